"""Freedoms with undetermined accelerations: without inertia and, in loops, without closures that move them.

    M v̇ − Aᵀ λ = f,  A v̇ = a        determines v̇ where M is positive on ker A, so where M + Aᵀ W A is regular

Source: S0 §3.2.7; `supported_mass`.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.multibody import configuration
from poinsot.multibody.accuracy import moved
from poinsot.multibody.closing_rows import loop_lengths
from poinsot.multibody.conditions import left_open, reaches
from poinsot.multibody.constraints import constraint_error, constraint_jacobian
from poinsot.multibody.holding import holding_of
from poinsot.multibody.soundness import natural_inertias, null_freedoms, weightless_freedoms
from poinsot.multibody.supported_mass import freedom_masses, regular_mass_matrix, row_masses
from poinsot.multibody.tree import Tree
from poinsot.multibody.tree_numbers import is_plain

_SPREADS = (0.0, 0.1, 0.2, 0.4)
_STEPS = 30
_CLOSED = 1e-9  # lengths over that of the mechanism: a random pose that is closed
_ENOUGH = 2


def undetermined_freedoms(tree: Tree) -> list[str]:
    """Their names; empty of most mechanisms. Tried are closed configurations near the neutral one, if there are any.

    Law: tests/systems/test_massless.py.
    """
    tree = tree.aligned
    lacking, (balance, loose, _) = weightless_freedoms(tree), holding_of(tree)
    if (balance or loose) and not tree.closed:
        return [*loose]
    if balance:  # what springs and dampers hold is determined
        lacking = [name for name in lacking if tree.freedom_names.index(name) not in balance.freedoms]
    if not lacking or row_masses(tree) is None or not is_plain(tree):
        return lacking
    lasting: set[str] | None = None
    for q in _closed_configurations(tree):
        M = np.asarray(regular_mass_matrix(tree, q), dtype=float)
        found = null_freedoms(tree, M, natural_inertias(tree, q) + freedom_masses(tree))
        lasting = found if lasting is None else lasting & found
        if not lasting:
            break
    return [name for name in tree.freedom_names if name in (lasting or set())]


def _closed_configurations(tree: Tree) -> Iterator[Floats]:
    """Two of them, or the neutral configuration where none is found."""
    rng, reach = np.random.default_rng(1834), reaches(tree)
    neutral = np.asarray(configuration.neutral(tree), dtype=float)
    found = 0
    for spread in _SPREADS:
        q = _closed(tree, moved(tree, neutral, rng.normal(size=tree.nv) * reach * spread), reach)
        if q is not None:
            yield q
            found += 1
        if found == _ENOUGH:
            return
    if not found:
        yield neutral


def _closed(tree: Tree, q: Floats, reach: Floats) -> Floats | None:
    """The configuration near q that Newton's steps, least in the freedoms, close; None where they do not."""
    per_length = 1.0 / np.asarray(loop_lengths(tree), dtype=float)
    for _ in range(_STEPS):
        error = np.asarray(constraint_error(tree, q), dtype=float) * per_length
        if not np.isfinite(error).all():
            return None
        if np.abs(error).max() < max(_CLOSED, left_open(tree)):
            return q
        A = np.asarray(constraint_jacobian(tree, q), dtype=float) * per_length[:, None] * reach
        # redundant conditions, and weak ones near singular poses, are left out
        q = moved(tree, q, -reach * np.linalg.lstsq(A, error, rcond=tree.model.accuracy)[0])
    return None
