"""The text that walks any tree by its tables, against the kernels of each: what a step needs, books, energies, momenta,
charts; runs."""

from __future__ import annotations

import ctypes
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import Actuator, Friction, Limit, OneWay, OnFreedom
from poinsot.elements import BetweenPoints
from poinsot.simulation import moreau
from poinsot.simulation.moreau_plan import tree_kernels
from zoo import random_model

H = 1e-3
ENDS = ((-3.0, 4.0), (-5.0, np.inf), (-np.inf, 5.0))
KINDS = ("revolute", "prismatic", "helical", "cylindrical", "planar", "universal", "spherical", "free")
_CALL = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)


def called(kernel: Any, work: np.ndarray, *given: Any) -> dict[str, np.ndarray]:
    """What a kernel's address makes of these inputs, by name; `work` is where it may work."""
    inputs = np.concatenate([np.ravel(each).astype(float) for each in given])
    sizes = [int(np.prod(shape)) for shape in kernel.outputs.values()]
    out = np.zeros(sum(sizes) + 1)
    out.view(np.int64)[-1] = work.ctypes.data
    _CALL(kernel.address)(inputs.ctypes.data, out.ctypes.data)
    return dict(zip(kernel.outputs, np.split(out, np.cumsum(sizes))[:-1], strict=True))


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
def test_tables_give_what_kernels_give(seed: int) -> None:
    """Every output of every kernel, at random states that come back."""
    rng = np.random.default_rng([3904, seed])
    m = tree_that_rubs(rng, seed)
    system = m.system()
    assert system.stepping is not None
    stepping = system.stepping(system)
    assert stepping.tree is not None
    tables, neutral = tree_kernels(stepping.tree), np.append(m.neutral(), np.zeros(system.state_size - m.nq))
    work = np.zeros(tables["links"].work_size)
    x, y = (system.retract.ufunc(neutral, rng.normal(size=system.local_size)) for _ in range(2))
    u, v, xi = (rng.normal(size=n) for n in (len(system.input_names), m.nv, system.local_size))
    assert stepping.kernel is not None
    pairs: list[tuple[Any, str, tuple[Any, ...]]] = [
        (stepping.kernel((), ()), "links", (x, 0.1, u, H)),
        (stepping.books, "balance", (x, 0.1, u, H, v)),
        (stepping.energy, "energy", (y,)),
        (system.retract, "retract", (x, xi)),
        (stepping.carried, "carried", (x, v, y, H)),
    ]
    for kernel, each, given in pairs + pairs[::-1]:
        if kernel is None:
            continue
        want, found = called(kernel, work, *given), called(tables[each], work, *given)
        for name in want.keys() - {"axes"}:  # they are measured from other points
            size, error = (np.abs(a).max(initial=0.0) for a in (want[name], want[name] - found[name]))
            assert error < 1e-12 * (1.0 + size), f"seed {seed}, {each}, {name}: {error:g} of {size:g}"


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
    """200 steps of a walker that falls, with a servo that an input drives; no kernel of it is made."""
    m, inputs = walker(), {"servo to thigh": ([0.0, 0.2], [0.0, 0.5])}
    q = np.array(m.neutral())
    q[2] = 0.1
    given: dict[str, Any] = {
        "method": "moreau",
        "step": H,
        "initial": (q, np.zeros(m.nv)),
        "inputs": inputs,
        "samples": 21,
    }
    found = po.simulate(m, 0.2, dataset=False, **given)
    monkeypatch.setattr(moreau, "walked", lambda stepping: stepping)
    want = po.simulate(m, 0.2, dataset=False, **given)
    assert want.attrs["contacts"] > 100
    for name, (_, value, _) in want.variables.items():
        if value.dtype.kind == "f":
            assert np.allclose(found.variables[name][1], value, rtol=1e-9, atol=1e-9, equal_nan=True), name
