"""The theorem of canonical coordinates, on random constant structures."""

from dataclasses import replace

import numpy as np
import pytest

from poinsot import ModelError
from poinsot.structures.canonical import canonical_coordinates, darboux
from poinsot.structures.casimirs import conserved, constraints
from poinsot.structures.matrices import rank
from poinsot.structures.multiports import from_input_output
from poinsot.structures.ports import Port
from structures.random_structures import each_number, each_seed, random_dirac, random_element, random_skew


def canonical_skew(n: int, m: int) -> np.ndarray:
    J = np.zeros((n, n), dtype=int)
    J[:m, m : 2 * m], J[m : 2 * m, :m] = np.eye(m), -np.eye(m)
    return J


@pytest.mark.parametrize("pairs", [0, 1, 2, 3])
@each_number
@each_seed
def test_darboux(seed: int, exact: bool, pairs: int) -> None:
    rng = np.random.default_rng(seed)
    J = random_skew(rng, 7, exact, pairs)
    T, m = darboux(J)
    assert 2 * m == rank(J) and rank(T) == 7
    defect = (T @ J @ T.T - canonical_skew(7, m)).astype(float)
    assert np.abs(defect).max() <= (0 if exact else 1e-9)


@each_number
@each_seed
def test_every_constant_dirac_structure_has_canonical_coordinates(seed: int, exact: bool) -> None:
    """α̇ = ∂Ĥ/∂β, β̇ = −∂Ĥ/∂α, ẏ₂ = 0, 0 = ∂Ĥ/∂z₂."""
    rng = np.random.default_rng(seed)
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
