"""The loop over lanes: a run has the same bits alone and beside any others."""

import ctypes
import math
from typing import Any, NamedTuple

import numpy as np
import pytest

import poinsot as po
from poinsot import SimulationError, System
from poinsot import translational as tr
from poinsot.code import Block
from poinsot.code.lanes import assembly
from poinsot.code.primitives import compiled
from poinsot.code.reading import Compilation
from poinsot.code.records import leaves
from poinsot.code.types import of_part
from poinsot.code.varying import Region
from poinsot.renderers.llvm.target import LoadedObject, compile_object, host, optimised
from poinsot.simulation.inputs import make_signals
from poinsot.simulation.lanes.host import coefficients
from poinsot.simulation.lanes.members import Crew, MemberRun
from poinsot.simulation.loops import explicit_run, native
from poinsot.simulation.loops.native import combine
from poinsot.simulation.loops.powers import power, spacing
from poinsot.simulation.methods import Tableau, find_method
from poinsot.simulation.options import read_control
from poinsot.simulation.plan import Timeline
from poinsot.simulation.switching_run import prepare

END = 0.6
TIMES = np.linspace(0.0, END, 24)


def system(name: str) -> System:
    return po.load(f"examples/{name}.toml").system(inputs={}, initial=None)


def run(of: System, initial: Any, lanes: int, step: float | None = None, **limits: Any) -> list[MemberRun]:
    given = {"rtol": 1e-8, "atol": 1e-10, "max_step": None, "max_steps": 10**6, "constraint_tolerance": 1e-10}
    control = read_control(of, END, step=step, **{**given, **limits})
    tables = [(np.array([0.0, 0.3]), np.array([0.0, 1.0])) for _ in of.inputs.names]
    signals = make_signals(tables, (0.2,), 0.0, END, np.array([[0.1, 0.15, 0.004]]))
    method: Any = find_method("dop853")
    crew = Crew(of, method, Timeline.whole(TIMES, signals, control), lanes)
    found = crew.room(len(initial))
    crew.run(crew.given(np.array(initial)), found)
    return [MemberRun(found.progress[k : k + 1], *(each[k] for each in found[1:])) for k in range(len(initial))]


@pytest.mark.sample(2)
@pytest.mark.parametrize("step", [None, 0.013], ids=["adaptive", "fixed"])
@pytest.mark.parametrize("name", ["double_pendulum", "four_bar"])
def test_the_same_bits_in_any_lanes_beside_any_neighbours(name: str, step: float | None) -> None:
    """Law  a member's samples, energies, errors and counts are those it has alone: open chain and closed loop."""
    of, rng = system(name), np.random.default_rng(7)
    initial = of.state.initial + 1e-3 * rng.standard_normal((11, of.state.size))
    initial[:, -1] += rng.uniform(-8, 8, 11)  # so that some need far more steps than others
    initial[3, 0] = np.nan  # does not start
    initial[5, -1] = 1e200  # fails on the way, or does not start
    initial[8] += 3.0  # far from the constraints, where there are any
    alone = run(of, initial, 1, step)
    assert {native.DONE} < {int(each.progress["status"][0]) for each in alone}
    for lanes in (4, 8):
        order = rng.permutation(len(initial))
        for k, found in zip(order, run(of, initial[order], lanes, step), strict=True):
            for field in MemberRun._fields:
                one, other = getattr(alone[k], field), getattr(found, field)
                assert bits(one) == bits(other), (name, lanes, k, field, one, other)


def bits(of: Any) -> bytes:
    """The bytes of an array or a record, every NaN being the same: what it is the sign of is nobody's business."""
    if of.dtype.names:
        return b"".join(bits(of[name]) for name in of.dtype.names)
    return np.where(np.isnan(of), np.nan, of).tobytes()


def test_kernels_that_know_no_lanes_serve_in_lanes_too(oscillator: System) -> None:
    """Law  the same bits, with kernels for one sample, a kinked input, and lanes in different segments."""
    initial = np.random.default_rng(2).normal(0, [1, 30], (9, 2))
    alone = run(oscillator, initial, 1)
    for lanes in (4, 8):
        for one, other in zip(alone, run(oscillator, initial, lanes), strict=True):
            assert one.progress["status"][0] == native.DONE
            assert [each.tobytes() for each in one] == [each.tobytes() for each in other]


def test_python_is_the_referee_of_the_loop(oscillator: System) -> None:
    """Law  Python runs the text of the loop as it stands, with the bits of the compiled one."""
    signals = make_signals([(np.array([0.0, 0.3]), np.array([0.0, 1.0]))], (0.2,), 0.0, END)
    limits: Any = {"step": None, "max_step": None, "max_steps": 1000, "constraint_tolerance": 1e-10}
    control, method = read_control(oscillator, END, rtol=1e-6, atol=1e-8, **limits), find_method("dop853")
    assert isinstance(method, Tableau)
    found = []
    for compiled_one in (True, False):
        given = prepare(oscillator, method, np.array([1.0, 0.5]), Timeline.whole(TIMES[::6], signals, control))
        assert given.lanes is not None
        if compiled_one:
            given.begin()
            given.advance(4)
        else:
            own = given.lanes.own._replace(lane=given.lanes.own.lane.view(np.recarray))
            work = given.work._replace(progress=given.work.progress.view(np.recarray))
            with np.errstate(all="ignore"):
                explicit_run.begin(given.plan, work, own, coefficients(method))
                explicit_run.advance(given.plan, work, own, coefficients(method), 4)
        assert given.progress["accepted"] > 2
        found.append([bits(each) for *_, each in leaves(given.work)])
    assert found[0] == found[1]


def test_a_lane_whose_steps_are_spent_stops_alone() -> None:
    """Law  the limit of steps holds for each lane; its neighbours go on."""
    of = system("double_pendulum")
    initial = np.tile(of.state.initial, (4, 1))
    initial[2, -1] = 300.0
    found = [each.progress for each in run(of, initial, 4, max_steps=200)]
    statuses = [int(each["status"][0]) for each in found]
    assert statuses == [native.DONE, native.DONE, native.TOO_MANY_STEPS, native.DONE]
    assert found[2]["accepted"][0] + found[2]["rejected"][0] == 200


class Numbers(NamedTuple):
    """What the text below works on."""

    x: Any
    root: Any
    next: Any


@compiled
def powers_and_gaps(numbers: Any) -> None:
    """x^−0.117, and the number behind x."""
    for i in range(numbers.x.shape[0]):
        numbers.root[i], numbers.next[i] = power(numbers.x[i], -0.117), spacing(numbers.x[i])


@pytest.mark.parametrize("count", [1, 4])
def test_powers_and_spacings(count: int) -> None:
    """Law  x^p to 1e-7 for x in 1e-300 … 1e300; the spacing to the last bit."""
    machine, compilation = host(), Compilation()
    x = 10.0 ** np.random.default_rng(3).uniform(-300, 300, 50 * count)
    numbers = Numbers(x, np.zeros_like(x), np.zeros_like(x))
    compilation.entry("powers", powers_and_gaps, [of_part(numbers)])
    layout = {("Numbers", name): Region.LANE for name in Numbers._fields}
    text = assembly(compilation.program, count, layout, machine.fma)
    loaded = LoadedObject(compile_object(optimised(text, machine), machine), machine)
    block = Block(numbers)
    block.words[1::2] = 50
    ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)(loaded.address("powers"))(block.address, 0)
    np.testing.assert_allclose(numbers.root, x**-0.117, rtol=1e-7)
    np.testing.assert_array_equal(numbers.next, np.spacing(x))


def test_what_switches_is_refused_by_name() -> None:
    """A lane that stepped through a stop would be wrong, and silent."""
    of = system("bouncing_ball")
    with pytest.raises(SimulationError, match="'floor' of 'bouncing ball' may switch"):
        run(of, of.state.initial[None], 1)


# What the loop of switching Systems adds to the others: sums in registers, steps found again by their mode.
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
