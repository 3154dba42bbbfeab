"""The ratchets of the package's words: what `tests/architecture/ratchets.toml` records, what is there, what is worse.

    make ratchets       enter what is there, where nothing is worse
    python tools/ratchets.py --all      enter it as it is: for branches that began before the ratchet, with a reason

Cards are recorded by the names of definitions: a new one must comply, and an old one that is renamed or moved keeps its
place. Annotations with ``Any`` and numbers without a reason are recorded by file, and their sum must not rise.
"""

import ast
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from architecture.cards import PARTS, Card, cards_of, places_with_any
from architecture.source_tree import SOURCE, found_by, reader
from architecture.thresholds import unexplained

RECORD = Path(__file__).with_name("ratchets.toml")
HEAD = """# What does not comply yet, written by `make ratchets`; it may only become less (test_ratchets.py).
"""

Cards = dict[str, list[str]]
Counts = dict[str, int]


@dataclass(frozen=True)
class State:
    """What does not comply.

    cards    public definitions with a formula, by name, and what the card of each lacks
    every    the names of all definitions with a formula
    any      annotations with ``Any`` by file
    numbers  small numbers without a reason by file
    """

    cards: Cards
    every: frozenset[str]
    any: Counts
    numbers: Counts


@reader
def compliance(tree: ast.Module, file: Path) -> tuple[list[Card], int, int]:
    """The cards of a module, how many annotations have ``Any``, and how many small numbers stand without a reason."""
    text = file.read_text(encoding="utf-8")
    cards = [*cards_of(file.relative_to(SOURCE).as_posix(), tree)]
    return cards, places_with_any(tree) if "Any" in text else 0, len(list(unexplained(text, tree)))


@cache
def present() -> State:
    """The state of the source tree."""
    found: list[Card] = []
    any_of, numbers = {}, {}
    for file, (cards, with_any, unsaid) in found_by(compliance).items():
        name = file.relative_to(SOURCE).as_posix()
        found += cards
        any_of[name], numbers[name] = with_any, unsaid
    lacking = {card.name: list(card.lacking) for card in found if card.lacking}
    return State(lacking, frozenset(card.name for card in found), _some(any_of), _some(numbers))


def _some(counts: Counts) -> Counts:
    return {name: count for name, count in counts.items() if count}


def recorded(path: Path = RECORD) -> State:
    """The state that was entered last."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    lacking = {name: parts.split() for name, parts in table["cards"].items()}
    return State(lacking, frozenset(lacking), table["any"], table["numbers"])


def text(state: State) -> str:
    """What is entered: one line a name, so that branches merge."""
    parts = {name: " ".join(lacking) for name, lacking in state.cards.items()}
    sections = {"cards": parts, "any": state.any, "numbers": state.numbers}
    lines = [HEAD]
    for section, table in sections.items():
        lines += [f"[{section}]", *(f'"{k}" = {_value(v)}' for k, v in sorted(table.items())), ""]
    return "\n".join(lines)


def _value(value: str | int) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def worse(before: State, now: State) -> list[str]:
    """A paragraph for each thing that is worse than before."""
    return [*_cards(before, now), *_annotations(before.any, now.any), *_numbers(before.numbers, now.numbers)]


def _cards(before: State, now: State) -> Iterator[str]:
    """New definitions that do not comply, beyond as many as vanished under another name, part by part."""
    fresh: dict[str, list[str]] = {}
    for part in PARTS:
        new = [n for n, lacking in now.cards.items() if part in lacking and part not in before.cards.get(n, ())]
        gone = [n for n, lacking in before.cards.items() if part in lacking and n not in now.every]
        if len(new) > len(gone):
            for name in new:
                fresh.setdefault(name, []).append(part)
    for name, parts in sorted(fresh.items()):
        file, _, definition = name.partition(" ")
        yield (
            f"src/poinsot/{file}: the docstring of `{definition}` has a formula, but does not say "
            f"{'; nor '.join(PARTS[part] for part in parts)}. A public docstring is a card (CONTRIBUTING.md): "
            "write what is lacking beside the equation."
        )


def _annotations(before: Mapping[str, int], now: Mapping[str, int]) -> Iterator[str]:
    if (count := sum(now.values())) > (limit := sum(before.values())):
        yield (
            f"{count} annotations have `Any`, and {limit} were recorded: {_risen(before, now)}. Say the "
            "type: a class, a protocol of what is used of it, a type variable; `object` where nothing is used of it."
        )


def _numbers(before: Mapping[str, int], now: Mapping[str, int]) -> Iterator[str]:
    if (count := sum(now.values())) > (limit := sum(before.values())):
        files = [name for name in now if now[name] > before.get(name, 0)]
        lines = [
            f"src/poinsot/{name}:{line}: {number}"
            for name in files
            for line, number in unexplained((SOURCE / name).read_text(encoding="utf-8"))
        ]
        yield (
            f"{count} small numbers stand without a reason, and {limit} were recorded: {_risen(before, now)}. Write "
            f"beside each new one why it is as large as it is: {'; '.join(lines)}."
        )


def _risen(before: Mapping[str, int], now: Mapping[str, int]) -> str:
    risen = {name: (before.get(name, 0), count) for name, count in now.items() if count > before.get(name, 0)}
    return ", ".join(f"src/poinsot/{name} has {count} after {old}" for name, (old, count) in sorted(risen.items()))
