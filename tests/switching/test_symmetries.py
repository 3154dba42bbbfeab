"""What must change nothing, or only units, in whole runs of machines that switch; seeds are printed.

Units of length, mass and time from 1e-5 to 1e5, place and direction, names and order, something unconnected beside,
a run in two parts, tables and formulas, another method.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import poinsot as po
from switching.machines import Place, Units

pytestmark = pytest.mark.long  # many machines, each compiled

Floats = np.ndarray[Any, np.dtype[np.float64]]
Make = Callable[..., po.Mechanism]

MACHINES: dict[str, tuple[Make, float]] = {
    "ball": (lambda place, **more: place.ball(**more), 2.7),
    "pendulum": (lambda place, **more: place.pendulum(0.25, **more), 4.0),
    "tether": (lambda place, **more: place.tethered(**more), 1.6),
    "block": (lambda place, **more: place.block(3.0, **more), 2.0),
    "oscillator": (lambda place, **more: place.oscillator(**more), 4.5),
}
ANGLE = {"pendulum"}
INSTANTS, MOTION, METHODS = 1e-11, 1e-10, 1e-8
"""Of instants, relative; of impulses, places and velocities; of instants by two methods at default tolerances."""
BESIDE = """
[bodies.other]
mass = 3.0
centre = [0.2, 0, 0]
inertia = [0.1, 0.1, 0.1]
[pairs.elsewhere]
kind = "revolute"
between = ["ground", "other"]
point = [7, 8, 9]
axis = [0, 1, 0]
initial = {position = 0.4}
"""


def run_of(machine: Any, end: float, **options: Any) -> Any:
    return po.simulate(machine, end, samples=9, dataset=False, **options)


def told(run: Any, time: float = 1.0) -> tuple[list[str], Floats]:
    """What happens, in words, and when; all of it."""
    elements, rest = [str(e) for e in run["event_element"]], ("kind", "before", "after")
    words = [" ".join(each) for each in zip(elements, *(map(str, run[f"event_{what}"]) for what in rest), strict=True)]
    return words, np.asarray(run["event_time"]) / time


def places(run: Any, which: slice = slice(None)) -> Floats:
    return np.asarray(run["joint_position"])[:, which]


def alike(
    one: Any, other: Any, units: tuple[float, float, float] = (1.0, 1.0, 1.0), turns: bool = False, metres: bool = False
) -> None:
    """Every event, impulse, loss, place, velocity and energy of two runs, in units of length, mass and time.

    An instant follows from the one before it, so that rounding adds up over some hundred bounces; impulses and losses
    are measured by the largest of them, motion and energy by what they have been.
    """
    length, mass, time = units
    (words, t), (words_, t_) = told(one), told(other, time)
    slack = 1e-8 if metres else INSTANTS  # a gap is rounded to 4e-16 m there, a leap of which lasts √(8 · 4e-16/9.81) s
    if metres:  # and of bounces without end one more or less is told from rest
        assert abs(len(t) - len(t_)) <= 1 and words[-1] == words_[-1] and t_[-1] == pytest.approx(t[-1], abs=slack)
        count = len(t) if len(t) == len(t_) else min(len(t), len(t_)) - 1
        words, words_, t, t_ = words[:count], words_[:count], t[:count], t_[:count]
    count = len(t)
    assert words == words_
    assert t_ == pytest.approx(t, rel=slack, abs=INSTANTS * 1e-3)
    energy = mass * (length / time) ** 2
    way = energy * time if turns else mass * length / time
    speed = float(np.abs(np.asarray(one["joint_velocity"])).max())  # what comes to rest by friction has no impulse
    for name, unit, size in (("impulse", way, speed), ("energy", energy, speed**2)):
        a, b = np.asarray(one[f"event_{name}"])[:count], np.asarray(other[f"event_{name}"])[:count] / unit
        assert np.abs(a - b).max(initial=0.0) <= max(MOTION, slack) * max(np.abs(a).max(initial=0.0), size)
    n = places(one).shape[1]
    size = np.ones(n) if turns else np.array([length, length, 1.0])[:n]
    for name, unit in (("position", size), ("velocity", size / time)):
        a, b = np.asarray(one[f"joint_{name}"]), np.asarray(other[f"joint_{name}"])[:, :n] / unit
        assert np.abs(a - b).max() <= MOTION * np.abs(a).max()


@pytest.mark.parametrize("name", MACHINES)
@pytest.mark.parametrize("seed", [1, 2])
def test_units_of_length_mass_and_time_change_only_units(name: str, seed: int) -> None:
    make, end = MACHINES[name]
    length, mass, time = 10.0 ** np.random.default_rng(seed).uniform(-5, 5, 3)
    print(f"{length=:.3g} {mass=:.3g} {time=:.3g}")
    one = run_of(make(Place()), end)
    other = run_of(make(Place(length, mass, time)), end * time, atol=1e-12 * min(1.0, length, length / time, 1 / time))
    alike(one, other, (length, mass, time), name in ANGLE)


@pytest.mark.parametrize("units", [(4e-3, 1.0, 1.4e3), (3e4, 1e-4, 2e-5), (1e-5, 1e5, 1e5)])
def test_a_ball_bounces_as_often_in_any_units(units: tuple[float, float, float]) -> None:
    """Nothing tells the size of a ball that is a point: what rest is follows from how fast it has been."""
    length, _, time = units
    atol = 1e-12 * min(1.0, length, length / time, 1 / time)
    alike(run_of(Place().ball(), 2.7), run_of(Place(*units).ball(), 2.7 * time, atol=atol), units)


@pytest.mark.parametrize("name", MACHINES)
def test_place_direction_and_company_change_nothing(name: str) -> None:
    """Turned, moved by metres, and beside a machine that has nothing to do with it."""
    make, end = MACHINES[name]
    rng = np.random.default_rng(3)
    R = np.linalg.qr(rng.normal(size=(3, 3)))[0]
    R[2] = np.cross(R[0], R[1])
    place = Place(at=(3.0, -1.0, 2.0), R=tuple(map(tuple, R)))
    one, moved, beside = run_of(make(Place()), end), run_of(make(place), end), run_of(make(Place(), beside=BESIDE), end)
    for other in (moved, beside):
        alike(one, other, turns=name in ANGLE, metres=other is moved)


@pytest.mark.parametrize("name", MACHINES)
def test_another_method_and_a_run_in_two_parts_change_nothing(name: str) -> None:
    make, end = MACHINES[name]
    machine = make(Place())
    one, implicit = run_of(machine, end), run_of(machine, end, method="radau")
    (words, t), (words_, t_) = told(one), told(implicit)
    assert words_ == words
    assert t_ == pytest.approx(t, rel=METHODS)
    middle = 0.47 * end
    first = po.simulate(machine, middle, samples=2, dataset=False)
    q, v = (np.asarray(first[f"joint_{what}"])[-1] for what in ("position", "velocity"))
    second = po.simulate(machine, start=middle, time=end, samples=2, initial=(q, v), dataset=False)
    again = [t for t in second["event_time"] if abs(t - middle) > 1e-9]  # what slides at the cut says so once more
    together = np.concatenate((first["event_time"], again))
    count = min(len(together), 25)  # of bounces without end those that can be told apart
    assert together[:count] == pytest.approx(np.asarray(one["event_time"])[:count], rel=1e-8)
    assert np.abs(places(second)[-1] - places(one)[-1]).max() <= 1e-8


@pytest.mark.parametrize("name", ["peak_rectifier", "buck"])
def test_units_names_and_order_of_circuits(name: str) -> None:
    rng = np.random.default_rng(5)
    end, state = {"peak_rectifier": (0.0399, "C.voltage"), "buck": (3.5e-4, "C.voltage")}[name]  # not at an event
    voltage, impedance, time = 10.0 ** rng.uniform(-4, 4, 3)
    print(f"{voltage=:.3g} {impedance=:.3g} {time=:.3g}")
    plain = Units()
    one = run_of(getattr(plain, name)(), end)
    scaled = run_of(getattr(Units(voltage, impedance, time), name)(), end * time)
    count = len(getattr(plain, name)().model.primitives)
    shuffled = run_of(getattr(Units(order=tuple(rng.permutation(count).tolist()), prefix="z_"), name)(), end)
    (words, t), (words_, t_) = told(one), told(scaled, time)
    assert words_ == words and t_ == pytest.approx(t, rel=INSTANTS, abs=1e-12)
    assert np.abs(scaled[state] / voltage - one[state]).max() <= MOTION * np.abs(one[state]).max()
    words_, t_ = told(shuffled)
    assert len(t_) == len(t) and t_ == pytest.approx(t, rel=INSTANTS, abs=1e-12)
    for at in t:  # which of two that block together is told to open is nobody's choice
        here, there = (sorted(w.split(" ", 1)[1] for w, when in zip(all_, times, strict=True) if abs(when - at) < 1e-10)
                       for all_, times in ((words, t), (words_, t_)))  # fmt: skip
        assert here == there
    assert np.abs(np.asarray(shuffled[f"z_{state}"]) - one[state]).max() <= MOTION * np.abs(one[state]).max()


def test_table_and_formula_break_a_block_away_at_one_moment() -> None:
    """F = t/2 on a block at rest with μ = 0.2: it slips at 3.924 s; x = s³/12 from there."""
    block = Place().block(0.0)
    freedom = block.freedom_names[0]
    for given in ("0.5*t", ([0.0, 6.0], [0.0, 3.0]), lambda t: 0.5 * t):
        run = run_of(block, 6.0, inputs={freedom: given})
        assert run["event_kind"][-1] == "slips" and run["event_time"][-1] == pytest.approx(3.924, rel=1e-12)
        assert float(run["joint_position"][-1, 0]) == pytest.approx((6.0 - 3.924) ** 3 / 12, rel=1e-10)
        assert float(run["joint_velocity"][-1, 0]) == pytest.approx(0.25 * (6.0 - 3.924) ** 2, rel=1e-10)
