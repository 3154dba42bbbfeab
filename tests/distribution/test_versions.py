"""The wheel and the tests, without oracles, with the oldest and newest dependencies and every Python at hand.

For `make test-long`: each environment takes a few minutes and wheels from the registry that pip is set up with.
"""

import os
import shutil
import subprocess
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from architecture.source_tree import ROOT
from distribution.building import build, run

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
TESTERS = ("pytest", "hypothesis", "mpmath")
TESTS = ("tests/algebra", "tests/compiler", "tests/simulation", "tests/files")
OLDEST = int(PROJECT["requires-python"].rpartition(".")[2])


def requirements() -> list[Requirement]:
    """What the package and its extras ask for, and what the tests need."""
    extras = PROJECT["optional-dependencies"]
    texts = [*PROJECT["dependencies"], *extras["symbolic"], *extras["zarr"], *extras["jax"]]
    every = [Requirement(text) for text in [*texts, *extras["dev"]]]
    return [each for each in every if each in map(Requirement, texts) or each.name in TESTERS]


def lowest() -> list[str]:
    """Each at the version that is its lower bound."""
    bounds = {each.name: [s.version for s in each.specifier if s.operator == ">="] for each in requirements()}
    assert all(len(bound) == 1 for bound in bounds.values()), "every dependency has one lower bound"
    return [f"{name}=={bound[0]}" for name, bound in bounds.items()]


@cache
def interpreter(minor: int) -> str | None:
    """A Python 3.minor that can make environments."""
    named = shutil.which(f"python3.{minor}")
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    for candidate in [*([named] if named else []), *map(str, sorted(root.glob(f"versions/3.{minor}.*/bin/python")))]:
        test = f"import sys, venv, ensurepip; sys.exit(sys.version_info[:2] != (3, {minor}))"
        if subprocess.run([candidate, "-c", test], capture_output=True).returncode == 0:
            return candidate
    return None


CASES = pytest.mark.parametrize(
    ("minor", "versions"), [(OLDEST, "lowest"), *((minor, "newest") for minor in range(OLDEST, 15))]
)


def environment(minor: int, place: Path, wanted: Sequence[str | Path]) -> Path:
    """The interpreter of a new environment with these packages; the test is skipped where there is no such Python."""
    python = interpreter(minor)
    if python is None:
        pytest.skip(reason=f"there is no Python 3.{minor} on this machine")
    run(python, "-m", "venv", place, cwd=place.parent)
    inside = place / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(inside, "-m", "pip", "install", "--quiet", "--only-binary", ":all:", *wanted, cwd=place.parent)
    return inside


@pytest.mark.long
@CASES
def test_the_wheel_alone(minor: int, versions: str, tmp_path: Path) -> None:
    """What `pip install` brings, by the oldest and the newest versions: the command line, a run, a file of results."""
    wheel, names = build(tmp_path)[1], {Requirement(text).name for text in PROJECT["dependencies"]}
    bounds = [each for each in lowest() if each.partition("==")[0] in names]
    inside = environment(minor, tmp_path / "environment", [wheel, *bounds * (versions == "lowest")])
    example, caches = ROOT / "examples" / "bouncing_ball.toml", tmp_path / "cache"
    caches.mkdir(mode=0o700)
    command = (inside, "-m", "poinsot", "simulate", example, "--time", "1", "--out", "run.nc")
    run(*command, cwd=tmp_path, POINSOT_CACHE=str(caches))
    read = "import poinsot as po; run = po.read('run.nc'); print(run.attrs['status'], len(run.poinsot.events))"
    assert run(inside, "-c", read, cwd=tmp_path, POINSOT_CACHE=str(caches)).split() == ["done", "8"]


@pytest.mark.long
@CASES
def test_versions(minor: int, versions: str, tmp_path: Path) -> None:
    try:
        wanted = lowest() if versions == "lowest" else [str(each) for each in requirements()]
        inside = environment(minor, tmp_path / "environment", wanted)
        caches = tmp_path / "cache"
        caches.mkdir(mode=0o700)
        run(
            *(inside, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not long and not oracle", *TESTS),
            cwd=ROOT, POINSOT_CACHE=str(caches), CI="", MPLBACKEND="Agg",
        )  # fmt: skip
    finally:
        shutil.rmtree(tmp_path / "environment", ignore_errors=True)
