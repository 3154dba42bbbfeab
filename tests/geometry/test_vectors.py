"""Three-vectors over any scalar."""

import numpy as np
import pytest

from poinsot import GeometryError
from poinsot.geometry.vectors import cross, dot, shaped, tilde, untilde
from scalars import Over, assert_same, each_scalar


@each_scalar
def test_products_and_the_matrix_of_a_cross_product(over: Over) -> None:
    a, b = np.random.default_rng(0).normal(size=(2, 3))
    assert_same(over(cross, a, b), np.cross(a, b))
    assert_same(over(dot, a, b), a @ b)
    assert_same(over(lambda a, b: tilde(a) @ b, a, b), np.cross(a, b))
    assert_same(over(lambda a: untilde(tilde(a)), a), a)


def test_untilde_takes_the_skew_part_alone() -> None:
    A = np.random.default_rng(1).normal(size=(3, 3))
    assert_same(tilde(untilde(A)), (A - A.T) / 2)


def test_shapes_are_checked_with_words() -> None:
    x = np.ones(3)
    assert shaped(x, (3,), "a force") is x
    assert shaped([1, 2, 3], (3,), "a force").dtype == float
    with pytest.raises(GeometryError, match=r"a force has 3 numbers; got an array of shape \(2,\)"):
        shaped([1.0, 2.0], (3,), "a force")
    with pytest.raises(GeometryError, match="3×3"):
        shaped(np.eye(4), (3, 3), "a rotation")
