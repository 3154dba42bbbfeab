"""Machines that switch: how exact, and how fast, against SciPy's events and Siconos at equal error?

Ball (bounces until rest), pendulum on its stop, mass on a belt; a ball, an oscillator with one ideal diode and one with
a bridge of four. Ours runs at the loosest tolerance, a power of ten, that is at least as exact as the peer was. Times:
the call, which makes a run and its books, and the compiled loop in it.
"""

from __future__ import annotations

import json
import subprocess
import sys
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from common import ROOT, finish, least_seconds, options
from numpy.typing import NDArray
from scipy.integrate import solve_ivp

import poinsot as po
from poinsot import electrical as el
from poinsot.cli.bench import BenchFigure, bounded, raced

sys.path.insert(0, str(ROOT / "tests"))
from switching import references
from switching.machines import Place, Units
from switching.reference_circuits import lc_bridge, lc_diode

Floats = NDArray[np.float64]
Solve = Callable[[float], tuple[Floats, float]]
GOAL = 20.0
STOP = float(np.pi / 12)
TOLERANCES = [10.0**-k for k in range(3, 14)]


def scipy_arcs(arcs: list[tuple[Any, Any, Any]], x: list[float], end: float, rtol: float) -> Floats:
    """Times of events of arcs (flow, guard, what the state is after it), in turns, by DOP853."""
    t, times, k = 0.0, [], 0
    while t < end:
        flow, guard, after = arcs[k % len(arcs)]
        done = solve_ivp(flow, (t, end), x, method="DOP853", rtol=rtol, atol=1e-3 * rtol, events=guard)
        t = float(done.t[-1])
        if done.status != 1:
            break
        times.append(t)
        x, k = after(done.y[:, -1]), k + 1
    return np.array(times)


def guard(function: Any, direction: float) -> Any:
    """A terminal event of SciPy."""
    event = lambda t, x: function(x)  # noqa: E731
    event.terminal, event.direction = True, direction  # type: ignore[attr-defined]
    return event


def scipy_ball(rtol: float) -> Floats:
    """Until t = 2.5 s, after 11 bounces."""
    arc = (lambda t, x: (x[1], -references.G), guard(lambda x: x[0], -1.0), lambda x: [0.0, -0.7 * x[1]])
    return scipy_arcs([arc], [1.0, 0.0], 2.5, rtol)


def scipy_stop(rtol: float) -> Floats:
    """Until t = 6.5 s, after 16 bounces."""
    flow = lambda t, x: (x[1], -references.G * np.sin(x[0]))  # noqa: E731
    arc = (flow, guard(lambda x: x[0] - STOP, -1.0), lambda x: [STOP, -0.8 * x[1]])
    return scipy_arcs([arc], [np.pi / 3, 0.0], 6.5, rtol)


def scipy_belt(rtol: float) -> Floats:
    """Until t = 14 s, 23 switches."""
    slip = (lambda t, x: (x[1], -50.0 * x[0] + 5.0), guard(lambda x: x[1] - 0.2, 1.0), lambda x: [x[0], 0.2])
    ride = (lambda t, x: (0.2, 0.0), guard(lambda x: 8.0 - 50.0 * x[0], -1.0), lambda x: [x[0], 0.2])
    return scipy_arcs([slip, ride], [0.16, 0.2], 14.0, rtol)


def belt() -> po.Network:
    """The mass on the belt as a network: a speed source is the belt."""
    from poinsot import translational as tr

    net = po.Network("belt", 14.0)
    net.add(tr.Mass("mass", 1.0, velocity=0.2), "m")
    net.add(tr.Spring("spring", 50.0, elongation=0.16), "m", "ground")
    net.add(tr.VelocitySource("belt", 0.2), "b", "ground")
    net.add(tr.DryFriction("rubs", 5.0, static=8.0), "m", "b")
    return net


def one_diode() -> po.Network:
    """L = 10 mH parallel to C = 1 µF parallel to 1 kΩ behind a diode."""
    net = po.Network("oscillator", 5e-3)
    net.add(el.Capacitor("C", 1e-6, voltage=10.0), "a", "ground")
    net.add(el.Inductor("L", 1e-2), "a", "ground")
    net.add(el.IdealDiode("D"), "a", "d")
    net.add(el.Resistor("R", 1e3), "d", "ground")
    return net


def bridge() -> po.Network:
    """The same through a bridge of four."""
    net = po.Network("oscillator with bridge", 5e-3)
    net.add(el.Capacitor("C", 1e-6, voltage=10.0), "a", "b")
    net.add(el.Inductor("L", 1e-2), "a", "b")
    for k, ends in enumerate((("a", "plus"), ("b", "plus"), ("ground", "a"), ("ground", "b"))):
        net.add(el.IdealDiode(f"D{k}"), *ends)
    net.add(el.Resistor("R", 1e3), "plus", "ground")
    return net


def ours(machine: Any, end: float, what: Callable[[Any], Floats], rtol: float) -> tuple[Floats, float, float]:
    """What is compared, the seconds of the call, those of the loop."""
    warnings.simplefilter("ignore", po.LedgerWarning)  # where both are coarse
    start = perf_counter()
    run = po.simulate(
        machine, times=[0.0, end], rtol=rtol, atol=1e-3 * rtol, max_step=end, dataset=False, progress=False
    )
    return what(run), perf_counter() - start, float(run.attrs["loop_seconds"])


def rows_of(
    case: str, name: str, machine: Any, end: float, what: Callable[[Any], Floats], exact: Floats,
    theirs: Floats | None, peer: Callable[[], float] | None,
) -> list[BenchFigure]:  # fmt: skip
    """The race of one case with one peer, whose answer is known already."""

    def error(found: Floats) -> float:
        return float(np.abs(found[: len(exact)] - exact[: len(found)]).max()) if len(found) else float("inf")

    if theirs is None or peer is None:
        return [raced(case, "error", error(ours(machine, end, what, 1e-9)[0]), None, f"{name} (not installed)")]
    limit, found = error(theirs), [(rtol, error(ours(machine, end, what, rtol)[0])) for rtol in TOLERANCES]
    rtol, mine = next(((rtol, e) for rtol, e in found if e <= max(limit, 1e-13)), min(found, key=lambda way: way[1]))
    tasks = {"call": lambda: ours(machine, end, what, rtol)[1], "loop": lambda: ours(machine, end, what, rtol)[2]}
    least = least_seconds({**tasks, "peer": peer}, 7)
    return [
        raced(case, f"error at rtol {rtol:g}", mine, limit, name),
        raced(case, "the whole call [s]", least["call"], least["peer"], name),
        raced(case, "compiled loop [s]", least["loop"], least["peer"], name, GOAL),
    ]


def timed(work: Callable[[], Any]) -> float:
    """Seconds of a call."""
    start = perf_counter()
    work()
    return perf_counter() - start


def scipy_rows() -> list[BenchFigure]:
    """Three machines at three tolerances of SciPy's."""
    rows: list[BenchFigure] = []
    moments = lambda run: np.asarray(run["event_time"])  # noqa: E731
    bodies = {
        "ball": (Place().ball(), 2.5, scipy_ball, references.ball_impacts(11)[0]),
        "pendulum on its stop": (
            Place().pendulum(STOP),
            6.5,
            scipy_stop,
            references.pendulum_stop_impacts(STOP, 16)[0],
        ),
        "belt": (belt(), 14.0, scipy_belt, references.belt_times(23)),
    }
    for case, (machine, end, solve, exact) in bodies.items():
        for rtol in (1e-6, 1e-9, 1e-12):
            name = f"SciPy DOP853, rtol {rtol:g}"
            what = (lambda run: _from_first(moments(run), 23)) if case == "belt" else moments
            rows += rows_of(case, name, machine, end, what, exact, solve(rtol), partial(timed, partial(solve, rtol)))
    return rows


def _from_first(times: Floats, n: int) -> Floats:
    """Without the break-away at the start, where the reference begins."""
    return times[times > 1e-9][:n]


def siconos(python: str, case: str, fine: float) -> tuple[Floats, float] | None:
    """State at the end and seconds, by the Python that has it."""
    command = [python, str(Path(__file__).with_name("siconos_peer.py")), case, repr(fine)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    except (OSError, subprocess.SubprocessError):
        return None
    found = json.loads(done.stdout.splitlines()[-1])
    return np.array(found["state"]), float(found["seconds"])


def siconos_rows(python: str) -> list[BenchFigure]:
    """The ball by both of its methods, two circuits by time-stepping."""
    last = lambda run: np.array([run["joint_position"][-1, 0], run["joint_velocity"][-1, 0]])  # noqa: E731
    circuit = lambda run: np.array([run["C.voltage"][-1], run["L.current"][-1]])  # noqa: E731
    cases = [
        ("ball, 2 s", "ball_stepped", (1e-4, 1e-5), Place().ball(), 2.0, last, np.array(references.ball(2.0))),
        ("ball, 2 s", "ball_events", (1e-6, 1e-12), Place().ball(), 2.0, last, np.array(references.ball(2.0))),
        ("oscillator, one diode", "one_diode", (1e-6, 1e-7), one_diode(), 5e-3, circuit,
         lc_diode(20, np.array([5e-3]))[1][0]),
        ("oscillator, bridge", "bridge", (1e-6, 1e-7), bridge(), 5e-3, circuit, lc_bridge(5e-3)),
    ]  # fmt: skip
    rows: list[BenchFigure] = []
    for case, theirs, settings, machine, end, what, exact in cases:
        for fine in settings:
            name = f"Siconos {theirs}, {fine:g}"
            found = siconos(python, theirs, fine)
            state = None if found is None else found[0]
            seconds = None if found is None else (lambda s=found[1]: s)
            rows += rows_of(case, name, machine, end, what, exact, state, seconds)
    return rows


def ledger_rows() -> list[BenchFigure]:
    """Every joule through thousands of events."""
    rows = []
    for case, machine, end in (("ball, rest", Place().ball(), 3.0), ("belt, 140 s", belt(), 140.0),
                               ("peak rectifier, 2 s", Units().peak_rectifier(), 2.0)):  # fmt: skip
        run = po.simulate(machine, end, samples=101, dataset=False, progress=False)
        rows.append(bounded(case, f"residual / scale, {len(run['event_time'])} events", run.ledger().ratio, 1e-9))
    return rows


def main() -> None:
    parser = options(__doc__ or "")
    parser.add_argument("--siconos", default="/usr/bin/python3", metavar="PYTHON", help="the Python that has Siconos")
    arguments = parser.parse_args()
    rows = [*scipy_rows(), *siconos_rows(arguments.siconos), *ledger_rows()]
    finish(rows, __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
