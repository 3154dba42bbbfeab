"""Random events with directions, resets and ends on an oscillator whose motion is known: all of them, and no other.

The truth steps from event to event along the exact motion and looks for zeros 150 times a period. Seeds are printed.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from scipy.optimize import brentq

import poinsot as po
from cases import quick
from poinsot import System
from simulation import small_systems
from simulation.bouncing import GRAVITY, impacts

Floats = np.ndarray[Any, np.dtype[np.float64]]
METHODS = ("dop853", "radau", "gauss", "rk4", "radau9")
Q, V = "state[component 0]", "state[component 1]"
NEAR = 1e-6  # what comes so near to another event, or to a zero without passing, is no case


@dataclass(frozen=True)
class Happening:
    """γ(t, x), its fastest angular frequency, x⁺(x), and what the user says of it."""

    gamma: Callable[[Floats, Floats], Floats]
    fastest: float
    reset: Callable[[Floats], Floats] | None
    said: po.Event


def motion(t: Floats | float, x: Floats) -> Floats:
    return small_systems.oscillation(np.atleast_1d(t), x[0], x[1], 0.0, 2.0, 50.0, 0.3)


def happening(rng: np.random.Generator, name: str) -> Happening:
    c, w, p = float(rng.choice([0.0, rng.uniform(-0.08, 0.08)])), 10.0 ** rng.uniform(0, 2.2), rng.uniform(0, 6)
    size, part, far, a, b = 10.0 ** rng.uniform(-12, 12), rng.uniform(-0.9, 1.1), rng.uniform(-0.3, 0.3), 0.1 * c, p / 9
    guards: list[tuple[str, Callable[[Floats, Floats], Floats], float]] = [
        (f"{Q} - ({c!r})", lambda t, x: x[:, 0] - c, 5.0),
        (f"{V} - ({4 * c!r})", lambda t, x: x[:, 1] - 4 * c, 5.0),
        (f"sin({w!r}*t + {p!r}) - {abs(5 * c)!r}", lambda t, x: np.sin(w * t + p) - abs(5 * c), w),
        (f"t - {p / 2!r}", lambda t, x: t - p / 2, 1.0),
        (f"{Q}*{V} - ({c / 3!r})", lambda t, x: x[:, 0] * x[:, 1] - c / 3, 10.0),
        (f"{Q} - 0.05*sin({w!r}*t)", lambda t, x: x[:, 0] - 0.05 * np.sin(w * t), max(w, 5.0)),
        (f"{size!r}*({Q} - ({c!r}))", lambda t, x: size * (x[:, 0] - c), 5.0),
    ]
    resets: list[tuple[Any, Callable[[Floats], Floats] | None]] = [
        (None, None),
        ({V: f"({part!r})*{V}"}, lambda x: np.array([x[0], part * x[1]])),
        ({V: f"{V} + ({far!r})"}, lambda x: np.array([x[0], x[1] + far])),
        ({Q: f"{Q} + ({a!r})"}, lambda x: np.array([x[0] + a, x[1]])),
        ({Q: repr(a), V: repr(b)}, lambda x: np.array([a, b])),
    ]
    text, gamma, fastest = guards[rng.integers(len(guards))]
    said, reset = resets[rng.integers(len(resets))]
    way, ends = int(rng.choice([-1, 0, 1])), bool(rng.random() < 0.15)
    return Happening(gamma, fastest, reset, po.Event(text, said, terminal=ends, direction=way, name=name))


def truth(events: list[Happening], x: Floats, end: float, most: int = 200) -> tuple[list[tuple[float, int]], Floats]:
    """When what happens, and the last state; nothing of the latter where it is no case."""
    t, found, passed = 0.0, list[tuple[float, int]](), -1
    while len(found) < most:
        tau = np.linspace(0.0, end - t, int((end - t) * max(e.fastest for e in events) / 6.28 * 150) + 60)
        states, first, whose = motion(tau, x), np.inf, -1
        for i, e in enumerate(events):
            gamma = e.gamma(t + tau, states)
            gamma[0] = 0.0 if i == passed or abs(gamma[0]) < 1e-13 * np.abs(gamma).max() else gamma[0]
            sign = np.sign(gamma)
            at = np.flatnonzero((sign[:-1] * sign[1:] < 0) & (e.said.direction * sign[:-1] <= 0))
            last = len(tau)
            if len(at):
                zero = brentq(
                    lambda u, e=e, x=x, t=t: e.gamma(np.array([t + u]), motion(u, x))[0],
                    tau[at[0]], tau[at[0] + 1], xtol=1e-15, rtol=1e-14,
                )  # fmt: skip
                last = at[0]
                if zero < first:
                    first, whose = zero, i
            size = np.abs(gamma)
            turns = (size[1:-1] <= size[:-2]) & (size[1:-1] <= size[2:]) & (sign[:-2] * sign[2:] > 0)
            if (size[1:-1][turns][: last - 1] < 1e-3 * size.max()).any():
                return found, x[:0]
        if whose < 0:
            return found, motion(end - t, x)[0]
        if found and first < NEAR:
            return found, x[:0]
        t, x = t + first, motion(first, x)[0]
        found.append((t, whose))
        if any(i != whose and abs(e.gamma(np.array([t]), x[None])[0]) < NEAR for i, e in enumerate(events)):
            return found, x[:0]
        reset = events[whose].reset
        x, passed = (x, whose) if reset is None else (reset(x), -1)
        if events[whose].said.terminal:
            return found, x
    return found, x[:0]


@pytest.fixture(scope="module")
def free() -> System:
    return small_systems.oscillator()


@pytest.mark.parametrize("seed", quick(6, range(300)))
def test_what_happens_and_when_is_what_the_exact_motion_says(free: System, seed: int) -> None:
    """Law  names and moments of all events, and the last state, are those of the exact motion between them.

    Many resets leave γ where it is, at 0: nothing happens a second time there.
    """
    rng, method, last = np.random.default_rng(seed), METHODS[seed % len(METHODS)], np.zeros(0)
    while not len(last):  # without two events at one moment, or one that grazes
        events = [happening(rng, f"e{i}") for i in range(rng.integers(1, 4))]
        end, start = float(10.0 ** rng.uniform(-0.3, 0.6)), rng.uniform([-0.1, -0.4], [0.1, 0.4])
        expected, last = truth(events, start, end)
    print(f"{seed=} {method=} {end=} {start=} {[e.said for e in events]}")
    fixed: dict[str, Any] = {"step": 0.002} if method == "rk4" else {}
    run = po.simulate(
        free, end, initial=start, events=[e.said for e in events], method=method, samples=3, dataset=False,
        progress=False, **fixed,
    )  # fmt: skip
    assert [str(e) for e in run["event_element"]] == [f"e{i}" for _, i in expected]
    assert np.abs(np.asarray(run["event_time"]) - [t for t, _ in expected]).max(initial=0.0) < 1e-7
    assert np.abs(np.asarray(run["state"])[-1] - last).max() < 1e-6


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", METHODS)
def test_a_moment_belongs_to_the_part_of_a_run_that_it_ends(free: System, method: str) -> None:
    """Law  of two runs, one of which goes on where the other ends, exactly one has what happens at that moment."""
    kick = po.Event("t - 0.3", {V: f"{V} + 1"}, name="kick")
    fixed: dict[str, Any] = {"step": 0.01} if method == "rk4" else {}
    for middle in (0.3, np.nextafter(0.3, 0.0), np.nextafter(0.3, 1.0)):
        first = po.simulate(free, middle, events=kick, method=method, samples=2, dataset=False, **fixed)
        at = np.asarray(first["state"])[-1]
        second = po.simulate(free, 0.4, start=middle, initial=at, events=kick, method=method, dataset=False, **fixed)
        whole = po.simulate(free, 0.4, events=kick, method=method, samples=2, dataset=False, **fixed)
        assert len(first["event_time"]) + len(second["event_time"]) == len(whole["event_time"]) == 1
        assert np.abs(np.asarray(second["state"])[-1] - np.asarray(whole["state"])[-1]).max() < 1e-9


def test_an_end_at_the_last_moment_is_one(free: System) -> None:
    run = po.simulate(free, 1.0, events=po.Event("t - 1", terminal=True, name="over"), samples=3, dataset=False)
    assert (run.attrs["status"], run.attrs["ended_by"], float(run["time"][-1])) == ("ended", "over", 1.0)


@pytest.mark.parametrize(
    ("guard", "moments"),
    [
        ("max(t - 0.3, 0)", []), ("min(t - 0.3, 0)", []), ("max(t - 0.3, 0) + min(t - 0.2, 0)", [0.3]),
        ("(t - 0.3)**2", []), ("(t - 0.3)**5", [0.3]), ("sign(t - 0.3)", [0.3]), ("1e-300*(t - 0.3)", [0.3]),
    ],
)  # fmt: skip
def test_guards_that_stay_at_zero_bend_or_jump(free: System, guard: str, moments: list[float]) -> None:
    """Law  an event is where γ has come from one side of 0 to the other, however long it was 0 between."""
    run = po.simulate(free, 1.0, events=po.Event(guard, name="it"), samples=3, dataset=False)
    assert np.asarray(run["event_time"]) == pytest.approx(moments, abs=1e-9)


def test_events_at_one_moment_happen_in_their_order(free: System) -> None:
    """The moments of the second are rounded another way."""
    for first, second in (("t - 0.3", "3*t - 0.9"), ("3*t - 0.9", "t - 0.3"), ("0.1*t - 0.03", "7*t - 2.1")):
        events = [po.Event(first, {Q: "1"}, name="a"), po.Event(second, {Q: f"2*{Q}"}, name="b")]
        run = po.simulate(free, 0.3 + 1e-9, events=events, samples=2, dataset=False)
        assert [str(e) for e in run["event_element"]] in (["a", "b"], ["b", "a"])
        expected = 2.0 if str(run["event_element"][0]) == "a" else 1.0
        assert float(np.asarray(run["state"])[-1, 0]) == pytest.approx(expected, abs=1e-7)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("way", [0, -1])
def test_a_ball_bounces_by_an_event_until_it_cannot_be_told(way: int, method: str) -> None:
    """Law  a reset that leaves γ at 0 counts from there on; bounces without end are refused, never fallen through."""

    @small_systems.kernel
    def flow(x: Any, out: Any) -> None:
        out[0], out[1] = x[1] + x[3], -GRAVITY + 0 * x[0]

    ball = small_systems.plain("ball", 2, flow, lambda x: x[:, :1] * 0, initial=np.array([1.0, 0.0]))
    event = po.Event(Q, {V: f"-0.5*{V}"}, direction=way, name="floor")
    fixed: dict[str, Any] = {"step": 0.01} if method == "rk4" else {}
    with pytest.raises(po.SimulationFailure, match=r"modes change without end .* of the event 'floor'") as failure:
        po.simulate(ball, 3.0, events=event, method=method, samples=3, dataset=False, **fixed)
    found, exact = np.asarray(failure.value.partial["event_time"]), impacts(200, 0.5)
    assert len(found) > 25 and np.abs(found[:25] - exact[:25]).max() < 1e-9
    assert abs(found[-1] - exact[-1]) < 1e-8


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("seed", quick(1, range(1, 40)))
def test_a_run_may_be_cut_at_what_happens(free: System, seed: int, method: str) -> None:
    """Law  cut at an event, just before or after it, a run and the one that goes on from there have the events of the
    whole and its last state, ends with a reset among them."""
    rng, last, expected = np.random.default_rng(seed), np.zeros(0), list[tuple[float, int]]()
    while not (len(last) and expected):
        events = [happening(rng, f"e{i}") for i in range(rng.integers(1, 4))]
        end, start = float(10.0 ** rng.uniform(-0.3, 0.2)), rng.uniform([-0.1, -0.4], [0.1, 0.4])
        expected, last = truth(events, start, end, 40)
    print(f"{seed=} {method=} {end=} {start=} {[e.said for e in events]}")
    options: dict[str, Any] = {"events": [e.said for e in events], "method": method, "dataset": False, "samples": 2}
    options |= {"step": 0.002} if method == "rk4" else {}
    whole = po.simulate(free, end, initial=start, **options)
    moment = float(whole["event_time"][-1])
    for cut in (moment, np.nextafter(moment, 0.0), np.nextafter(moment, 9.0), moment + 1e-12):
        if cut >= end:
            continue
        if method == "rk4":  # steps divide a run
            options["step"] = min(0.002, cut, end - cut)
        run = po.simulate(free, cut, initial=start, **options)
        happened = [str(e) for e in run["event_element"]]
        if run.attrs["status"] != "ended":
            run = po.simulate(free, end, start=cut, initial=np.asarray(run["state"])[-1], **options)
            happened += [str(e) for e in run["event_element"]]
        assert happened == [str(e) for e in whole["event_element"]], cut - moment
        assert np.abs(np.asarray(run["state"])[-1] - np.asarray(whole["state"])[-1]).max() < 1e-6, cut - moment


@pytest.mark.parametrize("way", range(2))
def test_a_run_ends_after_all_of_its_last_moment(free: System, way: int) -> None:
    """Law  whichever is named first; the last sample is of what follows, also where it is one of those asked for."""
    over = po.Event("t - 0.3", {V: "0.25"}, terminal=True, name="over")
    events = [over, po.Event("t - 0.3", {Q: "0.5"}, name="kick")]
    for times in ([0.0, 0.3, 0.6], [0.0, 0.3], [0.0, 0.2, 0.4]):
        run = po.simulate(free, times=times, events=events[:: -1 if way else 1], dataset=False)
        assert sorted(str(e) for e in run["event_element"]) == ["kick", "over"]
        assert (run.attrs["status"], run.attrs["ended_by"]) == ("ended", "over")
        assert np.asarray(run["state"])[-1].tolist() == [0.5, 0.25]


@pytest.mark.parametrize("method", METHODS)
def test_what_happens_at_the_first_moment_happens_once(free: System, method: str) -> None:
    """γ is −1e-16 there, or a few times that: rounding of a passing."""
    fixed: dict[str, Any] = {"step": 0.01} if method == "rk4" else {}
    guard, start = "sin(23.092699210963485*t + 4.934433420684556) - 0.34110355429478373", 0.07347960845328905
    for _ in range(4):
        run = po.simulate(free, 0.15, start=start, events=po.Event(guard), method=method, dataset=False, **fixed)
        assert len(run["event_time"]) <= 1
        start = np.nextafter(start, 1.0)
