"""Casimirs, algebraic constraints, the Jacobi identity, integrability, interaction potentials."""

from typing import Any

import numpy as np
import pytest
import sympy

from poinsot import ModelError
from poinsot.algebra import sin
from poinsot.structures.casimirs import (
    casimir_defect,
    casimirs,
    conserved,
    constraints,
    integrability_defect,
    interaction_potential,
    jacobi_defect,
)
from poinsot.structures.derivatives import gradient, hessian
from poinsot.structures.families import DiracFamily
from poinsot.structures.matrices import rank
from poinsot.structures.multiports import from_input_output
from poinsot.structures.ports import Port
from structures.random_structures import (
    each_number,
    each_seed,
    random_dirac,
    random_element,
    random_matrix,
    random_psd,
    random_skew,
)


def so3(x: Any) -> np.ndarray:
    """The structure of a free rigid body on its angular momentum: J e = x × e … of e, so −x̃."""
    return np.array([[0, -x[2], x[1]], [x[2], 0, -x[0]], [-x[1], x[0], 0]], dtype=object)


def bent(x: Any) -> np.ndarray:
    """Skew, and no Poisson structure."""
    return np.array([[0, x[0], 1], [-x[0], 0, sin(x[1])], [-1, -sin(x[1]), 0]], dtype=object)


@each_number
@each_seed
def test_casimirs_of_constant_structures(seed: int, exact: bool) -> None:
    rng = np.random.default_rng(seed)
    J = random_skew(rng, 5, exact, pairs=2)
    c = casimirs(J)
    assert c.shape[1] == 5 - rank(J) and c.shape[1] % 2 == 1
    assert np.abs(c.T @ J).max() <= (0 if exact else 1e-12)
    R, G = random_psd(rng, 5, exact), random_matrix(rng, 5, 1, exact)
    kept = casimirs(J, R, G)
    rate = (J - R) @ random_matrix(rng, 5, 3, exact) + G @ random_matrix(rng, 1, 3, exact)
    assert np.abs(kept.T @ rate).max(initial=0) <= (0 if exact else 1e-11)
    assert kept.shape[1] <= c.shape[1]


@each_number
@each_seed
def test_conserved_and_constraints_of_a_structure_with_ports(seed: int, exact: bool) -> None:
    """For every admissible (ẋ, f, ∂H, −e): cᵀẋ = 0 and a ∂H = 0; and as many as ranks say."""
    rng = np.random.default_rng(seed)
    D = random_dirac(rng, [Port("x", 5), Port("b")], exact)
    c, a = conserved(D, ["x"]), constraints(D, ["x"])
    k = D.columns("x")
    for _ in range(4):
        f, e = random_element(D, rng)
        assert np.abs(c.T @ f[k]).max(initial=0) <= (0 if exact else 1e-10)
        assert np.abs(a @ e[k]).max(initial=0) <= (0 if exact else 1e-10)
    assert c.shape[1] == 5 - rank(D.E[:, k]) and len(a) == 5 - rank(D.F[:, k])


@pytest.mark.parametrize("variable", ["flow", "effort"])
@each_number
@each_seed
def test_constraints_with_inputs(seed: int, exact: bool, variable: str) -> None:
    rng = np.random.default_rng(seed)
    D = random_dirac(rng, [Port("x", 4), Port("b")], exact)
    a = constraints(D, ["x"], {"b": variable})
    f, e = random_element(D, rng)
    k, b = D.columns("x"), D.columns("b")
    u = f[b] if variable == "flow" else -e[b]
    assert np.abs(a @ np.concatenate([e[k], u])).max(initial=0) <= (0 if exact else 1e-10)


@each_seed
def test_candidates_on_state_dependent_structures(seed: int) -> None:
    """|x|² is a Casimir of so(3)*, x₀ is none."""
    x = np.random.default_rng(seed).standard_normal(3)
    assert np.abs(casimir_defect(so3, lambda x: x[0] * x[0] + x[1] * x[1] + x[2] * x[2], x).astype(float)).max() < 1e-14
    assert np.abs(casimir_defect(so3, lambda x: x[0] * 1.0, x).astype(float)).max() > 1e-3


@each_seed
def test_jacobi_identity(seed: int) -> None:
    x = np.random.default_rng(seed).standard_normal(3)
    assert np.abs(jacobi_defect(so3, x).astype(float)).max() < 1e-14
    defect = jacobi_defect(bent, x).astype(float)
    assert np.abs(defect).max() > 1e-3
    h = 1e-6
    expected = 0.0
    for axis in range(3):
        step = h * np.eye(3)[axis]
        slope = (bent(x + step).astype(float) - bent(x - step).astype(float)) / (2 * h)
        J = bent(x).astype(float)
        expected += J[0, axis] * slope[1, 2] + J[2, axis] * slope[0, 1] + J[1, axis] * slope[2, 0]
    assert defect[0, 1, 2] == pytest.approx(expected, abs=1e-8)


def test_jacobi_identity_in_symbols() -> None:
    x = np.array(sympy.symbols("x y z"), dtype=object)
    assert all(sympy.simplify(entry) == 0 for entry in jacobi_defect(so3, x).flat)
    assert any(sympy.simplify(entry) != 0 for entry in jacobi_defect(bent, x).flat)


@each_seed
def test_integrability_is_the_jacobi_identity_of_ẋ_equal_J_e(seed: int) -> None:
    x = np.random.default_rng(seed).standard_normal(3)
    one = np.eye(3, dtype=int)
    for J in (so3, bent):
        family = DiracFamily(lambda x, J=J: (one, -J(x)), (Port("x", 3),))
        found = integrability_defect(family, x).astype(float)
        assert np.abs(found) == pytest.approx(np.abs(jacobi_defect(J, x).astype(float)), abs=1e-13)


@each_seed
def test_integrability_is_closedness_of_e_equal_ω_ẋ(seed: int) -> None:
    """ω = dθ is closed; ω + x₀ dx₁∧dx₂ is not: its derivative is dx₀∧dx₁∧dx₂."""
    x = np.random.default_rng(seed).standard_normal(3)

    def closed(x: Any) -> np.ndarray:  # dθ for θ = x₁² dx₀ + sin x₀ dx₂
        from poinsot.algebra import cos

        a, b = -2.0 * x[1], cos(x[0])
        return np.array([[0, a, b], [-a, 0, 0], [-b, 0, 0]], dtype=object)

    def open_form(x: Any) -> np.ndarray:
        more = np.zeros((3, 3), dtype=object)
        more[1, 2], more[2, 1] = x[0], -x[0]
        return closed(x) + more

    one = np.eye(3, dtype=int)
    for form, size in ((closed, 0.0), (open_form, 1.0)):
        family = DiracFamily(lambda x, form=form: (-form(x), one), (Port("x", 3),))
        defect = integrability_defect(family, x).astype(float)
        assert np.abs(defect).max() == pytest.approx(size, abs=1e-13)


def test_a_constraint_that_can_be_integrated_and_one_that_cannot() -> None:
    """ẋ on spheres about the origin is integrable; a knife edge is not: it can reach every pose."""

    def sphere(x: Any) -> tuple[list, list]:
        return [[x[0], x[1], x[2]], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [-x[1], x[0], 0], [-x[2], 0, x[0]]]

    def knife(x: Any) -> tuple[list, list]:
        from poinsot.algebra import cos

        c, s = cos(x[2]), sin(x[2])
        return [[s, -c, 0], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [c, s, 0], [0, 0, 1]]

    x = np.array([0.4, -0.3, 0.8])
    spheres, edge = (DiracFamily(matrices, (Port("x", 3),)) for matrices in (sphere, knife))
    assert spheres.at(x).size == edge.at(x).size == 3
    assert np.abs(integrability_defect(spheres, x).astype(float)).max() < 1e-14
    assert np.abs(integrability_defect(edge, x).astype(float)).max() > 0.1


@each_number
@each_seed
def test_interaction_potential(seed: int, exact: bool) -> None:
    rng = np.random.default_rng(seed)
    J = random_skew(rng, 5, exact, pairs=2)
    k = random_matrix(rng, 5, 1, exact)
    inside = (J @ k)[:, 0]
    found = interaction_potential(J, inside)
    assert found is not None
    assert np.abs(J @ found - inside).max() <= (0 if exact else 1e-11)
    outside = inside + casimirs(J)[:, 0]
    assert interaction_potential(J, outside) is None, "a Casimir is orthogonal to Im J"


@each_seed
def test_derivatives_by_duals(seed: int) -> None:
    x = np.random.default_rng(seed).standard_normal(2)

    def f(x: Any) -> Any:
        return sin(x[0]) * x[1] * x[1] + x[0] * x[0]

    s, c = np.sin(x[0]), np.cos(x[0])
    assert gradient(f, x) == pytest.approx(np.array([c * x[1] ** 2 + 2 * x[0], 2 * s * x[1]]))
    assert hessian(f, x) == pytest.approx(np.array([[-s * x[1] ** 2 + 2, 2 * c * x[1]], [2 * c * x[1], 2 * s]]))


def test_casimirs_of_a_structure_are_those_of_its_matrix() -> None:
    J = random_skew(np.random.default_rng(1), 5, True, pairs=2)
    D = from_input_output(J, [Port("x", 5)])
    both = np.hstack([conserved(D, ["x"]), casimirs(J)])
    assert rank(both) == casimirs(J).shape[1]


def test_integrability_is_a_law_of_the_state_alone() -> None:
    family = DiracFamily(
        lambda x: (np.eye(3), np.array([[0, 1.0, 0], [-1.0, 0, x[0]], [0, -x[0], 0]], dtype=object)),
        (Port("x", 2), Port("u")),
        "with a port",
    )
    with pytest.raises(ModelError, match="with a port: its ports x, u have 3 components, the state 2"):
        integrability_defect(family, [0.3, 0.4])
