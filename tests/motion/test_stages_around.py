"""Implicit stages of networks around long mechanisms are solved as with the matrix of derivatives, without it."""

import ctypes
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from compiler.programs import tangent_kernel
from networks.long_mechanisms import CHAIN, LOOPS, chain, driven, geared, hoist, lever, loops, motor, rolled, solved
from poinsot import electrical, rotational, translational
from poinsot.motion.of_network import stage_border
from poinsot.motion.of_network.stages_around import StagesAround
from poinsot.motion.rolled_mechanism import stages_along_tree
from poinsot.motion.touching import GRID_FROM, touching_of

RATE = np.array([20.0, 14.0])


def along(kernel: Any, *operands: Any) -> np.ndarray:
    """∂f/∂ξ of a kernel (x₀, ξ, …) → (f, …) at ξ = 0."""
    given = [x for x in operands if len(x)]
    n = len(operands[1])
    still = [np.zeros_like(x) for x in given]
    columns: np.ndarray = tangent_kernel(kernel)(*given, still[0], np.eye(n), *still[2:])[0]
    return columns.T


def place(system: po.System, seed: int) -> np.ndarray:
    """A state off the start, on closed loops."""
    xi = 0.1 * np.random.default_rng(seed).normal(size=system.state.local_size)
    x: np.ndarray = system.state.retract.ufunc(system.state.initial, np.where(np.isfinite(xi), xi, 0.0))
    for _ in range(8 if system.state.project is not None else 0):
        x = system.state.project.ufunc(x)[0]
    return x


def law(system: po.System, x: np.ndarray, J: np.ndarray, exact: float = 1e-11, seed: int = 0) -> None:
    """(ρ − J) Δ = r row by row, for real ρ and for complex."""
    n, nu, t = system.state.local_size, len(system.inputs.names), np.array([0.3])
    assert system.dynamics.stages is not None
    stages, u = system.dynamics.stages(), np.full(nu, 0.7)
    rates = system.dynamics.flow.ufunc(x, np.zeros(n), t, u)[0]
    sizes = np.ones(n) if system.state.scale is None else system.state.scale
    r = np.random.default_rng(seed).normal(size=2 * n) * np.tile(np.abs(J) @ sizes + RATE[0] * sizes, 2)
    real = stages.solve.ufunc(stages.factor.ufunc(x, rates, t, u, RATE[:1]), RATE[:1], r[:n])
    both = stages.solve_pairs.ufunc(stages.factor_pairs.ufunc(x, rates, t, u, RATE), RATE, r)
    for rho, delta, right in ((RATE[0], real, r[:n]), (complex(*RATE), both[:n] + 1j * both[n:], r[:n] + 1j * r[n:])):
        terms = np.abs(rho * delta) + np.abs(J) @ np.abs(delta) + np.abs(right)
        np.testing.assert_array_less(np.abs(rho * delta - J @ delta - right), exact * terms)


def holds(system: po.System, seed: int, exact: float = 1e-11) -> None:
    """The law, with the derivatives of the flow."""
    x = place(system, seed)
    law(system, x, along(system.dynamics.flow, x, np.zeros(system.state.local_size), np.array([0.3]), []), exact)


def levered() -> po.Network:
    """A lever whose arm is that of an angle and a rate."""
    net = lever(driven(chain(), ("j0",)))
    net.add(rotational.Damper("brake", 0.3), "far", "ground")
    return net


def two() -> po.Network:
    """Two long mechanisms on a shaft that gives, laws solved by Newton's method, one that is written out, a filter."""
    net = po.Network("two")
    net.add(po.Mechanism(chain()).as_element("left", ["j0", "j3"]), "l0", "l3")
    net.add(po.Mechanism(replace(chain(5), name="right")).as_element("right", ["j1"]), "r1")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("poinsot.algorithms.compiled.LARGEST_UNROLLED", 10**9)
        small = po.Mechanism(replace(chain(3), elements=(), name="small"))
        small.forward_dynamics  # noqa: B018
    net.add(small.as_element("small", {"hinge": "j1"}), "s1")
    net.add(rotational.TorsionSpring("shaft", 20.0), "l3", "r1")
    net.add(rotational.Damper("slip", 0.3), "l0", "s1")
    motor(net, "l0", rotor=0.02)
    solved(net, "r1")
    net.add(electrical.Resistor("r", 3.0), "n", "ground")
    net.add(electrical.Capacitor("c", 1e-3, voltage=1.0), "n", "ground")
    return net


@pytest.fixture(scope="module")
def plain() -> tuple[po.Network, po.System]:
    with rolled():
        net = geared()
        return net, net.system()


@pytest.mark.long
def test_the_equations_hold(plain: tuple[po.Network, po.System]) -> None:
    holds(plain[1], 4)


@pytest.mark.long
@pytest.mark.parametrize("make", [lambda: geared(4e-6), lambda: geared(4e4), levered, two])
def test_the_equations_hold_in_any_network(make: Callable[[], po.Network]) -> None:
    with rolled():
        holds(make().system(), 4)


@pytest.mark.long
def test_where_ports_answer_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Storage that is bound to two ports at once: with G in the flow, too."""
    monkeypatch.setattr("poinsot.motion.of_network.written_out.bound_rotors", lambda *_: None)
    with rolled():
        holds(geared().system(), 5)


@pytest.mark.long
def test_closed_loops() -> None:
    """The equations hold with the mechanism's own, which tests/systems/test_stage_loops.py compares with runs."""
    with rolled():
        system = driven(loops(), ("a0", "a1")).system()
        x, t, still = place(system, 6), np.array([0.3]), np.zeros(system.state.local_size)
        J = along(system.dynamics.flow, x, still, t, [])
        around: StagesAround = system.dynamics.stages.args[0]  # type: ignore[union-attr]
        (long,) = around.longs.values()
        names = [f"machine.{joint}.torque" for joint in ("a0", "a1")]
        seen = system.observe(t, x[None], np.zeros((1, 0)), names)
        f = np.array([float(seen[name][1][0]) for name in names])
        own, at = slice(long.local, long.local + 2 * long.nv), slice(long.at, long.at + long.nq + long.nv)
        stages = stages_along_tree(long.walked, long.entries, long.ports, long.text)
        rates = system.dynamics.flow.ufunc(x, still, t, [])[0][own]
        factors = stages.factor.ufunc(x[at], rates, t, f, RATE[:1])
        inverse = stages.solve.ufunc(factors, RATE[:1], np.eye(2 * long.nv)).T
        J[own, own] += RATE[0] * np.eye(2 * long.nv) - np.linalg.inv(inverse)
        J[own, own] -= along(long.flow, x[at], np.zeros(2 * long.nv), t, f)
        law(system, x, J, 1e-7)


class Exact:
    """(x₀, ξ, t, u) → ∂ξ̇/∂ξ for compiled loops, by derivatives in the place of differences."""

    def __init__(self, system: po.System) -> None:
        n = system.state.local_size
        self.inputs, self.outputs = {"x0": (system.state.size,), "xi": (n,), "t": (1,)}, {"slopes": (n, n)}
        pointer, size = ctypes.POINTER(ctypes.c_double), system.state.size + n + 1

        @ctypes.CFUNCTYPE(None, pointer, pointer)
        def slopes(given: Any, found: Any) -> None:
            operands = np.split(np.ctypeslib.as_array(given, (size,)).copy(), [system.state.size, size - 1])
            np.ctypeslib.as_array(found, (n * n,))[:] = along(system.dynamics.flow, *operands, []).ravel()

        self.called = slopes
        self.address = int(ctypes.cast(slopes, ctypes.c_void_p).value or 0)


def agree(system: po.System, method: str, steps: int = 0, rough: bool = False, end: float = 0.2, **options: Any) -> Any:
    """Runs with the matrix and without it: the same steps, states to 1e-9; rough: the matrix by differences."""
    with rolled():
        found = po.simulate(system, end, method=method, **options)
        jacobian = None if rough else Exact(system)
        expected = po.simulate(
            replace(system, dynamics=replace(system.dynamics, stages=None, jacobian=jacobian)),
            end,
            method=method,
            **options,
        )
    assert (found.attrs["stages_solved"], expected.attrs["stages_solved"]) == ("along the tree", "matrix")
    for name in ("steps", "rejected"):
        assert abs(found.attrs[name] - expected.attrs[name]) <= steps, name
    states = [name for name in found if found[name].dtype.kind == "f" and "energy" not in name]
    for name in states:
        size = max(float(abs(expected[name]).max()), 1.0)
        np.testing.assert_allclose(found[name], expected[name], rtol=0, atol=1e-9 * size, err_msg=name)
    assert float(abs(found.energy_residual).max()) < 1e-9 * float(found.energy_scale.max())
    return found


@pytest.mark.parametrize("method", ["radau", pytest.param("radau9", marks=pytest.mark.long)])
def test_runs_take_the_steps_of_the_matrix(plain: tuple[po.Network, po.System], method: str) -> None:
    agree(plain[1], method, rtol=1e-8, atol=1e-10)


@pytest.mark.long
@pytest.mark.parametrize(
    ("make", "method"), [(two, "radau"), (two, "radau9"), (levered, "radau"), (levered, "radau9"), (levered, "gauss")]
)
def test_runs_of_any_network_do(make: Callable[[], po.Network], method: str) -> None:
    with rolled():
        system = make().system()
    agree(system, method, rtol=1e-8, atol=1e-10)


@pytest.mark.long
@pytest.mark.parametrize("rotor", [0.0, 0.05])
def test_runs_of_closed_loops(rotor: float) -> None:
    """Differences of rows that repeat others are rough: the matrix needs a step or two more."""
    with rolled():
        system = driven(loops(), ("a0", "a1"), rotor).system()
    agree(system, "radau", 3, True, rtol=1e-8, atol=1e-10)


@pytest.mark.long
@pytest.mark.parametrize("rotor", [0.0, 0.02])
def test_lines_turn_and_pull(rotor: float) -> None:
    """Large forces on lines between bodies and to the ground: that they turn belongs to the slopes."""
    with rolled():
        holds(hoist(chain(), CHAIN, rotor=rotor).system(), 3, 1e-7)  # the hose holds 1e-10 m³ a pascal: rounding


@pytest.mark.long
@pytest.mark.parametrize("case", ["chain", "loops"])
def test_runs_with_lines_and_closing_joints(case: str) -> None:
    make, ports = {"chain": (chain, CHAIN), "loops": (loops, LOOPS)}[case]
    with rolled():
        system = hoist(make(), ports).system()
    agree(system, "radau", 0, case == "loops", 0.05, rtol=1e-8, atol=1e-10)


def at_random(seed: int) -> po.Network:
    """One or two chains; motors, some with rotors, on joints; springs and dampers on lines; masses from 1e-5 to 1e5."""
    rng, net = np.random.default_rng(seed), po.Network(f"at random {seed}")
    for name in ("left", "right")[: int(rng.integers(1, 3))]:
        count, mass = int(rng.integers(3, 6)), float(10.0 ** rng.uniform(-5.0, 5.0))
        joints = rng.permutation([f"j{k}" for k in range(count)])[: int(rng.integers(1, 3))].tolist()
        ports: dict[str, Any] = {f"{name} {joint}": joint for joint in joints}
        if rng.random() < 0.7:
            a, b = rng.permutation(["ground", *(f"b{k}" for k in range(count))])[:2].tolist()
            points = [tuple(0.2 * rng.normal(size=3)) for _ in range(2)]
            ports[f"{name} line"] = ((a, points[0]), (b, points[1]))
            net.add(translational.Spring(f"{name} rope", 300.0 * mass), f"{name} line", "ground")
            net.add(translational.Damper(f"{name} creep", 4.0 * mass), f"{name} line", "ground")
        for joint in joints:
            motor(net, f"{name} {joint}", 0.5 * mass**0.5, 0.02 * mass * bool(rng.random() < 0.5))
        net.add(po.Mechanism(replace(chain(count, mass), name=name)).as_element(name, ports), *ports)
    return net


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_the_equations_hold_at_random(seed: int) -> None:
    with rolled():
        holds(at_random(seed).system(), seed, 1e-9)


def test_what_would_take_minutes_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage_border, "LARGEST_DENSE", 1)
    monkeypatch.setattr(stage_border, "LARGEST_BORDER", 2)
    with rolled(), pytest.raises(po.SimulationError, match=r"'driven': implicit methods .* its ports are 4 unknowns"):
        po.simulate(driven(chain(), ("j0", "j3")), 0.1, method="radau")
    monkeypatch.setattr(stage_border, "solves_along_tree", lambda *_: False)
    with rolled(), pytest.raises(po.SimulationError, match=r"the loops of 'machine' form a net .* fewer loops across"):
        po.simulate(driven(loops(), ("a0", "a1")), 0.1, method="radau")


def test_links_of_a_long_chain_touch_by_the_same_rule_in_time_steps() -> None:
    model = zoo.random_model(np.random.default_rng(1), bodies=GRID_FROM, kinds=("revolute",), reversed_share=0.0)
    rule = po.Contacts("touch", tuple(po.Surface(b.name, po.Shape("sphere", (0.01,))) for b in model.bodies))
    tree = po.Mechanism(replace(model, switches=(rule,))).tree
    found = touching_of(tree, [rule])
    assert not found.all and len(found.pairs) == len([*rule.pairs(tree)])
