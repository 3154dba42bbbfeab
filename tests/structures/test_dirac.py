"""Dirac and dissipative structures: the invariants, what follows from them, and what is refused."""

from fractions import Fraction

import numpy as np
import pytest
import sympy

from poinsot import ModelError
from poinsot.algebra import Dual
from poinsot.structures.dirac import DiracStructure, dirac, direct_sum, dissipative
from poinsot.structures.families import DiracFamily, pointwise
from poinsot.structures.matrices import matrix, rank
from poinsot.structures.ports import Port
from structures.random_structures import (
    assert_dirac,
    each_number,
    each_seed,
    random_dirac,
    random_dissipative,
    random_element,
    random_invertible,
)

PORTS = (Port("a", 2), Port("b"), Port("c", 3))


@each_number
@each_seed
def test_no_power_is_made_or_lost(seed: int, exact: bool) -> None:
    rng = np.random.default_rng(seed)
    D = random_dirac(rng, PORTS, exact)
    assert_dirac(D)
    f, e = random_element(D, rng)
    assert D.contains(f, e)
    assert abs(e @ f) <= (0 if exact else 1e-12 * (1 + np.abs(e) @ np.abs(f)))


@each_number
@each_seed
def test_kernel_and_image_are_the_same_set(seed: int, exact: bool) -> None:
    D = random_dirac(np.random.default_rng(seed), PORTS, exact)
    A, B = D.image()
    assert not (D.residual(A, B) > 1e-12 * np.abs(D.F).max() ** 2).any()
    assert rank(np.vstack([A, B])) == D.size, "the columns fill the structure"


@each_number
@each_seed
def test_dissipative_structures_only_lose_power(seed: int, exact: bool) -> None:
    rng = np.random.default_rng(seed)
    D = random_dissipative(rng, PORTS, exact)
    for _ in range(5):
        f, e = random_element(D, rng)
        assert e @ f <= (0 if exact else 1e-12 * (np.abs(e) @ np.abs(f)))


@each_number
@each_seed
def test_the_rows_that_say_it_do_not_matter(seed: int, exact: bool) -> None:
    rng = np.random.default_rng(seed)
    D = random_dirac(rng, PORTS, exact)
    mix = random_invertible(rng, D.size, exact)
    again = DiracStructure(mix @ D.F, mix @ D.E, D.ports)
    assert D.same_as(again) and again.same_as(D.normal())
    if exact:
        assert not (D.normal().F - again.normal().F).any(), "the exact normal form is unique"
    if exact and (D.F @ D.E.T).any():
        assert not D.same_as(D.reversed()), "another set is told apart: the only couplings that survive are none"


@each_number
@each_seed
def test_changes_of_port_variables_keep_the_structure_dirac(seed: int, exact: bool) -> None:
    rng = np.random.default_rng(seed)
    D = random_dirac(rng, PORTS, exact)
    M = random_invertible(rng, D.size, exact)
    for other in (D.swapped("a"), D.reversed(), D.reordered(["c", "a", "b"]), D.transformed(M)):
        assert_dirac(other, 1e-11)
    assert D.swapped("a", "c").swapped("c", "a").same_as(D)
    assert D.reordered(["c", "a", "b"]).same_as(D), "ports go by name"
    f, e = random_element(D, rng)
    if exact:
        inverse = np.array(sympy.Matrix(M.tolist()).inv().T.tolist())
        assert D.transformed(M).contains(M @ f, inverse @ e)
    else:
        assert D.transformed(M).contains(M @ f, np.linalg.solve(M.T, e))


@each_number
@each_seed
def test_side_by_side(seed: int, exact: bool) -> None:
    rng = np.random.default_rng(seed)
    A, B = random_dirac(rng, ["a", "b"], exact), random_dissipative(rng, ["c"], exact)
    f, e = (np.concatenate(parts) for parts in zip(random_element(A, rng), random_element(B, rng), strict=True))
    both = direct_sum(A, B)
    assert both.port_names == ("a", "b", "c") and both.contains(f, e)


# ---------------------------------------------------------------------------------------------------------- refusals


def test_the_pair_of_ports_that_breaks_the_balance_is_named() -> None:
    J = np.array([[0, 1, 0], [-1, 0, 2], [0, 3, 0]])
    with pytest.raises(ModelError, match="between the ports 'b' and 'c' the couplings 2 and 3 are not opposite"):
        dirac(np.eye(3, dtype=int), -J, "abc")


@each_seed
def test_the_pair_is_found_whatever_the_rows(seed: int) -> None:
    rng = np.random.default_rng(seed)
    J = np.array([[0, 1, 0, 5], [-1, 0, 2, 0], [0, -2, 0, 1], [-5, 0, -1.5, 0]])
    mix = random_invertible(rng, 4, exact=False)
    with pytest.raises(ModelError, match="'r' and 's'"):
        dirac(mix, -mix @ J, "pqrs")


def test_a_port_that_loses_power_by_itself_is_named() -> None:
    with pytest.raises(ModelError, match="port 'b' is not lossless on its own"):
        dirac([[1, 0], [0, 1]], [[0, 0], [0, 2]], "ab")


def test_two_laws_on_one_port_are_named() -> None:
    with pytest.raises(ModelError, match="join the ports a, have"):
        dirac([[1, 0], [0, 0]], [[0, 0], [1, 0]], "ab")


def test_missing_relations_are_refused() -> None:
    with pytest.raises(ModelError, match="rank 1 and must have rank 2"):
        dirac([[1, 1], [2, 2]], [[0, 0], [0, 0]], "ab")


def test_what_makes_power_is_refused_unless_declared() -> None:
    with pytest.raises(ModelError, match="makes power"):
        dissipative([[1]], [[-1]], ["a"])
    assert dissipative([[1]], [[-1]], ["a"], active=["a"]).active == ("a",)


@pytest.mark.parametrize(
    ("F", "ports", "words"),
    [
        ([[1, 0]], "ab", "must be 2 × 2"),
        ([[np.nan, 0], [0, 1]], "ab", "finite"),
        ([[1, 0], [0, 1]], "aa", "a is there twice"),
    ],
)
def test_structures_of_the_wrong_shape_are_refused(F: list, ports: str, words: str) -> None:
    with pytest.raises(ModelError, match=words):
        dirac(F, np.zeros((len(F), 2)), ports)


def test_matrices_cannot_be_changed_behind_the_check() -> None:
    with pytest.raises(ValueError, match="read-only"):
        dirac([[1]], [[0]], "a").F[0, 0] = 0


def test_tolerance_is_relative_to_the_rows() -> None:
    """A small structure with an error of its own size is refused, a large one with rounding is not."""
    with pytest.raises(ModelError):
        dirac(1e-9 * np.eye(2), 1e-9 * np.array([[0, 1], [-1 + 1e-6, 0]]), "ab")
    assert dirac(1e9 * np.eye(2), 1e9 * np.array([[0, 1 / 3], [-(1 - 2 / 3), 0]]), "ab").size == 2


# ---------------------------------------------------------------------------------------------- over any scalar, state


def test_symbols_are_decided_exactly() -> None:
    n = sympy.Symbol("n")
    D = dirac([[1, n], [0, 0]], [[0, 0], [-n, 1]], ["1", "2"])
    assert D.exact and D.power_matrix.tolist() == [[0, 0], [0, 0]]
    with pytest.raises(ModelError, match="does not conserve power"):
        dirac([[1, n], [0, 0]], [[0, 0], [n, 1]], ["1", "2"])


def test_rationals_stay_rationals() -> None:
    D = dirac(matrix([[1, Fraction(1, 3)], [0, 0]]), matrix([[0, 0], [Fraction(-1, 3), 1]]), ["1", "2"])
    assert D.exact and all(isinstance(x, Fraction) for x in D.normal().F.flat)


def rolling(x: np.ndarray) -> tuple[list, list]:
    """A knife edge with heading x[2]: no motion across, the force of constraint across."""
    from poinsot.algebra import cos, sin

    c, s = cos(x[2]), sin(x[2])
    return [[s, -c, 0], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [c, s, 0], [0, 0, 1]]


@each_seed
def test_a_structure_that_depends_on_the_state_is_dirac_at_every_state(seed: int) -> None:
    family = DiracFamily(rolling, (Port("motion", 3),))
    x = np.random.default_rng(seed).standard_normal(3)
    D = family.at(x)
    assert_dirac(D)
    assert D.contains([np.cos(x[2]), np.sin(x[2]), 0.7], [-np.sin(x[2]), np.cos(x[2]), 0])
    swapped = pointwise(lambda structure: structure.swapped("motion"), family)
    assert swapped(x).same_as(D.swapped("motion"))


def test_families_run_over_duals_and_symbols() -> None:
    F, E = (np.array(a, dtype=object) for a in rolling(np.array([0, 0, Dual(0.3, 1.0)])))
    defect = E @ F.T + F @ E.T
    assert all(abs(Dual.constant(x).real) < 1e-15 and abs(Dual.constant(x).dual) < 1e-15 for x in defect.flat)
    heading = sympy.Symbol("heading", real=True)
    assert DiracFamily(rolling, (Port("motion", 3),)).at([0, 0, heading]).exact


def test_a_family_that_is_not_dirac_somewhere_says_where() -> None:
    family = DiracFamily(lambda x: (np.eye(2), [[0, x[0]], [-1, 0]]), (Port("a"), Port("b")), "bent")
    assert family.at([1.0]).size == 2
    with pytest.raises(ModelError, match=r"bent at x = \[2\.\] does not conserve power"):
        family.at([2.0])
