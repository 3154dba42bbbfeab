"""The observations of rows: their forces in the mode of a sample, gaps, rates and modes.

Law: joint accelerations with these forces are those of the motion, tests/switching/test_rows_of_mechanisms.py
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, zeros
from poinsot.motion.observing import Observation, SampleBatch
from poinsot.motion.observing_forces import sigma_of
from poinsot.motion.switching import BACKWARD, CLOSED, FORWARD, OPEN
from poinsot.motion.switching_mechanism import MODE, RowsOfMechanism
from poinsot.multibody.tree import Tree

Make = Callable[[str, Callable[..., Any], dict[str, Any], dict[str, Any]], Any]


def observed_rows(
    switches: RowsOfMechanism, make: Make, walked: Mapping[str, object] | None = None
) -> tuple[dict[str, Observation], dict[str, tuple[str, ...]]]:
    """The observations, and the names along their dimension "switch"; walked: kernels of a large tree."""
    names = tuple(name for e in switches.layout.elements for name in e.row_names())
    if not names:
        return {}, {}
    _, _, nx, nl, nu, _ = switches.sizes
    m = len(names)

    def seen(tree: Tree, x: Array, t: Array, u: Array) -> tuple[Array, Array]:
        return switches.watch(tree, x, zeros(nl), t, u)

    def forces(b: SampleBatch) -> Any:
        if walked is not None:
            return row_forces(walked["margins"], b, m)
        given = {"x": (nx,), "t": (1,), "u": (nu,), "sigma": (3 * m,)}
        made = make(f"row forces{MODE}", switches.forces, given, {"value": (m,)})
        return made.ufunc(b.states, b.times[:, None], b.inputs, sigma_of(b, m))

    def places(b: SampleBatch) -> Any:
        if walked is not None:
            from poinsot.motion.switching_rolled import called_at

            return b.once("rows", lambda: called_at(walked["watch"], b))
        made = make(f"rows{MODE}", seen, {"x": (nx,), "t": (1,), "u": (nu,)}, {"gap": (m,), "rate": (m,)})
        return b.once("rows", lambda: made.ufunc(b.states, b.times[:, None], b.inputs))

    dims = ("switch",)
    modes = {"units": "1", "meaning": "0 open, 1 closed or sticking, 2 sliding forward, 3 sliding backward"}
    found = {
        "switch_force": Observation(dims, {"units": "N or N m"}, forces, listed=False),
        "switch_gap": Observation(dims, {"units": "m or rad"}, lambda b: places(b)[0], listed=False),
        "switch_rate": Observation(dims, {"units": "m/s or rad/s"}, lambda b: places(b)[1], listed=False),
        "switch_mode": Observation(dims, modes, lambda b: _modes(sigma_of(b, m), m), listed=False),
    }
    return found, {"switch": names}


def row_forces(margins: object, b: SampleBatch, m: int) -> Any:
    """z (samples, m) from the kernel of margins."""
    from poinsot.motion.switching_rolled import called_at

    return b.once(("row forces", id(margins)), lambda: called_at(margins, b, sigma_of(b, m))[2])


def _modes(sigma: Any, m: int) -> Any:
    """The modes of rows from σ = (closed, slides, direction)."""
    slides = np.where(sigma[:, 2 * m :] < 0.0, BACKWARD, FORWARD)
    return np.where(sigma[:, :m] > 0.5, CLOSED, np.where(sigma[:, m : 2 * m] > 0.5, slides, OPEN))
