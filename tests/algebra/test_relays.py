"""sign and step: numbers as numbers, ports while relays stand; with z = −sign(w) put in, a law is what it was."""

from typing import Any

import numpy as np
import pytest

from poinsot.algebra.dual import Dual
from poinsot.algebra.relays import Relays, choice, of_law, sign, step
from poinsot.algebra.traced import Traced, symbols
from poinsot.programs.graph import casadi_function


def law(x: Any, y: Any) -> Any:
    """Jumps of both kinds, one within an if, one of a product."""
    return 2.0 * sign(x - 0.3) + y * step(y + x) + choice(x * y, x, -y)


def numbers(f: Any, *given: float) -> float:
    """The value of a function of traced scalars, through CasADi."""
    called = casadi_function(lambda a: f(*a), {"a": (len(given),)}, {"f": ()}, "f")
    return float(called(np.array(given)))


def test_a_law_is_what_it_is_with_its_signs_put_in(seed: int, rng: np.random.Generator) -> None:
    x, y = rng.standard_normal(2)
    at = symbols("x", (2,))
    with Relays() as found:
        of_law("one", law, *at)
    assert list(found.arguments) == [("one", 0), ("one", 1), ("one", 2)]
    z = symbols("z", (3,))
    with Relays(dict(zip(found.arguments, z, strict=True))) as standing:
        through = of_law("one", law, *at)
        again = of_law("one", law, *at)
    w = list(standing.arguments.values())
    assert isinstance(through, Traced) and len(w) == 3 and str(again.node) == str(through.node)
    own = [float(numbers(lambda a, b, k=k: _put(w[k], at, (a, b)), x, y)) for k in range(3)]
    put = numbers(lambda *v: _put(through, [*at, *z], v), x, y, *(-np.sign(s) for s in own))
    assert put == pytest.approx(law(x, y), rel=1e-14), seed
    assert numbers(law, x, y) == pytest.approx(law(x, y), rel=1e-14)


def _put(value: Traced, names: Any, numbers: Any) -> Traced:
    import casadi

    found = casadi.substitute(
        value.node, casadi.vertcat(*(n.node for n in names)), casadi.vertcat(*(v.node for v in numbers))
    )
    return Traced(found)


def test_numbers_and_what_no_law_calls_are_themselves() -> None:
    with Relays({("one", 0): 0.5}) as found:
        assert [sign(v) for v in (-2.0, 0.0, 3)] == [-1.0, 0.0, 1.0]
        assert [step(v) for v in (-2.0, 0.0, 3)] == [0.0, 1.0, 1.0]
        (x,) = symbols("x", (1,))
        assert numbers(sign, -3.0) == -1.0 and numbers(step, 3.0) == 1.0
        assert isinstance(sign(x), Traced) and not found.arguments
        assert of_law("one", sign, x) == -0.5 and of_law("one", sign, 2.0) == 1.0
        assert of_law("two", step, x) is not None
    assert list(found.arguments) == [("one", 0), ("two", 0)]
    assert sign(Dual(2.0, 1.0)) == 1.0 and sign(Dual(-2.0, 1.0)) == -1.0 and np.isnan(sign(np.nan))


def test_relays_end_with_their_block_and_a_law_in_a_law_is_part_of_it() -> None:
    (x,) = symbols("x", (1,))
    with Relays() as outer:
        of_law("a", lambda v: of_law("b", sign, v) + sign(v), x)
        with pytest.raises(ZeroDivisionError), Relays() as inner:
            of_law("c", lambda v: sign(v) / 0, 1.0)
        assert not inner.arguments
        of_law("d", sign, x)
    assert list(outer.arguments) == [("a", 0), ("a", 1), ("d", 0)]
    assert isinstance(of_law("a", sign, x), Traced) and len(outer.arguments) == 3
