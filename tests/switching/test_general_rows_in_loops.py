"""Tethers, contacts, clutches and rows on joints that close loops, of mechanisms walked in loops: as written out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf
from typing import Any

import numpy as np
import pytest

import poinsot as po
from multibody.closed_zoo import admissible, beside, longer, random_closed, stacked
from poinsot import (
    Contact,
    Displacement,
    Friction,
    Limit,
    Lock,
    Model,
    OneWay,
    OnFreedom,
    Shape,
    Surface,
    Tendon,
    pairing,
)
from poinsot.algebra import Dual, dual
from poinsot.algorithms.compiled import is_rolled
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.elements import Along, BetweenPoints
from poinsot.motion import switching_rolled
from poinsot.multibody import Motion, build_tree, configuration
from poinsot.multibody.conditions import reaches
from poinsot.multibody.switching.near import rows_along
from poinsot.multibody.switching.near_rows import near_elements
from poinsot.multibody.switching.rows import bends, layout_of, measured_rows, row_matrix
from switching.rolled_beside import TIGHT, rolled, same_runs
from switching.rolled_modes import called, forces, some_mode
from systems.rolled_models import rolled_beyond

OBSERVED = ("switch_force", "switch_gap", "switch_rate", "switch_mode", "joint_acceleration", "body_acceleration")


def upright(place: tuple[float, float, float]) -> Displacement:
    """A frame there whose z axis points along y of the world."""
    return Displacement(np.array([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, -1.0, 0.0]]), np.array(place))


def machine(seed: int) -> Model:
    """Random loops with rows of every kind between bodies, on sums of freedoms, on joints that close loops."""
    model, rng = random_closed(seed)
    tree = po.Mechanism(replace(model, elements=())).tree
    single = [link.joint for link in tree.links if len(link.v) == 1]
    closing = [c.joint for c in tree.closures if c.pair.kind == "revolute"]
    names = [body.name for body in model.bodies]
    point = tuple(map(tuple, rng.normal(size=(4, 3))))
    rows: list[Any] = [
        Limit("tether", BetweenPoints("ground", point[0], names[-1], point[1]), upper=9.0, restitution=0.2),
        Limit("rope", BetweenPoints(names[0], point[2], names[-1], point[3]), lower=0.01, upper=8.0),
        OneWay("way", Along(names[1], point[0], (0.0, 0.6, 0.8))),
        Friction("drag", Along(names[-1], None, (1.0, 0.0, 0.0), follows=True), 0.2, 0.3, stribeck=0.1),
        Lock("clutch", Tendon.of_joints({single[0]: 1.0, single[-1]: -0.4}), command="sin(9*t)"),
        Friction("rub", OnFreedom(single[0]), 0.3),
        Limit("end", OnFreedom(single[-1]), -0.2, 0.3),
    ]
    rows += [Friction(f"rub {name}", OnFreedom(name), 0.2, command="1 + 0.2*sin(t)") for name in closing]
    ball = Shape("sphere", (0.1,), placement=Displacement.translating(point[1]))
    floor = Shape("plane", placement=Displacement.translating((0.0, 0.0, -9.0)))
    rows.append(Contact("touch", Surface("ground", floor), Surface(names[-1], ball), 0.3, 0.0))
    return replace(model, switches=tuple(rows), gravity=(0.0, 0.0, -9.81))


def crane(count: int, size: float = 1.0, mass: float = 1.0, slack: float = 0.02) -> Model:
    """Four-bars on each other, tethered to the ground and to each other, with ends and friction in joints that close
    loops, a clutch between two cranks, and a ball at the last above a floor."""
    model = longer(stacked(count), size, mass)
    couple, last = mass * size**2, f"coupler{count - 1}"
    tip = 0.3 * size, 0.0, 0.0
    tree = build_tree(model)
    motion = Motion.of(tree, configuration.neutral(tree), np.zeros(tree.nv))

    def rope(name: str, line: BetweenPoints) -> Limit:
        q = float(line.measured(motion).value)
        return Limit(name, line, upper=q + slack * size, restitution=0.2)

    rows: list[Any] = [rope("tether", BetweenPoints("ground", (-0.2 * size, 0.1 * size, 0.0), last, tip))]
    for k in range(count):
        rows.append(Friction(f"rub d{k}", OnFreedom(f"d{k}"), 0.05 * (1 + k % 3) * couple))
        rows.append(Limit(f"end d{k}", OnFreedom(f"d{k}"), -0.3, 0.3, restitution=0.2 * (k % 2)))
        rows.append(Friction(f"rub a{k}", OnFreedom(f"a{k}"), 0.05 * couple))
        if k:
            line = BetweenPoints(f"crank{k}", (0.4 * size, 0.0, 0.0), f"coupler{k - 1}", (0.4 * size, 0.1 * size, 0.0))
            rows.append(rope(f"rope {k}", line))
    rows.append(Lock("clutch", Tendon.of_joints({"a0": 1.0, "b0": -0.4}), command="sin(9*t)"))
    place = float(motion.carried(last, Displacement.translating(tip)).place[1])
    ball = Shape("sphere", (0.05 * size,), placement=Displacement.translating(tip))
    floor = Shape("plane", placement=upright((0.0, place - (0.05 + slack) * size, 0.0)))
    rows.append(Contact("touch", Surface("ground", floor), Surface(last, ball), 0.3, 0.0))
    return replace(model, switches=tuple(rows))


@pytest.mark.parametrize("seed", [0, 4, *(pytest.param(k, marks=pytest.mark.long) for k in range(5, 30))])
def test_rows_by_what_they_look_at_are_those_of_the_whole(seed: int) -> None:
    tree = po.Mechanism(machine(seed)).tree
    layout, rng = layout_of(tree), np.random.default_rng(seed)
    near = near_elements(tree, layout)
    assert near is not None and sorted(r for e in near for r in e.rows) == [*layout.general]
    own = tree.aligned
    q = configuration.chart(own, configuration.neutral(own), 0.4 * rng.normal(size=own.nv))
    v = rng.normal(size=own.nv)
    motion = Motion.of(own, q, v)
    rows = measured_rows(motion, layout)
    whole = row_matrix(own, q, rows)
    bend = dict(zip(layout.general, bends(own, layout, q, v, layout.general), strict=True))
    along = configuration.chart(own, np.array([Dual(x, 0.0) for x in q]), np.array([Dual(0.0, x) for x in v]))
    rising = Motion.of(own, along, np.array([Dual(x, 0.0) for x in v])).V  # of links, at v̇ = 0
    for e in near:
        links = [i for i in e.links if i >= 0]
        parts = [[own.links[i] for i in e.joints]] * 2
        moving = [
            *(motion.X_W[i] for i in links), *(motion.V[i] for i in links),
            *(np.array([q[k] for k in link.q]) for link in parts[0]),
            *(np.array([v[k] for k in link.v]) for link in parts[1]),
        ]  # fmt: skip
        for r, found in zip(e.rows, rows_along(e.at, *moving), strict=True):
            scale = 1.0 + np.abs(whole[r].astype(float)).max()
            assert float(found.rate) == pytest.approx(float(whole[r] @ v), rel=1e-11, abs=1e-11 * scale)
            assert float(found.gap) == pytest.approx(float(rows[r].gap), rel=1e-12, abs=1e-13)
            each = zip(links, found.wrenches, strict=False)
            moves = sum((dual(pairing(W, rising[i])) for i, W in each), 0.0)
            assert moves - float(found.a) == pytest.approx(float(bend[r]), rel=1e-10, abs=1e-11 * scale)
            if e.links and e.links[-1] < 0:  # with the ground they balance
                each = zip(links, found.wrenches, strict=False)
                total = sum((motion.X_W[i] @ W for i, W in each), found.wrenches[-1])
                assert np.abs(total.vector.astype(float)).max() < 1e-12 * scale


@pytest.mark.parametrize("seed", [4, *(pytest.param(k, marks=pytest.mark.long) for k in range(5, 25))])
def test_kernels_are_those_written_out(seed: int) -> None:
    model = machine(seed)
    with rolled():
        mechanism = po.Mechanism(model)
        a = mechanism.system().switching
        assert a is not None and isinstance(a.flow, RolledKernel) and isinstance(a.watch, RolledKernel)
    b = po.Mechanism(model).system().switching
    assert b is not None
    rng, m, nv = np.random.default_rng(seed), len(a.row_names), mechanism.nv
    degree = np.asarray(a.degree)
    for _ in range(3):
        q = mechanism.neutral()
        x = np.concatenate([q, admissible(mechanism.tree, q, rng, reaches(mechanism.tree))])
        xi, t, sigma = np.zeros(2 * nv), rng.uniform(0, 1, 1), some_mode(a, rng)
        sigma[:m][degree == 2] = 0.0  # ends that are far away tear loops
        for _ in range(3):
            x = called(b.project, x, sigma)[0]
        operands = {
            "flow": (x, xi, t, sigma), "watch": (x, xi, t), "data": (x, xi, t), "impulse": (x, rng.normal(size=m)),
        }  # fmt: skip
        astray = x + 1e-6 * rng.normal(size=len(x))
        if called(b.project, called(b.project, astray, sigma)[0], sigma)[1] < 1e-10:  # what is held lets loops close
            operands["project"] = astray, sigma
        if not called(b.project, x, sigma)[1] < 1e-10:  # what is held tears loops
            operands = {name: operands[name] for name in ("watch", "impulse")}
        for name, given in operands.items():
            for one, other in zip(*(called(getattr(each, name), *given) for each in (a, b)), strict=True):
                scale = max(1.0, np.abs(other).max(initial=0.0))
                np.testing.assert_allclose(one, other, rtol=0, atol=1e-10 * scale, err_msg=name)
        data = called(b.data, x, xi, t)
        live = np.flatnonzero(np.diag(data[3].reshape(m, m)) > 0.0)
        if len(live):
            alone = np.zeros(3 * m)
            alone[live[rng.integers(len(live))]] = 1.0
            found, expected = called(a.margins, x, xi, t, alone)[2], forces(data, alone)
            np.testing.assert_allclose(found, expected, rtol=0, atol=1e-8 * max(1.0, np.abs(expected).max()))


@pytest.mark.long
@pytest.mark.parametrize("method", ["dop853", "radau", "rk4"])
def test_runs_are_those_written_out(method: str) -> None:
    model = crane(2)
    options: dict[str, Any] = {"step": 2e-3} if method == "rk4" else TIGHT if method == "dop853" else {"rtol": 1e-9}
    observed = OBSERVED if method == "dop853" else ()
    options = {**options, "method": method, "samples": 11, "outputs": ["all", *observed]}
    with rolled():
        walked = po.simulate(po.Mechanism(model), 0.6, **options)
    written = po.simulate(po.Mechanism(model), 0.6, **options)
    names = {str(name).split(" ")[0] for name in walked.event_row.values}
    assert names >= {"rub", "clutch", "tether"}
    same_runs(walked, written)
    for name in observed:
        size = float(abs(written[name]).max())
        np.testing.assert_allclose(walked[name], written[name], rtol=0, atol=1e-7 * max(1.0, size), err_msg=name)


SAME: dict[str, Any] = {
    **{f"of size {k:g}": lambda k=k: crane(2, size=k) for k in (1e-5, 1e5)},
    **{f"of mass {k:g}": lambda k=k: crane(2, mass=k) for k in (1e-6, 1e6)},
    "listed backwards": lambda: replace(m := crane(2), bodies=m.bodies[::-1], joints=m.joints[::-1]),
    "beside another": lambda: beside(crane(2), replace(stacked(1), tree=("a0", "b0", "c0"))),
}


@pytest.mark.long
@pytest.mark.parametrize("how", SAME)
def test_the_same_machine_runs_the_same(how: str) -> None:
    model, other = crane(2), SAME[how]()
    names = po.Mechanism(model).coordinate_names
    model = replace(model, tree=names)
    other = replace(other, tree=(*names, *(f"other {x}" for x in ("a0", "b0", "c0"))) if "beside" in how else names)
    with rolled():
        one, two = (po.simulate(po.Mechanism(each), 0.5, samples=6, rtol=1e-10) for each in (model, other))
    assert one.event_row.values.tolist() == two.event_row.values.tolist() and one.sizes["event"] > 5
    np.testing.assert_allclose(two.event_time, one.event_time, rtol=0, atol=1e-9)
    same = two.joint_position.sel(coordinate=one.coordinate)
    np.testing.assert_allclose(same, one.joint_position, rtol=0, atol=1e-9)


@pytest.mark.long
def test_books_of_many_loops_close() -> None:
    """As they come, without being asked to: above twelve closures they are walked in loops."""
    mechanism = po.Mechanism(crane(14, slack=5e-3))
    run = po.simulate(mechanism, 0.1, samples=5, rtol=1e-10, atol=1e-12)
    assert isinstance(mechanism.system().switching.flow, RolledKernel)
    assert {str(name).split(" ")[0] for name in run.event_row.values} >= {"rub", "rope"}
    assert float(abs(run.energy_residual).max()) <= 1e-9 * float(run.energy_turnover.max())
    assert float(run.constraint_error.max()) < 1e-12


@pytest.mark.long
def test_rows_between_bodies_of_a_large_open_tree() -> None:
    """A chain too long to be written out: rows between its bodies are held there, too."""
    model = stacked(2)
    open_tree = replace(model, joints=tuple(j for j in model.joints if not j.name.startswith("d")))
    line = BetweenPoints("ground", (-0.2, 0.1, 0.0), "coupler1", (0.3, 0.0, 0.0))
    rows = (Limit("tether", line, upper=2.2), Lock("clutch", Tendon.of_joints({"a0": 1.0, "b0": -0.4}), "sin(9*t)"))
    model = replace(open_tree, switches=rows)
    with rolled_beyond(0):
        assert is_rolled(po.Mechanism(model).tree)
        walked = po.simulate(po.Mechanism(model), 0.5, samples=6, **TIGHT)
    written = po.simulate(po.Mechanism(model), 0.5, samples=6, **TIGHT)
    assert written.sizes["event"] > 1
    same_runs(walked, written)


@dataclass(frozen=True)
class AsksWhere(BetweenPoints):
    """A stretch that asks for all coordinates, which no links tell."""

    def measured(self, motion: Any) -> Any:
        found = super().measured(motion)
        assert len(motion.q)
        return found


def test_elements_that_ask_for_more_are_written_out() -> None:
    rows = (Limit("tether", AsksWhere("ground", (0.0, 0.0, 0.0), "coupler12", (0.3, 0.0, 0.0)), upper=inf, lower=0.1),)
    assert not is_rolled(po.Mechanism(replace(stacked(13), switches=rows)).tree)
    rows = (Limit("tether", BetweenPoints("ground", (0.0, 0.0, 0.0), "coupler12", (0.3, 0.0, 0.0)), lower=0.1),)
    assert is_rolled(po.Mechanism(replace(stacked(13), switches=rows)).tree)


@pytest.mark.long
@pytest.mark.parametrize("freedoms", [False, True])
def test_pushes_side_by_side_are_those_one_by_one(freedoms: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bit for bit, of rows of every kind and of rows on freedoms alone."""
    model = crane(1)
    kept = tuple(e for e in model.switches if e.name == "rub a0") if freedoms else model.switches
    with rolled():
        mechanism = po.Mechanism(replace(model, switches=kept))
        s = mechanism.system().switching
    assert s is not None
    operands = mechanism.system().initial, np.zeros(2 * mechanism.nv), np.zeros(1)
    each = []
    for least in (1, 1000):
        monkeypatch.setattr(switching_rolled, "SIDE_BY_SIDE", least)
        each.append(called(s.data, *operands))
    for one, other in zip(*each, strict=True):
        np.testing.assert_array_equal(one, other)
    assert np.isfinite(each[0][3]).all() and each[0][3].any()
