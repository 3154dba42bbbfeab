"""The theorem of canonical coordinates, on random constant structures."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from poinsot import ModelError
from poinsot.algebra import cos, exp, sin
from poinsot.structures.canonical import CanonicalCoordinates, canonical_coordinates, darboux
from poinsot.structures.canonical_charts import canonical_chart
from poinsot.structures.casimirs import conserved, constraints
from poinsot.structures.darboux_charts import darboux_chart
from poinsot.structures.derivatives import partials
from poinsot.structures.dirac import DiracStructure
from poinsot.structures.families import DiracFamily
from poinsot.structures.matrices import identity, rank
from poinsot.structures.multiports import from_input_output
from poinsot.structures.poisson import (
    bracket,
    in_coordinates,
    lie_poisson,
    se3_structure_constants,
    so3_structure_constants,
)
from poinsot.structures.ports import Port
from structures.random_structures import (
    each_number,
    each_seed,
    random_dirac,
    random_element,
    random_invertible,
    random_skew,
)


def canonical_skew(n: int, m: int) -> np.ndarray:
    J = np.zeros((n, n), dtype=int)
    J[:m, m : 2 * m], J[m : 2 * m, :m] = np.eye(m), -np.eye(m)
    return J


@pytest.mark.parametrize("pairs", [0, 1, 2, 3])
@each_number
@each_seed
def test_darboux(rng: np.random.Generator, exact: bool, pairs: int) -> None:
    J = random_skew(rng, 7, exact, pairs)
    T, m = darboux(J)
    assert 2 * m == rank(J) and rank(T) == 7
    defect = (T @ J @ T.T - canonical_skew(7, m)).astype(float)
    assert np.abs(defect).max() <= (0 if exact else 1e-9)


@each_number
@each_seed
def test_every_constant_dirac_structure_has_canonical_coordinates(rng: np.random.Generator, exact: bool) -> None:
    """α̇ = ∂Ĥ/∂β, β̇ = −∂Ĥ/∂α, ẏ₂ = 0, 0 = ∂Ĥ/∂z₂."""
    D = random_dirac(rng, [Port("x", 7)], exact)
    found = canonical_coordinates(D)
    assert 2 * found.pairs + found.conserved + found.algebraic == 7 == rank(found.M)
    whole = found.structure()
    new = replace(D.transformed(found.M), ports=whole.ports)
    assert new.same_as(whole, 1e-8), "it is the canonical structure"
    f, e = random_element(D, rng)
    f_new = (found.M @ f).astype(float)
    e_new = np.linalg.solve(found.M.astype(float).T, e.astype(float))
    p, c = found.pairs, found.conserved
    size = 1e-8 * (1 + np.abs(f_new).max() + np.abs(e_new).max())
    assert np.abs(f_new[:p] - e_new[p : 2 * p]).max(initial=0) <= size
    assert np.abs(f_new[p : 2 * p] + e_new[:p]).max(initial=0) <= size
    assert np.abs(f_new[2 * p : 2 * p + c]).max(initial=0) <= size
    assert np.abs(e_new[2 * p + c :]).max(initial=0) <= size


@each_seed
def test_y2_are_the_conserved_quantities_and_z2_the_constraints(seed: int) -> None:
    D = random_dirac(np.random.default_rng(seed), [Port("x", 6)], exact=True)
    found = canonical_coordinates(D)
    assert found.alpha.shape == found.beta.shape == (found.pairs, 6)
    assert len(found.y2) == found.conserved and len(found.z2) == found.algebraic
    c = conserved(D, ["x"])
    assert c.shape[1] == found.conserved == rank(np.vstack([found.y2, c.T]))
    assert len(constraints(D, ["x"])) == found.algebraic


def test_symplectic_presymplectic_and_poisson_structures() -> None:
    J = canonical_skew(5, 2)
    poisson = canonical_coordinates(from_input_output(J, [Port("x", 5)], "flow"))
    assert (poisson.pairs, poisson.conserved, poisson.algebraic) == (2, 1, 0)
    presymplectic = canonical_coordinates(from_input_output(J, [Port("x", 5)], "effort"))
    assert (presymplectic.pairs, presymplectic.conserved, presymplectic.algebraic) == (2, 0, 1)
    symplectic = canonical_coordinates(from_input_output(J[:4, :4], [Port("x", 4)]))
    assert (symplectic.pairs, symplectic.conserved, symplectic.algebraic) == (2, 0, 0)


def test_only_skew_matrices_have_them() -> None:
    with pytest.raises(ModelError, match="skew"):
        darboux([[0, 1], [1, 0]])


# In the coordinates of the theorem an integrable D(x) is constant and canonical, whatever it was made of.
SHAPES = {
    "symplectic": (2, 0, 0), "Poisson": (1, 1, 0), "Poisson, two Casimirs": (1, 2, 0), "presymplectic": (1, 0, 2),
    "mixed": (1, 1, 1), "nothing moves": (0, 2, 0), "all is free": (0, 0, 2), "without a form": (0, 1, 1),
}  # fmt: skip


def inverse(M: Any) -> Any:
    """M⁻¹ over any scalar, by Gauss and Jordan, for matrices near a turn: rows are exchanged by the size of floats."""
    n = len(M)
    work = np.hstack([M, np.eye(n)]).astype(object)
    for k in range(n):
        p = k + int(np.argmax([abs(float(real(v))) for v in work[k:, k]]))
        work[[k, p]] = work[[p, k]]
        work[k] = work[k] / work[k, k]
        for i in [i for i in range(n) if i != k]:
            work[i] = work[i] - work[k] * work[i, k]
    return work[:, n:]


def real(x: Any) -> Any:
    while hasattr(x, "real") and not isinstance(x, (int, float)):
        x = x.real
    return x


def hidden(rng: np.random.Generator, pairs: int, conserved: int, algebraic: int, scale: float) -> DiracFamily:
    """The canonical structure in coordinates x with x̃ = φ(x), φ bent and turned; lengths of x of the size ``scale``."""
    n = 2 * pairs + conserved + algebraic
    B = np.linalg.qr(rng.normal(size=(n, n)))[0] * rng.uniform(0.5, 2.0, size=n)
    C = 0.3 * rng.normal(size=(n, n, n)) / n
    C = C + C.transpose(0, 2, 1)
    plain = CanonicalCoordinates(identity(n), pairs, conserved, algebraic).structure()
    F0, E0 = plain.F.astype(float), plain.E.astype(float)

    def matrices(x: Any) -> tuple[Any, Any]:
        """x̃ = B y + ½ yᵀC y + 0.1 sin y₀ in every component, y = x/scale: M = ∂φ."""
        y = x * (1.0 / scale)
        M = B + np.array([C[k] @ y for k in range(n)])
        M = M + np.outer(np.ones(n), np.eye(n)[0]) * (0.1 * cos(y[0]))
        return F0 @ M, E0 @ inverse(M).T

    return DiracFamily(matrices, (Port("x", n),), "hidden")


LARGE = ("symplectic", "Poisson, two Casimirs", "presymplectic", "mixed")
CASES = [
    pytest.param(shape, scale, marks=[pytest.mark.long] if shape in LARGE or shape == "Poisson" else [])
    for shape in SHAPES for scale in (1e-3, 1.0, 1e3)
]  # fmt: skip


@pytest.mark.parametrize(("shape", "scale"), CASES)
def test_in_its_coordinates_it_is_constant(shape: str, scale: float) -> None:
    """∂φ carries D(x) onto the canonical structure at random points near; φ(x₀) = 0."""
    rng = np.random.default_rng(len(shape))
    family = hidden(rng, *SHAPES[shape], scale)
    n = family.outer[0].dimension
    x0 = 0.2 * scale * rng.normal(size=n)
    chart = canonical_chart(family, x0)
    assert (chart.pairs, chart.conserved, chart.algebraic) == SHAPES[shape]
    assert np.abs(chart(x0).astype(float)).max() < 1e-12
    assert_canonical(family, chart, x0 + 0.05 * scale * rng.normal(size=n), 1e-10)


def assert_canonical(family: DiracFamily, chart: Any, x: Any, tolerance: float) -> None:
    M = np.array(partials(chart, x), dtype=float).T
    D = family.at(x)
    assert isinstance(D, DiracStructure)
    lengths = np.linalg.norm(M, axis=1)
    ports, start = [], 0
    for port in chart.structure().ports:
        ports.append((port, start))
        start += port.dimension
    F, E = np.linalg.solve(M.T, D.F.astype(float).T).T, D.E.astype(float) @ M.T
    wanted = chart.structure()
    assert F.shape == wanted.F.shape and lengths.min() > 0
    basis = np.vstack([wanted.E.T, wanted.F.T]).astype(float)  # (f; e) of the canonical structure
    rows = np.hstack([F, E])
    sizes = np.abs(rows) @ np.abs(basis)
    np.testing.assert_array_less(np.abs(rows @ basis), tolerance * np.maximum(sizes, np.abs(rows).max()))


def test_a_magnet_on_a_plane() -> None:
    """A presymplectic form: dp ∧ dq + cos(q) dq ∧ ds on (q, p, s), of rank 2 with a kernel that turns with q."""

    def matrices(x: Any) -> tuple[Any, Any]:
        b = cos(x[0])
        omega = np.array([[0, -1, b], [1, 0, 0], [-b, 0, 0]], dtype=object)
        return -omega, np.eye(3)  # e = ω f

    family = DiracFamily(matrices, (Port("x", 3),), "magnet")
    chart = canonical_chart(family, [0.3, 0.1, -0.2])
    assert (chart.pairs, chart.conserved, chart.algebraic) == (1, 0, 1)
    assert_canonical(family, chart, np.array([0.33, 0.12, -0.15]), 1e-10)


def test_what_has_no_canonical_coordinates_is_refused() -> None:
    def poisson(J: Any) -> DiracFamily:
        return DiracFamily(lambda x: (np.eye(3), -J(x)), (Port("x", 3),), "given")

    def turning(x: Any) -> Any:
        return np.array([[0, x[2], -x[1]], [-x[2], 0, x[0]], [x[1], -x[0], 0]], dtype=object)

    def open_form(x: Any) -> Any:
        return np.array([[0, 1, 0], [-1, 0, x[1]], [0, -x[1], 0]], dtype=object)

    chart = canonical_chart(poisson(turning), [0.5, -1.0, 2.0])
    assert (chart.pairs, chart.conserved) == (1, 1), "Euler's equations: |Π|² is kept"
    at = np.array([0.55, -0.98, 2.05])
    assert_canonical(poisson(turning), chart, at, 1e-10)
    with pytest.raises(ModelError, match="another rank beside"):
        canonical_chart(poisson(turning), [0.0, 0.0, 0.0])
    with pytest.raises(ModelError, match="is not integrable"):
        canonical_chart(poisson(open_form), [0.5, -1.0, 2.0])


# Canonical coordinates of J(x) about a point: orders are slopes, closed forms are exact, what has none is refused.
SEEDS = range(2)
so3, se3 = lie_poisson(so3_structure_constants()), lie_poisson(se3_structure_constants())


def bent(A: np.ndarray, K: np.ndarray) -> Any:
    """The constant structure K in coordinates x = ψ(z), as a function of x: Poisson by construction, not polynomial."""

    def inverse(x: Any) -> list[Any]:  # x₀ = z₀, x₁ = z₁ + sin z₀, x₂ = z₂ exp(z₀ / 3), x₃ = z₃ + z₁ z₂
        z0 = x[0]
        z1 = x[1] - sin(z0)
        z2 = x[2] * exp(z0 * (-1 / 3))
        return [z0, z1, z2, x[3] - z1 * z2]

    def J(x: Any) -> np.ndarray:
        y = A @ np.asarray(x)
        z = inverse(y)
        D = np.array(
            [
                [1.0, 0.0, 0.0, 0.0], [cos(z[0]), 1.0, 0.0, 0.0], [y[2] / 3, 0.0, exp(z[0] / 3), 0.0],
                [0.0, z[2], z[1], 1.0],
            ],
            dtype=object,
        )  # fmt: skip
        slopes = np.linalg.inv(A) @ D
        return np.asarray(slopes @ K @ slopes.T)

    return J


def defects(J: Any, chart: Any, sizes: list[float], direction: np.ndarray) -> np.ndarray:
    x0 = np.asarray(chart.about).astype(float)
    return np.array(
        [np.abs(in_coordinates(J, chart)(x0 + h * direction).astype(float) - chart.canonical).max() for h in sizes]
    )


NAMES = ["so(3)", "se(3)", "bent", "bent of rank 2"]


@pytest.mark.sample(2)
@pytest.mark.parametrize("name, order", [(n, k) for n in NAMES for k in (1, 2, 3, 4) if (n, k) != ("se(3)", 4)])
def test_the_order_is_a_slope(rng: np.random.Generator, name: str, order: int) -> None:
    A = random_invertible(rng, 4, False)
    K = random_skew(rng, 4, False, 1 if name.endswith("2") else 2)
    J, n = {"so(3)": (so3, 3), "se(3)": (se3, 6)}.get(name, (bent(A, K), 4))
    x0, direction = rng.standard_normal(n), rng.standard_normal(n)
    chart = darboux_chart(J, x0, order)
    sizes = [2e-2, 1e-2, 5e-3] if order > 2 else [1e-3, 5e-4, 2.5e-4]
    scale = min(1.0, float(np.abs(x0).min()))
    found = defects(J, chart, [scale * h for h in sizes], direction)
    if found.max() < 1e-12:
        return
    slope = np.polyfit(np.log(sizes), np.log(found), 1)[0]
    assert slope > order - 0.2, found


@pytest.mark.parametrize("size", [1e-5, 1e5])
def test_units_change_nothing(size: float) -> None:
    """x and J in other units, and an energy in others: the same order, and the same refusal."""
    rng = np.random.default_rng(3)
    A, K, x0, direction = random_invertible(rng, 4, False), random_skew(rng, 4, False, 2), *rng.standard_normal((2, 4))
    J = bent(A, K)
    for measured, scale in ((lambda x: size * J(x), 1.0), (lambda x: size**2 * J(np.asarray(x) * (1 / size)), size)):
        chart = darboux_chart(measured, scale * x0, 3)
        found = defects(measured, chart, [2e-2 * scale, 1e-2 * scale], direction)
        assert found[1] < found[0] / 2**2.8
    with pytest.raises(ModelError, match="the rank of J is greater beside it"):
        darboux_chart(lambda x: size * np.asarray(so3(x)), np.zeros(3), 2)


def test_redundant_coordinates_are_casimirs_to_the_order(rng: np.random.Generator) -> None:
    """{r, F} falls as the order says for every F, and along the flow of any energy r stays so long as x is near."""
    x0, a = rng.standard_normal(3), rng.standard_normal(3)
    chart = darboux_chart(so3, x0, 3)
    assert chart.pairs == 1
    rates = []
    for h in (4e-2, 2e-2, 1e-2):
        x = x0 + h * np.linalg.norm(x0) * a / np.linalg.norm(a)
        rates.append(abs(float(bracket(so3, lambda x: chart(x)[2], lambda x: sin(x @ a))(x))))
    assert rates[2] < rates[0] / 16 * 1.5 or rates[0] < 1e-12


def test_a_closed_form_is_exact_everywhere() -> None:
    """A structure that is constant in polynomial coordinates: q, p, r come out as polynomials, at rationals."""

    def sheared(x: Any) -> np.ndarray:  # {x₀, x₁} = 1, x₂ = r + x₀²: {x₁, x₂} = −2 x₀
        return np.array([[0, 1, 0], [-1, 0, -2 * x[0]], [0, 2 * x[0], 0]], dtype=object)

    chart = darboux_chart(sheared, [Fraction(1, 2), 0, 3], 3)
    assert chart.closed_form and chart.pairs == 1
    far = np.array([Fraction(17, 3), Fraction(-40), Fraction(9, 7)], dtype=object)
    assert np.array_equal(in_coordinates(sheared, chart)(far).astype(float), chart.canonical.astype(float))
    r = chart.polynomials[2]
    assert r.degree == 2
    assert not darboux_chart(sheared, [Fraction(1, 2), 0, 3], 1).closed_form


def test_exact_and_float_charts_are_of_one_order(rng: np.random.Generator) -> None:
    x0 = np.array([int(k) for k in rng.integers(1, 4, 3)], dtype=object)
    direction = rng.standard_normal(3)
    exact = darboux_chart(so3, x0, 3)
    assert exact.T.dtype == object and not exact.closed_form
    for chart in (exact, darboux_chart(so3, x0.astype(float), 3)):
        found = defects(so3, chart, [4e-2, 1e-2], direction)
        assert found[1] < found[0] / 4**2.8


def test_a_constant_structure_is_done_by_its_linear_part() -> None:
    J = random_skew(np.random.default_rng(5), 5, True, 2)
    chart = darboux_chart(lambda x: J, [0, 0, 0, 0, 0], 2)
    assert chart.closed_form and chart.pairs == 2 and all(p.degree == 1 for p in chart.polynomials)


def test_what_has_no_canonical_coordinates_is_told() -> None:
    def twisted(x: Any) -> np.ndarray:
        return np.array([[0, 1, x[1]], [-1, 0, x[0] * x[2]], [-x[1], -x[0] * x[2], 0]], dtype=object)

    for about in ([0.3, 0.4, 0.5], [1, 2, 3]):
        with pytest.raises(ModelError, match="order 2: J does not satisfy the Jacobi identity there"):
            darboux_chart(twisted, about, 2)
    for about in ([0.0, 0.0, 0.0], [0, 0, 0]):
        with pytest.raises(ModelError, match="the rank of J is greater beside it"):
            darboux_chart(so3, about, 2)
    with pytest.raises(ModelError, match="the least is 1"):
        darboux_chart(so3, [1, 0, 0], 0)
    with pytest.raises(ModelError, match="ask for a lower order"):
        darboux_chart(lambda x: np.zeros((12, 12)), np.zeros(12), 5)
