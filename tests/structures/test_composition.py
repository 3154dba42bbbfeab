"""Composition, restriction, closed ports and resistive ends: what results, and that it is all there is."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
import sympy

from poinsot import ModelError
from poinsot.structures.composition import close_ports, compose, join, restrict
from poinsot.structures.dirac import DiracStructure, DissipativeStructure, dirac, direct_sum
from poinsot.structures.families import terminate
from poinsot.structures.matrices import block, is_positive_semidefinite, left_null_space, null_space, rank
from poinsot.structures.multiports import from_input_output, one_junction, transformer, zero_junction
from poinsot.structures.ports import Port
from poinsot.structures.resistive import Resistive, conductance, resistance
from structures.random_structures import (
    assert_dirac,
    each_number,
    random_dirac,
    random_dissipative,
    random_element,
    random_invertible,
    random_matrix,
    random_psd,
    random_skew,
)

SEEDS = range(10)
A_PORTS = (Port("a", 2), Port("s", 2), Port("t"))
B_PORTS = (Port("s", 2), Port("b"), Port("u", 2))
C_PORTS = (Port("t"), Port("u", 2), Port("c", 2))


@each_number
def test_composition_does_not_depend_on_the_order(rng: np.random.Generator, exact: bool) -> None:
    """(A ∘ B) ∘ C = A ∘ (B ∘ C) = all at once = C ∘ B ∘ A; t goes from A past B to C."""
    A, B, C = (random_dirac(rng, ports, exact) for ports in (A_PORTS, B_PORTS, C_PORTS))
    first = compose(compose(A, B), C)
    assert first.port_names == ("a", "b", "c")
    for other in (compose(A, compose(B, C)), compose(A, B, C)):
        assert first.same_as(other, 1e-8)
    back = compose(C, B, A)  # flows between the parts change sign in both, so the set stays
    assert first.same_as(back, 1e-8)


@each_number
def test_composition_is_what_shared_flows_and_efforts_complete(rng: np.random.Generator, exact: bool) -> None:
    """Admissible pairs of both that agree at s (f_B = −f_A, e_B = e_A) give an admissible pair, and give them all."""
    A, B = random_dirac(rng, A_PORTS, exact), random_dirac(rng, B_PORTS, exact)
    composed = compose(A, B)
    (fA, eA), (fB, eB) = A.image(), B.image()
    s, r = A.columns("s"), B.columns("s")
    agreeing = null_space(block([[fA[s], fB[r]], [eA[s], -eB[r]]]))
    p, q = agreeing[: A.size], agreeing[A.size :]
    keep_A, keep_B = A.columns("a", "t"), B.columns("b", "u")
    f = np.vstack([fA[keep_A] @ p, fB[keep_B] @ q])
    e = np.vstack([eA[keep_A] @ p, eB[keep_B] @ q])
    residual = composed.residual(f, e).astype(float)
    assert np.abs(residual).max() <= 1e-9 * max(1, np.abs(f.astype(float)).max(), np.abs(e.astype(float)).max())
    assert rank(np.vstack([f, e]), 1e-9) == composed.size


@each_number
def test_dissipative_structures_compose_to_dissipative_ones(rng: np.random.Generator, exact: bool) -> None:
    composed = compose(random_dissipative(rng, A_PORTS, exact), random_dirac(rng, B_PORTS, exact))
    assert isinstance(composed, DissipativeStructure)
    f, e = random_element(composed, rng)
    assert e @ f <= 1e-12 * (np.abs(e) @ np.abs(f))


def test_exact_and_float_composition_agree(rng: np.random.Generator) -> None:
    A, B = random_dirac(rng, A_PORTS, True), random_dirac(rng, B_PORTS, True)
    floats = [DiracStructure(D.F.astype(float), D.E.astype(float), D.ports) for D in (A, B)]
    assert compose(*floats).same_as(compose(A, B), 1e-8)


@each_number
def test_ports_of_one_structure_are_joined(rng: np.random.Generator, exact: bool) -> None:
    D = random_dirac(rng, [Port("a", 2), Port("b", 2), Port("c", 3)], exact)
    joined = join(D, [("a", "b")])
    assert joined.port_names == ("c",)
    assert_dirac(joined)
    dual = join(D.swapped("a", "b"), [("a", "b")], common="flow")
    assert dual.same_as(joined, 1e-8), "with flow and effort exchanged, so is what is common"


@each_number
def test_the_identity_is_a_transformer_of_ratio_one(rng: np.random.Generator, exact: bool) -> None:
    D = random_dirac(rng, A_PORTS, exact)
    wire = transformer(1, Port("s", 2), Port("far", 2))
    assert compose(D, wire).renamed({"far": "s"}).same_as(D, 1e-8)


def test_rank_over_graphs_is_exact_where_floats_cannot_tell() -> None:
    """Up by 10¹⁵ and down again is a wire: f_in = −f_out, e_in = e_out."""
    up, down = transformer(10**15, "in", "middle"), transformer(10**15, "out", "middle")
    assert compose(up, down).same_as(transformer(1, "in", "out"))


def test_an_undecided_rank_is_refused() -> None:
    """A ratio is known as it is given, however small; what is left of 1 − (1 − 1e−13) may be rounding or not."""
    assert close_ports(transformer(1e-11), ["2"], "effort").port_names == ("1",)
    almost = transformer([[1.0, 1.0], [1.0, 1.0 - 1e-13]], Port("1", 2), Port("2", 2))
    with pytest.raises(ModelError, match=r"rank is undecided, 1.0e-13 is left of numbers whose rounding has grown to"):
        close_ports(almost, ["1"], "flow")
    assert close_ports(transformer(Fraction(1, 10**11)), ["2"], "effort").contains([1], [0]), (
        "exactly it is a short too"
    )


# -------------------------------------------------------------------------------------- closed ports and restriction


@each_number
@pytest.mark.parametrize("zero", ["flow", "effort"])
def test_closed_ports(rng: np.random.Generator, exact: bool, zero: str) -> None:
    """Closing equals composition with the one-port f = 0 or e = 0."""
    D = random_dirac(rng, A_PORTS, exact)
    closed = close_ports(D, ["s"], zero)
    assert_dirac(closed)
    one, none = np.eye(2, dtype=int), np.zeros((2, 2), dtype=int)
    end = dirac(one, none, [Port("s", 2)]) if zero == "flow" else dirac(none, one, [Port("s", 2)])
    assert closed.same_as(compose(D, end), 1e-8)


@each_number
def test_restriction(rng: np.random.Generator, exact: bool) -> None:
    """Elements over f = S α are elements of the structure, with the new effort Sᵀ e; and it is a transformer's work."""
    D = random_dirac(rng, A_PORTS, exact)
    S = random_matrix(rng, 2, 1, exact)
    if not S.any():
        S[0, 0] += 1
    small = restrict(D, "s", S)
    assert_dirac(small)
    assert small.port("s").dimension == 1
    through = compose(D, transformer(S, Port("s", 2), "narrow")).renamed({"narrow": "s"})
    assert small.reordered(through.port_names).same_as(through, 1e-8)


@each_number
def test_restriction_to_everything_and_to_nothing(exact: bool) -> None:
    rng = np.random.default_rng(7)
    D = random_dirac(rng, A_PORTS, exact)
    S = random_invertible(rng, 2, exact)
    back = restrict(restrict(D, "s", S), "s", np.linalg.inv(S.astype(float)) if not exact else inverse(S))
    assert back.same_as(D, 1e-7)
    none = np.zeros((2, 0), dtype=int)
    kept = [n for n in D.port_names if n != "s"]
    for flow, zero in ((True, "flow"), (False, "effort")):
        nothing = restrict(D, "s", none, flow=flow)
        assert nothing.port("s").dimension == 0
        assert close_ports(nothing, ["s"], "flow").reordered(kept).same_as(close_ports(D, ["s"], zero), 1e-8)


def inverse(S: np.ndarray) -> np.ndarray:
    return np.array(sympy.Matrix(S.tolist()).inv().tolist(), dtype=object)


def test_restriction_needs_independent_columns() -> None:
    with pytest.raises(ModelError, match="2 × 2 of rank 1"):
        restrict(random_dirac(np.random.default_rng(0), A_PORTS, True), "s", [[1, 2], [2, 4]])


# ------------------------------------------------------------------------------------------------------- resistive ends


@each_number
def test_resistor_elimination_formula(rng: np.random.Generator, exact: bool) -> None:
    """L (F_r + E_r R) = 0: F′E′ᵀ + E′F′ᵀ = 2 (L E_r) R (L E_r)ᵀ ⪰ 0, and the structure found is that one."""
    D = random_dirac(rng, A_PORTS, exact)
    R = random_psd(rng, 2, exact)
    r, keep = D.columns("s"), D.columns("a", "t")
    L = left_null_space(D.F[:, r] + D.E[:, r] @ R)
    F, E, outer = L @ D.F[:, keep], L @ D.E[:, keep], L @ D.E[:, r]
    defect = (F @ E.T + E @ F.T - 2 * outer @ R @ outer.T).astype(float)
    assert np.abs(defect).max() <= (0 if exact else 1e-11 * max(1, np.abs(F).max() * np.abs(E).max()))
    found = terminate(D, ["s"], resistance(R))
    residual = np.hstack([found.F, found.E])
    assert rank(np.vstack([residual, np.hstack([F, E])]), 1e-11) == found.size
    assert is_positive_semidefinite(found.power_matrix, 1e-11)


@each_number
def test_power_that_is_missing_went_into_the_resistor(rng: np.random.Generator, exact: bool) -> None:
    D = random_dirac(rng, A_PORTS, exact)
    R = random_psd(rng, 2, exact)
    s, keep = D.columns("s"), D.columns("a", "t")
    A, B = D.image()
    resistive = null_space(R @ A[s] - B[s])  # elements of D with e_s = R f_s
    weights = resistive @ random_matrix(rng, resistive.shape[1], 1, exact)[:, 0]
    f, e = A @ weights, B @ weights
    found = terminate(D, ["s"], resistance(R))
    assert found.contains(f[keep], e[keep], 1e-8)
    into = f[s] @ R @ f[s]
    assert abs(f[keep] @ e[keep] + into) <= (0 if exact else 1e-11 * (1 + np.abs(f) @ np.abs(e)))
    assert into >= 0 or (not exact and into >= -1e-11)


@each_number
def test_resistance_and_conductance_are_inverse(rng: np.random.Generator, exact: bool) -> None:
    D = random_dirac(rng, A_PORTS, exact)
    A = random_invertible(rng, 2, exact)
    R = A @ A.T + random_skew(rng, 2, exact)
    G = inverse(R) if exact else np.linalg.inv(R)
    assert terminate(D, ["s"], resistance(R)).same_as(terminate(D, ["s"], conductance(G)), 1e-7)


@each_number
def test_a_skew_resistance_is_lossless(rng: np.random.Generator, exact: bool) -> None:
    D = random_dirac(rng, A_PORTS, exact)
    relation = resistance(random_skew(rng, 2, exact))
    assert relation.lossless
    assert isinstance(terminate(D, ["s"], relation), DiracStructure)


def test_shorts_and_opens_are_resistors() -> None:
    D = random_dirac(np.random.default_rng(3), A_PORTS, True)
    assert terminate(D, ["t"], resistance(0)).same_as(close_ports(D, ["t"], "effort"))
    assert terminate(D, ["t"], conductance(0)).same_as(close_ports(D, ["t"], "flow"))


def test_active_resistors_are_refused_unless_they_are_sources() -> None:
    with pytest.raises(ModelError, match=r"R1 is active: it gives power .* source=True"):
        resistance([[2, 0], [0, -1]], "R1")
    junction = one_junction("a", "r")
    active = terminate(junction, ["r"], resistance(-2, "negative", source=True))
    assert isinstance(active, DissipativeStructure) and active.active == ("r",)
    assert active.contains([1], [2]), "it gives 2 W"
    again = compose(active, zero_junction("a", "b"))
    assert isinstance(again, DissipativeStructure) and again.active == ("r",), "it stays declared"


def test_an_active_element_that_cancels_a_passive_one_is_reported() -> None:
    W = [[0, -1, -1], [1, 0, 1], [1, -1, 0]]
    half = terminate(from_input_output(W, "arn", "effort"), ["r"], resistance(1))
    with pytest.raises(ModelError, match=r"resistor at n of .* not determined; an active element may cancel"):
        terminate(half, ["n"], resistance(-1, source=True))


def test_a_resistive_relation_must_be_complete() -> None:
    with pytest.raises(ModelError, match="needs n independent rows"):
        Resistive(np.array([[0.0]]), np.array([[0.0]]))


# ---------------------------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("a", "b", "words"),
    [
        (Port("x", 2), Port("y", 3), "dimensions are 2 and 3"),
        (Port("x", 1, "electrical"), Port("y", 1, "hydraulic"), r"'x' \(electrical\) and 'y' \(hydraulic\)"),
    ],
)
def test_ports_that_do_not_fit_are_not_joined(a: Port, b: Port, words: str) -> None:
    def open_end(port: Port) -> Any:
        n = port.dimension
        return dirac(np.eye(n, dtype=int), np.zeros((n, n), dtype=int), [port])

    with pytest.raises(ModelError, match=words):
        compose(open_end(a), open_end(b), shared=[("x", "y")])


def test_a_port_is_joined_once() -> None:
    with pytest.raises(ModelError, match="a port is joined once"):
        join(zero_junction("a", "b", "c"), [("a", "b"), ("b", "c")])


def test_unknown_ports_are_named() -> None:
    with pytest.raises(ModelError, match="no port 'z'; the ports are a, b"):
        close_ports(direct_sum(zero_junction("a", "b")), ["z"], "flow")
