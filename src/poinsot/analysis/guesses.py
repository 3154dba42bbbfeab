"""Assembly with guesses: the closed configuration with coordinates nearest to the guesses.

    min |d_G| of d = (q ⊟ g) / size,  Φ(q) = 0,  kept joints as given

Guesses are first held, and the rest closes the loops: then they are met exactly. Where that leaves a loop open, the
rest is brought as near to closed as it goes while they are held, from the drawing and from other configurations, and
loops are closed from there; of what is found the nearest is taken.
Law     a guess nearest to one of two closures gives that one, wherever the rest was drawn, tests/files/test_guesses.py
Units   angles in radians, lengths over the size of the part they belong to
"""

from __future__ import annotations

from functools import partial

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.closing import ClosedConfigurations, approach, closed_near, moved, perturbations, step_of
from poinsot.multibody.conditions import left_open

SAME = 1e-9
"""Of 1 rad or the size of a part: closures whose distances to the guesses differ by less are equally near."""


def closed_at_guesses(mechanism: CompiledTree, q: Floats, free: Bools, rest: Bools) -> ClosedConfigurations:
    """The closed configuration (1, nq) nearest to the guesses that stand in q (nq,), or what `closed_near` finds.

    free, rest  which freedoms (nv,) may move, and which of them are no guesses
    """
    if not rest.any() or (rest == free).all():
        return closed_near(mechanism, q[None], free)
    step, move = step_of(mechanism), partial(moved, mechanism)
    shifts = np.array([np.zeros(mechanism.nv), *perturbations(mechanism, rest)])
    begun = moved(mechanism, np.tile(q, (len(shifts), 1)), shifts)
    held = approach(move, step, begun, rest.astype(float), left_open(mechanism.tree))
    if held.closed.any():
        return _row(held, int(np.argmax(held.closed)))
    ends = approach(move, step, held.q, free.astype(float), left_open(mechanism.tree))
    if not ends.closed.any():
        return closed_near(mechanism, q[None], free)
    away = np.array([mechanism.difference(q, each) for each in ends.q]) / mechanism.scales.freedoms
    distances = np.where(ends.closed, np.linalg.norm(away[:, free & ~rest], axis=1), np.inf)
    return _row(ends, int(np.argmax(distances <= distances.min() + SAME)))


def _row(found: ClosedConfigurations, k: int) -> ClosedConfigurations:
    return ClosedConfigurations(found.q[k : k + 1], found.worst[k : k + 1], found.upright[k : k + 1], found.open_by)
