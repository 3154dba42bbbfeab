"""Shipped loops: they are what their texts say now, they compute what the texts compute in Python."""

from __future__ import annotations

import ast
import hashlib
import subprocess
import sys
from itertools import chain
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import poinsot as po
from architecture.source_tree import ROOT
from poinsot import CompilerError
from poinsot import electrical as el
from poinsot.simulation import run
from poinsot.simulation.inputs import make_signals
from poinsot.simulation.loops import (
    differential_algebraic_loop,
    implicit_loop,
    loop,
    loop_text,
    native,
    residual_stages,
    shipped,
)
from poinsot.simulation.methods import find_method
from poinsot.simulation.options import CONTROLS, DEFAULTS, read_control
from poinsot.simulation.residual import run as residual_run
from simulation import small_systems

FILES = sorted(file.stem for file in shipped.FOLDER.glob("*.ll"))


def made(system: Any, method: str, **options: Any) -> Any:
    """A run of a second, prepared."""
    given = dict.fromkeys(CONTROLS) | {name: DEFAULTS[name] for name in DEFAULTS if name in CONTROLS} | options
    control, signals = read_control(system, 1.0, **given), make_signals([], (), 0.0, 1.0, None)
    chosen, grid = find_method(method), np.linspace(0.0, 1.0, 12)
    form = residual_run.together(system, chosen)
    if form is None:
        return run.prepare(system, chosen, system.initial, grid, signals, control)
    return residual_run.prepare(form, chosen, system.initial, system, grid, signals, control)


def rectifier() -> Any:
    net = po.Network("rectifier")
    net.add(el.VoltageSource("V", "2*sin(9*t)"), "a", "ground")
    net.add(el.Resistor("R", 10.0), "a", "b")
    net.add(el.Diode("D"), "b", "c")
    net.add(el.Capacitor("C", 0.01), "c", "ground")
    return net.system(inputs={}, initial=None)


@pytest.mark.parametrize("file", FILES)
def test_what_is_shipped_is_what_the_texts_say(file: str) -> None:
    said, text = shipped.heading(file), (shipped.FOLDER / f"{file}.ll").read_text("utf-8")
    assert said["sources"] == loop_text.sources(file), "the text of a loop has changed: run `make loops`"
    body = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("; "))
    assert said["text"] == hashlib.sha256(body.encode()).hexdigest(), "written by hand? run `make loops`"


def test_texts_take_names_from_texts_alone() -> None:
    """What a loop is compiled from is what its hash is of: constants of other files would be missed."""
    folder = shipped.FOLDER
    marked = {f.stem for f in folder.glob("*.py") if "\n@compiled\n" in f.read_text("utf-8")}
    assert marked == {*chain(*loop_text.TEXTS.values())}
    for file, name in [(file, name) for file, names in loop_text.TEXTS.items() for name in names]:
        allowed = {f"poinsot.simulation.loops.{text}" for text in (*loop_text.TEXTS[file], "loop_text")}
        for node in ast.walk(ast.parse((folder / f"{name}.py").read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("poinsot"):
                assert node.module in allowed, f"{name}: {ast.unparse(node)}"


def in_python(made: Any, attempts: int) -> None:
    """Begin and advance a run by its texts."""
    work = made.work._replace(progress=made.work.progress.view(np.recarray))
    loop.begin(made.plan, work)
    solver = made.solver._replace(memory=made.solver.memory.view(np.recarray))
    implicit_loop.advance(made.plan, work, solver, attempts)


def residual_in_python(made: Any, attempts: int) -> None:
    def record(arrays: Any) -> Any:
        names = arrays.record.dtype.names
        return SimpleNamespace(**{name: arrays.record[name][0].item() for name in names})

    parts = (
        [record(each) for each in (made.shape, made.work)],
        [record(each) for each in (made.stages, made.part, made.end, made.start)],
    )
    arguments = made.plan, *parts[0], made.counted.view(np.recarray)[0], *parts[1]
    differential_algebraic_loop.begin(*arguments)
    differential_algebraic_loop.advance(*arguments, attempts)


@pytest.mark.parametrize("method", ["radau", "gauss"])
def test_loops_compute_what_their_texts_do(method: str) -> None:
    """To rounding: compiled products are fused with sums where the processor can."""
    for system in (small_systems.particle_on_circle(damping=0.1), small_systems.pendulum(0.2)):
        one, two = (made(system, method, rtol=1e-6, atol=1e-8) for _ in range(2))
        one.begin(), one.advance(15)
        in_python(two, 15)
        for name in native_counts():
            assert one.progress[name] == two.progress[name], name
        np.testing.assert_allclose(one.work.x, two.work.x, rtol=1e-9)
        np.testing.assert_allclose(one.work.states, two.work.states, rtol=1e-9)
        assert one.progress["accepted"] > 5 and one.progress["sample"] > 1


def native_counts() -> tuple[str, ...]:
    return "status", "sample", "accepted", "rejected", "evaluations", "jacobians", "factorizations"


def test_the_loop_of_residual_forms_computes_what_its_text_does(monkeypatch: pytest.MonkeyPatch) -> None:
    def vector(address: int, size: int) -> Any:
        return loop_text.vector(address, max(size, 1000))  # some are said to hold one number, and hold more

    def whole(address: int, size: int) -> Any:
        return loop_text.whole(address, max(size, 1000))

    monkeypatch.setattr(residual_stages, "vector", vector)
    monkeypatch.setattr(residual_stages, "whole", whole)
    system = rectifier()
    one, two = (made(system, "radau", rtol=1e-4, atol=1e-6) for _ in range(2))
    one.begin(), one.advance(12)
    with np.errstate(all="ignore"):
        residual_in_python(two, 12)
    for name in native_counts():
        assert one.progress[name] == two.progress[name], name
    np.testing.assert_allclose(one.work.arrays["y"], two.work.arrays["y"], rtol=1e-8)
    assert one.progress["accepted"] > 5


def test_what_is_laid_out_otherwise_is_refused() -> None:
    block = made(small_systems.pendulum(), "radau").block
    wrong = shipped.Block(block.parts[0]._replace(max_steps=1.0), *block.parts[1:])
    with pytest.raises(CompilerError, match=r"begin of implicit\.ll was compiled for .* run `make loops`"):
        shipped.call("implicit", "begin", wrong)
    with pytest.raises(CompilerError, match="in one piece"):
        shipped.Block(block.parts[0], block.parts[1]._replace(x=np.zeros(4)[::2]))


def test_spacing_has_every_bit_of_numpys() -> None:
    rng = np.random.default_rng(7)
    powers = 2.0 ** np.arange(-1074, 1023)
    sizes = rng.random(5000) * 10.0 ** rng.uniform(-323, 307, 5000)
    numbers = np.concatenate([[0.0, 1e-200], powers, np.nextafter(powers, 0), np.nextafter(powers, np.inf), sizes])
    assert [native.spacing(float(x)) for x in numbers] == np.spacing(numbers).tolist()


@pytest.mark.long
def test_loops_compiled_anew_give_the_same_bits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    subprocess.run([sys.executable, ROOT / "tools" / "loops.py", tmp_path], check=True, cwd=ROOT)
    monkeypatch.setenv("POINSOT_CACHE", "off")
    results = []
    for folder in (shipped.FOLDER, tmp_path):
        monkeypatch.setattr(shipped, "FOLDER", folder)
        shipped._entry.cache_clear()
        shipped._loaded.cache_clear()
        runs = [po.simulate(small_systems.pendulum(0.1), 3.0, method=each) for each in ("radau", "gauss")]
        results.append(
            [*(each["state"].values for each in runs), po.simulate(rectifier(), 1.0, method="radau")["energy_storage"]]
        )
    shipped._entry.cache_clear()
    shipped._loaded.cache_clear()
    for one, two in zip(*results, strict=True):
        np.testing.assert_array_equal(one, two)
