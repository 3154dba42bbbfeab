"""Mechanisms on grounds that move uniformly: nothing but the place changes (S0 §2.2.1, the inertial class).

A mechanism floats on a carrier, or stands on a ground that is carried along. Boosted and unboosted runs agree: joints,
their rates and efforts, and poses once the way u t of the observer is taken off. On a ground that turns they do not.
"""

from dataclasses import fields, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import xarray as xr

import poinsot as po
import zoo
from cases import EXAMPLES, quick, saved
from multibody.closed_zoo import admissible, stacked
from multibody.kinestatic_zoo import solved
from poinsot import Body, Joint, Model
from poinsot.algebra.arrays import Floats
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.elements import pair_of_kind
from poinsot.multibody import GROUND
from poinsot.multibody.conditions import reaches
from poinsot.screws import InertialObserver
from scripts import machine

HERE = po.Displacement.identity()


def carried(model: Model, *kinds: str) -> Model:
    """The same mechanism with a body "carrier" for its ground, which moves on pairs of these kinds, in a row."""

    def moved(x: Any) -> Any:
        return replace(x, **{f.name: "carrier" for f in fields(x) if getattr(x, f.name) == GROUND})

    names = [*(f"slide{k}" for k in range(len(kinds) - 1)), "carrier"]
    inertia = po.Inertia.at_centre(1.5, (0.1, 0.0, -0.2), (0.3, 0.4, 0.5))
    turns = [po.Displacement(np.roll(np.eye(3), k, axis=0), np.zeros(3)) for k in (0, 1, 2)]  # z along z, y, x
    rows = [
        Joint(f"carry{k}", pair_of_kind(kind), ([GROUND, *names])[k], names[k], turns[k], turns[k])
        for k, kind in enumerate(kinds)
    ]
    return replace(
        model,
        bodies=(
            *(Body(name, inertia if name == "carrier" else po.Inertia.zero(), HERE) for name in names),
            *model.bodies,
        ),
        joints=(*rows, *map(moved, model.joints)),
        elements=tuple(map(moved, model.elements)),
        tree=(*(joint.name for joint in rows), *model.tree),
    )


def boosted(m: po.Mechanism, q: Floats, v: Floats, u: Floats) -> Floats:
    """Rates with u (world) added to the velocity of the carrier, of which v has the body twist (ω; v)."""
    start = next(k for k, name in enumerate(m.freedom_names) if name.startswith("carry0"))
    out = v.copy()
    out[start + 3 : start + 6] += np.asarray(m.pose(q, "carrier"))[:3, :3].T @ u
    return out


@pytest.mark.parametrize(("seed", "loops"), quick(1, [(0, 0), (3, 2), (1, 0), (2, 1)], several=True))
def test_boosted_and_unboosted_runs_of_floating_mechanisms_agree(rng: np.random.Generator, loops: int) -> None:
    """Under gravity, springs and dampers; every pose as the moving observer sees it, and every joint."""
    kinds = ("revolute", "prismatic", "helical", "universal", "cylindrical")
    model = carried(zoo.random_model(rng, bodies=3, loops=loops, kinds=kinds, elements=2), "free")
    m = po.Mechanism(replace(model, gravity=(0.3, -0.2, -2.0)))
    q, v = np.split(m.initial_state((m.neutral(), rng.normal(size=m.nv) * 0.3)), [m.nq])
    E = InertialObserver(zoo.random_displacement(rng), rng.normal(size=3) * 2.0)
    w = boosted(m, q, v, E.velocity)
    times = np.linspace(0.0, 1.0, 6)
    still, moving = (po.simulate(m, times=times, initial=(q, rates), progress=False) for rates in (v, w))
    for k, t in enumerate(times):
        q_s, q_m = (run["joint_position"].values[k] for run in (still, moving))
        for body in m.body_names:
            seen = InertialObserver(HERE, E.velocity).pose_of(po.Displacement.from_matrix(m.pose(q_m, body)), t)
            np.testing.assert_allclose(seen.matrix, m.pose(q_s, body), atol=1e-8)
        v_s, v_m = (run["joint_velocity"].values[k] for run in (still, moving))
        np.testing.assert_allclose(boosted(m, q_s, v_s, E.velocity), v_m, atol=1e-8)
    ledgers = [po.ledger(run).ratio for run in (still, moving)]
    assert max(ledgers) < 1e-9


def test_a_cart_and_its_pole_do_not_know_how_fast_the_rail_goes_by() -> None:
    m = po.load(EXAMPLES / "cart_pole.toml")
    q, v = np.split(m.initial_state(), [m.nq])
    rail, hinge = m.freedom_names.index("rail"), m.freedom_names.index("hinge")
    u, times = 3.0, np.linspace(0, 3, 31)
    fast = v.copy()
    fast[rail] += u
    still, moving = (po.simulate(m, times=times, initial=(q, rates), progress=False) for rates in (v, fast))
    place, boosted_place = (run["joint_position"].values for run in (still, moving))
    assert np.ptp(place[:, hinge]) > 0.5
    np.testing.assert_allclose(boosted_place[:, hinge], place[:, hinge], atol=1e-9)
    np.testing.assert_allclose(boosted_place[:, rail], place[:, rail] + u * times, atol=1e-9)
    mass = sum(float(body.inertia.mass) for body in m.model.bodies)
    work = still["energy_stored"].values, moving["energy_stored"].values
    momentum = m.mass_matrix(place[0])[rail] @ v
    np.testing.assert_allclose(work[1] - work[0], momentum * u + mass * u**2 / 2, atol=1e-8)


@pytest.mark.sample(2)
@pytest.mark.parametrize("loops", [0, 2])
@pytest.mark.parametrize("seed", quick(2, range(6)))
def test_efforts_on_a_uniformly_moving_ground_are_those_at_rest(rng: np.random.Generator, loops: int) -> None:
    """Inverse dynamics on a ground that slides with u; then on one that turns, where they differ."""
    model = zoo.random_model(rng, bodies=4, loops=loops)
    at_home = po.Mechanism(model)
    q, v, a = at_home.random(rng), rng.normal(size=at_home.nv), rng.normal(size=at_home.nv)
    efforts = at_home.inverse_dynamics(q, v, a)
    for kinds, same in ((("prismatic",) * 3, True), (("revolute",), False)):
        m = po.Mechanism(carried(model, *kinds))
        base, freedoms = m.nq - at_home.nq, m.nv - at_home.nv
        assert (
            m.freedom_names[freedoms:] == at_home.freedom_names
            and m.coordinate_names[base:] == at_home.coordinate_names
        )
        rates = np.concatenate([rng.normal(size=freedoms) * 3, v])
        there = m.inverse_dynamics(np.concatenate([np.zeros(base), q]), rates, np.concatenate([np.zeros(freedoms), a]))
        assert np.allclose(there[freedoms:], efforts, rtol=0, atol=1e-9) is same


# Mechanisms whose coordinates are far from the origin beside their size: a condition asks for no more than rounding.
RADIUS, MU = 6.8e6, 3.986004418e14
"""Of the orbit [m], and of the Earth [m³/s²]."""


def orbit(folder: Path, scale: float, joined: str, length: float) -> Path:
    """The two masses, one above the other, as fast as keeps the lower one on a circle; lengths and μ scaled so that
    times stay."""
    r, gap, mu = RADIUS * scale, length * scale, MU * scale**3
    turn = float(np.sqrt(mu / r**3))
    text = f"poinsot = 1\nname = 'orbit'\ngravity = 'none'\nparameters = {{mu = {mu!r}}}\n"
    inertia = 1e4 * scale**2
    for name, mass, at in (("a", 100.0, r), ("b", 50.0, r + gap)):
        text += (
            f"bodies.{name} = {{mass = {mass}, inertia = [{inertia!r}, {inertia!r}, {inertia!r}]}}\n"
            f"pairs.of_{name} = {{kind = 'planar', between = ['ground', '{name}'], frames = [{{}}, {{}}], initial = "
            f"{{position = [{at!r}, 0, 0], velocity = [0, {turn * at!r}, {turn!r}]}}}}\n"
            f"springs.pull_{name} = {{between = ['ground', '{name}'], body_points = [[0, 0, 0], [0, 0, 0]], energy = "
            f"'-mu*{mass}/x'}}\n"
        )
    if joined == "tether":
        text += f"limits.tether = {{between = ['a', 'b'], body_points = [[0, 0, 0], [0, 0, 0]], upper = {gap!r}}}\n"
    else:
        bar = gap**2 / 12
        text = text.replace("poinsot = 1\n", "poinsot = 1\ntree = ['of_a', 'of_b', 'lower']\n")
        text += (
            f"bodies.rod = {{mass = 1.0, centre = [{gap / 2!r}, 0, 0], inertia = [{bar / 10!r}, {bar!r}, {bar!r}]}}\n"
            "pairs.lower = {kind = 'revolute', between = ['a', 'rod'], frames = [{}, {}]}\n"
            "pairs.upper = {kind = 'revolute', between = ['rod', 'b'], frames = "
            f"[{{position = [{gap!r}, 0, 0]}}, {{}}]}}\n"
        )
    return saved(folder / f"orbit {scale:g}.toml", text)


def moved(path: Path) -> xr.Dataset:
    return po.simulate(po.load(path), time=600.0, samples=4, max_steps=20_000)


@pytest.mark.sample(1)
@pytest.mark.parametrize("length", [1000.0, 10.0])
def test_a_tether_in_orbit_runs_at_its_true_size_as_at_any_other(length: float, tmp_path: Path) -> None:
    found = {scale: moved(orbit(tmp_path, scale, "tether", length)) for scale in (1.0, 0.1, 1e-2)}
    for scale, run in found.items():
        assert run.attrs["status"] == "done"
        apart = [run.body_position.sel(body="b") - run.body_position.sel(body="a")]
        np.testing.assert_allclose(np.linalg.norm(apart[0], axis=-1), length * scale, rtol=1e-8 / length * 100)
        for axis in ("x", "y"):
            own, first = (
                each.joint_position.sel(coordinate=f"of_a.{axis}").values / s
                for s, each in ((scale, run), (1.0, found[1.0]))
            )
            np.testing.assert_allclose(own, first, atol=1e-9 * RADIUS)


def test_a_rod_in_orbit_keeps_its_length(tmp_path: Path) -> None:
    run = moved(orbit(tmp_path, 1.0, "rod", 10.0))
    apart = run.body_position.sel(body="b") - run.body_position.sel(body="a")
    np.testing.assert_allclose(np.linalg.norm(apart, axis=-1), 10.0, atol=1e-8)


# The laws of closed loops (units, neighbours, masses, poses that are nearly singular) at 1, 10 and 100 of them, in
# compiled loops over lines; and agreement with the network of their constraints.
Array = np.ndarray


@lru_cache(maxsize=3)
def moving(count: int) -> tuple[Model, po.Mechanism, Array, Array, Array, Array]:
    """Four-bars on each other in a plane that is no coordinate plane: q, v, τ and v̇."""
    tilt = np.linalg.qr(np.random.default_rng(count).normal(size=(3, 3)))[0]
    model = stacked(count, tilt * np.sign(np.linalg.det(tilt)))
    m, rng = po.Mechanism(model), np.random.default_rng(count)
    q, tau = m.neutral(), rng.normal(size=m.nv)
    v = admissible(m.tree, q, rng, reaches(m.tree))
    found = m.forward_dynamics(q, v, tau)
    assert isinstance(m.kernels["forward_dynamics"], RolledKernel)
    return model, m, q, v, tau, found


@pytest.mark.usefixtures("always_rolled")
@pytest.mark.parametrize("count", quick(1, [1, 10, 30, 100]))
def test_the_network_of_constraints_moves_alike(count: int) -> None:
    _, m, q, v, tau, v_dot = moving(count)
    _, _, motion = solved(m.tree, q, v, tau)
    np.testing.assert_allclose(motion.acceleration, v_dot, rtol=0, atol=1e-9 * np.abs(v_dot).max())


@pytest.mark.usefixtures("always_rolled")
@pytest.mark.parametrize(
    ("shape", "count"),
    quick(
        0, [("ladder", 10), ("binary tree", 10), ("ladder", 30), ("ladder", 100), ("binary tree", 100)], several=True
    ),
)
def test_the_network_of_ladders_and_trees_moves_alike(shape: str, count: int) -> None:
    m, rng = po.Mechanism(machine(shape, count, turned=True)), np.random.default_rng(count)
    q, tau = m.neutral(), rng.normal(size=m.nv)
    v = admissible(m.tree, q, rng, reaches(m.tree))
    v_dot = m.forward_dynamics(q, v, tau)
    _, _, motion = solved(m.tree, q, v, tau)
    np.testing.assert_allclose(motion.acceleration, v_dot, rtol=0, atol=1e-9 * np.abs(v_dot).max())


@pytest.mark.usefixtures("always_rolled")
@pytest.mark.long
def test_bodies_of_many_loops_join_their_network() -> None:
    """30 four-bars with all their bodies: where their rounding grew, the rank was undecided."""
    _, m, q, v, tau, _ = moving(30)
    _, system, motion = solved(m.tree, q, v, tau)
    structure = system.structure
    assert structure.contains(*system.point(motion)), "(ẋ, f, ∂H, −e) ∈ D(x)"
    assert structure.rounding is not None and structure.rounding.max() < 1e-9
