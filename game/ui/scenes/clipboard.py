"""The system's clipboard, where there is one."""

from __future__ import annotations

import pygame


def available() -> bool:
    """Whether text can be copied here."""
    try:
        pygame.scrap.get_text()
    except pygame.error:
        return False
    return True


def copied(text: str) -> bool:
    """Put `text` on the clipboard; whether that worked."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def pasted() -> str:
    """The clipboard's text, or nothing."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
