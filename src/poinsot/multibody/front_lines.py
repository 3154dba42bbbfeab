"""The lines of a solve with closed loops: which step acts on what, in order; data, made once for a tree.

A line is a function of `front_steps`, the link or closure that it belongs to, and the names of what it takes and gives.
`front_dynamics.run` follows the lines over any scalar; `poinsot.recursions.rolled_loops` makes tables of them for
compiled loops. Rows are numbered closure by closure, those that live alone. Names of what lies about:

    q v tau, X V c I bias   of links        F     frames of ends         K0, K  wrenches of rows, drawn and reduced
    Y D b                   of joints       k d   of a row at a joint    L      of two rows     w  peak and C_rr
    g p y x A l             of one solve: right sides, biases, v̇, accelerations, multipliers
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from poinsot.algebra.caching import cached_property
from poinsot.multibody import front_steps as steps
from poinsot.multibody.conditions import parts_of_rows
from poinsot.multibody.front_steps import Policy
from poinsot.multibody.fronts import Fronts
from poinsot.multibody.tree import Tree

Name = tuple[Any, ...]
LINK, LOOP = "link", "loop"


class Line(NamedTuple):
    """A step, what it belongs to, and what it takes and gives; sums: it gives a sum back in the place of it."""

    step: Callable[..., Any]
    of: str
    number: int
    takes: Sequence[Name]
    gives: Sequence[Name]


@dataclass(frozen=True)
class Front:
    """The rows on a link, by number: those that close, in order, and those that its joint hands on with their sides."""

    closing: list[int]
    open: list[tuple[int, int]]


class Lines:
    """The lines for one tree."""

    def __init__(self, tree: Tree, live: Sequence[int]) -> None:
        self.tree, self.plan = tree, Fronts.of(tree)
        self.parents = [link.parent for link in tree.links]
        self.rows: list[list[int]] = []  # per closure its rows
        self.which: list[list[int]] = []  # and which of the pair's they are
        first, number, alive = 0, 0, set(live)
        for c in tree.closures:
            which = [r for r in range(c.rows) if first + r in alive]
            self.which.append(which)
            self.rows.append([*range(number, number + len(which))])
            number, first = number + len(which), first + c.rows
        self.count = number
        self.loop_of = [c for c, rows in enumerate(self.rows) for _ in rows]
        self.ends = [(tree.closures[c].predecessor, tree.closures[c].successor) for c in self.loop_of]
        self.live = [*live]

    @cached_property
    def fronts(self) -> list[Front]:
        """Per link, and at the end of the ground."""
        closes = [[r for c in each for r in self.rows[c]] for each in self.plan.closes]
        opened = [[(r, side) for c, side in each for r in self.rows[c]] for each in [*self.plan.open, []]]
        return [Front(a, b) for a, b in zip(closes, opened, strict=True)]

    @cached_property
    def parts(self) -> list[tuple[list[int], list[int]]]:
        """Per part of the mechanism its rows and its freedoms."""
        return [each for each in parts_of_rows(self.tree, self.live) if each[0]]

    # ------------------------------------------------------------------------------------------------------- geometry

    def moving(self, still: bool = False) -> Iterator[Line]:
        """Places and motions of the links, from the root."""
        for i, parent in enumerate(self.parents):
            takes = [("q", i), ("v", i), ("V", parent)]
            if still:
                yield Line(steps.placed, LINK, i, takes, [("V", i), ("X", i), ("I", i)])
            else:
                yield Line(steps.moved, LINK, i, takes, [("V", i), ("X", i), ("c", i), ("I", i), ("bias", i)])

    def meeting(self) -> Iterator[Line]:
        """Where the ends of closures are to each other, and their rows."""
        for c in range(len(self.rows)):
            if self.rows[c]:
                yield Line(steps.stood, LOOP, c, [], [("F", c, 0, 0), ("F", c, 1, 0)])
                for side, path in enumerate(self.plan.paths[c]):
                    for n, i in enumerate(path):
                        yield Line(
                            steps.carried, "", 0, [("X", i), ("F", c, side, n % 2)], [("F", c, side, (n + 1) % 2)]
                        )
                ends = (self.tree.closures[c].predecessor, self.tree.closures[c].successor)
                frames = [("F", c, side, len(path) % 2) for side, path in enumerate(self.plan.paths[c])]
                gives = [
                    name
                    for r in self.rows[c]
                    for name in (
                        ("K0", r, 0), ("K0", r, 1), ("K", r, 0, 0), ("K", r, 1, 0), ("a", r), ("g0", r), ("phi", r),
                        ("share", r), ("size", r),
                    )
                ]  # fmt: skip
                yield Line(steps.met, LOOP, c, [*frames, *(("V", i) for i in ends)], gives)

    # -------------------------------------------------------------------------------------------------------- factors

    def factoring(self, policy: Policy) -> Iterator[Line]:
        """Everything that no right side is needed for, rootward."""
        turn: dict[tuple[int, int], int] = {}
        closed, grounded = partial(steps.closed, policy), partial(steps.grounded, policy)
        for i in (*reversed(range(len(self.parents))), -1):
            front = self.fronts[i]
            sides = {r: [side] for r, side in front.open} | {r: [0, 1] for r in front.closing}
            left = [*front.closing, *(r for r, _ in front.open)]
            for r in front.closing:
                ends = [("K", r, side, turn.get((r, side), 0)) for side in (0, 1)]
                takes = [*ends, ("w", r), ("size", r)]
                gives: list[Name] = [("Kc", r), ("P", r), ("mu", r)]
                if i < 0:
                    yield Line(grounded, "", 0, takes, gives)
                else:
                    yield Line(closed, "", 0, [("I", i), *takes], [("I", i), *gives])
                left = left[1:]
                others = [s for s in left if self._pair(r, s) in self.pairs]
                for s in others:
                    at = ("K", s, sides[s][0], turn.get((s, sides[s][0]), 0))
                    C = ("C", *self._pair(r, s))
                    yield Line(steps.yielded, "", 0, [C, ("P", r), ("Kc", r), at], [("L", r, s), at])
                    yield Line(steps.weakened, "", 0, [("w", s), ("L", r, s), C], [("w", s)])
                for n, s in enumerate(others):
                    for t in others[:n]:
                        C, D = ("C", *self._pair(s, t)), ("C", *self._pair(r, t))
                        yield Line(steps.lessened, "", 0, [C, ("L", r, s), D], [C])
            if i < 0:
                continue
            parent = self.parents[i]
            takes = [("q", i), ("X", i), ("c", i), ("I", i)]
            if parent < 0:
                yield Line(steps.based, LINK, i, [takes[0], *takes[2:]], [("Y", i), ("D", i), ("b", i)])
            else:
                takes.append(("I", parent))
                yield Line(steps.jointed, LINK, i, takes, [("Y", i), ("D", i), ("b", i), ("I", parent)])
            for r, side in front.open:
                now = turn.get((r, side), 0)
                turn[r, side] = 1 - now
                takes = [("q", i), ("X", i), ("c", i), ("Y", i), ("D", i), ("K", r, side, now), ("w", r)]
                yield Line(
                    steps.crossed, LINK, i, takes,
                    [("k", r, i), ("d", r, i), ("drop", r, i), ("K", r, side, 1 - now), ("w", r)],
                )  # fmt: skip
            for n, (r, _) in enumerate(front.open):
                for s, _ in front.open[:n]:
                    C = ("C", *self._pair(r, s))
                    yield Line(steps.mixed, "", 0, [C, ("k", r, i), ("d", s, i)], [C])

    def sizing(self) -> Iterator[Line]:
        """Peak and nat of every row as ("w", row), and Φ as ("phi", row); v = 0."""
        yield from self.meeting()
        turn: dict[tuple[int, int], int] = {}
        for i in reversed(range(len(self.parents))):
            parent = self.parents[i]
            takes: list[Name] = [("q", i), ("c", i), ("I", i)]
            if parent < 0:
                yield Line(steps.based, LINK, i, takes, [("Y", i), ("D", i), ("b", i)])
            else:
                takes = [("q", i), ("X", i), ("c", i), ("I", i), ("I", parent)]
                yield Line(steps.jointed, LINK, i, takes, [("Y", i), ("D", i), ("b", i), ("I", parent)])
            for r, side in self.fronts[i].open:
                now = turn.get((r, side), 0)
                turn[r, side] = 1 - now
                drawn = ("K0", r, side) if now == 0 and self._enters(r, side, i) else ("K1", r, side, now)
                takes = [("q", i), ("X", i), ("Y", i), ("D", i), ("K", r, side, now), drawn, ("w", r)]
                gives = [("K", r, side, 1 - now), ("K1", r, side, 1 - now), ("w", r)]
                yield Line(steps.sized, LINK, i, takes, gives)

    def _enters(self, r: int, side: int, link: int) -> bool:
        return self.plan.paths[self.loop_of[r]][side][0] == link

    @staticmethod
    def _pair(r: int, s: int) -> tuple[int, int]:
        return (r, s) if r > s else (s, r)

    @cached_property
    def pairs(self) -> set[tuple[int, int]]:
        """Pairs of rows that feel each other: those that a joint hands on together, and what closing others makes."""
        found: set[tuple[int, int]] = set()
        for i in (*reversed(range(len(self.parents))), -1):
            front = self.fronts[i]
            left = [*front.closing, *(r for r, _ in front.open)]
            for r in front.closing:
                left = left[1:]
                others = [s for s in left if self._pair(r, s) in found]
                found |= {self._pair(s, t) for n, s in enumerate(others) for t in others[:n]}
            found |= {self._pair(r, s) for n, (r, _) in enumerate(front.open) for s, _ in front.open[:n]}
        return found

    @cached_property
    def yields(self) -> list[list[int]]:
        """Per row, those that yield to it as it closes."""
        found: list[list[int]] = [[] for _ in range(self.count)]
        for i in (*reversed(range(len(self.parents))), -1):
            front = self.fronts[i]
            left = [*front.closing, *(r for r, _ in front.open)]
            for r in front.closing:
                left = left[1:]
                found[r] = [s for s in left if self._pair(r, s) in self.pairs]
        return found

    # --------------------------------------------------------------------------------------------------------- solves

    def solving(self, n: int, tau: str | None, at_rest: bool = True) -> Iterator[Line]:
        """v̇, A and λ of solve number n, from its g; tau: the name of efforts, None: none.

        at_rest: without biases, accelerations of the ground and velocity accelerations
        """
        g, p, y, x, A, many = (f"{name}{n}" for name in ("g", "p", "y", "x", "A", "l"))
        order = [*reversed(range(len(self.parents)))]
        if not at_rest:
            yield from (Line(steps.same, "", 0, [("bias", i)], [(p, i)]) for i in order)
        for i in order:
            front, parent = self.fronts[i], self.parents[i]
            for r in front.closing:
                yield Line(steps.pushed, "", 0, [(p, i), ("Kc", r), (g, r), ("P", r)], [(p, i)])
                yield from self._passing(r, g)
            effort = (tau, i) if tau else ("no effort", i)
            if parent >= 0:
                more = ("no push",) if at_rest else ("b", i)
                takes = [("q", i), ("X", i), ("Y", i), ("D", i), (p, i), effort, more, (p, parent)]
                yield Line(steps.leaned, LINK, i, takes, [(y, i), (p, parent)])
            else:
                yield Line(steps.leaned_on_ground, LINK, i, [("q", i), ("D", i), (p, i), effort], [(y, i)])
            for r, _ in front.open:
                drop: Name = ("nothing",) if at_rest else ("drop", r, i)
                yield Line(steps.eased, "", 0, [(g, r), ("k", r, i), (y, i), drop], [(g, r)])
        for r in self.fronts[-1].closing:
            yield from self._passing(r, g)
        ground: Name = ("still",) if at_rest else ("ground",)
        for i in (-1, *reversed(order)):
            front = self.fronts[i]
            if i >= 0:
                for r, _ in front.open:
                    yield Line(steps.helped, "", 0, [(y, i), ("d", r, i), (many, r)], [(y, i)])
                above = (A, self.parents[i]) if self.parents[i] >= 0 else ground
                takes = [("q", i), ("X", i), ("still",) if at_rest else ("c", i), ("Y", i), (y, i), above]
                yield Line(steps.released, LINK, i, takes, [(A, i), (x, i)])
            for r in reversed(front.closing):
                at = (A, i) if i >= 0 else ground
                yield Line(steps.multiplied, "", 0, [(g, r), ("Kc", r), at, ("P", r)], [(many, r)])
                for s in self.yields[r]:
                    yield Line(steps.passed, "", 0, [(many, r), ("L", r, s), (many, s)], [(many, r)])

    def _passing(self, r: int, g: str) -> Iterator[Line]:
        for s in self.yields[r]:
            yield Line(steps.passed, "", 0, [(g, s), ("L", r, s), (g, r)], [(g, s)])

    def _ends(self, r: int, A: str, ground: Name) -> list[Name]:
        return [("K0", r, 0), ("K0", r, 1), *((A, i) if i >= 0 else ground for i in self.ends[r])]

    def corrected(self, n: int, A: str, ground: Name, a: str) -> Iterator[Line]:
        """What solve number n corrects: from A that misses a by its g, with its α; kept for what follows."""
        for r in range(self.count):
            yield Line(steps.missed, "", 0, [(a, r), *self._ends(r, A, ground)], [(f"g{n}", r), (f"e{n}", r)])
        yield from self.solving(n, None)
        for part, (rows, _) in enumerate(self.parts):
            sums: list[Name] = [(f"along{n}", part), (f"square{n}", part)]
            for r in rows:
                yield Line(steps.slipped, "", 0, self._ends(r, f"A{n}", ("still",)), [(f"s{n}", r)])
                takes = [(f"e{n}", r), (f"s{n}", r), ("w", r), ("mu", r), *sums]
                yield Line(steps.weighed, "", 0, takes, sums)
            yield Line(steps.lengthened, "", 0, sums, [(f"alpha{n}", part)])

    def added(self, to: str, n: int, links: bool, name: str) -> Iterator[Line]:
        """x + α δ, for all links or rows of a part."""
        own = self._links_of_parts if links else [rows for rows, _ in self.parts]
        for part, each in enumerate(own):
            for i in each:
                yield Line(steps.stepped, "", 0, [(to, i), (f"alpha{n}", part), (f"{name}{n}", i)], [(to, i)])

    @cached_property
    def _links_of_parts(self) -> list[list[int]]:
        part_of = {k: n for n, (_, freedoms) in enumerate(self.parts) for k in freedoms}
        found: list[list[int]] = [[] for _ in self.parts]
        for i, link in enumerate(self.tree.links):
            if link.v and link.v[0] in part_of:
                found[part_of[link.v[0]]].append(i)
        return found

    def dynamics(self, policy: Policy, uneven: bool, judged: bool = False) -> Iterator[Line]:
        """v̇ as ("x0", link), from what `moving` and τ give; judged: and ρ as ("rho", closure)."""
        yield from self.meeting()
        yield from self.factoring(policy)
        yield from self.solving(0, "tau", at_rest=False)
        yield from self.corrected(1, "A0", ("ground",), "a")
        yield from self.added("x0", 1, True, "x")
        if uneven or judged:
            yield from self.added("A0", 1, True, "A")
        if uneven:
            yield from self.added("l0", 1, False, "l")
            yield from self._both()
        if judged:
            yield from self._judged()

    def _both(self) -> Iterator[Line]:
        """The correction by the residuals of both equations."""
        for i in range(len(self.parents)):
            yield Line(steps.resisted, LINK, i, [("A0", i), ("bias", i)], [("f", i)])
        for r in range(self.count):
            for side, i in enumerate(self.ends[r]):
                if i >= 0:
                    yield Line(steps.loaded, "", 0, [("f", i), ("K0", r, side), ("l0", r)], [("f", i)])
        for i in reversed(range(len(self.parents))):
            parent = self.parents[i]
            if parent >= 0:
                takes = [("q", i), ("X", i), ("f", i), ("tau", i), ("x0", i), ("f", parent)]
                yield Line(steps.balanced, LINK, i, takes, [("t", i), ("f", parent)])
            else:
                takes = [("q", i), ("f", i), ("tau", i), ("x0", i)]
                yield Line(steps.balanced_on_ground, LINK, i, takes, [("t", i)])
        for r in range(self.count):
            gives = [("g2", r), ("e2", r)]
            yield Line(steps.missed, "", 0, [("a", r), *self._ends(r, "A0", ("ground",))], gives)
        yield from self.solving(2, "t")
        yield from self.corrected(3, "A2", ("still",), "e2")
        for name, links in (("x", True), ("A", True)):
            many = range(len(self.parents)) if links else range(self.count)
            yield from (Line(steps.joined, "", 0, [(f"{name}0", i), (f"{name}2", i)], [(f"{name}0", i)]) for i in many)
            yield from self.added(f"{name}0", 3, links, name)

    def _judged(self) -> Iterator[Line]:
        for part, (rows, _) in enumerate(self.parts):
            for r in rows:
                ends = self._ends(r, "A0", ("ground",))
                takes = [("a", r), *ends, ("w", r), ("mu", r), ("most", part)]
                yield Line(steps.measured, "", 0, takes, [("most", part)])
                yield Line(steps.still, "", 0, [("a", r), *ends], [("left", r)])
            for r in rows:
                rho = ("rho", self.loop_of[r])
                yield Line(steps.judged, "", 0, [("left", r), ("w", r), ("mu", r), ("most", part), rho], [rho])

    def projection(self, policy: Policy) -> Iterator[Line]:
        """One Newton step to closed loops: δq as ("x1", link), v as ("x3", link), √Σ(Φ/ℓ)² and √Σ(A v)²."""
        yield from self.meeting()
        yield from self.factoring(policy)
        for n, name in ((0, "phi"), (2, "slip")):
            for r in range(self.count):
                if n:
                    ends = [("K0", r, 0), ("K0", r, 1), *(("V", i) for i in self.ends[r])]
                    yield Line(steps.slipped, "", 0, ends, [("slip", r)])
                yield Line(steps.same, "", 0, [(name, r)], [(f"g{n}", r)])
            yield from self.solving(n, None)
            for r in range(self.count):
                yield Line(steps.stepped, "", 0, [(name, r), ("mu", r), (f"l{n}", r)], [(f"g{n + 1}", r)])
                square = (f"sum{n}",)
                measured = ("share", r) if n == 0 else (name, r)
                yield Line(steps.gathered, "", 0, [square, measured], [square])
            yield from self.solving(n + 1, None)
            yield Line(steps.rooted, "", 0, [square], [(f"root{n}",)])
