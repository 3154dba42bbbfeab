"""What was read or found in an earlier process comes from the cache, and is the same."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from architecture.source_tree import ROOT
from cases import saved
from poinsot.errors import ImplausibleWarning
from poinsot.files import network
from poinsot.files.load import load_model
from poinsot.multibody.canonical import canonical
from poinsot.multibody.conditions import conditions
from poinsot.multibody.model import Model
from poinsot.multibody.tree import build_tree

EXAMPLES = sorted((ROOT / "examples").glob("*.toml"))


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("POINSOT_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def refuse(*_: object) -> Model:
    raise AssertionError("the file is read again")


@pytest.mark.sample(4)
@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_a_model_of_the_cache_is_that_of_the_file(file: Path) -> None:
    read, again = load_model(file), load_model(file)
    assert canonical(read) == canonical(again)
    assert canonical(build_tree(read)) == canonical(build_tree(again))  # as keys of kernels have it


MODEL = """poinsot = 1
[bodies.a]
mass = {}
inertia = [1, 1, 1]
[pairs.p]
kind = "revolute"
between = ["ground", "a"]
point = [0, 0, 0]
axis = [0, 0, 1]
"""


def test_another_file_is_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, copy = tmp_path / "model.toml", tmp_path / "copy.toml"
    file.write_text(MODEL.format(1.0))
    assert load_model(file).bodies[0].inertia.mass == 1.0
    file.write_text(MODEL.format(2.0))
    assert load_model(file).bodies[0].inertia.mass == 2.0
    with monkeypatch.context() as patched:
        patched.setattr(network, "read_network", refuse)
        assert load_model(file).bodies[0].inertia.mass == 2.0
    copy.write_text(MODEL.format(2.0))
    assert load_model(copy).name == "copy"


def test_what_uses_other_files_or_warns_is_read_each_time(tmp_path: Path) -> None:
    part, whole = tmp_path / "part.toml", tmp_path / "whole.toml"
    whole.write_text('poinsot = 1\n[use.arm]\nfile = "part.toml"\n')
    masses = []
    for mass in (1.0, 3.0):
        part.write_text(MODEL.format(mass))
        masses.append(sum(body.inertia.mass for body in load_model(whole).bodies))
    assert masses == [1.0, 3.0]
    dense = tmp_path / "dense.toml"
    solid = 'solids = [{kind = "sphere", radius = 0.1, density = 1e6}]'
    dense.write_text(MODEL.format(1.0).replace("mass = 1.0\ninertia = [1, 1, 1]", solid))
    for _ in range(2):
        with pytest.warns(ImplausibleWarning, match="no matter has"):
            load_model(dense)


@pytest.mark.parametrize("name", ["andrews", "bennett", "four_bar"])
def test_conditions_of_loops_are_those_found(name: str, own_cache: Path) -> None:
    file = ROOT / "examples" / f"{name}.toml"
    first, again = conditions(po.load(file).tree), conditions(po.load(file).tree)
    assert [*own_cache.glob("conditions-*")]
    assert canonical(first) == canonical(again)
    assert np.array_equal(first.natural, again.natural)


def test_a_damaged_entry_is_found_anew(own_cache: Path, tmp_path: Path) -> None:
    file = saved(tmp_path / "model.toml", MODEL.format(1.0))
    first = load_model(file)
    for entry in own_cache.glob("model-*"):
        entry.write_bytes(entry.read_bytes()[:-1] + b"!")
    assert canonical(load_model(file)) == canonical(first)
