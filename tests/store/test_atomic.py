"""A file is the old one or the new one, never half of each."""

import errno
import os
import tempfile
from pathlib import Path

import pytest

from game.store import StoreError, Trouble, atomic
from game.words import Words


def failing(number: int) -> object:
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "a.json"
    atomic.write(path, "Grüße\n")
    atomic.write(path, "zweite\n")
    assert path.read_bytes() == b"zweite\n"
    assert [file.name for file in path.parent.iterdir()] == ["a.json"]


@pytest.mark.parametrize(
    ("number", "trouble"),
    [
        (errno.ENOSPC, Trouble.FULL),
        (errno.EROFS, Trouble.RIGHTS),
        (errno.EIO, Trouble.OTHER),
    ],
)
def test_a_failure_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, trouble: Trouble
) -> None:
    path = tmp_path / "a.json"
    atomic.write(path, "old")
    monkeypatch.setattr(os, "fsync", failing(number))
    with pytest.raises(StoreError) as caught:
        atomic.write(path, "new")
    assert caught.value.trouble is trouble
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["a.json"]


def test_a_folder_that_takes_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "mkstemp", failing(errno.EACCES))
    with pytest.raises(StoreError) as caught:
        atomic.write(tmp_path / "a.json", "new")
    assert caught.value.trouble is Trouble.RIGHTS


def test_setting_aside_never_overwrites(tmp_path: Path) -> None:
    names = []
    for text in ("first", "second", "third"):
        path = tmp_path / "a.json"
        path.write_text(text)
        names.append(atomic.set_aside(path).name)
        assert not path.exists()
    assert names == ["a.broken.json", "a.broken-2.json", "a.broken-3.json"]
    assert (tmp_path / "a.broken-3.json").read_text() == "third"


@pytest.mark.parametrize("trouble", Trouble)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_trouble_has_its_sentence(trouble: Trouble, language: str) -> None:
    assert Words.load(language)(StoreError(trouble, Path("a")).key)


def test_a_link_stays_one_and_what_it_leads_to_is_written(tmp_path: Path) -> None:
    real, link = tmp_path / "elsewhere" / "real.json", tmp_path / "link.json"
    real.parent.mkdir()
    real.write_text("old")
    link.symlink_to(Path("elsewhere", "real.json"))
    atomic.write(link, "new")
    assert link.is_symlink()
    assert real.read_text() == "new"
    assert sorted(path.name for path in tmp_path.rglob("*.json")) == ["link.json", "real.json"]


def test_a_link_to_nothing_makes_its_file(tmp_path: Path) -> None:
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "new" / "real.json")
    atomic.write(link, "text")
    assert link.is_symlink()
    assert (tmp_path / "new" / "real.json").read_text() == "text"
