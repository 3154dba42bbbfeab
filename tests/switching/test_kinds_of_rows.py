"""The laws of rows, for every kind of them and every way to run them; seeds are printed.

the power of a row is never positive, and z is in a convex set that holds 0      units, place, order, names and
what stands elsewhere change nothing      a run in two parts is the run      another method, and time-stepping as
h → 0, find the same motion      jumps are booked under the rows that make them
"""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import numpy as np
import pytest

import poinsot as po
from poinsot.elements import Row
from switching.machines import Place
from switching.rows_of_a_kind import CASES, HERE, INSTANTS, METHODS, MOTION, RIGS, Floats, changed, told

pytestmark = pytest.mark.filterwarnings("ignore::poinsot.LedgerWarning")
EVENTS, STEPS = "dop853", "moreau"
STEPPED = 1e-8
"""How far time-stepping moves when it is scaled, turned or moved, as a share."""
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
EVERY = pytest.mark.parametrize("name", CASES)
DRIVERS = pytest.mark.parametrize("driver", [EVENTS, STEPS])


def run_of(name: str, driver: str, place: Place = HERE, machine: Any = None, **options: Any) -> Any:
    """The run of a case by a driver, as long as it is in its units."""
    case, unit = CASES[name], min(1.0, place.length, place.length / place.time, 1 / place.time)
    end, more = case.end * place.time, {k: options.pop(k) for k in ("order", "stranger", "beside") if k in options}
    given: dict[str, Any] = {"samples": 9, "dataset": False, "time": end, "method": driver, **options}
    given |= {"step": end / 1000} if driver == STEPS else {"atol": 1e-12 * unit}
    return po.simulate(case.make(place, **more) if machine is None else machine, **given)


def places(run: Any, which: slice = slice(None)) -> Floats:
    return np.asarray(run["joint_position"])[:, which]


def alike(
    one: Any, other: Any, units: tuple[float, float, float] = (1.0, 1.0, 1.0), turns: bool = False,
    metres: bool = False, instants: float = INSTANTS,
) -> None:  # fmt: skip
    """Every event, impulse, loss, place, velocity and energy of two runs, in units of length, mass and time.

    An instant follows from the one before it, so that rounding adds up over some hundred bounces; impulses and losses
    are measured by the largest of them, motion and energy by what they have been.
    """
    length, mass, time = units
    (words, t), (words_, t_) = told(one), told(other, time)
    slack = 1e-8 if metres else instants  # a gap is rounded to 4e-16 m there, a leap of which lasts √(8 · 4e-16/9.81) s
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
    sizes: Any = np.ones(n) if turns else np.array([length, length, 1.0])[:n]
    for name, unit in (("position", sizes), ("velocity", sizes / time)):
        a, b = np.asarray(one[f"joint_{name}"]), np.asarray(other[f"joint_{name}"])[:, :n] / unit
        assert np.abs(a - b).max() <= MOTION * np.abs(a).max()


def apart(one: Any, other: Any, place: Place, turns: bool) -> float:
    """How far two runs of time-stepping are from each other, as a share."""
    a: Any = np.asarray(one["joint_position"])
    b: Any = np.asarray(other["joint_position"])
    b = b[:, : a.shape[1]] / (1.0 if turns else np.array([place.length, place.length, 1.0])[: a.shape[1]])
    return float(np.abs(a - b).max() / np.abs(a).max())


@pytest.mark.sample(3)
@EVERY
@DRIVERS
@pytest.mark.parametrize("seed", [1, 2])
def test_units_of_length_mass_and_time_change_only_units(name: str, driver: str, seed: int) -> None:
    case, reach = CASES[name], 5 if driver == EVENTS else 3
    length, mass, time = 10.0 ** np.random.default_rng(seed).uniform(-reach, reach, 3)
    print(f"{length=:.3g} {mass=:.3g} {time=:.3g}")
    place = Place(length, mass, time)
    one, other = run_of(name, driver), run_of(name, driver, place)
    if driver == STEPS:
        assert apart(one, other, place, case.turns) < STEPPED
    else:
        alike(one, other, (length, mass, time), case.turns, instants=case.instants)


@pytest.mark.long
@pytest.mark.parametrize("units", [(4e-3, 1.0, 1.4e3), (3e4, 1e-4, 2e-5), (1e-5, 1e5, 1e5)])
def test_a_ball_bounces_as_often_in_any_units(units: tuple[float, float, float]) -> None:
    """Nothing tells the size of a ball that is a point: what rest is follows from how fast it has been."""
    alike(run_of("ball", EVENTS), run_of("ball", EVENTS, Place(*units)), units)


@pytest.mark.sample(2)
@EVERY
@DRIVERS
def test_place_and_direction_change_nothing(name: str, driver: str) -> None:
    """Turned and moved by metres."""
    rng = np.random.default_rng(3)
    R = np.linalg.qr(rng.normal(size=(3, 3)))[0]
    R[2] = np.cross(R[0], R[1])
    place, case = Place(at=(3.0, -1.0, 2.0), R=tuple(map(tuple, R))), CASES[name]
    one, moved = run_of(name, driver), run_of(name, driver, place)
    if driver == EVENTS:
        alike(one, moved, turns=case.turns, metres=not case.rig)
    elif name != "tether":  # its anchor is a point of the world
        assert apart(one, moved, HERE, case.turns) < STEPPED


@pytest.mark.sample(3)
@EVERY
@DRIVERS
def test_order_and_company_change_nothing(name: str, driver: str) -> None:
    """All lists the other way round, and beside a machine that has nothing to do with it, and may switch itself."""
    case = CASES[name]
    if not case.rig:
        one, other = run_of(name, driver), run_of(name, driver, beside=BESIDE)
        if driver == EVENTS:
            alike(one, other, turns=case.turns)
        else:
            assert apart(one, other, HERE, case.turns) < 1e-12
        return
    one = run_of(name, driver, dataset=True)
    for change in ({"order": -1}, {"stranger": True}):
        other = run_of(name, driver, dataset=True, **change)
        for run in (one, other):
            assert not set(map(str, run["event_element"].values)) - {"row", "other", "stop", "floor"}
        kept = [k for k, element in enumerate(map(str, other["event_element"].values)) if element != "floor"]
        t, u = (each[each > 1e-9] for each in (one["event_time"].values, other["event_time"].values[kept]))
        assert len(t) == len(u) and np.abs(t - u).max(initial=0.0) < (1e-8 if driver == EVENTS else 1e-12)
        for joint in ("s", "r"):
            a, b = (each["joint_position"].sel(coordinate=joint).values for each in (one, other))
            np.testing.assert_allclose(b, a, rtol=0, atol=1e-8 if driver == EVENTS else 1e-10)


@pytest.mark.sample(2)
@EVERY
@DRIVERS
def test_a_run_in_two_parts_is_the_run(name: str, driver: str) -> None:
    case = CASES[name]
    machine, middle = case.make(HERE), 0.47 * case.end
    one = run_of(name, driver, machine=machine)
    cut: Any = {"step": case.end / 1000} if driver == STEPS else {}
    first = po.simulate(machine, middle, samples=2, dataset=False, method=driver, **cut)
    q, v = (np.asarray(first[f"joint_{what}"])[-1] for what in ("position", "velocity"))
    given: Any = {
        "start": middle,
        "time": case.end,
        "samples": 2,
        "initial": (q, v),
        "dataset": False,
        "method": driver,
    }
    second = po.simulate(machine, **given, **cut)
    size = np.abs(np.asarray(one["joint_position"])).max()
    left = np.abs(np.asarray(second["joint_position"])[-1] - np.asarray(one["joint_position"])[-1]).max()
    assert left <= (1e-8 if driver == EVENTS else 1e-3) * max(size, 1.0)
    if driver == EVENTS:
        again = [t for t in second["event_time"] if abs(t - middle) > 1e-9]  # what slides at the cut says so once more
        together = np.concatenate((first["event_time"], again))
        count = min(len(together), 25)  # of bounces without end those that can be told apart
        assert together[:count] == pytest.approx(np.asarray(one["event_time"])[:count], rel=1e-8)


@pytest.mark.sample(2)
@EVERY
def test_another_method_finds_the_same_instants(name: str) -> None:
    (words, t), (words_, t_) = (told(run_of(name, method)) for method in (EVENTS, "radau"))
    assert words_ == words
    assert t_ == pytest.approx(t, rel=METHODS, abs=1e-11)


@pytest.mark.sample(2)
@EVERY
def test_time_stepping_goes_to_the_events_with_order_one(name: str) -> None:
    """A quarter of the step, a quarter of the difference, on average over samples."""
    case = CASES[name]
    machine, times = case.make(HERE), np.linspace(0.0, min(case.end, 2.0), 26)
    truth, found = po.simulate(machine, times=times, dataset=False)["joint_position"], []
    for h in (2e-3, 5e-4):
        run = po.simulate(machine, times=times, method=STEPS, step=h, dataset=False)
        found.append(float(np.abs(np.asarray(run["joint_position"]) - truth).mean()))
    assert found[1] < 1e-2 and 0.7 < np.log2(found[0] / found[1]) / 2 < 1.5, found


@pytest.mark.sample(3)
@EVERY
@pytest.mark.parametrize("driver", [EVENTS, "radau", STEPS])
def test_rows_take_power_and_what_they_take_is_booked(name: str, driver: str) -> None:
    """All dissipators grow; jumps lose what is booked under their row; the ledger closes."""
    run = run_of(name, driver, samples=151, dataset=True)
    assert np.abs(run["energy_residual"].values).max() < 1e-9 * run["energy_scale"].values.max()
    taken = run["energy_dissipated"]
    for element in map(str, taken["element"].values):
        if element not in ("time-stepping", "position correction"):
            own = taken.sel(element=element).values
            assert (np.diff(own) >= -1e-12 * run["energy_scale"].values.max()).all(), element
    lost = run["event_energy"].values
    assert (lost >= -1e-12).all()
    for element in set(map(str, run["event_element"].values)):
        jumps = lost[run["event_element"].values == element].sum()
        place = f"{element} impact" if f"{element} impact" in taken["element"].values else element
        assert jumps <= taken.sel(element=place).values[-1] + 1e-9


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", CASES)
def test_forces_are_in_a_convex_set_that_holds_0_and_take_power(name: str) -> None:
    """z ≥ −F, |z| ≤ F, or z = 0, by the kind that its row says it is; z w ≤ 0."""
    machine = CASES[name].make(HERE)
    outputs = ["switch_force", "switch_rate", "switch_mode", "switch_gap"]
    run = run_of(name, EVENTS, machine=machine, samples=151, dataset=True, outputs=outputs)
    first = 0
    for e in machine.model.switches:
        for k, row in enumerate(e.layout):
            z, w, mode, gap = (run[each].values[:, first + k] for each in outputs[:2] + outputs[2:])
            size = np.abs(z).max() + 1e-300
            signal: Any = e.signal
            told = [1.0 if signal is None else signal.at(t) for t in run["time"].values]
            bounds = np.array([e.bounds([rate], value)[k] for rate, value in zip(w, told, strict=True)], dtype=float)
            if row.kind == "friction":
                assert (np.abs(z) <= bounds.max(axis=1) * (1 + 1e-6) + 1e-9 * size).all()
            elif row.kind in ("unilateral", "gated"):
                assert (z >= -bounds[:, 0] * (mode == 1) * (1 + 1e-6) - 1e-9 * size).all()
                assert row.degree < 2 or (gap[mode == 1] < 1e-7).all()
            assert (z[mode == 0] == 0.0).all()
            assert (z * w <= 1e-9 * size * max(np.abs(w).max(), 1e-300)).all()
        first += len(e.layout)


def test_every_kind_is_among_them() -> None:
    """Whoever adds a kind of row adds a rig."""
    assert {row.kind for make in RIGS.values() for e in make(HERE) for row in e.layout} == {
        *get_args(get_type_hints(Row)["kind"])
    }


@pytest.mark.sample(9)
@EVERY
def test_a_family_is_the_machine_made_with_its_numbers(name: str) -> None:
    """Numbers of what switches have addresses, as those of bodies and springs do."""
    numbers, made = changed(CASES[name].make(HERE))
    family = CASES[name].make(HERE).with_parameters(*numbers)
    p, runs = family.values(**numbers), [run_of(name, EVENTS, machine=made)]
    runs += [run_of(name, EVENTS, machine=m) for m in (family.member(p), family.at(p)) if numbers]
    for run in runs[1:]:
        alike(runs[0], run)
