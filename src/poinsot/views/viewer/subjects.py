"""The subjects of a view: the mechanisms of a system, by the names of their variables in its runs.

A `Mechanism` is one subject. A `Network` is as many as it has mechanisms among its elements; what else is in it has no
place in space, and is seen in its plots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.errors import ModelError, PoinsotError
from poinsot.networks.machine import Machine
from poinsot.records import dataclass
from poinsot.systems.mechanism import Mechanism

if TYPE_CHECKING:
    from poinsot.systems.network import Network


@dataclass(frozen=True, eq=False)
class Subject:
    """A mechanism that is looked at.

    prefix  of its variables in runs: "" of a mechanism, "NAME." of an element of a network
    start   (nq,) where it is shown first: the assembled configuration that a run would start from
    """

    mechanism: Mechanism
    prefix: str
    start: Floats

    @property
    def name(self) -> str:
        """What people call it."""
        return self.prefix.removesuffix(".") or self.mechanism.name

    def poses(self, q: ArrayLike) -> Floats:
        """X_WB (…, nb, 4, 4) of all bodies, in the order of ``body_names``."""
        return np.asarray(self.mechanism.poses(q))


def subjects_of(system: Mechanism | Network | Any) -> tuple[Subject, ...]:
    """The mechanisms of a system; ModelError without any, and for other things."""
    if isinstance(system, Mechanism):
        return (Subject(system, "", _start(system)),)
    network = getattr(system, "model", None)
    elements = getattr(network, "primitives", None)
    if elements is None:
        raise ModelError(
            f"a mechanism or a network is wanted here, or the file of one: poinsot.load(file); not {system!r:.80}"
        )
    found = [
        Subject(e.owner, f"{e.name}.", np.array(e.start[: e.tree.nq], dtype=float))
        for e in elements
        if isinstance(e, Machine) and isinstance(e.owner, Mechanism)
    ]
    if not found:
        raise ModelError(
            f"network {system.name!r} has no mechanism among its elements, so there is nothing to be seen in space. "
            "Look at its run in plots (poinsot simulate --plot), in a report without a model (poinsot report RUN.nc), "
            "and at its equations (poinsot equations)"
        )
    return tuple(found)


def _start(mechanism: Mechanism) -> Floats:
    """The start of a run; else the closed configuration; else the drawn one."""
    try:
        return np.asarray(mechanism.initial_state()[: mechanism.nq], dtype=np.float64)
    except PoinsotError:
        pass
    try:
        return mechanism.assemble()
    except PoinsotError:
        return np.asarray(mechanism.neutral(), dtype=np.float64)
