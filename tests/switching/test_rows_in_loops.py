"""Rows of mechanisms walked in loops: trees, closed loops, tethers, contacts, as written out, and their laws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from multibody.closed_zoo import admissible, beside, stacked
from poinsot import Friction, Limit, Model, OnFreedom
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.motion.switching_rolled import Composed
from poinsot.multibody.conditions import reaches
from switching.rolled_modes import TIGHT, Floats, called, forces, same_runs, some_contacts, some_mode
from switching.walked_machines import (
    between_bodies,
    crane,
    four_bars,
    on_freedoms,
    open_chain,
    pendulum,
    rolled,
    touching,
    tree,
    walker,
)


@dataclass(frozen=True)
class Walked:
    """A machine of a seed, the seeds that are quick and those that are long, and how its kernels are compared."""

    model: Callable[[int], Model]
    quick: tuple[int, ...]
    long: Sequence[int]
    times: int = 3
    tol: float = 1e-10
    away: bool = False
    """Ends are far away: what is held there tears loops."""
    contacts: bool = False
    states: int = 0
    """What is added to the seed of its states."""
    walked: str = "flow"
    """Kernels that are surely walked in loops."""


def _some_tree(seed: int) -> Model:
    return tree(seed, 5 + seed, ("chain", "binary", "comb")[seed % 3]) if seed else tree(0, 3, "chain", ("revolute",))


def _feet(seed: int) -> Model:
    return walker(seed, slack=0.0)


def _feet_in_space(seed: int) -> Model:
    return walker(seed, slack=0.0, space=True)


KERNELS = {
    "tree": Walked(_some_tree, (0,), range(1, 7), 4, 1e-11),
    "freedoms": Walked(on_freedoms, (8,), [4, 5, 6, 7, *range(9, 25)]),  # 8: a mode that holds all that loops meet
    "bodies": Walked(between_bodies, (4,), range(5, 25), away=True, walked="flow watch"),
    "feet": Walked(_feet, (2,), (5, 8), 4, contacts=True, states=7, walked="flow margins"),
    "feet in space": Walked(_feet_in_space, (1,), (3,), 4, contacts=True, states=7),
    "touching": Walked(touching, (), range(5, 13), 6, contacts=True, walked="flow margins"),
}


def _every(cases: dict[str, Walked]) -> list[Any]:
    quick = [pytest.param(name, seed) for name, case in cases.items() for seed in case.quick]
    long = [pytest.param(name, seed, marks=pytest.mark.long) for name, case in cases.items() for seed in case.long]
    return quick + long


def both(model: Model) -> tuple[po.Mechanism, Any, Any]:
    """The mechanism, and its rows walked in loops and written out."""
    with rolled():
        mechanism = po.Mechanism(model)
        a = mechanism.system().switching
        assert a is not None
    b = po.Mechanism(model).system().switching
    assert b is not None and not isinstance(b.kernels.flow, RolledKernel)
    assert a.rows.names == b.rows.names
    return mechanism, a, b


def somewhere(mechanism: po.Mechanism, rng: np.random.Generator) -> tuple[Floats, Floats]:
    """x, where loops nearly close, and ξ."""
    q, nv = mechanism.neutral(), mechanism.nv
    if not mechanism.tree.closures:
        return np.concatenate([q, rng.normal(size=nv)]), 0.1 * rng.normal(size=2 * nv)
    return np.concatenate([q, admissible(mechanism.tree, q, rng, reaches(mechanism.tree))]), np.zeros(2 * nv)


@pytest.mark.sample(3)
@pytest.mark.parametrize(("name", "seed"), _every(KERNELS))
def test_kernels_are_those_written_out(name: str, seed: int) -> None:
    """Flow, guards, data, pushes, projection; what is held does not move; margins are those of the data."""
    case = KERNELS[name]
    mechanism, a, b = both(case.model(seed))
    assert all(isinstance(getattr(a.kernels, kernel), RolledKernel) for kernel in case.walked.split())
    rng, m, nv, loops = (
        np.random.default_rng(case.states + seed),
        len(a.rows.names),
        mechanism.nv,
        bool(mechanism.tree.closures),
    )
    frees = mechanism.freedom_names
    at = np.array([frees.index(joint) if (joint := row.split(".")[0]) in frees else -1 for row in a.rows.names])
    for _ in range(case.times):
        x, xi = somewhere(mechanism, rng)
        alone = None if not loops else np.random.default_rng(seed) if case.contacts else rng
        if case.contacts:
            sigma, t = some_contacts(a, rng), rng.uniform(0, 1, 1)
        else:
            t, sigma = rng.uniform(0, 1, 1), some_mode(a, rng)
        if case.away:
            sigma[:m][np.asarray(a.rows.degree) == 2] = 0.0
        held = np.concatenate([sigma[:m], np.zeros(2 * m)]) if case.contacts else sigma
        for _ in range(3 * loops):  # at rest what is held, loops closed
            x = called(b.kernels.project, x, held)[0]
        tears = case.away or case.contacts  # what is held may
        fits = not tears or called(b.kernels.project, x, held)[1][0] < (1e-9 if case.contacts else 1e-10)
        given = {"watch": (x, xi, t), "impulse": (x, rng.normal(size=m))}
        if case.contacts and fits:
            given["project"] = x, held
        elif loops and not case.contacts:
            astray = x + 1e-6 * rng.normal(size=len(x))
            if called(b.kernels.project, called(b.kernels.project, astray, held)[0], held)[1] < 1e-10:
                given["project"] = astray, held
        if fits:
            given |= {"data": (x, xi, t), "flow": (x, xi, t, sigma)}
        if name == "tree" and not seed:  # in a short time
            given = {"flow": given["flow"]}
        for kernel, operands in given.items():
            for one, other in zip(*(called(getattr(each.kernels, kernel), *operands) for each in (a, b)), strict=True):
                scale = max(1.0, np.abs(other).max(initial=0.0))
                np.testing.assert_allclose(one, other, rtol=0, atol=case.tol * scale, err_msg=kernel)
        if fits:
            still = np.unique(at[(sigma[:m] > 0) & (at >= 0)])
            assert (called(a.kernels.flow, x, xi, t, sigma)[0][nv:][still] == 0.0).all()
            _margins_are_those_of_the_data(a, called(b.kernels.data, x, xi, t), (x, xi, t), sigma, alone)


def _margins_are_those_of_the_data(a: Any, data: list[Floats], where: Any, sigma: Floats, rng: Any) -> None:
    """Of the mode; with closures, which keep no row alone from moving, of a row by itself."""
    m, tol = len(a.rows.names), 1e-9
    if rng is not None:
        live = np.flatnonzero(np.diag(data[3].reshape(m, m)) > 0.0)
        if not len(live):
            return
        sigma, tol = np.zeros(3 * m), 1e-8
        sigma[live[rng.integers(len(live))]] = 1.0
    gap, rate, z, bounds, command = called(a.kernels.margins, *where, sigma)
    for one, other in ((gap, data[0]), (rate, data[1]), (bounds, data[5]), (command, data[6])):
        np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-13)
    expected = forces(data, sigma)
    np.testing.assert_allclose(z, expected, rtol=0, atol=tol * max(1.0, np.abs(expected).max()))


ROWS = ("switch_force", "switch_gap", "switch_rate", "switch_mode", "joint_acceleration", "body_acceleration")
CONTACTS = ("contact_gap", "contact_point", "contact_normal", "contact_force")


@dataclass(frozen=True)
class Run:
    """A machine of a seed, how long it runs, what acts, how many events come at least, what is observed within tol."""

    model: Callable[[int], Model]
    time: float
    acts: frozenset[str] = frozenset()
    events: int = 0
    observed: tuple[str, ...] = ()
    tol: float = 1e-7


RUNS = {
    "tree": Run(lambda seed: tree(seed, 6), 0.3, events=2),
    "open chain": Run(lambda seed: open_chain(), 0.5, events=1),
    "freedoms": Run(on_freedoms, 0.3),
    "four-bars": Run(lambda seed: four_bars(2), 0.8, events=20, observed=(*ROWS, "joint_wrench"), tol=1e-8),
    "crane": Run(lambda seed: crane(2), 0.6, frozenset({"rub", "clutch", "tether"}), 0, ROWS),
    "walker": Run(lambda seed: walker(2, bounce=0.0), 0.5, frozenset({"foot"}), 5, ROWS + CONTACTS),
}
LONG = [
    *(("tree", "dop853", seed) for seed in range(3)),
    *(("freedoms", "dop853", seed) for seed in range(4, 12)),
    *((name, "dop853", 0) for name in ("open chain", "crane", "walker")),
    *(("four-bars", method, 0) for method in ("radau", "gauss", "rk4")),
    *((name, method, 0) for name in ("crane", "walker") for method in ("radau", "rk4")),
]


@pytest.mark.parametrize(
    ("name", "method", "seed"),
    [("four-bars", "dop853", 0), *(pytest.param(*each, marks=pytest.mark.long) for each in LONG)],
)
def test_runs_are_those_written_out(name: str, method: str, seed: int) -> None:
    """The four-bars' cranks and couplers have friction that repeats each other's where both stick."""
    run = RUNS[name]
    options: dict[str, Any] = {"step": 2e-3} if method == "rk4" else TIGHT if method == "dop853" else {"rtol": 1e-9}
    observed = run.observed if method == "dop853" else ()
    options = {**options, "method": method, "samples": 21, "outputs": ["all", *observed]}
    with rolled():
        walked = po.simulate(po.Mechanism(run.model(seed)), run.time, **options)
    written = po.simulate(po.Mechanism(run.model(seed)), run.time, **options)
    assert {str(row).split(" ")[0] for row in walked.event_row.values} >= run.acts
    assert not run.events or walked.sizes["event"] > run.events
    same_runs(walked, written)
    for each in observed:
        size = float(abs(written[each]).max())
        np.testing.assert_allclose(walked[each], written[each], rtol=0, atol=run.tol * max(1.0, size), err_msg=each)


SAME: dict[str, Callable[..., Model]] = {
    **{f"of size {k:g}": lambda make, k=k: make(2, size=k) for k in (1e-5, 1e5)},
    **{f"of mass {k:g}": lambda make, k=k: make(2, mass=k) for k in (1e-6, 1e6)},
    "listed backwards": lambda make: replace(m := make(2), bodies=m.bodies[::-1], joints=m.joints[::-1]),
    "rows listed backwards": lambda make: replace(m := make(2), switches=m.switches[::-1]),
    "beside another": lambda make: beside(make(2), replace(stacked(1), tree=("a0", "b0", "c0"))),
}


@pytest.mark.long
@pytest.mark.parametrize("how", SAME)
@pytest.mark.parametrize(
    ("make", "time", "events", "instants", "places"),
    [(four_bars, 0.6, 20, 1e-9, 1e-10), (crane, 0.5, 5, 1e-9, 1e-9), (walker, 0.4, 5, 1e-8, 1e-9)],
)  # the last bounces of a walker are slow
def test_the_same_machine_runs_the_same(
    make: Callable[..., Model], time: float, events: int, instants: float, places: float, how: str
) -> None:
    model, other = make(2), SAME[how](make)
    names = po.Mechanism(model).coordinate_names
    model = replace(model, tree=names)
    other = replace(other, tree=(*names, *(f"other {x}" for x in ("a0", "b0", "c0"))) if "beside" in how else names)
    rtol = 1e-11 if make is walker else 1e-10
    with rolled():
        one, two = (po.simulate(po.Mechanism(each), time, samples=6, rtol=rtol) for each in (model, other))
    assert sorted(one.event_row.values.tolist()) == sorted(two.event_row.values.tolist())
    assert one.sizes["event"] > events
    np.testing.assert_allclose(two.event_time, one.event_time, rtol=0, atol=instants)
    same = two.joint_position.sel(coordinate=one.coordinate)
    np.testing.assert_allclose(same, one.joint_position, rtol=0, atol=places)


def _stopped(count: int, rubs: bool) -> Model:
    """A chain whose joints have ends near, and friction."""

    def rows(j: str) -> list[Any]:
        end = Limit(f"end {j}", OnFreedom(j), -0.01, 0.01, restitution=0.2)
        return [end, Friction(f"rub {j}", OnFreedom(j), 0.05)][: 1 + rubs]

    return pendulum(count, rows, 0.1)


BOOKS: dict[str, tuple[Callable[[], Model], float, str, float]] = {
    "chain": (lambda: _stopped(60, True), 0.006, "end rub", 0.01),
    "smooth chain": (lambda: _stopped(100, False), 0.006, "end", 0.01),
    "four-bars": (lambda: four_bars(14, 1e-3), 0.03, "end rub", 1e-3),
    "crane": (lambda: crane(14, slack=5e-3), 0.1, "rub rope", np.inf),
    "walker": (lambda: walker(14, slack=5e-3), 0.1, "foot", np.inf),
}


@pytest.mark.long
@pytest.mark.parametrize("name", BOOKS)
def test_books_of_large_machines_close(name: str) -> None:
    """As they come, without being asked to, they are walked in loops; limits hold, friction takes."""
    make, time, acts, end = BOOKS[name]
    mechanism = po.Mechanism(make())
    start = np.concatenate([mechanism.neutral(), np.zeros(mechanism.nv)])
    start[mechanism.nq + mechanism.nv // 2] = 3.0 if "chain" in name else 0.0
    initial = {"initial": start} if "chain" in name else {}
    run = po.simulate(mechanism, time=time, samples=5, rtol=1e-10, atol=1e-12, **initial)
    assert isinstance(mechanism.system().switching.kernels.flow, RolledKernel)
    assert {str(row).split(" ")[0] for row in run.event_row.values} >= {*acts.split()} and run.sizes["event"] > (
        0 if "chain" in name else 5
    )
    limited = [e.stretch.joint for e in mechanism.model.switches if e.name.startswith("end")]
    if end < np.inf:
        assert float(abs(run.joint_position.sel(coordinate=limited)).max()) <= end + 1e-9
    assert float(abs(run.energy_residual).max()) <= 1e-9 * float(run.energy_turnover.max())
    assert not mechanism.tree.closures or float(run.constraint_error.max()) < 1e-12


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


BELOW = """
[shapes.floor]
body = "ground"
kind = "plane"
position = [0, -9, 0]
z_axis = [0, 1, 0]
[shapes.ball]
body = "crank"
kind = "sphere"
radius = 0.01
[contacts.touch]
between = ["floor", "ball"]
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("rubs", "beside", "largest"),
    [("D", "", 10**9), ("C", "", 10**9), ("CD", "", 10**9), ("CD", "", 0), ("C", BELOW, 10**9)],
)
def test_friction_turns_where_its_joint_turns(
    rubs: str, beside: str, largest: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a dead point nothing can hold the joint, S = 0, and its rate passes 0 all the same: ẇ is not 0.

    Law  methods agree there, written out and walked, and time-stepping comes to them by order 1
    """
    monkeypatch.setattr("poinsot.algorithms.compiled.LARGEST_UNROLLED", largest)
    path, text = tmp_path / "rubs.toml", Path("examples/four_bar.toml").read_text(encoding="utf-8") + beside
    text += "".join(f'\n[friction.rub-{name}]\npair = "{name}"\nkinetic = 0.01\n' for name in rubs)
    path.write_text(text, encoding="utf-8")
    options: dict[str, Any] = {"time": 0.4, "samples": 3, "progress": False}
    exact = po.simulate(po.load(path), rtol=1e-10, **options)
    implicit = po.simulate(po.load(path), method="radau", rtol=1e-8, **options)
    with rolled():
        walked = po.simulate(po.load(path), rtol=1e-10, **options)
    assert float(np.abs(walked.joint_position - exact.joint_position).max()) < 1e-9
    assert po.ledger(exact).ratio < 1e-9
    assert float(np.abs(implicit.joint_position - exact.joint_position).max()) < 1e-6
    missed = [
        float(np.abs(run.joint_position - exact.joint_position).max())
        for h in (2e-4, 5e-5)
        for run in [po.simulate(po.load(path), method="moreau", step=h, **options)]
    ]
    assert missed[1] < 0.35 * missed[0] < 0.1, missed


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [1.0, 1e-3, 1e3])
@pytest.mark.parametrize("axis", [1, -1])
def test_friction_rubs_from_a_dead_point_on(axis: int, size: float, tmp_path: Path) -> None:
    """A slider-crank at rest, crank and rod in one line: w, ẇ and S of its guide are 0, and w is not for long.

    Law  methods agree, written out and by tables; time-stepping comes to them by order 1; the guide's axis is no choice
    """
    text = Path("examples/slider_crank.toml").read_text(encoding="utf-8")
    for was, now in (("L1 = 0.1", f"L1 = {0.1 * size}"), ("L2 = 0.3", f"L2 = {0.3 * size}"), ("1e-4", "0.0")):
        text = text.replace(was, now)
    text = text.replace("magnitude = 0.1", f"magnitude = {0.1 * size**2}").replace("axis = [1,", f"axis = [{axis},")
    path = saved(tmp_path / "rubs.toml", text + f'\n[friction.rub]\npair = "guide"\nkinetic = {0.5 * size}\n')
    options: dict[str, Any] = {"time": 1.0, "samples": 3, "progress": False}
    exact = po.simulate(po.load(path), rtol=1e-9, **options)
    with rolled():
        walked = po.simulate(po.load(path), rtol=1e-9, **options)
    implicit = po.simulate(po.load(path), method="radau", rtol=1e-9, **options)
    turns = exact.joint_position.sel(coordinate="main").values
    assert turns[-1] == pytest.approx(10.557883, abs=1e-5) and exact.sizes["event"] >= 4
    for other, most in ((walked, 1e-6), (implicit, 1e-6)):
        assert np.abs(other.joint_position.sel(coordinate="main").values - turns).max() < most
    missed = [
        abs(float(run.joint_position.sel(coordinate="main")[-1]) - turns[-1])
        for h in (1e-3, 2.5e-4)
        for run in [po.simulate(po.load(path), method="moreau", step=h, **options)]
    ]
    assert missed[1] < 0.35 * missed[0] < 0.1, missed


def test_an_interrupt_in_code_that_is_called_back_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in Python that the loop calls: the run so far, and no error printed."""

    def interrupted(self: Composed, *_: object) -> Any:
        raise KeyboardInterrupt

    model = pendulum(2, lambda name: [Limit(f"{name}.end", OnFreedom(name), -0.5, 0.5)])
    begin = np.array([0.3, 0.1]), np.array([2.0, 0.0])
    with rolled():
        m = po.Mechanism(model)
        assert isinstance(m.system().switching.kernels.data, Composed)
        monkeypatch.setattr(Composed, "ufunc", interrupted)
        with pytest.raises(KeyboardInterrupt) as caught:
            po.simulate(m, 0.5, initial=begin, samples=21)
    assert 0.05 < caught.value.partial.attrs["reached"] < 0.5  # type: ignore[attr-defined]
