"""Dirac and dissipative structures: the invariants, what follows from them, and what is refused."""

from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest
import sympy

from poinsot import ModelError
from poinsot.algebra import Dual
from poinsot.elements import KINDS, pair_of_kind
from poinsot.structures import multiports
from poinsot.structures.composition import close_ports, compose
from poinsot.structures.dirac import DiracStructure, DissipativeStructure, dirac, direct_sum, dissipative
from poinsot.structures.families import DiracFamily, pointwise
from poinsot.structures.matrices import matrix, null_space, rank
from poinsot.structures.multiports import (
    actuated_constraint,
    constraint,
    gyrator,
    one_junction,
    transformer,
    zero_junction,
)
from poinsot.structures.ports import Port
from structures.random_structures import (
    assert_dirac,
    each_number,
    random_dirac,
    random_dissipative,
    random_element,
    random_invertible,
    random_matrix,
    random_skew,
)

SEEDS = range(10)
PORTS = (Port("a", 2), Port("b"), Port("c", 3))


@each_number
def test_no_power_is_made_or_lost(rng: np.random.Generator, exact: bool) -> None:
    D = random_dirac(rng, PORTS, exact)
    assert_dirac(D)
    f, e = random_element(D, rng)
    assert D.contains(f, e)
    assert abs(e @ f) <= (0 if exact else 1e-12 * (1 + np.abs(e) @ np.abs(f)))


@each_number
def test_kernel_and_image_are_the_same_set(seed: int, exact: bool) -> None:
    D = random_dirac(np.random.default_rng(seed), PORTS, exact)
    A, B = D.image()
    assert not (D.residual(A, B) > 1e-12 * np.abs(D.F).max() ** 2).any()
    assert rank(np.vstack([A, B])) == D.size, "the columns fill the structure"


@each_number
def test_dissipative_structures_only_lose_power(rng: np.random.Generator, exact: bool) -> None:
    D = random_dissipative(rng, PORTS, exact)
    for _ in range(5):
        f, e = random_element(D, rng)
        assert e @ f <= (0 if exact else 1e-12 * (np.abs(e) @ np.abs(f)))


@each_number
def test_the_rows_that_say_it_do_not_matter(rng: np.random.Generator, exact: bool) -> None:
    D = random_dirac(rng, PORTS, exact)
    mix = random_invertible(rng, D.size, exact)
    again = DiracStructure(mix @ D.F, mix @ D.E, D.ports)
    assert D.same_as(again) and again.same_as(D.normal())
    if exact:
        assert not (D.normal().F - again.normal().F).any(), "the exact normal form is unique"
    if exact and (D.F @ D.E.T).any():
        assert not D.same_as(D.reversed()), "another set is told apart: the only couplings that survive are none"


@each_number
def test_changes_of_port_variables_keep_the_structure_dirac(rng: np.random.Generator, exact: bool) -> None:
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
def test_side_by_side(rng: np.random.Generator, exact: bool) -> None:
    A, B = random_dirac(rng, ["a", "b"], exact), random_dissipative(rng, ["c"], exact)
    f, e = (np.concatenate(parts) for parts in zip(random_element(A, rng), random_element(B, rng), strict=True))
    both = direct_sum(A, B)
    assert both.port_names == ("a", "b", "c") and both.contains(f, e)


# ---------------------------------------------------------------------------------------------------------- refusals


ONE, NONE = np.eye(3, dtype=int), [[0, 0], [0, 0]]
REFUSED: dict[str, Callable[[], object]] = {
    "between the ports 'b' and 'c' the couplings 2 and 3 are not opposite": lambda: dirac(
        ONE, -np.array([[0, 1, 0], [-1, 0, 2], [0, 3, 0]]), "abc"
    ),
    "port 'b' is not lossless on its own": lambda: dirac([[1, 0], [0, 1]], [[0, 0], [0, 2]], "ab"),
    "join the ports a, have": lambda: dirac([[1, 0], [0, 0]], [[0, 0], [1, 0]], "ab"),
    "rank 1 and must have rank 2": lambda: dirac([[1, 1], [2, 2]], NONE, "ab"),
    "must be 2 × 2": lambda: dirac([[1, 0]], [[0, 0]], "ab"),
    "finite": lambda: dirac([[np.nan, 0], [0, 1]], NONE, "ab"),
    "a is there twice": lambda: dirac([[1, 0], [0, 1]], NONE, "aa"),
    "does work": lambda: constraint([[1], [0]], [[1], [1]]),
    "needs 3 dimensions": lambda: constraint([[1], [0], [0]], [[0], [1], [0]]),
    "must be 2 × 1": lambda: transformer([[1, 2]], Port("a", 2), Port("b", 1)),
    "must be 2 × 1, a": lambda: transformer(2, Port("a", 2), Port("b", 1)),
    "one dimension": lambda: zero_junction(Port("a", 2), "b"),
    "one domain": lambda: one_junction(Port("a", 1, "electrical"), Port("b", 1, "hydraulic")),
    "efforts, which are bound to one another at the ports in, out;": lambda: multiports.input_output(
        dirac([[1, 2, 0], [0, 0, 0], [0, 0, 1]], [[0, 0, 0], [-2, 1, 0], [0, 0, 0]], ["in", "out", "third"])
    ),
    "span 1 dimensions, a Dirac structure on its ports has 2": lambda: multiports.from_image(
        [[1, 1], [0, 0]], NONE, ["a", "b"]
    ),
}


@pytest.mark.parametrize("words", REFUSED)
def test_what_is_no_structure_is_refused(words: str) -> None:
    with pytest.raises(ModelError, match=words):
        REFUSED[words]()


def test_the_pair_is_found_whatever_the_rows(rng: np.random.Generator) -> None:
    J = np.array([[0, 1, 0, 5], [-1, 0, 2, 0], [0, -2, 0, 1], [-5, 0, -1.5, 0]])
    mix = random_invertible(rng, 4, exact=False)
    with pytest.raises(ModelError, match="'r' and 's'"):
        dirac(mix, -mix @ J, "pqrs")


def test_what_makes_power_is_refused_unless_declared() -> None:
    with pytest.raises(ModelError, match="makes power"):
        dissipative([[1]], [[-1]], ["a"])
    assert dissipative([[1]], [[-1]], ["a"], active=["a"]).active == ("a",)


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


# Transformers, gyrators, junctions and pairs: each is Dirac, and each says what the books say.
@each_number
def test_transformers_and_gyrators_keep_power(rng: np.random.Generator, exact: bool) -> None:
    N = random_matrix(rng, 3, 2, exact)
    first, second = Port("1", 3), Port("2", 2)
    out, e1 = random_matrix(rng, 2, 1, exact)[:, 0], random_matrix(rng, 3, 1, exact)[:, 0]
    T = transformer(N, first, second)
    assert_dirac(T)
    assert T.contains(np.concatenate([N @ out, -out]), np.concatenate([e1, N.T @ e1])), "f₁ = N f₂, e₂ = Nᵀ e₁"
    G = gyrator(N, first, second)
    assert_dirac(G)
    assert G.contains(np.concatenate([N @ out, -N.T @ e1]), np.concatenate([e1, out])), "f₁ = N e₂, f₂ = Nᵀ e₁"


def test_ratios_are_those_of_the_book() -> None:
    n, f2, e2 = sympy.symbols("n f2 e2", nonzero=True)
    assert transformer(n).contains([n * f2, -f2], [e2 / n, e2])
    assert gyrator(n).contains([n * e2, -f2], [f2 / n, e2])


@each_number
def test_transformers_in_a_row_multiply(rng: np.random.Generator, exact: bool) -> None:
    M, N = random_matrix(rng, 2, 3, exact), random_matrix(rng, 3, 2, exact)
    a, b, c = Port("a", 2), Port("b", 3), Port("c", 2)
    assert compose(transformer(M, a, b), transformer(N, b, c)).same_as(transformer(M @ N, a, c), 1e-8)


@each_number
def test_two_gyrators_are_a_transformer(rng: np.random.Generator, exact: bool) -> None:
    """f_a = M e_b and −f_b = f_b′ = N e_c: what f_b = −Mᵀ e_a says is Mᵀ e_a = N e_c."""
    m, n = (Fraction(int(k), 3) for k in rng.integers(1, 5, 2))
    f_c, e_c = 2, 3
    e_a = n * e_c / m
    f_a = -f_c * e_c / e_a  # lossless
    if not exact:
        m, n, f_a, e_a = (float(x) for x in (m, n, f_a, e_a))
    assert compose(gyrator(m, "a", "b"), gyrator(n, "b", "c")).contains([f_a, f_c], [e_a, e_c])


def test_junctions(rng: np.random.Generator) -> None:
    ports = [Port(name, 3) for name in "abcd"]
    common = rng.integers(-9, 9, 3)
    others = rng.integers(-9, 9, (3, 3))
    balanced = np.concatenate([*others, -others.sum(axis=0)])
    same = np.tile(common, 4)
    for junction, f, e in ((zero_junction(*ports), balanced, same), (one_junction(*ports), same, balanced)):
        assert_dirac(junction)
        assert junction.contains(f, e)
        assert not junction.contains(e + 1, f), "and nothing else"
    swapped = zero_junction(*ports).swapped("a", "b", "c", "d")
    assert swapped.same_as(one_junction(*ports)), "flow and effort exchanged make one from the other"


def test_junctions_in_a_row_are_one_junction() -> None:
    left, right = zero_junction("a", "b", "s"), zero_junction("s", "c", "d")
    assert compose(left, right).same_as(zero_junction("a", "b", "c", "d"))


@pytest.mark.sample(37)
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_kinematic_pairs_are_dirac(kind: str, rng: np.random.Generator) -> None:
    """F = [Cᵀ; 0], E = [0; Sᵀ] for the freedoms and their annihilator: twists in Im S, wrenches in Im C."""
    pair = pair_of_kind(kind, 0.3 if kind == "helical" else None)
    q = pair.integrate(pair.neutral(), rng.standard_normal(len(pair.freedoms)))
    twists = [S.vector for S in pair.motion_subspace(q)]
    S = np.array(twists, dtype=float).T.reshape(6, -1)
    C = null_space(S.T)
    D = constraint(S, C)
    assert_dirac(D)
    p = S.shape[1]
    V, W = S @ rng.standard_normal(p), C @ rng.standard_normal(6 - p)
    assert D.contains(V, W) and abs(V @ W) < 1e-12
    driven = actuated_constraint(S, C)
    assert_dirac(driven)
    alpha, tau = rng.standard_normal(p), rng.standard_normal(p)
    W = W - np.linalg.pinv(S).T @ tau if p else W
    assert driven.contains(np.concatenate([S @ alpha, alpha]), np.concatenate([W, tau]), 1e-8)
    assert close_ports(driven, ["freedoms"], "effort").same_as(D, 1e-8), "without effort at its freedoms it is passive"


def test_a_modulated_transformer(seed: int) -> None:
    """A lever: height = sin(angle) drives with the ratio cos(angle)."""

    def matrices(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        structure = transformer([[float(np.cos(x[0]))]], "height", "angle")
        return structure.F, structure.E

    x = np.random.default_rng(seed).standard_normal(1)
    lever = DiracFamily(matrices, (Port("height"), Port("angle"))).at(x)
    assert_dirac(lever)
    assert lever.contains([np.cos(x[0]) * 2, -2], [3, 3 * np.cos(x[0])])


# Every representation there and back gives the same structure, and shows skew matrices for Dirac structures.
FORM_PORTS = (Port("a", 2), Port("b"), Port("c", 2))
each_output = pytest.mark.parametrize("output", ["flow", "effort"])


def zero(exact: bool) -> float:
    return 0 if exact else 1e-9


@each_number
def test_image(rng: np.random.Generator, exact: bool) -> None:
    D = random_dirac(rng, FORM_PORTS, exact)
    A, B = D.image()
    extra = random_matrix(rng, D.size, 3, exact)  # columns that depend on the others
    again = multiports.from_image(np.hstack([A, A @ extra]), np.hstack([B, B @ extra]), FORM_PORTS)
    assert_dirac(again)
    assert again.same_as(D)


@each_output
@each_number
def test_input_output(seed: int, exact: bool, output: str) -> None:
    J = random_skew(np.random.default_rng(seed), 5, exact)
    D = multiports.from_input_output(J, FORM_PORTS, output)
    assert np.abs(multiports.input_output(D, output) - J).max() <= zero(exact)


@each_output
@each_number
def test_constrained(rng: np.random.Generator, exact: bool, output: str) -> None:
    D = random_dirac(rng, FORM_PORTS, exact)
    J, G = multiports.constrained(D, output)
    assert np.abs(J + J.T).max() <= zero(exact) * max(1, np.abs(J).max())
    assert np.abs(J @ G).max(initial=0) <= zero(exact) * max(1, np.abs(J).max()), "of all J, the one that vanishes on G"
    assert rank(G) == G.shape[1]
    assert multiports.from_constrained(J, G, FORM_PORTS, output).same_as(D, 1e-7)
    f, e = random_element(D, rng)
    a, b = (f, e) if output == "flow" else (e, f)
    assert np.abs(G.T @ b).max(initial=0) <= zero(exact) * 10
    left = a - J @ b  # in Im G
    if exact:
        assert rank(np.hstack([G, left.reshape(-1, 1)])) == G.shape[1]
    else:
        assert np.abs(left - G @ np.linalg.lstsq(G, left, rcond=None)[0]).max() <= 1e-11 * (1 + np.abs(a).max())


@each_number
def test_constrained_from_any_skew_matrix_and_any_constraints(rng: np.random.Generator, exact: bool) -> None:
    J, G = random_skew(rng, 5, exact), random_matrix(rng, 5, 2, exact)
    D = multiports.from_constrained(J, G, FORM_PORTS)
    assert_dirac(D)
    multipliers, free = random_matrix(rng, G.shape[1], 1, exact), random_matrix(rng, 5, 1, exact)
    if exact:
        e = free - G @ np.array(sympy.Matrix((G.T @ G).tolist()).pinv().tolist()) @ G.T @ free
    else:
        e = free - G @ np.linalg.lstsq(G, free, rcond=None)[0]
    assert D.contains((J @ e + G @ multipliers)[:, 0], e[:, 0])


@each_number
def test_hybrid(seed: int, exact: bool) -> None:
    D = random_dirac(np.random.default_rng(seed), FORM_PORTS, exact)
    form = multiports.hybrid(D)
    assert np.abs(form.W + form.W.T).max() <= zero(exact) * max(1, np.abs(form.W).max())
    again = multiports.from_hybrid(form.W, form.efforts_out, FORM_PORTS)
    assert again.same_as(D, 1e-8)
    assert len(form.outputs) == 5 and all(name[0] in "ef" for name in form.outputs)


@each_number
def test_hybrid_of_a_dissipative_structure(seed: int, exact: bool) -> None:
    D = random_dissipative(np.random.default_rng(seed), FORM_PORTS, exact)
    form = multiports.hybrid(D)
    values = np.linalg.eigvalsh((form.W + form.W.T).astype(float))
    assert values.max() <= 1e-9 * np.abs(form.W.astype(float)).max()
    again = multiports.from_hybrid(form.W, form.efforts_out, FORM_PORTS)
    assert isinstance(again, DissipativeStructure) or D.lossless
    assert again.same_as(D, 1e-8)


def test_from_hybrid_knows_what_is_lossless() -> None:
    assert isinstance(multiports.from_hybrid([[0, 1], [-1, 0]], ["a"], ["a", "b"]), DiracStructure)
    assert isinstance(multiports.from_hybrid([[-1, 1], [-1, 0]], ["a"], ["a", "b"]), DissipativeStructure)


def test_a_chosen_output_is_kept_and_an_impossible_one_refused() -> None:
    transformer = dirac([[1, 2], [0, 0]], [[0, 0], [-2, 1]], ["in", "out"])
    assert multiports.hybrid(transformer, ["in"]).outputs == ("e in", "f out")
    assert multiports.hybrid(transformer, ["out"]).outputs == ("f in", "e out")
    with pytest.raises(ModelError, match="efforts out at in, out"):
        multiports.hybrid(transformer, ["in", "out"])
