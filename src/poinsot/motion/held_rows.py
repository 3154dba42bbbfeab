"""Rates of what rows hold, without what rounding leaves of forces that cancel there.

In a mode 0 = T_w w + T_ẇ ẇ + T_z (z + f) tells z (`motion.probing`). Along ξ̇ as it has been rounded this misses 0 by a
δ, and a small inertia behind a large force makes it large: ẇ = ε F/J. It is taken back where it came from,

    ξ̇ ← ξ̇ − B (T_w D + T_ẇ S + T_z)⁻¹ δ,      B = ∂ξ̇/∂z

so that what is held keeps w = 0 within a step, and forces on it deliver the power that they do, none.
Law: steps do not depend on how light it is, tests/switching/test_joint_limits.py. Source: docs/switching-theory.md.
Units: z and w of each row, their product [W]; ξ̇ per second.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import dual, real
from poinsot.algebra.scalars import Scalar, absolute, less, where
from poinsot.algebra.traced import symbols
from poinsot.motion.ported import Ported
from poinsot.multibody.switching.dynamics import sliding
from poinsot.programs.graph import affine

ROUNDING = 2.0**-49


def mode_at(
    probe: Ported, x0: Array, xi: Array, t: Array, u: Array, sigma: Array, n: Sequence[Array]
) -> tuple[Array, Array, Array]:
    """T (3, m, m), f (m,) and the directions (m,) of the rows that slide."""
    m = probe.shape.m
    w0 = probe.laws.port(x0, xi, t, u, array([0.0] * m), *n)[2] if probe.laws.pairs else array([0.0] * m)
    d = _directions(probe, w0, sigma[3 * m * m :])
    return sigma[: 3 * m * m].reshape(3, m, m), probe.at_bounds(x0, xi, t, u, *n)[:, 1] * d, d


def _directions(probe: Ported, w: Array, given: Array) -> Array:
    """d of the rows that slide: as given, but along the rates of two tangential rows where they turn."""
    d = array(list(given))
    for one, two in probe.laws.pairs:
        d[[one, two]] = sliding([w[one], w[two]], [given[one], given[two]])
    return d


def no_mode(sigma: Array, m: int) -> Scalar:
    """1 where no mode of the m rows has been decided yet, so that nothing acts; else 0."""
    return where(less(0.0, sum(absolute(x) for k in range(3) for x in sigma[k * m * m : k * m * m + m])), 0.0, 1.0)


def decided_by_D(sigma: Array, m: int) -> Scalar:
    """1 where T_ẇ of the m rows is 0, as its first row then is, so that rates decide nothing; else 0."""
    return where(less(0.0, sum(map(absolute, sigma[m * m : m * m + m]))), 0.0, 1.0)


def missed_along(
    probe: Ported, at: Mapping[str, Array], sigma: Array, z: Array, n: Sequence[Array], later: Sequence[Array] = (),
    straight: bool = False,
) -> Array:  # fmt: skip
    """δ (m,) along ξ̇ as it is rounded at z (m,).

    at  x0, xi, t, u      sigma  the mode      n  what Newton's method finds      later  n + ε ṅ, without it n
    straight  whether all is straight in z: then w is w₀ + D z. Where z is rounding, as that of a diode that opens, what
              voltages around it leave in w would not let Newton's method end
    """
    rates = array(list(probe.laws.port(*(at[name] for name in ("x0", "xi", "t", "u")), z, *n)[0]))
    w, w_dot, push = levels_along(probe, at, sigma, z, n, rates, later)
    if straight:
        w0, D, _, _ = probe.linear(at["x0"], at["xi"], at["t"], at["u"], n)
        w = w0 + D @ z
    m = probe.shape.m
    T = sigma[: 3 * m * m].reshape(3, m, m)
    return np.asarray(T[0] @ w + T[1] @ w_dot + T[2] @ push)


def levels_along(
    probe: Ported,
    at: Mapping[str, Array],
    sigma: Array,
    z: Array,
    n: Sequence[Array],
    rates: Array,
    later: Sequence[Array] = (),
) -> tuple[Array, Array, Array]:
    """w, ẇ along these ξ̇ and z + f, (m,) each; as of `missed_along`."""
    x0, xi, t, u = (at[name] for name in ("x0", "xi", "t", "u"))
    rated = probe.rated(x0, xi, t, u, z, later or n, rates)
    w, w_dot = array([real(x) for x in rated]), array([dual(x) for x in rated])
    return w, w_dot, _pushing(probe, at, sigma, z, n)


def _pushing(probe: Ported, at: Mapping[str, Array], sigma: Array, z: Array, n: Sequence[Array]) -> Array:
    """z + f (m,)."""
    _, f, d = mode_at(probe, at["x0"], at["xi"], at["t"], at["u"], sigma, n)
    push = z + f
    for normal, tangential, mu in probe.laws.beside:
        push[tangential] = push[tangential] + d[tangential] * mu * z[normal]
    return push


def missed_at_once(probe: Ported, at: Mapping[str, Array], sigma: Array, z: Array, n: Sequence[Array]) -> Array:
    """T_w w + T_z (z + f) (m,): `missed_along` where rates decide nothing in any mode, as `Ported.decided` says."""
    w, m = array(list(probe.laws.port(*(at[name] for name in ("x0", "xi", "t", "u")), z, *n)[2])), probe.shape.m
    T = sigma[: 3 * m * m].reshape(3, m, m)
    return np.asarray(T[0] @ w + T[2] @ _pushing(probe, at, sigma, z, n))


def held_rates(
    probe: Ported, made: tuple[Array, Array], at: Mapping[str, Array], sigma: Array, z: Array, n: Sequence[Array]
) -> tuple[Array, Array]:
    """ξ̇ (nl,) without the δ of the rows where T_w D + T_ẇ S + T_z = 1, and powers (nw,) as they were made.

    made  ξ̇ and powers at z
    """
    rates, powers = made
    named = symbols("z_of_rows", (probe.shape.m,))
    pushed = probe.laws.port(at["x0"], at["xi"], at["t"], at["u"], named, *n)[0]
    B = affine(array(list(pushed)), named, probe.traits.exact and not probe.traits.bends)[1]
    return without(rates, B @ missed_along(probe, at, sigma, z, n)), powers


def without(rates: Array, push: Array) -> Array:
    """ξ̇ − push (nl,), exactly 0 within the rounding of the push."""
    left = rates - push
    gone = [less(absolute(a), ROUNDING * absolute(b)) for a, b in zip(left, push, strict=True)]
    return array([where(none, 0.0, a) for none, a in zip(gone, left, strict=True)])
