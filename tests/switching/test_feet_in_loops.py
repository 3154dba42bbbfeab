"""Contacts with friction of mechanisms walked in loops: as written out, and laws."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from multibody.closed_zoo import admissible, beside, longer, random_closed, stacked
from poinsot import Contact, Displacement, Friction, Limit, Model, OnFreedom, Shape, Surface
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.multibody import Motion, build_tree, configuration
from poinsot.multibody.conditions import reaches
from switching.rolled_beside import TIGHT, rolled, same_runs
from switching.rolled_modes import called
from switching.test_general_rows_in_loops import upright


def walker(
    count: int, size: float = 1.0, mass: float = 1.0, slack: float = 0.02, space: bool = False, bounce: float = 0.2
) -> Model:
    """Four-bars on each other, a ball on every coupler above a floor of its own, with friction; some joints rub."""
    model = longer(stacked(count), size, mass)
    tree = build_tree(model)
    motion = Motion.of(tree, configuration.neutral(tree), np.zeros(tree.nv))
    rows: list[Any] = []
    for k in range(count):
        tip = (0.2 + 0.1 * (k % 3)) * size, 0.0, 0.0
        place = float(motion.carried(f"coupler{k}", Displacement.translating(tip)).place[1])
        ball = Shape("sphere", (0.05 * size,), placement=Displacement.translating(tip))
        floor = Shape("plane", placement=upright((0.0, place - (0.05 + slack * (1 + k % 2)) * size, 0.0)))
        plane: Any = "space" if space else "auto"
        rows.append(
            Contact(f"foot {k}", Surface("ground", floor), Surface(f"coupler{k}", ball), bounce, 0.3, 0.25, plane=plane)
        )
        if k % 2:
            rows.append(Friction(f"rub {k}", OnFreedom(f"d{k}"), 0.05 * mass * size**2))
    rows.append(Limit("end", OnFreedom("a0"), -0.3, 0.3))
    return replace(model, switches=tuple(rows))


def both(model: Model) -> tuple[po.Mechanism, Any, Any]:
    """Walked in loops, and written out."""
    with rolled():
        mechanism = po.Mechanism(model)
        a = mechanism.system().switching
        assert a is not None and isinstance(a.flow, RolledKernel) and isinstance(a.margins, RolledKernel)
    b = po.Mechanism(model).system().switching
    assert b is not None and not isinstance(b.flow, RolledKernel)
    return mechanism, a, b


def some_contacts(s: Any, rng: np.random.Generator) -> Any:
    """σ of contacts that are open, stick or slide, and of other rows."""
    m, normal = len(s.row_names), np.asarray(s.kind) != 1
    closed, slides = rng.random(m) < 0.6, np.zeros(m)
    for k in range(m):
        if not normal[k]:
            alone = k == 0 or s.element[k] != s.element[k - 1]
            pressed = alone or closed[k - 1]
            if not alone and s.element[k] == s.element[k - 1] and not normal[k - 1]:  # the second of two
                closed[k], slides[k] = closed[k - 1], slides[k - 1]
                continue
            slides[k] = pressed and rng.random() < 0.5
            closed[k] = pressed and not slides[k]
    return np.concatenate([closed, slides, slides * rng.choice([-1.0, 1.0], m)]).astype(float)


def compare(model: Model, seed: int, times: int = 4) -> None:
    mechanism, a, b = both(model)
    rng, m, nv = np.random.default_rng(seed), len(a.row_names), mechanism.nv
    for _ in range(times):
        q = mechanism.neutral()
        x = np.concatenate([q, admissible(mechanism.tree, q, rng, reaches(mechanism.tree))])
        sigma, xi, t = some_contacts(a, rng), np.zeros(2 * nv), rng.uniform(0, 1, 1)
        still = np.concatenate([sigma[:m], np.zeros(2 * m)])
        for _ in range(3):
            x = called(b.project, x, still)[0]
        fits = called(b.project, x, still)[1] < 1e-9
        operands = {"watch": (x, xi, t), "impulse": (x, rng.normal(size=m))}
        operands |= {"data": (x, xi, t), "flow": (x, xi, t, sigma), "project": (x, still)} if fits else {}
        for name, given in operands.items():
            for one, other in zip(*(called(getattr(each, name), *given) for each in (a, b)), strict=True):
                scale = max(1.0, np.abs(other).max(initial=0.0))
                np.testing.assert_allclose(one, other, rtol=0, atol=1e-10 * scale, err_msg=name)


@pytest.mark.parametrize(
    "count, space",
    [
        (2, False),
        (1, True),
        *(pytest.param(n, k, marks=pytest.mark.long) for n, k in ((5, False), (3, True), (8, False))),
    ],
)
def test_kernels_are_those_written_out(count: int, space: bool) -> None:
    compare(walker(count, slack=0.0, space=space), 7 + count)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5, 13))
def test_of_random_loops_kernels_are_those_written_out(seed: int) -> None:
    """Balls on two bodies against each other and against walls that lie anyhow, rough, beside rows of other kinds."""
    model, rng = random_closed(seed)
    names, rows = [body.name for body in model.bodies], list[Any]()
    tree = po.Mechanism(replace(model, elements=())).tree.aligned
    motion = Motion.of(tree, configuration.neutral(tree), np.zeros(tree.nv))
    for k in range(3):
        body, other = (str(x) for x in rng.choice(names, 2, replace=len(names) < 2))
        at = [Displacement.translating(tuple(rng.normal(size=3))) for _ in range(2)]
        place, knob = (
            np.array(motion.carried(*each).place, dtype=float) for each in zip((body, other), at, strict=True)
        )
        turned, apart = zoo.random_displacement(rng).rotation, float(np.linalg.norm(place - knob)) / 2
        against = Surface("ground", Shape("plane", placement=Displacement(turned, place - 0.1 * turned[:, 2])))
        radius = 0.1
        if k == 0 and other != body:
            against, radius = Surface(other, Shape("sphere", (apart,), placement=at[1])), apart
        mu, ball = float(rng.uniform(0.1, 0.5)), Shape("sphere", (radius,), placement=at[0])
        rows.append(Contact(f"touch {k}", against, Surface(body, ball), 0.2, mu, 0.8 * mu, plane="space"))
    single = [link.joint for link in po.Mechanism(replace(model, elements=())).tree.links if len(link.v) == 1]
    rows += [Friction("rub", OnFreedom(single[0]), 0.3), Limit("end", OnFreedom(single[-1]), -0.2, 0.3)]
    compare(replace(model, switches=tuple(rows), gravity=(0.0, 0.0, -9.81)), seed, 6)


OBSERVED = (
    *("switch_force", "switch_gap", "switch_rate", "switch_mode", "joint_acceleration", "body_acceleration"),
    *("contact_gap", "contact_point", "contact_normal", "contact_force"),
)


@pytest.mark.long
@pytest.mark.parametrize("method", ["dop853", "radau", "rk4"])
def test_runs_are_those_written_out(method: str) -> None:
    model = walker(2, bounce=0.0)
    options: dict[str, Any] = {"step": 2e-3} if method == "rk4" else TIGHT if method == "dop853" else {"rtol": 1e-9}
    observed = OBSERVED if method == "dop853" else ()
    options = {**options, "method": method, "samples": 11, "outputs": ["all", *observed]}
    with rolled():
        walked = po.simulate(po.Mechanism(model), 0.5, **options)
    written = po.simulate(po.Mechanism(model), 0.5, **options)
    assert {str(name).split(" ")[0] for name in walked.event_row.values} >= {"foot"} and walked.sizes["event"] > 5
    same_runs(walked, written)
    for name in observed:
        size = float(abs(written[name]).max())
        np.testing.assert_allclose(walked[name], written[name], rtol=0, atol=1e-7 * max(1.0, size), err_msg=name)


SAME: dict[str, Any] = {
    **{f"of size {k:g}": lambda k=k: walker(2, size=k) for k in (1e-5, 1e5)},
    **{f"of mass {k:g}": lambda k=k: walker(2, mass=k) for k in (1e-6, 1e6)},
    "listed backwards": lambda: replace(m := walker(2), bodies=m.bodies[::-1], joints=m.joints[::-1]),
    "contacts listed backwards": lambda: replace(m := walker(2), switches=m.switches[::-1]),
    "beside another": lambda: beside(walker(2), replace(stacked(1), tree=("a0", "b0", "c0"))),
}


@pytest.mark.long
@pytest.mark.parametrize("how", SAME)
def test_the_same_machine_runs_the_same(how: str) -> None:
    model, other = walker(2), SAME[how]()
    names = po.Mechanism(model).coordinate_names
    model = replace(model, tree=names)
    other = replace(other, tree=(*names, *(f"other {x}" for x in ("a0", "b0", "c0"))) if "beside" in how else names)
    with rolled():
        one, two = (po.simulate(po.Mechanism(each), 0.4, samples=6, rtol=1e-11) for each in (model, other))
    assert sorted(one.event_row.values.tolist()) == sorted(two.event_row.values.tolist()) and one.sizes["event"] > 5
    np.testing.assert_allclose(two.event_time, one.event_time, rtol=0, atol=1e-8)  # the last bounces are slow
    same = two.joint_position.sel(coordinate=one.coordinate)
    np.testing.assert_allclose(same, one.joint_position, rtol=0, atol=1e-9)


@pytest.mark.long
def test_books_of_many_feet_close() -> None:
    """As they come, without being asked to: above twelve closures they are walked in loops."""
    mechanism = po.Mechanism(walker(14, slack=5e-3))
    run = po.simulate(mechanism, 0.1, samples=5, rtol=1e-10, atol=1e-12)
    assert isinstance(mechanism.system().switching.flow, RolledKernel)
    assert sum(str(name).startswith("foot") for name in run.event_row.values) > 5
    assert float(abs(run.energy_residual).max()) <= 1e-9 * float(run.energy_turnover.max())
    assert float(run.constraint_error.max()) < 1e-12
