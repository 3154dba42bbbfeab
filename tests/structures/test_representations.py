"""Every representation there and back gives the same structure, and shows skew matrices for Dirac structures."""

import numpy as np
import pytest
import sympy

from poinsot import ModelError
from poinsot.structures import multiports
from poinsot.structures.dirac import DiracStructure, DissipativeStructure, dirac
from poinsot.structures.matrices import rank
from poinsot.structures.ports import Port
from structures.random_structures import (
    assert_dirac,
    each_number,
    each_seed,
    random_dirac,
    random_dissipative,
    random_element,
    random_matrix,
    random_skew,
)

PORTS = (Port("a", 2), Port("b"), Port("c", 2))
each_output = pytest.mark.parametrize("output", ["flow", "effort"])


def zero(exact: bool) -> float:
    return 0 if exact else 1e-9


@each_number
@each_seed
def test_image(seed: int, exact: bool) -> None:
    rng = np.random.default_rng(seed)
    D = random_dirac(rng, PORTS, exact)
    A, B = D.image()
    extra = random_matrix(rng, D.size, 3, exact)  # columns that depend on the others
    again = multiports.from_image(np.hstack([A, A @ extra]), np.hstack([B, B @ extra]), PORTS)
    assert_dirac(again)
    assert again.same_as(D)


@each_output
@each_number
@each_seed
def test_input_output(seed: int, exact: bool, output: str) -> None:
    J = random_skew(np.random.default_rng(seed), 5, exact)
    D = multiports.from_input_output(J, PORTS, output)
    assert np.abs(multiports.input_output(D, output) - J).max() <= zero(exact)


@each_output
@each_number
@each_seed
def test_constrained(seed: int, exact: bool, output: str) -> None:
    rng = np.random.default_rng(seed)
    D = random_dirac(rng, PORTS, exact)
    J, G = multiports.constrained(D, output)
    assert np.abs(J + J.T).max() <= zero(exact) * max(1, np.abs(J).max())
    assert np.abs(J @ G).max(initial=0) <= zero(exact) * max(1, np.abs(J).max()), "of all J, the one that vanishes on G"
    assert rank(G) == G.shape[1]
    assert multiports.from_constrained(J, G, PORTS, output).same_as(D, 1e-7)
    f, e = random_element(D, rng)
    a, b = (f, e) if output == "flow" else (e, f)
    assert np.abs(G.T @ b).max(initial=0) <= zero(exact) * 10
    left = a - J @ b  # in Im G
    if exact:
        assert rank(np.hstack([G, left.reshape(-1, 1)])) == G.shape[1]
    else:
        assert np.abs(left - G @ np.linalg.lstsq(G, left, rcond=None)[0]).max() <= 1e-11 * (1 + np.abs(a).max())


@each_number
@each_seed
def test_constrained_from_any_skew_matrix_and_any_constraints(seed: int, exact: bool) -> None:
    rng = np.random.default_rng(seed)
    J, G = random_skew(rng, 5, exact), random_matrix(rng, 5, 2, exact)
    D = multiports.from_constrained(J, G, PORTS)
    assert_dirac(D)
    multipliers, free = random_matrix(rng, G.shape[1], 1, exact), random_matrix(rng, 5, 1, exact)
    if exact:
        e = free - G @ np.array(sympy.Matrix((G.T @ G).tolist()).pinv().tolist()) @ G.T @ free
    else:
        e = free - G @ np.linalg.lstsq(G, free, rcond=None)[0]
    assert D.contains((J @ e + G @ multipliers)[:, 0], e[:, 0])


@each_number
@each_seed
def test_hybrid(seed: int, exact: bool) -> None:
    D = random_dirac(np.random.default_rng(seed), PORTS, exact)
    form = multiports.hybrid(D)
    assert np.abs(form.W + form.W.T).max() <= zero(exact) * max(1, np.abs(form.W).max())
    again = multiports.from_hybrid(form.W, form.efforts_out, PORTS)
    assert again.same_as(D, 1e-8)
    assert len(form.outputs) == 5 and all(name[0] in "ef" for name in form.outputs)


@each_number
@each_seed
def test_hybrid_of_a_dissipative_structure(seed: int, exact: bool) -> None:
    D = random_dissipative(np.random.default_rng(seed), PORTS, exact)
    form = multiports.hybrid(D)
    values = np.linalg.eigvalsh((form.W + form.W.T).astype(float))
    assert values.max() <= 1e-9 * np.abs(form.W.astype(float)).max()
    again = multiports.from_hybrid(form.W, form.efforts_out, PORTS)
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


def test_inputs_that_are_not_free_are_named() -> None:
    structure = dirac([[1, 2, 0], [0, 0, 0], [0, 0, 1]], [[0, 0, 0], [-2, 1, 0], [0, 0, 0]], ["in", "out", "third"])
    with pytest.raises(ModelError, match="efforts, which are bound to one another at the ports in, out;"):
        multiports.input_output(structure)


def test_an_image_of_the_wrong_dimension_is_refused() -> None:
    with pytest.raises(ModelError, match="span 1 dimensions, a Dirac structure on its ports has 2"):
        multiports.from_image([[1, 1], [0, 0]], [[0, 0], [0, 0]], ["a", "b"])
