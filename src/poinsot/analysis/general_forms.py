"""Which freedoms depend on which in general: the choice on which closed forms of a mechanism rest, made on numbers."""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.assembly import neighbours, scaled_jacobian
from poinsot.analysis.null_spaces import null_spaces
from poinsot.multibody.kinestatics.closed_form import Choice, KinestaticForm, chosen, kinestatic_form


def general_choice(mechanism: CompiledTree, q: Floats) -> Choice:
    """The choice at the closed configuration, q or near it, where the loops hold most freedoms, and these most firmly.

    q  (nq,), at which the loops are closed
    """
    if not mechanism.tree.closed:
        return Choice((), ())
    A = scaled_jacobian(mechanism, q)[None]
    every = [
        A[0],
        *(
            scaled_jacobian(mechanism, near[0])
            for _, near in neighbours(mechanism, q[None], *null_spaces(A, mechanism.accuracy))
            if len(near)
        ),
    ]
    return chosen(max(every, key=lambda A: _firmness(A, mechanism.accuracy)), mechanism.accuracy)


def _firmness(A: Floats, accuracy: float) -> tuple[int, float]:
    """The rank, and the least singular value beside the greatest."""
    singular = np.linalg.svd(A, compute_uv=False)
    held = singular[singular > accuracy * singular.max(initial=0.0)] if singular.any() else singular[:0]
    return len(held), float(held[-1] / held[0]) if len(held) else 0.0


def kinestatic_form_of(mechanism: CompiledTree, q: Floats) -> KinestaticForm:
    """The closed form at numbers; see :class:`KinestaticForm`."""
    return kinestatic_form(mechanism.tree, q, general_choice(mechanism, q))
