"""Casimirs of polynomial structures: found exactly, generators of all there are, refused where J is no polynomial."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
import sympy

from poinsot import ModelError
from poinsot.algebra import sin
from poinsot.structures.casimirs import casimir_defect, casimirs, polynomial_casimirs
from poinsot.structures.matrices import Array, rank
from poinsot.structures.passive_control import control_by_interconnection
from poinsot.structures.polynomials import TaylorPolynomial, read
from poinsot.structures.port_hamiltonian import PortHamiltonian
from structures.random_structures import each_seed, random_invertible, random_skew

Rng = np.random.Generator


def so3(x: Any) -> np.ndarray:
    return np.array([[0, -x[2], x[1]], [x[2], 0, -x[0]], [-x[1], x[0], 0]], dtype=object)


def se3(x: Any) -> np.ndarray:
    def tilde(a: Any) -> np.ndarray:
        return -so3(a).T

    return np.vstack([np.hstack([tilde(x[:3]), tilde(x[3:])]), np.hstack([tilde(x[3:]), np.zeros((3, 3), dtype=int)])])


def rationals(rng: Rng, n: int) -> Array:
    return np.array([Fraction(int(k), 7) for k in rng.integers(-20, 21, n)], dtype=object)


@each_seed
def test_what_is_read_has_the_values_of_what_it_was_read_from(seed: int) -> None:
    rng = np.random.default_rng(seed)
    a, x = rng.integers(-3, 4, 6), rationals(rng, 3)

    def function(x: Any) -> Any:
        inner = a[0] * x[0] + a[1] * x[1] * x[2] - a[2]
        return np.array([[inner * inner, inner**3 - x[0] / 4], [a[3], (x[2] - x[2]) + a[4] * x[0] ** 2 * inner**4]])

    found = read(function, 3)
    for p, value in zip(found.flat, function(x).flat, strict=True):
        assert p(x) == value
        size = float(TaylorPolynomial({key: abs(c) for key, c in p.terms.items()}, 3)(abs(x)))
        assert p(x.astype(float)) == pytest.approx(float(value), abs=1e-14 * (1 + size))
    q = found[0, 0] * found[0, 1]
    assert q(x) == found[0, 0](x) * found[0, 1](x)
    h = sympy.symbols("x y z")
    assert sympy.expand(found[0, 1].slope(0)(h) - sympy.diff(found[0, 1](h), h[0])) == 0


def test_a_body_and_a_top() -> None:
    """|Π|²; Γ·Γ and Π·Γ: no more up to degree four, products being no new ones."""
    assert [str(c) for c in polynomial_casimirs(so3, 3, 4)] == ["x0**2 + x1**2 + x2**2"]
    found = {c.written(["a", "b", "c", "u", "v", "w"]) for c in polynomial_casimirs(se3, 6, 3)}
    assert found == {"a*u + b*v + c*w", "u**2 + v**2 + w**2"}


@each_seed
def test_a_casimir_put_in_by_hand_is_found(seed: int) -> None:
    """J_ij = ε_ijk ∂_k C has the Casimir C, for every C: Nambu's bracket. In moved coordinates A x, too."""
    rng = np.random.default_rng(seed)
    A, a = random_invertible(rng, 3, True), rng.integers(-3, 4, 4)
    a[3] = a[3] or 1

    def planted(x: Any) -> Any:
        y = A @ x
        return (
            a[0] * y[0] * y[0]
            + a[1] * y[1] * y[2]
            + a[2] * y[0] * y[1]
            + a[3] * y[2] * y[2] * y[2]
            + y[0] * y[1] * y[2]
        )

    (C,) = read(lambda x: np.array([planted(x)], dtype=object), 3)

    def J(x: Any) -> np.ndarray:
        g = [C.slope(k)(x) for k in range(3)]
        return np.array([[0, g[2], -g[1]], [-g[2], 0, g[0]], [g[1], -g[0], 0]], dtype=object)

    (found,) = polynomial_casimirs(J, 3, 3)
    assert dict(found.terms) == dict(C.primitive().terms)
    x = rationals(rng, 3)
    rows = J(x) @ np.array([found.slope(k)(x) for k in range(3)], dtype=object)
    assert all(entry == 0 for entry in rows)
    assert np.abs(casimir_defect(J, found, x.astype(float)).astype(float)).max() < 1e-8


@each_seed
def test_of_constant_structures_they_are_the_linear_ones(seed: int) -> None:
    rng = np.random.default_rng(seed)
    J = random_skew(rng, 5, True, pairs=int(rng.integers(0, 3)))
    found = polynomial_casimirs(J, 5, 2)
    assert all(c.degree == 1 for c in found)
    rows = np.array([[c.slope(k)(np.zeros(5, dtype=int)) for k in range(5)] for c in found], dtype=object).reshape(
        -1, 5
    )
    assert len(found) == casimirs(J).shape[1] == rank(np.vstack([rows, casimirs(J).T]))


def test_dissipation_and_ports_leave_fewer() -> None:
    """A body with friction about one axis keeps no |Π|²; a port along an axis that Γ does not see keeps Γ·Γ."""
    R = np.diag([1, 0, 0])
    assert polynomial_casimirs(so3, 3, 2, R=R) == []
    assert polynomial_casimirs(so3, 3, 2, G=np.eye(3, dtype=int)[:, :1]) == []
    (left,) = polynomial_casimirs(se3, 6, 2, G=np.eye(6, dtype=int)[:, :3])
    assert left.written(["a", "b", "c", "u", "v", "w"]) == "u**2 + v**2 + w**2"
    turned = polynomial_casimirs(se3, 6, 2, R=lambda x: np.diag([*(x[:3] * x[:3]), 0, 0, 0]))
    assert [c.written() for c in turned] == ["x3**2 + x4**2 + x5**2"]


def test_a_controller_is_tied_to_states_by_a_casimir_of_the_whole() -> None:
    """ẋ = x₁ y-like: a port whose field is J ∂(x₀²/2): ξ − x₀²/2 is a Casimir of plant and controller."""

    def J(x: Any) -> Any:
        return np.array([[0, 1], [-1, 0]])

    plant = PortHamiltonian(lambda x: x @ x, J, ("q", "p"), None, lambda x: np.array([[0 * x[0]], [x[0]]]), ("u",))
    whole = control_by_interconnection(plant, lambda xi: 0.0 * xi.sum())
    (found,) = polynomial_casimirs(whole.J, 3, 2)
    assert found.written(["q", "p", "xi"]) == "q**2 - 2*xi"
    damped = PortHamiltonian(plant.hamiltonian, J, ("q", "p"), np.diag([0, 1]), plant.G, ("u",))
    again = control_by_interconnection(damped, lambda xi: 0.0 * xi.sum())
    assert [str(c) for c in polynomial_casimirs(again.J, 3, 2, R=again.R)] == [str(found)], (
        "the friction is not along it"
    )


def test_what_is_no_polynomial_is_refused() -> None:
    def pendulum(x: Any) -> Any:
        return np.array([[0, sin(x[0])], [-sin(x[0]), 0]], dtype=object)

    with pytest.raises(ModelError, match=r"where J\(x\) is polynomial, and it is not: the entry 0, 1"):
        polynomial_casimirs(pendulum, 2, 2)
    with pytest.raises(ModelError, match="with 4 states J must have 4 rows"):
        polynomial_casimirs(so3, 4, 2)
    with pytest.raises(ModelError, match="degree of 1 or more"):
        polynomial_casimirs(so3, 3, 0)
    with pytest.raises(ModelError, match="more than the"):
        polynomial_casimirs(np.zeros((20, 20), dtype=int), 20, 5)
    with pytest.raises(ModelError, match="polynomial, and it is not"):
        polynomial_casimirs([[0.0, np.nan], [np.nan, 0.0]], 2, 1)
