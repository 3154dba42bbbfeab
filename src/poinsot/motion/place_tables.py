"""Places of contact of a mechanism as tables, and the texts of the loop language that walk them as functions.

Law: as the kernels of all rows, tests/switching/test_rows_at_hand.py. Source: `code.texts.places`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, cast

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algebra.caching import cached_property
from poinsot.code.records import Arrays
from poinsot.code.texts.place_records import COLUMNS, POSE, SAID, TWIST, PlaceTables
from poinsot.kernels import Kernel
from poinsot.motion.switching_mechanism import MODE, MOST_HELD, Shapes
from poinsot.motion.switching_rolled import Composed, called
from poinsot.motion.without_places import WithoutPlaces, parts_of_links, ways_of
from poinsot.multibody import configuration
from poinsot.multibody.applied import Motion
from poinsot.multibody.canonical import canonical
from poinsot.multibody.conditions import LEAST, PASSING, rounding_between
from poinsot.multibody.constrained_dynamics import PROXIMAL
from poinsot.multibody.contacts.kinds import count_of, kind_of, numbers_of, rates_of_kind, rows_of_kind
from poinsot.multibody.contacts.pieces import Place
from poinsot.programs.text_stage import ADDRESS, INPUT, OUTPUT, SHARED, TextArray, Word

if TYPE_CHECKING:
    from poinsot.multibody.tree import Tree
    from poinsot.renderers.llvm.target import LoadedObject


class TextFunction(Composed):
    """A text as a compiled function; make: its address."""

    def __init__(self, inputs: Shapes, outputs: Shapes, make: Callable[[], int]) -> None:
        super().__init__(lambda *operands: tuple(called(self, *operands)), inputs, outputs, make)

    @property
    def address(self) -> int:
        """Of the text with its block."""
        return cast("int", self.make())


class PlaceTexts:
    """The texts of a mechanism's places.

    places   each with its first row among all; others: the rows that are of no place
    without  the mechanism without them
    made     (name, function of the tree with shapes, what its key says beyond) → kernel
    retract  the kernel of moved states
    """

    def __init__(
        self,
        places: Sequence[tuple[Place, int]],
        others: Sequence[int],
        without: WithoutPlaces,
        made: Callable[..., Kernel],
        retract: Callable[[], Kernel],
        dissipators: Sequence[str],
        spans: Floats,
    ) -> None:
        self.places, self.others, self.without, self.retract = places, others, without, retract
        self.dissipators, self.spans, self.tree = dissipators, spans, without.others.tree.aligned
        self.rows = len(others) + sum(len(e.layout) for e, _ in places)
        self.own = cache(lambda name: made(f"{name}{MODE}", without.functions()[name], "|without places"))
        self.plain = cache(lambda name: made(name, without.others.functions()[name], "|without places"))
        self._address = cache(self._loaded_address)
        self._kept: list[LoadedObject] = []

    @cached_property
    def functions(self) -> Mapping[str, TextFunction]:
        """The texts by their names."""
        _, nv, nx, nl, nu, nw = self.without.others.sizes
        m, here = self.rows, {"x0": (nx,), "xi": (nl,)}
        local: Shapes = {**here, "t": (1,), "u": (nu,)}
        mode: Shapes = {**local, "sigma": (3 * m,)}
        said = {"gap": (m,), "rate": (m,), "bias": (m,), "nature": (m,), "A": (m, nv)}
        shapes: dict[str, tuple[Shapes, Shapes]] = {
            "watch": (local, {"gap": (m,), "rate": (m,)}),
            "flow": (mode, {"rates": (nl,), "powers": (nw + len(self.dissipators),)}),
            "rows": ({**here, "wanted": (len(self.places),)}, said),
            "forces": (mode, {"z": (m,), "effort": (nv,), "force": (len(self.places), 3)}),
            "settle": ({"x": (nx,), "sigma": (3 * m,)}, {"state": (nx,), "position": (), "velocity": ()}),
        }
        return {name: TextFunction(*each, make=partial(self._address, name)) for name, each in shapes.items()}

    def _loaded_address(self, name: str) -> int:
        from poinsot.renderers.llvm.text_call import text_functions

        function = self.functions[name]
        words: dict[str, Word] = {
            "tables": TextArray(ADDRESS, self.tables.record.ctypes.data, 0, (1,)),
            "given": TextArray(INPUT, 0, 0, (_size(function.inputs),)),
            "made": TextArray(OUTPUT, 0, 0, (_size(function.outputs),)),
        }
        room = 0
        for word, shape in self._rooms.items():
            words[word] = TextArray(SHARED, 0, room, shape)
            room += int(np.prod(shape))
        self._complete(name)
        self._kept.append(text_functions({"text": (f"places_{name}", words)}, room))
        return int(self._kept[-1].address("text"))

    @cached_property
    def _rooms(self) -> dict[str, tuple[int, ...]]:
        """The shapes of what lies between."""
        (_, nv, nx, nl, nu, nw), n, others = self.without.others.sizes, len(self.tree.links), len(self.others)
        most, cap = max(len(e.layout) for e, _ in self.places), min(self.rows - others, MOST_HELD)
        return {
            "seen": ((POSE + 2 * TWIST) * n + TWIST * len(self.tables["column"]) + nv,),
            "pair": (2 * POSE + 4 * TWIST + most + max(map(len, self._numbers)),),
            "said": (1 + most * (SAID + 1),),
            "asked": (nx + nl + 1 + nu + 3 * others + nv,),
            "answered": (nx + nl + nw + len(self.dissipators) + 2 * others + 3 * nv + 2,),
            "spare": (nx + 3 * others + nv + 2,),
            "moving": (2 * nv + 1,), "pivots": (cap,), "label": (max(n, cap),),
            "A": (cap, nv), "B": (cap, nv), "X": (cap, nv + 1), "T": (cap, cap), "row": (cap, COLUMNS),
        }  # fmt: skip

    def _complete(self, name: str) -> None:
        """Make the kernels that a text asks for, and tell the tables where they are."""
        record, kinds, others = self.tables.record, self.tables["kind"], self.without.others
        wanted = {"poses": "poses"} if name == "watch" else {"bodies": "bodies"}
        if name in ("flow", "forces"):
            wanted |= {"beside": "pushed flow", "answer": "answer"}
            joined = self.tree.closed or others.layout.general or others.balanced is not None
            wanted |= {"once": "once"} if joined else {}
        if name == "settle":
            wanted |= {"rest": "rest", "staged": "answer to a step" if self.tree.closed else "answer"}
            wanted |= {"balance": "balance"} if others.balanced is not None else {}
            record["retract"] = self.retract().address
        for field, own in wanted.items():
            record[field] = self.own(own).address
        if name == "watch" and len(self.others):
            record["watch"] = self.plain("watch").address
        for k, (_, *kernels) in enumerate(self._kinds.values()):
            which = int(name != "watch")
            kinds[k, which] = kernels[which].address

    @cached_property
    def _kinds(self) -> dict[str, tuple[Place, Kernel, Kernel]]:
        """The kinds of places, with what they say of rates, and of rows."""
        kinds = {canonical(kind): kind for e, _ in self.places for kind in (kind_of(e),)}
        return {key: (kind, *kernels_of(kind, key)) for key, kind in kinds.items()}

    @cached_property
    def _numbers(self) -> list[Floats]:
        still = Motion.of(self.tree, configuration.neutral(self.tree), np.zeros(self.tree.nv))
        return [numbers_of(e, still) for e, _ in self.places]

    @cached_property
    def tables(self) -> Arrays[PlaceTables]:
        """The record that texts read."""
        tree, others = self.tree, self.without.others
        nq, nv, nx, nl, nu, before = others.sizes
        booked = {name: before + k for k, name in enumerate(self.dissipators)}
        power = [*range(before), *(booked[name] for name in others.dissipators)]
        number = {key: k for k, key in enumerate(self._kinds)}
        starts, (tip, column) = np.cumsum([0, *map(len, self._numbers)]), ways_of(tree)
        each, spans = cache(partial(roundings_of, tree)), self.spans.tolist()
        roundings = np.array([each(e.acts_on, span) for (e, _), span in zip(self.places, spans, strict=True)])
        place = [
            [
                number[canonical(kind_of(e))], tree.bodies[e.a.body].link, tree.bodies[e.b.body].link, start,
                len(e.layout), first, booked[e.name] if e.rubs else -1,
            ]
            for (e, start), first in zip(self.places, starts[:-1].tolist(), strict=True)
        ]  # fmt: skip
        counts = [(0, 0, count_of(kind)) for kind, *_ in self._kinds.values()]
        return Arrays(PlaceTables, {
            "nx": nx, "nq": nq, "nl": nl, "nv": nv, "local": nx + nl + 1 + nu,
            "powers": before + len(self.dissipators), "links": len(tree.links), "columns": len(column),
            "kinds": len(counts), "places": len(place), "numbers": int(starts[-1]), "rows": self.rows,
            "others": len(self.others), "powered": len(power),
            "rounding": PROXIMAL, "floor": PASSING, "counts": LEAST,
            "kind": np.array(counts, dtype=np.int64), "place": np.array(place, dtype=np.int64),
            "kinetic": np.array([float(e.kinetic) for e, _ in self.places]), "number": np.concatenate(self._numbers),
            "span": self.spans, "always": roundings[:, 0], "by": roundings[:, 1:],
            "turn": np.asarray(tree.X_WG.rotation, dtype=float).ravel(), "tip": tip, "part": parts_of_links(others),
            "column": column, "other": np.array(self.others, dtype=np.int64), "power": np.array(power, dtype=np.int64),
        })  # fmt: skip


def kernels_of(kind: Place, key: str) -> tuple[Kernel, Kernel]:
    """What places of a kind say of rates, and of rows; the same kernels in any mechanism."""
    count, numbers = len(kind.layout), count_of(kind)
    given: Shapes = {"X": (2, 12), "V": (2, 6)}
    more: Shapes = {**given, "bias": (2, 6), "direction": (count,), "numbers": (numbers,)}
    rates = Kernel(
        partial(rates_of_kind, kind), {**given, "numbers": (numbers,)}, {"said": (1 + count,)}, "rates of places",
        key=f"rates of a kind of places {key}",
    )  # fmt: skip
    rows = Kernel(
        partial(rows_of_kind, kind), more, {"said": (1 + (SAID + 1) * count,)}, "rows of places",
        key=f"rows of a kind of places {key}",
    )  # fmt: skip
    return rates, rows


def roundings_of(tree: Tree, names: tuple[str, ...], span: float) -> Floats:
    """What rounding leaves open of a gap as a share of its span: always, and by the size of each coordinate."""
    found = np.array([float(rounding_between(tree, q, names, span)) for q in (np.zeros(tree.nq), *np.eye(tree.nq))])
    found[1:] -= found[0]
    return found


def _size(shapes: Shapes) -> int:
    return sum(int(np.prod(shape)) for shape in shapes.values())
