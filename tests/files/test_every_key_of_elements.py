"""Every key of [elements] acts: with another value of it, or without it, a run of the network is another.

The kinds and their keys are those that are declared, so that a new one fails here until it has a case.
"""

from pathlib import Path

import pytest

from files import keys_of_elements
from files.every_key import Case, check
from poinsot.files.arguments import keys_of
from poinsot.files.element_kinds import kinds
from poinsot.files.element_options import READ_WITH

CASES = keys_of_elements.cases


def every_key() -> set[tuple[str, str]]:
    """Kind, with its domain, and key of every element that files may name, and of mechanisms."""
    known = {
        (f"{maker.__module__.rpartition('.')[2]}.{kind.rpartition('.')[2]}", key)
        for kind, maker in kinds().items()
        if maker.__module__.startswith("poinsot.")  # not what an example of the documents declares
        for key in keys_of(maker).arguments
    }
    return known | {("mechanism", key) for key in ("file", "ports", *READ_WITH)}


def test_every_key_has_a_case() -> None:
    tried = {(case.table, case.key) for case in CASES}
    assert not every_key() - tried, "keys without a case"
    assert not tried - every_key(), "cases of keys that are not there"


@pytest.mark.parametrize("case", [case for case in CASES if case.table == "diodes.diode"], ids=str)
def test_every_key_of_a_diode_acts(case: Case, tmp_path: Path) -> None:
    check(case, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=str)
def test_another_value_gives_another_run(case: Case, tmp_path: Path) -> None:
    check(case, tmp_path)
