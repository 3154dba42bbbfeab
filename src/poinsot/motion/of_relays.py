"""Relays of formulas as rows that switch: sign(s) is friction of bound 1 on w = s, with z = −sign(s).

A row is of degree 0 where s depends on z at the same instant (w = w₀ + D z), else of degree 1: ẇ = b + S z. Where both
sides of s = 0 lead to it the run slides along it, ẇ = 0, −1 ≤ z ≤ 1 (Filippov; Utkin's equivalent control).
Law: laws of formulas give the runs of the same elements, tests/switching/test_relays.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.algebra.relays import Place, Relays
from poinsot.errors import ModelError
from poinsot.motion import switching
from poinsot.motion.probing import Probe
from poinsot.motion.tangents import sees

CLOSE = 1e-11
"""Of the size of w: below that it is none."""


def relays_in(run: Callable[[], object]) -> list[Place]:
    """The places of signs in the laws that ``run`` calls on traced scalars."""
    with Relays() as found:
        run()
    return list(found.arguments)


def names_of(places: Sequence[Place]) -> tuple[str, ...]:
    """A law by its name where it has one sign, else with the number of the sign."""
    laws = [law for law, _ in places]
    return tuple(law if laws.count(law) == 1 else f"{law}, sign {k + 1}" for law, k in places)


def table_of(places: Sequence[Place], seen: Iterable[bool]) -> switching.RowTable:
    """The rows of signs; ``seen``: those with w that sees z."""
    rows = [
        (n, switching.FRICTION, 0 if z else 1, switching.OPEN, k)
        for k, (n, z) in enumerate(zip(names_of(places), seen, strict=True))
    ]
    return switching.RowTable(tuple(rows), tuple((name, 0.0, 0.0, 0.0, False) for name, *_ in rows))


def not_affine(laws: Iterable[str]) -> str:
    """The refusal of signs in other expressions than sums."""
    return (
        f"the jumps of {', '.join(map(repr, dict.fromkeys(laws)))} are multiplied with each other, so that nothing "
        "says what holds where two meet; write sign(a*b) for sign(a)*sign(b), and keep a sign out of other functions"
    )


def relay_modes(seen: Bools) -> Callable[[switching.Modes], switching.Mode]:
    """The maker of modes of relays alone; ``seen``: rows with w that sees z, of degree 0."""

    def made(mode: switching.Modes) -> switching.Mode:
        m = len(mode)
        T, closed = np.zeros((3, m, m)), mode == switching.CLOSED
        for k in range(m):
            T[(0 if seen[k] else 1) if closed[k] else 2, k, k] = 1.0
        lengths = np.eye(m)[:, closed & ~seen]
        return switching.Mode(T.ravel(), lengths, lengths)

    return made


def relay_switching(
    probe: Probe, places: Sequence[Place], start: Floats, u: Floats, loss: Sequence[int]
) -> switching.Switching:
    """The `Switching` of a System with relays of formulas as all its rows.

    start, u  the state and the sampled inputs at the start: sizes of w are taken there
    loss      the place among the powers for each row
    Errors    ModelError where a law is no sum of numbers times its signs
    """
    m = len(places)
    kernels = probe.kernels()
    try:
        at = (start, np.zeros(probe.nl), np.zeros(1), u)
        _, _, _, _, D, _, _ = kernels["data"].ufunc(*at)
    except ValueError:
        raise ModelError(not_affine(law for law, _ in places)) from None
    seen = sees(probe).any(axis=1) | (np.abs(D).max(axis=1, initial=0.0) > 0)
    size = probe.sizes(start, u)
    table = table_of(places, seen)
    return switching.Switching(
        rows=switching.RowData(**table.row_fields(), gap=np.zeros(m), rate=CLOSE * size),
        elements=switching.ElementData(**table.element_fields(), loss=np.array(loss, dtype=np.int64)),
        kernels=switching.RowKernels(**kernels),
        modes=relay_modes(seen),
        mode_size=probe.mode_size,
    )
