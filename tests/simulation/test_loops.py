"""Compiled loops and the kernels that they call."""

import ast
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from architecture.source_tree import SOURCE
from poinsot import CompilerError, System
from poinsot import electrical as el
from poinsot.code import Block, Loops
from poinsot.code.records import Record, leaves, parts_of, replaced
from poinsot.kernels import Kernel
from poinsot.simulation import (
    EnergyBooks,
    FlowKernels,
    InputSignals,
    OtherForms,
    StateSpace,
    keeping,
    moreau,
    switching_run,
)
from poinsot.simulation.inputs import make_signals
from poinsot.simulation.loops.entries import ALL, IMPLICIT, KEEPING, MOREAU, RESIDUAL, SWITCHING
from poinsot.simulation.loops.powers import spacing
from poinsot.simulation.loops.residual_records import ResidualCourse
from poinsot.simulation.loops.run_records import Plan, Solver, Work
from poinsot.simulation.loops.step_records import Steps, Stops
from poinsot.simulation.loops.switching_records import Rows, Switch
from poinsot.simulation.loops.tick_records import Clocks
from poinsot.simulation.methods import find_method
from poinsot.simulation.options import CONTROLS, DEFAULTS, read_control
from poinsot.simulation.plan import Timeline
from poinsot.simulation.residual import run as residual_run
from poinsot.simulation.simulate import simulate
from simulation import small_systems
from simulation.small_systems import changed

EXAMPLES = SOURCE.parents[1] / "examples"


HELD: list[Any] = []
"""Systems, whose kernels a run knows by their addresses alone."""


def prepared(system: Any, method: str, **options: Any) -> tuple[Any, ...]:
    """What a run of a second is made of: its system, method, start, samples, signals and control."""
    given = dict.fromkeys(CONTROLS) | {name: DEFAULTS[name] for name in DEFAULTS if name in CONTROLS} | options
    HELD.append(system)
    control, signals = read_control(system, 1.0, **given), make_signals([], (), 0.0, 1.0, None)
    return system, find_method(method), system.state.initial, np.linspace(0.0, 1.0, 12), signals, control


def made(system: Any, method: str, **options: Any) -> Any:
    """A run of a second, smooth."""
    system, chosen, state, grid, signals, control = prepared(system, method, **options)
    form = residual_run.together(system, chosen)
    if form is None:
        return switching_run.prepare(system, chosen, state, Timeline.whole(grid, signals, control))
    return residual_run.prepare(form, chosen, state, system, Timeline.whole(grid, signals, control))


def rectifier() -> Any:
    net = po.Network("rectifier")
    net.add(el.VoltageSource("V", "2*sin(9*t)"), "a", "ground")
    net.add(el.Resistor("R", 10.0), "a", "b")
    net.add(el.Diode("D"), "b", "c")
    net.add(el.Capacitor("C", 0.01), "c", "ground")
    return net.system(inputs={}, initial=None)


def echoing() -> Any:
    """A line with a delay, whose waves come back to a capacitor."""
    net = po.Network("line")
    net.add(el.VoltageSource("V", "step(t - 0.05)"), "a", "ground")
    net.add(el.Resistor("R", 3.0), "a", "b")
    net.add(po.distributed.LosslessLine("T", 1.0, 0.1), "b", "ground", "c", "ground")
    net.add(el.Capacitor("C", 0.02), "c", "ground")
    return net.system(inputs={}, initial=None)


def kept() -> Any:
    """A run of a method that keeps the structure."""
    energy = po.PortHamiltonian(lambda x: x[0] * x[0] + x[1] ** 4, [[0, 1], [-1, 0]], ("q", "p"))
    oscillator = po.simulation.HamiltonianSystem(energy).system(initial=np.array([0.3, -0.4]))
    system, method, state, grid, signals, control = prepared(oscillator, "gonzalez", step=0.05)
    step = keeping.kept_step(system, method)
    return keeping.prepare(step, system, method, state, Timeline.whole(grid, signals, control))


def switching(method: str) -> Any:
    """A run of a ball that bounces, on the brink of its first impact."""
    system = po.load(EXAMPLES / "bouncing_ball.toml").system(inputs={}, initial=None)
    system, found, state, *timeline = prepared(system, method)
    return switching_run.prepare(system, found, state, Timeline.whole(*timeline))


def stepping(system: Any) -> Any:
    """A run of time-stepping."""
    system, method, state, grid, signals, control = prepared(system, "moreau", step=0.05)
    return moreau.prepare(moreau.prepared_stepping(system), method, state, Timeline.whole(grid, signals, control))


def pendulum_with_a_stop() -> Any:
    rule = po.Limit("stop", po.OnFreedom("hinge"), -1.0, 0.5)
    body = po.Body("bob", po.Inertia.at_centre(1.0, [1.0, 0.0, 0.0], 0.1 * np.eye(3)))
    joint = po.Joint("hinge", po.pairs.revolute(), "ground", "bob")
    model = po.Model("pendulum", (body,), (joint,), gravity=(0.0, 9.81, 0.0), switches=(rule,))
    return po.Mechanism(model).system(inputs={}, initial=None)


def free_body() -> Any:
    body = po.Body("ball", po.Inertia.at_centre(1.0, np.zeros(3), np.diag([0.2, 0.3, 0.4])))
    return po.Mechanism(po.Model("ball", (body,), ())).system(inputs={}, initial=None)


RUNS: dict[str, tuple[Loops, str, Callable[[], Any], int]] = {
    "radau": (IMPLICIT, "advance", lambda: made(small_systems.particle_on_circle(damping=0.1), "radau"), 15),
    "gauss": (IMPLICIT, "advance", lambda: made(small_systems.pendulum(0.2), "gauss"), 15),
    "residual": (RESIDUAL, "advance", lambda: made(rectifier(), "radau", rtol=1e-4, atol=1e-6), 12),
    "residual with a delay": (RESIDUAL, "advance", lambda: made(echoing(), "radau", rtol=1e-4, atol=1e-6), 40),
    "keeping": (KEEPING, "advance", kept, 10),
    "switching": (SWITCHING, "advance", lambda: switching("dop853"), 8),
    "switching, implicit": (SWITCHING, "advance_implicit", lambda: switching("radau"), 8),
    "moreau": (MOREAU, "advance", lambda: stepping(free_body()), 10),
    "moreau, a tree": (MOREAU, "advance", lambda: stepping(pendulum_with_a_stop()), 10),
}


def block_of(run: Any) -> Block:
    return run.active["block"] if hasattr(run, "active") else run.block


def numbers(block: Block) -> list[Any]:
    """Everything that a loop may have changed, arrays at addresses of records too, but the addresses themselves."""
    found = []
    for part in block.parts:
        for _, _, each in leaves(part) if isinstance(part, tuple) else ():
            if isinstance(each, np.ndarray) and each.dtype.fields is None and each.dtype != np.int64:
                found.append(each.copy())
            elif isinstance(each, np.ndarray) and each.dtype.fields:
                found += [each[name].copy() for name in each.dtype.names or ()]
    return found


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", RUNS)
def test_loops_have_the_bits_of_their_texts(name: str) -> None:
    loops, entry, make, attempts = RUNS[name]
    runs = make(), make()  # which keep what lies at addresses
    one, two = map(block_of, runs)
    loops.call("begin", one)
    loops.in_python("begin", two)
    loops.call(entry, one, attempts)
    loops.in_python(entry, two, attempts)
    for first, second in zip(numbers(one), numbers(two), strict=True):
        np.testing.assert_array_equal(first, second)


@pytest.mark.sample(1)
@pytest.mark.parametrize("loops", ALL, ids=lambda each: each.name)
def test_what_a_loop_is_made_from_is_in_its_key(loops: Loops, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every module that a text takes a name from is a text, or of the compiler."""
    read, seen = Path.read_text, set[Path]()
    monkeypatch.setattr(Path, "read_text", lambda path, **how: seen.add(path) or read(path, **how))
    assert len(Loops(loops.package, loops.name, loops.entries).sources) == 64
    texts = {path for path in seen if path.parent.name == "loops"}
    for path in texts:
        for node in ast.walk(ast.parse(read(path, encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("poinsot"):
                assert SOURCE.parent.joinpath(*str(node.module).split(".")).with_suffix(".py") in seen, path


def test_what_is_laid_out_otherwise_is_refused() -> None:
    block = made(small_systems.pendulum(), "radau").block
    wrong = Block(replaced(block.parts[0], max_steps=1.0), *block.parts[1:])
    with pytest.raises(CompilerError, match=r"The loop begin of implicit takes Plan.*a fault in poinsot"):
        IMPLICIT.call("begin", wrong)
    with pytest.raises(CompilerError, match="in one piece"):
        Block(block.parts[0], block.parts[1]._replace(x=np.zeros(4)[::2]))


def test_spacing_has_every_bit_of_numpys() -> None:
    rng = np.random.default_rng(7)
    powers = 2.0 ** np.arange(-1074, 1023)
    sizes = rng.random(5000) * 10.0 ** rng.uniform(-323, 307, 5000)
    given = np.concatenate([[0.0, 1e-200], powers, np.nextafter(powers, 0), np.nextafter(powers, np.inf), sizes])
    assert [spacing(float(x)) for x in given] == np.spacing(given).tolist()


@pytest.fixture(scope="module")
def compiled(oscillator: System) -> System:
    def flow(x: Any, xi: Any, t: Any, u: Any) -> Any:
        q, v = x + xi
        return np.array([v, (u[0] - 0.3 * v - 50.0 * q) / 2.0]), np.array([u[0] * v, 0.3 * v * v])

    def retract(x: Any, xi: Any) -> Any:
        return x + xi

    compiled = Kernel(flow, {"x": (2,), "xi": (2,), "t": (), "u": (1,)}, {"rate": (2,), "powers": (2,)}, "flow")
    moved = Kernel(retract, {"x": (2,), "xi": (2,)}, {"state": (2,)}, "retract")
    return changed(oscillator, flow=compiled, retract=moved)


def test_compiled_kernels_give_the_motion_of_hand_made_ones(oscillator: System, compiled: System, seed: int) -> None:
    rng = np.random.default_rng(seed)
    options: dict[str, Any] = {"initial": rng.normal(size=2), "inputs": {"force": ([0, 2, 2, 5], rng.normal(size=4))}}
    one, two = simulate(oscillator, 5.0, **options), simulate(compiled, 5.0, **options)
    for name in ("state", "energy_supplied", "energy_dissipated"):
        assert np.abs(one[name] - two[name]).max() < 1e-9, name


def test_a_system_without_inputs_and_powers_runs(oscillator: System, compiled: System) -> None:
    def flow(x: Any, xi: Any, t: Any, u: Any) -> Any:
        q, v = x + xi
        return np.array([v, -25.0 * q]), np.zeros(0, dtype=object)

    free = Kernel(flow, {"x": (2,), "xi": (2,), "t": (), "u": (0,)}, {"rate": (2,), "powers": (0,)}, "flow")
    start = np.array([1.0, 0.0])
    bare = changed(compiled, flow=free, port_names=(), dissipator_names=(), input_names=(), initial=start)
    run = simulate(bare, 3.0)
    assert np.abs(run["state"].values[:, 0] - np.cos(5 * run["time"].values)).max() < 1e-9
    assert not {"energy_supplied", "energy_dissipated"} & set(run.data_vars)  # of no port and no damper: no variable
    assert np.abs(run["energy_residual"]).max() < 1e-9


def test_records_have_a_dozen_fields_at_most() -> None:
    """Those of loops, joined by inheritance, their parts, each field of another name, and the parts of Systems."""

    def within(kind: type) -> list[type]:
        return [kind, *(each for below in kind.__subclasses__() for each in within(below))]

    own = {kind: len(vars(kind).get("__annotations__", {})) for kind in within(Record)}
    for kind in (Plan, Work, Solver, Switch, Rows, ResidualCourse, Steps, Stops, Clocks):
        named = [name for each in (kind, *parts_of(kind)) for name in each._fields]
        assert len(named) == len({*named})
        own |= {each: len(each._fields) for each in (kind, *parts_of(kind))}
    systems: list[Any] = [System, StateSpace, FlowKernels, EnergyBooks, InputSignals, OtherForms]
    own |= {kind: len(fields(kind)) for kind in systems}
    assert len(own) > 60 and {kind.__name__: count for kind, count in own.items() if count > 12} == {}
