"""The tests, without the oracles, with the oldest and the newest versions of dependencies and every Python at hand.

For `make test-long`: each environment takes a few minutes and wheels from the registry that pip is set up with.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from architecture.source_tree import ROOT
from distribution.building import run

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


@pytest.mark.long
@pytest.mark.parametrize(
    ("minor", "versions"), [(OLDEST, "lowest"), *((minor, "newest") for minor in range(OLDEST, 15))]
)
def test_versions(minor: int, versions: str, tmp_path: Path) -> None:
    python = interpreter(minor)
    if python is None:
        pytest.skip(reason=f"there is no Python 3.{minor} on this machine")
    environment = tmp_path / "environment"
    try:
        run(python, "-m", "venv", environment, cwd=tmp_path)
        inside = environment / ("Scripts" if os.name == "nt" else "bin") / "python"
        wanted = lowest() if versions == "lowest" else [str(each) for each in requirements()]
        run(inside, "-m", "pip", "install", "--quiet", "--only-binary", ":all:", *wanted, cwd=tmp_path)
        caches = tmp_path / "cache"
        caches.mkdir(mode=0o700)
        run(
            *(inside, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not long and not oracle", *TESTS),
            cwd=ROOT, POINSOT_CACHE=str(caches), CI="", MPLBACKEND="Agg",
        )  # fmt: skip
    finally:
        shutil.rmtree(environment, ignore_errors=True)
