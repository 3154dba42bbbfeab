"""The kernels of a mechanism with many places of contact: nothing compiled depends on which of them push.

A robot with all its shapes has hundreds of places, of which a few push. The mechanism without places has its kernels,
each kind of place has two, whatever the mechanism, and texts of the loop language join to them those that push or
touch, as numbers say: `code.texts.places`. What places push are efforts e (nv,) in

    K v̇ = f + e + …     K in the mode of the rows that are of no place

Law: as the kernels of all rows, tests/switching/test_rows_at_hand.py. Source: `multibody.switching.dynamics`.
Units: efforts [N·m, N], v̇ [rad/s², m/s²].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial
from math import prod
from typing import TYPE_CHECKING, cast

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, Floats, Ints, array, concatenate, zeros
from poinsot.algebra.caching import cached_property
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar
from poinsot.code.records import Arrays, dtype_of
from poinsot.code.texts.place_records import COLUMNS, POSE, SAID, TWIST, PlaceTables
from poinsot.code.types import DIRECTION
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.vectors import dot
from poinsot.kernels import Kernel
from poinsot.motion.observing_contacts import PUSHED
from poinsot.motion.switching_mechanism import MODE, MOST_HELD, Acted, Function, RowsOfMechanism, Shapes, settled
from poinsot.motion.text_functions import TextFunction
from poinsot.multibody import configuration
from poinsot.multibody.applied import Motion
from poinsot.multibody.canonical import canonical
from poinsot.multibody.closing_rows import parts_of_rows
from poinsot.multibody.conditions import LEAST, NOISE, PASSING, rounding_between
from poinsot.multibody.constrained_dynamics import PROXIMAL
from poinsot.multibody.contacts.kinds import count_of, kind_of, numbers_of, rates_of_kind, rows_of_kind
from poinsot.multibody.contacts.pieces import Place
from poinsot.multibody.kinematics import posed
from poinsot.multibody.supported_mass import regular_mass_matrix, without_balanced
from poinsot.multibody.switching.dynamics import LOCKED, ModeNumbers, solved_once, switched, through_closures, turned
from poinsot.multibody.switching.rows import layout_of, measured_rows, row_matrix
from poinsot.multibody.tree import Tree
from poinsot.programs.text_stage import ADDRESS, INPUT, OUTPUT, SHARED, TextArray, TextProgram, Word
from poinsot.records import dataclass

if TYPE_CHECKING:
    from poinsot.renderers.llvm.target import LoadedObject


@dataclass(frozen=True)
class WithoutPlaces:
    """The mechanism with all rows but those of places: others."""

    others: RowsOfMechanism

    def functions(self) -> dict[str, Function]:
        """By name the functions of the tree, with shapes of inputs and outputs."""
        tree, (_, nv, nx, nl, nu, nw) = self.others.tree, self.others.sizes
        m, n = len(self.others.layout.rows), len(tree.links)
        here: Shapes = {"x0": (nx,), "xi": (nl,)}
        local: Shapes = {**here, "t": (1,), "u": (nu,)}
        mode: Shapes = {**local, "sigma": (3 * m,), "effort": (nv,)}
        moving: Shapes = {"X": (n, 12), "V": (n, 6)}
        whole = {**moving, "A": (n, 6), "S": (len(columns_of(tree)), 6), "M": (nv, nv)}
        kept: Shapes = {"column": (nv,), "bare": (), "along": (m + 1,)}
        found: dict[str, Function] = {
            "poses": (self.poses, here, moving),
            "bodies": (self.bodies, here, whole),
            "beside": (self.flow, mode, {"rates": (nl,), "powers": (nw + len(self.others.dissipators),)}),
            "once": (self.once, mode, {"first": (nv,), "more": (nv,)}),
            "answer": (self.answer, mode, {"rates": (nv,), "bare": ()}),
            "staged": (self.staged, mode, {"rates": (nv,), "bare": ()}),
            "kept": (self.kept, {**here, "effort": (nv,)}, kept),
            "impulse": (self.impulse, {"x": (nx,), "impulse": (m,), "push": (nv,)}, {"state": (nx,)}),
            "rest": (
                self.settle, {"x": (nx,), "sigma": (3 * m,)},
                {"shift": (nv,), "v": (nv,), "moving": (nv,), "position": (), "velocity": ()},
            ),
            "borne": (
                self.forces, {"x": (nx,), "t": (1,), "u": (nu,), "sigma": (3 * m,), "effort": (nv,)}, {"value": (m,)},
            ),
        }  # fmt: skip
        if self.others.timed:
            given: Shapes = {"x": (nx,), "t": (1,), "u": (nu,), "impulse": (m,), "push": (nv,)}
            out: Shapes = {"given": (self.others.timed.before + self.others.timed.number,)}
            found["supply"] = self.supplied, given, out
        if self.others.balanced is not None:
            found["balance"] = self.others.balanced, {"x": (nx,)}, {"state": (nx,), "position": (), "slip": ()}
        return found

    def poses(self, tree: Tree, x0: Array, xi: Array) -> tuple[Array, Array]:
        """X_WL and V of every link."""
        motion = self._moved(tree, x0, xi)
        return array([_numbers(X) for X in motion.X_W]), array([[*V.vector] for V in motion.V])

    def bodies(self, tree: Tree, x0: Array, xi: Array) -> tuple[Array, ...]:
        """The same, V̇ where v̇ = 0, freedom twists in axes of the world about the origins of their links, M."""
        motion = self._moved(tree, x0, xi)
        tree, q, v = motion.tree, motion.q, motion.v
        along = configuration.chart(tree, array([Dual(x, 0.0) for x in q]), array([Dual(0.0, x) for x in v]))
        bent = Motion.of(tree, along, array([Dual(x, 0.0) for x in v]))
        pose, S = posed(tree, q), []
        for i, k in columns_of(tree):
            own, R = pose.S[i][tree.links[i].v.index(k)] * tree.links[i].ratio, motion.X_W[i].rotation
            S.append([*(R @ own.first), *(R @ own.second)])
        biases = array([[dual(x) for x in V.vector] for V in bent.V])
        poses, rates = array([_numbers(X) for X in motion.X_W]), array([[*V.vector] for V in motion.V])
        return poses, rates, biases, array(S), regular_mass_matrix(tree, q)

    def flow(
        self, tree: Tree, x0: Array, xi: Array, t: Array, u: Array, sigma: Array, effort: Array
    ) -> tuple[Array, Array]:
        """ξ̇ and powers in a mode, pushed."""
        return self._pushed(effort).flow(tree, x0, xi, t, u, sigma)

    def once(
        self, tree: Tree, x0: Array, xi: Array, t: Array, u: Array, sigma: Array, effort: Array
    ) -> tuple[Array, Array]:
        """v̇ in a mode by one solve under given forces, and its residual."""
        rows, layout = self._pushed(effort), layout_of(tree, self.others.left_out)
        now = rows.acted(tree, x0, xi, t, u)
        first, more = solved_once(now.motion, layout, now.loads, ModeNumbers.of(sigma), rows.bounds(now, layout))
        return _without_balanced(now.motion.tree, first), more

    def answer(
        self, tree: Tree, x0: Array, xi: Array, t: Array, u: Array, sigma: Array, effort: Array
    ) -> tuple[Array, Scalar]:
        """K⁻¹ e (nv,) by one solve, and e M⁻¹ e, held freedoms alone being held."""
        return self._answer(tree, x0, xi, sigma, effort, True)

    def staged(
        self, tree: Tree, x0: Array, xi: Array, t: Array, u: Array, sigma: Array, effort: Array
    ) -> tuple[Array, Scalar]:
        """The same for steps onto held rows."""
        return self._answer(tree, x0, xi, sigma, effort, False)

    def _answer(
        self, tree: Tree, x0: Array, xi: Array, sigma: Array, effort: Array, drift: bool
    ) -> tuple[Array, Scalar]:
        motion, layout = self.others.moved(tree, x0, xi), layout_of(tree, self.others.left_out)
        m, rows = len(layout.rows), measured_rows(motion, layout)
        way = sigma[m : 2 * m] * sigma[2 * m :] if drift else zeros(m)
        slides = turned(layout, [row.along.rate(motion) for row in rows], way)
        system = switched(motion.tree, motion.q, layout, rows, ModeNumbers(sigma[:m], slides), drift)
        push = _without_balanced(motion.tree, effort)
        return system.once(push, zeros(len(system.A))), dot(push, system.inverse(push))

    def kept(self, tree: Tree, x0: Array, xi: Array, effort: Array) -> tuple[Array, Scalar, Array]:
        """M⁻¹ e (nv,) with closures kept, e M⁻¹ e without them, and the rates of rows (m,) that this is, with a 0."""
        motion, layout = self.others.moved(tree, x0, xi), layout_of(tree, self.others.left_out)
        tree, push = motion.tree, _without_balanced(motion.tree, effort)
        columns, bare, _ = through_closures(tree, motion.q, array([push]))
        A = without_balanced(tree, row_matrix(tree, motion.q, measured_rows(motion, layout)))
        return columns[:, 0], bare[0], concatenate([A @ columns[:, 0], [0.0]])

    def impulse(self, tree: Tree, x: Array, impulse: Array, push: Array) -> Array:
        """x ⊞ B ẑ, pushed."""
        return self.others.impulse(tree, x, impulse, push)

    def supplied(self, tree: Tree, x: Array, t: Array, u: Array, impulse: Array, push: Array) -> Array:
        """What given motions put in."""
        return self.others.supplied(tree, x, t, u, impulse, push)

    def settle(self, tree: Tree, x: Array, sigma: Array) -> tuple[Array, Array, Array, Scalar, Scalar]:
        """One Newton step onto closures and held rows: δq, v⁺, the rates that nothing holds, and the errors."""
        motion, layout = self.others.moved(tree, x, zeros(self.others.sizes[3])), layout_of(tree, self.others.left_out)
        held = ModeNumbers(sigma[: len(layout.rows)], zeros(len(layout.rows)))
        shift, v, position, velocity = settled(motion, layout, held.closed)
        free = held.free(layout)
        moving = array([v_k * free.get(k, 1.0) for k, v_k in enumerate(motion.v)])
        return shift, v, moving, position, velocity

    def forces(self, tree: Tree, x: Array, t: Array, u: Array, sigma: Array, effort: Array) -> Array:
        """z of every row in a mode, pushed."""
        return self._pushed(effort).forces(tree, x, t, u, sigma)

    def _pushed(self, effort: Array) -> RowsOfMechanism:
        def acted(tree: Tree, *given: Array) -> Acted:
            now = self.others.acted(tree, *given)
            for k, tau in enumerate(_without_balanced(tree, effort)):
                now.loads.efforts[k] = now.loads.efforts.get(k, 0.0) + tau
            return now

        return replace(self.others, acted=acted)

    def _moved(self, tree: Tree, x0: Array, xi: Array) -> Motion:
        found = self.others.moved(tree, x0, xi)
        return Motion.of(found.tree, found.q, found.v)


def _without_balanced(tree: Tree, effort: Array) -> Array:
    found: Array = without_balanced(tree, array([effort]))[0]
    return found


def _numbers(X: Displacement) -> list[Scalar]:
    return [*X.rotation.ravel(), *X.translation]


def columns_of(tree: Tree) -> list[tuple[int, int]]:
    """Link and freedom of each freedom twist, in the order of the links."""
    return [(i, k) for i, link in enumerate(tree.links) for k in link.v]


def ways_of(tree: Tree) -> tuple[Ints, Ints]:
    """The last column on the way of each link to the ground, and of each column its link, its freedom and the next one
    on that way, −1: none."""
    tips, table = list[int](), list[tuple[int, int, int]]()
    for i, link in enumerate(tree.links):
        last = tips[link.parent] if link.parent >= 0 else -1
        for k in link.v:
            table.append((i, k, last))
            last = len(table) - 1
        tips.append(last)
    return np.array(tips, dtype=np.int64), np.array(table, dtype=np.int64).reshape(-1, 3)


def parts_of_links(rows: RowsOfMechanism) -> Ints:
    """For each link one link that stands for its part of the mechanism; parts that a row joins are one."""
    tree = rows.tree
    part = {k: freedoms[0] for _, freedoms in parts_of_rows(tree) for k in freedoms}
    of_links = [part[link.v[0]] for link in tree.links]
    for r in rows.layout.general:
        names = rows.layout.elements[rows.layout.owner[r]].acts_on
        links = {tree.bodies[name].link for name in names if name in tree.bodies} - {-1}
        links |= {tree.by_joint[name] for name in names if name in tree.by_joint}
        joined = {of_links[i] for i in links}
        of_links = [min(joined) if each in joined else each for each in of_links]
    return np.array([of_links.index(each) for each in of_links], dtype=np.int64)


FORCES = f"row forces{MODE}"
TEXTS = {
    "switched flow": "flow", "watch": "watch", "settle": "settle", "data": "data", "impulse": "impulse",
    "supplied": "supplied", PUSHED: "pushes", FORCES: "forces",
}  # fmt: skip
"""The texts of kernels."""
_MOVED = ("bodies", "beside", "once", "answer")
ASKS = {
    "watch": ("poses", "watch"), "data": ("poses", "watch", "bodies", "data", "flow", "kept"), "flow": _MOVED,
    "pushes": _MOVED, "forces": (*_MOVED, "borne"), "settle": ("bodies", "rest", "staged", "retract", "balance"),
    "impulse": ("bodies", "impulse"), "supplied": ("bodies", "supply"),
}  # fmt: skip
"""The kernels that texts ask for."""
TOUCHING = 1e-6
"""Share of its size up to which the gap of a place that touches may be: no decision asks for others."""


class ManyPlaces:
    """Kernels of a mechanism with too many rows to be written out together.

    made     (name, function of the tree with shapes, what its key says beyond) → kernel
    other    the kernels of all rows open, by name: "flow", "retract"
    """

    names = tuple(TEXTS)

    def __init__(self, rows: RowsOfMechanism, made: Callable[..., Kernel], other: Callable[[str], Kernel]) -> None:
        self.rows, self.other, self.tree, layout = rows, other, rows.tree.aligned, rows.layout
        self.places = [(e, start) for e, start, _ in layout.ranges() if isinstance(e, Place)]
        rest = replace(rows, left_out=rows.left_out | {e.name for e, _ in self.places})
        self.rest, functions = rest, WithoutPlaces(rest).functions()
        self.others = [r for r, k in enumerate(layout.owner) if not isinstance(layout.elements[k], Place)]
        self.own = cache(lambda name: made(f"{name}{MODE}", functions[name], "|without places"))
        self.plain = cache(lambda name: made(name, rest.functions()[name], "|without places"))
        self._texts: dict[str, tuple[LoadedObject, int]] = {}
        self._directed = dict[int, tuple[Kernel, Kernel]]()
        self._apart: list[LoadedObject] = []

    def kernel(self, name: str, given: Shapes, out: Shapes) -> Kernel:
        """The kernel of a name, one of `names`; as far as a `CompiledFunction` goes."""
        return cast("Kernel", self._text(TEXTS[name], given, out, False))

    def _text(self, name: str, given: Shapes, out: Shapes, moving: bool) -> TextFunction:
        text, sizes = f"places_{'moving_' if moving else ''}{name}", (_size(given), _size(out))
        program = cache(partial(self._program, name, *sizes, moving))
        make = partial(self._address, text, program)
        if moving:
            from poinsot.kernels.tangents import MOVED

            taken, made = ({**of, **{MOVED + each: shape for each, shape in of.items()}} for of in (given, out))
            return TextFunction(taken, made, make, program)
        return TextFunction(given, out, make, program, partial(self._text, name, given, out, True))

    def _address(self, text: str, program: Callable[[], TextProgram]) -> int:
        if text not in self._texts:
            made = self._load(program())
            self._texts[text] = made, made.address("text")
        return self._texts[text][1]

    def _load(self, program: TextProgram) -> LoadedObject:
        from poinsot.renderers.llvm.text_call import moving_kernels, text_functions

        tables, kernels = self.tables[program.moving], cast("dict[tuple[str, int], Kernel]", program.kernels)
        addresses = [kernel.address for kernel in kernels.values()]
        if program.moving:
            sizes = [(_size(kernel.inputs) // 2, _size(kernel.outputs) // 2) for kernel in kernels.values()]
            apart = moving_kernels([(x, *size) for x, size in zip(addresses, sizes, strict=True)])
            self._apart.append(apart)
            addresses = [apart.address(f"kernel{k}") for k in range(len(addresses))]
        for (name, place), address in zip(kernels, addresses, strict=True):
            tables[name].flat[place] = address
        words = {"tables": TextArray(ADDRESS, tables.record.ctypes.data, 0, (1,)), **program.words}
        return text_functions({"text": (program.text, words)}, program.shared)

    def _program(self, name: str, taken: int, made: int, moving: bool) -> TextProgram:
        words: dict[str, Word] = {"given": TextArray(INPUT, 0, 0, (taken,)), "made": TextArray(OUTPUT, 0, 0, (made,))}
        room = 0
        for word, shape in self._rooms.items():
            words[word] = TextArray(SHARED, 0, room, shape)
            room += prod(shape)
        kernels = self._asked(ASKS[name])
        if not moving:
            return TextProgram(f"places_{name}", words, self._fields, kernels, room)
        behind = {INPUT: taken, OUTPUT: made, SHARED: room}
        for word, each in list(words.items()):
            assert isinstance(each, TextArray)
            words[DIRECTION + word] = each._replace(first=each.first + behind[each.base])
        along = {place: self._with_directions(kernel.differentiated) for place, kernel in kernels.items()}
        return TextProgram(f"places_moving_{name}", words, self._fields, along, 2 * room, True)

    def _with_directions(self, kernel: Kernel) -> Kernel:
        """(inputs…, directions…) → outputs…, directions…, the same for all texts."""
        from poinsot.kernels.tangents import with_directions

        return self._directed.setdefault(id(kernel), (kernel, with_directions(kernel)))[1]

    @cached_property
    def _rooms(self) -> dict[str, tuple[int, ...]]:
        """The shapes of what lies between."""
        (_, nv, nx, nl, nu, nw), n, others = self.rest.sizes, len(self.tree.links), len(self.others)
        m, told = len(self.rows.layout.rows), 7 * others + 2 * others * others
        most, cap = max(len(e.layout) for e, _ in self.places), min(m - others, MOST_HELD)
        return {
            "seen": ((POSE + 2 * TWIST) * n + TWIST * cast("int", self._fields["columns"]) + nv * nv,),
            "pair": (2 * POSE + 4 * TWIST + most + max(map(len, self._numbers)),),
            "said": (1 + most * (SAID + 1),),
            "asked": (nx + nl + 1 + nu + 3 * others + nv,),
            "answered": (nx + nl + nw + len(self.rows.dissipators) + told + 3 * nv + 2,),
            "spare": (nx + nl + 1 + nu + 3 * others + nv + 2,),
            "free": (nv,), "chosen": (m,),
            "moving": (2 * nv + 1,), "pivots": (cap,), "label": (max(n, cap),),
            "A": (cap, nv), "B": (cap, nv), "X": (cap, nv + 1), "T": (cap, cap), "row": (cap, COLUMNS),
        }  # fmt: skip

    def _asked(self, asks: Sequence[str]) -> dict[tuple[str, int], Kernel]:
        """The kernels that a text asks for, by where the tables say their addresses."""
        alone = dict.fromkeys(("watch", "data", "borne"), not self.others)
        opened = dict.fromkeys(("once", "answer", "staged", "kept"), self._is_open)
        lacks, found = {"balance": self.rest.balanced is None, **opened, **alone}, dict[tuple[str, int], Kernel]()
        for field in asks:
            if lacks.get(field):
                continue
            if field in ("flow", "retract"):
                found[field, 0] = self.other(field)
            elif field in ("watch", "data"):
                found[field, 0] = self.plain(field)
            else:
                found[field, 0] = self.own("answer" if field == "staged" and not self._is_closed else field)
        for k, (_, rates, rows) in enumerate(self._kinds.values()):
            found |= {("kind", 3 * k): rates} if "poses" in asks else {}
            found |= {("kind", 3 * k + 1): rows} if "bodies" in asks else {}
        return found

    @property
    def _is_open(self) -> bool:
        """Whether K is the mass matrix of an open tree, of which others hold freedoms alone."""
        return not self.rest.drifts

    @property
    def _is_closed(self) -> bool:
        """Whether closures, or motions as given functions of time, hold the tree."""
        return self.tree.closed or self.rest.timed is not None

    def _along(self) -> tuple[Ints, Floats]:
        """Of the rows of no place in an open tree: the freedom that each is along, and its factor."""
        layout, still = self.rest.layout, Motion.of(self.tree, configuration.neutral(self.tree), np.zeros(self.tree.nv))
        freedoms = np.array([k or 0 for k in layout.freedom], dtype=np.int64)
        A = row_matrix(self.tree, still.q, measured_rows(still, layout)) if self._is_open else None
        times = [0.0 if A is None else float(A[r, k]) for r, k in enumerate(freedoms.tolist())]
        return freedoms, np.array(times)

    @cached_property
    def _kinds(self) -> dict[str, tuple[Place, Kernel, Kernel]]:
        """The kinds of places, with their kernels of rates and of rows."""
        kinds = {canonical(kind): kind for e, _ in self.places for kind in (kind_of(e, self.tree),)}
        return {key: (kind, *kernels_of(kind, key)) for key, kind in kinds.items()}

    @cached_property
    def _numbers(self) -> list[Floats]:
        still = Motion.of(self.tree, configuration.neutral(self.tree), np.zeros(self.tree.nv))
        return [numbers_of(e, still) for e, _ in self.places]

    @cached_property
    def tables(self) -> tuple[Arrays[PlaceTables], Arrays[PlaceTables]]:
        """The records that texts read, with the addresses of kernels that are made, and of those with directions."""
        kinds = (self._fields["kind"].copy() for _ in range(2))  # type: ignore[union-attr]
        one, moving = (Arrays(PlaceTables, {**self._fields, "kind": kind}) for kind in kinds)
        return one, moving

    @cached_property
    def _fields(self) -> dict[str, float | NDArray[np.generic]]:
        """The same without addresses, in the order of the record."""
        tree, others = self.tree, self.rest
        all_spans = self.rows.spans[[start for _, start in self.places]]
        nq, nv, nx, nl, nu, before = others.sizes
        booked = {name: before + k for k, name in enumerate(self.rows.dissipators)}
        power = [*range(before), *(booked[name] for name in others.dissipators)]
        number = {key: k for k, key in enumerate(self._kinds)}
        freedoms, times = self._along()
        starts, (tip, column) = np.cumsum([0, *map(len, self._numbers)]), ways_of(tree)
        each, spans = cache(partial(roundings_of, tree)), all_spans.tolist()
        roundings = np.array([each(e.acts_on, span) for (e, _), span in zip(self.places, spans, strict=True)])
        place = [
            [
                number[canonical(kind_of(e, tree))], tree.bodies[e.a.body].link, tree.bodies[e.b.body].link, start,
                len(e.layout), first, booked[e.name] if e.rubs else -1,
            ]
            for (e, start), first in zip(self.places, starts[:-1].tolist(), strict=True)
        ]  # fmt: skip
        counts = [(0, 0, count_of(kind)) for kind, *_ in self._kinds.values()]
        made: dict[str, float | NDArray[np.generic]] = {
            "nx": nx, "nq": nq, "nl": nl, "nv": nv, "local": nx + nl + 1 + nu,
            "powers": before + len(self.rows.dissipators), "links": len(tree.links), "columns": len(column),
            "kinds": len(counts), "places": len(place), "numbers": int(starts[-1]), "rows": len(self.rows.layout.rows),
            "others": len(self.others), "powered": len(power), "open": int(self._is_open),
            "rounding": PROXIMAL, "floor": PASSING, "counts": LEAST, "touching": TOUCHING, "noise": NOISE**2,
            "locked": LOCKED if self._is_closed else 0.0,
            "kind": np.array(counts, dtype=np.int64), "place": np.array(place, dtype=np.int64),
            "kinetic": np.array([float(e.kinetic) for e, _ in self.places]), "number": np.concatenate(self._numbers),
            "span": all_spans, "always": roundings[:, 0], "by": roundings[:, 1:],
            "turn": np.asarray(tree.X_WG.rotation, dtype=float).ravel(), "tip": tip, "part": parts_of_links(others),
            "column": column, "other": np.array(self.others, dtype=np.int64), "freedom": freedoms, "times": times,
            "power": np.array(power, dtype=np.int64),
        }  # fmt: skip
        return {name: made.get(name, 0) for name in dtype_of(PlaceTables).names or ()}


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
    return sum(prod(shape) for shape in shapes.values())
