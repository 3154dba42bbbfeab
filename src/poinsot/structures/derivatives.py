"""Exact first derivatives of functions of a state, by dual numbers, over any scalar.

Units: those of the function per unit of x. Law: exact on polynomials, the Hessian symmetric,
tests/structures/test_port_hamiltonian.py. Source: Griewank & Walther 2008, ch. 3 (forward mode).

Discrete gradients: they meet the change of an energy over a step exactly, ⟨∂̄H(a, b), b − a⟩ = H(b) − H(a).

With ẋ = (J − R) ∂H + G u made  b − a = h ((J − R) ∂̄H + G u)  a step balances its energy to rounding, whatever H is:
H(b) − H(a) = h (ȳᵀu − ∂̄Hᵀ R ∂̄H). All are symmetric in a and b and equal ∂H at the middle up to the second order.
A correction is left out where the energies it is made of are too close to be told apart by rounding.
Laws: tests/structures/test_discrete_gradients.py. Source: Gonzalez, Time integration and discrete Hamiltonian systems,
J. Nonlinear Sci. 6 (1996); Itoh & Abe, J. Comput. Phys. 76 (1988); Hairer, Lubich & Wanner (2006), §V.5.
Units: H [J], gradients [J per unit of x].
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar, absolute, less, where


def along(x: Array, k: int) -> Array:
    """x + ε (k-th unit vector), as an object array of duals."""
    moved = np.empty(len(x), dtype=object)
    for i, xi in enumerate(x):
        moved[i] = Dual(xi, 1.0 if i == k else 0.0)
    return moved


def gradient(function: Callable[[Array], Scalar], x: object) -> Array:
    """∂f/∂x (n,) of a function of x (n,) with one value."""
    x = np.asarray(x)
    return array([dual(function(along(x, k))) for k in range(len(x))])


def partials(function: Callable[[Array], Any], x: Any) -> list[Array]:
    """∂A/∂x_k (the shape of A) for each k of x (n,), of a function with array values."""
    return [partial(function, np.asarray(x), k) for k in range(len(x))]


def partial(function: Callable[[Array], object], x: Array, k: int) -> Array:
    """∂A/∂x_k (the shape of A) of a function of x (n,) with array values."""
    return _dual_parts(np.asarray(function(along(x, k)), dtype=object))


def hessian(function: Callable[[Array], Scalar], x: object) -> Array:
    """∂²f/∂x² (n, n)."""
    x = np.asarray(x)
    return (
        np.stack([_dual_parts(gradient(function, along(x, k))) for k in range(len(x))]) if len(x) else x.reshape(0, 0)
    )


def _dual_parts(a: Array) -> Array:
    return array([dual(v) for v in a.flat]).reshape(a.shape)


Energy: TypeAlias = Callable[[Array], Scalar]
Groups: TypeAlias = Sequence[Sequence[int]]
ROUNDING = 8 * 2.0**-52
"""Of the energies at both ends: a difference that is smaller is rounding."""
AVERAGED = [(0.5 * (float(x) + 1.0), 0.5 * float(w)) for x, w in zip(*np.polynomial.legendre.leggauss(4), strict=True)]
"""Nodes on (0, 1) and weights by which a mean along a step is taken."""


def at_middle(H: Energy, a: Array, b: Array, groups: Groups) -> Array:
    """∂H((a + b)/2) (n,) of states a, b (n,), which keeps quadratic energies alone: the implicit midpoint rule."""
    return gradient(H, (a + b) * 0.5)


def gonzalez(H: Energy, a: Array, b: Array, groups: Groups) -> Array:
    """∂H (n,) at the middle, and along b − a its error in the change of H."""
    return _corrected(H, at_middle(H, a, b, groups), a, b, groups)


def average(H: Energy, a: Array, b: Array, groups: Groups) -> Array:
    """∫₀¹ ∂H(a + θ (b − a)) dθ (n,) at four points of Gauss, and along b − a what these miss."""
    mean = sum(weight * gradient(H, a + node * (b - a)) for node, weight in AVERAGED)
    return _corrected(H, np.asarray(mean), a, b, groups)


def itoh_abe(H: Energy, a: Array, b: Array, groups: Groups) -> Array:
    """Quotients of differences, one state after the other; the mean of both orders, which is symmetric."""
    n = len(a)
    found = np.zeros(n, dtype=object)
    for order in (range(n), range(n - 1, -1, -1)):
        at = np.array([*a, None], dtype=object)[:-1]
        for k in order:
            middle, moved = at.copy(), at.copy()
            middle[k], moved[k] = (a[k] + b[k]) * 0.5, b[k]
            from poinsot.algebra.dual import dual

            slope, step = dual(H(along(middle, k))), b[k] - a[k]
            found[k] = found[k] + 0.5 * (slope + _quotient(_missed(H, at, moved, slope * step), step * step) * step)
            at = moved
    return array(list(found))


SCHEMES: Mapping[str, Callable[[Energy, Array, Array, Groups], Array]] = {
    "midpoint": at_middle,
    "gonzalez": gonzalez,
    "average": average,
    "itoh-abe": itoh_abe,
}
"""By name: (H, a, b, groups) → ∂̄H (n,). groups: places of states that the energy joins, H being a sum over them; each
group has a correction of its own, so that units of one do not matter to another."""


def _corrected(H: Energy, mean: Array, a: Array, b: Array, groups: Groups) -> Array:
    """The mean gradient, and along b − a in each group its error there."""
    found = list(mean)
    for group in groups:
        moved = np.array([*a, None], dtype=object)[:-1]
        for k in group:
            moved[k] = b[k]
        steps = [b[k] - a[k] for k in group]
        told = sum((mean[k] * step for k, step in zip(group, steps, strict=True)), 0.0)
        share = _quotient(_missed(H, a, moved, told), sum((step * step for step in steps), 0.0))
        for k, step in zip(group, steps, strict=True):
            found[k] = found[k] + share * step
    return array(found)


def _missed(H: Energy, a: Array, b: Array, told: Scalar) -> Scalar:
    """H(b) − H(a) − told; 0 where that is rounding."""
    before, after = H(a), H(b)
    missed = after - before - told
    return where(less(ROUNDING * (absolute(before) + absolute(after)), absolute(missed)), missed, 0.0)


def _quotient(missed: Scalar, size: Scalar) -> Scalar:
    """missed / size; 0 where nothing moved."""
    moves = less(0.0, size)
    return where(moves, missed / where(moves, size, 1.0), 0.0)
