"""Derivatives along implicit methods: stiff networks to 40 digits, and what explicit methods say elsewhere."""

from typing import Any

import mpmath as mp
import numpy as np
import pytest

import poinsot as po
from cases import quick
from networks.switching_circuits import G, circuit
from poinsot import electrical as el
from poinsot import translational as tl
from poinsot.sensitivity import Sensitivity


def ladder() -> po.Network:
    """Time constants of 30 ns and 1 s."""
    return circuit(
        (el.VoltageSource("V", 3.0), "s", G), (el.Resistor("R1", 1e-7), "s", "a"),
        (el.Capacitor("C1", 0.3, voltage=1.0), "a", G), (el.Resistor("R2", 2.0), "a", "b"),
        (el.Capacitor("C2", 0.5, voltage=0.2), "b", G),
    )  # fmt: skip


def ladder_at(p: list[Any], t: Any) -> tuple[Any, Any]:
    V, R1, C1, u, R2, C2, w = p
    A = mp.matrix([[-1 / (R1 * C1) - 1 / (R2 * C1), 1 / (R2 * C1), V / (R1 * C1)],
                   [1 / (R2 * C2), -1 / (R2 * C2), 0], [0, 0, 0]])  # fmt: skip
    values, vectors = mp.eig(A)
    x = vectors * mp.diag([mp.exp(value * t) for value in values]) * vectors**-1 * mp.matrix([u, w, 1])
    return mp.re(x[0]), mp.re(x[1])


@pytest.mark.parametrize("method", quick(1, ["radau", "radau9"]))
def test_a_stiff_ladder_to_forty_digits(method: str) -> None:
    family = ladder().with_parameters()
    of = Sensitivity(family, list(family.parameter_names), times=[0.0, 1e-8, 0.3, 2.0], rtol=1e-10, atol=1e-12,
                     method=method, outputs=["C1.voltage", "C2.voltage"])  # fmt: skip
    run, slopes = of()
    with mp.workdps(40):
        at = [mp.mpf(float(x)) for x in family.defaults]
        for k, name in enumerate(of.names):
            h = at[k] * mp.mpf(10) ** -14
            for j, t in enumerate(run.time):
                near = [ladder_at([x + s * h * (i == k) for i, x in enumerate(at)], mp.mpf(float(t))) for s in (1, -1)]
                exact = [float((a - b) / (2 * h)) for a, b in zip(*near, strict=True)]
                found = [slopes[f"{c}.voltage"][j, k] for c in ("C1", "C2")]
                size = float(1 / at[k]) + max(map(abs, exact))
                np.testing.assert_allclose(found, exact, atol=1e-7 * size, err_msg=f"{name} {t}")


@pytest.mark.parametrize("method", quick(0, ["radau", "gauss"]))
@pytest.mark.parametrize("case", ["friction and a stop", "pendulum"])
def test_what_explicit_methods_say(case: str, method: str) -> None:
    """Through impacts, sticking and a chart of a mechanism."""
    model: Any = po.load("examples/double_pendulum.toml")
    to = ["bodies.lower.mass", "elbow", "elbow.velocity"]
    if case != "pendulum":
        net = circuit((tl.Mass("m", 1.0, velocity=2.0), "x"), (tl.Spring("k", 20.0), "x", G),
                      (tl.DryFriction("F", 0.5), "x", G),
                      (tl.EndStop("e", lower=-0.2, restitution=0.5), "x", G))  # fmt: skip
        model = net.with_parameters()
        to = list(model.parameter_names)
    asked: dict[str, Any] = {"time": 1.2, "samples": 5, "rtol": 1e-11, "atol": 1e-13}
    one = Sensitivity(model, to, **asked)()[1]
    two = Sensitivity(model, to, **asked, method=method, **({"step": 2e-3} if method == "gauss" else {}))()[1]
    for name, slopes in one.items():
        size = np.abs(slopes).max() + 1e-9
        np.testing.assert_allclose(two[name], slopes, atol=1e-6 * size, err_msg=name)


@pytest.mark.long
def test_a_stiff_oscillator_by_differences() -> None:
    """van der Pol's, on its slow arc: 1 ms beside 1 s."""
    net = circuit((el.Capacitor("C", 1e-3, voltage=2.0), "a", G), (el.Inductor("L", 1.0), "a", G),
                  (el.NonlinearResistor("N", current=lambda v: v**3 / 3 - v, active=True), "a", G),
                  (el.Resistor("R", 50.0), "a", G))  # fmt: skip
    family = net.with_parameters()
    asked: dict[str, Any] = {"times": [0.0, 0.1, 0.5, 1.0, 1.3], "atol": 1e-12}
    of = Sensitivity(family, list(family.parameter_names), rtol=1e-10, method="radau9", **asked)
    _, slopes = of()
    for k, (name, at) in enumerate(zip(of.names, family.defaults, strict=True)):
        h = 1e-4 * at
        near = [po.simulate(family, parameters={name: at + s * h}, dataset=False, rtol=1e-12, method="radau9", **asked)
                for s in (-2, -1, 1, 2)]  # fmt: skip
        for v in ("C.voltage", "L.current"):
            exact = (8 * (near[2][v] - near[1][v]) - (near[3][v] - near[0][v])) / (12 * h)
            np.testing.assert_allclose(slopes[v][:, k], exact, atol=3e-7 * np.abs(exact).max(), err_msg=name)
