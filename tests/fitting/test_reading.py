"""What is read as data: files, datasets, tables; and `poinsot fit`."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from command import poinsot
from poinsot.fitting.measured import read_series


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_a_file_is_its_columns(tmp_path: Path, separator: str) -> None:
    """Law  any of three separators, remarks, empty cells as NaN, units in names."""
    text = '# of a bench\ntime,omega [rad/s],i\n0,1.5,NaN\n\n0.1,,2e-3\n0.2,-1,"3"\n'.replace(",", separator)
    path = tmp_path / "a.csv"
    path.write_text("\ufeff" + text, encoding="utf-8")
    found = read_series(path, "a", "time")
    np.testing.assert_array_equal(found.time, [0, 0.1, 0.2])
    np.testing.assert_array_equal(found.columns["omega [rad/s]"], [1.5, np.nan, -1])
    np.testing.assert_array_equal(found.columns["i"], [np.nan, 2e-3, 3])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "empty"),
        ("# a remark\n", "nothing in it"),
        ("1,2\n3,4\n", "first line must be the names"),
        ("time,a,a\n0,1,2\n", "two columns are called 'a'"),
        ("time,a\n0,1,2\n", "a.csv:2: this line has 3 entries for 2"),
        ("time,a\n0,x\n", "a.csv:2: 'x' in the column 'a' is no number"),
        ("time,a\n0,1\n", "1 rows"),
        ("time,a\n0,1\n0,2\n", "increase"),
        ("t,a\n0,1\n1,2\n", "no column 'time'"),
    ],
)
def test_a_bad_file_is_one_paragraph(tmp_path: Path, text: str, said: str) -> None:
    """With the line where it is."""
    path = tmp_path / "a.csv"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(po.PoinsotError, match=said):
        read_series(path, "a", "time")


def test_entries_of_a_dataset_are_columns() -> None:
    """Named by their labels; a mapping and a Trajectory likewise."""
    run = po.simulate(po.load("examples/double_pendulum.toml"), 0.1, samples=3, dataset=False)
    for data in (run, run.to_dataset()):
        found = read_series(data, "run", "time")
        np.testing.assert_array_equal(found.columns["joint_position[elbow]"], run["joint_position"][:, 1])


MODEL = """poinsot = 1
name = "low pass"
[parameters]
R = 1e3
[elements.V]
kind = "voltage_source"
nodes = ["a", "ground"]
voltage = 0.0
[elements.R]
kind = "resistor"
nodes = ["a", "b"]
resistance = "R"
[elements.C]
kind = "capacitor"
nodes = ["b", "ground"]
capacitance = 1e-6
"""


def test_from_the_terminal(tmp_path: Path) -> None:
    """Law  a file and a table in, values, a picture and JSON out; bad input is one paragraph and exit 2 or 1."""
    (tmp_path / "m.toml").write_text(MODEL, encoding="utf-8")
    t = np.linspace(0, 3e-3, 13)
    rows = [f"{x},{2.0},{2.0 * (1 - np.exp(-x / 1.5e-3))}" for x in t.tolist()]
    (tmp_path / "d.csv").write_text("\n".join(["time,u [V],uc", *rows]), encoding="utf-8")
    words = ["fit", str(tmp_path / "m.toml"), str(tmp_path / "d.csv"), "--free", "R", "--input", "V=u [V]"]
    done = poinsot(*words, "--output", "C.voltage=uc", "--out", str(tmp_path / "f.json"))
    assert done.returncode == 0, done.stderr
    assert "1500" in done.stdout and '"value": 1500' in (tmp_path / "f.json").read_text().replace("1499.99", "1500")
    bad = poinsot(*words, "--output", "C.voltag=uc")
    assert bad.returncode == 2 and "did you mean 'C.voltage'" in " ".join(bad.stderr.split())
    assert "Traceback" not in bad.stderr
