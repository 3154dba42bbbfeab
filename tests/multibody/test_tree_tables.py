"""The texts that walk any machine by its tables, against its laws over floats: free motion, rows, columns, books."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
from multibody.closed_zoo import coupled, following, random_closed
from multibody.driven_zoo import driven
from multibody.reference_steps import Step
from poinsot import Actuator, Contacts, Friction, Limit, Model, OneWay, OnFreedom, Shape, Surface
from poinsot.elements import BetweenPoints, LinearDamper
from simulation.stepped import floor, last_step
from zoo import FOREIGN, random_model

H = 1e-3
ENDS = ((-3.0, 4.0), (-5.0, np.inf), (-np.inf, 5.0))
KINDS = ("revolute", "prismatic", "helical", "cylindrical", "planar", "universal", "spherical", "free")


def tree_that_rubs(seed: int) -> Model:
    """All kinds of pairs, joints that follow others, elements of every type, limits and friction near and far."""
    rng = np.random.default_rng([3904, seed])
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
    return replace(model, elements=(*model.elements, *motors), switches=tuple(rows))


def loops_that_rub(seed: int, kind: str) -> Model:
    """Closed loops, cams, followers, pairs of one's own, given motions; balls on a floor, friction, limits."""
    if kind == "loops":
        model, rng = random_closed(seed)
    elif kind == "cams":
        model, rng = random_closed(40 + seed)
        model = coupled(model, seed)
    elif kind == "tendons":
        model, rng = driven(seed, couplings=3, loops=1)
        model = replace(model, elements=tuple(e for e in model.elements if e not in model.sources))
    elif kind == "trees":
        rng = np.random.default_rng([2820, seed])
        kinds = ("revolute", "prismatic", "spherical", "free", "cylindrical")
        model = random_model(rng, 6, kinds=kinds, mimics=seed % 2)
        damper = LinearDamper("damper", "b1", (0.1, 0.0, 0.0), "b4", (0.0, 0.3, 0.1), 40.0)
        model = replace(model, elements=(damper,))
    elif kind == "motions":
        rng = np.random.default_rng(601 + seed % 3)
        kinds = ("universal", "spherical", "cylindrical")
        model = random_model(rng, 6, 1, kinds=kinds, closing_kinds=("spherical", "helical", "universal"))
        joints = (replace(model.joints[0], pair=po.pairs.revolute()), *model.joints[1:])
        model = replace(model, joints=joints)
    elif kind == "followers":
        rng = np.random.default_rng(seed)
        model = following(rng)
    else:
        rng = np.random.default_rng(300 + seed)
        model = random_model(rng, 4, 1, 6, kinds=("revolute", *FOREIGN), closing_kinds=("spherical", *FOREIGN))
        model = replace(model, elements=tuple(e for e in model.elements if e not in model.sources))
    single = [j.name for j in model.joints if len(j.pair.freedoms) == 1 and not j.mimic and j.name.startswith("j")]
    rows: list[Any] = [Friction(f"rub of {name}", OnFreedom(name), 0.2, 0.3) for name in single[:2]]
    rows += [Limit(f"ends of {name}", OnFreedom(name), 0.0, 1.0) for name in single[2:3]]
    balls = [Surface(body.name, Shape("sphere", (0.3,))) for body in model.bodies[:2]]
    ground = floor((0.0, 0.0, -0.3 + min(body.pose.translation[2] for body in model.bodies[:2])))
    touch = Contacts("touch", balls, (ground,), friction=0.5)
    return replace(model, switches=(touch, *rows))


def state(m: po.Mechanism, rng: np.random.Generator, moves: bool) -> tuple[np.ndarray, np.ndarray]:
    """A random state, of closed loops near the drawn one."""
    system, size = m.system(), 1.0 if moves else 0.0
    neutral = np.append(m.neutral(), np.zeros(system.state.size - m.nq))
    assert system.state.retract is not None
    x = system.state.retract.ufunc(neutral, size * rng.normal(size=system.state.local_size))
    return x[: m.nq], x[m.nq : m.nq + m.nv] if moves else 0.1 * rng.normal(size=m.nv)


def check(m: po.Mechanism, begin: Any, where: str) -> None:
    """A step obeys M̂ (v⁺ − v) = h (…) + Aᵀ λ + Jᵀ λ', A v⁺ = ḟ, and its books: all of it by NumPy."""
    touch, inputs = last_step(m, H, H, begin), m.system().inputs.names
    given, nv = touch["given"], m.nv
    x, size = given[: -2 - len(inputs)], len(given)
    sampled = dict(zip(inputs, given[len(x) + 1 :], strict=False))
    signals = {e.name: sampled[e.name] if e.name in sampled else e.signal.at(given[len(x)]) for e in m.model.sources}
    step = Step(m, x, given[len(x)], H, signals)
    v = touch["asked"][size : size + nv]
    scale = 1.0 + np.abs(step.free).max()
    assert np.abs(v - touch["moved"] - step.free).max() < 1e-11 * scale, f"{where}: free motion"
    n, rows = int(touch["near_links"][0]), touch["row"][: int(touch["rows"][0])]
    measured = [row.along for e in m.model.switches if not isinstance(e, Contacts) for row in e.rows(step.motion)]
    named = {body.name: step.motion.carried(body.name, po.Displacement.identity()).link for body in m.model.bodies}
    touching = {s.body for e in m.model.switches if isinstance(e, Contacts) for s in e.surfaces}
    links = sorted({named[name] for name in touching & {*named}} - {-1})
    J = [step.link_jacobian(links[k]) for k in touch["near"][:n]]
    J += [step.row(measured[r])[None] for r in rows]
    if J:
        full = np.concatenate(J)
        C, Z = len(full), step.answered(full)
        found = touch["inverse"].ravel()[: C * C].reshape(C, C)
        assert np.abs(found - full @ Z).max() < 1e-11 * (1.0 + np.abs(full @ Z).max()), f"{where}: columns"
        assert np.abs(touch["freed"][:C] - full @ step.free).max() < 1e-11 * scale * (1.0 + np.abs(full).max())
        moved, force = Z @ touch["force"][:C], np.abs(touch["force"][:C]).max()
        size = np.abs(np.linalg.solve(step.M, full.T)).max() * force  # what loops take away of it
        assert np.abs(touch["moved"] - moved).max() < 1e-11 * (1.0 + size), f"{where}: answers"
    want, kinetic = step.books(v, touch["borne"])
    assert abs(touch["kinetic"][0] - kinetic) < 1e-11 * (1.0 + abs(kinetic)), f"{where}: kinetic"
    for k, (name, energy) in enumerate(want.items()):
        assert abs(touch["out"][k] - energy) < 1e-11 * (1.0 + abs(energy) + abs(kinetic)), f"{where}: {name}"


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.filterwarnings("ignore::poinsot.errors.LedgerWarning")
def test_open_trees_obey_their_laws(seed: int) -> None:
    m = po.Mechanism(tree_that_rubs(seed))
    check(m, state(m, np.random.default_rng([3905, seed]), True), f"seed {seed}")


@pytest.mark.sample(4)
@pytest.mark.parametrize("kind", ["trees", "loops", "cams", "tendons", "followers", "own", "motions"])
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.filterwarnings("ignore::poinsot.errors.LedgerWarning", "ignore::poinsot.errors.StartWarning")
def test_what_is_held_together_obeys_its_laws(kind: str, seed: int) -> None:
    """Law  A v⁺ = ḟ and A Z = 0 by singular values, with contacts, friction and a limit that is reached."""
    model, begin = loops_that_rub(seed, kind), np.random.default_rng([3906, seed])
    m = po.Mechanism(model)
    q, v = state(m, begin, False)
    if kind == "motions":
        lone = model.joints[0].name
        m = with_motion(model, lone)
        v[m.freedom_names.index(lone)] = 0.0
    check(m, (q, v), f"{kind} {seed}")


def with_motion(model: Model, joint: str) -> po.Mechanism:
    """The same with a given motion of a joint, on which nothing rubs then."""
    rows = tuple(e for e in model.switches if getattr(getattr(e, "stretch", None), "freedom", ("",))[0] != joint)
    return po.Mechanism(replace(model, switches=rows)).with_motions({joint: "0.3*(1 - cos(5*t))"})
