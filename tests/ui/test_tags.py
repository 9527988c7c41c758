"""The tags of spirits that would appear: none on another, none on an arrow that is turned."""

from __future__ import annotations

import pygame

from game.ui.table.tags import Tag, tag_places

SIZE = (60, 26)
UPPER, LOWER = pygame.Rect(100, 100, 80, 80), pygame.Rect(100, 180, 80, 80)


def test_the_tag_leaves_the_arrows_that_are_turned_free() -> None:
    above = (115.0, 194.0), (140.0, 195.0), (165.0, 194.0)
    held, lying = tag_places([Tag(LOWER, SIZE, above), Tag(UPPER, SIZE, ((140.0, 115.0),))], above)
    assert held.center == LOWER.midbottom
    assert lying.center == UPPER.midtop


def test_arrows_above_and_below_leave_the_middle() -> None:
    arrows = (140.0, 195.0), (140.0, 245.0)
    assert tag_places([Tag(LOWER, SIZE, arrows)], arrows)[0].center == LOWER.center


def test_tags_one_above_the_other_do_not_touch() -> None:
    below = ((140.0, 165.0),)
    first, second = tag_places(
        [Tag(LOWER, SIZE, ((140.0, 195.0),)), Tag(UPPER, SIZE, below)], below
    )
    assert not first.colliderect(second)
    assert not any(rect.inflate(8, 8).collidepoint(below[0]) for rect in (first, second))
