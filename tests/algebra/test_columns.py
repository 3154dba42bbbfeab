"""Numbers of many members at once: each has what it has alone, and no decision is taken for members that differ."""

import math
from typing import Any

import numpy as np
import pytest

from poinsot.algebra import scalars
from poinsot.algebra.columns import Column, in_groups, on_rows
from poinsot.algebra.formulas import evaluate

FORMULAS = (
    "a*sin(b) + cos(a*b) - tan(a)/(2 + abs(b))", "max(a, b) - min(a*a, 1) + abs(a - b)",
    "a**2 + abs(b)**1.5 + 2**a + a**-3", "a if a > 0.5 else b*sqrt(abs(a))",
    "step(a - b)*exp(b) + sign(b)*log(abs(a) + 1e-3)", "atan2(a, b) + tanh(a) + asin(a/10) + acos(b/10) + atan(b)",
    "pulse(a, 0.7, 0.3)*b + floor(b) + mod(a, b) + triangle(b, 1 + a*a) + interp(a, [-1, 0.2, 2], [b, 1, 0])",
    "1 if a < 0 else (2 if b < 0.001 else a - a)",
)  # fmt: skip


@pytest.mark.parametrize("formula", FORMULAS)
def test_each_member_has_the_bits_of_its_floats(formula: str) -> None:
    """Law  in groups that decide alike, formulas over columns are those over floats, member by member."""
    rng = np.random.default_rng(3)
    P = rng.normal(size=(200, 2))
    P[:20] = rng.choice([-1.0, 0.5, 2.0, 1e-3], size=(20, 2))
    seen = np.zeros(len(P), dtype=int)
    for rows, found in in_groups(P, [0, 1], lambda p, n: on_rows(evaluate(formula, {"a": p[0], "b": p[1]}), n)):
        seen[rows] += 1
        assert isinstance(found, np.ndarray), found
        alone = [evaluate(formula, {"a": a, "b": b}) for a, b in P[rows].tolist()]
        assert found.tobytes() == np.array(alone).tobytes()
    assert (seen == 1).all()


def test_faults_are_of_the_members_that_have_them() -> None:
    """Law  where a member divides by zero, or a function refuses it, the others do not."""

    def checked(p: list[Any], n: int) -> Any:
        if p[0] > 3:
            raise ValueError("too large")
        return on_rows(1.0 / p[0], n)

    P = np.array([[1.0], [0.0], [4.0], [2.0], [5.0], [0.0]])
    told = {int(k): found for rows, found in in_groups(P, [0], checked) for k in rows}
    assert all(isinstance(told[k], ZeroDivisionError) for k in (1, 5))
    assert all(isinstance(told[k], ValueError) for k in (2, 4))
    assert told[0] is told[3] and told[0].tolist() == [1.0, 0.5]


def test_a_column_is_no_float() -> None:
    """Law  what would lose members is refused, not done."""
    x = Column(np.array([1.0, 2.0]))
    for wrong in (float, math.sin, lambda each: np.asarray([each], dtype=float)):
        with pytest.raises(TypeError):
            wrong(x)
    assert scalars.known(x) and scalars.unknown(x) and not scalars.number(x)
    assert scalars.is_zero(x - x) and not scalars.is_zero(x)
