"""The kernels of a mechanism with many places of contact: in a mode, written out for the rows at hand alone.

A robot with all its shapes has hundreds of places, of which a few push: its equations with all rows are a matrix of all
of them. Rows that are open do nothing, so the flow in a mode, jumps and forces are those of the mechanism without the
places that are open there; what a decision needs is that of the places that touch. Each set of places that has been met
has its kernels, compiled when it is first met and kept on disk as others are.
Law: as the kernels of all rows, tests/switching/test_rows_at_hand.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import cast

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Floats, Ints
from poinsot.kernels import Kernel
from poinsot.motion.observing_contacts import PUSHED, contact_forces
from poinsot.motion.switching_mechanism import MODE, Function, RowsOfMechanism, Shapes
from poinsot.motion.switching_rolled import Composed, called
from poinsot.multibody.canonical import canonical
from poinsot.multibody.contacts.pieces import Place
from poinsot.records import dataclass

FORCES: dict[str, Callable[[RowsOfMechanism], Callable[..., Array]]] = {
    PUSHED: contact_forces, f"row forces{MODE}": lambda rows: rows.forces,
}  # fmt: skip
NAMES = ("switched flow", "data", "impulse", "settle", *FORCES)
TOUCHING = 1e-6
"""Share of its size up to which the gap of a place that touches may be: no decision asks for others."""


@dataclass(frozen=True, eq=False)
class RowsAtHand:
    """The elements of a mechanism but for some places of contact: its rows among those of all, places, dissipators."""

    switches: RowsOfMechanism
    rows: Ints
    places: Ints
    powers: Ints

    @classmethod
    def of(cls, whole: RowsOfMechanism, kept: Bools) -> RowsAtHand:
        """With the elements that are kept."""
        each = whole.layout.elements
        names = frozenset(e.name for e, here in zip(each, kept, strict=True) if not here)
        some = replace(whole, left_out=whole.left_out | names)
        rows = np.flatnonzero(kept[[*whole.layout.owner]])
        places = np.flatnonzero([here for e, here in zip(each, kept, strict=True) if isinstance(e, Place)])
        before = whole.sizes[5]
        booked = {name: before + k for k, name in enumerate(whole.dissipators)}
        return cls(some, rows, places, np.array([*range(before), *(booked[name] for name in some.dissipators)]))

    def sigma(self, sigma: Floats, m: int) -> Floats:
        """σ of its rows."""
        return np.concatenate([part[self.rows] for part in sigma.reshape(3, m)])


class ManyPlaces:
    """Kernels of a mechanism with too many rows to be written out together.

    made     (name, function of the tree with shapes, what its key says beyond) → kernel
    others   those of all rows, by name: "flow", "watch"
    """

    names = NAMES

    def __init__(self, rows: RowsOfMechanism, made: Callable[..., Kernel], others: Callable[[str], Kernel]) -> None:
        self.rows, self.made, self.others = rows, made, others
        self.m, self.stays = len(rows.layout.rows), np.array([not isinstance(e, Place) for e in rows.layout.elements])
        self.owner, self.spans = np.array(rows.layout.owner), rows.spans
        self._sets: dict[bytes, RowsAtHand] = {}
        self._kernels: dict[tuple[str, bytes], Kernel] = {}

    def kernel(self, name: str, given: Shapes, out: Shapes) -> Kernel:
        """The kernel of a name, one of `NAMES`; as far as a `CompiledFunction` goes."""
        each: dict[str, Callable[..., tuple[Floats, ...]]] = {
            "switched flow": self._flow, "data": self._data, "impulse": self._impulse, "settle": self._settle,
            **{forces: partial(self._forces, forces, out) for forces in FORCES},
        }  # fmt: skip
        return cast("Kernel", Composed(each[name], given, out, list))

    def _some(self, rows: Bools) -> RowsAtHand:
        """The elements that have one of these rows, and all that are no places."""
        kept = self.stays.copy()
        kept[self.owner[rows]] = True
        key = kept.tobytes()
        if key not in self._sets:
            self._sets[key] = RowsAtHand.of(self.rows, kept)
        return self._sets[key]

    def _call(self, name: str, some: RowsAtHand, *operands: Floats) -> list[Floats]:
        """The outputs of a kernel of some rows."""
        key = name, some.rows.tobytes()
        if key not in self._kernels:
            beyond = f"|of {canonical(some.switches.layout.elements)}"
            self._kernels[key] = self.made(name, self._function(name, some), beyond)
        return called(self._kernels[key], *operands)

    def _function(self, name: str, some: RowsAtHand) -> Function:
        """Of the tree, with shapes of operands and results."""
        if name not in FORCES:
            return some.switches.functions()[name]
        given: Shapes = {"x": (self.rows.sizes[2],), "t": (1,), "u": (self.rows.sizes[4],)}
        value = (len(some.places), 3) if name == PUSHED else (len(some.rows),)
        return FORCES[name](some.switches), {**given, "sigma": (3 * len(some.rows),)}, {"value": value}

    def _flow(self, x0: Floats, xi: Floats, t: Floats, u: Floats, sigma: Floats) -> tuple[Floats, ...]:
        some = self._some(self._acting(sigma))
        if not len(some.rows):
            return tuple(called(self.others("flow"), x0, xi, t, u))
        rates, taken = self._call("switched flow", some, x0, xi, t, u, some.sigma(sigma, self.m))
        powers = np.zeros(self.rows.sizes[5] + len(self.rows.dissipators))
        powers[some.powers] = taken
        return rates, powers

    def _data(self, x0: Floats, xi: Floats, t: Floats, u: Floats) -> tuple[Floats, ...]:
        gap, rate = called(self.others("watch"), x0, xi, t, u)
        some, m = self._some(gap <= TOUCHING * self.spans), self.m
        b, S, bounds, command = np.zeros(m), np.zeros((m, m)), np.zeros((m, 2)), np.zeros((m, 2))
        if n := len(some.rows):
            found = self._call("data", some, x0, xi, t, u)
            gap[some.rows], rate[some.rows], b[some.rows] = found[:3]
            S[np.ix_(some.rows, some.rows)] = found[3].reshape(n, n)
            bounds[some.rows], command[some.rows] = (each.reshape(n, 2) for each in found[5:])
        return gap, rate, b, S, np.zeros((m, m)), bounds, command

    def _impulse(self, x: Floats, impulse: Floats) -> tuple[Floats, ...]:
        some = self._some(impulse != 0.0)
        return tuple(self._call("impulse", some, x, impulse[some.rows])) if len(some.rows) else (x,)

    def _settle(self, x: Floats, sigma: Floats) -> tuple[Floats, ...]:
        some = self._some(self._acting(sigma))
        if not some.switches.drifts:
            return x, np.zeros(1), np.zeros(1)
        return tuple(self._call("settle", some, x, some.sigma(sigma, self.m)))

    def _forces(self, name: str, out: Shapes, x: Floats, t: Floats, u: Floats, sigma: Floats) -> tuple[Floats, ...]:
        """Of all rows, or of all places by three, from those that act."""
        some, found = self._some(self._acting(sigma)), np.zeros(out["value"])
        mine = some.places if name == PUSHED else some.rows
        if len(mine):
            value = self._call(name, some, x, t, u, some.sigma(sigma, self.m))[0]
            found[mine] = value.reshape(len(mine), *found.shape[1:])
        return (found,)

    def _acting(self, sigma: Floats) -> Bools:
        """The rows that are not open."""
        found: Bools = (sigma[: self.m] != 0.0) | (sigma[self.m : 2 * self.m] != 0.0)
        return found
