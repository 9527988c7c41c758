"""The program on screen: the window, its frames, and the scenes on their stack.

Frames come as often as is set and are drawn only when something has changed; in the background
they come less often. Everything else is the scenes' business.
"""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import pygame

from game import resources
from game.store import home, write_bytes
from game.ui.drawing.canvas import Canvas
from game.ui.input import Action, Asked, Device, Devices, Ear, Input, Moved
from game.ui.scene import SceneStack
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.watching import watch_file
from game.ui.services import Services, furnish
from game.ui.sound import open_sounds

SIZE = (1280, 720)
LEAST = (1024, 600)
SHARE = 2 / 3
"""The window opens as large as `SIZE`, or as this share of a screen that is larger."""
AROUND = (0.02, 0.12)
"""So much of the screen, across and down, is left to the title bar and the system's own bars."""
FRAMES_CALM, FRAMES_AWAY = 20, 12
"""Frames a second: after `CALM_MS` without anything to do, and in the background."""
CALM_MS = 400.0
REST_MS, LATEST_MS = 120.0, 450.0
"""A window that has kept its size for so long is not being resized any more; it is drawn sharply
at the latest after the second."""
SHARPEN_S, HASTE_S = 0.012, 0.0007
"""So much of a frame may go into drawing anew: at rest, and while things move (at 1080p)."""
STEP_MS = 50
"""No frame lets more time pass than this, however long the machine slept."""
_CENTRED = 0x2FFF0000
"""SDL's word for the middle of a screen, to which the screen's number is added."""
_UNSEEN = ("offscreen", "dummy")


def run(name: str | None = None) -> int:
    """Open the window and play until the player has enough; `name` is a record to open."""
    if not screen_there():
        print("Sagani needs a screen, and there is none here.", file=sys.stderr)
        return 1
    services = furnish(home(), resources.assets(), resources.levels())
    services.sounds = open_sounds(resources.assets() / "sound")
    services.tune()
    app = App(services)
    app.stack.push(MenuScene(services))
    if name is not None:
        watch_file(Path(name), app.stack, services)
    app.loop()
    services.sounds.close()
    pygame.quit()
    return 0


def screen_there() -> bool:
    """Wake up the display; False if nobody would see anything."""
    try:
        open_display()
    except pygame.error:
        return False
    return pygame.display.get_driver() not in _UNSEEN or "SDL_VIDEODRIVER" in os.environ


def open_display() -> None:
    """Wake up what is needed of SDL."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "sagani"  # pygame has put the script's name there
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_driver() == "x11":
        # Without a graphics card SDL's accelerated way costs 13 ms a frame, the plain one none.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def patience(size: tuple[int, int], *, moving: bool) -> float:
    """How many seconds of a frame may go into drawing anew what has changed."""
    if not moving:
        return SHARPEN_S
    return min(SHARPEN_S, HASTE_S * max(1.0, size[0] * size[1] / (1920 * 1080)))


def window_size(screen: tuple[int, int]) -> tuple[int, int]:
    """How large the window opens on a screen of so many pixels: its title bar stays in sight."""
    width, height = (round(side * (1 - bars)) for side, bars in zip(screen, AROUND, strict=True))
    scale = max(1.0, SHARE * min(screen[0] / SIZE[0], screen[1] / SIZE[1]))
    return min(width, round(SIZE[0] * scale)), min(height, round(SIZE[1] * scale))


def centred_on(number: int) -> tuple[int, int]:
    """The place of a window in the middle of a screen, counted from 0."""
    return _CENTRED + number, _CENTRED + number


class App:
    """The window and the loop. The program ends when no scene is left."""

    def __init__(self, services: Services) -> None:
        self.services = services
        services.toggle_fullscreen = self.toggle_fullscreen
        services.show_on = self.show_on
        screens = pygame.display.get_desktop_sizes()
        number = min(services.settings.display, len(screens) - 1)
        size = window_size(screens[number])
        self._window = pygame.Window("Sagani", size, resizable=True, allow_high_dpi=True)
        if number:
            self._window.position = centred_on(number)
        self._window.minimum_size = min(LEAST[0], size[0]), min(LEAST[1], size[1])
        self._window.set_icon(services.art.picture("app_icon", (64, 64)))
        self._canvas = Canvas(self._window.get_surface().size)
        self._size = self._canvas.size
        self._rested = REST_MS
        """Milliseconds since the window last changed its size."""
        self._unseen = False
        """Whether the last picture, scaled, stays in the window until the next one is whole."""
        self._devices = Devices()
        self._devices.start()
        self._greeted: object = None
        self._exposed = True
        self._awaiting = False
        self._calm = 0.0
        if services.settings.fullscreen:
            self._window.set_fullscreen(True)
        self.stack = SceneStack(self._canvas.size)

    def loop(self) -> None:
        """Frames until no scene is left."""
        clock = pygame.Clock()
        while len(self.stack):
            ms = min(clock.tick(self._rate), STEP_MS)
            self.frame(ms)

    @property
    def _rate(self) -> int:
        if not self.services.awake:
            return FRAMES_AWAY
        return self.services.settings.frames if self._calm < CALM_MS else FRAMES_CALM

    def frame(self, ms: float) -> None:
        """Take in events, let `ms` milliseconds pass, and draw if anything has changed."""
        self._calm += ms
        for event in pygame.event.get():
            self._calm = 0.0
            self._take(event)
            if not len(self.stack):
                return
        for asked in self._devices.update(ms):
            self._calm = 0.0
            self._hand(asked)
        self._fit(ms)
        self._greet()
        top = self.stack.top
        top.update(ms)
        self.services.sounds.update(ms)
        if not len(self.stack):
            return
        top = self.stack.top
        if top.moving:
            self._calm = 0.0
        if top.dirty or top.moving or self._exposed or self._drawn_aside:
            self._draw()

    @property
    def _drawn_aside(self) -> bool:
        """Whether a picture for which another stood in is there now."""
        return self._awaiting and self.services.art.collect()

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to a window; the choice is kept."""
        fullscreen = not self.services.settings.fullscreen
        if fullscreen:
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()
        self.services.change(fullscreen=fullscreen)

    def show_on(self, number: int) -> None:
        """Move to another screen, counted from 0; the choice is kept."""
        fullscreen = self.services.settings.fullscreen
        if fullscreen:
            self._window.set_windowed()
        self._window.position = centred_on(number)
        if fullscreen:
            self._window.set_fullscreen(True)
        self.services.change(display=number)

    def _take(self, event: pygame.Event) -> None:
        match event.type:
            case pygame.QUIT | pygame.WINDOWCLOSE:
                self.stack.clear()
            case pygame.WINDOWFOCUSGAINED | pygame.WINDOWRESTORED:
                self._look(True)
                self._exposed = True
            case pygame.WINDOWMINIMIZED:
                self._look(False)
            case pygame.DROPFILE:
                watch_file(Path(event.file), self.stack, self.services)
            case pygame.WINDOWEXPOSED | pygame.WINDOWSIZECHANGED:
                self._exposed = True
            case _:
                self._hear(event)
        if event.type == pygame.WINDOWFOCUSLOST:
            self._look(False)

    def _look(self, here: bool) -> None:
        """The player looks at the window, or elsewhere."""
        self.services.awake = here
        self.services.sounds.focus(here)

    def _hear(self, event: pygame.Event) -> None:
        """Give on what an event asks for."""
        top, scale = self.stack.top, self._canvas.width / self._window.size[0]
        ear = Ear(top.typing, top.catching)
        for asked in self._devices.take(event, scale, ear, self.services.bindings):
            self._use(self._devices.in_use)
            self._hand(asked)

    def _use(self, device: Device) -> None:
        """Show the signs of the device in use; the pointer is not seen while it is a pad."""
        if device is not self.services.device:
            self.services.device = device
            pygame.mouse.set_visible(device is not Device.PAD)
            for scene in self.stack.scenes:
                scene.dirty = True

    def _hand(self, asked: Input) -> None:
        """Give an input to the scene on top, but for what the window itself answers."""
        match asked:
            case Asked(Action.FULLSCREEN):
                self.toggle_fullscreen()
            case Asked(Action.PICTURE):
                self._save_picture()
            case Asked(Action.MUTE):
                self.services.change(muted=not self.services.settings.muted)
            case _:
                self.stack.top.handle(asked)

    def _fit(self, ms: float) -> None:
        """Follow the window's size; events for it come in too many kinds to be trusted.

        While it changes, the last picture is shown scaled; scenes are laid out once it rests.
        """
        size = self._window.get_surface().size
        if size != self._size:
            self._size, self._rested, self._exposed = size, 0.0, True
        elif self._rested < LATEST_MS:
            self._rested += ms
        if size != self._canvas.size and self._rested >= REST_MS:
            self._canvas = Canvas(size)
            self.stack.resize(size)
            self._unseen = True

    def _draw(self) -> None:
        """Bring the picture on screen; what could only be drawn roughly is drawn again soon."""
        whole, self._exposed = self._exposed, False
        window, top, art = self._window.get_surface(), self.stack.top, self.services.art
        if window.size == self._canvas.size:
            art.hurry(patience(window.size, moving=top.hasty))
            art.unseen = self._unseen
            self.stack.draw(self._canvas)
            top.dirty |= art.blurred
            self._awaiting = art.unfinished
            self._unseen &= art.blurred and self._rested < LATEST_MS
            if self._unseen:
                self._exposed = True
                return
            self._canvas.show_on(window, whole=whole)
        else:
            window.blit(pygame.transform.scale(self._canvas, window.size), (0, 0))
            self._exposed = True
        self._window.flip()

    def _greet(self) -> None:
        """Tell a scene that has come on top where the pointer is, if that is in use."""
        top, pointer = self.stack.top, self._devices.pointer
        if top is not self._greeted:
            self._greeted = top
            if pointer is not None and self.services.device is Device.MOUSE:
                top.handle(Moved(pointer))

    def _save_picture(self) -> None:
        """Keep what is on screen as a picture file."""
        services = self.services
        folder = services.home.pictures
        path = folder / f"{services.clock():sagani-%Y-%m-%d-%H%M%S}.png"
        picture = io.BytesIO()
        pygame.image.save(self._canvas, picture, path.name)
        if services.attempt(lambda: write_bytes(path, picture.getvalue())):
            services.notices.append(services.words("picture.saved", name=path.name))
