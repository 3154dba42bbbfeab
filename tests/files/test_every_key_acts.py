"""Every key of network files acts: with another value, or without it, a run is another, or a sentence says why not.

The tables and keys are those of the schema, so that a new one fails here until it has a case.
"""

from pathlib import Path

import pytest

from files import keys_of_elements, keys_of_mechanisms
from files.every_key import Case, check
from poinsot.files.arguments import keys_of
from poinsot.files.element_kinds import kinds
from poinsot.files.reader_options import READ_WITH
from poinsot.files.schema import NetworkFile, json_schema

CASES = [*keys_of_mechanisms.cases, *keys_of_elements.cases]
INSTEAD = keys_of_mechanisms.INSTEAD | keys_of_elements.INSTEAD
ALWAYS = {"FrictionTable.pair", "FrictionTable.between", *(str(c) for c in CASES if c.table == "diodes.diode")}


def every_key() -> set[tuple[str, str]]:
    """Table and key of all that a file with bodies may hold; kind, with its domain, and key of every element."""
    tables = json_schema()["$defs"].items()
    known = {(table, key) for table, entry in tables for key in entry.get("properties", {})}
    known |= {("NetworkFile", key) for key in NetworkFile.model_fields}
    known |= {
        (f"{maker.__module__.rpartition('.')[2]}.{kind.rpartition('.')[2]}", key)
        for kind, maker in kinds().items()
        if maker.__module__.startswith("poinsot.")  # not what an example of the documents declares
        for key in keys_of(maker).arguments
    }
    return known | {("mechanism", key) for key in ("file", "ports", *READ_WITH)}


def test_every_key_has_a_case_or_a_reason() -> None:
    known, tried = every_key(), {(case.table, case.key) for case in CASES}
    assert not known - tried - INSTEAD.keys(), "keys without a case"
    assert not (tried | INSTEAD.keys()) - known, "cases of keys that are not there"


@pytest.mark.parametrize(
    "case", [pytest.param(c, marks=[] if str(c) in ALWAYS else [pytest.mark.long], id=str(c)) for c in CASES]
)
def test_another_value_gives_another_run(case: Case, tmp_path: Path) -> None:
    check(case, tmp_path)
