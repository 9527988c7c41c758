"""Where files go, and that a player may choose."""

from pathlib import Path

from game.store import home


def test_the_environment_chooses_the_folder(tmp_path: Path) -> None:
    chosen = home({"SAGANI_HOME": str(tmp_path / "Ä b")})
    assert chosen.folder == tmp_path / "Ä b"
    assert {chosen.settings.parent, chosen.saves.parent, chosen.leaderboard.parent} == {
        chosen.folder
    }


def test_else_the_system_does() -> None:
    assert "sagani" in home({}).folder.name.lower()


def test_asking_makes_nothing(tmp_path: Path) -> None:
    home({"SAGANI_HOME": str(tmp_path / "new")})
    assert list(tmp_path.iterdir()) == []
