"""The tangent of rows that bend: w, n or B that are no straight functions of z, as of laws that switches act on.

    0 = misses(x, t, z, n),   w(x, t, z, n),   ξ̇(x, t, z, n)          n is what Newton's method finds (`motion.probing`)
    w ≈ w₀ + D z,   ẇ ≈ b + S z      D = w_z − w_n R_n⁻¹ R_z,   S = (w_ξ − w_n R_n⁻¹ R_ξ) B,   B = ξ̇_z − ξ̇_n R_n⁻¹ R_z

Of monotone laws the null spaces of D are the same at all z and n, and w along them feels no law: what jumps, and what
a mode closes by, may be read at any point where no slope is 0 by chance.
Law: a straight line in the dress of a nonlinear law gives the runs of the line, tests/switching/test_bent_laws.py.
Source: Josephy, Newton's Method for Generalized Equations (1979); Cottle, Pang & Stone, §7.3.
Units: w and z of each row, their product [W]; ξ̇ per second.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Floats, array, concatenate
from poinsot.algebra.dual import dual
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.algebra.sparse import Pivots, choose_pivots, solve
from poinsot.algebra.traced import symbols
from poinsot.motion.ported import Ported, Solved, duals, none
from poinsot.programs.graph import affine, depends, jacobian, put_in


def tangent(
    probe: Ported, x0: Array, xi: Array, t: Array, u: Array, z: Array | None, n: Sequence[Array]
) -> tuple[Array, Array, Array, Array]:
    """w₀ (m,), D (m, m), b (m,), S (m, m) at z and n, with one step of Newton's method to where n is; without z and n
    at some point.
    """
    m, names = probe.shape.m, symbols("xi_of_rows", (probe.shape.nl,))
    named, some = symbols("z_of_rows", (m,)), probe.some[0]
    rates, _, w = (array(list(each)) for each in probe.laws.port(x0, names, t, u, named, some))
    w_dot = array([dual(x) for x in probe.rated(x0, names, t, u, named, [some], rates)])
    at = {"x0": x0, "xi": names, "t": t, "u": u}
    missed = array(list(_solved(probe).misses(**at, z=named, n=some)))
    passed = array(missed_later(probe, at, named, [some], [some]))
    felt = _answer(probe, missed, some, np.column_stack([jacobian(missed, named), passed, missed]))
    of_w = jacobian(w, some)
    along, D = jacobian(w, names), jacobian(w, named) - of_w @ felt[:, :m]
    w_dot, w = w_dot - of_w @ felt[:, m], w - of_w @ felt[:, m + 1]
    B = jacobian(rates, named) - jacobian(rates, some) @ felt[:, :m]
    S = along @ B - of_w @ _answer(probe, missed, some, jacobian(missed, names) @ B)
    z = _somewhere(m) if z is None else z
    values = [xi, z, n[0] if n else _n(probe)]
    w, D, w_dot, S = _put_in([w, D, w_dot, S], [names, named, some], values)
    return w - D @ z, D, w_dot - S @ z, S


def bent_rows(results: Array, z: Array) -> list[int]:
    """Indices of the results that grow as z², as the heat of a resistance does.

    No impulse acts on them, as it would take infinite power; rounding in z is not magnified by them.
    """
    bends = [jacobian(row, z) for row in jacobian(results, z)]
    return [k for k, each in enumerate(bends) if any(not is_zero(x) for x in each.flat) and not depends(each, z)]


def pushed_along(probe: Ported, which: int, size: int, x: Array, t: Array, u: Array) -> Array:
    """∂/∂z (size, m) of the first results of the port, its rates or its powers, at a state and some z and n."""
    named, some = symbols("z_of_rows", (probe.shape.m,)), probe.some[0]
    given = x, none(probe.shape.nl), t, u, named
    found = array(list(probe.laws.port(*given, some)[which][:size]))
    missed = array(list(_solved(probe).misses(*given, some)))
    slopes = jacobian(found, named) - jacobian(found, some) @ _answer(probe, missed, some, jacobian(missed, named))
    slopes[bent_rows(found, named)] = 0.0
    return _put_in([slopes], [named, some], [_somewhere(probe.shape.m), _n(probe)])[0]


def missed_later(
    probe: Ported, at: Mapping[str, Array], z: Array, n: Sequence[Array], later: Sequence[Array]
) -> list[Scalar]:
    """The rates of the residuals of the equations of n, along ξ̇ and ṅ; later: n + ε ṅ."""
    x0, xi, t, u = (at[name] for name in ("x0", "xi", "t", "u"))
    rates = array(list(probe.laws.port(x0, xi, t, u, z, *n)[0]))
    return [dual(x) for x in _solved(probe).misses(x0, duals(xi, rates), duals(t, [1.0]), u, z, *later)]


def pivots(probe: Ported, x: Floats, u: Floats) -> Pivots:
    """The pivots of the derivative of what misses by n, by its numbers near a state."""

    def slopes(probe: Ported, x0: Array, u: Array) -> Array:
        n = probe.some[0]
        missed = _solved(probe).misses(x0, none(probe.shape.nl), probe.moment(x0), u, _somewhere(probe.shape.m), n)
        return _put_in([jacobian(array(list(missed)), n)], [n], [_n(probe)])[0]

    k = len(_solved(probe))
    J = probe.by_casadi("pivots", slopes, {"x0": x, "u": u}, (k, k))
    return choose_pivots([{j: v for j, v in enumerate(row) if v != 0.0} for row in J.tolist()], range(k))[0]


def bends(probe: Ported) -> bool:
    """Whether w, or its rate, is nonlinear in z, by structure. The effect of a law on states alone, as of heat R i²
    on a temperature, may bend: `Probe.bends`.
    """

    def found() -> bool:
        try:
            probe.at_any.linear(*probe.free_symbols())
            return False
        except ValueError:
            return True

    return bool(probe.once(f"bent\n{probe.key}", found))


def entangled(probe: Ported) -> Bools:
    """bool (m,): rows with z in the equations of the unknowns n, or with w or B that depends on n, by structure."""
    if probe.laws.solved is None:
        return np.zeros(probe.shape.m, dtype=bool)
    return probe.once(probe.named("entangled"), partial(_entangled, probe.at_any))


def _entangled(probe: Ported) -> Bools:
    free, m = probe.free_symbols(), probe.shape.m
    z, n = symbols("z_of_rows", (m,)), probe.some[0]
    rates, _, w = probe.laws.port(*free, z, n)
    felt = jacobian(array(list(_solved(probe).misses(*free, z, n))), z)
    B = jacobian(array(list(rates)), z)
    found = [jacobian(array(list(w)), n), felt.T, jacobian(array(list(B.T.flat)), n).reshape(m, -1)]
    return np.array([any(not is_zero(x) for each in found for x in each[r].flat) for r in range(m)], bool)


def steady(probe: Ported, parameters: bool = False) -> bool:
    """True if D and S are structurally constant in states, times, inputs and parameters."""
    free, p = probe.free_symbols(), symbols("p", (len(probe.p),))
    _, D, _, S = (probe if probe.over is None else probe.over(p)).linear(*free)
    varying = [*free, p] if parameters else free
    return not depends(concatenate([np.ravel(D), np.ravel(S)]), concatenate(varying))


def sees_evenly(probe: Ported) -> bool:
    """True if D is structurally constant in states, times, inputs and unknowns; parameters may move it."""

    def found() -> bool:
        here = probe.at_any
        free = here.free_symbols()
        return not depends(np.ravel(here.linear(*free)[1]), concatenate([*free, *here.some]))

    return bool(probe.once(f"even rows\n{probe.key}", found))


def sees(probe: Ported) -> Bools:
    """Whether w_i depends on z_j at the same instant (m, m), by structure."""
    z = symbols("z_of_rows", (probe.shape.m,))
    D = affine(array(list(probe.laws.port(*probe.free_symbols(), z, *probe.some)[2])), z, probe.traits.exact)[1]
    return np.array([[not is_zero(d) for d in row] for row in D], dtype=bool).reshape(probe.shape.m, probe.shape.m)


def senses(probe: Ported) -> bool:
    """Whether commands depend on z, by structure."""

    def found() -> bool:
        here, z = probe.at_any, symbols("z_of_rows", (probe.shape.m,))
        return depends(array(list(np.ravel(here.told(*here.free_symbols(), z, *here.some)))), z)

    return bool(probe.once(f"senses\n{probe.key}", found))


def clocked(probe: Ported) -> bool:
    """True if commands exist and depend structurally on time, inputs and parameters only."""

    def found() -> bool:
        here, z = probe.at_any, symbols("z_of_rows", (probe.shape.m,))
        x, xi, t, u = here.free_symbols()
        told = array(list(np.ravel(here.told(x, xi, t, u, z, *here.some))))
        return depends(told, concatenate([t, u])) and not depends(told, concatenate([x, xi, z, *here.some]))

    return probe.laws.commands is not None and bool(probe.once(f"clocked\n{probe.key}", found))


def _solved(probe: Ported) -> Solved:
    assert probe.laws.solved is not None
    return probe.laws.solved


def _answer(probe: Ported, missed: Array, n: Array, right: Array) -> Array:
    """(∂missed/∂n)⁻¹ right (k, columns)."""
    assert probe.laws.bent is not None
    rows = [{j: x for j, x in enumerate(row) if not is_zero(x)} for row in jacobian(missed, n)]
    found = [solve(rows, list(column), probe.laws.bent) for column in right.T]
    return array([[each[j] for each in found] for j in range(len(n))]).reshape(len(n), right.shape[1])


def _put_in(results: Sequence[Array], variables: Sequence[Array], values: Sequence[Array]) -> list[Array]:
    """The results with these values in the place of the variables."""
    flat = put_in(concatenate([np.ravel(a) for a in results]), concatenate(variables), concatenate(values))
    ends = np.cumsum([0, *(a.size for a in results)])
    return [flat[i:j].reshape(a.shape) for a, i, j in zip(results, ends[:-1], ends[1:], strict=True)]


def _n(probe: Ported) -> Array:
    solved = _solved(probe)
    return np.array(solved.guess) + concatenate([_somewhere(len(solved) - solved.units), none(solved.units)])


def _somewhere(size: int) -> Array:
    """Small numbers at which no slope is 0 by chance."""
    return array([1e-3 * (1.0 + 0.618 * (i + 1) % 1.0) for i in range(size)])  # any small size serves
