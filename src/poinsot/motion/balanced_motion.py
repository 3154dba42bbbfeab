"""Freedoms in balance (`multibody.balanced`) in a run of a mechanism: the sources on them, and the refusals.

The state then tells the time, its last component, where sources that vary with it act on such freedoms: steps onto the
balance have to know what they do. Law: tests/systems/test_balanced.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.errors import SimulationError
from poinsot.multibody.applied import Loads, Motion, effort_of, passive_loads
from poinsot.multibody.balanced import BalanceStep, Near, balancing_step
from poinsot.multibody.force import SuppliedElement
from poinsot.multibody.holding import balance_of, held_names, states_near
from poinsot.multibody.motions import as_motion
from poinsot.multibody.stretches import Stretch
from poinsot.multibody.switching.rows import layout_of, measured_rows, row_matrix
from poinsot.multibody.tree import Tree
from poinsot.signals.given import as_signal
from poinsot.signals.signal import Signal, Table

_FELT = 1e-12  # of all efforts: what a source does along freedoms in balance, or rounding


def felt_sources(tree: Tree, sources: Iterable[SuppliedElement]) -> tuple[str, ...]:
    """Those that act on freedoms in balance. SimulationError for actuators that cannot."""
    balance, found = balance_of(tree), list[str]()
    if balance is None:
        return ()
    tree = tree.aligned
    for source in sources:
        if not _felt(tree, source.stretch):
            continue
        found.append(source.name)
        motion = Motion.of(tree, *next(iter(states_near(tree))))
        at = source.stretch.measured(motion)
        if source.remembers or float(source.effort(1.0, at.value, 1.0)) != float(source.effort(1.0, at.value, 2.0)):
            raise SimulationError(
                f"mechanism {tree.model.name!r}: the actuator {source.name!r} acts on {held_names(tree)}, which have "
                "no inertia, and its effort depends on its own rate or activation: such a body has to have mass. Give "
                "it some, or drive it by a force or torque that is a function of time"
            )
    return tuple(found)


def as_felt(inputs: Mapping[str, object], felt: Sequence[str], own: Mapping[str, Signal], tree: Tree) -> dict[str, Any]:
    """The inputs for felt sources, as functions that have rates. SimulationError for what has none."""
    found = dict[str, Any]()
    for name in felt:
        given = inputs[name] if name in inputs else own.get(name, 0.0)
        what = None if given is None else as_signal(f"input {name!r}", given, error=SimulationError)
        if what is None or isinstance(what, Table):
            how = "a controller is to write" if what is None else "samples joined by straight lines are given for"
            raise SimulationError(
                f"{how} {name!r} of {tree.model.name!r}, which acts on {held_names(tree)}: these have no inertia, so "
                "they would jump with it, or their rates would. Give a formula or a function of time, or give them mass"
            )
        found[name] = as_motion(name, what, SimulationError)
    return found


def refuse_switching(tree: Tree) -> None:
    """SimulationError where something that switches acts on freedoms in balance."""
    if balance_of(tree) is None or not tree.model.switches:
        return
    tree, layout = tree.aligned, layout_of(tree)

    def rows(q: Array, v: Array) -> Array:
        return row_matrix(tree, q, measured_rows(Motion.of(tree, q, v), layout))

    felt = dict.fromkeys(layout.elements[layout.owner[r]].name for r in np.flatnonzero(_shares(tree, rows) > _FELT))
    if felt:
        raise SimulationError(
            f"mechanism {tree.model.name!r}: {held_names(tree)} have no inertia and are held by springs and dampers "
            f"alone, and {', '.join(map(repr, [*felt][:6]))} would push or hold them, as limits, friction and contacts "
            "do: what has no inertia can take no impulse. Give these bodies a small mass, or leave out what switches "
            "there (limits=False where a file is loaded)"
        )


def refuse_felt_motions(tree: Tree) -> None:
    """SimulationError for given motions of freedoms in balance."""
    for motion in tree.model.motions if balance_of(tree) else ():
        if _felt(tree.aligned, motion.along):
            raise SimulationError(
                f"mechanism {tree.model.name!r}: the motion {motion.name!r} moves {held_names(tree)}, which have no "
                "inertia and are held by springs and dampers: such a joint cannot be driven yet. Give these bodies a "
                "small mass"
            )


def _felt(tree: Tree, along: Stretch) -> bool:
    """Whether an effort along a stretch acts on freedoms in balance."""

    def effort(q: Array, v: Array) -> Array:
        loads = Loads()
        loads.add(along.measured(Motion.of(tree, q, v)), -1.0)
        return array([effort_of(tree, q, loads)])

    return balance_of(tree) is not None and bool(_shares(tree, effort)[0] > _FELT)


def _shares(tree: Tree, efforts: Callable[[Array, Array], Array]) -> Floats:
    """Of each effort (m, nv) at (q, v) how much of it acts on freedoms in balance, as a share."""
    balance = balance_of(tree)
    assert balance is not None
    share = np.zeros(1)
    for q, v in [*states_near(tree)][1:]:  # beside the neutral one, where arms may be straight
        A, B = np.asarray(efforts(q, v), dtype=float), np.asarray(balance.directions(tree, q), dtype=float)
        if np.isfinite(B).all():
            whole = np.abs(A) @ np.abs(B)
            share = np.maximum(share, (np.abs(A @ B) / np.where(whole > 0, whole, 1.0)).max(axis=1))
    return share


def near_in_time(tree: Tree, felt: Sequence[SuppliedElement], value: Callable[[str, Any], Any]) -> Near:
    """(q, v, s) → springs, dampers and felt sources there, s seconds later; value: of a source's signal then."""

    def near(q: Any, v: Any, s: Any) -> Loads:
        motion = Motion.of(tree, q, v)
        loads = passive_loads(motion)
        for source in felt:
            at = source.stretch.measured(motion)
            loads.add(at, -source.effort(value(source.name, s), at.value, at.rate(motion)))
        return loads

    return near


def balanced_step(tree: Tree, q: Array, v: Array, near: Near) -> BalanceStep:
    """One step onto the balance of a tree that has one."""
    balance = balance_of(tree)
    assert balance is not None
    return balancing_step(tree.aligned, balance, q, v, near)
