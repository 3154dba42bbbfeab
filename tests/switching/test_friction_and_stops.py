"""Limits, dry friction, clutches, freewheels and locks of mechanisms in runs, against closed forms."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from poinsot import Body, Friction, Inertia, Initial, Joint, Limit, Lock, Model, OneWay, OnFreedom, Tendon
from poinsot.algebra import Scalar, absolute
from poinsot.elements import AlongStretch, JointEffort, JointSpring, Row, as_signal, pair_of_kind
from poinsot.multibody import GROUND
from switching import references
from switching.mechanisms import with_rows

G = 9.81


def shafts(*inertias: float, kind: str = "revolute", rates: Sequence[float] = (), **more: Any) -> po.Mechanism:
    """Bodies of these masses and moments on pairs "s0", "s1", … on the ground, without weight."""
    bodies = [Body(f"b{k}", Inertia.at_centre(x, (0, 0, 0), (x, x, x))) for k, x in enumerate(inertias)]
    joints = [Joint(f"s{k}", pair_of_kind(kind), GROUND, f"b{k}") for k in range(len(inertias))]
    initial = tuple(Initial(f"s{k}", velocity=(rate,)) for k, rate in enumerate(rates))
    return po.Mechanism(Model("shafts", tuple(bodies), tuple(joints), gravity=(0, 0, 0), initial=initial, **more))


def between(a: int, b: int) -> Tendon:
    """q_b − q_a."""
    return Tendon.of_joints({f"s{b}": 1.0, f"s{a}": -1.0})


def state_at(run: Any, t: float) -> tuple[np.ndarray, np.ndarray]:
    """Coordinates and rates of the sample at t."""
    k = int(np.flatnonzero(run["time"].values == t)[0])
    return run["joint_position"].values[k], run["joint_velocity"].values[k]


def booked(run: Any) -> dict[str, float]:
    """What dissipators took [J], by name."""
    return {entry.name: entry.joules for entry in run.poinsot.ledger().entries if entry.kind == "dissipator"}


def test_a_mass_on_a_spring_with_dry_friction_stops_for_good_at_a_turn() -> None:
    """Closed form piece by piece (hybrid_coulomb_oscillator_and_block.json): stop after 13 half periods."""
    F = 0.2 * G
    spring, rubs = JointSpring("spring", "s0", 100.0), Friction("dry", OnFreedom("s0"), F)
    m = shafts(1.0, kind="prismatic", elements=(spring,), switches=(rubs,))
    times = [0.0, 0.5, 1.0, 1.55, 3.0, 4.0, 4.1, 6.0]
    run = po.simulate(m, times=times, initial={"s0": 0.5}, rtol=1e-12)
    for t in times:
        q, v = state_at(run, t)
        np.testing.assert_allclose([q[0], v[0]], references.coulomb_oscillator(t), atol=2e-12)
    assert state_at(run, 4.1)[1][0] == 0.0 == state_at(run, 6.0)[1][0]
    sticks = run["event_time"].values[run["event_kind"].values == "sticks"]
    np.testing.assert_allclose(sticks, [13 * pi / 10], rtol=1e-12)
    np.testing.assert_allclose(booked(run)["dry"], F * 6.36844, rtol=1e-11)


def test_a_belt_sticks_and_slips_at_the_moments_of_the_closed_form() -> None:
    """hybrid_belt_stick_slip.json, seen from the belt: 24 changes of mode, times to 1e-12."""
    spring = JointSpring("spring", "s0", 50.0)
    pull = JointEffort("pull", "s0", as_signal("pull", "-50*0.2*t"))
    rubs = Friction("belt", OnFreedom("s0"), 5.0, 8.0)
    m = shafts(1.0, kind="prismatic", elements=(spring, pull), switches=(rubs,))
    count = 24
    expected = references.belt_times(count)
    run = po.simulate(m, time=float(expected[-1]) + 0.1, initial={"s0": 0.16}, rtol=1e-12)
    kinds = run["event_kind"].values
    found = run["event_time"].values[np.isin(kinds, ["sticks", "slips"])]
    np.testing.assert_allclose(found[found > 1e-9][:count], expected, rtol=1e-12)


@dataclass(frozen=True)
class Leine(AlongStretch):
    """F_s/(1 + 3 |ẇ|): an element that is none of the package's."""

    name: str
    stretch: OnFreedom
    layout = (Row("", "friction", 1),)

    def bounds(self, rates: Sequence[Scalar], command: Scalar) -> Sequence[tuple[Scalar, Scalar]]:
        return [(1.0, 1.0 / (1.0 + absolute(rates[0]) * 3.0))]


def test_friction_that_falls_with_speed_slips_as_long_as_it_must() -> None:
    """Leine's belt: slip and stick times of a solution by SciPy."""
    spring = JointSpring("spring", "s0", 1.0)
    pull = JointEffort("pull", "s0", as_signal("pull", "-0.2*t"))
    m = shafts(1.0, kind="prismatic", elements=(spring, pull), switches=(Leine("belt", OnFreedom("s0")),))
    slip, _, stick = references.stribeck_belt()
    run = po.simulate(m, time=2.5 * float(slip + stick), initial={"s0": 1.0}, rtol=1e-12)
    found = run["event_time"].values[np.isin(run["event_kind"].values, ["sticks", "slips"])]
    found = found[found > 1e-9]
    np.testing.assert_allclose(np.diff(found)[:2], [stick, slip], rtol=1e-8)


@pytest.mark.parametrize("scale", quick(1, [1e-5, 1e5, 1.0]))
def test_a_clutch_that_engages_loses_what_the_difference_of_speeds_has(scale: float) -> None:
    """Sticks after Δω J/T, J = J₁J₂/(J₁ + J₂), at the common speed; ½ J Δω² are lost; then as one, to the last bit."""
    J1, J2, w1, w2, T = 2.0 * scale, 3.0 * scale, 10.0, -2.0, 5.0 * scale
    clutch = Friction("clutch", between(0, 1), T, command="step(t - 0.25)")
    run = po.simulate(shafts(J1, J2, rates=(w1, w2), switches=(clutch,)), times=[0.0, 0.25, 4.0, 5.0], rtol=1e-12)
    J = J1 * J2 / (J1 + J2)
    sticks = run["event_time"].values[run["event_kind"].values == "sticks"]
    np.testing.assert_allclose(sticks[-1], 0.25 + (w1 - w2) * J / T, rtol=1e-12)
    _, v = state_at(run, 5.0)
    np.testing.assert_allclose(v, (J1 * w1 + J2 * w2) / (J1 + J2), rtol=1e-12)
    np.testing.assert_allclose(booked(run)["clutch"], 0.5 * J * (w1 - w2) ** 2, rtol=1e-11)
    assert abs(run.poinsot.ledger().residual) < 1e-12 * J * (w1 - w2) ** 2


@pytest.mark.parametrize("kind", [Friction, Lock])
def test_a_command_that_is_no_signal_is_refused_by_name(kind: Any) -> None:
    for given, why in (("2*x", "'x', which is not known"), (None, "needs a number"), (np.nan, "must be finite")):
        with pytest.raises(po.ModelError, match=f"the command of 'clutch'.*{why}"):
            kind("clutch", between(0, 1), command=given)


@pytest.mark.parametrize("count", [1, pytest.param(3, marks=pytest.mark.long)])
def test_clutches_slide_and_engage_as_in_the_modelica_library(count: int) -> None:
    """hybrid_msl_coupled_clutches.json, its event-driven solution to 1e-11: angles and rates, changes of mode; the
    first one alone until the second engages. The sum of the rates is 10 + (1 − cos 10πt)/π, exactly."""
    commands = "cos(2*pi*0.2*t)", "step(t - 0.4)", "step(t - 0.9)"
    clutches = tuple(
        Friction(f"clutch{k}", between(k, k + 1), 10.0, 11.0, command=as_signal("", each))
        for k, each in enumerate(commands[:count])
    )
    drive = JointEffort("drive", "s0", as_signal("", "10*sin(2*pi*5*t)"))
    m = shafts(*[1.0] * (count + 1), rates=(10.0, *[0.0] * count), elements=(drive,), switches=clutches)
    run = po.simulate(m, times=[0.0, *CLUTCHES[count]], rtol=1e-12)
    for t, expected in CLUTCHES[count].items():
        q, v = state_at(run, t)
        np.testing.assert_allclose([*q, *v], expected, atol=1e-10 if count == 1 else 1e-7)
        np.testing.assert_allclose(v.sum(), 10 + (1 - np.cos(10 * pi * t)) / pi, rtol=1e-12)
    found = run["event_time"].values
    changes = (0.7096214746937467, 0.7916623591553427, 0.8311085061376533, 0.9068501927966965, 1.1439674924736696)
    for t in changes if count == 3 else ():
        assert np.abs(found - t).min() < 1e-8, t


CLUTCHES = {
    1: {
        0.1: [0.9818967513614084, 0.049934237261904796, 9.639249589578268, 0.9973701827725036],
        0.35: [3.018850847602985, 0.6026897309295635, 6.930065940256769, 3.388243945937332],
    },
    3: {
        0.5: [3.9497409314988396, 1.1594140115938487, 0.05, 0.0, 5.959173353408666, 3.6774464189431946, 1.0, 0.0],
        1.0: [5.989181082022736, 2.8379008921291162, 1.4412279120310199, 0.05, 3.0, 3.0, 3.0, 1.0],
        1.5: [
            7.486119099108677, 4.107137416332285, 2.7104644362341888, 1.1737438776022302,
            3.2470582724217802, 2.4631871666544094, 2.4631871666544076, 2.4631871666544076,
        ],
    },
}  # fmt: skip


def test_a_bolt_that_engages_is_an_impact_without_rebound() -> None:
    """A lock closes at 1 s: the common speed at once, ½ J Δω² lost in an instant; it opens at 2 s."""
    drive = JointEffort("drive", "s0", as_signal("", "2*step(t - 2)"))
    bolt = Lock("bolt", between(0, 1), as_signal("", "step(t - 1)*step(2 - t)"))
    m = shafts(1.0, 3.0, rates=(8.0, 0.0), elements=(drive,), switches=(bolt,))
    run = po.simulate(m, times=[0.0, 0.5, 1.5, 3.0], rtol=1e-12)
    np.testing.assert_allclose(state_at(run, 0.5)[1], [8.0, 0.0], rtol=1e-12)
    np.testing.assert_allclose(state_at(run, 1.5)[1], [2.0, 2.0], rtol=1e-12)
    np.testing.assert_allclose(state_at(run, 3.0)[1], [4.0, 2.0], rtol=1e-12)
    np.testing.assert_allclose(booked(run)["bolt impact"], 0.5 * 0.75 * 64.0, rtol=1e-12)


@pytest.mark.parametrize("backward", [False, True])
def test_a_freewheel_drives_one_way_and_lets_go(backward: bool) -> None:
    """A torque drives both shafts until it turns at 1 s; then the second runs on, the first slows down alone."""
    sign = -1.0 if backward else 1.0
    drive = JointEffort("drive", "s0", as_signal("", f"{sign}*(1 - 3*step(t - 1))"))
    free = OneWay("free", between(0, 1), backward)
    m = shafts(1.0, 2.0, elements=(drive,), switches=(free,))
    run = po.simulate(m, times=[0.0, 1.0, 2.0], rtol=1e-12)
    np.testing.assert_allclose(state_at(run, 1.0)[1] * sign, [1 / 3, 1 / 3], rtol=1e-12)
    np.testing.assert_allclose(state_at(run, 2.0)[1] * sign, [1 / 3 - 2.0, 1 / 3], rtol=1e-12)
    assert abs(booked(run)["free impact"]) < 1e-20


def test_play_between_two_bodies_is_passed_on_by_impacts() -> None:
    """Backlash of 0.4 m with e = 1: the relative speed stays, impacts every 0.4/u, momentum and energy kept."""
    play = Limit("play", between(0, 1), -0.2, 0.2, restitution=1.0)
    run = po.simulate(shafts(1.0, 3.0, kind="prismatic", rates=(2.0, 0.0), switches=(play,)), time=1.6, rtol=1e-12)
    hits = run["event_time"].values[run["event_kind"].values == "impact"]
    np.testing.assert_allclose(hits, 0.1 + 0.2 * np.arange(len(hits)), rtol=1e-12)
    assert len(hits) == 8
    v = run["joint_velocity"].values
    np.testing.assert_allclose(v @ [1.0, 3.0], 2.0, rtol=1e-12)
    np.testing.assert_allclose(v**2 @ [0.5, 1.5], 2.0, rtol=1e-12)


@pytest.mark.parametrize("seed", quick(1, [3, 0, 1, 2]))
def test_random_mechanisms_lose_what_is_booked_and_stay_within_limits(seed: int, rng: np.random.Generator) -> None:
    """Trees and loops with rows of every kind but contacts: ledger, gaps, and energy that never comes from rows."""
    kinds = ("revolute", "prismatic", "revolute", "cylindrical")
    model = zoo.random_model(rng, bodies=3 + seed % 2, loops=0, kinds=kinds, elements=2)
    run = po.simulate(po.Mechanism(with_rows(model, rng, planes=0)), time=1.0, rtol=1e-10)
    assert run.attrs["status"] == "done"
    ledger = run.poinsot.ledger()
    assert abs(ledger.residual) < 1e-9 * ledger.scale
    taken = {name: joules for name, joules in booked(run).items() if not name.endswith("impact")}
    impacts = sum(joules for name, joules in booked(run).items() if name.endswith("impact"))
    assert min(*taken.values(), impacts) > -1e-12 * ledger.scale  # of several rows that strike at once one may give
