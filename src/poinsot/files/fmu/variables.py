"""The variables of an FMU: name, meaning, and place among the numbers of the C source."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count

from poinsot.errors import printable
from poinsot.records import dataclass

TIME, STATE, RATE, PARAMETER, INPUT, POWER, OUTPUT, INDICATOR = (
    "time", "state", "rate", "parameter", "input", "power", "output", "indicator"
)  # fmt: skip
GROUPS = (TIME, STATE, RATE, PARAMETER, INPUT, POWER, OUTPUT, INDICATOR)
"""In the order of value references."""


@dataclass(frozen=True)
class FmuVariable:
    """A variable of an FMU.

    reference  its value reference: the place among all numbers, groups one after the other
    name       unique and fit for XML       unit  as the package writes it, "" where none is known
    start      what it is at first, None where it is computed
    of         of a rate, the reference of its state
    """

    reference: int
    group: str
    name: str
    unit: str = ""
    start: float | None = None
    about: str = ""
    of: int | None = None


@dataclass(frozen=True)
class Attributes:
    """Description of a variable before it has a place."""

    name: str
    unit: str = ""
    start: float | None = None
    about: str = ""


def placed(groups: Mapping[str, Sequence[Attributes]]) -> list[FmuVariable]:
    """All variables in the order of their references; names made fit for XML and unique."""
    taken: set[str] = set()
    found: list[FmuVariable] = []
    first: dict[str, int] = {}
    for group in GROUPS:
        first[group] = len(found)
        for k, said in enumerate(groups.get(group, ())):
            of = first[STATE] + k if group == RATE else None
            name = f"der({found[of].name})" if of is not None else said.name
            found.append(
                FmuVariable(len(found), group, _unique(name, taken), said.unit, said.start, line(said.about), of)
            )
    return found


def _unique(name: str, taken: set[str]) -> str:
    """A name that no other variable has; a number behind it where another has it already."""
    plain = line(name) or "unnamed"
    found = next(each for each in _numbered(plain) if each not in taken)
    taken.add(found)
    return found


def _numbered(name: str) -> Iterator[str]:
    yield name
    for k in count(2):
        yield f"{name} ({k})"


def line(text: str) -> str:
    """A user's text on one line without what XML cannot hold; blanks at its ends, which readers drop, as marks."""
    shown = printable(text)
    inner = shown.strip(" ")
    before, after = shown[: len(shown) - len(shown.lstrip(" "))], shown[len(shown.rstrip(" ")) :]
    return "_" * len(before) + " ".join(inner.split(" ")) + "_" * len(after if inner else "")
