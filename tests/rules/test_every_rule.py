"""Every numbered rule has a test named after it, and no test names a rule that does not exist."""

import re
from pathlib import Path

COUNTS = {"t": (1, 6), "u": (0, 3), "p": (1, 7), "s": (1, 4), "i": (1, 4), "e": (1, 5), "o": (1, 4)}
RULES = {
    f"{section}{number}"
    for section, (first, last) in COUNTS.items()
    for number in range(first, last + 1)
}


def test_every_rule_has_a_test_and_every_test_a_rule() -> None:
    modules = Path(__file__).parent.glob("test_*.py")
    names = [
        name
        for path in modules
        for name in re.findall(r"^def test_([a-z0-9]+)_", path.read_text("utf-8"), re.MULTILINE)
    ]
    assert set(names) == {*RULES, "refusals", "every"}
