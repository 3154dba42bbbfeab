"""In the coordinates of the theorem an integrable D(x) is constant and canonical, whatever it was made of."""

from typing import Any

import numpy as np
import pytest

from poinsot import ModelError
from poinsot.algebra import cos
from poinsot.structures.canonical import CanonicalCoordinates
from poinsot.structures.canonical_charts import canonical_chart
from poinsot.structures.derivatives import partials
from poinsot.structures.dirac import DiracStructure
from poinsot.structures.families import DiracFamily
from poinsot.structures.matrices import identity
from poinsot.structures.ports import Port

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
