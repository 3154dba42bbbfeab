"""The Poisson bracket and its laws, structures in other coordinates, closedness with input ports."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
import sympy

from poinsot import ModelError
from poinsot.algebra import Dual, cos, dual, sin
from poinsot.structures.casimirs import integrability_defect, jacobi_defect
from poinsot.structures.derivatives import gradient
from poinsot.structures.families import DiracFamily
from poinsot.structures.poisson import (
    bracket,
    closedness_defect,
    in_coordinates,
    lie_poisson,
    ranks,
    se3_structure_constants,
)
from poinsot.structures.port_hamiltonian import PortHamiltonian
from poinsot.structures.ports import Port

SEEDS = range(10)


def so3(x: Any) -> np.ndarray:
    return np.array([[0, -x[2], x[1]], [x[2], 0, -x[0]], [-x[1], x[0], 0]], dtype=object)


def bent(x: Any) -> np.ndarray:
    """Skew, and no Poisson structure."""
    return so3(x) + np.array([[0, x[0] * x[2], 0], [-x[0] * x[2], 0, 0], [0, 0, 0]], dtype=object)


def random_functions(rng: np.random.Generator) -> list[Callable[[Any], Any]]:
    def made(a: np.ndarray, b: np.ndarray) -> Callable[[Any], Any]:
        return lambda x: sin(x @ a) + (x @ b) * (x @ b) * (x @ a)

    return [made(*rng.standard_normal((2, 3))) for _ in range(3)]


def test_the_bracket_is_skew_and_a_derivation(rng: np.random.Generator) -> None:
    x = rng.standard_normal(3)
    F, G, K = random_functions(rng)
    for J in (so3, bent, so3(rng.standard_normal(3)).astype(float)):
        assert bracket(J, F, G)(x) == pytest.approx(-bracket(J, G, F)(x), abs=1e-12)
        product = bracket(J, F, lambda x: G(x) * K(x))(x)
        assert product == pytest.approx(bracket(J, F, G)(x) * K(x) + G(x) * bracket(J, F, K)(x), abs=1e-10)


def test_nested_brackets_satisfy_the_jacobi_identity_as_the_structure_does(rng: np.random.Generator) -> None:
    """{F, {G, K}} + cyclic = Σ ∂ᵢF ∂ⱼG ∂ₖK · (Jacobi defect)ⁱʲᵏ, which is zero for so(3)* alone."""
    x = rng.standard_normal(3)
    three = random_functions(rng)
    slopes = [gradient(f, x).astype(float) for f in three]
    for J, poisson in ((so3, True), (bent, False)):
        cyclic = 0.0
        for k in range(3):
            F, G, K = (three[(k + i) % 3] for i in range(3))
            cyclic += bracket(J, F, bracket(J, G, K))(x)
        defect = np.einsum("ijk,i,j,k", jacobi_defect(J, x).astype(float), *slopes)
        size = 1 + float(np.prod([np.linalg.norm(s) for s in slopes]))
        assert abs(cyclic - defect) < 1e-10 * size
        assert (abs(cyclic) < 1e-10 * size) == poisson


def test_the_bracket_with_the_energy_is_the_rate(rng: np.random.Generator) -> None:
    x = rng.standard_normal(3)
    F, H, _ = random_functions(rng)
    rate, _ = PortHamiltonian(H, so3, ("a", "b", "c")).flow(x)
    moved = np.array([Dual(a, b) for a, b in zip(x, rate, strict=True)], dtype=object)
    assert bracket(so3, F, H)(x) == pytest.approx(dual(F(moved)), abs=1e-12)


def test_the_bracket_in_symbols() -> None:
    x = np.array(sympy.symbols("x y z"), dtype=object)
    found = bracket(so3, lambda x: x[0] * x[1], lambda x: x[2] * x[2])(x)
    assert sympy.expand(found - (2 * x[2] * (x[1] ** 2 - x[0] ** 2))) == 0


def test_the_bracket_in_other_coordinates(rng: np.random.Generator) -> None:
    """{F∘φ, G∘φ} = ∂Fᵀ J̃ ∂G, and Poisson stays Poisson."""
    x, A = rng.standard_normal(3), rng.standard_normal((3, 3)) + 3 * np.eye(3)
    F, G, _ = random_functions(rng)

    def map_of(x: Any) -> Any:
        return A @ x + np.array([0.3 * sin(x[1]), 0.2 * x[0] * x[2], 0.0 * x[0]], dtype=object)

    new = in_coordinates(so3, map_of)(x).astype(float)
    at = np.array(map_of(x), dtype=float)
    direct = bracket(so3, lambda x: F(map_of(x)), lambda x: G(map_of(x)))(x)
    assert direct == pytest.approx(gradient(F, at) @ new @ gradient(G, at), rel=1e-10, abs=1e-10)


def test_a_rotation_in_canonical_coordinates_reduces_to_the_bracket_of_so3(rng: np.random.Generator) -> None:
    """Angles (ψ, θ, φ) about z, x, z and their momenta: {Πᵢ, Πⱼ} = −ε_ijk Π_k of the momentum in the body."""
    z = rng.standard_normal(6)
    z[1] = rng.uniform(0.4, 2.7)

    def momentum(z: Any) -> Any:  # ω = W(q) q̇, Π = W⁻ᵀ p
        theta, phi, p = z[1], z[2], z[3:]
        s, c = sin(phi), cos(phi)
        across = (p[0] - p[2] * cos(theta)) / sin(theta)
        return np.array([across * s + p[1] * c, across * c - p[1] * s, p[2]], dtype=object)

    canonical = np.block([[np.zeros((3, 3)), np.eye(3)], [-np.eye(3), np.zeros((3, 3))]])
    found = in_coordinates(canonical, momentum)(z).astype(float)
    assert found == pytest.approx(so3(momentum(z)).astype(float), abs=1e-11)


def in_ports(system: PortHamiltonian, inputs: str) -> DiracFamily:
    """The Dirac structure over x of its state and one port "u", whose input is the effort or the flow."""

    def matrices(x: Any) -> tuple[Any, Any]:
        c, n = system.coefficients(x), len(system.states)
        p = c.G.shape[1]
        one = np.eye(n + p, dtype=object)
        E = np.vstack([np.hstack([-c.J, c.G]), np.hstack([-c.G.T, -c.N])]).astype(object)
        if inputs == "flow":  # the same relation, flows and efforts of the port change places
            F = one.copy()
            F[:, n:], E[:, n:] = E[:, n:].copy(), F[:, n:].copy()
            return F, E
        return one, E

    return DiracFamily(matrices, (Port("x", len(system.states)), Port("u", len(system.inputs))))


def port_systems() -> list[tuple[str, PortHamiltonian, bool]]:
    def energy(x: Any) -> Any:
        return x @ x

    names, ports = ("a", "b", "c"), ("u", "v")

    def hamiltonian_fields(x: Any) -> Any:  # X of linear functions: automorphisms of so(3)*, that do not commute
        return np.asarray(so3(x))[:, :2]

    def one_field(x: Any) -> Any:
        return np.asarray(so3(x))[:, :1]

    flat = np.array([[0, 1, 0], [-1, 0, 0], [0, 0, 0]])
    return [
        ("one automorphism", PortHamiltonian(energy, so3, names, None, one_field, ("u",)), True),
        ("fields that do not commute", PortHamiltonian(energy, so3, names, None, hamiltonian_fields, ports), False),
        ("constant force on a body", PortHamiltonian(energy, so3, names, None, np.eye(3)[:, :1], ("u",)), False),
        ("all constant", PortHamiltonian(energy, flat, names, None, np.eye(3)[:, :2], ports), True),
        ("no Poisson structure", PortHamiltonian(energy, bent, names, None, 0 * np.eye(3)[:, :1], ("u",)), False),
        (
            "N that varies beside a constant field",
            PortHamiltonian(
                energy, flat, names, None, np.eye(3)[:, :2], ports, N=lambda x: x[0] * np.array([[0, 1], [-1, 0]])
            ),
            False,
        ),
    ]


@pytest.mark.parametrize("name, system, closed", port_systems(), ids=[s[0] for s in port_systems()])
@pytest.mark.parametrize("seed", [0, 1])
def test_closedness_with_ports_is_one_law_whatever_is_the_input(
    seed: int, name: str, system: PortHamiltonian, closed: bool
) -> None:
    x = np.random.default_rng(seed).standard_normal(3)
    found = closedness_defect(system, x).astype(float)
    assert (np.abs(found).max() < 1e-13) == closed, name
    for inputs in ("effort", "flow"):
        family = in_ports(system, inputs)
        family.at(x)
        other = integrability_defect(family, x, ["x"]).astype(float)
        assert np.abs(other).max() == pytest.approx(np.abs(found).max(), abs=1e-12), inputs


def test_the_blocks_are_lie_derivative_and_commutator(rng: np.random.Generator) -> None:
    """[i, j, a] = ∓(L_g J)ⁱʲ and [i, a, b] = ±[g_a, g_b]ⁱ, by central differences."""
    x, M = rng.standard_normal(3), rng.standard_normal((3, 2, 3))

    def fields(x: Any) -> Any:
        return np.array([[M[i, a] @ x + x[0] * x[i] for a in range(2)] for i in range(3)], dtype=object)

    system = PortHamiltonian(lambda x: x @ x, bent, ("a", "b", "c"), None, fields, ("u", "v"))
    found = closedness_defect(system, x).astype(float)
    h = 1e-5
    dJ, dG = (
        np.array([(f(x + h * d).astype(float) - f(x - h * d).astype(float)) / (2 * h) for d in np.eye(3)])
        for f in (bent, fields)
    )
    J, G = bent(x).astype(float), fields(x).astype(float)
    for a in range(2):
        lie = np.einsum("l,lij", G[:, a], dJ)
        lie -= np.einsum("lj,li->ij", J, dG[:, :, a]) + np.einsum("il,lj->ij", J, dG[:, :, a])
        assert np.abs(found[:3, :3, 3 + a]) == pytest.approx(np.abs(lie), abs=1e-7)
    commutator = G[:, 0] @ dG[:, :, 1] - G[:, 1] @ dG[:, :, 0]
    assert np.abs(found[:3, 3, 4]) == pytest.approx(np.abs(commutator), abs=1e-7)
    assert np.array_equal(found[:3, :3, :3], jacobi_defect(bent, x).astype(float))


def test_the_rank_is_that_of_the_leaf(rng: np.random.Generator) -> None:
    """so(3)*: spheres, and the origin alone; the same in bent coordinates; se(3)*."""
    x = rng.standard_normal(3)
    assert ranks(so3, [x, 1e-9 * x, [0.0, 0.0, 0.0], [Fraction(1, 3), Fraction(0), Fraction(2)]]) == [2, 2, 0, 2]
    turn = rng.standard_normal((3, 3))
    moved = in_coordinates(so3, lambda y: turn @ y + y * y)
    assert ranks(moved, [x]) == [2]
    top = lie_poisson(se3_structure_constants())
    assert ranks(top, [rng.standard_normal(6), [*x, 0, 0, 0], np.zeros(6)]) == [4, 2, 0]
    with pytest.raises(ModelError, match="2 states must be 2"):
        ranks(so3(x), [x[:2], x])


def test_bad_shapes_and_names_are_told() -> None:
    with pytest.raises(ModelError, match="2 states must be 2 × 2"):
        bracket(np.zeros((3, 3)), lambda x: x[0], lambda x: x[1])([0.0, 1.0])
    family = in_ports(port_systems()[0][1], "effort")
    with pytest.raises(ModelError, match="there is no port 'y'"):
        integrability_defect(family, [0.1, 0.2, 0.3], ["y"])
