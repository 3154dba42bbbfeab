"""The number of elements of a network with its repetitions opened, counted without opening them.

Law     a file may list as many as it is large; repetitions add no more than `MOST_ELEMENTS`, tests/files/test_bombs.py
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

MOST_ELEMENTS = 100_000


def expanded(kinds: Iterable[str], definitions: Mapping[str, Iterable[str]]) -> tuple[int, str | None]:
    """The number of elements, and the definition that brings most of them (None where none is used).

    kinds        of the elements at the top: names of definitions, or of anything else, which counts as one
    definitions  name → the kinds within. One that stands within itself counts as nothing here: its reader refuses it
    Law          the number equals that of the network opened, tests/files/test_bombs.py
    """
    known: dict[str, int] = {}

    def count(name: str, inside: frozenset[str]) -> int:
        if name not in definitions or name in inside or len(inside) > _DEEPEST:
            return 0 if name in definitions else 1
        if name not in known:
            known[name] = sum(count(each, inside | {name}) for each in definitions[name])
        return known[name]

    counts: dict[str, int] = {}
    for kind in kinds:
        counts[kind] = counts.get(kind, 0) + count(kind, frozenset())
    worst = max((kind for kind in counts if kind in definitions), key=lambda kind: counts[kind], default=None)
    return sum(counts.values()), worst


def too_many(kinds: Collection[str], definitions: Mapping[str, Collection[str]]) -> tuple[str, str | None] | None:
    """What is wrong where repetitions make far more elements than the file lists, and the definition that does most."""
    count, worst = expanded(kinds, definitions)
    listed = len(kinds) + sum(map(len, definitions.values()))
    if count - listed <= MOST_ELEMENTS:
        return None
    return f"{count:.6g} elements when {{}} are opened; they may add at most {MOST_ELEMENTS:,} to those listed", worst


_DEEPEST = 100  # levels; readers refuse fewer
