"""The command line as its users meet it: what it prints, what it writes, how it ends."""

import json
import os
import re
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import poinsot as po
from cases import quick
from command import Done, poinsot
from poinsot.files.element_schema import keys_text, network_schema
from poinsot.simulation.results import recording

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
BAD = EXAMPLES / "bad"
EXPECTED: dict[str, dict[str, str]] = tomllib.loads((BAD / "expected.toml").read_text(encoding="utf-8"))


def refused(done: Done, code: int, *fragments: str) -> None:
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr + done.stdout
    said = " ".join(done.stderr.split())
    assert said.startswith("error: ") and said.count("error: ") == 1
    for fragment in fragments:
        assert fragment in said, said


def test_simulate_writes_a_run_a_picture_and_the_ledger(tmp_path: Path) -> None:
    out, plot = tmp_path / "run.nc", tmp_path / "run.png"
    done = poinsot("simulate", EXAMPLES / "four_bar.toml", "--time", "0.5", "--out", out, "--plot", plot)
    assert done.returncode == 0, done.stderr
    assert "residual" in done.stdout and "kinetic" in done.stdout and "wrote" in done.stdout
    run = po.read(out)
    assert run.attrs["status"] == "done" and float(run["time"][-1]) == 0.5
    assert plot.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["run.nc", "run.png"]


def test_a_run_ended_by_ctrl_c_is_kept_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    take, struck = recording.Recorder.take, []

    def taken(self: Any, *given: Any) -> bool:
        if self.count > 20 and not struck:
            struck.append(self.count)
            os.kill(os.getpid(), signal.SIGINT)
        return take(self, *given)

    monkeypatch.setattr(recording.Recorder, "take", taken)
    monkeypatch.setattr(recording, "BATCH", 10)
    out = tmp_path / "run.nc"
    done = poinsot("simulate", EXAMPLES / "double_pendulum.toml", "--time", "10", "--samples", "1001", "--out", out)
    assert struck and done.returncode == 130, done.stderr
    assert "interrupted" in done.stdout and "Traceback" not in done.stderr
    run = po.read(out)
    assert run.attrs["status"] == "interrupted" and 20 < run.sizes["time"] < 1001


def test_numbers_of_the_file_are_changed(tmp_path: Path) -> None:
    out = tmp_path / "run.nc"
    said = ("--time", "0.1", "--parameter", "dx=0.4", "--parameter", "steel=2", "--out", out)
    done = poinsot("simulate", EXAMPLES / "four_bar.toml", *said)
    assert done.returncode == 0, done.stderr
    text = (EXAMPLES / "four_bar.toml").read_text("utf-8")
    assert "dx = 0.35" in text and "steel = 1.2" in text
    other = tmp_path / "other.toml"
    other.write_text(text.replace("dx = 0.35", "dx = 0.4").replace("steel = 1.2", "steel = 2"), "utf-8")
    expected = po.simulate(po.load(other), 0.1)
    assert abs(po.read(out)["joint_position"] - expected["joint_position"]).max() < 1e-9
    refused = poinsot("simulate", EXAMPLES / "four_bar.toml", "--parameter", "dz=1")
    assert refused.returncode == 2 and "there is no parameter 'dz'" in refused.stderr


def test_initial_values_are_taken(tmp_path: Path) -> None:
    out = tmp_path / "run.nc"
    m = po.load(EXAMPLES / "double_pendulum.toml")
    joint = m.coordinate_names[1]
    done = poinsot(
        "simulate", EXAMPLES / "double_pendulum.toml", "--time", "0.1", "--out", out, "--initial", f"{joint}=0.25"
    )
    assert done.returncode == 0, done.stderr
    assert float(po.read(out)["joint_position"].sel(coordinate=joint)[0]) == 0.25


@pytest.mark.sample(2)
@pytest.mark.parametrize("example", sorted(p.name for p in EXAMPLES.glob("*.toml")))
def test_analyse_describes_every_example(example: str) -> None:
    done = poinsot("analyse", EXAMPLES / example)
    assert done.returncode == 0, done.stderr
    m = po.load(EXAMPLES / example)
    for name in (*m.body_names, *(j.name for j in m.model.joints)):
        assert name in done.stdout
    assert f"mobility {m.mobility().general}" in " ".join(done.stdout.split())


def test_schema_is_json() -> None:
    done = poinsot("schema")
    known = json.loads(done.stdout, parse_constant=pytest.fail)["properties"]  # JSON has no Infinity
    assert done.returncode == 0 and known["bodies"]["description"] == "Rigid bodies, by name."


def test_schema_tells_the_keys_of_every_table_and_element() -> None:
    schema = network_schema()
    for table in schema["$defs"].values():
        for name in re.findall(r"[\[.]([a-z_]+)\b", table.get("description", "").split(": ")[0]):
            said = keys_text(name)
            assert all(f"  {key} " in said for key in table["properties"]), name
    for each in schema["$defs"]["Element"]["allOf"]:
        said = keys_text(each["if"]["properties"]["kind"]["const"])
        assert all(key in said for key in each["then"]["properties"])
    assert all(key in keys_text(key) for key in schema["properties"])
    assert "upper                 Largest coordinate or length [m or rad]" in poinsot("schema", "limits").stdout
    assert "area (required), level, density (1000), gravity (9.81)" in keys_text("tank")
    refused(poinsot("schema", "limts"), 2, "no table of network files or kind of element", "did you mean 'limits'?")


def test_help_teaches_by_example_everywhere() -> None:
    assert "poinsot simulate" in poinsot("--help").stdout
    for command in ("simulate", "analyse", "schema"):
        done = poinsot(command, "--help")
        assert done.returncode == 0 and "poinsot " + command in done.stdout


def test_wrong_use_ends_with_two() -> None:
    refused(poinsot("simulate"), 2, "Missing argument", "--help")
    refused(poinsot("simulat"), 2, "No such command")
    refused(poinsot("simulate", EXAMPLES / "four_bar.toml", "--tim", "1"), 2, "No such option")
    refused(poinsot("simulate", EXAMPLES / "four_bar.toml", "--time", "-1"), 2, "positive time")
    refused(poinsot("simulate", EXAMPLES / "four_bar.toml", "--time", "nan"), 2, "positive time")
    refused(poinsot("simulate", EXAMPLES / "four_bar.toml", "--initial", "A"), 2, "joint=value")
    refused(poinsot("simulate", "nothing.toml"), 2, "nothing.toml")
    refused(poinsot("simulate", EXAMPLES), 2, "examples")


def test_places_that_cannot_be_written_are_refused_before_the_run(tmp_path: Path) -> None:
    four_bar = EXAMPLES / "four_bar.toml"
    refused(poinsot("simulate", four_bar, "--out", tmp_path / "no" / "run.nc"), 2, "does not exist")
    refused(poinsot("simulate", four_bar, "--out", tmp_path / "run.xlsx"), 2, ".nc")
    refused(poinsot("simulate", four_bar, "--plot", tmp_path / "run.doc"), 2, ".png")
    assert list(tmp_path.iterdir()) == []


def test_a_run_that_fails_keeps_what_it_has_and_ends_with_one(tmp_path: Path) -> None:
    """A force that grows without bound: the part before is written, the reason named."""
    model = tmp_path / "runaway.toml"
    model.write_text(
        (EXAMPLES / "double_pendulum.toml").read_text()
        + '\n[torques.runaway]\npair = "A"\nmagnitude = "1 / (0.5 - t)**3"\n'
    )
    joints = [j.name for j in po.load(EXAMPLES / "double_pendulum.toml").model.joints]
    model.write_text(model.read_text().replace('pair = "A"\nmagnitude', f'pair = "{joints[0]}"\nmagnitude'))
    out = tmp_path / "run.nc"
    done = poinsot("simulate", model, "--time", "1", "--max-steps", "100000", "--out", out)
    refused(done, 1, "stopped at t = 0.")
    run = po.read(out)
    assert run.attrs["status"] == "failed" and 0.1 < float(run["time"][-1]) <= 0.5


# what only assembly refuses, and some of those that tests/files/test_bad_files.py has refused when they are read
@pytest.mark.parametrize("name", quick(12, sorted(EXPECTED, key=lambda name: "stage" not in EXPECTED[name])))
def test_every_faulty_file_gets_its_sentence(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit code 2 and one paragraph with the words promised, without a traceback; in one process for speed."""
    from poinsot.cli.app import run

    monkeypatch.setattr(sys, "argv", ["poinsot", "analyse", str(BAD / name)])
    code = run()
    said = " ".join(capsys.readouterr().err.split())
    assert code == 2, said
    assert said.startswith("error: ") and "Traceback" not in said
    assert " ".join(EXPECTED[name]["says"].split()) in said, said


def test_the_package_is_a_command_that_loads_no_dask(tmp_path: Path) -> None:
    """`python -m poinsot`; xarray imports Dask wherever it is installed, which takes as long as a short run."""
    out = tmp_path / "run.nc"
    words = ("simulate", EXAMPLES / "double_pendulum.toml", "--time", "0.1", "--out", out)
    said = ("-X", "importtime", "-m", "poinsot", *words)
    done = subprocess.run([sys.executable, *map(str, said)], capture_output=True, text=True)
    assert done.returncode == 0 and "wrote" in done.stdout, done.stderr
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "xarray" in loaded and not [name for name in loaded if name.startswith(("dask.", "distributed"))]
    assert po.read(out).attrs["status"] == "done"


@pytest.mark.long
def test_a_run_goes_on_from_its_checkpoint_wherever_that_is(tmp_path: Path) -> None:
    model, path = tmp_path / "model.toml", tmp_path / "run.ckpt"
    model.write_text((EXAMPLES / "double_pendulum.toml").read_text())
    run = ("simulate", "model.toml", "--time", "1", "--out", "run.nc", "--checkpoint", "run.ckpt", "--every", "0.5")
    assert poinsot(*run, folder=tmp_path).returncode == 0
    (tmp_path / "run.nc").rename(tmp_path / "whole.nc")
    done = poinsot("resume", path)
    assert done.returncode == 0 and "wrote" in done.stdout
    assert po.read(tmp_path / "run.nc").equals(po.read(tmp_path / "whole.nc"))
    model.write_text(model.read_text() + "\n# changed\n")
    refused(poinsot("resume", path), 2, "model.toml is not what it was", "Undo the change")
    assert poinsot("resume", path, "--file", model).returncode == 0  # the equations are the same
    model.unlink()
    refused(poinsot("resume", path), 2, "model.toml, is not there any more", "--file")
    path.write_bytes(path.read_bytes()[:-9])
    refused(poinsot("resume", path), 2, "damaged or not complete")
