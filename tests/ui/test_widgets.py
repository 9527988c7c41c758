"""Widgets and their group: clicks, keys, text."""

from __future__ import annotations

import pygame
import pytest

from game.ui.drawing.art import Art
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Knob, Touch
from game.ui.drawing.theme import Unit
from game.ui.input import (
    Action,
    Asked,
    Left,
    Moved,
    Point,
    Press,
    Pressed,
    Released,
    Typed,
    Wheeled,
)
from game.ui.widgets.button import Button, IconButton
from game.ui.widgets.choice import Choice, Option, PictureChoice, Toggle
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.field import TextField
from game.ui.widgets.group import TIP_AFTER, Group
from game.ui.widgets.notes import FADE, Toast, draw_tooltip
from game.ui.widgets.scroll_list import ScrollList
from game.ui.widgets.slider import Slider
from game.ui.widgets.widget import Widget

UNIT = Unit.of((1280, 720))


class Row:
    """Three buttons side by side, 100 pixels apart, that write down who was pressed."""

    def __init__(self) -> None:
        self.log: list[str] = []
        self.buttons = [self.button(name, x) for x, name in enumerate("abc")]
        self.group = Group(self.buttons)

    def button(self, name: str, x: int) -> Button:
        button = Button(name, lambda: self.log.append(name))
        button.place(pygame.Rect(100 * x, 0, 80, 50), UNIT)
        return button


def click(target: Group | Widget | Dialog, at: Point) -> None:
    target.handle(Moved(at))
    target.handle(Pressed(at, Press.LEFT))
    target.handle(Released(at, Press.LEFT))


def ask(target: Group | Widget | Dialog, *actions: Action) -> list[bool]:
    return [target.handle(Asked(action)) for action in actions]


def type_in(field: TextField, text: str) -> None:
    for letter in text:
        field.handle(Typed(letter))


def test_press_and_release_inside_is_one_click() -> None:
    row = Row()
    click(row.group, (140, 25))
    assert row.log == ["b"]


def test_a_press_that_slips_off_does_nothing() -> None:
    row = Row()
    row.group.handle(Pressed((140, 25), Press.LEFT))
    row.group.handle(Moved((140, 200)))
    row.group.handle(Released((240, 25), Press.LEFT))
    assert row.log == []
    row.group.handle(Released((140, 25), Press.LEFT))
    assert row.log == []


def test_a_storm_of_clicks_has_one_effect_a_click() -> None:
    row = Row()
    for _ in range(50):
        row.group.handle(Pressed((10, 25), Press.LEFT))
        row.group.handle(Pressed((10, 25), Press.LEFT))
        row.group.handle(Released((10, 25), Press.LEFT))
        row.group.handle(Released((10, 25), Press.LEFT))
    assert row.log == ["a"] * 50


def test_other_buttons_of_the_mouse_do_nothing() -> None:
    row = Row()
    assert not row.group.handle(Pressed((10, 25), Press.RIGHT))
    assert not row.group.handle(Released((10, 25), Press.RIGHT))
    assert row.log == []


def test_a_disabled_button_swallows_the_click() -> None:
    row = Row()
    row.buttons[0].enabled = False
    assert row.group.handle(Pressed((10, 25), Press.LEFT))
    row.group.handle(Released((10, 25), Press.LEFT))
    assert row.log == []
    assert row.buttons[0].touch is Touch.OFF


def test_small_buttons_have_a_target_of_forty_units() -> None:
    button = IconButton("help", lambda: None)
    button.place(pygame.Rect(100, 100, 20, 20), UNIT)
    assert button.target.size == (40, 40)
    assert button.covers((92, 128))
    assert not button.covers((88, 110))


def test_where_targets_overlap_the_nearer_one_counts() -> None:
    one, two = (IconButton("help", lambda: None) for _ in range(2))
    one.place(pygame.Rect(100, 100, 20, 20), UNIT)
    two.place(pygame.Rect(124, 100, 20, 20), UNIT)
    group = Group([one, two])
    assert group.at((118, 110)) is one
    assert group.at((121, 110)) is one
    assert group.at((123, 110)) is two


def test_hover_follows_the_pointer_and_says_when_it_changed() -> None:
    row = Row()
    assert row.group.handle(Moved((10, 25)))
    assert not row.group.handle(Moved((12, 25)))
    assert row.group.handle(Moved((140, 25)))
    assert [button.hovered for button in row.buttons] == [False, True, False]
    assert row.group.handle(Left())
    assert row.group.hovered is None


def test_tab_goes_round_and_the_ring_shows_only_after_keys() -> None:
    row = Row()
    click(row.group, (140, 25))
    assert not row.group.marking
    ask(row.group, Action.NEXT)
    assert row.group.marking
    assert row.group.focus is row.buttons[1]
    ask(row.group, Action.NEXT, Action.NEXT)
    assert row.group.focus is row.buttons[0]
    ask(row.group, Action.PREVIOUS)
    assert row.group.focus is row.buttons[2]
    ask(row.group, Action.CONFIRM)
    assert row.log == ["b", "c"]
    row.group.handle(Pressed((400, 400), Press.LEFT))
    assert not row.group.marking


def test_tab_skips_what_cannot_be_used() -> None:
    row = Row()
    row.buttons[0].enabled = False
    row.buttons[1].visible = False
    ask(row.group, Action.NEXT)
    assert row.group.focus is row.buttons[2]
    row.buttons[2].enabled = False
    assert ask(row.group, Action.NEXT, Action.DOWN, Action.CONFIRM) == [False] * 3


def test_confirm_means_the_default_until_keys_were_used() -> None:
    row = Row()
    row.group.default = row.buttons[2]
    ask(row.group, Action.CONFIRM)
    assert row.log == ["c"]
    ask(row.group, Action.NEXT, Action.PREVIOUS, Action.CONFIRM)
    assert row.log == ["c", "b"]


def test_arrows_go_to_the_nearest_widget_that_way() -> None:
    row = Row()
    below = row.button("below", 1)
    below.place(pygame.Rect(90, 90, 120, 50), UNIT)
    row.group.widgets.append(below)
    ask(row.group, Action.RIGHT)
    assert row.group.focus is row.buttons[0]
    ask(row.group, Action.RIGHT)
    assert row.group.focus is row.buttons[1]
    ask(row.group, Action.DOWN)
    assert row.group.focus is below
    assert ask(row.group, Action.DOWN) == [False]
    ask(row.group, Action.UP)
    assert row.group.focus is row.buttons[1]


def test_arrows_can_be_left_to_the_scene() -> None:
    row = Row()
    row.group.arrows = False
    assert ask(row.group, Action.RIGHT, Action.DOWN) == [False, False]
    assert ask(row.group, Action.NEXT) == [True]


def test_nothing_stays_lit_under_the_pointer_once_keys_are_used() -> None:
    row = Row()
    row.group.handle(Moved(row.buttons[0].rect.center))
    assert row.group.hovered is row.buttons[0]
    ask(row.group, Action.NEXT)
    assert row.group.hovered is None


def test_toggle_switches_by_click_and_key() -> None:
    heard: list[bool] = []
    toggle = Toggle("Vorschau", False, heard.append)
    toggle.place(pygame.Rect(0, 0, 300, 40), UNIT)
    group = Group([toggle])
    click(group, (10, 20))
    ask(group, Action.NEXT, Action.CONFIRM)
    assert heard == [True, False]


def test_choice_by_click_and_arrows() -> None:
    heard: list[int] = []
    choice = Choice([Option("a"), Option("b"), Option("c")], 0, heard.append)
    choice.place(pygame.Rect(0, 0, 300, 40), UNIT)
    after = Button("x", lambda: None)
    after.place(pygame.Rect(320, 0, 100, 40), UNIT)
    group = Group([choice, after])
    click(group, (150, 20))
    click(group, (150, 20))
    assert heard == [1]
    ask(group, Action.NEXT, Action.RIGHT, Action.CONFIRM)
    assert heard == [1, 2], "confirming stays with what the arrow chose"
    ask(group, Action.RIGHT)
    assert group.focus is after
    assert choice.chosen == 2


def test_choice_in_columns_moves_up_and_down() -> None:
    heard: list[int] = []
    choice = Choice([Option(letter) for letter in "abcd"], 0, heard.append, columns=2)
    choice.place(pygame.Rect(0, 0, 200, 100), UNIT)
    choice.focused = True
    assert ask(choice, Action.DOWN, Action.RIGHT, Action.RIGHT) == [True, True, False]
    assert heard == [2, 3]
    click(choice, (50, 20))
    assert choice.chosen == 0


def test_picture_choice_takes_the_nearest_picture() -> None:
    heard: list[int] = []
    choice = PictureChoice(["disc_amber", "disc_ivory"], 0, heard.append)
    choice.place(pygame.Rect(0, 0, 100, 50), UNIT)
    click(choice, (80, 10))
    assert heard == [1]


def test_slider_drags_steps_and_stays_in_bounds() -> None:
    heard: list[float] = []
    slider = Slider(0.5, heard.append)
    slider.place(pygame.Rect(100, 0, 200, 40), UNIT)
    group = Group([slider])
    group.handle(Pressed((200, 20), Press.LEFT))
    group.handle(Moved((250, 300)))
    group.handle(Moved((900, 20)))
    group.handle(Released((900, 20), Press.LEFT))
    assert heard == [0.75, 1.0]
    ask(group, Action.NEXT, Action.LEFT)
    assert slider.value == pytest.approx(0.95)


@pytest.fixture
def field() -> TextField:
    field = TextField("", lambda _text: None, longest=8)
    field.place(pygame.Rect(0, 0, 200, 40), UNIT)
    field.focused = True
    return field


def test_typing_erasing_and_moving_the_caret(field: TextField) -> None:
    type_in(field, "Käthe")
    ask(field, Action.LEFT, Action.LEFT, Action.ERASE)
    assert field.text == "Kähe"
    ask(field, Action.DELETE, Action.FIRST)
    type_in(field, "Ö")
    ask(field, Action.LAST)
    type_in(field, "!")
    assert field.text == "ÖKäe!"
    ask(field, *[Action.ERASE] * 20)
    assert field.text == ""


def test_a_field_takes_no_more_than_fits_and_no_controls(field: TextField) -> None:
    field.handle(Typed("abc\0def\nghijkl"))
    assert field.text == "abcdef g"
    field.handle(Typed("z"))
    assert len(field.text) == 8


def test_what_is_typed_replaces_a_text_that_was_chosen_whole(field: TextField) -> None:
    field.write("Ada")
    ask(field, Action.ALL)
    type_in(field, "Bo")
    assert field.text == "Bo"
    ask(field, Action.ALL, Action.LEFT)
    type_in(field, "!")
    assert field.text == "B!o"
    ask(field, Action.ALL, Action.ERASE)
    assert field.text == ""


def test_pasting_and_submitting() -> None:
    sent: list[str] = []
    field = TextField("", sent.append, submitted=sent.append, paste=lambda: "Ada")
    field.focused = True
    assert ask(field, Action.PASTE, Action.CONFIRM) == [True, True]
    assert sent == ["Ada", "Ada"]
    assert TextField("", sent.append).handle(Asked(Action.PASTE)) is False


def test_letters_belong_to_the_field_only_while_it_has_the_focus(field: TextField) -> None:
    field.focused = False
    group = Group([field])
    assert not group.handle(Typed("x"))
    click(group, (10, 10))
    assert group.typing
    assert group.handle(Typed("x"))
    group.handle(Pressed((600, 600), Press.LEFT))
    assert not group.typing
    assert field.text == "x"


def test_a_click_puts_the_caret_there(field: TextField, art: Art) -> None:
    type_in(field, "Wwwwww")
    field.draw(Brush(pygame.Surface((300, 100)), art, UNIT))
    click(field, (5, 20))
    assert field.caret == 0
    click(field, (195, 20))
    assert field.caret == 6


def rows(count: int) -> tuple[ScrollList, list[int]]:
    picked: list[int] = []
    listing = ScrollList(count, 40, lambda *_row: None, picked.append)
    listing.place(pygame.Rect(0, 0, 200, 100), UNIT)
    return listing, picked


def test_a_list_scrolls_no_further_than_its_ends() -> None:
    listing, picked = rows(10)
    listing.handle(Wheeled((10, 10), 5))
    assert listing.offset == 0
    listing.handle(Wheeled((10, 10), -30))
    assert listing.offset == 300
    click(listing, (10, 99))
    assert picked == [9]


def test_a_dragged_list_picks_nothing() -> None:
    listing, picked = rows(10)
    listing.handle(Pressed((10, 90), Press.LEFT))
    listing.handle(Moved((10, 30)))
    listing.handle(Released((10, 30), Press.LEFT))
    assert (listing.offset, picked) == (60, [])


def test_keys_keep_the_chosen_row_in_sight() -> None:
    listing, picked = rows(10)
    listing.focused = True
    ask(listing, *[Action.DOWN] * 6, Action.CONFIRM)
    assert picked == [6]
    assert listing.rect.contains(listing.row_rect(6))
    assert ask(rows(0)[0], Action.DOWN, Action.CONFIRM) == [False, False]


def test_a_dialog_takes_everything_and_answers_back(art: Art) -> None:
    log: list[str] = []
    yes = Button("Verlassen", lambda: log.append("yes"), kind=Knob.BRASS)
    no = Button("Bleiben", lambda: log.append("no"))
    dialog = Dialog(
        "Spiel verlassen?", "Der Spielstand bleibt.", [no, yes], lambda: log.append("-")
    )
    brush = Brush(pygame.Surface((960, 540)), art, Unit.of((960, 540)))
    dialog.draw(brush)
    assert brush.surface.get_rect().contains(dialog.rect)
    assert dialog.rect.contains(yes.rect.union(no.rect))
    click(dialog, no.rect.center)
    ask(dialog, Action.CONFIRM, Action.BACK)
    assert log == ["no", "yes", "-"]


def test_a_toast_goes_by_itself(art: Art) -> None:
    toast = Toast("Ada ist am Zug", picture="disc_amber", ms=500)
    brush = Brush(pygame.Surface((400, 200)), art, Unit.of((400, 200)))
    assert toast.update(FADE)
    toast.draw(brush, (200, 100))
    assert toast.update(500)
    assert not toast.update(FADE)


def test_a_tip_shows_after_a_rest_and_stays_in_the_window(art: Art) -> None:
    row = Row()
    row.buttons[0].tip = "Nimmt den letzten Zug zurück, solange niemand etwas Neues gesehen hat"
    row.group.handle(Moved((10, 25)))
    assert not row.group.update(TIP_AFTER / 2)
    assert row.group.update(TIP_AFTER / 2)
    brush = Brush(pygame.Surface((320, 120)), art, UNIT)
    row.group.draw(brush)
    draw_tooltip(brush, row.buttons[0].tip, pygame.Rect(300, 100, 20, 20))
    assert row.group.handle(Moved((11, 25)))
    assert not row.group.handle(Moved((12, 25)))


@pytest.mark.parametrize("size", [(960, 540), (1920, 1080)])
def test_every_widget_draws_in_every_state(art: Art, size: tuple[int, int]) -> None:
    brush = Brush(pygame.Surface(size), art, Unit.of(size, text=2.0))
    long = "Missklangscheibenzurücknahmeregel"
    widgets: list[Widget] = [
        Button(long, lambda: None, icon="play", kind=Knob.BRASS),
        IconButton("undo", lambda: None),
        Toggle(long, True, lambda _on: None),
        Choice([Option(long, "star"), Option("", "bot")], 0, lambda _index: None),
        PictureChoice(["portrait_sage", "disc_ivory"], 1, lambda _index: None),
        TextField("", lambda _text: None, placeholder=long),
        TextField(long, lambda _text: None, longest=60),
        Slider(0.0, lambda _value: None),
        ScrollList(3, 40, lambda *_row: None, lambda _index: None),
    ]
    for widget in widgets:
        widget.place(pygame.Rect(20, 20, brush.px(160), brush.px(40)), brush.unit)
        for enabled in (True, False):
            for state in ("hovered", "held", "focused"):
                widget.enabled = enabled
                setattr(widget, state, True)
                widget.draw(brush)
                widget.draw_ring(brush)
