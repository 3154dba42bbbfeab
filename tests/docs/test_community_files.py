"""The files that a host of sources shows beside the code say what the package says."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

import poinsot

ROOT = Path(__file__).parents[2]


def test_the_citation_names_this_version_and_license() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["version"] == poinsot.__version__
    assert cited["license"] == "BSD-3-Clause" and "BSD 3-Clause" in (ROOT / "LICENSE").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "file", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")), ids=lambda file: file.stem
)
def test_forms_ask_for_what_can_be_answered(file: Path) -> None:
    form = yaml.safe_load(file.read_text(encoding="utf-8"))
    fields = [part["id"] for part in form["body"]]
    assert form["name"] and form["description"] and len(set(fields)) == len(fields) > 0
    assert any(part.get("validations", {}).get("required") for part in form["body"])
