"""Casimirs, algebraic constraints, the Jacobi identity, integrability, interaction potentials."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
import sympy

from poinsot import ModelError, Twist, Wrench
from poinsot.algebra import sin
from poinsot.structures.casimirs import (
    casimir_defect,
    casimirs,
    conserved,
    constraints,
    integrability_defect,
    interaction_potential,
    jacobi_defect,
    polynomial_casimirs,
)
from poinsot.structures.derivatives import gradient, hessian
from poinsot.structures.families import DiracFamily
from poinsot.structures.matrices import Array, rank
from poinsot.structures.multiports import from_input_output
from poinsot.structures.passive_control import control_by_interconnection
from poinsot.structures.poisson import (
    bracket,
    closedness_defect,
    lie_poisson,
    lie_poisson_system,
    se3_structure_constants,
    so3_structure_constants,
)
from poinsot.structures.polynomials import TaylorPolynomial, read
from poinsot.structures.port_hamiltonian import PortHamiltonian
from poinsot.structures.ports import Port
from structures.random_structures import (
    each_number,
    random_dirac,
    random_element,
    random_invertible,
    random_matrix,
    random_psd,
    random_skew,
)

SEEDS = range(10)


def so3(x: Any) -> np.ndarray:
    """The structure of a free rigid body on its angular momentum: J e = x × e … of e, so −x̃."""
    return np.array([[0, -x[2], x[1]], [x[2], 0, -x[0]], [-x[1], x[0], 0]], dtype=object)


def bent(x: Any) -> np.ndarray:
    """Skew, and no Poisson structure."""
    return np.array([[0, x[0], 1], [-x[0], 0, sin(x[1])], [-1, -sin(x[1]), 0]], dtype=object)


@each_number
def test_casimirs_of_constant_structures(rng: np.random.Generator, exact: bool) -> None:
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
def test_conserved_and_constraints_of_a_structure_with_ports(rng: np.random.Generator, exact: bool) -> None:
    """For every admissible (ẋ, f, ∂H, −e): cᵀẋ = 0 and a ∂H = 0; and as many as ranks say."""
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
def test_constraints_with_inputs(rng: np.random.Generator, exact: bool, variable: str) -> None:
    D = random_dirac(rng, [Port("x", 4), Port("b")], exact)
    a = constraints(D, ["x"], {"b": variable})
    f, e = random_element(D, rng)
    k, b = D.columns("x"), D.columns("b")
    u = f[b] if variable == "flow" else -e[b]
    assert np.abs(a @ np.concatenate([e[k], u])).max(initial=0) <= (0 if exact else 1e-10)


def test_candidates_on_state_dependent_structures(seed: int) -> None:
    """|x|² is a Casimir of so(3)*, x₀ is none."""
    x = np.random.default_rng(seed).standard_normal(3)
    assert np.abs(casimir_defect(so3, lambda x: x[0] * x[0] + x[1] * x[1] + x[2] * x[2], x).astype(float)).max() < 1e-14
    assert np.abs(casimir_defect(so3, lambda x: x[0] * 1.0, x).astype(float)).max() > 1e-3


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


def test_integrability_is_the_jacobi_identity_of_ẋ_equal_J_e(seed: int) -> None:
    x = np.random.default_rng(seed).standard_normal(3)
    one = np.eye(3, dtype=int)
    for J in (so3, bent):
        family = DiracFamily(lambda x, J=J: (one, -J(x)), (Port("x", 3),))
        found = integrability_defect(family, x).astype(float)
        assert np.abs(found) == pytest.approx(np.abs(jacobi_defect(J, x).astype(float)), abs=1e-13)


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
def test_interaction_potential(rng: np.random.Generator, exact: bool) -> None:
    J = random_skew(rng, 5, exact, pairs=2)
    k = random_matrix(rng, 5, 1, exact)
    inside = (J @ k)[:, 0]
    found = interaction_potential(J, inside)
    assert found is not None
    assert np.abs(J @ found - inside).max() <= (0 if exact else 1e-11)
    outside = inside + casimirs(J)[:, 0]
    assert interaction_potential(J, outside) is None, "a Casimir is orthogonal to Im J"


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


# Casimirs of polynomial structures: found exactly, generators of all there are, refused where J is no polynomial.
Rng = np.random.Generator


def se3(x: Any) -> np.ndarray:
    def tilde(a: Any) -> np.ndarray:
        return -so3(a).T

    return np.vstack([np.hstack([tilde(x[:3]), tilde(x[3:])]), np.hstack([tilde(x[3:]), np.zeros((3, 3), dtype=int)])])


def rationals(rng: Rng, n: int) -> Array:
    return np.array([Fraction(int(k), 7) for k in rng.integers(-20, 21, n)], dtype=object)


def test_what_is_read_has_the_values_of_what_it_was_read_from(rng: np.random.Generator) -> None:
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


def test_a_casimir_put_in_by_hand_is_found(rng: np.random.Generator) -> None:
    """J_ij = ε_ijk ∂_k C has the Casimir C, for every C: Nambu's bracket. In moved coordinates A x, too."""
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


def test_of_constant_structures_they_are_the_linear_ones(rng: np.random.Generator) -> None:
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


# Lie–Poisson structures of random and of known algebras: Jacobi, Casimirs, what the rows mean.
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


def test_every_algebra_gives_a_poisson_structure(rng: np.random.Generator) -> None:
    """Jacobi's identity, and {μᵢ, μⱼ} = ∓⟨μ, [Eᵢ, Eⱼ]⟩."""
    for name, c in algebras(rng).items():
        mu = rng.standard_normal(len(c))
        for side, sign in (("left", -1.0), ("right", 1.0)):
            J = lie_poisson(c, side)
            assert np.abs(jacobi_defect(J, mu).astype(float)).max() < 1e-11 * (1 + np.abs(c).max() ** 2), name
            i, j = rng.choice(len(c), 2, replace=False)
            found = bracket(J, lambda m, i=i: m[i], lambda m, j=j: m[j])(mu)
            assert found == pytest.approx(sign * float(mu @ c[:, i, j]), abs=1e-13)


def test_momentum_moves_as_a_wrench_does(rng: np.random.Generator) -> None:
    """μ̇ = J(μ) T = T's transport of the momentum: −T ×* P, the P∧ of the source, for a body-fixed frame."""
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


def test_reduced_systems_keep_energy_and_casimirs(rng: np.random.Generator) -> None:
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
