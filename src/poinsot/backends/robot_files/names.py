"""Names of files: those of the mechanism where the format can have them, unique, and those that are made."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

LONGEST = 900
"""Characters: readers refuse names of more than a thousand, and made names are longer than what they are made from."""
_ILLEGAL = re.compile("[\x00-\x1f\x7f-\x9f\ufffe\uffff\ud800-\udfff]|[$](?=[{(])")


def legal(name: str) -> str:
    """The name without what XML cannot say or readers take for something else: control characters, ``${``, length."""
    cleaned = _ILLEGAL.sub("_", name)[:LONGEST]
    return cleaned if cleaned.strip() == cleaned and cleaned else f"_{cleaned.strip()}"


class TakenNames:
    """Names in use, and new ones like those wanted."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self.taken = set(taken)

    def new(self, wanted: str) -> str:
        """That name, or with a number where it is taken."""
        name, count = wanted, 1
        while name in self.taken:
            count += 1
            name = f"{wanted}_{count}"
        self.taken.add(name)
        return name


class FreshNames(TakenNames):
    """Such names of a file, made legal."""

    def __init__(self, taken: Iterable[str] = (), spelt: Callable[[str], str] = legal) -> None:
        super().__init__(taken)
        self.spelt = spelt

    def new(self, wanted: str) -> str:
        """That name made legal, with a number where it is taken."""
        return super().new(self.spelt(wanted))


def renamed(given: Iterable[str], reserved: Iterable[str] = (), spelt: Callable[[str], str] = legal) -> dict[str, str]:
    """The names in the file: unchanged where allowed; names that may stay come first."""
    names = list(given)
    taken, found = FreshNames(reserved, spelt), dict[str, str]()
    for name in names:
        if spelt(name) == name and name not in taken.taken:
            found[name] = taken.new(name)
    return {name: found[name] if name in found else taken.new(name) for name in names}


def told(found: Mapping[str, str], what: str) -> list[str]:
    """The sentence about names that had to change."""
    return [f"{what} {old!r} is called {new!r} there" for old, new in found.items() if old != new]
