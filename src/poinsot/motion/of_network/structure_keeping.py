"""Steps of a network that keep its structure: every storage has a discrete gradient of its own.

    (b − a)/h: rates of storage,  ∂̄H_k(a, b): their conjugate variables,  in all laws at the middle of the step

Kirchhoff's laws hold of both, so Tellegen's theorem balances the energy of the step to rounding, whatever the energies.
Of excess storage the equations are 0 = ∂̄H − what the rest makes it, for its part of b − a.
Law: tests/simulation/test_keeping_networks.py. Source: as `motion.keeping`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar
from poinsot.compiler.implicit import ImplicitKernel
from poinsot.motion.kernels import Kernel
from poinsot.motion.of_network.powers import power_names, powers
from poinsot.networks.equations import Equations, Flow
from poinsot.networks.states import Values, spread
from poinsot.structures.discrete_gradients import SCHEMES


def network_steps(
    equations: Equations, clock: int, key: str, kept: dict[str, Any]
) -> Mapping[str, Callable[[], Kernel]]:
    """Scheme → what makes (x₀, t, u, h) → (x₁, energies); none with mechanisms.

    clock  1 where the state ends with the time    kept  kernels that the network keeps, by text
    """
    if equations.machines or equations.row_count:
        return {}
    return {scheme: partial(_kept_step, equations, clock, key, kept, scheme) for scheme in SCHEMES}


def _kept_step(equations: Equations, clock: int, key: str, kept: dict[str, Any], scheme: str) -> Kernel:
    """The kernel, made once."""
    made = f"step {scheme} {clock}|{key}"
    if made not in kept:
        kept[made] = _step(equations, clock, scheme, made)
    found: Kernel = kept[made]
    return found


def _step(equations: Equations, clock: int, scheme: str, key: str) -> Kernel:
    n, nu = equations.nx, len(equations.sampled)
    unknowns = len(equations.unknowns)
    excess = [k for k, b in enumerate(equations.branch_of_state) if b in equations.causality.excess]

    def at(x0: Array, t: Array, u: Array, h: Array, w: Array) -> tuple[Flow, Values]:
        a, change = x0[:n], w[:n]
        slopes, start = list[Scalar](), 0
        for _, e in equations.storages:
            own = slice(start, start + len(e.pairs))
            own_groups = [range(len(e.pairs))]
            slopes += list(SCHEMES[scheme](spread(e.energy), a[own], a[own] + change[own], own_groups))
            start += len(e.pairs)
        rates = [each / h[0] for each in change]
        return equations.between(list(a + change * 0.5), slopes, rates, t[0], list(u), list(w[n:]))

    def residual(h: Array, w: Array, **given: Array) -> Array:
        flow, missed = at(h=h, w=w, **given)
        moved = {k: w[k] - h[0] * rate for k, rate in enumerate(flow.rates)} | dict(zip(excess, missed, strict=True))
        return array([*(moved[k] for k in range(n)), *flow.residual])

    def result(x0: Array, h: Array, w: Array, **given: Array) -> tuple[Array, Array]:
        flow, _ = at(x0=x0, h=h, w=w, **given)
        moved = [x + h[0] * rate for x, rate in zip(x0[:n], flow.rates, strict=True)]
        clocks = [x + h[0] for x in x0[n:]]
        return array([*moved, *clocks]), array([h[0] * power for power in powers(equations, flow)])

    def guess(**_: Array) -> Array:
        return array([0.0] * n + equations.unknown_guess[:unknowns])

    given = {"x0": (n + clock,), "t": (1,), "u": (nu,), "h": (1,)}
    out = {"x1": (n + clock,), "energies": (int(np.sum([len(each) for each in power_names(equations)])),)}
    return ImplicitKernel(residual, result, n + unknowns, given, out, f"step {scheme}", key=key, guess=guess)
