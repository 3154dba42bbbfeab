"""Whether a mechanism can be simulated at all: joints that nothing with inertia resists."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from poinsot.errors import ModelError
from poinsot.mechanisms.configuration import neutral, random
from poinsot.mechanisms.mass_matrix import mass_matrix

if TYPE_CHECKING:
    from poinsot.mechanisms.tree import Tree
    from poinsot.systems.mechanism import Mechanism

_NEGLIGIBLE = 1e-15
_DEPENDENT = 1e-11
_RETURNED = 1e-3


class SingularMassMatrixWarning(UserWarning):
    """Some joints move without moving any inertia, so efforts do not determine their accelerations."""


def weightless_freedoms(tree: Tree) -> list[str]:
    """Names of the freedoms along which the mass matrix is singular at every configuration tried; empty when it is
    regular.

    Tried: the neutral configuration and two random ones. M is scaled to a unit diagonal first, so small inertias count.
    """
    rng = np.random.default_rng(1834)
    lasting: set[str] | None = None
    for q in (neutral(tree), random(tree, rng), random(tree, rng)):
        found = _null_freedoms(tree, np.asarray(mass_matrix(tree, q), dtype=float).reshape(tree.nv, tree.nv))
        lasting = found if lasting is None else lasting & found
        if not lasting:
            break
    return [name for name in tree.freedom_names if name in (lasting or set())]


def moves_soundly(mechanism: Mechanism) -> bool:
    """Whether inverse dynamics gives back the efforts that forward dynamics took, so that M is regular; O(N).

    For large trees, whose mass matrix is too large to look at. Efforts of the size of the weight are tried at the
    neutral configuration and at a random one; where D of a joint is zero or mere rounding, they do not come back.
    """
    rng = np.random.default_rng(1834)
    at_rest = np.zeros(mechanism.nv)
    forward = type(mechanism).forward_dynamics.kernel(mechanism).ufunc  # which, as an attribute, asks this question
    for q in (mechanism.neutral(), mechanism.random(rng)):
        weight = mechanism.gravity_force(q)
        push = rng.uniform(0.5, 1.0, mechanism.nv) * max(np.abs(weight).max(), 1.0)
        again = mechanism.inverse_dynamics(q, at_rest, forward(q, at_rest, weight + push))
        if np.all(np.abs(again - weight - push) < _RETURNED * push):
            return True
    return False


def require_inertia(mechanism: Mechanism) -> None:
    """Refuses a mechanism whose mass matrix is singular everywhere, by the names of the joints that move no inertia."""
    if mechanism.weightless:
        raise ModelError(singular_message(mechanism.tree, mechanism.weightless))


def require_mass(mechanism: Mechanism) -> None:
    """Refuses a mechanism without any mass, which has no mass centre."""
    if not any(body.inertia.mass for body in mechanism.model.bodies):
        raise ModelError(
            f"mechanism {mechanism.name!r} has no mass at all, so it has no mass centre; give one of its bodies "
            f"({', '.join(mechanism.body_names[:12])}) a mass"
        )


def _null_freedoms(tree: Tree, M: np.ndarray) -> set[str]:
    if not tree.nv:
        return set()
    diagonal = np.diag(M)
    empty = diagonal <= _NEGLIGIBLE * max(diagonal.max(), 0.0)
    scale = 1 / np.sqrt(np.where(empty, 1.0, diagonal))
    scaled = scale[:, None] * M * scale
    scaled[empty] = scaled[:, empty] = 0.0
    values, vectors = np.linalg.eigh(scaled)
    null = np.abs(vectors[:, values < _DEPENDENT]).max(axis=1, initial=0.0) > 1e-3
    return {name for name, e, n in zip(tree.freedom_names, empty, null, strict=True) if e or n}


def singular_message(tree: Tree, freedoms: list[str]) -> str:
    """The sentence that reports them."""
    names = ", ".join(repr(name) for name in freedoms)
    return (
        f"mechanism {tree.model.name!r} has a singular mass matrix: {names} can move without moving any inertia, so "
        "forward dynamics has no answer there (NaN or meaningless numbers). Give the bodies they carry mass and "
        "moments of inertia, or make these joints fixed."
    )
