"""Transformers, gyrators, junctions and pairs: each is Dirac, and each says what the books say."""

from fractions import Fraction

import numpy as np
import pytest
import sympy

from poinsot import ModelError
from poinsot.elements import KINDS, pair_of_kind
from poinsot.structures.composition import close_ports, compose
from poinsot.structures.families import DiracFamily
from poinsot.structures.matrices import null_space
from poinsot.structures.multiports import (
    actuated_constraint,
    constraint,
    gyrator,
    one_junction,
    transformer,
    zero_junction,
)
from poinsot.structures.ports import Port
from structures.random_structures import assert_dirac, each_number, each_seed, random_matrix


@each_number
@each_seed
def test_transformers_and_gyrators_keep_power(seed: int, exact: bool) -> None:
    rng = np.random.default_rng(seed)
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
@each_seed
def test_transformers_in_a_row_multiply(seed: int, exact: bool) -> None:
    rng = np.random.default_rng(seed)
    M, N = random_matrix(rng, 2, 3, exact), random_matrix(rng, 3, 2, exact)
    a, b, c = Port("a", 2), Port("b", 3), Port("c", 2)
    assert compose(transformer(M, a, b), transformer(N, b, c)).same_as(transformer(M @ N, a, c), 1e-8)


@each_number
@each_seed
def test_two_gyrators_are_a_transformer(seed: int, exact: bool) -> None:
    """f_a = M e_b and −f_b = f_b′ = N e_c: what f_b = −Mᵀ e_a says is Mᵀ e_a = N e_c."""
    rng = np.random.default_rng(seed)
    m, n = (Fraction(int(k), 3) for k in rng.integers(1, 5, 2))
    f_c, e_c = 2, 3
    e_a = n * e_c / m
    f_a = -f_c * e_c / e_a  # lossless
    if not exact:
        m, n, f_a, e_a = (float(x) for x in (m, n, f_a, e_a))
    assert compose(gyrator(m, "a", "b"), gyrator(n, "b", "c")).contains([f_a, f_c], [e_a, e_c])


@each_seed
def test_junctions(seed: int) -> None:
    rng = np.random.default_rng(seed)
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
@each_seed
def test_kinematic_pairs_are_dirac(kind: str, seed: int) -> None:
    """F = [Cᵀ; 0], E = [0; Sᵀ] for the freedoms and their annihilator: twists in Im S, wrenches in Im C."""
    rng = np.random.default_rng(seed)
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


def test_a_pair_that_does_work_is_refused() -> None:
    with pytest.raises(ModelError, match="does work"):
        constraint([[1], [0]], [[1], [1]])
    with pytest.raises(ModelError, match="needs 3 dimensions"):
        constraint([[1], [0], [0]], [[0], [1], [0]])


@each_seed
def test_a_modulated_transformer(seed: int) -> None:
    """A lever: height = sin(angle) drives with the ratio cos(angle)."""

    def matrices(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        structure = transformer([[float(np.cos(x[0]))]], "height", "angle")
        return structure.F, structure.E

    x = np.random.default_rng(seed).standard_normal(1)
    lever = DiracFamily(matrices, (Port("height"), Port("angle"))).at(x)
    assert_dirac(lever)
    assert lever.contains([np.cos(x[0]) * 2, -2], [3, 3 * np.cos(x[0])])


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: transformer([[1, 2]], Port("a", 2), Port("b", 1)), "must be 2 × 1"),
        (lambda: transformer(2, Port("a", 2), Port("b", 1)), "must be 2 × 1"),
        (lambda: zero_junction(Port("a", 2), "b"), "one dimension"),
        (lambda: one_junction(Port("a", 1, "electrical"), Port("b", 1, "hydraulic")), "one domain"),
    ],
)
def test_ports_of_the_wrong_size_are_refused(make: object, words: str) -> None:
    with pytest.raises(ModelError, match=words):
        make()  # type: ignore[operator]
