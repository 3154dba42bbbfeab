"""Plain data as TOML: what is written is read again."""

import tomllib
from pathlib import Path

import pytest

from poinsot.files.healed import toml_text

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.toml"))


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_examples_are_read_again(file: Path) -> None:
    data = tomllib.loads(file.read_text("utf-8"))
    assert tomllib.loads(toml_text(data)) == data


def test_odd_names_and_values_are_read_again() -> None:
    data = {
        "a b": {"ü.x": {'q"\\\n\x7f': [1e-300, True, {"deep": {"k": ["", "é"]}}]}, "empty": {}, "n": -3},
        "top": [float("inf"), float("-inf"), 0.1 + 0.2],
        "": "no name",
    }
    assert tomllib.loads(toml_text(data)) == data
