"""What is checked: every test and benchmark that a claim names exists, and no number of a row stands twice."""

import csv
import json
import re
from itertools import chain
from pathlib import Path
from runpy import run_path
from types import SimpleNamespace

from docs.markdown import ROOT

PAGE = (ROOT / "docs" / "verification.md").read_text(encoding="utf-8")
HEAD, *CLAIMS = csv.reader((ROOT / "docs" / "claims.csv").open(encoding="utf-8"))
OPEN = "What does not hold yet"
NAMED = re.compile(r"(?:([a-z]\w*(?:/\w+)*)/)?(test_\w+\*?)|`benchmarks/(\w+\.py)`")


def missing(cell: str) -> list[str]:
    """The names in a cell, `folder/test_one, test_two; …`, that no file has, or a file that tests nothing."""
    folder, found = "", []
    for inside, test, benchmark in NAMED.findall(cell):
        folder = inside or folder
        place = f"benchmarks/{benchmark}" if benchmark else f"tests/{folder}/{test}.py"
        runs = "__main__" if benchmark else "def test_"
        found += [] if any(runs in file.read_text(encoding="utf-8") for file in ROOT.glob(place)) else [place]
    return found


def test_every_row_has_its_cells_and_open_ones_stand_last() -> None:
    assert HEAD == ["rows", "subject", "claim", "figure", "tests", "limits"]
    wrong = [",".join(row)[:60] for row in CLAIMS if len(row) != len(HEAD) or not re.fullmatch(r"\d+(, \d+)*", row[0])]
    assert wrong == [], "a cell that has commas stands in quotes"
    is_open = [row[1] == OPEN for row in CLAIMS]
    assert is_open == sorted(is_open) and all(row[-1] for row in CLAIMS if row[1] == OPEN)


def test_every_test_that_a_claim_names_exists() -> None:
    head, *checked = csv.reader((ROOT / "docs" / "checked.csv").open(encoding="utf-8"))
    assert head == ["claim", "test", "figure", "machine", "date"]
    assert all(row[0] and row[2] and row[3] and re.fullmatch(r"\d{4}-\d\d-\d\d", row[4]) for row in checked)
    matter = [row[1] for row in checked]
    assert len([cell for cell in matter if NAMED.search(cell)]) == 30
    cells = [*matter, *(row[HEAD.index("tests")] for row in CLAIMS)]
    assert sum(bool(NAMED.search(cell)) for cell in cells) > 300
    assert [each for cell in cells for each in missing(cell)] == []
    assert missing("files/test_fuzz, test_no_such") == ["tests/files/test_no_such.py"]


def test_the_page_has_the_claims_as_they_are_recorded() -> None:
    """`python tools/checked.py` writes them into it."""
    assert SimpleNamespace(**run_path(str(ROOT / "tools" / "checked.py"))).page() == PAGE


def test_no_number_stands_twice() -> None:
    """Tests and decisions cite claims by the number of their row."""
    numbers = [*chain(*(row[0].split(", ") for row in CLAIMS))]
    assert len(numbers) > 380 and [each for each in set(numbers) if numbers.count(each) > 1] == []


def test_figures_of_speed_are_those_of_benchmarks(tmp_path: Path) -> None:
    """Of a script that was run its figures are replaced, those of others stay; every script is there."""
    speed = SimpleNamespace(**run_path(str(ROOT / "tools" / "speed.py")))
    before = speed.kept(speed.TABLE)
    assert [name for name in before if not (ROOT / "benchmarks" / f"{name}.py").exists()] == []
    race = {"measure": "step [µs]", "ours": 40.0, "peer": 52.0, "peer_name": "p", "ratio": 1.3}
    figure = race | {"goal": "≥ 1", "met": True}
    alone = figure | {"ratio": None, "met": None}
    told = {"date": "2026-01-02", "machine": {"processor": "P", "cpu": "c"}}
    rows = [figure | {"case": "a, b"}, alone | {"case": "c"}]
    (tmp_path / "contact.json").write_text(json.dumps(told | {"rows": rows}), encoding="utf-8")
    speed.write(tmp_path / "speed.csv", before | speed.measured(tmp_path))
    after = speed.kept(tmp_path / "speed.csv")
    line = ["contact", "a, b", "step [µs]", "40", "52", "p", "1.3", "≥ 1", "yes", "P (c)", "2026-01-02"]
    assert after == before | {"contact": [line]}
