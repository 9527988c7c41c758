"""`python -m tools.sound [FAMILY ...]` makes the sounds; `--check` and `--listen` look at them."""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.sound.build import FAMILIES, build, write_sheet
from tools.sound.check import check
from tools.sound.listen import listen

_ASSETS = Path(__file__).resolve().parents[2] / "assets" / "sound"


def main() -> int:
    """Do what the command line asks for; 1 if a check finds fault."""
    parser = argparse.ArgumentParser(prog="tools.sound", description=__doc__)
    parser.add_argument("family", nargs="*", help=f"of {', '.join(FAMILIES)}; all if none is named")
    parser.add_argument("--to", type=Path, help="another folder than assets/sound")
    parser.add_argument("--check", action="store_true", help="measure the files, write nothing")
    parser.add_argument(
        "--listen", type=Path, metavar="RECORD", help="play turns of a game into the folder --to"
    )
    asked = parser.parse_args()
    if asked.listen is not None:
        listen(asked.listen, _ASSETS, asked.to or Path())
        return 0
    folder = asked.to or _ASSETS
    if asked.check:
        faults = check(folder)
        print("faults:", "; ".join(faults) or "none")
        return 1 if faults else 0
    folder.mkdir(parents=True, exist_ok=True)
    for name in asked.family or FAMILIES:
        count, size = build(name, folder)
        print(f"{name:10}{count:4} files{size / 1024:8.0f} KiB")
    write_sheet(folder)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
