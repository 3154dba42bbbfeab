"""The scalars that every algorithm must run on, as one fixture: float, Dual, Traced, SymPy and mpmath.

    def test_law(over: Over) -> None:
        assert_same(over(function, x, y), function(x, y))

``over(function, *inputs)`` gives the inputs (numbers or arrays of floats) to the function as scalars of the type, and
returns the numbers of its result as one vector of floats. Below: derivatives by duals, and by mpmath to check them.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import casadi
import mpmath
import numpy as np
import pytest
import sympy
from numpy.typing import NDArray
from scipy.special import lambertw

from poinsot.algebra import Dual, dual, sinc
from poinsot.algebra.traced import Traced, symbols
from poinsot.components import magnetic

Floats: TypeAlias = NDArray[np.float64]
Function: TypeAlias = Callable[..., Any]
Over: TypeAlias = Callable[..., Floats]

DIGITS = 60


def numbers(result: Any) -> list[Any]:
    """The scalars of a result in order: of arrays, displacements, six-vectors, inertias, and tuples of them."""
    if isinstance(result, (tuple, list)):
        return [x for part in result for x in numbers(part)]
    for name in ("matrix", "vector"):
        if hasattr(result, name) and not isinstance(result, sympy.Basic):
            return list(getattr(result, name).flat)
    if hasattr(result, "J") and hasattr(result, "H"):  # an articulated inertia
        return numbers([result.J, result.H, result.M])
    return list(result.flat) if isinstance(result, np.ndarray) else [result]


def lifted(make: Callable[[float], Any], inputs: tuple[Any, ...]) -> list[Any]:
    """The inputs with every number made a scalar of a type; numbers stay numbers, arrays become object arrays."""
    return [_map(make, x) if np.ndim(x) else make(float(x)) for x in inputs]


def _map(make: Callable[[float], Any], x: Any) -> Any:
    out = np.empty(np.shape(x), dtype=object)
    for index in np.ndindex(*out.shape):
        out[index] = make(float(x[index]))
    return out


def _floats(function: Function, *inputs: Any) -> Floats:
    return np.array(numbers(function(*inputs)), dtype=float)


def _duals(function: Function, *inputs: Any) -> Floats:
    results = numbers(function(*lifted(lambda x: Dual(x, 1.0), inputs)))
    return np.array([x.real if isinstance(x, Dual) else x for x in results], dtype=float)


def _traced(function: Function, *inputs: Any) -> Floats:
    """Run on traced scalars, then evaluate the graph; the compiler has tests of its own."""
    names = [symbols(f"x{k}", np.shape(x)) for k, x in enumerate(inputs)]
    arguments = [x if x.shape else x.item() for x in names]
    results = numbers(function(*arguments))
    nodes = [x.node if isinstance(x, Traced) else casadi.SX(float(x)) for x in results]
    graph = casadi.Function(
        "f", [casadi.vertcat(*(x.node for a in names for x in a.flat))], [casadi.densify(casadi.vertcat(*nodes))]
    )
    values = np.concatenate([np.ravel(x) for x in inputs]).astype(float)
    return np.array(graph(values), dtype=float).reshape(-1)


KNOWN = {
    "LambertW": lambda x: float(lambertw(x).real),
    **{name: getattr(sinc, name) for name in ("langevin", "langevin_slope", "langevin_potential")},
    "langevin_field": lambda x, K: magnetic._LANGEVIN.solve(float(x), float(K)),
    "tanh_field": lambda x, K: magnetic._TANH.solve(float(x), float(K)),
}


def _sympy(function: Function, *inputs: Any) -> Floats:
    """Run on symbols, then evaluate the expressions."""
    values: list[float] = []

    def symbol(x: float) -> sympy.Symbol:
        values.append(x)
        return sympy.Symbol(f"x{len(values) - 1}", real=True)

    results = numbers(function(*lifted(symbol, inputs)))
    arguments = [sympy.Symbol(f"x{k}", real=True) for k in range(len(values))]
    evaluate = sympy.lambdify(arguments, [sympy.sympify(x) for x in results], modules=[KNOWN, "math"], cse=True)
    return np.array(evaluate(*values), dtype=float)


def _mpmath(function: Function, *inputs: Any) -> Floats:
    with mpmath.workdps(DIGITS):
        return np.array([float(x) for x in numbers(function(*lifted(mpmath.mpf, inputs)))])


SCALARS: dict[str, Over] = {"float": _floats, "dual": _duals, "traced": _traced, "sympy": _sympy, "mpmath": _mpmath}
each_scalar_but_symbols = pytest.mark.parametrize(
    "over",
    [pytest.param(over, marks=pytest.mark.long) if name == "sympy" else over for name, over in SCALARS.items()],
    ids=SCALARS.keys(),
)
"""For functions whose expressions grow large: with symbols in `make test-long`."""


def assert_same(ours: Any, expected: Any, rel: float = 1e-13, abs: float = 1e-13) -> None:
    """Equal numbers, up to rounding; results are flattened alike, and NaN equals NaN."""
    ours, expected = (np.array(numbers(x), dtype=float) for x in (ours, expected))
    np.testing.assert_allclose(ours, expected, rtol=rel, atol=abs)


# ------------------------------------------------------------------------------------------------------- derivatives


def derivative(function: Function, *inputs: Any, along: tuple[Any, ...]) -> Floats:
    """d/dt function(inputs + t along) at t = 0, by duals."""
    moving = [_dual(x, dx) for x, dx in zip(inputs, along, strict=True)]
    return np.array([dual(x) for x in numbers(function(*moving))], dtype=float)


def second_derivative(function: Function, *inputs: Any, along: tuple[Any, ...]) -> Floats:
    """d²/dt² function(inputs + t along) at t = 0, by duals of duals."""
    moving = [_dual(_dual(x, dx), _dual(dx, np.zeros(np.shape(dx)))) for x, dx in zip(inputs, along, strict=True)]
    return np.array([dual(dual(x)) for x in numbers(function(*moving))], dtype=float)


def _dual(x: Any, dx: Any) -> Any:
    if not np.ndim(x):
        return Dual(x, dx)
    out = np.empty(np.shape(x), dtype=object)
    for index in np.ndindex(*out.shape):
        out[index] = Dual(x[index], dx[index])
    return out


def reference_derivative(function: Function, *inputs: Any, along: tuple[Any, ...], order: int = 1) -> Floats:
    """The same derivative of a function on mpmath numbers, by central differences with 60 digits, exact to about 25.

    The function must be exact to all digits itself: not one that holds a series cut off for floats.
    """
    with mpmath.workdps(DIGITS):
        h = mpmath.mpf(10) ** (-15 if order == 2 else -25)
        directions = lifted(mpmath.mpf, along)

        def at(t: Any) -> list[Any]:
            moved = [x + dx * t for x, dx in zip(lifted(mpmath.mpf, inputs), directions, strict=True)]
            return numbers(function(*moved))

        if order == 1:
            return np.array([float((a - b) / (2 * h)) for a, b in zip(at(h), at(-h), strict=True)])
        return np.array([float((a - 2 * m + b) / h**2) for a, m, b in zip(at(h), at(0), at(-h), strict=True)])
