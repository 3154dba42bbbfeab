"""Velocities in the conventions of other packages: rates of poses, the same power, the same motion; slopes of any
algorithm; impulses of closures that catch."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from poinsot.analysis import InConvention
from scalars import assert_same

CONVENTIONS = ("mixed", "body", "world")


@pytest.fixture(scope="module")
def robot() -> po.Mechanism:
    """A free base, askew, that carries a hinge and a ball."""
    rng = np.random.default_rng(7)
    kinds = ("free", "revolute", "spherical")
    joints = tuple(
        po.Joint(f"j{k}", getattr(po.pairs, kind)(), f"b{k - 1}" if k else "ground", f"b{k}",
                 zoo.random_displacement(rng), zoo.random_displacement(rng))
        for k, kind in enumerate(kinds)
    )  # fmt: skip
    bodies = tuple(po.Body(f"b{k}", zoo.random_inertia(rng)) for k in range(3))
    return po.Mechanism(po.Model("robot", bodies, joints))


def moved(seen: InConvention, q: Any, v: Any, a: Any, t: float) -> tuple[Any, Any]:
    """The state after a short time t of constant a."""
    m: Any = seen.mechanism
    return m.integrate(q, t * v + 0.5 * t * t * a), v + t * a


@pytest.mark.parametrize(("base", "first"), [("mixed", "linear"), ("body", "linear"), ("world", "angular")])
def test_dynamics_in_a_convention_are_the_same_motion(robot: po.Mechanism, base: Any, first: Any) -> None:
    rng = np.random.default_rng(1)
    seen = robot.in_convention(base, first=first)
    q = np.stack([robot.random(rng) for _ in range(3)])
    v, a = rng.normal(size=(2, 3, robot.nv))
    tau = robot.inverse_dynamics(q, v, a)
    nu, rate, effort = seen.velocity(q, v), seen.acceleration(q, v, a), seen.effort(q, tau)
    assert_same(seen.rates(q, nu), v, abs=1e-12)
    assert_same((effort * nu).sum(-1), (tau * v).sum(-1), rel=1e-11)
    M = seen.mass_matrix(q)
    assert_same(0.5 * np.einsum("ki,kij,kj->k", nu, M, nu), robot.kinetic_energy(q, v), rel=1e-11)
    assert_same(np.einsum("kij,kj->ki", M, rate) + seen.bias_force(q, nu), effort, rel=1e-9, abs=1e-9)
    momentum = robot.centroidal_momentum(q, v)
    ours = np.einsum("kij,kj->ki", seen.centroidal_matrix(q), nu)
    assert_same(ours, momentum[:, [3, 4, 5, 0, 1, 2]] if first == "linear" else momentum, rel=1e-11, abs=1e-11)
    h, k = 1e-6, 0
    slope = (seen.velocity(*moved(seen, q[k], v[k], a[k], h)) - seen.velocity(*moved(seen, q[k], v[k], a[k], -h))) / (
        2 * h
    )
    assert_same(slope, rate[k], rel=1e-7, abs=1e-7)


@pytest.mark.parametrize("relative_to", ["ground", "b1"])
@pytest.mark.parametrize("convention", CONVENTIONS)
@pytest.mark.parametrize("base", CONVENTIONS)
def test_jacobians_give_twists_and_biases_their_rates(
    robot: po.Mechanism, base: Any, convention: Any, relative_to: str
) -> None:
    rng = np.random.default_rng(2)
    seen = robot.in_convention(base, first="angular")
    q, v = robot.random(rng), rng.normal(size=robot.nv)
    nu, keys = seen.velocity(q, v), {"convention": convention, "relative_to": relative_to}
    V = seen.twist(q, nu, "b2", **keys)
    assert_same(seen.jacobian(q, "b2", **keys) @ nu, V, rel=1e-11, abs=1e-11)
    h, steady = 1e-6, seen.rates(q, -seen.acceleration(q, v, 0 * v))

    def at(t: float) -> tuple[Any, Any]:
        return moved(seen, q, v, steady, t)

    rate = (seen.pose(at(h)[0], "b2", relative_to) - seen.pose(at(-h)[0], "b2", relative_to)) / (2 * h)
    X = seen.pose(q, "b2", relative_to)
    body = np.linalg.inv(X) @ rate
    spun = np.array([body[2, 1], body[0, 2], body[1, 0]])
    expected = {
        "body": np.concatenate([spun, body[:3, 3]]),
        "mixed": np.concatenate([X[:3, :3] @ spun, rate[:3, 3]]),
        "world": np.concatenate([X[:3, :3] @ spun, rate[:3, 3] + np.cross(X[:3, 3], X[:3, :3] @ spun)]),
    }
    assert_same(V, expected[convention], rel=1e-7, abs=1e-7)
    twists = [seen.twist(p, seen.velocity(p, w), "b2", **keys) for p, w in (at(h), at(-h))]
    assert_same(seen.bias_acceleration(q, nu, "b2", **keys), (twists[0] - twists[1]) / (2 * h), rel=1e-6, abs=1e-6)


@pytest.mark.parametrize(
    ("algorithm", "body"),
    [
        ("centroidal_momentum", None),
        ("twist_aligned", "b2"),
        *(
            pytest.param(*each, marks=pytest.mark.long)
            for each in (("centroidal_momentum_rate", None), ("point_position", "b2"), ("bias_force", None))
        ),
    ],
)
def test_derivatives_of_any_algorithm_are_slopes(robot: po.Mechanism, algorithm: str, body: str | None) -> None:
    rng = np.random.default_rng(3)
    f = getattr(robot if body is None else robot.body(body), algorithm)
    slopes = robot.derivatives(algorithm, body)
    count = f.nin
    others = [rng.normal(size=(2, 3 if algorithm == "point_position" else robot.nv)) for _ in range(count - 1)]
    q = np.stack([robot.random(rng) for _ in range(2)])
    found = slopes(q, *others)
    assert len(found) == count and found[0].shape == (2, *f(q, *others).shape[1:], robot.nv)
    delta, h = rng.normal(size=(2, robot.nv)), 1e-6
    slope = (f(robot.integrate(q, h * delta), *others) - f(robot.integrate(q, -h * delta), *others)) / (2 * h)
    assert_same(np.einsum("kij,kj->ki", found[0], delta), slope, rel=1e-6, abs=1e-6)
    for k, x in enumerate(others):
        dx = rng.normal(size=x.shape)
        ends = [f(q, *(y + s * h * dx if i == k else y for i, y in enumerate(others))) for s in (1, -1)]
        assert_same(np.einsum("kij,kj->ki", found[1 + k], dx), (ends[0] - ends[1]) / (2 * h), rel=1e-6, abs=1e-6)
    assert np.array_equal(slopes(q[0], *(x[0] for x in others))[0], found[0][0]), "a batch is its singles"


def test_what_a_closure_catches_bears_its_impulse(robot: po.Mechanism) -> None:
    robot, rng = robot.subtree("j1"), np.random.default_rng(4)
    q, v = robot.random(rng), rng.normal(size=robot.nv)
    caught = robot.close("ground", "b2", at=q, kind="spherical", name="foot")
    M = robot.mass_matrix(q)
    before, stopped = caught.impact(q, v)[0] * 0 + v, caught.impact(q, v)[0]
    for e in (0.0, 0.4, 1.0):
        after, impulses = caught.impact(q, v, e)
        J = robot.body("b2").jacobian(q)
        assert_same(M @ (after - before), J.T @ impulses["foot"], rel=1e-9, abs=1e-9)
        foot = robot.body("b2").twist_aligned
        assert_same(foot(q, after)[3:], -e * foot(q, v)[3:], rel=1e-8, abs=1e-9)
        lost = 0.5 * (1 - e * e) * (v - stopped) @ M @ (v - stopped)
        assert_same(robot.kinetic_energy(q, v) - robot.kinetic_energy(q, after), lost, rel=1e-9, abs=1e-10)


def test_what_is_no_convention_is_refused_by_name(robot: po.Mechanism) -> None:
    for given in ({"convention": "local"}, {"first": "force"}):
        with pytest.raises(po.ModelError, match="is no convention; it is"):
            robot.in_convention(**given)  # type: ignore[arg-type]
    with pytest.raises(po.ModelError, match="no single row of numbers"):
        robot.derivatives("mass_matrix")
    with pytest.raises(po.ModelError, match="restitution is 2"):
        robot.close("ground", "b2", kind="spherical").impact(robot.neutral(), np.zeros(robot.nv), 2)
