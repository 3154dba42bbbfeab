"""Events: where and when they happen, what follows, that they survive files and fixed steps; guards that vary fast."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.optimize import brentq

import poinsot as po
from cases import quick
from poinsot import System
from poinsot.simulation.results.ledger import ledger
from simulation import small_systems
from simulation.bouncing import GRAVITY, ball, impacts


@pytest.mark.parametrize("method", ["dop853", "radau", "radau9", "gauss"])
def test_a_ball_bounces_when_it_must_and_comes_to_rest(method: str) -> None:
    run = po.simulate(ball(), 4.0, samples=9, method=method)
    events = run.poinsot.events
    struck = events["time"].values[events["impulse"].values != 0]
    np.testing.assert_allclose(struck[:40], impacts(40, 0.7), rtol=1e-12)
    assert events["kind"].values.tolist() == ["impact"] * (len(struck) - 1) + ["rest"]
    assert events["after"].values[-1] == "closed"
    assert abs(struck[-1] - impacts(200, 0.7)[-1]) < 1e-12 * 4.0  # of the run
    np.testing.assert_array_equal(run["state"].values[-1, 1], 0.0)
    assert abs(run["state"].values[-1, 0]) < 1e-14
    lost = float(run["energy_dissipated"][-1, 0])
    assert lost == pytest.approx(GRAVITY, rel=1e-13)
    assert events["energy"].values.sum() == pytest.approx(lost, rel=1e-12)
    assert ledger(run).ratio < 1e-12


def test_fixed_steps_land_on_events_and_go_on_with_their_grid() -> None:
    run = po.simulate(ball(), 4.0, samples=9, method="rk4", step=0.013)
    struck = run["event_time"].values
    np.testing.assert_allclose(struck[:40], impacts(40, 0.7), rtol=1e-12)
    late = po.simulate(small_systems.pendulum(), 2.0, method="rk4", step=0.01, events=po.Event(lambda t, x: x[0]))
    whole = po.simulate(small_systems.pendulum(), 2.0, method="rk4", step=0.01)
    np.testing.assert_allclose(late["state"].values, whole["state"].values, atol=1e-9)


@pytest.mark.parametrize(("method", "order"), [("rk4", 4), ("radau", 5)])
def test_methods_keep_their_order_through_events(method: str, order: int) -> None:
    """The pendulum that reflects at its lowest point, with half of its rate."""
    reset = {"state[component 1]": "-0.5*state[component 1]"}

    def end(step: float) -> np.ndarray:
        event = po.Event("state[component 0]", reset, direction=-1, name="bounce")
        run = po.simulate(small_systems.pendulum(), 6.0, method=method, step=step, events=event, samples=2)
        assert run.sizes["event"] >= 1
        return np.append(run["state"].values[-1], run["event_time"].values[0])

    exact = end(0.4 / 64)
    errors = [np.abs(end(step) - exact).max() for step in (0.1, 0.05)]
    assert np.log2(errors[0] / errors[1]) > order - 0.7


def test_what_a_reset_takes_is_in_the_ledger_by_its_name() -> None:
    reset = {"state[component 1]": "-0.5*state[component 1]"}
    event = po.Event("state[component 0]", reset, direction=-1, name="bounce")
    run = po.simulate(small_systems.oscillator(damping=0.0), 3.0, initial=[0.1, -0.2], events=event)
    start = 25 * 0.1**2 + 0.2**2
    np.testing.assert_allclose(run["event_energy"], 0.75 * start * 0.25 ** np.arange(5), rtol=1e-10)
    assert run["element"].values.tolist() == ["damper", "bounce"]
    assert ledger(run).ratio < 1e-12


@pytest.mark.parametrize("name", ["run.nc", "run.zarr"])
def test_events_survive_files_and_streaming(tmp_path: Path, name: str) -> None:
    whole = po.simulate(ball(), 3.0, samples=5)
    po.write(whole, tmp_path / name)
    streamed = po.simulate(ball(), 3.0, samples=5, to=tmp_path / f"streamed_{name}")
    for other in (po.read(tmp_path / name), streamed.load()):
        assert other.poinsot.events.equals(whole.poinsot.events)
    plain = po.simulate(ball(), 3.0, samples=5, dataset=False)
    np.testing.assert_array_equal(plain["event_time"], whole["event_time"])


def test_a_ball_in_the_floor_is_refused() -> None:
    with pytest.raises(po.SimulationError, match=r"cannot start: 'floor' is 0\.1 beyond where it can be"):
        po.simulate(ball(height=-0.1), 1.0)


def test_changes_without_end_are_told() -> None:
    """A reset that puts the state back before its own guard."""
    event = po.Event("state[component 0]", {"state[component 0]": "1e-12", "state[component 1]": "-1"}, name="stuck")
    with pytest.raises(po.SimulationFailure, match="modes change without end and time does not go on, of the event"):
        po.simulate(small_systems.pendulum(), 3e4, events=event)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (lambda: po.Event(3), "the guard of an event is a formula"),
        (lambda: po.Event("x", direction=2), "its direction is 1"),
        (lambda: po.Event("nothing - 1"), "'nothing' in 'nothing - 1' does not stand in the state of 'pendulum'"),
        (lambda: po.Event("t - 1", {"nothing": 0}), "its reset names 'nothing'"),
        (lambda: po.Event("t - 1", lambda t, x: [0.0]), "must give all of the state, 2 numbers, and gives 1"),
        (lambda: po.Event(lambda t, x: 1.0 if x[0] > 0 else -1.0, name="it"), "cannot be compiled"),
    ],
)
def test_what_is_no_event_is_refused(event: object, said: str) -> None:
    with pytest.raises(po.SimulationError, match=said):
        po.simulate(small_systems.pendulum(), 1.0, events=event())  # type: ignore[operator]


def charged(source: str) -> po.Network:
    """A capacitor behind a resistor and a source of so much a second."""
    net = po.Network("charged")
    net.add(po.electrical.VoltageSource(source, 1.0), "a", "ground")
    net.add(po.electrical.Resistor("R", 1.0), "a", "b")
    net.add(po.electrical.Capacitor("C", 1.0), "b", "ground")
    return net


@pytest.mark.parametrize("tables", [(), ("V",), ("part.V",), ("V", "part.V")])
@pytest.mark.parametrize("first", [True, False])
def test_a_part_reads_its_own_input_beside_one_of_the_same_name(first: bool, tables: tuple[str, ...]) -> None:
    """Law  the moments of the part alone, whatever stands beside it, in any order, driven by formulas or by tables"""
    inner, whole = charged("V"), po.Network("whole")
    inner.run = inner.run.also(events=(po.Event("V - 0.5", name="hit"), po.Event("C.charge - 0.3*V", name="third")))

    def beside() -> None:
        whole.add(po.electrical.VoltageSource("V", 9.0), "x", "ground")
        whole.add(po.electrical.Resistor("R", 1.0), "x", "y")
        whole.add(po.electrical.Capacitor("C", 2.0), "y", "ground")

    if first:
        beside()
    whole.add(inner.as_element("part", {"p": "a"}), p="z")
    whole.add(po.electrical.Resistor("load", 1.0), "z", "ground")
    if not first:
        beside()
    given = {name: ([0.0, 3.0], [0.0, 3 * slope]) if name in tables else f"{slope}*t"
             for name, slope in (("V", 0.1), ("part.V", 1.0))}  # fmt: skip
    events = po.simulate(whole, 3.0, inputs=given, rtol=1e-9, progress=False).poinsot.events
    alone = po.simulate(inner, 3.0, inputs={"V": "t"}, rtol=1e-9, progress=False).poinsot.events
    np.testing.assert_allclose(events["time"].values, alone["time"].values, rtol=1e-8)
    assert [*events["element"].values] == [f"part.{name}" for name in alone["element"].values]


def test_names_of_two_meanings_are_refused() -> None:
    """Law  a word of formulas, an input and a state of one name, a source called as a joint: none is chosen silently"""
    with pytest.raises(po.SimulationError, match=r"'e' in 'e - 0\.5' is a word of formulas and a name of 'charged'"):
        po.simulate(charged("e"), 1.0, events=po.Event("e - 0.5"))
    drive = po.Network("drive")
    drive.add(po.rotational.TorqueSource("shoulder", 1.0), "s", "ground")
    drive.add(po.load("examples/double_pendulum.toml").as_element("arm", ["shoulder"]), "s")
    with pytest.raises(po.SimulationError, match="'shoulder' in 'shoulder - 1' is an input of 'drive' and stands in"):
        po.simulate(drive, 1.0, events=po.Event("shoulder - 1"))
    arm = po.load("examples/double_pendulum.toml")  # of a mechanism its coordinate
    assert po.simulate(arm, 1.0, inputs={"elbow": 1.0}, events=po.Event("elbow - 0.1", terminal=True)).attrs["ended_by"]


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", ["dop853", "radau", "gauss", "rk4"])
def test_all_that_ends_a_run_at_one_moment_is_told(method: str) -> None:
    """Law  in the order in which events are given, on and off the grid, at the end of the run too."""
    step = {"step": 0.01} if method == "rk4" else {}
    place = "state[component 0]"
    for one, other in (
        *(("t - 0.37", "2*(t - 0.37)"), ("t - 0.37", "sin(t - 0.37)"), ("1e5*(t - 0.37)", "1e-5*(t - 0.37)")),
        *((f"{place} - 0.01", f"3*{place} - 0.03"), ("t - 1", "2*t - 2"), ("t - 0.3712", "0.3712 - t")),
    ):
        for order in ((one, other), (other, one)):
            events = [po.Event(guard, terminal=True, name=name) for guard, name in zip(order, "AB", strict=True)]
            run = po.simulate(small_systems.oscillator(), time=1.0, samples=2, method=method, events=events, **step)
            assert [str(name) for name in run.event_element.values] == ["A", "B"], order
            assert run.attrs["ended_by"] == "A"


Floats = np.ndarray[Any, np.dtype[np.float64]]
METHODS = ("dop853", "radau", "gauss", "rk4")


@pytest.fixture(scope="module")
def slow() -> System:
    return small_systems.pendulum()


def zeros(f: Callable[[Any], Any], fastest: float, end: float) -> Floats:
    """All zeros of f, whose fastest angular frequency is known, in (0, end): 200 looks a period."""
    t = np.linspace(0.0, end, int(200 * fastest * end / 6.28) + 200)
    at = np.flatnonzero(np.diff(np.sign(f(t))) != 0)
    return np.array([brentq(f, t[k], t[k + 1], xtol=1e-15 * end, rtol=1e-15) for k in at])


def found(system: System, end: float, guard: str, method: str, **options: Any) -> Floats:
    if method == "rk4":
        options["step"] = end / 300
    run = po.simulate(
        system, end, events=po.Event(guard), method=method, samples=3, dataset=False, progress=False, **options
    )
    return np.asarray(run["event_time"])


@pytest.mark.parametrize("seed", quick(4, range(200)))
def test_every_zero_of_a_clock_is_an_event(slow: System, seed: int, rng: np.random.Generator) -> None:
    """Law  the events of sin(ωt + φ) = c are its solutions, of 3 to 3,000 periods, also where it hardly passes c; those
    of a run of a third are the first of them."""
    end, periods = 10.0 ** rng.uniform(-1, 1.5), 10.0 ** rng.uniform(0.5, 3.5)
    omega, phase, c = (
        float(2 * np.pi * periods / end),
        float(rng.uniform(0, 6)),
        float(rng.choice([0.0, 0.3, -0.9, 0.99, 0.9999])),
    )
    method = str(rng.choice(METHODS))
    print(f"{seed=} {method} {end=:.4g} {omega=:.6g} {phase=:.4g} {c=}")
    k, first = np.arange(-2, int(periods) + 3), np.arcsin(c)
    exact = np.sort(np.concatenate([(a - phase + 2 * np.pi * k) / omega for a in (first, np.pi - first)]))
    guard = f"sin({omega!r}*t + {phase!r}) - {c!r}" if c >= 0.0 else f"sin({omega!r}*t + {phase!r}) + {-c!r}"
    for share in (1.0, 1.0 / 3.0):
        inside = exact[(exact > 1e-12 * end) & (exact < share * end)]
        seen = found(slow, share * end, guard, method)
        assert len(seen) == len(inside) and np.abs(seen - inside).max(initial=0.0) <= 1e-9 * end


@pytest.mark.parametrize("seed", quick(2, range(100)))
def test_every_zero_of_two_clocks_on_a_slope_is_an_event(slow: System, seed: int) -> None:
    """Law  likewise of a slow wave that carries two clocks without a common period, most of the run far from 0."""
    rng = np.random.default_rng(1000 + seed)
    end, method = 10.0, str(rng.choice(METHODS))
    fast = [float(w) for w in 2 * np.pi * 10.0 ** rng.uniform(0.0, 1.5, 2)]
    slow_one, a, b = float(rng.uniform(0.2, 1.0)), float(rng.uniform(0.1, 0.5)), float(rng.uniform(0.1, 0.5))
    print(f"{seed=} {method} {fast=} {slow_one=:.4g} {a=:.4g} {b=:.4g}")
    guard = f"cos({slow_one!r}*t) + {a!r}*sin({fast[0]!r}*t) + {b!r}*cos({fast[1]!r}*t)"

    def f(t: Any) -> Any:
        return np.cos(slow_one * t) + a * np.sin(fast[0] * t) + b * np.cos(fast[1] * t)

    exact, seen = zeros(f, max(fast), end), found(slow, end, guard, method)
    assert len(seen) == len(exact) and np.abs(seen - exact).max(initial=0.0) <= 1e-8 * end
