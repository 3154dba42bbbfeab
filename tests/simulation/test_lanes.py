"""The loop over lanes: a run has the same bits alone and beside any others."""

import ctypes
from typing import Any, NamedTuple

import numpy as np
import pytest

import poinsot as po
from poinsot import SimulationError, System
from poinsot.code import Block
from poinsot.code.lanes import assembly
from poinsot.code.primitives import compiled
from poinsot.code.reading import Compilation
from poinsot.code.types import of_part
from poinsot.code.varying import Region
from poinsot.renderers.llvm.target import LoadedObject, compile_object, host, optimised
from poinsot.simulation.inputs import make_signals
from poinsot.simulation.lanes.host import coefficients
from poinsot.simulation.lanes.members import Crew, MemberRun
from poinsot.simulation.loops import explicit_run, native
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
        found.append([bits(each) for each in given.work])
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
