"""Exact and float linear algebra agree, and each obeys its own laws."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
import sympy

import poinsot as po
from cases import quick
from poinsot import ModelError
from poinsot.algebra import Dual
from poinsot.analysis import kinestatic_network
from poinsot.structures import matrices
from poinsot.structures.canonical import canonical_coordinates
from poinsot.structures.casimirs import conserved, constraints
from poinsot.structures.composition import ColumnRelations, close_ports, compose
from poinsot.structures.dirac import DiracStructure, direct_sum
from poinsot.structures.elimination import WITHIN, annihilated, given_rounding
from poinsot.structures.graph import Edge, Graph
from poinsot.structures.hybrid import unhybrid
from poinsot.structures.implicit_systems import explicit_system
from poinsot.structures.kirchhoff import kirchhoff_structure
from poinsot.structures.matrices import eliminate, matrix, rank
from poinsot.structures.multiports import (
    constrained,
    gyrator,
    hybrid,
    input_output,
    one_junction,
    transformer,
    zero_junction,
)
from poinsot.structures.ports import Port
from structures.random_structures import each_number, random_invertible, random_matrix, random_psd

SEEDS = range(10)


def low_rank(rng: np.random.Generator, exact: bool) -> tuple[np.ndarray, int]:
    """A 5 × 7 matrix of a rank at most that."""
    r = int(rng.integers(0, 5))
    A = random_matrix(rng, 5, r, exact) @ random_matrix(rng, r, 7, exact) if r else np.zeros((5, 7), dtype=int)
    return matrices.matrix(A), r


@each_number
def test_spaces_annihilate_and_dimensions_add(rng: np.random.Generator, exact: bool) -> None:
    A, r = low_rank(rng, exact)
    found = matrices.rank(A)
    assert found <= r
    N, L, rows = matrices.null_space(A), matrices.left_null_space(A), matrices.row_basis(A)
    assert N.shape == (7, 7 - found) and L.shape == (5 - found, 5) and rows.shape == (found, 7)
    zero = 0 if matrices.is_exact(A) else 1e-12
    assert np.abs(A @ N).max(initial=0) <= zero and np.abs(L @ A).max(initial=0) <= zero
    assert matrices.rank(np.vstack(matrices.alike(A, rows))) == found
    assert len(matrices.independent_columns(A)) == found == matrices.rank(A[:, matrices.independent_columns(A)])


def test_exact_and_float_ranks_agree(seed: int) -> None:
    A, _ = low_rank(np.random.default_rng(seed), exact=True)
    assert matrices.rank(A) == matrices.rank(A.astype(float)) == np.linalg.matrix_rank(A.astype(float))


def test_exact_products_are_exact_at_every_size(rng: np.random.Generator) -> None:
    """Small fractions go through machine integers, large ones do not: the product is one and the same."""
    A, B = random_matrix(rng, 3, 4, exact=True) / 7, random_matrix(rng, 4, 2, exact=True) / 5
    for factor in (1, 2**45, Fraction(1, 2**45)):
        assert not (matrices.product(A * factor, B) - (A * factor) @ B).any()
        assert matrices.rank(A * factor) == np.linalg.matrix_rank(A.astype(float))
    assert all(isinstance(x, Fraction) for x in matrices.product(A, B).flat)


def test_a_rank_that_only_a_prime_hides() -> None:
    """2³¹ − 1 is zero modulo itself, and no zero."""
    assert matrices.rank(matrices.matrix([[2**31 - 1, 0], [0, 1]])) == 2


def test_exact_solutions_have_no_error(rng: np.random.Generator) -> None:
    A, B = random_invertible(rng, 4, exact=True), random_matrix(rng, 4, 2, exact=True)
    X = matrices.solve(A, B)
    assert all(isinstance(x, Fraction) for x in X.flat)
    assert not (A @ X - B).any()


@each_number
def test_pseudo_inverse_obeys_penroses_conditions(seed: int, exact: bool) -> None:
    A, _ = low_rank(np.random.default_rng(seed), exact)
    P = matrices.pseudo_inverse(A)
    zero = 0 if matrices.is_exact(A) else 1e-10
    for defect in (A @ P @ A - A, P @ A @ P - P, A @ P - (A @ P).T, P @ A - (P @ A).T):
        assert np.abs(defect).max(initial=0) <= zero


@each_number
def test_squares_are_positive_semidefinite_and_stop_being_so_below_zero(rng: np.random.Generator, exact: bool) -> None:
    S = random_psd(rng, 4, exact)
    assert matrices.is_positive_semidefinite(S)
    direction = matrices.null_space(S)[:, :1] if matrices.rank(S) < 4 else matrices.alike(np.eye(4, 1, dtype=int), S)[0]
    drop = 1 if matrices.rank(S) < 4 else S[0, 0] + 1
    assert not matrices.is_positive_semidefinite(S - drop * (direction @ direction.T))


def test_symbols_are_decided_by_simplification_and_signs() -> None:
    a = sympy.Symbol("a", positive=True)
    x = sympy.Symbol("x")
    hidden_zero = sympy.sin(x) ** 2 + sympy.cos(x) ** 2 - 1
    assert matrices.rank(matrices.matrix([[1, x], [x, x**2]])) == 1
    assert matrices.rank(matrices.matrix([[hidden_zero, 0], [0, a]])) == 1
    assert matrices.is_positive_semidefinite(
        matrices.matrix([[a, 0], [0, 0]])
    ) and not matrices.is_positive_semidefinite(matrices.matrix([[-a]]))
    with pytest.raises(ModelError, match="sign of x is not known"):
        matrices.is_positive_semidefinite(matrices.matrix([[x]]))


def test_reduced_form_is_unique() -> None:
    rng = np.random.default_rng(0)
    A = random_matrix(rng, 3, 6, exact=True)
    form, pivots = matrices.reduced(A)
    again, same = matrices.reduced(random_invertible(rng, 3, exact=True) @ A)
    assert pivots == same and not (form - again).any()


@pytest.mark.parametrize(
    ("entries", "words"),
    [([1.0, 2.0], "rows and columns"), ([[Dual(1.0, 1.0)]], "entries of Dual"), ([[1.0, None]], "NoneType")],
)
def test_what_cannot_be_decided_is_refused(entries: list, words: str) -> None:
    with pytest.raises(ModelError, match=words):
        matrices.matrix(entries)


def test_singular_systems_are_refused() -> None:
    with pytest.raises(ModelError, match="rank 1 has no inverse"):
        matrices.solve(matrices.matrix([[1, 1], [1, 1]]), matrices.matrix([[1], [0]]))


def test_one_kind_of_number_in_a_calculation() -> None:
    a, b = matrices.alike([[1, 2]], [[0.5]])
    assert not matrices.is_exact(a) and not matrices.is_exact(b)
    a, b = matrices.alike(np.zeros((0, 2)), [[1, 2]])
    assert matrices.is_exact(a) and matrices.is_exact(b), "an empty matrix decides nothing"
    a, b = matrices.alike([[1, 2]], [[sympy.Symbol("k")]])
    assert all(isinstance(x, sympy.Expr) for x in (*a.flat, *b.flat))


# Every decision about ranks of floats is the one that exact numbers make: on random structures, in any units.
Rng = np.random.Generator
Number = Callable[[Fraction], Any]


def tenth(rng: Rng) -> Fraction:
    """A ratio with one decimal, never zero."""
    return Fraction(int(rng.choice([k for k in range(-40, 41) if k])), 10)


def numbers(values: np.ndarray, number: Number) -> np.ndarray:
    found = np.empty(values.shape, dtype=object)
    found.flat = [number(Fraction(x)) for x in values.flat]
    return matrix(found)


def mixed_rows(rng: Rng, number: Number) -> DiracStructure:
    """A hybrid form of low rank with inputs and outputs at will, rows mixed."""
    m = int(rng.integers(3, 8))
    pairs = int(rng.integers(0, m // 2 + 1))
    a, b = (np.array([tenth(rng) for _ in range(m * pairs)], dtype=object).reshape(m, pairs) for _ in range(2))
    skew = numbers(a @ b.T - b @ a.T if pairs else np.zeros((m, m), dtype=int), Fraction)
    efforts_out = [k for k in range(m) if rng.random() < 0.5]
    F, E = unhybrid(numbers(skew, number), efforts_out)
    mix = numbers(invertible(rng, m), number)
    return DiracStructure(mix @ F, mix @ E, tuple(Port(f"x{k}") for k in range(m)))


def invertible(rng: Rng, m: int) -> np.ndarray:
    while True:
        mix = matrix(rng.integers(-30, 31, (m, m))) / 10
        if rank(mix) == m:
            return mix


def lc_network(rng: Rng, number: Number) -> DiracStructure:
    """Kirchhoff's laws of capacitors and inductors on a random graph, the laws added to one another in tenths."""
    nodes, edges = int(rng.integers(2, 5)), int(rng.integers(4, 8))
    names = ["ground", *(f"v{i}" for i in range(nodes))]
    ends = [(names[int(rng.integers(i + 1))], names[i + 1]) for i in range(nodes)]
    ends += [tuple(rng.choice(names, size=2, replace=False)) for _ in range(edges - nodes)]
    graph = Graph("ground", tuple(names[1:]), tuple(Edge(f"e{k}", str(a), str(b)) for k, (a, b) in enumerate(ends)))
    found = kirchhoff_structure(graph)
    found = found.swapped(*[n for n in found.port_names if rng.random() < 0.5])
    mix = numbers(invertible(rng, found.size), number)
    return DiracStructure(mix @ numbers(found.F, number), mix @ numbers(found.E, number), found.ports)


def bond_graph(rng: Rng, number: Number) -> DiracStructure:
    """Junctions, transformers and gyrators joined at random, with loops; some ends closed."""
    parts: list[DiracStructure] = []
    ends: list[str] = []
    for k in range(int(rng.integers(2, 7))):
        names = [f"{k}.{i}" for i in range(int(rng.integers(2, 5)))]
        kind = int(rng.integers(4))
        if kind < 2:
            parts.append((zero_junction if kind else one_junction)(*names))
        else:
            ratio, names = number(tenth(rng)), names[:2]
            parts.append((transformer if kind == 2 else gyrator)(ratio, *names))
        ends += names
    rng.shuffle(ends)
    joins = int(rng.integers(1, len(ends) // 2 + 1))
    pairs = [(ends.pop(), ends.pop()) for _ in range(min(joins, (len(ends) - 1) // 2))]
    found = compose(*parts, shared=pairs)
    if len(ends) > 2 and rng.random() < 0.5:
        found = close_ports(found, [ends[0]], "flow" if rng.random() < 0.5 else "effort")
    assert isinstance(found, DiracStructure)
    return found


def again(found: DiracStructure, rng: Rng, number: Number) -> DiracStructure:
    """The structure in other units of its ports, in another order, under other names, beside a stranger."""
    units = [number(Fraction(10) ** int(k)) for k in rng.integers(-5, 6, found.size)]
    found = found.transformed(matrix(np.diag(np.array(units, dtype=object))))
    order = [str(n) for n in rng.permutation(found.port_names)]
    stranger = mixed_rows(rng, number)
    stranger = stranger.renamed({n: f"stranger {n}" for n in stranger.port_names})
    whole = direct_sum(found.reordered(order).renamed({n: f"new {n}" for n in order}), stranger)
    assert isinstance(whole, DiracStructure)
    return whole


def decided(structure: DiracStructure, few: list[str]) -> dict[str, Any]:
    """Every decision that is made about a structure; of what is refused, that it is."""
    found = canonical_coordinates(structure)
    inputs = {n: "effort" for n in structure.port_names if n not in few}
    return {
        "canonical": (found.pairs, found.conserved, found.algebraic),
        "conserved": [conserved(structure, names).shape[1] for names in (few, structure.port_names)],
        "constraints": [len(constraints(structure, few, given)) for given in (None, inputs)],
        "input–output": [refused(lambda kind=kind: input_output(structure, kind)) for kind in ("flow", "effort")],
        "hybrid": [refused(lambda: hybrid(structure, few)), len(hybrid(structure).efforts_out)],
        "explicit": spanned(refused(lambda: explicit_system(structure, lambda x: x @ x, few, inputs))),
        "constrained": constrained(structure)[1].shape[1],
    }


def refused(attempt: Callable[[], Any]) -> str:
    """ "" if it is possible; else why not, in words and names alone."""
    try:
        attempt()
    except ModelError as error:
        assert "undecided" not in str(error), error
        return str(error).split(":", 1)[1]
    return ""


def spanned(ties: str) -> tuple[int, set[str]]:
    """How many constraints a message tells, and what they tie in all: their choice is free, these two are not."""
    each = ties.removeprefix(" algebraic constraints tie ").split("; ")
    return len(each), {name for tie in each for name in tie.split(" – ")}


def compare(seed: int) -> None:
    made = []
    for number in (Fraction, float):
        rng = np.random.default_rng(seed)
        found = (mixed_rows, bond_graph, lc_network)[seed % 3](rng, number)
        few = [n for n in found.port_names if rng.random() < 0.6] or [found.port_names[0]]
        first = decided(found, few)
        twice = again(found.normal() if rng.random() < 0.5 else found, rng, number)
        kept = [n for n in twice.port_names if n.removeprefix("new ") in few or n.startswith("stranger")]
        made.append((first, decided(twice, kept)))
    assert made[0] == made[1], f"seed {seed}"


@pytest.mark.parametrize("ratio", [1.7, 1.7e-5, 1.7e5, Fraction(17, 10)])
def test_a_transformer_on_a_loop_keeps_two_things_and_binds_one(ratio: Any) -> None:
    """Flows of "p" and "q" and "t" in proportion, one effort: nothing moves on its own."""
    found = canonical_coordinates(compose(one_junction("p", "q", "s"), transformer(ratio, "s", "t")))
    assert (found.pairs, found.conserved, found.algebraic) == (0, 2, 1)
    assert rank(found.M) == 3


@pytest.mark.parametrize(("name", "freedoms"), [("four_bar", 1), ("slider_crank", 1), ("double_pendulum", 2)])
def test_mechanisms_have_as_many_flows_as_freedoms(name: str, freedoms: int) -> None:
    """Where bodies and freedoms are ports, all but the freedoms' flows are bound, and as many efforts."""
    mechanism = po.load(f"examples/{name}.toml")
    structure = kinestatic_network(mechanism.tree, mechanism.initial_state()[: mechanism.nq]).structure
    found = canonical_coordinates(structure)
    assert (found.pairs, found.conserved, found.algebraic) == (0, structure.size - freedoms, freedoms)
    assert conserved(structure, structure.port_names).shape[1] == found.conserved


@pytest.mark.parametrize("seed", quick(3, range(60)))
def test_rows_that_are_left_as_they_come_are_those_of_fractions(seed: int, rng: np.random.Generator) -> None:
    """Sparse relations in units of 1e±5, some said twice: as many are left, and they say the same."""
    rows, width, gone = (int(n) for n in rng.integers((4, 6, 1), (14, 20, 8)))
    few = rng.integers(-9, 10, (rows, width + gone)) * (rng.random((rows, width + gone)) < 0.3)
    twice = rng.integers(-3, 4, (2, rows)) @ few
    unit = np.array([Fraction(10) ** int(k) for k in rng.integers(-5, 6, width + gone)], dtype=object)
    whole = matrix(rng.permutation(np.vstack([few, twice])) * unit)
    exact, _ = eliminate(whole[:, :width], whole[:, width:], None, "exact")
    A = whole.astype(float)
    given = ColumnRelations.of(A, given_rounding(A), np.arange(width + gone))
    left = given.without(np.arange(width, width + gone), "floats").independent("floats")
    found = left.dense(np.arange(width), width)[0]
    assert found.shape == exact.shape, f"seed {seed}"
    lead = np.array([int(np.flatnonzero(row != 0)[0]) for row in exact], dtype=int)
    missed, size = found.copy(), np.abs(found)
    for k, row in zip(lead, exact.astype(float), strict=True):
        missed -= np.outer(found[:, k], row)
        size += np.abs(np.outer(found[:, k], row))
    assert np.all(np.abs(missed) <= 1e-9 * size), f"seed {seed}"


@pytest.mark.parametrize("seed", quick(3, range(60)))
def test_what_annihilates_sparse_rows(seed: int, rng: np.random.Generator) -> None:
    """Sparse rows in units of 1e±5, some said twice: those that are left have their rank, and A Nᵀ = 0."""
    rows, width = (int(n) for n in rng.integers((4, 8), (14, 20)))
    few = rng.integers(-9, 10, (rows, width)) * (rng.random((rows, width)) < 0.3)
    whole = rng.permutation(np.vstack([few, rng.integers(-3, 4, (2, rows)) @ few]))
    unit, scale = (10.0 ** rng.integers(-5, 6, n) for n in (width, rows + 2))
    A = whole * unit * scale[:, None]
    taken, N, known = annihilated(A, None, f"seed {seed}")
    full = rank(matrix(whole))
    assert len(taken) == len(set(taken)) == full == rank(matrix(whole[sorted(taken)])), f"seed {seed}"
    assert N.shape == known.shape == (width - full, width), f"seed {seed}"
    assert np.all(np.abs(A @ N.T) <= np.abs(A) @ (1e-12 * np.abs(N) + WITHIN * known).T), f"seed {seed}"
    assert np.linalg.matrix_rank(N / np.linalg.norm(N * unit, axis=1)[:, None] * unit) == len(N), f"seed {seed}"


@pytest.mark.sample(1)
@pytest.mark.parametrize("begin", quick(2, [*range(0, 18, 6), *range(1000, 1300, 6)]))
def test_floats_decide_as_exact_numbers(begin: int) -> None:
    for seed in range(begin, begin + 6):
        compare(seed)
