"""What lies under the pointer is told: the right thing, in both languages, and never in the way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.commands.shot import demo
from game.engine import TILES, Arrow, ArrowCovered, Cell, Orientation, Phase, Place, parse_move
from game.match import Session, outcome
from game.resources import assets
from game.store import Aids
from game.ui.drawing.art import Art
from game.ui.drawing.lettering import ELLIPSIS
from game.ui.drawing.tile_art import arrow_centre
from game.ui.input import (
    Action,
    Asked,
    Device,
    Left,
    Moved,
    Point,
    Press,
    Pressed,
    Released,
    Wheeled,
)
from game.ui.picture import TilePicture
from game.ui.scene import SceneStack
from game.ui.scenes.boards import BoardsScene
from game.ui.scenes.play import PlayScene
from game.ui.scenes.rules import RulesScene
from game.ui.services import Services
from game.ui.table.examples import example
from game.ui.table.note import Note, draw_note
from game.ui.table.rays import arrow_at
from game.ui.table.rule import Rule
from game.words import languages
from tests.ui.test_scenes_around import furnished
from tests.ui.test_words_fit import Ear

SIZE = (1280, 720)
CODES = tuple(language.code for language in languages())
REST_MS = 450.0


@pytest.fixture(scope="module")
def box() -> Art:
    return Art(assets())


@pytest.fixture
def services(tmp_path: Path, box: Art) -> Services:
    return furnished(tmp_path, box)


@pytest.fixture(scope="module")
def games() -> dict[int, Session]:
    return {seats: demo(seats, None) for seats in (1, 2, 4)}


def at_table(services: Services, session: Session, size: tuple[int, int] = SIZE) -> PlayScene:
    scene = PlayScene(services, session, kept=False)
    SceneStack(size).push(scene)
    return scene


def told(scene: PlayScene, at: Point) -> Note:
    """The note at a point, which must have one."""
    note = scene._help.explainer.at(at)
    assert note is not None
    return note


def shown(scene: PlayScene) -> Note | None:
    """The note that is shown now."""
    return scene._help._explaining.note


def rest(scene: PlayScene, ms: float = REST_MS) -> None:
    for _ in range(round(ms / 50)):
        scene.update(50)


def arrows(scene: PlayScene) -> Iterator[tuple[Cell, TilePicture, Arrow]]:
    """Every arrow that is seen on the display shown."""
    for cell, tile in scene.view.picture.seats[scene.view.shown].tiles.items():
        if not tile.revealed:
            for arrow in tile.tile.turned(tile.orientation):
                yield cell, tile, arrow


def middle(scene: PlayScene, cell: Cell, arrow: Arrow) -> Point:
    camera = scene.view.camera
    return arrow_centre(arrow.direction, camera.at(cell), camera.side)


def covering(session: Session, seat: int, cell: Cell, arrow: Arrow) -> tuple[int, int, bool]:
    """The turn, the tile, and whether it was an intermezzo, looked up in the moves."""
    turn = 0
    for step in session.steps:
        intermezzo = step.before.phase is Phase.INTERMEZZO
        if isinstance(step.move, Place) and step.seat == seat and not intermezzo:
            turn += 1
        for event in step.events:
            if not isinstance(event, ArrowCovered) or event.seat != seat:
                continue
            if (event.cell, event.direction) == (cell, arrow.direction):
                seen = step.after.players[seat].display[event.target]
                return turn, seen.tile.id, intermezzo
    raise AssertionError("no move covered this arrow")


# --- Arrows -------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_an_arrow_tells_what_it_waits_for_or_what_covered_it_and_when(
    services: Services, games: dict[int, Session], seats: int, code: str
) -> None:
    services.change(language=code, keep=False)
    session, words = games[seats], services.words
    scene = at_table(services, session)
    kinds = set()
    for seat in range(seats):
        scene.view.looked_at = seat
        scene.view.fit(glide=False)
        for cell, tile, arrow in arrows(scene):
            note = told(scene, middle(scene, cell, arrow))
            name = words(f"el.{arrow.element.word}.arrow")
            way = words(f"dir.{arrow.direction.name.lower()}")
            assert note.title.lower() == f"{name}, {way}".lower()
            assert note.ray is not None
            if arrow.direction in tile.covered:
                turn, number, intermezzo = covering(session, seat, cell, arrow)
                key = "why.covered.inter" if intermezzo else "why.covered"
                other = words(f"el.{TILES[number].element.word}.tile")
                assert note.text == words(key, t=turn, tile=other, v=TILES[number].value)
                target = note.ray.target
                assert target is not None
                seen = scene.view.picture.seats[seat].tiles[target].tile
                assert seen.element is arrow.element
            else:
                assert words(f"el.{arrow.element.word}.tile") in note.text
                assert note.ray.target is None
            kinds.add(note.ray.target is None)
    assert kinds == {True, False}


@pytest.mark.parametrize("side", [18, 24, 40, 44, 88, 200])
def test_every_arrow_can_be_reached_however_small(side: int) -> None:
    rect = pygame.Rect(100, 100, side, side)
    for number in TILES:
        for orientation in Orientation:
            tile = TilePicture(TILES[number], orientation, waiting=len(TILES[number].arrows))
            for arrow in TILES[number].turned(orientation):
                at = arrow_centre(arrow.direction, rect.topleft, side)
                assert arrow_at(tile, rect, at) == arrow
            assert arrow_at(tile, rect, rect.center) is None


def test_the_ray_is_there_at_once_and_the_note_after_a_rest(
    services: Services, games: dict[int, Session]
) -> None:
    scene = at_table(services, games[2])
    cell, _, arrow = next(iter(arrows(scene)))
    scene.handle(Moved(middle(scene, cell, arrow)))
    assert scene._help._explaining.ray is not None
    assert shown(scene) is None
    rest(scene, REST_MS - 50)
    assert shown(scene) is None
    rest(scene, 50)
    assert shown(scene) is not None
    scene.handle(Moved((0, 0)))
    assert scene._help._explaining.ray is None


def test_rays_are_drawn_on_every_board(services: Services, games: dict[int, Session]) -> None:
    scene = at_table(services, games[4])
    bare, pointed = pygame.Surface(SIZE), pygame.Surface(SIZE)
    for seat in range(4):
        scene.view.looked_at = seat
        scene.view.fit(glide=False)
        for _ in range(2):
            scene.stack.draw(bare)
        cell, _, arrow = next(iter(arrows(scene)))
        scene.handle(Moved(middle(scene, cell, arrow)))
        scene.stack.draw(pointed)
        assert bare.get_buffer().raw != pointed.get_buffer().raw
        scene.handle(Left())


def test_all_displays_tell_the_same(services: Services, games: dict[int, Session]) -> None:
    scene = at_table(services, games[4])
    scene.handle(Asked(Action.BOARDS))
    boards = scene.stack.top
    assert isinstance(boards, BoardsScene)
    surface = pygame.Surface(SIZE)
    for seat, camera in enumerate(boards._cameras):
        scene.view.looked_at = seat
        for cell, _, arrow in arrows(scene):
            at = arrow_centre(arrow.direction, camera.at(cell), camera.side)
            boards.handle(Moved(at))
            ray = boards._explaining.ray
            assert ray is not None
            assert (ray.seat, ray.cell, ray.arrow) == (seat, cell, arrow)
        for _ in range(9):
            boards.update(50)
        boards.draw(surface)
        assert boards._explaining.note is not None
    at = boards._panels[0].head.center
    boards.handle(Moved(at))
    boards.handle(Asked(Action.RULES))
    assert isinstance(scene.stack.top, RulesScene)


# --- Everything else ----------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_each_thing_has_its_rule(services: Services, games: dict[int, Session], code: str) -> None:
    services.change(language=code, keep=False)
    scene = at_table(services, games[4])
    view, layout, words = scene.view, scene.view.layout, services.words
    panel, px = layout.seats[0], layout.unit.px
    row = (panel.height - px(44)) / 3
    things: dict[Point, tuple[Rule, str]] = {
        (panel.left + 60, panel.top + 20): (Rule.END, view.name(0)),
        (panel.right - 20, panel.top + 20): (Rule.HARMONY, str(view.picture.seats[0].score)),
        (panel.left + 20, panel.top + px(44) + row * 0.5): (
            Rule.DISCS,
            words("why.supply", n=view.picture.seats[0].supply),
        ),
        (panel.left + 20, panel.top + px(44) + row * 1.5): (
            Rule.CACOPHONY,
            words("why.cacophony", n=view.picture.seats[0].cacophony),
        ),
        (panel.left + 20, panel.top + px(44) + row * 2.5): (Rule.SPIRITS, ""),
        (panel.right - 30, panel.bottom - 30): (Rule.PLACING, view.name(0)),
        layout.pile_tile.center: (Rule.OFFER, words("play.pile")),
        (layout.row or panel).center: (Rule.INTERMEZZO, str(len(view.picture.row))),
        view.hand_places[0][1].center: (Rule.OFFER, ""),
        (layout.log.centerx, layout.log.centery): (Rule.ORDER, ""),
        (view.bar.x(view.bar.low) + 4, view.bar.rect.centery): (Rule.HARMONY, ""),
        (view.bar.x(45), view.bar.rect.centery): (Rule.END, words("play.target", n=45)),
        view.camera.rect(view.free_cells[0]).center: (Rule.PLACING, words("why.cell")),
    }
    for at, (rule, part) in things.items():
        note = told(scene, at)
        assert note.rule is rule, note
        assert part in note.title
        assert note.text
    alone = max(range(4), key=lambda seat: view.picture.seats[seat].score)
    x, y = view.bar.x(view.picture.seats[alone].score), view.bar.rect.centery - px(10)
    assert told(scene, (x, y)).title.startswith(view.name(alone))


def test_a_spirit_and_a_vessel_are_told_apart(
    services: Services, games: dict[int, Session]
) -> None:
    scene = at_table(services, games[1])
    rules = set()
    for cell, tile in scene.view.picture.seats[0].tiles.items():
        note = told(scene, scene.view.camera.rect(cell).center)
        rules.add(note.rule)
        word = tile.tile.element.word
        if tile.revealed:
            spirit = services.words(f"el.{word}.spirit")
            assert spirit in note.title.lower()
        elif tile.waiting:
            assert note.title == services.words("why.vessel")
            assert str(tile.waiting) in note.text
    assert rules == {Rule.SPIRITS, Rule.DISCS}


@pytest.mark.parametrize("code", CODES)
def test_every_part_of_the_ledger_is_told(
    services: Services, games: dict[int, Session], code: str
) -> None:
    services.change(language=code, keep=False)
    scene = at_table(services, games[4])
    state = games[4].state
    moves = [
        Place(tile, cell, orientation)
        for tile in state.hand
        for cell in state.player.display.edge
        for orientation in Orientation
    ]
    would = {move: outcome(state, move) for move in moves}
    best = max(moves, key=lambda move: (len(would[move].spirits), would[move].back))
    turn = scene.view.turn
    turn.take(best.tile)
    turn.turn(best.orientation)
    turn.press(best.cell, 0)
    strip = scene.view.layout.strip
    found = {
        note.title: note.rule
        for x in range(strip.left, strip.right, 4)
        for y in range(strip.top, strip.bottom, 6)
        if (note := scene._help.explainer.at((x, y))) is not None
    }
    words, preview = services.words, would[best]
    for key, number in (("sum.supply", preview.supply), ("sum.placed", preview.placed)):
        assert any(words(key, n=number).lower() in title.lower() for title in found), key
    rules = set(found.values())
    assert {Rule.DISCS, Rule.CACOPHONY, Rule.SPIRITS, Rule.HARMONY, Rule.ORDER} <= rules


@pytest.mark.parametrize("code", CODES)
def test_what_the_coach_shows_is_told(
    services: Services, games: dict[int, Session], code: str
) -> None:
    services.change(language=code, aids=Aids.COACH, keep=False)
    scene, words = at_table(services, games[4]), services.words
    turn, view = scene.view.turn, scene.view
    tile = turn.state.hand[0]
    turn.take(tile)
    while view.coach.update(turn, 60):
        pass
    assert words("why.coach.dots") in told(scene, dict(view.hand_places)[tile].center).text
    turn.press(turn.cells[0], 0)
    counts = set()
    for cell, would in view.advice.items():
        advice = told(scene, view.camera.rect(cell).center)
        assert words.signed(would.net) in advice.title
        key, covers = "why.coach.covers", len(would.covered)
        text = words.counted(key, covers) if covers else words("why.coach.none")
        assert advice.text == text
        counts.add(covers)
    assert len(counts) > 1
    strip = view.layout.strip
    found = {
        note.text
        for x in range(strip.left, strip.right, 4)
        if (note := scene._help.explainer.at((x, strip.centery))) is not None
    }
    assert words("why.coach.best") in found
    services.change(aids=Aids.STANDARD, keep=False)
    cell = next(cell for cell in turn.cells if cell != turn.cell)
    assert told(scene, view.camera.rect(cell).center).title == words("why.cell")


def test_the_last_round_is_told_at_its_badge(services: Services) -> None:
    session = example("page11")
    record = session.record
    earlier = Session(record)
    for move in record.moves[:47]:
        earlier.play(parse_move(str(move)))
    scene = at_table(services, earlier)
    note = told(scene, scene.view.badge().center)
    assert note.title == services.words("play.lastround.score", name="Ada", n=75)
    assert note.rule is Rule.END


# --- Never in the way ---------------------------------------------------------------------------


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)], ids=lambda size: f"{size[0]}")
def test_notes_lie_beside_their_things_in_the_window_and_are_whole(
    services: Services,
    games: dict[int, Session],
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    code: str,
    text: int,
) -> None:
    services.change(language=code, text=text, keep=False)
    surface = pygame.Surface(size, 0, 32)
    brush, window = services.brush(surface), surface.get_rect()
    ear = Ear(services.art, monkeypatch)
    ear._surface = surface
    for session in games.values():
        scene = at_table(services, session, size)
        seen = set()
        for x in range(4, size[0], 16):
            for y in range(4, size[1], 16):
                note = scene._help.explainer.at((x, y))
                if note is None or (note.title, note.text) in seen:
                    continue
                seen.add((note.title, note.text))
                ear.written.clear()
                ear.sizes.clear()
                box = draw_note(brush, note, services.words)
                assert window.contains(box), note.title
                assert not box.colliderect(note.beside) or _wide(note, window), note.title
                assert all(one.whole and box.contains(one.place) for one in ear.written)
                assert not [one for one in ear.sizes if ELLIPSIS in one], note.title
        assert len(seen) > 12


def _wide(note: Note, window: pygame.Rect) -> bool:
    """Whether a thing takes up so much of the window that there is no room beside it."""
    return note.beside.width > window.width / 2 or note.beside.height > window.height / 2


def test_a_note_hides_no_ray(services: Services, games: dict[int, Session]) -> None:
    scene = at_table(services, games[4])
    brush = services.brush(pygame.Surface(SIZE))
    for cell, _, arrow in arrows(scene):
        note = told(scene, middle(scene, cell, arrow))
        box = draw_note(brush, note, services.words)
        assert not any(box.clipline(*line) for line in note.lines)


@pytest.mark.parametrize(
    "event",
    [Pressed((0, 0), Press.LEFT), Wheeled((0, 0), 1), Asked(Action.UP), Left()],
    ids=lambda event: type(event).__name__,
)
def test_a_note_is_gone_on_any_press(
    services: Services, games: dict[int, Session], event: Pressed | Wheeled | Asked | Left
) -> None:
    scene = at_table(services, games[4])
    at = scene.view.layout.pile.center
    scene.handle(Moved(at))
    rest(scene)
    assert shown(scene) is not None
    scene.handle(Pressed(at, Press.LEFT) if isinstance(event, Pressed) else event)
    assert shown(scene) is None
    rest(scene)
    assert shown(scene) is None


def test_what_was_pressed_away_stays_away_until_the_pointer_leaves(
    services: Services, games: dict[int, Session]
) -> None:
    scene = at_table(services, games[4])
    x, y = scene.view.layout.pile.center
    scene.handle(Moved((x, y)))
    scene.handle(Pressed((x, y), Press.LEFT))
    scene.handle(Moved((x + 1, y)))
    rest(scene)
    assert shown(scene) is None
    scene.handle(Moved((2, 2)))
    scene.handle(Moved((x, y)))
    rest(scene)
    assert shown(scene) is not None


def test_nothing_is_told_while_a_move_is_played_back(
    services: Services, games: dict[int, Session]
) -> None:
    session = demo(2, 12)
    scene = at_table(services, session)
    at = scene.view.layout.pile.center
    scene.handle(Moved(at))
    rest(scene)
    assert shown(scene) is not None
    state = session.state
    scene.commit(Place(state.hand[0], state.player.display.edge[0], Orientation.N))
    scene.update(50)
    assert shown(scene) is None
    assert scene._help.explainer.at(at) is None


def test_a_table_at_rest_draws_nothing(services: Services, games: dict[int, Session]) -> None:
    services.change(idle_life=False, keep=False)
    scene = at_table(services, games[4])
    surface = pygame.Surface(SIZE)
    cell, _, arrow = next(iter(arrows(scene)))
    scene.handle(Moved(middle(scene, cell, arrow)))
    rest(scene, 2000)
    for _ in range(3):
        scene.stack.draw(surface)
    assert shown(scene) is not None
    for _ in range(40):
        scene.update(50)
        assert not scene.dirty


# --- The rule book opens where it is told -------------------------------------------------------


def test_the_book_opens_at_what_is_under_the_pointer(
    services: Services, games: dict[int, Session]
) -> None:
    scene = at_table(services, games[4])
    layout = scene.view.layout
    for at in (layout.pile.center, (layout.row or layout.pile).center, layout.seats[1].center):
        rule = told(scene, at).rule
        scene.handle(Moved(at))
        scene.handle(Asked(Action.RULES))
        book = scene.stack.top
        assert isinstance(book, RulesScene)
        assert book.rule is rule
        book.handle(Asked(Action.RULES))
        assert scene.stack.top is scene


def test_the_book_opens_at_what_the_keys_are_busy_with(
    services: Services, games: dict[int, Session]
) -> None:
    scene = at_table(services, games[2])
    scene.handle(Asked(Action.TAKE, 0))
    explainer = scene._help.explainer
    assert explainer.focused is Rule.OFFER
    scene.handle(Asked(Action.CONFIRM))
    scene.handle(Asked(Action.RULES))
    book = scene.stack.top
    assert isinstance(book, RulesScene)
    assert book.rule is explainer.focused
    assert book.rule is not Rule.OFFER


def test_the_book_opens_at_what_has_the_ring_of_the_keys(
    services: Services, games: dict[int, Session]
) -> None:
    services.device = Device.KEYS
    scene = at_table(services, games[4])
    rules = set()
    for _ in range(14):
        scene.handle(Asked(Action.NEXT))
        focus = scene.desk.stops.focus
        note = None if focus is None else scene._help.explainer.at(focus.rect.center)
        scene.handle(Asked(Action.RULES))
        book = scene.stack.top
        assert isinstance(book, RulesScene)
        if note is not None:
            assert book.rule is note.rule
            rules.add(note.rule)
        book.handle(Asked(Action.BACK))
    assert Rule.OFFER in rules


def test_the_button_on_the_table_opens_the_book(
    services: Services, games: dict[int, Session]
) -> None:
    scene = at_table(services, games[4])
    place = scene.view.layout.tools[-2].center
    scene.handle(Moved(place))
    scene.handle(Pressed(place, Press.LEFT))
    scene.handle(Released(place, Press.LEFT))
    assert isinstance(scene.stack.top, RulesScene)


def test_an_intermezzo_is_told_too(services: Services) -> None:
    session = demo(4, None, Phase.INTERMEZZO)
    scene = at_table(services, session)
    top = scene.stack.top
    assert top is not scene
    at = scene.view.hand_places[0][1].center
    top.handle(Moved(at))
    for _ in range(9):
        top.update(50)
    note = shown(scene)
    assert note is not None
    assert note.rule is Rule.INTERMEZZO
    top.handle(Asked(Action.RULES))
    book = scene.stack.top
    assert isinstance(book, RulesScene)
    assert book.rule is Rule.INTERMEZZO
    book.handle(Asked(Action.BACK))
    assert scene.stack.top is top
