"""Limits, friction, locks, clutches of mechanisms with many closed loops, walked in loops: as written out, and laws."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import Any

import numpy as np
import pytest

import poinsot as po
from multibody.closed_zoo import admissible, beside, longer, random_closed, stacked
from poinsot import Contact, Displacement, Friction, Limit, Lock, Model, ModelError, OneWay, OnFreedom, Shape, Surface
from poinsot.algorithms import compiled
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.elements import Constant, JointDamper, JointEffort, JointSpring
from poinsot.multibody.conditions import reaches
from switching.rolled_beside import TIGHT, rolled, same_runs
from switching.rolled_modes import called, forces, some_mode

ACCELERATIONS = ("joint_acceleration", "body_acceleration", "joint_wrench")
OBSERVED = ("switch_force", "switch_gap", "switch_rate", "switch_mode", *ACCELERATIONS)


def machine(seed: int) -> Model:
    """Random loops with springs, a damper, a source, and rows of every kind on freedoms, several on one."""
    model, _ = random_closed(seed)
    links = po.Mechanism(replace(model, elements=())).tree.links
    single = [link.joint for link in links if len(link.v) == 1]
    rows: list[Any] = [Friction(f"{x.joint}.rub", OnFreedom(x.joint, 1), 0.3) for x in links if len(x.v) > 1][:2]
    for k, name in enumerate(single):
        on = OnFreedom(name)
        rows.append(Friction(f"{name}.rub", on, 0.4, 0.6, stribeck=0.2, command="1 + 0.2*sin(t)"))
        if k % 2 == 0:
            rows.append(Limit(f"{name}.end", on, -0.1 if k % 3 else -inf, 0.15, restitution=0.3))
        if k % 4 == 1:
            rows.append(OneWay(f"{name}.way", on, backward=bool(k % 2)))
        if k % 4 == 2:
            rows.append(Lock(f"{name}.lock", on, command="sin(9*t)"))
    first, last = single[0], single[-1]
    elements = JointSpring("spring", first, 3.0), JointDamper("damper", last, 0.5)
    drive = JointEffort("drive", last, Constant(0.7))
    return replace(model, elements=(*elements, drive), switches=tuple(rows), gravity=(0.0, 0.0, -9.81))


def four_bars(count: int, end: float = 0.3, size: float = 1.0, mass: float = 1.0) -> Model:
    """So many on each other: cranks with ends and friction, joints of couplers with friction that repeats theirs."""
    model = longer(stacked(count), size, mass)
    rows: list[Any] = []
    for k in range(count):
        rows.append(Limit(f"end {k}", OnFreedom(f"a{k}"), -end, end, restitution=0.2 * (k % 2)))
        rows.append(Friction(f"rub {k}", OnFreedom(f"a{k}"), 0.05 * (1 + k % 3) * mass * size**2))
        rows.append(Friction(f"more {k}", OnFreedom(f"b{k}"), 0.03 * mass * size**2))
    return replace(model, switches=tuple(rows))


@pytest.mark.parametrize("seed", [4, *(pytest.param(k, marks=pytest.mark.long) for k in range(5, 25))])
def test_kernels_are_those_written_out(seed: int) -> None:
    model = machine(seed)
    with rolled():
        mechanism = po.Mechanism(model)
        a = mechanism.system().switching
        assert a is not None and isinstance(a.flow, RolledKernel)
    written = po.Mechanism(model).system()
    b = written.switching
    assert b is not None
    rng, m, nv = np.random.default_rng(seed), len(a.row_names), mechanism.nv
    frees = mechanism.freedom_names
    at = np.array([frees.index(name) if (name := row.split(".")[0]) in frees else -1 for row in a.row_names])
    for _ in range(3):
        q = mechanism.neutral()
        x = np.concatenate([q, admissible(mechanism.tree, q, rng, reaches(mechanism.tree))])
        xi, t, sigma = np.zeros(2 * nv), rng.uniform(0, 1, 1), some_mode(a, rng)
        for _ in range(3):  # at rest what is held, loops closed
            x = called(b.project, x, sigma)[0]
        operands = {
            "flow": (x, xi, t, sigma), "watch": (x, xi, t), "data": (x, xi, t), "impulse": (x, rng.normal(size=m)),
        }  # fmt: skip
        astray = x + 1e-6 * rng.normal(size=len(x))
        if called(b.project, called(b.project, astray, sigma)[0], sigma)[1] < 1e-10:  # what is held lets loops close
            operands["project"] = astray, sigma
        for name, given in operands.items():
            for one, other in zip(*(called(getattr(each, name), *given) for each in (a, b)), strict=True):
                np.testing.assert_allclose(one, other, rtol=0, atol=1e-10 * max(1.0, np.abs(other).max(initial=0.0)))
        held = np.unique(at[(sigma[:m] > 0) & (at >= 0)])
        assert (called(a.flow, x, xi, t, sigma)[0][nv:][held] == 0.0).all()
        data = called(b.data, x, xi, t)
        live = np.flatnonzero(np.diag(data[3].reshape(m, m)) > 0.0)
        if len(live):  # closures keep no row alone from moving
            alone = np.zeros(3 * m)
            alone[live[rng.integers(len(live))]] = 1.0
            found, expected = called(a.margins, x, xi, t, alone)[2], forces(data, alone)
            np.testing.assert_allclose(found, expected, rtol=0, atol=1e-8 * max(1.0, np.abs(expected).max()))


@pytest.mark.parametrize(
    ("seed", "method"),
    [
        (0, "dop853"),
        *(pytest.param(k, "dop853", marks=pytest.mark.long) for k in range(4, 12)),
        *(pytest.param(0, method, marks=pytest.mark.long) for method in ("radau", "gauss", "rk4")),
    ],
)
def test_runs_are_those_written_out(seed: int, method: str) -> None:
    """seed 0: two four-bars whose cranks' friction and couplers' repeat each other where both stick."""
    model = machine(seed) if seed else four_bars(2)
    options: dict[str, Any] = {"step": 2e-3} if method == "rk4" else TIGHT if method == "dop853" else {"rtol": 1e-9}
    observed = OBSERVED if method == "dop853" and not seed else ()
    options = {**options, "method": method, "samples": 21, "outputs": ["all", *observed]}
    with rolled():
        walked = po.simulate(po.Mechanism(model), 0.3 if seed else 0.8, **options)
    written = po.simulate(po.Mechanism(model), 0.3 if seed else 0.8, **options)
    assert seed or walked.sizes["event"] > 20
    same_runs(walked, written)
    for name in observed:
        size = float(abs(written[name]).max())
        np.testing.assert_allclose(walked[name], written[name], rtol=0, atol=1e-8 * max(1.0, size), err_msg=name)


SAME: dict[str, Any] = {
    **{f"of size {k:g}": lambda m, k=k: four_bars(2, size=k) for k in (1e-5, 1e5)},
    **{f"of mass {k:g}": lambda m, k=k: four_bars(2, mass=k) for k in (1e-6, 1e6)},
    "listed backwards": lambda m: replace(m, bodies=m.bodies[::-1], joints=m.joints[::-1]),
    "beside another": lambda m: beside(m, replace(stacked(1), tree=("a0", "b0", "c0"))),
}


@pytest.mark.long
@pytest.mark.parametrize("how", SAME)
def test_the_same_machine_runs_the_same(how: str) -> None:
    model = four_bars(2)
    model = replace(model, tree=po.Mechanism(model).coordinate_names)
    with rolled():
        run = po.simulate(po.Mechanism(model), 0.6, samples=11, rtol=1e-10)
        other = po.simulate(po.Mechanism(SAME[how](model)), 0.6, samples=11, rtol=1e-10)
    assert run.event_row.values.tolist() == other.event_row.values.tolist() and run.sizes["event"] > 20
    np.testing.assert_allclose(other.event_time, run.event_time, rtol=0, atol=1e-9)
    same = other.joint_position.sel(coordinate=run.coordinate)
    np.testing.assert_allclose(same, run.joint_position, rtol=0, atol=1e-10)


@pytest.mark.long
def test_members_of_an_ensemble_run_as_alone() -> None:
    options: dict[str, Any] = {"samples": 5, "outputs": ["joint_position"]}
    starts = np.linspace(-0.1, 0.1, 3)
    with rolled():
        mechanism = po.Mechanism(four_bars(2))
        together = po.ensemble(mechanism, over={"a0": starts}, time=0.3, **options)
        for k, start in enumerate(starts):
            alone = po.simulate(mechanism, 0.3, initial={"a0": start}, **options)
            np.testing.assert_array_equal(together.joint_position[k], alone.joint_position)


@pytest.mark.long
def test_a_run_in_two_parts_is_the_whole() -> None:
    with rolled():
        mechanism = po.Mechanism(four_bars(2))
        whole = po.simulate(mechanism, 0.6, times=[0.0, 0.3, 0.6], **TIGHT)
        first = po.simulate(mechanism, 0.3, samples=2, **TIGHT)
        begin = np.concatenate([first.joint_position[-1], first.joint_velocity[-1]])
        rest = po.simulate(mechanism, 0.3, samples=2, initial=begin, **TIGHT)
    np.testing.assert_allclose(rest.joint_position[-1], whole.joint_position[-1], rtol=0, atol=1e-9)
    assert first.sizes["event"] + rest.sizes["event"] >= whole.sizes["event"] > 20


def test_joints_that_switch_carry_coordinates_where_loops_are_many() -> None:
    usual = stacked(13)
    closing = [c.joint for c in po.Mechanism(usual).tree.closures]
    rows = tuple(Friction(f"rub {name}", OnFreedom(name), 0.1) for name in closing)
    chosen = po.Mechanism(replace(usual, tree="auto", switches=rows)).tree
    assert not {c.joint for c in chosen.closures} & {*closing} and compiled.is_rolled(chosen)


def test_kernels_are_told_apart_by_the_tree() -> None:
    """What switches has a say in which joints carry coordinates, and so in kernels that know nothing of rows."""
    usual = stacked(13)
    closing = tuple(Friction(f"rub d{k}", OnFreedom(f"d{k}"), 0.1) for k in range(13))
    in_tree = tuple(Friction(f"rub a{k}", OnFreedom(f"a{k}"), 0.1) for k in range(13))
    a, b, c = (po.Mechanism(replace(usual, switches=rows)) for rows in ((), in_tree, closing))
    assert a.coordinate_names == b.coordinate_names != c.coordinate_names
    assert a.key == b.key != c.key


@pytest.mark.long
def test_what_loops_cannot_hold_is_refused_where_it_would_not_compile() -> None:
    floor = Surface("ground", Shape("plane", placement=Displacement.translating((0.0, -9.0, 0.0))))
    foot = Contact("foot", floor, Surface("crank7", Shape("point")), 0.0, 0.3, plane="space")
    rows = tuple(replace(foot, name=f"foot {k}" if k else "foot") for k in range(51))
    with pytest.raises(ModelError, match=r"'foot', 'foot 1'.* cannot act on a mechanism of 41 closed loops"):
        po.Mechanism(replace(stacked(41), switches=rows)).system()


@pytest.mark.long
@pytest.mark.parametrize("count", [14])
def test_books_of_many_loops_close(count: int) -> None:
    """As they come, without being asked to: above twelve closures they are walked in loops; limits hold."""
    mechanism = po.Mechanism(four_bars(count, 1e-3))
    run = po.simulate(mechanism, 0.03, samples=5, rtol=1e-10, atol=1e-12)
    assert isinstance(mechanism.system().switching.flow, RolledKernel)
    names = {str(name).split(" ")[0] for name in run.event_row.values}
    assert names >= {"end", "rub"}
    cranks = [f"a{k}" for k in range(count)]
    assert float(abs(run.joint_position.sel(coordinate=cranks)).max()) <= 1e-3 + 1e-9
    assert float(abs(run.energy_residual).max()) <= 1e-9 * float(run.energy_turnover.max())
    assert float(run.constraint_error.max()) < 1e-12
