"""Whether a fixed step can follow the springs of a mechanism: the fastest small vibration at the start.

    K v = ω² M v,  K = ∂²V/∂q², on the freedoms that closed loops leave;   T = 2π/ω

Units: K in N·m/rad and N/m, M in kg·m² and kg, ω in rad/s, T in s. Law: tests/files/test_implausible.py.
Source: Meirovitch, Fundamentals of Vibrations (2001), chapter 7.
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.errors import ImplausibleWarning, warn
from poinsot.systems.mechanism import Mechanism

_STEP = 1e-4  # of differences, in rad and m: V is smooth beside it
_SHOWN = 3


def doubt_step(model: object, q: Array, step: float) -> None:
    """Warn where the springs of a mechanism swing faster than a fixed step [s] can follow. q (nq,): where it starts."""
    # freedoms: of more the step is not looked at
    if not isinstance(model, Mechanism) or model.nv > 60 or not any(e.stores for e in model.model.passive):
        return
    found = _fastest(model, np.asarray(q, dtype=float)[: model.nq])
    if found is not None and found[0] < step:
        period, names = found
        warn(
            ImplausibleWarning(
                f"mechanism {model.name!r}: its springs swing with a period of {period:.3g} s, mostly in "
                f"{', '.join(names)}, and the fixed step is {step:.3g} s, which cannot follow it. Take a step below "
                f'{period / 20:.2g} s, or check the units of stiffnesses and masses, as in "5 N/mm"'
            )
        )


def _fastest(mechanism: Mechanism, q: Array) -> tuple[float, list[str]] | None:
    """The shortest period [s], and the freedoms that move most in it; None where nothing swings."""
    n = mechanism.nv
    e = _STEP * np.eye(n)
    corners = np.stack([a[:, None] + b[None, :] for a, b in ((e, e), (e, -e), (-e, e), (-e, -e))])
    V = mechanism.potential_energy(mechanism.integrate(q, corners))
    K = (V[0] - V[1] - V[2] + V[3]) / (4 * _STEP**2)
    M = np.asarray(mechanism.mass_matrix(q))
    N = _null_space(np.asarray(mechanism.constraint_jacobian(q))) if mechanism.tree.closed else np.eye(n)
    try:
        Y = np.linalg.inv(np.linalg.cholesky(N.T @ M @ N))
        squares, modes = np.linalg.eigh(Y @ N.T @ (K + K.T) @ N @ Y.T / 2)
    except (np.linalg.LinAlgError, ValueError):
        return None
    if not len(squares) or not squares[-1] > 0.0:
        return None
    share = np.abs(N @ (Y.T @ modes[:, -1])) * np.sqrt(np.abs(np.diag(M)))
    names = [repr(mechanism.freedom_names[k]) for k in np.argsort(-share)[:_SHOWN] if share[k] > 0.1 * share.max()]
    return float(2 * np.pi / np.sqrt(squares[-1])), names


def _null_space(A: Array) -> Array:
    _, sizes, directions = np.linalg.svd(A)
    known = sizes > np.finfo(float).eps * max(A.shape) * sizes.max(initial=0.0)
    found: Array = directions[int(known.sum()) :].T
    return found
