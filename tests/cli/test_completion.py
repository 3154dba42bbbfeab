"""What shells complete, asked as they ask; and `poinsot new`, whose files run as they stand."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import typer

import poinsot as po
from cases import quick, saved
from command import poinsot
from poinsot.cli.app import app
from poinsot.cli.completion import METHODS, MODELS, complete_kind, files
from poinsot.cli.starters import STARTERS
from poinsot.files import READERS


def completed(words: str, folder: Path, shell: str = "bash") -> list[str]:
    """What the command line offers after these words."""
    asked = {
        "_POINSOT_COMPLETE": f"complete_{shell}",
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(words.split(" ")) - 1),
    }
    code = "import sys; sys.argv[:] = ['poinsot']; from poinsot.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env={**os.environ, **asked}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert not done.stderr, done.stderr
    return done.stdout.split()


def test_bash_is_told_files_by_their_endings_kinds_and_methods(tmp_path: Path) -> None:
    for name in ("arm.toml", "arm.urdf", "arm.png", "run.nc"):
        (tmp_path / name).touch()
    (tmp_path / "arms").mkdir()
    assert completed("poinsot simulate ar", tmp_path) == ["arm.toml", "arm.urdf", "arms/"]
    assert completed("poinsot simulate arm.toml --method ra", tmp_path) == ["radau", "radau9"]
    assert complete_kind("h") == ["hydraulic"]


def test_files_are_found_in_folders_and_hidden_ones_only_when_asked_for(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    for name in ("in/a.toml", "in/b.TOML", ".c.toml"):
        (tmp_path / name).touch()
    complete = files(".toml")
    assert complete(f"{tmp_path}/in/") == [f"{tmp_path}/in/a.toml", f"{tmp_path}/in/b.TOML"]
    assert complete(f"{tmp_path}/") == [f"{tmp_path}/in/"]
    assert complete(f"{tmp_path}/.") == [f"{tmp_path}/.c.toml"]
    assert complete(f"{tmp_path}/none/") == []


def test_what_is_offered_is_what_is_taken() -> None:
    assert set(MODELS) == {suffix for reader in READERS for suffix in reader.suffixes}
    system = po.load(Path(__file__).parents[2] / "examples" / "networks" / "low_pass.toml")
    for method in METHODS:
        with pytest.raises(po.SimulationError, match=f"did you mean '{method}'"):
            po.simulate(system, time=1.0, method=f"{method}x")


QUICK = [("circuit", "simulate"), ("loop", "analyse")]
RUNS = [(kind, command) for kind in STARTERS for command in ("simulate", "analyse", "equations")]
RUNS = [*QUICK, *(each for each in RUNS if each not in QUICK)]


@pytest.mark.parametrize("kind", STARTERS)
def test_starters_are_read(kind: str, tmp_path: Path) -> None:
    file = saved(tmp_path / f"starter{STARTERS[kind].suffix}", STARTERS[kind].text)
    assert po.load(file) is not None


@pytest.mark.parametrize(("kind", "command"), quick(len(QUICK), RUNS, several=True))
def test_starters_run_as_they_stand(kind: str, command: str, tmp_path: Path) -> None:
    written = poinsot("new", kind, folder=tmp_path)
    assert written.returncode == 0, written.stderr
    (file,) = tmp_path.iterdir()
    assert file.read_text("utf-8") == STARTERS[kind].text.replace("FILE", file.name)
    done = poinsot(command, file.name, *(["--time", "0.01"] if command == "simulate" else []), folder=tmp_path)
    assert done.returncode == 0 and not done.stderr, done.stderr


def test_new_never_overwrites_and_names_the_kinds(tmp_path: Path) -> None:
    assert poinsot("new", "circuit", folder=tmp_path).returncode == 0
    (tmp_path / "circuit.toml").write_text("mine", "utf-8")
    again = poinsot("new", "circuit", folder=tmp_path)
    assert again.returncode == 2 and "--force overwrites it" in again.stderr
    assert (tmp_path / "circuit.toml").read_text("utf-8") == "mine"
    assert poinsot("new", "circuit", "--force", folder=tmp_path).returncode == 0
    wrong = poinsot("new", "circus", folder=tmp_path)
    assert wrong.returncode == 2 and "did you mean 'circuit'?" in wrong.stderr and "hydraulic:" in wrong.stderr
    named = poinsot("new", "circuit", "arm.urdf", folder=tmp_path)
    assert named.returncode == 2 and "ends in .toml" in named.stderr


def test_the_page_has_every_command_with_its_example() -> None:
    text = (Path(__file__).parents[2] / "docs" / "installation.md").read_text("utf-8")
    page = text.partition("## Commands")[2].partition("\n## ")[0]
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    rows = {line.split("`")[1]: line for line in page.splitlines() if line.startswith("| `")}
    assert set(commands) | set(STARTERS) == set(rows)
    for name, command in commands.items():
        examples = re.findall(r"Example: `([^`]*)`", command.help)
        assert examples and all(f"`{each}`" in rows[name] for each in examples), name
