"""Implicit methods in compiled loops: order, stiffness, energies, charts, constraints, Jacobians, and how they fail."""

import math
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from poinsot import ModelError, SimulationError, System
from poinsot.algebra import cos, less, sqrt, where
from poinsot.kernels import Kernel
from poinsot.simulation.failure import SimulationFailure
from poinsot.simulation.inputs import make_signals
from poinsot.simulation.methods import find_method
from poinsot.simulation.options import read_control
from poinsot.simulation.plan import Timeline
from poinsot.simulation.results.ledger import ledger
from poinsot.simulation.simulate import simulate
from poinsot.simulation.switching_run import prepare
from simulation import small_systems
from simulation.small_systems import HandMade, kernel, oscillation, plain, van_der_pol


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", ["radau", "radau9"])
def test_a_relaxation_oscillator_agrees_with_another_program(method: str) -> None:
    def flow(t: float, y: Any) -> Any:
        return [y[1], 1e3 * (1 - y[0] ** 2) * y[1] - y[0]]

    times = np.array([500.0, 1000.0])
    expected = solve_ivp(flow, (0, 1000), [2.0, 0.0], "Radau", times, rtol=1e-10, atol=1e-12).y.T
    run = simulate(van_der_pol(), times=times, method=method, rtol=1e-9, atol=1e-11, max_step=3000.0)
    assert np.abs(run["state"].values - expected).max() < 1e-5
    assert run.attrs["steps"] < 10_000


def robertson() -> System:
    """Three reactions with rates from 0.04 to 3·10⁷: y₁ + y₂ + y₃ stays 1."""

    @kernel
    def flow(x: Any, out: Any) -> None:
        a, b, c = x[0] + x[3], x[1] + x[4], x[2] + x[5]
        out[0] = -0.04 * a + 1e4 * b * c
        out[2] = 3e7 * b * b
        out[1] = -out[0] - out[2]

    return plain("Robertson", 3, flow, lambda x: x * 0, storage_names=("a", "b", "c"),
                 initial=np.array([1.0, 0.0, 0.0]), scale=np.array([1.0, 1e-4, 1.0]))  # fmt: skip


@pytest.mark.parametrize("method", ["radau", "radau9"])
def test_robertsons_reaction(method: str) -> None:
    """Reference solution at t = 10¹¹ s: Mazzia & Magherini, Test set for initial value problem solvers."""
    run = simulate(robertson(), times=[40.0, 1e11], method=method, rtol=1e-8, atol=1e-10, max_step=1e11)
    published = [0.2083340149701255e-07, 0.8333360770334713e-13, 0.9999999791665050]
    assert run["state"].values[-1] == pytest.approx(published, rel=1e-6)
    assert run["state"].values[0] == pytest.approx([0.7158270688, 0.9185534765e-5, 0.2841637457], rel=1e-6)
    assert np.abs(run["state"].values.sum(axis=1) - 1).max() < 1e-12
    assert run.attrs["steps"] < 1500


def filtered(fast: float) -> System:
    """A source behind 1 kΩ on 1 µF, and 1 nF behind a small resistor: two time constants, ms and `fast` nF."""

    @kernel
    def flow(x: Any, out: Any) -> None:
        q1, q2, u = x[0] + x[2], x[1] + x[3], x[5]
        v1, v2 = q1 / 1e-6, q2 / 1e-9
        i1, i2 = (u - v1) / 1e3, (v1 - v2) / fast
        out[0], out[1] = i1 - i2, i2
        out[2], out[3], out[4] = u * i1, 1e3 * i1 * i1, fast * i2 * i2

    return plain(
        "filter", 2, flow, lambda q: q**2 / np.array([2e-6, 2e-9]), storage_names=("C1", "C2"), input_names=("u",),
        port_names=("source",), dissipator_names=("R1", "R2"), initial=np.array([0.0, 1e-9]),
        scale=np.array([1e-6, 1e-9]), energy_scale=1e-6,
    )  # fmt: skip


@pytest.mark.parametrize("method", ["radau", "radau9"])
def test_steps_do_not_grow_with_stiffness_and_the_ledger_closes(method: str) -> None:
    """The transient costs steps for every decade it is shorter, not in proportion."""
    steps = []
    voltage = {"u": ([0.0, 2e-3, 2e-3, 5e-3], [5.0, 5.0, -3.0, 4.0])}
    for fast in (1e0, 1e-4, 1e-8):
        run = simulate(filtered(fast), 5e-3, method=method, inputs=voltage, rtol=1e-9, atol=1e-11)
        steps.append(run.attrs["steps"])
        books = ledger(run)
        assert books.ratio < 1e-9
        assert abs(books.residual) < 1e-12 * books.turnover
    assert steps[2] < 4 * steps[0]


def test_a_stiff_component_is_damped_in_one_step() -> None:
    """ẋ = −10⁹ (x − cos t): one Radau step over the transient lands on the slow motion."""

    @kernel
    def flow(x: Any, out: Any) -> None:
        out[0] = -1e9 * (x[0] + x[1] - cos(x[2]))

    system = plain("follower", 1, flow, lambda x: x * 0, initial=np.array([5.0]))
    run = simulate(system, times=[0.5], method="radau", step=0.5)
    assert run["state"].values[-1, 0] == pytest.approx(math.cos(0.5), abs=1e-7)


class TestQuadraticEnergy:
    """What Gauss keeps at any step: quadratic forms that the flow keeps, and the balance of a quadratic energy."""

    def test_an_oscillator_keeps_its_energy_for_ever(self) -> None:
        system = small_systems.oscillator(damping=0.0)
        drift = {}
        for method in ("gauss", "radau"):
            run = simulate(system, 2000.0, method=method, step=0.1)
            energy = run["energy_stored"].values
            drift[method] = np.abs(energy / energy[0] - 1).max()
        assert drift["gauss"] < 1e-11
        assert drift["radau"] > 1e-6

    def test_a_spinning_body_keeps_energy_and_angular_momentum(self) -> None:
        """Euler's equations are not linear, but both of these are quadratic."""
        inertia = np.array([1.0, 2.0, 3.5])

        @kernel
        def flow(x: Any, out: Any) -> None:
            a, b, c = x[0] + x[3], x[1] + x[4], x[2] + x[5]
            out[0], out[1], out[2] = -1.5 * b * c, 2.5 * c * a / 2, -a * b / 3.5

        system = plain("top", 3, flow, lambda w: inertia * w**2 / 2, storage_names=("x", "y", "z"),
                       initial=np.array([0.1, 2.0, 0.2]))  # fmt: skip
        run = simulate(system, 1000.0, method="gauss", step=0.1)
        momentum = np.linalg.norm(run["state"].values * inertia, axis=1)
        assert np.abs(run["energy_stored"] / run["energy_stored"][0] - 1).max() < 1e-12
        assert np.abs(momentum / momentum[0] - 1).max() < 1e-12

    def test_a_damped_and_driven_one_balances_to_rounding(self) -> None:
        """Steps so long that the motion is wrong by a tenth still balance what they store, take and lose."""
        system, times = small_systems.oscillator(), np.arange(0.0, 40.01, 0.5)
        run = simulate(system, times=times, method="gauss", step=0.5, inputs={"force": ([0, 40], [1.0, 5.0])})
        exact = oscillation(times, 0.1, -0.4, 0.0, 2.0, 50.0, 0.3)
        assert ledger(run).ratio < 1e-13
        assert np.abs(run["state"].values - exact).max() > 1e-2


def reaction(n: int) -> tuple[Any, Any]:
    """A chain of n diffusing and decaying concentrations, and its Jacobian, as functions over any scalar."""

    def flow(x: Any, xi: Any, t: Any, u: Any) -> Any:
        y = x + xi
        left, right = np.append(u[0], y[:-1]), np.append(y[1:], y[-1])
        return 100.0 * (left - 2.0 * y + right) - y * y * y, np.array([y[0] * u[0]])

    def jacobian(x: Any, xi: Any, t: Any, u: Any) -> Any:
        y, J = x + xi, np.zeros((n, n), dtype=object)
        for i in range(n):
            J[i, i] = -200.0 - 3.0 * y[i] * y[i] + (100.0 if i == n - 1 else 0.0)
            if i:
                J[i, i - 1] = J[i - 1, i] = 100.0
        return J

    return flow, jacobian


@pytest.mark.parametrize("method", ["radau", "gauss"])
def test_a_jacobian_of_its_own_saves_evaluations_and_changes_nothing(method: str) -> None:
    n = 12
    flow, jacobian = reaction(n)
    shapes = {"x": (n,), "xi": (n,), "t": (), "u": (1,)}
    system = plain("chain", n, HandMade(None), lambda x: x * 0, storage_names=tuple(map(str, range(n))),
                   port_names=("end",), input_names=("feed",))  # fmt: skip
    by_differences = small_systems.changed(system, flow=Kernel(flow, shapes, {"rate": (n,), "power": (1,)}, "flow"))
    by_kernel = small_systems.changed(by_differences, jacobian=Kernel(jacobian, shapes, {"slopes": (n, n)}, "jacobian"))
    options: dict[str, Any] = {"time": 2.0, "method": method, "inputs": {"feed": 2.0}, "rtol": 1e-8, "atol": 1e-10}
    one, two = simulate(by_differences, **options), simulate(by_kernel, **options)
    assert np.abs(one["state"] - two["state"]).max() < 1e-8
    assert one.attrs["evaluations"] - two.attrs["evaluations"] > 0.9 * n * one.attrs["jacobians"]
    assert two.attrs["factorizations"] >= two.attrs["jacobians"] > 0
    with pytest.raises(ModelError, match=r"jacobian must take 26 numbers and give 144, not 26 and 13"):
        small_systems.changed(by_kernel, jacobian=by_kernel.dynamics.flow)


def test_a_good_jacobian_is_kept() -> None:
    """A linear chain needs one, however many steps are taken."""
    n = 30

    @kernel
    def flow(x: Any, out: Any) -> None:
        for i in range(n):
            left = x[i - 1] + x[n + i - 1] if i > 0 else 1.0
            right = x[i + 1] + x[n + i + 1] if i < n - 1 else x[i] + x[n + i]
            out[i] = 1000.0 * (left - 2.0 * (x[i] + x[n + i]) + right)

    run = simulate(plain("line", n, flow, lambda x: x * 0, storage_names=tuple(map(str, range(n)))), 1.0,
                   method="radau", rtol=1e-6, atol=1e-8)  # fmt: skip
    assert run.attrs["jacobians"] == 1 < run.attrs["factorizations"] < run.attrs["steps"]
    assert run["state"].values[-1] == pytest.approx(np.ones(n), abs=0.2)


def chain(order: Any) -> System:
    """Cells that diffuse and decay behind a source, numbered in some order."""
    n = len(order)

    @kernel
    def flow(x: Any, out: Any) -> None:
        for i in range(n):
            here = x[order[i]] + x[n + order[i]]
            left = x[order[i - 1]] + x[n + order[i - 1]] if i > 0 else 1.0
            right = x[order[i + 1]] + x[n + order[i + 1]] if i < n - 1 else here
            out[order[i]] = 3000.0 * (left - 2.0 * here + right) - here**3

    return plain("chain", n, flow, lambda x: x * 0, storage_names=tuple(map(str, range(n))))


@pytest.mark.parametrize("seed", range(2))
def test_the_order_of_the_components_does_not_matter(seed: int) -> None:
    """Numbered at random, the chain is solved with as few diagonals, and to the same motion."""
    shuffled = np.random.default_rng(seed).permutation(60)
    tidy, untidy = (
        simulate(chain(order), 1.0, method="radau", rtol=1e-7, atol=1e-9) for order in (np.arange(60), shuffled)
    )
    assert np.abs(tidy["state"].values - untidy["state"].values[:, shuffled]).max() < 1e-6
    assert abs(tidy.attrs["steps"] - untidy.attrs["steps"]) <= 2
    end = np.array([1.0])
    runs = [
        prepare(system, find_method("radau"), system.state.initial, Timeline.whole(
            end, make_signals([], [], 0.0, 1.0), read_control(system, 1.0, 1e-7, 1e-9, None, None, 100, 1e-10)))
        for system in (chain(np.arange(60)), chain(shuffled))
    ]  # fmt: skip
    for run in runs:
        run.begin()
        assert run.solver is not None
        assert run.solver.memory["below"][0] == run.solver.memory["above"][0] == 1


def test_slopes_are_taken_on_the_side_where_the_flow_is_defined() -> None:
    """ẋ = −1 − √(1 − x) from x = 1, beyond which there is no root: 2 (√(1 − x) − ln(1 + √(1 − x))) = t."""

    @kernel
    def flow(x: Any, out: Any) -> None:
        out[0] = -1.0 - sqrt(1.0 - x[0] - x[1])

    end = simulate(plain("edge", 1, flow, lambda x: x * 0, initial=np.ones(1)), 2.0, method="radau", rtol=1e-8)
    root = math.sqrt(1 - float(end["state"][-1, 0]))
    assert 2 * (root - math.log1p(root)) == pytest.approx(2.0, abs=1e-6)


def test_equations_without_a_solution_are_said_to_be() -> None:
    """Dry friction that pulls both ways at rest: no stage satisfies its equation."""

    @kernel
    def flow(x: Any, out: Any) -> None:
        out[0] = where(less(0.0, x[0] + x[1]), -1.0, 1.0)

    system = plain("chatter", 1, flow, lambda x: x * 0, initial=np.array([1.0]), component_names=("the block",))
    with pytest.raises(SimulationFailure, match=r"Newton's method does not solve.*the block.*method='dop853'"):
        simulate(system, 3.0, method="radau")


def test_systems_too_large_for_full_matrices_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("poinsot.simulation.plan.LARGEST_IMPLICIT", 1)
    with pytest.raises(SimulationError, match=r"matrices of 2 × 2 numbers.*Use the method 'dop853'"):
        simulate(van_der_pol(), 1.0, method="radau")


def test_a_stiff_system_is_told_of_radau() -> None:
    with pytest.raises(SimulationFailure, match=r"used the 1000 steps allowed.*method='radau'"):
        simulate(filtered(1e-6), 1.0, max_steps=1000)
