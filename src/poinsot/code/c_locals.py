"""Where the locals of a function are declared in C: where they first get their value, if all reads come behind it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from poinsot.code.typed import Assign, EachLane, Expression, For, If, Local, Statement, TypedFunction, While
from poinsot.records import dataclass, field

Path: TypeAlias = tuple[tuple[int, int], ...]
"""The statements around a place, from outside: of each its identity, and which of its blocks."""
BLOCKS: dict[type, tuple[str, ...]] = {If: ("yes", "no"), EachLane: ("yes", "no"), While: ("body",), For: ("body",)}


@dataclass
class Declarations:
    """Declarations of the locals of a function.

    first    names that a statement declares as it assigns them, by its identity
    counted  loops whose counter is declared in their head
    top      names that are declared where the function begins
    """

    first: dict[int, set[str]] = field(default_factory=dict)
    counted: set[int] = field(default_factory=set)
    top: list[str] = field(default_factory=list)


@dataclass
class _Mention:
    path: Path
    statement: Statement
    writes: bool


def declarations(function: TypedFunction) -> Declarations:
    """Places of the declarations of locals."""
    found, mentions = Declarations(), dict[str, list[_Mention]]()
    _collect(function.body, (), mentions)
    for name, _ in function.parameters:
        mentions.pop(name, None)
    for name, of_name in mentions.items():
        loops = [each.statement for each in of_name if each.writes and isinstance(each.statement, For)]
        if loops and _within(of_name, {id(each) for each in loops}):
            found.counted.update(map(id, loops))
            continue
        first, around = of_name[0], _common([each.path for each in of_name])
        if first.writes and isinstance(first.statement, Assign) and first.path == around:
            found.first.setdefault(id(first.statement), set()).add(name)
        else:
            found.top.append(name)
    return found


def expressions(node: Statement | Expression) -> Iterator[Expression]:
    """The expressions of a statement or an expression, without those of the statements in its blocks."""
    for slot in node.__slots__:
        if slot not in ("function", "type", *BLOCKS.get(type(node), ())):
            value = getattr(node, slot)
            for each in value if isinstance(value, tuple) else (value,):
                if hasattr(each, "__slots__"):
                    yield each


def reads(node: Statement | Expression) -> Iterator[str]:
    """The locals that the expressions of a statement read."""
    if isinstance(node, Local):
        yield node.name
    for each in expressions(node):
        yield from reads(each)


def read_in(body: Sequence[Statement]) -> set[str]:
    """The locals that a block reads, with the blocks in it."""
    found = set[str]()
    for each in body:
        found.update(reads(each))
        for block in BLOCKS.get(type(each), ()):
            found |= read_in(getattr(each, block))
    return found


def written(body: Sequence[Statement]) -> set[str]:
    """The locals that a block assigns, with the blocks in it."""
    found = set[str]()
    for each in body:
        found.update(_targets(each))
        for block in BLOCKS.get(type(each), ()):
            found |= written(getattr(each, block))
    return found


def _targets(node: Statement) -> tuple[str, ...]:
    return node.names if isinstance(node, Assign) else (node.name,) if isinstance(node, For) else ()


def _collect(body: Sequence[Statement], path: Path, mentions: dict[str, list[_Mention]]) -> None:
    for each in body:
        for name in reads(each):
            mentions.setdefault(name, []).append(_Mention(path, each, False))
        for name in _targets(each):
            mentions.setdefault(name, []).append(_Mention(path, each, True))
        for k, block in enumerate(BLOCKS.get(type(each), ())):
            _collect(getattr(each, block), (*path, (id(each), k)), mentions)


def _within(mentions: Sequence[_Mention], loops: set[int]) -> bool:
    """Test for a counter of these loops alone, read only inside them."""
    for each in mentions:
        inside = any(statement in loops for statement, _ in each.path)
        if inside == each.writes or (each.writes and not isinstance(each.statement, For)):
            return False
    return True


def _common(paths: Sequence[Path]) -> Path:
    """The common beginning of all paths."""
    least, most = min(paths), max(paths)
    for k, (one, other) in enumerate(zip(least, most, strict=False)):
        if one != other:
            return least[:k]
    return least
