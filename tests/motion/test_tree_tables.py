"""The text that walks any tree by its tables, against the kernels that mechanisms beyond tables are stepped by."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import Actuator, Friction, Limit, OneWay, OnFreedom
from poinsot.elements import BetweenPoints
from poinsot.motion.stepping_kernels import SteppedKernels
from zoo import random_model

H = 1e-3
ENDS = ((-3.0, 4.0), (-5.0, np.inf), (-np.inf, 5.0))
KINDS = ("revolute", "prismatic", "helical", "cylindrical", "planar", "universal", "spherical", "free")


def both(m: po.Mechanism, span: float, monkeypatch: pytest.MonkeyPatch, **given: Any) -> list[Any]:
    """A run by tables, and one by kernels of the mechanism."""
    found = [po.simulate(m, span, method="moreau", step=H, dataset=False, **given)]
    monkeypatch.setattr(SteppedKernels, "tables", lambda self: None)
    m = po.Mechanism(m.model)
    return [*found, po.simulate(m, span, method="moreau", step=H, dataset=False, **given)]


def tree_that_rubs(rng: np.random.Generator, seed: int) -> po.Mechanism:
    """All kinds of pairs, joints that follow others, elements of every type, limits and friction near and far."""
    model = random_model(rng, 7, elements=(0, 6, 12)[seed % 3], kinds=KINDS, mimics=seed % 2)
    single = [j.name for j in model.joints if len(j.pair.freedoms) == 1]
    rows: list[Any] = [Limit(f"ends of {name}", OnFreedom(name), *ENDS[k % 3]) for k, name in enumerate(single)]
    rows += [Friction(f"rub of {name}", OnFreedom(name), 0.2, 0.3) for name in single[:2]]
    rows += [OneWay(f"ratchet of {name}", OnFreedom(name), seed % 2 == 0) for name in single[2:3]]
    if seed % 4 == 3:
        ends = BetweenPoints("b0", (0.1, 0.0, 0.2), "b6", (0.0, 0.2, 0.0))
        rows += [Friction("rope", ends, 0.2), Friction("Stribeck", OnFreedom(single[0]), 0.3, stribeck=0.1)]
    motors: list[Any] = []
    for k, name in enumerate(single[:3]):
        more: dict[str, Any] = {"control_range": (-0.5, 0.5), "effort_range": (-0.4, 9.0), "gear": (2.0, -1.5, 1.0)[k]}
        motors.append(Actuator.position(f"servo of {name}", name, stiffness=30.0, damping=2.0, **more))
        motors.append(Actuator.motor(f"motor of {name}", name, **more))
    return po.Mechanism(replace(model, elements=(*model.elements, *motors), switches=tuple(rows)))


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.filterwarnings("ignore::poinsot.errors.LedgerWarning")
def test_tables_move_as_kernels_do(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three steps from a random state: positions, velocities, activations, energies by port and element."""
    rng = np.random.default_rng([3904, seed])
    m = tree_that_rubs(rng, seed)
    system = m.system()
    neutral = np.append(m.neutral(), np.zeros(system.state.size - m.nq))
    assert system.state.retract is not None
    x = system.state.retract.ufunc(neutral, rng.normal(size=system.state.local_size))
    found, want = both(m, 3 * H, monkeypatch, initial=(x[: m.nq], x[m.nq : m.nq + m.nv]), samples=7)
    same(found, want, 1e-12, f"seed {seed}")


def same(found: Any, want: Any, error: float, where: str) -> None:
    """All numbers of two runs, by the largest of each variable."""
    for name, (_, value, _) in want.variables.items():
        if value.dtype.kind == "f":
            size = np.abs(value[np.isfinite(value)]).max(initial=0.0)
            assert np.allclose(found.variables[name][1], value, rtol=0.0, atol=error * (1.0 + size), equal_nan=True), (
                f"{where}: {name}"
            )


def walker() -> po.Mechanism:
    """Unequal boxes in a row with hinges that are driven, let go above a floor."""
    size = {"shape": po.Shape("box", (0.2, 0.1, 0.06))}
    names = ("trunk", "thigh", "shank")
    bodies = [
        po.Body(n, po.Inertia.at_centre(1.0 + k, (0.01, 0.0, 0.0), (0.01, 0.02, 0.02))) for k, n in enumerate(names)
    ]
    ends = [po.Displacement.translating((s, 0.0, 0.0)) for s in (0.12, -0.12)]
    joints = [po.Joint(f"to {b}", po.pairs.revolute(), a, b, *ends) for a, b in pairwise(names)]
    elements = [Actuator.position(f"servo {j.name}", j.name, stiffness=9.0, damping=0.2) for j in joints]
    floor = po.Surface("ground", po.Shape("plane", (0.0, 0.0)))
    touch = po.Contacts("touch", [po.Surface(n, size["shape"]) for n in names], (floor,), friction=0.6)
    limits = [Limit(f"ends {j.name}", OnFreedom(j.name), -0.7, 0.4) for j in joints]
    model = po.Model("walker", tuple(bodies), tuple(joints), elements=tuple(elements), switches=(touch, *limits))
    return po.Mechanism(model)


def test_a_run_is_that_of_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    """200 steps of a walker that falls, with a servo that an input drives."""
    m = walker()
    q = np.array(m.neutral())
    q[2] = 0.1
    inputs = {"servo to thigh": ([0.0, 0.2], [0.0, 0.5])}
    found, want = both(m, 0.2, monkeypatch, initial=(q, np.zeros(m.nv)), inputs=inputs, samples=21)
    assert want.attrs["contacts"] > 100
    same(found, want, 1e-12, "walker")
