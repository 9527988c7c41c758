"""The stack of scenes: who is told what, in which order, and what is drawn."""

from __future__ import annotations

import pygame
import pytest

from game.ui.scene import Scene, SceneStack

SIZE = (320, 240)


class Noted(Scene[str]):
    """Writes into a common book what happens to it."""

    def __init__(self, name: str, book: list[str], *, transparent: bool = False) -> None:
        super().__init__()
        self.name = name
        self.book = book
        self.transparent = transparent
        self.sizes: list[tuple[int, int]] = []

    def _note(self, what: str) -> None:
        self.book.append(f"{self.name} {what}")

    def enter(self) -> None:
        self._note("enter")

    def leave(self) -> None:
        self._note("leave")

    def cover(self) -> None:
        self._note("cover")

    def uncover(self) -> None:
        self._note("uncover")

    def layout(self, size: tuple[int, int]) -> None:
        self.sizes.append(size)
        self._note("layout")

    def draw(self, surface: pygame.Surface) -> None:
        self._note("draw")


@pytest.fixture
def book() -> list[str]:
    return []


@pytest.fixture
def stack() -> SceneStack:
    return SceneStack(SIZE)


def read(book: list[str]) -> list[str]:
    """What was written since the last time."""
    told = list(book)
    book.clear()
    return told


def test_an_empty_stack_has_no_top(stack: SceneStack) -> None:
    assert len(stack) == 0
    assert stack.scenes == ()
    with pytest.raises(IndexError):
        _ = stack.top
    stack.clear()
    stack.draw(pygame.Surface(SIZE))


def test_a_scene_knows_its_stack_and_size_before_it_enters(
    stack: SceneStack, book: list[str]
) -> None:
    scene = Noted("a", book)
    stack.push(scene)
    assert read(book) == ["a layout", "a enter"]
    assert scene.stack is stack
    assert scene.sizes == [SIZE]
    assert stack.top is scene
    assert scene.dirty


def test_the_scene_below_is_covered_first_and_uncovered_last(
    stack: SceneStack, book: list[str]
) -> None:
    stack.push(Noted("a", book))
    above = Noted("b", book)
    read(book)
    stack.push(above)
    assert read(book) == ["a cover", "b layout", "b enter"]
    above.pop("done")
    assert read(book) == ["b leave", "a uncover", "a layout"]


def test_a_result_is_handed_down_once_everything_is_in_its_place(
    stack: SceneStack, book: list[str]
) -> None:
    below, above = Noted("a", book), Noted("b", book)
    stack.push(below)

    def then(result: str) -> None:
        assert stack.scenes == (below,)
        book.append(f"got {result}")

    stack.push(above, then)
    read(book)
    above.pop("tea")
    assert read(book) == ["b leave", "a uncover", "a layout", "got tea"]


def test_what_gets_a_result_may_push_the_next_scene(stack: SceneStack, book: list[str]) -> None:
    stack.push(Noted("a", book))
    first, second = Noted("b", book), Noted("c", book)
    stack.push(first, lambda _: stack.push(second))
    first.pop("")
    assert [scene.name for scene in stack.scenes if isinstance(scene, Noted)] == ["a", "c"]


def test_a_scene_without_a_listener_pops_all_the_same(stack: SceneStack, book: list[str]) -> None:
    scene = Noted("a", book)
    stack.push(scene)
    scene.pop("nobody hears this")
    assert len(stack) == 0


@pytest.mark.parametrize("way", ["pop", "drop"])
def test_only_the_top_scene_can_leave(stack: SceneStack, book: list[str], way: str) -> None:
    below, above = Noted("a", book), Noted("b", book)
    stack.push(below)
    stack.push(above)
    read(book)
    with pytest.raises(ValueError, match="Noted is not on top"):
        below.pop("") if way == "pop" else stack.drop(below)
    assert stack.scenes == (below, above)
    assert read(book) == []


def test_a_dropped_scene_hands_nothing_down(stack: SceneStack, book: list[str]) -> None:
    got: list[str] = []
    below, above = Noted("a", book), Noted("b", book)
    stack.push(below)
    stack.push(above, got.append)
    read(book)
    stack.drop(above)
    assert read(book) == ["b leave", "a uncover", "a layout"]
    assert got == []


def test_a_replaced_scene_leaves_without_a_result_and_nothing_is_uncovered(
    stack: SceneStack, book: list[str]
) -> None:
    got: list[str] = []
    stack.push(Noted("a", book))
    stack.push(Noted("b", book), got.append)
    read(book)
    stack.replace(Noted("c", book))
    assert read(book) == ["b leave", "c layout", "c enter"]
    assert len(stack) == 2
    assert got == []


def test_the_first_scene_may_come_by_replacing(stack: SceneStack, book: list[str]) -> None:
    stack.replace(Noted("a", book))
    assert read(book) == ["a layout", "a enter"]


def test_clearing_leaves_every_scene_from_the_top(stack: SceneStack, book: list[str]) -> None:
    for name in "abc":
        stack.push(Noted(name, book))
    read(book)
    stack.clear()
    assert read(book) == ["c leave", "b leave", "a leave"]
    assert len(stack) == 0


def test_only_what_shows_is_drawn_from_the_bottom_up(stack: SceneStack, book: list[str]) -> None:
    surface = pygame.Surface(SIZE)
    stack.push(Noted("a", book))
    stack.push(Noted("b", book))
    read(book)
    stack.draw(surface)
    assert read(book) == ["b draw"]
    stack.push(Noted("c", book, transparent=True))
    stack.push(Noted("d", book, transparent=True))
    read(book)
    stack.draw(surface)
    assert read(book) == ["b draw", "c draw", "d draw"]


def test_a_transparent_scene_at_the_bottom_is_drawn_alone(
    stack: SceneStack, book: list[str]
) -> None:
    stack.push(Noted("a", book, transparent=True))
    read(book)
    stack.draw(pygame.Surface(SIZE))
    assert read(book) == ["a draw"]


def test_drawing_makes_clean_what_was_drawn_and_nothing_else(
    stack: SceneStack, book: list[str]
) -> None:
    hidden, below, above = Noted("a", book), Noted("b", book), Noted("c", book, transparent=True)
    for scene in (hidden, below, above):
        stack.push(scene)
    stack.draw(pygame.Surface(SIZE))
    assert [scene.dirty for scene in (hidden, below, above)] == [True, False, False]


def test_a_scene_that_comes_up_again_is_laid_out_and_drawn_anew(
    stack: SceneStack, book: list[str]
) -> None:
    below, above = Noted("a", book), Noted("b", book)
    stack.push(below)
    stack.draw(pygame.Surface(SIZE))
    stack.push(above)
    above.pop("")
    assert below.dirty
    assert below.sizes == [SIZE, SIZE]


def test_a_resize_reaches_every_scene_and_those_that_come_later(
    stack: SceneStack, book: list[str]
) -> None:
    below, above, later = (Noted(name, book) for name in "abc")
    stack.push(below)
    stack.push(above)
    stack.draw(pygame.Surface(SIZE))
    stack.resize((640, 360))
    assert stack.size == (640, 360)
    assert below.sizes[-1] == above.sizes[-1] == (640, 360)
    assert below.dirty
    assert above.dirty
    stack.push(later)
    assert later.sizes == [(640, 360)]


def test_a_plain_scene_is_still_and_takes_no_text(stack: SceneStack) -> None:
    scene: Scene[None] = Scene()
    stack.push(scene)
    assert not scene.typing
    assert not scene.moving
    scene.update(16)
    scene.pop(None)
    assert len(stack) == 0
