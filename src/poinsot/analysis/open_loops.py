"""The report on open loops: the distance of each in metres and as an angle, and the loops that contradict each other.

Loops contradict each other where they do not close together, but with any one of them left out the others do: such a
set is what is left when every loop without which the rest still fails is left out, one after the other.
Units: lengths [m], angles [rad]. Law: tests/analysis/test_open_loops.py. Source: Chinneck & Dravnieks 1991 (deletion
filter).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.closing import ACCEPTED, ClosedConfigurations, InNumpy, approach, closed_near, moved
from poinsot.analysis.large_loops import is_large, large_loops
from poinsot.multibody.closing import opening_error
from poinsot.multibody.closing_rows import row_units
from poinsot.multibody.constraints import loop_of
from poinsot.multibody.kinematics import posed
from poinsot.multibody.tree import Held, Tree
from poinsot.records import NamedTuple

_PART = 1e-3
"""Of the loop that is open most: loops open by less are not asked whether they contradict others."""
_BACK = -0.99
"""Cosine of an angle that is half a turn."""
_CUT_LIMIT, _SET_LIMIT = 40, 4
"""Loops that are asked, each by a search of its own, and sets that are told."""


def by_closure(tree: Tree) -> Iterator[tuple[Held, slice]]:
    """What holds the tree together, and the rows of each."""
    row = 0
    for c in tree.held:
        yield c, slice(row, row + c.rows)
        row += c.rows


class Open(NamedTuple):
    """The opening of a closure or a coupling [m], [rad], 0 if closed; size: the worst of it without units."""

    held: Held
    length: float
    angle: float
    size: float

    def __str__(self) -> str:
        said = [f"{x:.3g} {unit}" for x, unit in ((self.length, "m"), (self.angle, "rad")) if x]
        return " and ".join(said) or "nothing"


def open_loops(mechanism: CompiledTree, q: Floats) -> list[Open]:
    """All of them at q (nq,), in the order of the tree."""
    tree, scales = mechanism.tree, mechanism.scales
    if is_large(tree):
        psi = large_loops(mechanism).at(q, wanted=False, opened=True).phi
    else:
        psi = np.asarray(opening_error(tree, q), dtype=float)
    psi, units = np.where(scales.posed, psi, 0.0), np.array([*row_units(tree)])
    found = []
    for held, rows in by_closure(tree):
        size = np.abs(psi[rows] * scales.rows[rows])
        apart = np.where(size >= ACCEPTED, psi[rows], 0.0)
        turns = units[rows] == "A"
        length, angle = (float(np.linalg.norm(apart[which])) for which in (~turns, turns))
        found.append(Open(held, length, angle, float(size.max(initial=0.0))))
    return found


def open_message(mechanism: CompiledTree, q: Floats, keep: Sequence[str], free: Bools) -> str:
    """The reason why the mechanism cannot be assembled: the loops open at q (nq,), the nearest configuration found."""
    loops = open_loops(mechanism, q)
    worst = max(loops, key=lambda each: each.size)
    held = f" while {', '.join(map(repr, keep))} {'is' if len(keep) == 1 else 'are'} held" if keep else ""
    reversed_ = ", with its axis the wrong way round" if _is_reversed(mechanism.tree, q, worst) else ""
    return (
        f"mechanism {mechanism.tree.model.name!r} cannot be assembled{held}: {worst.held.words} stays open by {worst} "
        f"at the nearest configuration found{reversed_}.{_listed(contradictions(mechanism, q, free, loops))} Check the "
        "lengths of its loop, or start from a configuration nearer to a closed one."
    )


def _listed(sets: Sequence[Sequence[Open]]) -> str:
    """A sentence about loops that contradict each other; empty where each single loop does close."""
    if not sets or len(sets) == len(sets[0]) == 1:
        return ""
    each = (" and ".join(f"{one.held.words}, open by {one}" for one in some) for some in sets)
    return f" These do not close, or not together, whatever the other loops do: {'; '.join(each)}."


def contradictions(mechanism: CompiledTree, q: Floats, free: Bools, loops: Sequence[Open]) -> list[list[Open]]:
    """Sets of loops that do not close together, but do with any one of them left out, and how far they are open then.

    q (nq,), loops: where a search for a closed configuration ended. [] where nothing is found
    """
    if is_large(mechanism.tree):
        return []
    search = _Search(mechanism, q, free)
    least = _PART * max(each.size for each in loops)
    suspects = [each.held for each in sorted(loops, key=lambda each: each.size) if each.size > least]
    if len(suspects) > _CUT_LIMIT or not search.closes(suspects):
        return []
    out: list[Held] = []
    found: list[list[Open]] = []
    while len(found) < _SET_LIMIT and not search.closes(out):
        left = list(out)
        for held in suspects:
            if held not in left and not search.closes([*left, held]):
                left.append(held)
        own, best = set(suspects).difference(left), search.best(left)
        if best.worst[0] < ACCEPTED:  # elsewhere they close
            break
        found.append([each for each in open_loops(mechanism, best.q[0]) if each.held in own])
        out.append(next(held for held in reversed(suspects) if held in own))
    return found


class _Search:
    """Steps from one configuration with some loops left out."""

    def __init__(self, mechanism: CompiledTree, q: Floats, free: Bools) -> None:
        self.mechanism, self.q, self.free = mechanism, q, free
        self.rows = dict(by_closure(mechanism.tree))

    def _step(self, without: Sequence[Held]) -> InNumpy:
        held = np.ones(self.mechanism.tree.rows, dtype=bool)
        for each in without:
            held[self.rows[each]] = False
        return InNumpy(self.mechanism, held)

    def closes(self, without: Sequence[Held]) -> bool:
        """Whether steps from here close the others."""
        move, free = partial(moved, self.mechanism), self.free.astype(float)
        return bool(approach(move, self._step(without), self.q[None], free).worst[0] < ACCEPTED)

    def best(self, without: Sequence[Held]) -> ClosedConfigurations:
        """Where the others are open least, also from perturbed configurations."""
        return closed_near(self.mechanism, self.q[None], self.free, self._step(without), tries=1)


def _is_reversed(tree: Tree, q: Floats, worst: Open) -> bool:
    """Whether a closure is open by about half a turn."""
    own = next((c for c in tree.closures if c.joint == worst.held.name), None)
    return own is not None and float(own.pair.uprightness(loop_of(tree, posed(tree, q), own).X_PS)) < _BACK
