"""Inductors that K lines couple: two or more of one core are one storage.

Law: φ = L i with L_ij = k_ij √(L_i L_j), tests/files/test_netlist_dialect.py. Source: ngspice manual, ch. 3.2.12.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from poinsot.components import electrical
from poinsot.components.primitives import Member
from poinsot.errors import nearest
from poinsot.files.netlist_lines import Card, number
from poinsot.records import dataclass, field

Coil = Callable[[Card], tuple[float, float | None]]
"""The inductance of an inductor and its current at the start."""


@dataclass
class CoilCore:
    """Coils by name, lower case, in the order in which they are coupled, and what couples them."""

    coils: list[str] = field(default_factory=list)
    couplings: list[tuple[Card, str, str, float]] = field(default_factory=list)


def cores(cards: Sequence[Card], names: Mapping[str, float]) -> list[CoilCore]:
    """The coils that K lines couple, core by core."""
    known = {card.name.lower() for card in cards if card.name[0].lower() == "l"}
    found: dict[str, CoilCore] = {}
    for card in cards:
        if card.name[0].lower() != "k":
            continue
        coils = [t.lower() for t in card.tokens[1:-1]]
        if len(coils) < 2:
            raise card.fault(f"{card.name} is read as {card.name} L1 L2 coupling")
        for each in coils:
            if each not in known:
                raise card.fault(f"there is no inductor {each!r}{nearest(each, known, 'inductors')}")
        k = number(card, card.tokens[-1], names)
        for i, one in enumerate(coils):  # several coils in one line: LTspice couples each with each
            for other in coils[i + 1 :]:
                _couple(card, one, other, k, found)
    return list({id(core): core for core in found.values()}.values())


def _couple(card: Card, one: str, other: str, k: float, found: dict[str, CoilCore]) -> None:
    core = found.setdefault(one, CoilCore([one]))
    second = found.setdefault(other, CoilCore([other]))
    if any({one, other} == {a, b} for _, a, b, _ in core.couplings) or one == other:
        raise card.fault(f"the inductors {one!r} and {other!r} are coupled twice, or are one; leave one K line out")
    if second is not core:
        core.coils += second.coils
        core.couplings += second.couplings
        for each in second.coils:
            found[each] = core
    core.couplings.append((card, one, other, k))


def coupled(core: CoilCore, coil: Coil, cards: Mapping[str, Card]) -> Member:
    """The element of a core, called as its first K line."""
    card = core.couplings[0][0]
    values, starts = zip(*(coil(cards[name]) for name in core.coils), strict=True)
    currents = None if all(each is None for each in starts) else tuple(each or 0.0 for each in starts)
    if len(values) == 2:
        k = core.couplings[0][3]
        return electrical.MutualInductance(card.name, *values, coupling=k, currents=currents)  # type: ignore[arg-type]
    L = np.diag(np.asarray(values, dtype=float))
    for _, one, other, k in core.couplings:
        i, j = core.coils.index(one), core.coils.index(other)
        L[i, j] = L[j, i] = k * np.sqrt(L[i, i] * L[j, j])
    return electrical.CoupledInductors(card.name, L, currents=currents)
