"""Every key of network files acts: with another value, or without it, a run is another, or a sentence says why not.

The tables and keys are those of the schema, so that a new one fails here until it has a case.
"""

from pathlib import Path

import pytest

from files import keys_of_mechanisms
from files.every_key import Case, check
from poinsot.files.schema import NetworkFile, json_schema

CASES = keys_of_mechanisms.cases
INSTEAD = keys_of_mechanisms.INSTEAD


def every_key() -> set[tuple[str, str]]:
    """Table and key of all that a file with bodies may hold."""
    tables = json_schema()["$defs"].items()
    known = {(table, key) for table, entry in tables for key in entry.get("properties", {})}
    return known | {("NetworkFile", key) for key in NetworkFile.model_fields}


def test_every_key_has_a_case_or_a_reason() -> None:
    known, tried = every_key(), {(case.table, case.key) for case in CASES}
    assert not known - tried - INSTEAD.keys(), "keys without a case"
    assert not (tried | INSTEAD.keys()) - known, "cases of keys that are not there"


@pytest.mark.sample(2)
@pytest.mark.parametrize("case", [case for case in CASES if case.table == "FrictionTable"], ids=str)
def test_every_key_of_friction_acts(case: Case, tmp_path: Path) -> None:
    check(case, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=str)
def test_another_value_gives_another_run(case: Case, tmp_path: Path) -> None:
    check(case, tmp_path)
