"""What is checked: every test and benchmark that a claim names exists, and no number of a row stands twice."""

import csv
import re
from itertools import chain

from docs.markdown import ROOT

PAGE = (ROOT / "docs" / "verification.md").read_text(encoding="utf-8")
CLAIMS = list(csv.DictReader((ROOT / "docs" / "claims.csv").read_text(encoding="utf-8").splitlines()))
NAMED = re.compile(r"(?:([a-z]\w*(?:/\w+)*)/)?(test_\w+\*?)|`benchmarks/(\w+\.py)`")


def missing(cell: str) -> list[str]:
    """The names in a cell, `folder/test_one, test_two; …`, that no file has."""
    folder, found = "", []
    for inside, test, benchmark in NAMED.findall(cell):
        folder = inside or folder
        place = f"benchmarks/{benchmark}" if benchmark else f"tests/{folder}/{test}.py"
        found += [] if list(ROOT.glob(place)) else [place]
    return found


def cells() -> list[str]:
    rows = [line.strip("| ").split(" | ") for line in PAGE.splitlines() if line.startswith("| ")]
    return [*(row[-1] for row in rows), *(claim["tests"] for claim in CLAIMS)]


def test_every_test_that_a_claim_names_exists() -> None:
    assert sum(bool(NAMED.search(cell)) for cell in cells()) > 300
    assert [each for cell in cells() for each in missing(cell)] == []
    assert missing("files/test_fuzz, test_no_such") == ["tests/files/test_no_such.py"]


def test_no_number_stands_twice() -> None:
    """Tests and decisions cite claims by the number of their row."""
    held = chain(*(claim["rows"].split(", ") for claim in CLAIMS))
    numbers = [*held, *chain(*(row.split(", ") for row in re.findall(r"^\| ([\d, ]+) \|", PAGE, re.MULTILINE)))]
    assert len(numbers) > 380 and [each for each in set(numbers) if numbers.count(each) > 1] == []
