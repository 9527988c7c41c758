"""The house rules that tools can check, inside the ordinary test run."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("engine", "match", "bots", "store", "words")


@pytest.mark.parametrize(
    "command",
    [
        ["-m", "ruff", "check", "."],
        ["-m", "ruff", "format", "--check", "."],
        ["-m", "mypy"],
        ["-c", "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"],
    ],
    ids=["ruff", "format", "mypy", "imports"],
)
def test_the_checkers_are_content(command: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr


def reached_into(path: Path, own: str) -> list[str]:
    """The modules of other rooms that `path` imports past their face."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        for name in names:
            package, _, rest = name.partition(".")
            room, _, module = rest.partition(".")
            if package == "game" and module and room in ROOMS and room != own:
                found.append(f"{path.name}:{node.lineno} {name}")
    return found


def test_rooms_are_entered_by_their_face() -> None:
    wrong = [
        place
        for path in sorted((ROOT / "game").rglob("*.py"))
        for place in reached_into(path, path.relative_to(ROOT / "game").parts[0])
    ]
    assert wrong == []


def test_a_function_or_file_does_not_outgrow_its_reader() -> None:
    long = []
    for path in sorted((ROOT / "game").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if len(text.splitlines()) > 400:
            long.append(path.name)
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.end_lineno is not None:
                told = ast.get_docstring(node) is not None and len(node.body) > 1
                length = node.end_lineno - node.body[told].lineno + 1
                if length > 40:
                    long.append(f"{path.name}:{node.lineno} {node.name}, {length} lines")
    assert long == []


def test_what_is_drawn_on_a_canvas_is_noted() -> None:
    """`pygame.draw` goes past the canvas' notes, so only the brush may use it."""
    drawing = [
        path.name
        for path in sorted((ROOT / "game").rglob("*.py"))
        if "pygame.draw." in path.read_text(encoding="utf-8")
    ]
    assert drawing == ["brush.py"]
