"""Every faulty file of examples/bad is refused with the sentence that its user should get, at the right line."""

import tomllib
import warnings
from pathlib import Path
from typing import Any

import pytest

from poinsot import FileError
from poinsot.files.load import load_model

BAD = Path(__file__).resolve().parents[2] / "examples" / "bad"
EXPECTED: dict[str, dict[str, Any]] = tomllib.loads((BAD / "expected.toml").read_text(encoding="utf-8"))
REFUSED = [name for name, wanted in EXPECTED.items() if "stage" not in wanted]


def test_every_faulty_file_has_its_sentence() -> None:
    assert {file.name for file in BAD.iterdir()} - {"expected.toml"} == EXPECTED.keys()
    assert len(EXPECTED) >= 45


@pytest.mark.parametrize("name", REFUSED)
def test_the_message_names_file_and_line_and_says_why(name: str) -> None:
    wanted = EXPECTED[name]
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # a faulty file is refused, not warned of
        with pytest.raises(FileError) as refused:
            load_model(BAD / name)
    line = f":{wanted['line']}" if "line" in wanted else ""
    assert str(refused.value).startswith(f"{BAD / name}{line}: {wanted['says']}")
    assert "\n" not in str(refused.value), "one paragraph"
    assert refused.value.__context__ is None or refused.value.__suppress_context__, "no other error shows through"


@pytest.mark.parametrize("name", [name for name in EXPECTED if name not in REFUSED])
def test_what_only_assembly_can_refuse_is_read(name: str) -> None:
    assert EXPECTED[name]["stage"] == "assemble"
    assert load_model(BAD / name).joints
