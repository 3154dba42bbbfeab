"""Matrices over the freedoms of large trees: steps by kind of link, then loops over pairs of freedoms.

Written out pair by pair, a kernel grows with the square of the depth. Here the passes of
`multibody` leave for each freedom its vectors, all in one frame; `programs.products` makes the
entries of M, C and ∂τ/∂x from them, and `programs.products` those of M⁻¹ and of −M⁻¹ ∂τ/∂x, several columns at a time.
Compiling is the same for every size; a call is O(n · depth) for M, C and ∂τ/∂x, O(n²) for what needs M⁻¹.
Law: as written out, tests/systems/test_rolled_matrices.py. Source: docs/derivatives.md; Featherstone 2008, §6.2.

Steps of links that leave the records of their freedoms for loops over pairs of freedoms, all in one frame.

The frame is that of the first link of a branch, W takes coordinates there: so a free robot has the same matrices
wherever it stands.

The freedoms of a tree in order of depth: those before and beyond each, as runs for loops.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Bools, concatenate
from poinsot.algebra.caching import cached_property
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import SixVector
from poinsot.joints.pair import Pair
from poinsot.multibody.coriolis import CORIOLIS, GYRATING
from poinsot.multibody.derivatives import BY_Q, BY_V, SENSITIVITY, bends_anywhere, one_freedom_at_a_time, own_loads
from poinsot.multibody.freedom_by_freedom import CAUSED_SENSITIVITY, INVERSE_MASS
from poinsot.multibody.mass_matrix import COMPOSITE, MASS
from poinsot.multibody.pairs_of_freedoms import EntryRule
from poinsot.multibody.pairs_of_freedoms import Products as Pairs
from poinsot.multibody.passes import Pass
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.tree import Link, Tree
from poinsot.programs.products import FreedomRange, Products, Rule, Solve, Swaps
from poinsot.programs.recursion import OUTPUT, SHARED, OperandPlace, Recursion, Stage
from poinsot.records import NamedTuple, dataclass
from poinsot.recursions.pass_lines import OperandPart, PassLines, Rolled, StepOperands
from poinsot.recursions.records import OnFreedom, elements_of
from poinsot.recursions.sweeps import nothing

BEFORE, EARLIER, BESIDE, BEYOND, APART, SOME_BEFORE = range(6)
"""How a freedom stands to another: carrying it; of the same joint of several, before it, or not before it; carried by
it; on another branch; carrying it or on another branch, as `Freedoms.carrying` says."""


@dataclass(frozen=True)
class Freedoms:
    """The freedoms of a tree's links, numbered link by link; links come depth first, so all that one carries is one
    run."""

    tree: Tree

    @cached_property
    def first(self) -> list[int]:
        """Per link the number of its first freedom; at the end how many freedoms there are."""
        return list(accumulate((len(link.v) for link in self.tree.links), initial=0))

    @property
    def places(self) -> list[int]:
        """Per freedom its place in v."""
        return [k for link in self.tree.links for k in link.v]

    @property
    def swaps(self) -> list[tuple[int, int]]:
        """Freedoms to be exchanged, one after the other, so that all stand where v has them: products may be crossed
        backwards."""
        places, found = self.places, []
        for i in range(len(places)):
            while (place := places[i]) != i:
                found.append((i, place))
                places[i], places[place] = places[place], place
        return found

    @cached_property
    def _ends(self) -> list[int]:
        """Per link, where the freedoms of all that it carries end."""
        ends = self.first[1:]
        for i, link in reversed(list(enumerate(self.tree.links))):
            if link.parent >= 0:
                ends[link.parent] = max(ends[link.parent], ends[i])
        return ends

    def runs(self) -> Iterator[tuple[int, int, int, int]]:
        """Row by row: (freedom, how others stand to it, the first of a run of them, its end). Law: each pair once."""
        count = self.first[-1]
        for i, above in enumerate(self._before):
            start, end = self.first[i], self.first[i + 1]
            for row in range(start, end):
                if self._is_gapped(i):
                    yield row, SOME_BEFORE, 0, start
                    above = [(0, start)]
                else:
                    yield from ((row, BEFORE, *run) for run in above)
                if meets_itself(self.tree.links[i].pair):
                    yield row, EARLIER, start, row
                    yield row, BESIDE, row, end
                yield row, BEYOND, end if meets_itself(self.tree.links[i].pair) else start, self._ends[i]
                taken = [0, *(x for run in above for x in run), start, self._ends[i], count]
                yield from ((row, APART, a, b) for a, b in zip(taken[::2], taken[1::2], strict=True) if a < b)

    @cached_property
    def _before(self) -> list[list[tuple[int, int]]]:
        """Per link the runs of freedoms that carry it."""
        before: list[list[tuple[int, int]]] = []
        for link in self.tree.links:
            p = link.parent
            before.append([] if p < 0 else _joined(before[p], self.first[p : p + 2]))
        return before

    def _is_gapped(self, i: int) -> bool:
        """Whether the freedoms that carry a link are better taken one by one among all that come before it."""
        return len(self._before[i]) > 2 + self.first[i] // 16

    @property
    def carrying(self) -> Bools | None:
        """Which freedoms (columns) carry which (rows), where runs leave it open; None where they never do."""
        gapped = [i for i in range(len(self._before)) if self._is_gapped(i)]
        if not gapped:
            return None
        found = np.zeros((self.first[-1], self.first[-1]), dtype=np.bool_)
        for i in gapped:
            for start, end in self._before[i]:
                found[self.first[i] : self.first[i + 1], start:end] = True
        return found

    def stretches(self) -> list[FreedomRange]:
        """Runs of freedoms without a branch, each with the run that it hangs on."""
        links = self.tree.links
        children = np.bincount([link.parent + 1 for link in links], minlength=len(links) + 1)
        made: list[FreedomRange] = []
        of_link: list[int] = []
        for i, link in enumerate(links):
            start, end = self.first[i], self.first[i + 1]
            if link.parent >= 0 and link.parent == i - 1 and children[link.parent + 1] == 1:
                made[-1] = made[-1]._replace(end=end)
            else:
                made.append(FreedomRange(start, end, -1 if link.parent < 0 else of_link[link.parent]))
            of_link.append(len(made) - 1)
        return made


def meets_itself(pair: Pair) -> bool:
    """True if freedoms of a joint act on each other otherwise than on those beyond: several, or one that bends.

    What one freedom that stays where it is does to itself is what it does to freedoms beyond.
    """
    return len(pair.freedoms) > 1 or bends_anywhere(pair)


def _joined(runs: Sequence[tuple[int, int]], run: Sequence[int]) -> list[tuple[int, int]]:
    """The runs and one more that comes after them, as few as possible."""
    start, end = run
    if runs and runs[-1][1] == start:
        return [*runs[:-1], (runs[-1][0], end)]
    return [*runs, (start, end)]


SIZES = {"eta_q": 3, "couple": 3, "N": 1}
"""Numbers of a vector that have any effect, where these are not 6: of η and of couples the angular part."""

BEND = ("place", "bend")
"""Freedom twists of bending pairs: 1 at the freedom's own number, and the effect on the joint's freedoms."""

_BESIDE = ("own", *BEND)  # what freedoms of one joint alone are asked for


class FreedomSteps:
    """The steps of an algorithm for every kind of link, and where their freedoms leave their vectors.

    tree        its joints of several screws taken one freedom at a time
    operands    inputs of the kernel by name, in order: q, and vectors of the freedoms
    left        pass → names of the vectors that it leaves of each freedom
    stride      shared numbers from one component of the freedoms' vectors to the next
    component   name of a vector → the number of its first component
    """

    def __init__(
        self,
        tree: Tree,
        passes: Sequence[Pass],
        operands: Sequence[str],
        left: Mapping[int, Sequence[str]],
        elements: Mapping[int, Sequence[OnFreedom]],
    ) -> None:
        self.tree = tree
        self.bend = any(bends_anywhere(link.pair) for link in tree.links)
        self.freedoms = Freedoms(tree)
        self.count = self.freedoms.first[-1]
        self.stride = 8 * (-(-self.count // 8) | 1)  # an odd number of lines of the cache
        names = [name for each in left.values() for name in each if self.bend or name not in BEND]
        *starts, self._components = accumulate((SIZES.get(name, 6) for name in names), initial=0)
        self.component = dict(zip(names, starts, strict=True))
        parts = {name: OperandPart(k, "q" if name == "q" else "v") for k, name in enumerate(operands)}
        widest = max((len(link.v) for link in tree.links), default=0)
        parts |= {
            f"{name} {n}": OperandPart(0, "freedom", start * self.stride + n, True, SHARED, self.stride)
            for name, start in self.component.items() for n in range(widest)
        }  # fmt: skip
        gives = [self._leaving(left.get(number, ())) for number in range(len(passes))]
        rolled = Rolled([_framed(each, number) for number, each in enumerate(passes)], gives)
        columns = {"freedom": self.freedoms.first[:-1]}
        self.lines = PassLines(tree, rolled, parts, elements, columns, grounded=True)

    def _leaving(self, names: Sequence[str]) -> Callable[[Link, StepOperands, Any], Mapping[str, Any]]:
        """The vectors that a pass leaves of each freedom of a link, one after the other in this order."""
        if not names:
            return nothing

        def leave(link: Link, given: StepOperands, kept: tuple[Displacement, Any]) -> dict[str, Any]:
            W, left = kept
            wanted = [x for x in names if x in self.component and (x not in _BESIDE or meets_itself(link.pair))]
            found: dict[str, Any] = {}
            for n, freedom in enumerate(left.freedoms):
                for run in self._runs(wanted):
                    found[f"{run[0]} {n}"] = concatenate([_seen(W, freedom, name, n) for name in run])
            return found

        return leave

    def _runs(self, names: Sequence[str]) -> list[list[str]]:
        """Names of vectors, grouped where their components follow one another."""
        runs: list[list[str]] = []
        for name in names:
            last = runs[-1][-1] if runs else ""
            if last and self.component[last] + SIZES.get(last, 6) == self.component[name]:
                runs[-1].append(name)
            else:
                runs.append([name])
        return runs

    @property
    def shared(self) -> int:
        """How many shared numbers the vectors take."""
        return self._components * self.stride


def _framed(each: Pass, number: int) -> Pass:
    """The pass with W, which the first pass hands on and all keep: 1 at links on the ground."""

    def first(link: Link, given: StepOperands, met: tuple[Displacement, object]) -> tuple[Any, Any]:
        passed, left = each.step(link, given.own(link), met[1])
        W = Displacement.identity() if given.grounded else met[0] @ left.X
        return (W, passed), (W, left)

    def later(link: Link, given: StepOperands, met: object, kept: tuple[Displacement, object]) -> tuple[Any, Any]:
        passed, left = each.step(link, given.own(link), met, kept[1])
        return passed, (kept[0], left)

    if number:
        return each._replace(step=later)
    return each._replace(step=first, start=lambda tree: (Displacement.identity(), each.start(tree)))


def _seen(W: Displacement, freedom: object, name: str, n: int) -> Array:
    """A vector of freedom n of a joint, in the frame of the branch."""
    if name == "place":
        return np.array([float(k == n) for k in range(6)])
    x = getattr(freedom, name)
    if name == "bend":
        return concatenate([x, [0.0] * (6 - len(x))])
    return (W @ x).vector[: SIZES.get(name, 6)] if isinstance(x, SixVector) else concatenate([x])


_RELATIONS = (BEFORE, EARLIER, BESIDE, BEYOND, APART, SOME_BEFORE)
_SEEN = ("S", "alpha_q", "eta_q", "alpha_v", "W_q", "W_v", "P", "couple", "own", *BEND)


Loads = Mapping[int, tuple[float, float, float]]


class MatrixPasses(NamedTuple):
    """An algorithm with matrices as results: its passes, its operands, the vectors of each freedom after each pass, and
    the laws that make entries of inner products."""

    passes: Sequence[Pass]
    operands: Sequence[str]
    left: Mapping[int, Sequence[str]]
    laws: Sequence[EntryRule]

    @property
    def solved(self) -> bool:
        """Whether M⁻¹ is asked for."""
        return any("Y" in names for names in self.left.values())


MATRICES: Mapping[str, MatrixPasses] = {
    "mass_matrix": MatrixPasses(COMPOSITE, ("q",), {1: ("S", "P")}, [MASS]),
    "inverse_mass_matrix": MatrixPasses(INVERSE_MASS, ("q",), {1: ("S", "Y", "N")}, []),
    "coriolis_matrix": MatrixPasses(GYRATING, ("q", "v"), {1: ("S", "rate", "W_S", "P", "couple")}, [CORIOLIS]),
    "inverse_dynamics_derivatives": MatrixPasses(SENSITIVITY, ("q", "v", "a"), {1: _SEEN}, [BY_Q, BY_V, MASS]),
    "forward_dynamics_derivatives": MatrixPasses(
        CAUSED_SENSITIVITY, ("q", "v", "tau"), {1: ("Y", "N"), 3: _SEEN}, [BY_Q, BY_V]
    ),
}
"""By the name of the kernel."""


def _pairs(law: EntryRule, stands: int) -> Pairs:
    """The two vectors of an entry's inner product, by the place of the column's freedom relative to the row's."""
    beside = [*law.beside, *([BEND] if law.bends else [])]
    by_relation = {BEFORE: law.before, SOME_BEFORE: law.before, BESIDE: beside, BEYOND: law.beyond}
    return by_relation.get(stands, (law.before if law.is_symmetric else beside) if stands == EARLIER else [])


def matrix_recursion(tree: Tree, name: str) -> Recursion:
    """The program of one of `MATRICES` for a tree with independent joints."""
    loops, split = MATRICES[name], one_freedom_at_a_time(tree)
    elements = elements_of(split, tree) if "tau" in loops.operands else {}
    steps = FreedomSteps(split, loops.passes, loops.operands, loops.left, elements)
    loads = own_loads(tree) if BY_Q in loops.laws else {}
    stages, shared = (_solving if loops.solved else _direct)(steps, loops.laws, loads)
    swaps = steps.freedoms.swaps
    outputs = range(len(loops.laws) + loops.solved)
    stages = [*stages, *([Swaps(steps.count, swaps, outputs)] if swaps else [])]
    return steps.lines.recursion({len(loops.passes): stages}, shared)


def _products(
    steps: FreedomSteps, laws: Sequence[EntryRule], all_loads: Loads, targets: list[OperandPlace]
) -> Products:
    """The matrices that inner products make; springs, dampers and rotors add to their diagonals."""
    loads = [all_loads.get(k, (0.0, 0.0, 0.0)) for k in steps.freedoms.places]
    inertias = rotor_inertias(steps.tree)
    rotors = [float(inertias.get(i, 0.0)) for i, link in enumerate(steps.tree.links) for _ in link.v]
    added = [(BY_Q, [k for k, _, _ in loads]), (BY_V, [c for _, _, c in loads]), (MASS, rotors)]
    diagonals = [next((x for law, x in added if law is each and any(x)), []) for each in laws]

    def rule(stands: int) -> Rule:
        return [
            [
                (steps.component[a] + k, steps.component[b] + k)
                for a, b in _pairs(each, stands)
                if b in steps.component
                for k in range(min(SIZES.get(a, 6), SIZES.get(b, 6)))
            ]
            for each in laws
        ]

    rules = [rule(stands) for stands in _RELATIONS]
    runs, mask = [*steps.freedoms.runs()], steps.freedoms.carrying
    return Products(steps.stride, rules, runs, targets, diagonals, [SOME_BEFORE], mask)


def _direct(steps: FreedomSteps, laws: Sequence[EntryRule], loads: Loads) -> tuple[list[Stage], int]:
    """The matrices that inner products make, as outputs; and how many shared numbers it takes."""
    count = steps.count
    targets = [OperandPlace(OUTPUT, 0, count, operand=k, stride=count) for k in range(len(laws))]
    return [_products(steps, laws, loads, targets)], steps.shared


def _solving(steps: FreedomSteps, laws: Sequence[EntryRule], loads: Loads) -> tuple[list[Stage], int]:
    """∂τ/∂q and ∂τ/∂v side by side behind the vectors, if asked for, then M⁻¹; and how many shared numbers it takes."""
    free, count, stretches = steps.shared, steps.count, steps.freedoms.stretches()
    starts = [free + k * steps.stride for k in range(len(laws))]
    row = len(starts) * steps.stride
    targets = [OperandPlace(SHARED, start, count, stride=row) for start in starts]
    S, Y, N = (steps.component[vector] for vector in ("S", "Y", "N"))
    scratch = free + row * count
    solve = Solve(count, steps.stride, S, Y, N, stretches, starts, row, scratch)
    stages: list[Stage] = [_products(steps, laws, loads, targets), solve] if starts else [solve]
    return stages, scratch + Solve.scratch_size(count, stretches)
