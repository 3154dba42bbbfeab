"""Lie–Poisson structures of random and of known algebras: Jacobi, Casimirs, what the rows mean."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from poinsot import ModelError, Twist, Wrench
from poinsot.structures.casimirs import jacobi_defect, polynomial_casimirs
from poinsot.structures.poisson import (
    bracket,
    closedness_defect,
    lie_poisson,
    lie_poisson_system,
    se3_structure_constants,
    so3_structure_constants,
)
from structures.random_structures import each_seed


def of_matrices(basis: list[np.ndarray]) -> np.ndarray:
    """The constants of an algebra of matrices."""
    flat = np.array([b.ravel() for b in basis]).T
    n = len(basis)
    c = np.zeros((n, n, n))
    for i, a in enumerate(basis):
        for j, b in enumerate(basis):
            c[:, i, j] = np.linalg.lstsq(flat, (a @ b - b @ a).ravel(), rcond=None)[0]
    return c


def algebras(rng: np.random.Generator) -> dict[str, np.ndarray]:
    square = [np.eye(4)[k].reshape(2, 2) for k in range(4)]
    upper = [np.eye(9)[k].reshape(3, 3) for k in (0, 1, 2, 4, 5, 8)]
    A = rng.standard_normal((4, 4)) + 3 * np.eye(4)
    gl = of_matrices(square)
    turned = np.einsum("kl,lij,ia,jb->kab", np.linalg.inv(A), gl, A, A)
    return {
        "so(3)": so3_structure_constants(), "se(3)": se3_structure_constants(), "gl(2)": gl,
        "gl(2) in another basis": turned, "triangular": of_matrices(upper),
    }  # fmt: skip


@each_seed
def test_every_algebra_gives_a_poisson_structure(seed: int) -> None:
    """Jacobi's identity, and {μᵢ, μⱼ} = ∓⟨μ, [Eᵢ, Eⱼ]⟩."""
    rng = np.random.default_rng(seed)
    for name, c in algebras(rng).items():
        mu = rng.standard_normal(len(c))
        for side, sign in (("left", -1.0), ("right", 1.0)):
            J = lie_poisson(c, side)
            assert np.abs(jacobi_defect(J, mu).astype(float)).max() < 1e-11 * (1 + np.abs(c).max() ** 2), name
            i, j = rng.choice(len(c), 2, replace=False)
            found = bracket(J, lambda m, i=i: m[i], lambda m, j=j: m[j])(mu)
            assert found == pytest.approx(sign * float(mu @ c[:, i, j]), abs=1e-13)


@each_seed
def test_momentum_moves_as_a_wrench_does(seed: int) -> None:
    """μ̇ = J(μ) T = T's transport of the momentum: −T ×* P, the P∧ of the source, for a body-fixed frame."""
    rng = np.random.default_rng(seed)
    mu, twist = rng.standard_normal((2, 6))
    rate = np.asarray(lie_poisson(se3_structure_constants())(mu)) @ twist
    moment, force, w, v = mu[:3], mu[3:], twist[:3], twist[3:]
    carried = Twist(w, v).cross(Wrench(moment, force))
    assert rate.astype(float) == pytest.approx(-np.concatenate([carried.first, carried.second]), abs=1e-13)
    assert rate[:3].astype(float) == pytest.approx(np.cross(moment, w) + np.cross(force, v), abs=1e-13)
    assert rate[3:].astype(float) == pytest.approx(np.cross(force, w), abs=1e-13)


def test_their_casimirs_are_those_of_the_books() -> None:
    def found(c: Any, degree: int) -> set[str]:
        return {p.written() for p in polynomial_casimirs(lie_poisson(c), len(c), degree)}

    assert found(so3_structure_constants(), 2) == {"x0**2 + x1**2 + x2**2"}
    assert found(se3_structure_constants(), 2) == {"x0*x3 + x1*x4 + x2*x5", "x3**2 + x4**2 + x5**2"}
    gl = np.round(algebras(np.random.default_rng(0))["gl(2)"]).astype(int)
    assert found(gl, 2) == {"x0 + x3", "x0*x3 - x1*x2"} or found(gl, 2) == {"x0 + x3", "x0**2 + 2*x1*x2 + x3**2"}


@each_seed
def test_reduced_systems_keep_energy_and_casimirs(seed: int) -> None:
    rng = np.random.default_rng(seed)
    A = rng.standard_normal((6, 6))
    M = A @ A.T
    system = lie_poisson_system(
        lambda m: m @ (M @ m) / 2, se3_structure_constants(), [f"m{k}" for k in range(6)], [f"w{k}" for k in range(6)]
    )
    mu, W = rng.standard_normal((2, 6))
    balance = system.balance(mu, W)
    assert balance.residual == pytest.approx(0, abs=1e-10)
    assert balance.supplied == pytest.approx(float(W @ M @ mu), rel=1e-10)
    rate, _ = system.flow(mu, np.zeros(6))
    for C in polynomial_casimirs(system.J, 6, 2):
        slope = np.array([C.slope(k)(mu) for k in range(6)])
        assert abs(slope @ rate) < 1e-12 * (1 + np.abs(slope) @ np.abs(rate))
    alone = lie_poisson_system(system.hamiltonian, se3_structure_constants(), system.states)
    assert np.abs(closedness_defect(alone, mu).astype(float)).max() < 1e-13
    assert np.abs(closedness_defect(system, mu).astype(float)).max() == pytest.approx(1.0), (
        "body-fixed wrenches are not"
    )


def test_what_is_no_algebra_is_refused() -> None:
    c = se3_structure_constants()
    with pytest.raises(ModelError, match=r"n × n × n numbers c\[k, i, j\]; the shape is \(6, 6\)"):
        lie_poisson(c[0])
    lopsided = c.copy()
    lopsided[2, 0, 1] = 5
    with pytest.raises(ModelError, match="c\\[k, i, j\\] must be skew"):
        lie_poisson(lopsided)
    broken = so3_structure_constants().astype(object) * Fraction(1)
    broken[0, 0, 1], broken[0, 1, 0] = Fraction(1), Fraction(-1)
    with pytest.raises(ModelError, match="Jacobi's identity fails for E0, E1 and E2"):
        lie_poisson(broken)
    with pytest.raises(ModelError, match='from the "left" or from the "right", not \'up\''):
        lie_poisson(c, "up")  # type: ignore[arg-type]
    with pytest.raises(ModelError, match="2 states and 0 ports are named"):
        lie_poisson_system(lambda m: m[0], so3_structure_constants(), ["a", "b"])
