"""The derivative ufuncs are the pure functions, rolled or written out, and agree with Pinocchio's."""

import warnings
from pathlib import Path
from typing import Any

import mpmath
import numpy as np
import pytest
from scipy.linalg import null_space

import poinsot as po
import zoo
from cases import quick
from conftest import require_oracle
from files.robots import every_robot, require_robot
from poinsot import Model, pinocchio_order
from poinsot.algorithms import derivatives
from poinsot.algorithms.derivatives import LARGEST_WRITTEN, Derivatives
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.elements import LinearSpring
from poinsot.files import load_model
from poinsot.multibody import (
    forward_dynamics_derivatives,
    inverse_dynamics,
    inverse_dynamics_derivatives,
    weightless_freedoms,
)

SEEDS = quick(1, range(3))
PURE = {
    "inverse_dynamics_derivatives": inverse_dynamics_derivatives,
    "forward_dynamics_derivatives": forward_dynamics_derivatives,
}


class Robot(po.Mechanism, Derivatives):
    """A mechanism with the group tested here."""


@pytest.fixture(params=["written out", "products in loops", "rolled"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """One straight program, the same but for products with M⁻¹, or loops over links and pairs of freedoms."""
    for name in PURE:
        monkeypatch.setitem(LARGEST_WRITTEN, name, -1 if request.param == "rolled" else 10**9)
    if request.param == "products in loops":
        monkeypatch.setattr(derivatives, "LARGEST_PRODUCT", -1)
    return str(request.param)


def robot_of(seed: int, **options: Any) -> tuple[Robot, np.ndarray, np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    m = Robot(zoo.random_model(rng, **options))
    q, v = zoo.random_state(m.tree, rng)
    return m, q, v, rng.normal(size=m.nv)


def assert_same(ours: Any, expected: Any, relative: float) -> None:
    for mine, theirs in zip(ours, expected, strict=True):
        theirs = np.asarray(theirs, dtype=float)
        size = max(np.abs(theirs).max(initial=0.0), 1e-9)
        np.testing.assert_allclose(mine, theirs, rtol=0, atol=relative * size)


@pytest.mark.sample(1)
def test_closed_loops_are_written_out(way: str, seed: int) -> None:
    """Where rows are redundant along the motions that the loop allows: elsewhere these rows contradict each other."""
    m, _, v, x = robot_of(seed, bodies=4, loops=1, kinds=("revolute", "spherical"), closing_kinds=("spherical",))
    q = m.neutral()
    A = np.asarray(m.constraint_jacobian(q))
    T = null_space(A, rcond=1e-9)
    v = T @ T.T @ v
    T = T if m.nv - T.shape[1] < len(A) else np.eye(m.nv)
    for name, function in PURE.items():
        (by_q, by_v, last), (q_slopes, v_slopes, others) = getattr(m, name)(q, v, x), function(m.tree, q, v, x)
        assert_same((by_q @ T, by_v @ T, last), (q_slopes @ T, v_slopes @ T, others), 1e-9)


def test_what_cannot_move_has_empty_derivatives(way: str) -> None:
    m = Robot(Model("rock", (), ()))
    nothing = np.zeros(0)
    for name in PURE:
        assert [each.shape for each in getattr(m, name)(nothing, nothing, nothing)] == [(0, 0)] * 3


def chain(bodies: int, springs: int = 0) -> Robot:
    """Turning pairs one after the other, the last body tied to the ground."""
    rng, pair = np.random.default_rng(3), zoo.every_pair()["revolute"]
    links = tuple(zoo.Body(f"b{i}", zoo.random_inertia(rng)) for i in range(bodies))
    joints = (zoo.Joint(f"j{i}", pair, f"b{i - 1}" if i else "ground", f"b{i}") for i in range(bodies))
    ties = (
        LinearSpring(f"s{i}", "ground", (1.0, 0.0, 0.0), f"b{bodies - 1}", (0.0, 0.1, 0.0), 2.0) for i in range(springs)
    )
    return Robot(Model("chain", links, tuple(joints), tuple(ties)))


@pytest.mark.parametrize("name", PURE)
def test_plain_trees_are_rolled_from_a_size_on(name: str) -> None:
    attribute = getattr(Derivatives, name)
    assert [isinstance(attribute.kernel(chain(n)), RolledKernel) for n in (4, 30, 200)] == [False, True, True]


def test_where_bodies_are_tied_large_products_are_loops() -> None:
    kernels = [Derivatives.forward_dynamics_derivatives.kernel(chain(n, springs=1)) for n in (4, 30)]
    assert [isinstance(kernel, RolledKernel) for kernel in kernels] == [False, True]


@pytest.mark.parametrize("name", PURE)
def test_what_would_take_hours_to_compile_is_refused_with_a_way_out(name: str) -> None:
    with pytest.raises(po.ModelError, match=r"'chain'.*22500 pairs of freedoms.*dual numbers"):
        getattr(chain(150, springs=1), name)


# -------------------------------------------------------------------------------------------------------- Pinocchio


@pytest.mark.sample(2)
@pytest.mark.oracle
@pytest.mark.parametrize("base", quick(1, ["free", "fixed"]))
@every_robot
def test_derivatives_agree_with_pinocchio(robot: Path | None, base: str) -> None:
    """∂τ/∂x to 1e-9; ∂v̇/∂x to 1e-9 or 10 cond(M) ε, and where they differ by more, 40 digits decide.

    The algorithms run on floats: kernels are tested above.
    """
    path, pin = require_robot(robot), require_oracle("pinocchio")
    with warnings.catch_warnings(action="ignore"):
        try:
            m = po.Mechanism(load_model(path, base=base))  # type: ignore[arg-type]
        except po.FileError:
            pytest.skip(reason="the file has no link; Pinocchio refuses it too")
    root = (pin.JointModelFreeFlyer(),) if base == "free" else ()
    model = pin.buildModelFromUrdf(str(path), *root)
    order, data = pinocchio_order(m, model), model.createData()
    rng = np.random.default_rng(1834)
    q, v, a = m.random(rng), rng.normal(size=m.nv), rng.normal(size=m.nv)
    Q, V, A = order.to_q(q), order.to_v(q, v), order.to_v(q, a)
    N = order.to_v(q, np.eye(m.nv)).T if m.nv else np.zeros((0, 0))

    def seen(slopes: Any) -> list[np.ndarray]:
        return [N @ np.asarray(each, dtype=float).reshape(m.nv, m.nv) @ N.T for each in slopes]

    theirs = symmetric_last(pin.computeRNEADerivatives(model, data, Q, V, A))
    ours = seen(inverse_dynamics_derivatives(m.tree, q, v, a))
    assert_same(ours, theirs, 1e-9)
    if m.nv and not weightless_freedoms(m.tree):
        tau = inverse_dynamics(m.tree, q, v, a)
        theirs = symmetric_last(pin.computeABADerivatives(model, data, Q, V, order.to_tau(q, tau)))
        bound = max(1e-9, 10 * np.linalg.cond(ours[2]) * np.finfo(float).eps)
        ours = seen(forward_dynamics_derivatives(m.tree, q, v, tau))
        if max(map(apart, ours, theirs)) > bound:
            with mpmath.workdps(40):
                exact = [np.array([mpmath.mpf(float(x)) for x in part], dtype=object) for part in (q, v, tau)]
                truth = seen(forward_dynamics_derivatives(m.tree, *exact))
            assert max(map(apart, ours, truth)) <= bound < 2 * max(map(apart, theirs, truth)), "the error is ours"


def apart(ours: np.ndarray, theirs: np.ndarray) -> float:
    """The largest difference over the largest number."""
    return float(np.abs(ours - theirs).max() / max(np.abs(theirs).max(), 1e-9))


def symmetric_last(slopes: Any) -> list[np.ndarray]:
    """Copies; of the last, M or its inverse, Pinocchio fills the upper half."""
    *others, last = (np.array(x) for x in slopes)
    return [*others, np.triu(last) + np.triu(last, 1).T]
