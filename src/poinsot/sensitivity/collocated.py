"""Stages that are solved, and their tangents: collocation methods.

    z_i = h Σ a_ij f(x₀ ⊞ z_j, …)            (1 − h A ⊗ J) dz = h A g,   J_j = ∂f/∂ξ, g_j = ∂f along all else
    k = A⁻¹ z/h

The stages that the loop has left are solved to rounding first, and the same matrices serve the tangents.
Source: Hairer & Wanner II, §IV.8; Bock (1981).
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import SimulationError
from poinsot.simulation.collocation import Collocation
from poinsot.simulation.following import Steps

ITERATIONS, SOLVED = 12, 1e-13  # quadratic steps; of the largest increment, rounding


def solved_slopes(
    method: Collocation, steps: Steps, nl: int, flow: Callable[[int, Floats], Floats],
    along_z: Callable[[int, Floats], Floats], along_rest: Callable[[int, Floats], Floats], name: str,
) -> tuple[Floats, Floats]:  # fmt: skip
    """k [s, n, width] and dk [s, d, n, width] of all steps.

    flow        (stage, z [n, nl]) → ξ̇ and powers [n, width]
    along_z     how these move along each of ξ [nl, n, width]      along_rest  along d directions of all else
    Errors      SimulationError where Newton's method does not come to an end
    """
    n, s, z = len(steps.t), method.stages, steps.z.copy()
    A, h = method.A, steps.h[:, None, None, None, None]
    before = np.inf
    for _ in range(ITERATIONS):
        f = np.stack([flow(i, z[:, i]) for i in range(s)])
        J = np.stack([along_z(i, z[:, i]) for i in range(s)])
        slope = J[..., :nl].transpose(2, 0, 3, 1)  # [n, stage, row, column]
        whole = -h * A[None, :, None, :, None] * slope.transpose(0, 2, 1, 3)[:, None]
        whole = whole.reshape(n, s * nl, s * nl) + np.eye(s * nl)
        missed = steps.h[:, None, None] * np.einsum("ij,jnl->nil", A, f[..., :nl]) - z
        step = np.linalg.solve(whole, missed.reshape(n, s * nl, 1)).reshape(z.shape)
        # stages that rest count as solved to rounding of the state
        size = np.abs(z).max(axis=(0, 1), initial=0.0) + np.abs(steps.x).max(initial=0.0) * 1e-12 + 1e-300
        change = float((np.abs(step) / size).max(initial=0.0))
        if change <= SOLVED or (change <= 1e-9 and change >= 0.5 * before):  # near, and steps no longer fall
            break  # the rest is rounding
        z, before = z + step, change
    else:
        raise SimulationError(
            f"{name!r}: the stages of a step of {method.name!r} were not solved for its "
            "derivatives: take a smaller rtol"
        )
    g = np.stack([along_rest(i, z[:, i]) for i in range(s)])
    d = g.shape[1]
    right = np.einsum("ij,jdnl->nild", A, g[..., :nl]) * steps.h[:, None, None, None]
    dz = np.linalg.solve(whole, right.reshape(n, s * nl, d)).reshape(n, s, nl, d)
    inverse = np.linalg.inv(A) / steps.h[:, None, None]
    k, dk = f, g + np.einsum("jlnw,njld->jdnw", J, dz)
    k[..., :nl], dk[..., :nl] = np.einsum("nij,njl->inl", inverse, z), np.einsum("nij,njld->idnl", inverse, dz)
    return k, dk
