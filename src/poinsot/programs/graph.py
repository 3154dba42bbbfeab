"""Algorithms as CasADi's own functions, for optimisation; and derivatives of traced results.

Units: those of the results, per unit of the variables. Law: tests/compiler/test_traced.py. Source: Griewank & Walther
2008, ch. 3 (forward and reverse).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.errors import CompilerError

Shape: TypeAlias = tuple[int, ...]
Shapes: TypeAlias = Mapping[str, Shape]


def casadi_function(function: Callable[..., object], inputs: Shapes, outputs: Shapes, name: str) -> Any:
    """The ``casadi.Function`` over SX of an algorithm, with the names of its inputs and outputs.

    function  called once with an object array of `Traced` per input, a `Traced` for the shape (), by name; returns an
              array or scalar per output
    Shapes    vectors are columns, scalars 1×1; an array (n, m, k) becomes a matrix n × m k in C order
    Errors    CompilerError if it returns other shapes than announced
    Law       equals the kernel of the same algorithm, tests/systems/test_casadi_functions.py
    """
    import casadi

    from poinsot.algebra.traced import symbols

    arguments: dict[str, Any] = {key: symbols(key, shape) for key, shape in inputs.items()}
    results = function(**{key: each[()] for key, each in arguments.items()})
    several = results if isinstance(results, (tuple, list)) and len(outputs) != 1 else (results,)
    entries = []
    for result, (key, shape) in zip(several, outputs.items(), strict=True):
        found = np.asarray(result, dtype=object)
        if found.shape != shape:
            raise CompilerError(f"The function {name} returned {key} in the shape {found.shape}, announced: {shape}.")
        entries.append([_node(x) for x in found.flat])
    shared = casadi.cse(stacked([node for part in entries for node in part]))
    ends = np.cumsum([0, *map(len, entries)])
    parts = [shared[int(a) : int(b)] for a, b in pairwise(ends)]
    return casadi.Function(
        re.sub(r"\W+|__+", "_", name).strip("_"),
        [matrix(stacked([_node(x) for x in arguments[key].flat]), shape) for key, shape in inputs.items()],
        [matrix(part, shape) for part, shape in zip(parts, outputs.values(), strict=True)],
        [*inputs],
        [*outputs],
    )


def jacobian(results: Array, variables: Array) -> Array:
    """∂results/∂variables (*results' shape, *variables' shape) of traced scalars; structural zeros are plain zeros.

    Floats among the results have no derivative but zero; the variables are traced inputs. Law: equals the derivative
    by dual numbers, tests/systems/test_parameters.py.
    """
    import casadi

    from poinsot.algebra.traced import Traced

    rows = [k for k, x in enumerate(results.flat) if isinstance(x, Traced)]
    slopes = np.full((results.size, variables.size), 0.0, dtype=object)
    if rows and variables.size:
        flat = list(results.flat)
        J = casadi.jacobian(stacked([flat[k].node for k in rows]), stacked([x.node for x in variables.flat]))
        for i, k, node in zip(*J.sparsity().get_triplet(), J.nonzeros(), strict=True):
            slopes[rows[i], k] = float(node) if node.is_constant() else Traced(node)
    return array(slopes).reshape(*results.shape, *variables.shape)


def evaluated(results: Array, variables: Sequence[Array], values: Sequence[object]) -> Array:
    """The results (k,) with these values, traced scalars or floats, in the place of the variables.

    Law: equals the algorithm run on the values, tests/compiler/test_traced.py
    """
    import casadi

    column = stacked([x.node for each in variables for x in each.flat])
    every = [x for each in values for x in np.asarray(each, dtype=object).flat]
    function = casadi.Function("at", [column], [stacked([_node(x) for x in results.flat])])
    if all(isinstance(x, (float, int, np.floating, np.integer)) for x in every):
        return np.asarray(function(casadi.DM([float(x) for x in every])), dtype=np.float64).ravel()
    there = function(stacked([_node(x) for x in every]))
    return array([_scalar(there[k]) for k in range(results.size)])


def put_in(results: Array, variables: Array, values: Array) -> Array:
    """The results (k,) with these values in the place of the variables, over what else they depend on.

    Law: as `evaluated`
    """
    import casadi

    column = stacked([_node(x) for x in results.flat])
    there = casadi.substitute(column, stacked([x.node for x in variables.flat]), stacked([_node(x) for x in values]))
    return array([_scalar(there[k]) for k in range(results.size)])


def depends(results: Array, variables: Array) -> bool:
    """Whether any of traced scalars depends on any of the variables, by structure."""
    import casadi

    from poinsot.algebra.traced import Traced

    nodes = [x.node for x in results.flat if isinstance(x, Traced)]
    return bool(nodes) and bool(casadi.depends_on(stacked(nodes), stacked([x.node for x in variables.flat])))


def affine(results: Array, variables: Array, strict: bool = True) -> tuple[Array, Array]:
    """results = r₀ + S·variables of traced scalars: r₀ (results' shape) and S = ∂results/∂variables, free of them.

    Errors  ValueError where the results are not affine in the variables; unless ``strict`` the slopes at 0 are meant
    """
    import casadi

    from poinsot.algebra.traced import Traced

    slopes = jacobian(results, variables)
    if not variables.size or not results.size:
        return results, slopes
    if strict and depends(slopes, variables):
        raise ValueError("what should be affine is not")
    column = stacked([x.node for x in variables.flat])
    found = array([*results.flat, *slopes.flat])
    varying = [k for k, x in enumerate(found) if isinstance(x, Traced)]
    there = casadi.substitute(stacked([found[k].node for k in varying]), column, casadi.DM.zeros(column.shape))
    for i, k in enumerate(varying):
        found[k] = _scalar(there[i])
    return found[: results.size].reshape(results.shape), found[results.size :].reshape(slopes.shape)


def _scalar(node: Any) -> Any:
    from poinsot.algebra.traced import Traced

    return float(node) if node.is_constant() else Traced(node)


def _node(x: Any) -> Any:
    import casadi

    return casadi.SX(float(x)) if isinstance(x, (float, int, np.floating, np.integer)) else x.node


def stacked(nodes: Sequence[Any]) -> Any:
    """A dense column, zeros included."""
    import casadi

    return casadi.densify(casadi.vertcat(*nodes)) if nodes else casadi.SX(0, 1)


def matrix(column: Any, shape: Shape) -> Any:
    """The numbers of an array in C order as CasADi's matrix, which counts by columns."""
    import casadi

    rows, columns = (*shape, 1, 1)[0], int(np.prod(shape[1:]))
    return casadi.reshape(column, columns, rows).T
