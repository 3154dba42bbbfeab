"""The moments at which members first reach a level, between samples that are far apart."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from ensembles.comparing import alike
from poinsot import electrical as el
from poinsot import reductions
from poinsot import translational as tr

FirstPassage = reductions.FirstPassage


def oscillator(mass: float = 1.0) -> po.Network:
    net = po.Network("oscillator")
    net.add(tr.Mass("m", mass, velocity=1.0), "x")
    net.add(tr.Spring("k", 4.0), "x", "ground")
    return net


def low_pass(source: Any = 5.0) -> po.Network:
    net = po.Network("low pass")
    net.add(el.VoltageSource("V", source), "in", "ground")
    net.add(el.Resistor("R", 100.0), "in", "out")
    net.add(el.Capacitor("C", 1e-4), "out", "ground")
    return net


def passed(model: Any, over: dict[str, Any], wanted: Any, **options: Any) -> Any:
    return po.ensemble(model, over, reduce={"t": wanted}, zip=True, progress=False, **options)["t"].values


@pytest.mark.parametrize("rising", [None, True, False])
def test_an_oscillator_in_closed_form(rising: bool | None) -> None:
    """Law  v = cos(ω t), ω = √(k/m): 5 samples over a period and a half, moments to the accuracy of the run."""
    rng = np.random.default_rng(1)
    m, level = rng.uniform(0.5, 2.0, 12), 0.3
    w = np.sqrt(4.0 / m)
    family = oscillator().with_parameters("elements.m.mass")
    found = passed(family, {"elements.m.mass": m}, FirstPassage("m.velocity", level, rising=rising),
                   times=np.linspace(0.0, 2.0, 5), rtol=1e-12, atol=1e-14)  # fmt: skip
    down, up = np.arccos(level) / w, (2 * np.pi - np.arccos(level)) / w
    exact = up if rising else down
    samples = np.cos(w[:, None] * np.linspace(0.0, 2.0, 5)) - level
    seen = (np.diff(np.sign(samples), axis=1) > 0).any(axis=1) if rising else np.ones(12, bool)
    assert (np.isnan(found) == ~seen).all()
    np.testing.assert_allclose(found[seen], exact[seen], rtol=1e-11)


def test_charging_with_an_input_that_jumps() -> None:
    """Law  a source that steps between two samples: what follows is known in closed form from the step on."""
    starts, level, step = np.array([-2.0, 0.5, 1.5]), 2.0, 0.013
    times = ([0.0, step, step, 1.0], [0.0, 0.0, 5.0, 5.0])
    found = passed(low_pass(times), {"C.voltage": starts}, FirstPassage("C.voltage", level), times=[0.0, 0.05],
                   rtol=1e-11, atol=1e-13)  # fmt: skip
    exact = step - 0.01 * np.log((5.0 - level) / (5.0 - starts * np.exp(-step / 0.01)))
    np.testing.assert_allclose(found, exact, rtol=1e-9)


@pytest.mark.parametrize(("method", "order"), [("rk4", 4), ("dop853", 8)])
def test_the_order_is_that_of_the_method(method: str, order: int) -> None:
    """Law  with fixed steps h the error is of order h^p, though samples are as far apart as before."""
    errors = []
    steps = (0.1, 0.05) if method == "rk4" else (0.4, 0.2)
    for h in steps:
        found = passed(oscillator(), {"m.velocity": [1.0, 2.0]}, FirstPassage("m.velocity", 0.3), method=method,
                       times=[0.0, 1.2], step=h)  # fmt: skip
        exact = np.arccos(0.3 / np.array([1.0, 2.0])) / 2
        errors.append(np.abs(found - exact).max())
    assert np.log2(errors[0] / errors[1]) > order - 0.7


@pytest.mark.parametrize("seed", quick(1, range(6)))
def test_denser_samples_tell_the_same(seed: int) -> None:
    """Law  of mechanisms, open and closed, a moment between 6 samples is that between 200; alone as among others."""
    rng = np.random.default_rng(seed)
    closed = bool(seed % 2)
    m: Any = po.load(f"examples/{'four_bar' if closed else 'double_pendulum'}.toml")
    joint = m.tree.freedom_names[0]
    rates = po.simulate(m, time=0.5, samples=3, progress=False).joint_velocity.sel(freedom=joint).values
    level = float((rates[0] + rates[1]) / 2) + 0.01
    over = {f"initial:{joint}.velocity": rates[0] + rng.uniform(-0.01, 0.01, 9)}
    wanted = FirstPassage("joint_velocity", level, {"freedom": joint})
    options: dict[str, Any] = {"time": 0.5, "rtol": 1e-11, "atol": 1e-12}
    few, many = (passed(m, over, wanted, samples=n, **options) for n in (6, 201))
    both = ~np.isnan(few) & ~np.isnan(many)
    assert both.any(), (joint, rates)
    np.testing.assert_allclose(few[both], many[both], rtol=0, atol=1e-9)
    name, values = next(iter(over.items()))
    for k in range(3):
        alone = passed(m, {name: values[k : k + 1]}, wanted, samples=6, **options)
        np.testing.assert_array_equal(alone, few[k : k + 1])


def test_threads_and_chunks_give_the_same_bits() -> None:
    over = {"elements.m.mass": np.linspace(0.5, 2.0, 21)}
    family = oscillator().with_parameters("elements.m.mass")
    options: dict[str, Any] = {
        "times": [0.0, 0.5, 1.0],
        "reduce": {"t": FirstPassage("m.velocity", 0.3)},
        "progress": False,
    }
    found = po.ensemble(family, over, threads=1, **options)
    alike(found, po.ensemble(family, over, threads=2, chunk=4, **options))
