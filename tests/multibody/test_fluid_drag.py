"""The drag of a still fluid: it takes power, scales as lengths and speeds do, and is that of its two limits."""

import numpy as np
import pytest

import poinsot as po
from poinsot import Displacement, Inertia, ModelError, Twist, pairing, pairs
from poinsot.multibody.fluid_drag import FluidDrag
from poinsot.multibody.model import Body, Joint, Model

BOX = (0.1, 0.2, 0.4)


def random_pose(rng: np.random.Generator) -> Displacement:
    return Displacement.from_quaternion(rng.normal(size=4), rng.normal(size=3))


def drag(density: float = 1.2, viscosity: float = 0.3, box: tuple[float, float, float] = BOX) -> FluidDrag:
    return FluidDrag("drag", "body", Displacement.identity(), box, density, viscosity)


@pytest.mark.parametrize("seed", range(5))
def test_it_takes_power_wherever_the_body_is(seed: int) -> None:
    rng = np.random.default_rng(seed)
    print(f"seed {seed}")
    X, V = random_pose(rng), Twist.of(rng.normal(size=6))
    taken = drag().dissipation(X, V)
    assert taken > 0
    at_rest = drag().dissipation(Displacement.identity(), X.pull(V))
    assert taken == pytest.approx(at_rest, rel=1e-12)
    back = drag().friction(X, -V)
    np.testing.assert_allclose(back.vector, -drag().friction(X, V).vector, rtol=1e-12)
    assert pairing(drag().friction(X, V), V) == pytest.approx(taken)


def test_pressure_grows_with_the_square_of_the_speed_and_of_the_size_and_friction_with_each() -> None:
    X, V = Displacement.identity(), Twist.of([0.0, 0.0, 0.0, 2.0, 0.0, 0.0])
    larger = (2 * BOX[0], 2 * BOX[1], 2 * BOX[2])
    for fluid, power in (((1.2, 0.0), 2), ((0.0, 0.3), 1)):
        force = drag(*fluid).friction(X, V).force[0]
        assert drag(*fluid).friction(X, V * 3.0).force[0] == pytest.approx(3**power * force)
        assert drag(*fluid, larger).friction(X, V).force[0] == pytest.approx(2**power * force)
    assert drag(1.2, 0.0).friction(X, V).force[0] == pytest.approx(0.5 * 1.2 * 0.2 * 0.4 * 4.0)
    diameter = sum(BOX) / 3
    assert drag(0.0, 0.3).friction(X, V).force[0] == pytest.approx(3 * np.pi * 0.3 * diameter * 2.0)


def test_a_falling_body_comes_to_its_terminal_speed_and_the_ledger_closes() -> None:
    body = Body("body", Inertia.at_centre(2.0, [0.0, 0.0, 0.0], [0.1, 0.1, 0.1]))
    model = Model(
        "falling", (body,), (Joint("fall", pairs.free(), "ground", "body"),), (drag(1000.0, 0.0, (1.0, 1.0, 1.0)),)
    )
    mechanism = po.Mechanism(model)
    run = po.simulate(mechanism, time=5.0, rtol=1e-9, samples=2)
    speed = np.sqrt(2.0 * 9.80665 / (0.5 * 1000.0))
    assert -float(run["joint_velocity"].values[-1][5]) == pytest.approx(speed, rel=1e-3)
    assert float(abs(run["energy_residual"]).max()) < 1e-7


@pytest.mark.parametrize(("density", "viscosity"), [(-1.0, 0.0), (1.0, -1.0), (float("nan"), 0.0), (0.0, float("inf"))])
def test_no_fluid_is_like_this(density: float, viscosity: float) -> None:
    body = Body("body", Inertia.at_centre(1.0, [0.0, 0.0, 0.0], [0.1, 0.1, 0.1]))
    with pytest.raises(ModelError, match="finite number, not negative"):
        Model("m", (body,), (Joint("j", pairs.free(), "ground", "body"),), (drag(density, viscosity),))
