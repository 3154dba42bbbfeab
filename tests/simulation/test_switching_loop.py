"""What the loop of switching Systems adds to the others: sums in registers, steps found again by their mode."""

import math

import numpy as np

import poinsot as po
from poinsot import translational as tr
from poinsot.simulation.loops.native import combine

SEED = 1515


def test_sums_in_registers_are_the_sums() -> None:
    """Of every size, with weights that are zero, infinities and what is no number where the weight is zero."""
    rng = np.random.default_rng(SEED)
    for size in range(1, 27):
        rows = int(rng.integers(0, 17))
        weights, k = rng.normal(size=(17, 17)) * rng.integers(0, 2, (17, 17)), rng.normal(size=(17, size + 3))
        k[weights[5, :17] == 0] = [np.nan, np.inf][size % 2]
        begin, found = int(rng.integers(0, 4)), np.full(size + 6, 7.0)
        wanted, own = found.copy(), np.zeros(size)
        for j in np.flatnonzero(weights[5, :rows]):
            own += 0.3 * weights[5, j] * k[j, :size]
        wanted[begin : begin + size] = own
        combine(0.3, weights, 5, rows, k, found, begin, size)
        assert found.tobytes() == wanted.tobytes()


def two_that_bounce() -> po.Network:
    """A mass that falls freely onto its stop, and one on a spring that swings against its own; they do not meet."""
    net = po.Network("two", 6.0)
    net.add(tr.Mass("falls", 1.0), "a")
    net.add(tr.ForceSource("weight", -9.81), "a", "ground")
    net.add(tr.EndStop("floor", 0.0, elongation=1.0, restitution=0.9), "a", "ground")
    net.add(tr.Mass("swings", 1.0), "b")
    net.add(tr.Spring("spring", 16.0, elongation=0.5), "b", "ground")
    net.add(tr.EndStop("wall", -0.3, elongation=0.5, restitution=0.95), "b", "ground")
    return net


def falls(v: float, end: float) -> list[float]:
    """Impacts of the first, by hand."""
    t, x, found = 0.0, 1.0, list[float]()
    while True:
        flight = (v + math.sqrt(v * v + 2 * 9.81 * x)) / 9.81
        t, x, v = t + flight, 0.0, 0.9 * (9.81 * flight - v)
        if t >= end:
            return found
        found.append(t)


def swings(v: float, end: float) -> list[float]:
    """Impacts of the second, x = R cos(ω t − φ) with ω = 4."""
    phase, x, found, t = math.atan2(v / 4, 0.5), math.hypot(0.5, v / 4), list[float](), 0.0
    flight = (phase + math.acos(-0.3 / x)) / 4
    v = 0.95 * 4 * math.sqrt(x * x - 0.09)
    while t + flight < end:
        t += flight
        found.append(t)
        flight = 2 * math.atan2(v / 4, -0.3) / 4
        v *= 0.95
    return found


def test_flights_along_parabolas_hide_nobody_elses_event() -> None:
    """Of both every impact, where one flight can be guessed from the ends of a step and the other cannot."""
    rng, net, guessed = np.random.default_rng(SEED), two_that_bounce(), 0
    for _ in range(6):
        v, w = rng.uniform(-3.0, 3.0, 2)
        run = po.simulate(
            net, 6.0, samples=2, rtol=1e-12, atol=1e-13, dataset=False, progress=False,
            initial={"falls.velocity": v, "swings.velocity": w},
        )  # fmt: skip
        for name, exact in (("floor", falls(v, 6.0)), ("wall", swings(w, 6.0))):
            own = np.char.startswith(run["event_element"], name)
            assert np.abs(run["event_time"][own] - exact).max() < 2e-11, (v, w, name)
        guessed += len(run["event_time"])
        assert run.ledger().ratio < 1e-12
    assert guessed > 80


def test_steps_are_found_again_by_their_mode() -> None:
    """Where two modes take turns, each goes on with its own step: none is tried in vain, and the result is the same."""
    net = po.Network("belt", 14.0)
    net.add(tr.Mass("mass", 1.0, velocity=0.2), "m")
    net.add(tr.Spring("spring", 50.0, elongation=0.16), "m", "ground")
    net.add(tr.VelocitySource("belt", 0.2), "b", "ground")
    net.add(tr.DryFriction("rubs", 5.0, static=8.0), "m", "b")
    run = po.simulate(net, samples=2, rtol=1e-9, atol=1e-12, max_step=14.0, dataset=False, progress=False)
    assert len(run["event_time"]) == 25 and run.attrs["rejected"] <= 2
    assert np.abs(np.diff(run["event_time"])[-4:] - [0.6, 0.5688835246] * 2).max() < 1e-8
