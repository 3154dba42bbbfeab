"""Laws of every one-step method: its order conditions over rooted trees, and the order that compiled loops deliver."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from cases import quick
from poinsot import SimulationError, System
from poinsot.simulation import rooted_trees
from poinsot.simulation.collocation import Collocation, gauss, radau
from poinsot.simulation.methods import Tableau, dormand_prince, find_method, kutta
from poinsot.simulation.simulate import simulate
from simulation import own_tableaus as own
from simulation.own_tableaus import defects, dense_weights, trees

EXPLICIT: dict[str, Any] = {
    "dop853": dormand_prince(),
    "rk4": kutta(),
    **{m.name: find_method(m) for m in own.EXPLICIT},
}
POINTS = {
    "radau": radau(3), "radau9": radau(5), "gauss": gauss(3), "Euler": radau(1), "midpoint": gauss(1),
    "radau3": radau(2), "gauss4": gauss(2), "gauss8": gauss(4),
}  # fmt: skip
RANDOM = [family(np.random.default_rng(seed)) for family in own.FAMILIES for seed in range(5)]
IMPLICIT: dict[str, Any] = {m.name: find_method(m) for m in [*own.IMPLICIT, *RANDOM[10:]]}
METHODS: dict[str, Any] = EXPLICIT | POINTS | IMPLICIT
pytestmark = pytest.mark.filterwarnings("ignore::poinsot.LedgerWarning")  # long steps, on purpose


@pytest.fixture(params=METHODS)
def method(request: pytest.FixtureRequest) -> Any:
    return METHODS[request.param]


@pytest.fixture(params=sorted(POINTS))
def points(request: pytest.FixtureRequest) -> Collocation:
    return POINTS[request.param]


def test_rooted_trees_are_counted_as_published_and_made_in_two_ways() -> None:
    assert [len(trees(n)) for n in range(1, 10)] == [1, 1, 2, 4, 9, 20, 48, 115, 286]
    for order in range(1, 9):
        others = trees(order)
        assert set(rooted_trees.trees(order)) == set(others) and len(rooted_trees.trees(order)) == len(others)
        for tree in others:
            assert rooted_trees.size_of(tree) == order and rooted_trees.density(tree) == own.density(tree)
    assert len(rooted_trees.trees(10)) == 719


def test_the_order_claimed_is_the_order_of_the_conditions(method: Any) -> None:
    """Up to order 8 over all rooted trees; beyond, simplifying conditions imply the rest (see below)."""
    assert max(defects(method.A, method.b, order, 1.0) for order in range(1, min(method.order, 8) + 1)) < 1e-13
    assert method.order > 8 or defects(method.A, method.b, method.order + 1, 1.0) > 1e-8


def estimates(method: Any) -> Iterator[tuple[Any, Any, int]]:
    """A, weights and order of each error estimator; of collocation the first stage is the start of the step."""
    if isinstance(method, Tableau):
        yield from ((method.A, *each) for each in zip(method.error, method.embedded_orders, strict=True))
    else:
        A = method.A if method.explicit else np.pad(method.A, ((1, 0), (1, 0)))
        yield A, method.error, method.error_order - 1


def test_each_error_estimator_vanishes_to_its_order_only(method: Any) -> None:
    for A, weights, order in estimates(method):
        assert max(defects(A, weights, n, 0.0) for n in range(1, order + 1)) < 1e-13
        assert defects(A, weights, order + 1, 0.0) > 1e-6


@pytest.mark.parametrize("theta", [0.1, 0.37, 0.5, 0.81, 1.3])
def test_dense_output_has_its_order_everywhere(method: Any, theta: float) -> None:
    weights = dense_weights(method, theta)
    assert max(defects(method.A, weights, order, theta) for order in range(1, method.dense_order + 1)) < 1e-12
    assert isinstance(method, Collocation) or defects(method.A, weights, method.dense_order + 1, theta) > 1e-9


@pytest.mark.parametrize("name", EXPLICIT)
def test_dense_output_joins_the_step_smoothly(name: str) -> None:
    """At both ends of a step the value is the step's and the slope is the flow's; its order is no lower than told."""
    method = EXPLICIT[name]
    assert method.dense_order >= min(method.order, max(3, method.order - 1))
    assert np.allclose(dense_weights(method, 0.0), 0, atol=1e-15)
    assert np.allclose(dense_weights(method, 1.0), method.b, atol=1e-13)
    first, last, h = np.eye(len(method.c))[0], np.eye(len(method.c))[method.stages], 1e-8
    assert np.allclose(dense_weights(method, h) / h, first, atol=1e-5)
    assert np.allclose((method.b - dense_weights(method, 1 - h)) / h, last, atol=1e-5)


def test_dense_output_is_the_collocation_polynomial(points: Collocation) -> None:
    """It has the value of the step at its end, and the stages are on it."""
    assert np.allclose(dense_weights(points, 1.0), points.b, rtol=0, atol=1e-14)
    assert np.allclose([dense_weights(points, each) for each in points.c], points.A, rtol=0, atol=1e-14)


def test_the_simplifying_conditions_of_butcher_hold(points: Collocation) -> None:
    """B(p), C(s) and D(p − s), which together make the order p; B(p + 1) fails."""
    A, b, c, s = points.A, points.b, points.c, points.stages
    for k in range(1, points.order + 1):
        assert b @ c ** (k - 1) == pytest.approx(1 / k, abs=1e-14)
    assert abs(b @ c**points.order - 1 / (points.order + 1)) > 1e-9
    for k in range(1, s + 1):
        assert np.allclose(A @ c ** (k - 1), c**k / k, rtol=0, atol=1e-14)
    for k in range(1, points.order - s + 1):
        assert np.allclose(A.T @ (b * c ** (k - 1)), b * (1 - c**k) / k, rtol=0, atol=1e-14)


def test_the_coefficients_are_those_that_others_have_typed() -> None:
    """Bit for bit those of SciPy, which has them from Hairer's program; of order five, those published."""
    from scipy.integrate import DOP853

    method, root = dormand_prince(), np.sqrt(6)
    np.testing.assert_array_equal(method.A[:12, :12], DOP853.A)
    np.testing.assert_array_equal(method.b[:12], DOP853.B)
    np.testing.assert_array_equal(method.A[13:], DOP853.A_EXTRA)
    np.testing.assert_array_equal(method.c, [*DOP853.C, 1.0, *DOP853.C_EXTRA])
    np.testing.assert_array_equal(method.error[:, :13], [DOP853.E5, DOP853.E3])
    np.testing.assert_array_equal(method.dense[3:], DOP853.D)
    published = [
        [(88 - 7 * root) / 360, (296 - 169 * root) / 1800, (-2 + 3 * root) / 225],
        [(296 + 169 * root) / 1800, (88 + 7 * root) / 360, (-2 - 3 * root) / 225],
        [(16 - root) / 36, (16 + root) / 36, 1 / 9],
    ]
    assert np.allclose(radau().A, published, rtol=0, atol=1e-15)
    e = radau().error[1:] @ radau().inverse() * radau().blocks().reals[0]
    assert np.allclose(e, [(-13 - 7 * root) / 3, (-13 + 7 * root) / 3, -1 / 3], rtol=0, atol=1e-12)


@pytest.mark.parametrize("name", [*POINTS, *IMPLICIT])
def test_the_blocks_take_the_inverse_apart(name: str) -> None:
    """Each number stands once, the first real one filters errors."""
    method = METHODS[name]
    reals, pairs, places, coupling, T = method.blocks()
    whole, count = coupling.copy(), len(reals)
    for row, number in places:
        if number < count:
            whole[row, row] = reals[number]
        else:
            alpha, beta = pairs[number - count]
            whole[row : row + 2, row : row + 2] = [[alpha, -beta], [beta, alpha]]
    assert np.allclose(T @ whole @ np.linalg.inv(T), method.inverse(), rtol=1e-9, atol=1e-11)
    assert (reals > 0).all() and len(np.unique(reals)) == count
    assert {*places[:, 1]} | {0} == {*range(count + len(pairs))}


def amplification(method: Collocation, z: complex) -> complex:
    """R(z) = 1 + z bᵀ(I − z A)⁻¹ 1 of ẏ = λ y with z = h λ."""
    ones = np.ones(method.stages)
    return complex(1 + z * method.b @ np.linalg.solve(np.eye(method.stages) - z * method.A, ones))


@pytest.mark.sample(4)
def test_nothing_stable_grows(points: Collocation) -> None:
    """A-stable: |R| ≤ 1 on the left; of Gauss |R| = 1 on the imaginary axis, of Radau R = 0 at infinity."""
    rng = np.random.default_rng(0)
    for size in 10.0 ** rng.uniform(-3, 6, 200):
        angle = rng.uniform(np.pi / 2, np.pi)
        assert abs(amplification(points, size * np.exp(1j * angle))) <= 1 + 1e-9
        on_axis = abs(amplification(points, 1j * size))
        assert on_axis == pytest.approx(1, abs=1e-9) if points.c[-1] < 1 else on_axis <= 1 + 1e-9
    far = abs(amplification(points, -1e12))
    assert far == pytest.approx(1, abs=1e-6) if points.c[-1] < 1 else far < 1e-9


def test_quadratic_invariants_are_kept_by_gauss_only(points: Collocation) -> None:
    b, A = points.b, points.A
    defect = np.abs(b[:, None] * A + (b[:, None] * A).T - np.outer(b, b)).max()
    assert defect < 1e-15 if points.c[-1] < 1 else defect > 1e-3


def test_what_contradicts_itself_is_refused() -> None:
    for method in (dormand_prince(), kutta()):
        wrong = method.A.copy()
        wrong[3, 1] += 1e-3
        with pytest.raises(SimulationError, match="contradicts itself"):
            replace(method, A=wrong)
    for order, at in ((4, [0.2, 1.8]), (3, [0.5, 0.2, 1.0])):  # beyond the step, and out of order
        with pytest.raises(SimulationError, match="contradict"):
            Collocation("points", "", order, np.array(at), 0.0)


def test_what_is_no_method_and_what_needs_its_step_told_is_said(oscillator: System) -> None:
    with pytest.raises(SimulationError, match="did you mean 'dop853'"):
        find_method("dop835")
    with pytest.raises(SimulationError, match=r"known methods: dop853, radau, .*gauss, .*gonzalez"):
        find_method("bdf2")
    with pytest.raises(SimulationError, match=r"'rk4' has no error estimate.*step=0.001"):
        simulate(oscillator, 1.0, method="rk4")


def slope(h: Any, errors: Any) -> float:
    return float(np.polyfit(np.log(h), np.log(errors), 1)[0])


LADDERS: dict[str, tuple[float, list[int]]] = {
    "dop853": (6.0, [18, 21, 24, 30, 36]), "rk4": (6.0, [81, 162, 321]),
    "radau": (12.0, [21, 30, 42, 57, 81]), "radau9": (12.0, [18, 21, 24, 27]), "gauss": (12.0, [24, 33, 42, 57, 81]),
}  # fmt: skip
"""Seconds, and in how many steps: a third of them ends at each sample."""


@pytest.mark.parametrize(
    "wanted",
    [*LADDERS, *own.EXPLICIT, *own.IMPLICIT, *(m for k in (0, 5, 10, 15) for m in quick(1, RANDOM[k : k + 5]))],
    ids=own.name_of,
)  # fmt: skip
def test_states_and_energies_converge_with_the_claimed_order(damped: System, wanted: Any) -> None:
    """On a damped pendulum: without damping the leading error cancels, and the slope is steeper than claimed."""
    order = wanted.order if isinstance(wanted, own.RungeKutta) else find_method(wanted).order
    typed = 3.0, [12, 24, 48, 96, 192] if order > 4 else [96, 192]
    end, counts = typed if isinstance(wanted, own.RungeKutta) else LADDERS[wanted]
    options: dict[str, Any] = {"samples": 4, "max_step": end}
    exact = simulate(damped, end, rtol=1e-14, atol=1e-15, **options)
    h, tight = end / np.array(counts), {"rtol": 1e-13, "atol": 1e-14} if wanted in POINTS else {}
    runs = [simulate(damped, end, method=wanted, step=step, **tight, **options) for step in h]
    for name in ("state", "energy_dissipated"):
        errors = [float(np.abs(run[name] - exact[name]).max()) for run in runs]
        assert abs(slope(h, errors) - order) < 0.5, (name, errors)


@pytest.mark.sample(5)
@pytest.mark.parametrize("theta", [0.3, 0.7])
@pytest.mark.parametrize("name", LADDERS)
def test_one_step_from_an_exact_state_has_its_order_inside_and_at_its_end(
    damped: System, theta: float, name: str
) -> None:
    """The error at the end of order p is O(hᵖ⁺¹), inside it that of the dense output."""
    method: Any = find_method(name)
    tight = {"rtol": 1e-13} if name in POINTS else {}
    for at, order in ((theta, method.dense_order), (1.0, method.order)):
        h = np.array([0.05, 0.025, 0.0125] if name == "rk4" else [0.4, 0.3, 0.22, 0.16])
        h, errors = h * (1 + (name == "radau9" and at == 1.0)), []
        for step in h:
            exact = simulate(damped, times=[at * step], rtol=1e-14, atol=1e-16)["state"]
            found = simulate(
                damped, times=[at * step, step][: 1 + (at < 1)], method=name, step=step, max_step=10.0, **tight
            )["state"]
            errors.append(float(np.abs(found[0] - exact[0]).max()))
        assert slope(h, errors) > order + 0.5, (at, errors)


@pytest.mark.parametrize(
    "wanted", ["dop853", "radau", "radau9", "gauss", own.BOGACKI_SHAMPINE, own.DORMAND_PRINCE, own.LOBATTO,
     own.SDIRK_3, own.SDIRK_4, own.GAUSS_OF_TWO],
    ids=own.name_of,
)  # fmt: skip
def test_the_error_follows_the_tolerance(pendulum: System, wanted: Any) -> None:
    """Samples inside the steps, too."""
    grid: dict[str, Any] = {"times": np.linspace(0.0, 20.0, 41), "max_step": 20.0}
    exact = simulate(pendulum, rtol=1e-13, atol=1e-14, **grid)["state"].values
    tolerances = 10.0 ** -np.arange(4, 11, 2)
    runs = [simulate(pendulum, method=wanted, rtol=each, atol=each / 100, **grid) for each in tolerances]
    errors = np.array([np.abs(run["state"].values - exact).max() for run in runs])
    assert np.all(errors < 1e3 * tolerances) and 0.7 < slope(tolerances, errors) < 1.3, errors
    steps = [run.attrs["steps"] for run in runs]
    assert steps == sorted(set(steps)) and runs[0].attrs["method"] == own.name_of(wanted)


def test_energy_error_grows_no_faster_than_the_steps(pendulum: System) -> None:
    """An explicit method drifts; over a long run the drift is linear in time and in proportion to the tolerance."""
    run = simulate(pendulum, 2000.0, rtol=1e-11, atol=1e-13)
    error = np.abs(run["energy_residual"].values)
    assert error[-1] < 1e-11 * run.attrs["steps"]
    assert error[-100:].mean() < 2.6 * error[450:550].mean()
