"""Rows walked in loops: which trees are, what rows look at; more rows than a word has room for."""

import time
from dataclasses import dataclass, replace
from itertools import pairwise
from math import inf
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import poinsot as po
from cases import quick
from multibody.closed_zoo import stacked
from networks.switching_beside_long import CASES
from networks.switching_circuits import circuit, random_circuit
from poinsot import (
    Body,
    Contact,
    Displacement,
    Friction,
    Inertia,
    Joint,
    Limit,
    Model,
    ModelError,
    OnFreedom,
    Shape,
    SimulationError,
    SimulationFailure,
    Surface,
    electrical,
    pairing,
    translational,
)
from poinsot import pairs as of_pairs
from poinsot.algebra import Dual, dual
from poinsot.algorithms import compiled
from poinsot.algorithms.compiled import is_rolled
from poinsot.elements import BetweenPoints
from poinsot.motion import probing, switching_rolled
from poinsot.motion.of_network.switches import MOST_ROWS
from poinsot.motion.switching_mechanism import RowsOfMechanism
from poinsot.multibody import Motion, configuration
from poinsot.multibody.switching.near import rows_along
from poinsot.multibody.switching.near_rows import near_elements
from poinsot.multibody.switching.rows import bends, layout_of, measured_rows, row_matrix
from switching.rolled_modes import TIGHT, Floats, called
from switching.walked_machines import between_bodies, crane, pendulum, rolled


@pytest.mark.long
def test_a_double_pendulum_with_a_knee_as_solved_by_hand() -> None:
    """Rods of 1 kg and 1 m, the knee between −0.1 and 0.4 rad with e = 0.6: impacts by momentum balance and SciPy."""
    e, ends, at = 0.6, (-0.1, 0.4), 1.4
    model = pendulum(2, lambda j: [Limit("knee", OnFreedom("j1"), *ends, restitution=e)] if j == "j1" else [])
    with rolled():
        mechanism = po.Mechanism(model)
        run = po.simulate(mechanism, initial=np.array([at, 0.0, 0.0, 0.0]), time=2.0, samples=41, **TIGHT)
    g, B = 9.81, np.array([-1.0, 1.0])

    def masses(a: Floats) -> Floats:
        c = 0.5 * np.cos(a[0] - a[1])
        return np.array([[4 / 3, c], [c, 1 / 3]])

    def flow(_t: float, y: Floats) -> Floats:
        s = 0.5 * np.sin(y[0] - y[1])
        right = [-s * y[3] ** 2 - 1.5 * g * np.sin(y[0]), s * y[2] ** 2 - 0.5 * g * np.sin(y[1])]
        return np.array([*y[2:], *np.linalg.solve(masses(y[:2]), right)])

    events = [lambda t, y, end=end: y[1] - y[0] - end for end in ends]
    for event, way in zip(events, (-1, 1), strict=True):
        event.terminal, event.direction = True, way  # type: ignore[attr-defined]
    t, y, impacts = 0.0, np.array([at, at, 0.0, 0.0]), list[float]()
    while t < 2.0 and len(impacts) < 12:
        found = solve_ivp(flow, (t, 2.0), y, "DOP853", events=events, rtol=1e-13, atol=1e-14)
        if not found.status:
            break
        t, y = float(found.t[-1]), found.y[:, -1].copy()
        push = np.linalg.solve(masses(y[:2]), B)
        y[2:] -= push * (1 + e) * (B @ y[2:]) / (B @ push)
        impacts.append(t)
    assert len(impacts) >= 8
    np.testing.assert_allclose(run.event_time[: len(impacts)], impacts, rtol=1e-9)


def test_what_cannot_be_made_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel that is wanted first when a limit is met, and cannot be made, ends the run with all that it has."""

    def refuse(self: Any) -> None:
        raise ModelError("nothing closes here")

    monkeypatch.setattr(RowsOfMechanism, "_written_out", refuse)
    limit = Limit("end", OnFreedom("j0"), upper=0.5)
    mechanism = po.Mechanism(pendulum(1, lambda j: [limit], length=1.0 + 1e-3 * (time.time() % 1.0)))
    with pytest.raises(SimulationFailure, match="nothing closes here") as failure:
        po.simulate(mechanism, initial=np.array([0.0, 4.0]), time=2.0, samples=201)
    partial = failure.value.partial
    assert partial.attrs["status"] == "failed" and float(partial.joint_position[-1, 0]) == pytest.approx(0.5, abs=1e-9)
    assert partial.sizes["time"] > 10


@pytest.mark.parametrize("seed", [0, 4, *(pytest.param(k, marks=pytest.mark.long) for k in range(5, 30))])
def test_rows_by_what_they_look_at_are_those_of_the_whole(seed: int) -> None:
    tree = po.Mechanism(between_bodies(seed)).tree
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
    operands = mechanism.system().state.initial, np.zeros(2 * mechanism.nv), np.zeros(1)
    each = []
    for least in (1, 1000):
        monkeypatch.setattr(switching_rolled, "SIDE_BY_SIDE", least)
        each.append(called(s.kernels.data, *operands))
    for one, other in zip(*each, strict=True):
        np.testing.assert_array_equal(one, other)
    assert np.isfinite(each[0][3]).all() and each[0][3].any()


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


V, W, L, R = 10.0, 100 * np.pi, 0.01, 5.0


def rectifier(phases: int) -> po.Network:
    """Two diodes a phase, an inductor and a resistor behind them."""
    net = po.Network("many phases")
    for k in range(phases):
        net.add(electrical.VoltageSource(f"V{k}", f"{V}*sin({W}*t + 2*pi*{k}/{phases})"), f"p{k}", "star")
        net.add(electrical.IdealDiode(f"U{k}"), f"p{k}", "plus")
        net.add(electrical.IdealDiode(f"L{k}"), "minus", f"p{k}")
    net.add(electrical.Resistor("earth", 1e4), "star", "ground")
    net.add(electrical.Inductor("L", L), "plus", "x")
    net.add(electrical.Resistor("R", R), "x", "minus")
    return net


def by_hand(phases: int, times: Any) -> Any:
    """L i̇ = max u − min u − R i, from one commutation to the next: they are a whole part of a period apart."""
    angles = 2 * np.pi * np.arange(phases) / phases

    def flow(t: float, i: Any) -> Any:
        u = V * np.sin(W * t + angles)
        return (u.max() - u.min() - R * i) / L

    last, found, part = np.zeros(1), [0.0], np.pi / W / phases
    for a, b in pairwise(times):
        inside = part * np.arange(np.floor(a / part) + 1, np.ceil(b / part))  # commutations, and moments of none
        for begin, end in zip([a, *inside], [*inside, b], strict=True):
            last = solve_ivp(flow, (begin, end), last, "DOP853", rtol=1e-11, atol=1e-12).y[:, -1]
        found.append(float(last[0]))
    return np.array(found)


def branches(count: int) -> po.Network:
    """Diode, resistor and inductor, many times over behind one source."""
    net = po.Network("branches")
    net.add(electrical.VoltageSource("V", "10*sin(300*t)"), "in", "ground")
    for k in range(count):
        net.add(electrical.IdealDiode(f"D{k}"), "in", f"a{k}")
        net.add(electrical.Resistor(f"R{k}", 10.0 + k), f"a{k}", f"b{k}")
        net.add(electrical.Inductor(f"L{k}", 0.01 * (1 + k % 7)), f"b{k}", "ground")
    return net


def test_many_branches_that_do_not_see_one_another() -> None:
    """Rows of whose z no other row feels anything: D and S have no entries beside the diagonal, or none at all."""
    many, alone = (po.simulate(branches(n), time=0.02, samples=5, rtol=1e-10, atol=1e-12) for n in (probing.MANY, 1))
    np.testing.assert_allclose(many["L0.current"], alone["L0.current"], rtol=0, atol=1e-9)


@pytest.mark.long
@pytest.mark.parametrize("phases", [3, 20, 100])
def test_a_rectifier_of_many_phases(phases: int) -> None:
    """6, 40 and 200 diodes in one decision, at every commutation."""
    times = np.linspace(0.0, 0.02, 9)
    run = po.simulate(rectifier(phases), times=times, rtol=1e-10, atol=1e-11)
    assert np.abs(run["L.current"].values - by_hand(phases, times)).max() < 1e-7
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])
    assert len(np.unique(np.round(run["event_time"].values, 9))) >= phases


def bent(v: Any) -> Any:
    """A current [A] that is solved for."""
    return 0.01 * v + 0.002 * v**3


@pytest.mark.parametrize("law", [False, True])
@pytest.mark.parametrize("seed", quick(1, [23, 9, 1, 17, 20, 34]))
def test_products_in_loops_are_those_written_out(seed: int, law: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random circuits that open, close and jump, with the matrices of a mode row by row; beside a law, too, that
    Newton's method solves, behind a capacitor."""
    runs = []
    for many in (1, 99):
        monkeypatch.setattr(probing, "MANY", many)
        net = circuit(*random_circuit(np.random.default_rng(seed)))
        if law:
            net.add(electrical.Resistor("into", 3.0), "n1", "own")
            net.add(electrical.Capacitor("own", 0.3), "own", "ground")
            net.add(electrical.Resistor("before", 2.0), "own", "law")
            net.add(electrical.NonlinearResistor("law", current=bent), "law", "ground")
        assert net.system().switching is not None
        runs.append(po.simulate(net, 2.0, samples=9, rtol=1e-9, atol=1e-11))
    for name in runs[0].data_vars:
        if name.endswith((".charge", ".flux_linkage", ".voltage", ".current")):
            assert runs[0][name].values == pytest.approx(runs[1][name].values, abs=1e-10), name
    assert (runs[0].event_element.values == runs[1].event_element.values).all()


@pytest.mark.parametrize(
    ("count", "order", "method"),
    [(probing.MANY, 1, "dop853"), *(pytest.param(*each, marks=pytest.mark.long) for each in (
        (probing.MANY, -1, "dop853"), (probing.MANY, 1, "radau"), (100, 1, "dop853"),
    ))],
)  # fmt: skip
def test_many_parts_side_by_side_are_each_as_alone(count: int, order: int, method: str) -> None:
    """Rectifiers without a wire between them, every second with a law that Newton's method solves."""

    def parts(k: int) -> list[Any]:
        return [(electrical.VoltageSource(f"V{k}", f"10*sin(300*t + {k})"), f"a{k}", "ground"),
                (electrical.IdealDiode(f"D{k}"), f"a{k}", f"b{k}"),
                (electrical.Resistor(f"Rs{k}", 1.0), f"b{k}", f"c{k}"),
                (electrical.Capacitor(f"C{k}", 1e-4), f"c{k}", "ground"),
                (electrical.Resistor(f"R{k}", 100.0), f"c{k}", f"d{k}" if k % 2 else "ground"),
                (electrical.NonlinearResistor(f"N{k}", current=bent), f"d{k}", "ground"),
                ][: 6 if k % 2 else 5]  # fmt: skip

    every = [part for k in range(count) for part in parts(k)]
    asked: dict[str, Any] = {"samples": 5, "rtol": 1e-8, "atol": 1e-11, "method": method}
    run = po.simulate(circuit(*every[::order]), 0.01, **asked)
    for k in (0, 17):
        alone = po.simulate(circuit(*parts(k)), 0.01, **asked)[f"C{k}.voltage"].values
        assert run[f"C{k}.voltage"].values == pytest.approx(alone, abs=1e-7)


@pytest.mark.sample(1)
@pytest.mark.parametrize("case", ["contacts", "a short one beside", "clutch in the mechanism", "lever and signs"])
def test_equations_of_modes_in_loops_are_those_written_out(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where D and S vary: mechanisms with stops and clutches in networks, contacts that rub in space."""
    runs = []
    for many in (1, 99):
        monkeypatch.setattr(probing, "MANY", many)
        net = rubbing_ball() if case == "contacts" else CASES[case]()
        runs.append(po.simulate(net, 0.3, samples=9, rtol=1e-10, atol=1e-12))
    assert [*runs[0].event_row.values] == [*runs[1].event_row.values]
    for name in runs[0].data_vars:
        if name.endswith((".joint_position", ".charge", ".current", ".angular_momentum")):
            assert runs[0][name].values == pytest.approx(runs[1][name].values, abs=1e-9), name
    assert float(abs(runs[0].energy_residual).max()) < 1e-9 * float(runs[0].energy_scale.max())


def rubbing_ball() -> po.Network:
    """A ball that slips, spins and bounces on a floor in a network, and a diode at the motor that pushes a cart."""
    ball = Inertia.at_centre(0.5, (0.0, 0.0, 0.0), 8e-4 * np.eye(3))
    surfaces = Surface("ground", Shape("plane")), Surface("ball", Shape("sphere", (0.06,)))
    bodies = Body("ball", ball), Body("cart", ball)
    joints = Joint("fly", of_pairs.free(), "ground", "ball"), Joint("rail", of_pairs.prismatic(), "ground", "cart")
    acts = (
        Contact("floor", *surfaces, friction=0.3, restitution=0.5),
        Friction("rub", OnFreedom("rail"), 0.5),
        Limit("end", OnFreedom("rail"), -0.01, 0.02),
    )
    mechanism = po.Mechanism(Model("scene", bodies, joints, switches=acts))
    net = po.Network("scene")
    start = {"fly": [0.0, 0.0, 0.08, 0.0, 0.0, 0.0, 1.0]}
    net.add(mechanism.as_element("scene", ["rail"], initial=start), "rail")
    net.add(translational.ForceSource("push", "40*sin(30*t)"), "rail", "ground")
    net.add(translational.DryFriction("brake", 2.0), "rail", "ground")
    return net


@pytest.mark.long
def test_more_rows_than_are_written_out_where_they_vary(count: int = 70) -> None:
    """Diodes behind coils that saturate, without a wire between them: S varies with the currents."""

    def parts(k: int) -> list[Any]:
        return [(electrical.VoltageSource(f"V{k}", f"10*sin(300*t + {k})"), f"a{k}", "ground"),
                (electrical.IdealDiode(f"D{k}"), f"a{k}", f"b{k}"),
                (electrical.Resistor(f"R{k}", 3.0), f"b{k}", f"c{k}"),
                (electrical.Inductor(f"L{k}", energy=lambda y: 40.0 * y**2 + 5e3 * y**4), f"c{k}", "ground"),
                ]  # fmt: skip

    asked: dict[str, Any] = {"samples": 5, "rtol": 1e-9, "atol": 1e-12}
    run = po.simulate(circuit(*(part for k in range(count) for part in parts(k))), 0.01, **asked)
    for k in (0, 17):
        alone = po.simulate(circuit(*parts(k)), 0.01, **asked)[f"L{k}.flux_linkage"].values
        assert run[f"L{k}.flux_linkage"].values == pytest.approx(alone, abs=1e-8)


def test_too_many_rows_are_refused_by_number() -> None:
    with pytest.raises(SimulationError, match=rf"it has {MOST_ROWS + 2} rows that switch; {MOST_ROWS} at most"):
        po.simulate(rectifier(MOST_ROWS // 2 + 1), 0.1)
