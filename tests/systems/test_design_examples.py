"""Designs and motions found by IPOPT on closed loops and networks: bounds hold, and a run confirms them.

The quick ones among these run in docs/gallery.md too, with a linkage and a voltage that its picture shows.
"""

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES
from scripts import example


def assert_turns_fully(p: np.ndarray) -> None:
    """Grashof, the crank being the shortest, and a transmission angle between 25° and 155°."""
    A, B, C, D = p[:8].reshape(4, 2)
    a, b, c, d = (np.hypot(*(x - y)) for x, y in ((A, B), (B, C), (C, D), (D, A)))
    assert a + max(b, c, d) < sorted((b, c, d))[0] + sorted((b, c, d))[1]
    for farthest in (d - a, d + a):
        assert abs((b * b + c * c - farthest**2) / (2 * b * c)) <= np.cos(np.radians(25)) + 1e-6


@pytest.mark.long
@pytest.mark.parametrize("seed", [0, 1])
def test_a_coupler_curve_through_eighteen_points_with_timing(seed: int) -> None:
    """The simulated linkage misses the targets by what the optimum says, and turns fully."""
    module = example("design_coupler_curve")
    family = po.load_family(EXAMPLES / "coupler_curve.toml", *module.CORNERS)
    best = module.design(family, module.LOOP, np.radians(20.0) * np.arange(18), count=2, seed=seed)[0]
    assert best.error < 0.02
    assert_turns_fully(best.p)
    np.testing.assert_allclose(family.constraint_error(best.q, best.p), 0, atol=1e-7)
    _, points = module.replay(family, best)
    assert abs(np.sum((points - module.LOOP) ** 2) - best.error) < 1e-6


@pytest.mark.long
def test_a_coupler_curve_exactly_through_six_points_in_order() -> None:
    module = example("design_coupler_curve")
    family = po.load_family(EXAMPLES / "coupler_curve.toml", *module.CORNERS)
    best = module.design(family, module.LINE, None, count=12)[0]
    assert best.error < 1e-14
    assert_turns_fully(best.p)
    assert np.all(np.diff(np.abs(best.q[:, 0])) >= module.APART - 1e-6)
    assert np.abs(module.replay(family, best)[1] - module.LINE).max() < 1e-6


@pytest.mark.long
def test_a_pole_is_swung_up_by_a_voltage() -> None:
    """Limits of voltage and current hold at the knots; the heat planned is that of the ledger; the pole arrives."""
    module = example("optimise_machines")
    network = po.load(EXAMPLES / "networks" / "motor_swings_pole.toml")
    plan = module.motor_plan(network, 20)
    assert plan.converged and np.abs(plan.control).max() <= module.SUPPLY + 1e-6
    run = module.replay_motor(network, plan)
    assert np.abs(run["motor.L.current"].values).max() < 1.01 * module.FUSE
    assert abs(float(run.energy_dissipated[-1].sum()) - plan.cost) < 0.01 * plan.cost
    end = run["cart_pole.joint_position"].values[-1]
    np.testing.assert_allclose(end, [0.0, np.pi], atol=0.02)


def test_a_pole_on_a_slider_crank_is_planned_with_its_loop_closed() -> None:
    module = example("optimise_machines")
    m = po.load(EXAMPLES / "crank_swings_pole.toml")
    plan = module.crank_plan(m, 20)
    assert plan.converged and np.abs(plan.control).max() <= module.STRONGEST + 1e-6
    np.testing.assert_allclose(m.constraint_error(plan.states[:, : m.nq]), 0, atol=1e-7)
    A = m.constraint_jacobian(plan.states[:, : m.nq])
    np.testing.assert_allclose(A @ plan.states[:, m.nq :, None], 0, atol=1e-7)
    np.testing.assert_allclose(plan.states[-1, [0, 3, 4, 7]], [0, np.pi, 0, 0], atol=1e-7)


@pytest.mark.long
def test_a_pole_on_a_slider_crank_is_swung_up() -> None:
    """The run under the torque of the plan is the plan, and the nearer the finer it is."""
    module = example("optimise_machines")
    m = po.load(EXAMPLES / "crank_swings_pole.toml")
    errors = []
    for intervals in (20, 60):
        plan = module.crank_plan(m, intervals)
        run = module.replay_crank(m, plan)
        errors.append(np.abs(run.joint_position.values - plan.states[:, : m.nq]).max())
    assert errors[0] < 0.05 and errors[1] < errors[0] / 10
