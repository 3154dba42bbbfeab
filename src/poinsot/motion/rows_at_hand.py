"""The kernels of a mechanism with many places of contact: nothing compiled depends on which of them push.

A robot with all its shapes has hundreds of places, of which a few push. The mechanism without places has its kernels,
each kind of place has two, whatever the mechanism, and a text of the loop language joins to them those that push or
touch, as numbers say: `code.texts.places`. What is asked for at events alone is put together from these in Python.
Law: as the kernels of all rows, tests/switching/test_rows_at_hand.py. Source: `multibody.switching.dynamics`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import cast

import numpy as np

from poinsot.algebra.arrays import Bools, Floats, Ints
from poinsot.kernels import Kernel
from poinsot.motion.observing_contacts import PUSHED
from poinsot.motion.place_tables import PlaceTexts
from poinsot.motion.switching_mechanism import MODE, RowsOfMechanism, Shapes
from poinsot.motion.switching_rolled import Composed, called
from poinsot.motion.without_places import WithoutPlaces
from poinsot.multibody.conditions import NOISE
from poinsot.multibody.contacts.pieces import Place
from poinsot.multibody.switching.dynamics import LOCKED
from poinsot.records import NamedTuple

FORCES = f"row forces{MODE}"
TEXTS = {"switched flow": "flow", "watch": "watch", "settle": "settle"}
NAMES = (*TEXTS, "data", "impulse", "supplied", PUSHED, FORCES)
TOUCHING = 1e-6
"""Share of its size up to which the gap of a place that touches may be: no decision asks for others."""


class RowsSaid(NamedTuple):
    """What places say of some rows, each (n, …)."""

    at: Ints
    gap: Floats
    rate: Floats
    bias: Floats
    nature: Floats
    A: Floats


class ManyPlaces:
    """Kernels of a mechanism with too many rows to be written out together.

    made     (name, function of the tree with shapes, what its key says beyond) → kernel
    other    the kernels of all rows open, by name: "flow", "retract"
    """

    names = NAMES

    def __init__(self, rows: RowsOfMechanism, made: Callable[..., Kernel], other: Callable[[str], Kernel]) -> None:
        self.rows, self.other, layout = rows, other, rows.layout
        places = [(e, start) for e, start, _ in layout.ranges() if isinstance(e, Place)]
        without = replace(rows, left_out=rows.left_out | {e.name for e, _ in places})
        self.m, self.normal = len(layout.rows), np.array([start for _, start in places], dtype=np.int64)
        self.place: Ints = np.full(self.m, -1)
        for k, (e, start) in enumerate(places):
            self.place[start : start + len(e.layout)] = k
        self.others: Ints = np.flatnonzero(self.place < 0)
        self.spans = rows.spans[self.normal]
        self.texts = PlaceTexts(
            places, self.others.tolist(), WithoutPlaces(without), made, partial(other, "retract"), rows.dissipators,
            self.spans,
        )  # fmt: skip

    def kernel(self, name: str, given: Shapes, out: Shapes) -> Kernel:
        """The kernel of a name, one of `NAMES`; as far as a `CompiledFunction` goes."""
        if name in TEXTS:
            return cast("Kernel", self.texts.functions[TEXTS[name]])
        each: dict[str, Callable[..., tuple[Floats, ...]]] = {
            "data": self._data, "impulse": self._struck, "supplied": self._supplied, FORCES: self._forces,
            PUSHED: self._pushes,
        }  # fmt: skip
        return cast("Kernel", Composed(each[name], given, out, list))

    def _said(self, x0: Floats, xi: Floats, wanted: Bools) -> RowsSaid:
        """What these places say of their rows."""
        gap, rate, bias, nature, A = called(self.texts.functions["rows"], x0, xi, wanted.astype(float))
        at = np.flatnonzero((self.place >= 0) & wanted[self.place])
        return RowsSaid(at, gap[at], rate[at], bias[at], nature[at], A.reshape(self.m, -1)[at])

    def _places_of(self, rows: Bools) -> Bools:
        """The places that have one of these rows."""
        found = np.zeros(len(self.normal), dtype=bool)
        found[self.place[rows & (self.place >= 0)]] = True
        return found

    def _mode(self, sigma: Floats) -> Floats:
        """σ of the rows that are of no place."""
        return sigma.reshape(3, self.m)[:, self.others].ravel()

    def _data(self, x0: Floats, xi: Floats, t: Floats, u: Floats) -> tuple[Floats, ...]:
        gap, rate = called(self.texts.functions["watch"], x0, xi, t, u)
        m, nv, others = self.m, self.rows.sizes[1], self.others
        b, S, bounds, command = np.zeros(m), np.zeros((m, m)), np.zeros((m, 2)), np.full((m, 2), -1.0)
        if n := len(others):
            given = called(self.texts.plain("data"), x0, xi, t, u)
            gap[others], rate[others], b[others], own, _, bound, told = given
            S[np.ix_(others, others)] = own.reshape(n, n)
            bounds[others], command[others] = bound.reshape(n, 2), told.reshape(n, 2)
        touching = gap[self.normal] <= TOUCHING * self.spans
        if touching.any():
            said, free = self._said(x0, xi, touching), called(self.other("flow"), x0, xi, t, u)[0][nv : 2 * nv]
            kept = [called(self.texts.own("kept answer"), x0, xi, row) for row in said.A]
            columns = np.array([column for column, _, _ in kept])
            bare = np.array([each[0] for _, each, _ in kept]) * (LOCKED if self.rows.tree.closed else 0.0)
            among = said.A @ columns.T
            live = said.nature * NOISE**2 + bare < among.diagonal()
            S[np.ix_(said.at, said.at)] = np.where(live[:, None] & live, np.tril(among) + np.tril(among, -1).T, 0.0)
            along = np.array([each[:-1] for _, _, each in kept]) * live[:, None] * (S[others, others] != 0.0)
            S[np.ix_(said.at, others)], S[np.ix_(others, said.at)] = along, along.T
            gap[said.at], rate[said.at] = said.gap, said.rate
            b[said.at] = (said.A @ free + said.bias) * live
        return gap, rate, b, S, np.zeros((m, m)), bounds, command

    def _push(self, x: Floats, impulse: Floats) -> Floats:
        """Aᵀ ẑ (nv,) of the places."""
        wanted = self._places_of(impulse != 0.0)
        if not wanted.any():
            return np.zeros(self.rows.sizes[1])
        said = self._said(x, np.zeros(self.rows.sizes[3]), wanted)
        found: Floats = said.A.T @ impulse[said.at]
        return found

    def _struck(self, x: Floats, impulse: Floats) -> tuple[Floats, ...]:
        return tuple(called(self.texts.own("pushed impulse"), x, impulse[self.others], self._push(x, impulse)))

    def _supplied(self, x: Floats, t: Floats, u: Floats, impulse: Floats) -> tuple[Floats, ...]:
        return tuple(called(self.texts.own("pushed supply"), x, t, u, impulse[self.others], self._push(x, impulse)))

    def _forces(self, x: Floats, t: Floats, u: Floats, sigma: Floats) -> tuple[Floats, ...]:
        """z of all rows."""
        z, effort, _ = called(self.texts.functions["forces"], x, np.zeros(self.rows.sizes[3]), t, u, sigma)
        if len(self.others):
            z[self.others] = called(self.texts.own("pushed forces"), x, t, u, self._mode(sigma), effort)[0]
        return (z,)

    def _pushes(self, x: Floats, t: Floats, u: Floats, sigma: Floats) -> tuple[Floats, ...]:
        """The forces on the second bodies of all places, in the world."""
        return (called(self.texts.functions["forces"], x, np.zeros(self.rows.sizes[3]), t, u, sigma)[2],)
