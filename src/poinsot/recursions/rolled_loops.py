"""Large trees with closed loops: the lines of `multibody.front_lines` as tables that compiled loops follow.

Steps of one kind, with operands of the same make in the same kinds of places, are compiled once; a line is the number
of its step and where its operands lie. So time to compile does not depend on how many loops there are, and what a line
costs is one call. What tells links and closures of a kind apart stands in a table, as in `recursions.rolled`.
Law: as `multibody.front_dynamics`, tests/systems/test_rolled_loops.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.compiler.recursion import ROW, SLOT, Once, Place, Recursion, Step, Walk
from poinsot.compiler.tracing import trace
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import ArticulatedInertia, Inertia
from poinsot.geometry.motors import SixVector, Wrench
from poinsot.multibody.conditions import Conditions
from poinsot.multibody.front_dynamics import loops_of, taken
from poinsot.multibody.front_lines import LINK, LOOP, Line, Name
from poinsot.multibody.front_steps import AtLink, AtLoop
from poinsot.multibody.passes import Own
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.tree import Tree
from poinsot.recursions.records import OnFreedom, kinds_of, like, link_from, numbers_of, rows_of

Floats = NDArray[np.float64]


class Cell(NamedTuple):
    """Where something lies: kind of place, operand, first number, and what it is made like."""

    base: str
    operand: int
    at: int
    make: int


class LoopKind(NamedTuple):
    """Closures that one code serves: the pair, which of its rows live, what numbers all have in common."""

    at: AtLoop
    common: Mapping[int, float]


def make_of(x: Any) -> Any:
    """What records of one make have in common."""
    match x:
        case tuple() | list():
            return (type(x), *map(make_of, x))
        case np.ndarray():
            return x.shape
        case Displacement() | SixVector() | ArticulatedInertia() | Inertia():
            return type(x)
    return float


class Tables:
    """Lines, stage after stage, become walks.

    fixed     what lies in operands of the kernel: name → (INPUT or OUTPUT, operand, first number, a record like it)
    """

    def __init__(
        self,
        tree: Tree,
        fixed: Mapping[Name, tuple[str, int, int, Any]],
        elements: Mapping[int, Sequence[OnFreedom]] | None = None,
        known: Conditions | None = None,
    ) -> None:
        self.tree = tree
        rotors = rotor_inertias(tree)
        elements = elements or {}
        self.kinds, self.kind_of = kinds_of(tree, rotors, elements)
        self.loop_kinds, self.loop_kind_of, closures = _loop_kinds(loops_of(tree, known))
        links = rows_of(tree, rotors, elements)
        width = max(links.shape[1] if len(links) else 0, closures.shape[1] if len(closures) else 0)
        self.rows = np.zeros((len(links) + len(closures), width))
        if len(links):
            self.rows[: len(links), : links.shape[1]] = links
        if len(closures):
            self.rows[len(links) :, : closures.shape[1]] = closures
        self.records: list[Any] = []
        self._makes: dict[Any, int] = {}
        self.cells: dict[Name, Cell] = {
            name: Cell(base, operand, at, self.made(like_it)) for name, (base, operand, at, like_it) in fixed.items()
        }
        self.size = 0
        self._steps: dict[Any, tuple[int, tuple[int, ...]]] = {}
        self.walks: list[Walk] = []

    def made(self, record: Any) -> int:
        """The number of a make."""
        key = make_of(record)
        if key not in self._makes:
            self._makes[key] = len(self.records)
            self.records.append(record)
        return self._makes[key]

    def keep(self, name: Name, record: Any) -> int:
        """A place for a record; where it begins."""
        at = self.size
        self.cells[name] = Cell(SLOT, 0, at, self.made(record))
        self.size += len(numbers_of(record))
        return at

    def walk(self, lines: Iterable[Line], ahead: bool = False) -> Walk:
        """The walk that follows these lines; ahead: whether what angles are made from is there before the first."""
        steps: dict[int, Step] = {}
        columns: dict[int, int] = {}
        known: dict[Any, tuple[int, Sequence[Any], Sequence[int]]] = {}
        count: list[int] = []
        words: list[int] = []
        cells, links = self.cells, len(self.tree.links)
        for line in lines:
            found = [self._found(name) for name in line.takes]
            of = self._of(line)
            places = tuple([cell if isinstance(cell, str) else (cell.base, cell.operand, cell.make) for cell in found])
            given = tuple([self._given(name, line.takes) for name in line.gives])
            key = (line.step, of, places, given)
            if key not in known:
                number = len(steps)
                step, records, sizes, columns[number] = self._step(line, of, found, given)
                steps[number] = step
                known[key] = number, records, sizes
                count.append(0)
            number, records, sizes = known[key]
            count[number] += 1
            words.append(number)
            words.append(line.number if line.of == LINK else links + line.number)
            words += [cell.at for cell in found if not isinstance(cell, str)]
            first = self.size
            for name, state, make, size in zip(line.gives, given, records, sizes, strict=True):
                if state == "new":
                    cells[name] = Cell(SLOT, 0, self.size, make)
                    self.size += size
                else:
                    words.append(cells[name].at)
            if "new" in given:
                words.append(first)
        return Walk(steps, np.array(words, dtype=np.int32), columns, count, ahead)

    def _found(self, name: Name) -> Cell | str:
        """Where something lies; what stands in its place, by name, where nothing does."""
        cell = self.cells.get(name)
        if cell is not None:
            return cell
        plain = name[0].rstrip("0123456789")
        if plain in ("w", "C", "p", "along", "square", "most", "rho", "sum"):
            self.keep(name, taken({}, name, self.tree))
            return self.cells[name]
        if plain == "no effort":
            return f"no effort {len(self.tree.links[name[1]].v)}"
        return "c" if plain == "c" else str(name[0])

    def _given(self, name: Name, takes: Sequence[Name]) -> Any:
        cell = self.cells.get(name)
        if cell is None:
            return "new"
        return (cell.base, cell.operand, takes.index(name) if name in takes else -1)

    def _of(self, line: Line) -> int:
        return (
            self.kind_of[line.number] if line.of == LINK else self.loop_kind_of[line.number] if line.of == LOOP else -1
        )

    def _step(self, line: Line, of: int, found: Sequence[Cell | str], given: Sequence[Any]) -> Any:
        """The step of lines like this one, what it gives is made like, their sizes, and the number of its columns."""
        inputs: dict[str, int] = {"row": self.rows.shape[1]} if line.of else {}
        places: list[Place] = [Place(ROW, 0, self.rows.shape[1])] if line.of else []
        column = 0
        for n, cell in enumerate(found):
            if not isinstance(cell, str):
                size = len(numbers_of(self.records[cell.make]))
                inputs[f"x{n}"] = size
                places.append(Place(cell.base, 0, size, cell.operand, column))
                column += 1
        results: list[Any] = []
        shapes: dict[str, tuple[int, ...]] = {}

        def function(**operands: Array) -> Any:
            values = []
            for n, cell in enumerate(found):
                if isinstance(cell, str):
                    values.append(self._standing(cell))
                else:
                    values.append(like(self.records[cell.make], operands[f"x{n}"]))
            at = self._context(line, of, operands["row"]) if line.of else None
            made = line.step(at, *values)
            results[:] = [made] if len(line.gives) == 1 else made
            fresh = [each for each, state in zip(results, given, strict=True) if state == "new"]
            out = [numbers_of(each) for each, state in zip(results, given, strict=True) if state != "new"]
            if fresh:
                out.append(numbers_of(fresh))
            shapes.update({str(n): (len(x),) for n, x in enumerate(out)})
            return tuple(out) if len(out) > 1 else out[0]

        program = trace(function, {name: (size,) for name, size in inputs.items()}, shapes, "line")
        records = [self.made(_plain(each)) for each in results]
        sizes = [len(numbers_of(each)) for each in results]
        outputs: list[Place] = []
        sums = []
        order = [name for name in inputs]
        for size, state in zip(sizes, given, strict=True):
            if state != "new":
                base, operand, source = state
                if source >= 0:
                    sums.append((order.index(f"x{source}"), len(outputs)))
                outputs.append(Place(base, 0, size, operand, column))
                column += 1
        if "new" in given:
            total = sum(size for size, state in zip(sizes, given, strict=True) if state == "new")
            outputs.append(Place(SLOT, 0, total, 0, column))
            column += 1
        return Step(program, places, outputs, sums), records, sizes, column

    def _standing(self, name: str) -> Any:
        """What stands in the place of something that is not there."""
        return zeros(int(name.split()[-1])) if name.startswith("no effort") else taken({}, (name, 0), self.tree)

    def _context(self, line: Line, of: int, row: Array) -> AtLink | AtLoop:
        if line.of == LOOP:
            return _loop_from(self.loop_kinds[of], row)
        link, rotor, elements = link_from(self.kinds[of], row[: self.kinds[of].row_size])
        none = zeros(len(link.pair.freedoms))
        return AtLink(link, Own(none, none, none, none, rotor, Wrench.zero(), self.tree.gravity), elements)

    def recursion(self, sweeps: Sequence[Walk | Once]) -> Recursion:
        """The recursion of these walks."""
        return Recursion(
            sweeps=sweeps, links=np.zeros((0, 3), dtype=np.int32), rows=self.rows, record=self.size, ground={},
            cleared=(0, self.size),
        )  # fmt: skip


def _plain(record: Any) -> Any:
    """A record of the same make, of zeros."""
    return like(record, [0.0] * len(numbers_of(record)))


_FRAMES, _NUMBER = 24, 24


def _loop_kinds(loops: Sequence[AtLoop]) -> tuple[list[LoopKind], list[int], Floats]:
    """The kinds of closures, the kind of each by number, and its row: frames, pair's number, nat, 1/length."""
    rows, keys = [], []
    for each in loops:
        c = each.closure
        number = c.pair.number
        row = [x for X in (c.X_LP, c.X_LS) for x in (*X.rotation.ravel(), *X.translation)]
        rows.append([*map(float, row), 0.0 if number is None else float(number), *each.natural, *each.per_length])
        keys.append((c.pair.with_number(1.0), tuple(each.rows)))
    width = max(map(len, rows), default=0)
    table = np.array([[*row, *[0.0] * (width - len(row))] for row in rows], dtype=float).reshape(len(rows), width)
    members: dict[Any, list[int]] = {}
    for n, key in enumerate(keys):
        members.setdefault(key, []).append(n)
    kinds, each_kind = [], [0] * len(rows)
    for number, which in enumerate(members.values()):
        common = {k: float(x) for k, x in enumerate(rows[which[0]]) if all(rows[n][k] == x for n in which)}
        first = loops[which[0]]
        pair = first.closure.pair.with_number(1.0)
        kinds.append(LoopKind(first._replace(closure=replace(first.closure, pair=pair)), common))
        for n in which:
            each_kind[n] = number
    return kinds, each_kind, table


def _loop_from(kind: LoopKind, row: Array) -> AtLoop:
    """The closure of a kind with these numbers."""
    row = array([kind.common.get(k, x) for k, x in enumerate(row)])
    X_LP, X_LS = (Displacement(x[:9].reshape(3, 3), x[9:]) for x in (row[:12], row[12:_FRAMES]))
    c = kind.at.closure
    many = len(kind.at.rows)
    natural, per_length = row[_NUMBER + 1 : _NUMBER + 1 + many], row[_NUMBER + 1 + many : _NUMBER + 1 + 2 * many]
    closure = replace(c, X_LP=X_LP, X_LS=X_LS, pair=c.pair.with_number(row[_NUMBER]))
    return AtLoop(closure, kind.at.rows, list(natural), list(per_length))


def vectors(tree: Tree, **operands: tuple[str, int, int, str]) -> dict[Name, tuple[str, int, int, Any]]:
    """Where links have their parts of operands: name → (base, operand, from where, "q" or "v")."""
    found: dict[Name, tuple[str, int, int, Any]] = {}
    for name, (base, operand, start, which) in operands.items():
        for i, link in enumerate(tree.links):
            own = link.q if which == "q" else link.v
            found[name, i] = base, operand, start + min(own, default=0), zeros(len(own))
    return found
