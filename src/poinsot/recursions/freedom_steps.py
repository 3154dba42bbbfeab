"""Steps of links that leave vectors of each freedom for loops over pairs of freedoms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import wraps
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np

from poinsot.algebra.arrays import Array, concatenate
from poinsot.compiler.recursion import INPUT, OWN, PARENT, ROW, SHARED, Place, Step, Sweep
from poinsot.compiler.tracing import trace
from poinsot.geometry.motors import Twist
from poinsot.multibody.derivatives import bends_anywhere
from poinsot.multibody.kinematics import ground_acceleration
from poinsot.multibody.matrix_steps import LEFT
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.steps import Pass
from poinsot.multibody.tree import Tree
from poinsot.recursions.freedoms import Freedoms
from poinsot.recursions.records import FORMS, ROW_SIZE, Kind, kinds_of, link_from, row_of

Loads = Mapping[int, tuple[float, float, float]]
_BASES = {"": OWN, "parent": PARENT, "sum": PARENT}
_FROM_ROW = ("rotor", "own_load")
_BY_FREEDOMS = ("Y", "y", "a")  # as many numbers as the pair has freedoms, or times that
_Q, _V, _FREEDOM = range(3)  # columns of the table of links


class LinkKind(NamedTuple):
    """A kind of link; whether it hangs on the ground; whether springs or dampers act on its freedom alone."""

    kind: Kind
    grounded: bool
    loaded: bool


class FreedomSteps:
    """The steps of an algorithm for every kind of link, and where they find and leave their numbers.

    tree        its joints of several screws taken one freedom at a time
    operands    inputs of the kernel by name, in order: q, and vectors of the freedoms
    loads       per freedom with springs or dampers of its own, see `multibody.derivatives.own_loads`
    stride      shared numbers from one component of the freedoms' vectors to the next
    component   name of a vector → the number of its first component
    """

    def __init__(self, tree: Tree, passes: Sequence[Pass], operands: Sequence[str], loads: Loads) -> None:
        self.tree, self.loads = tree, loads
        self.bend = any(bends_anywhere(link.pair) for link in tree.links)
        self.passes = passes if self.bend else [_without(each, "bent") for each in passes]
        self.rotors = rotor_inertias(tree)
        self.freedoms = Freedoms(tree)
        self.count = self.freedoms.first[-1]
        self.stride = 8 * (-(-self.count // 8) | 1)  # an odd number of lines of the cache
        plain, of_link = kinds_of(tree, self.rotors)
        each = [(k, link.parent < 0, link.v[0] in loads) for k, link in zip(of_link, tree.links, strict=True)]
        numbers = {key: n for n, key in enumerate(dict.fromkeys(each))}
        self.kinds = [LinkKind(plain[k], grounded, loaded) for k, grounded, loaded in numbers]
        self.of_link = [numbers[key] for key in each]
        self._operands = {name: (k, _Q if name == "q" else _V) for k, name in enumerate(operands)}
        gives = dict.fromkeys(name for each in self.passes for name in each.gives)
        sizes = {name: size for given in gives if given in LEFT for name, size in LEFT[given].items()}
        *starts, self._components = accumulate(sizes.values(), initial=0)
        self.component = dict(zip(sizes, starts, strict=True))
        self._layouts = [_laid_out([name for name in gives if name in FORMS], each.kind) for each in self.kinds]

    @property
    def shared(self) -> int:
        """How many shared numbers the vectors take."""
        return self._components * self.stride

    @property
    def sweeps(self) -> list[Sweep]:
        """The passes, their steps traced."""
        return [Sweep({k: self._step(each, k) for k in range(len(self.kinds))}, each.rootward) for each in self.passes]

    @property
    def links(self) -> Array:
        """The table of links."""
        links = self.tree.links
        starts = list(accumulate((self._layouts[k][1] for k in self.of_link), initial=0))
        above = [0 if link.parent < 0 else starts[link.parent] for link in links]
        columns = [[link.q[0] for link in links], [min(link.v) for link in links], self.freedoms.first[:-1]]
        return np.array([self.of_link, starts[:-1], above, *columns], dtype=np.int32).T

    @property
    def record(self) -> int:
        """How many numbers all records hold."""
        return sum(self._layouts[k][1] for k in self.of_link)

    @property
    def rows(self) -> Array:
        """Per link the numbers of its own, those of springs and dampers at the end."""
        none = (0.0, 0.0, 0.0)
        rows = [[*row_of(link, self.rotors.get(i, 0.0)), *self.loads.get(link.v[0], none)]
                for i, link in enumerate(self.tree.links)]  # fmt: skip
        return np.array(rows, dtype=np.float64)

    def _step(self, each: Pass, k: int) -> Step:
        """The step of one pass for kind number k, traced."""
        kind, grounded, loaded = self.kinds[k]
        at_ground = {"W_parent": None, "V_parent": Twist.zero(), "A_parent": ground_acceleration(self.tree)}
        known = at_ground if grounded else {}
        taken = {name: self._place(name, k) for name in each.takes if name not in _FROM_ROW and name not in known}
        given = {name: self._left(name, k) for name in each.gives if not (grounded and name.endswith("_sum"))}
        sums = [name for name in given if name.endswith("_sum")]
        inputs = {"row": Place(ROW, 0, ROW_SIZE + 3), **taken, **{name: given[name][0] for name in sums}}
        outputs = {f"{name} {n}": place for name, places in given.items() for n, place in enumerate(places)}

        def function(row: Array, **arrays: Array) -> Any:
            link, rotor = link_from(kind, row[:ROW_SIZE])
            values: dict[str, Any] = {"rotor": rotor, "own_load": row[ROW_SIZE:] if loaded else (), **known}
            values |= {name: x if name in self._operands else _form(name).value(x) for name, x in arrays.items()}
            found = each.step(link, **{name: values[name] for name in each.takes})
            results = dict(zip(each.gives, found, strict=True))
            numbers: list[Array] = []
            for name, places in given.items():
                if name in LEFT:
                    numbers += [concatenate([x]) for x in results[name][: len(places)]]
                else:
                    x = _form(name).numbers(results[name])
                    numbers.append(x + arrays[name] if name in sums else x)
            return tuple(numbers) if len(numbers) > 1 else numbers[0]

        taken_sizes, left_sizes = ({name: (place.size,) for name, place in x.items()} for x in (inputs, outputs))
        program = trace(function, taken_sizes, left_sizes, each.step.__name__)
        both = [([*inputs].index(name), [*outputs].index(f"{name} 0")) for name in sums]
        return Step(program, [*inputs.values()], [*outputs.values()], both)

    def _left(self, name: str, k: int) -> list[Place]:
        """Where a link of kind number k leaves what has this name: vectors of each freedom, if they are asked for."""
        if name not in LEFT:
            return [self._place(name, k)]
        link = self.kinds[k].kind.link
        if name == "own" and len(link.v) == 1 and not bends_anywhere(link.pair):
            return []
        first, size = self.component[next(iter(LEFT[name]))], sum(LEFT[name].values())
        return [Place(SHARED, first * self.stride + n, size, 0, _FREEDOM, self.stride) for n in range(len(link.v))]

    def _place(self, name: str, k: int) -> Place:
        """Where a link of kind number k finds or leaves what has this name."""
        pair = self.kinds[k].kind.link.pair
        if name in self._operands:
            operand, column = self._operands[name]
            return Place(INPUT, 0, len(pair.coordinates if name == "q" else pair.freedoms), operand, column)
        stem, _, suffix = name.partition("_")
        return Place(_BASES[suffix], self._layouts[k][0][stem], FORMS[stem].size(pair))


def _without(each: Pass, name: str) -> Pass:
    """The same pass without giving what has this name."""
    if name not in each.gives:
        return each
    at = each.gives.index(name)

    def step(*arguments: Any, **values: Any) -> tuple[Any, ...]:
        found = each.step(*arguments, **values)
        return (*found[:at], *found[at + 1 :])

    return each._replace(step=wraps(each.step)(step), gives=(*each.gives[:at], *each.gives[at + 1 :]))


def _form(name: str) -> Any:
    return FORMS[name.partition("_")[0]]


def _laid_out(names: Sequence[str], kind: Kind) -> tuple[dict[str, int], int]:
    """Where in its record a link keeps what has these names, and how long that is.

    What has as many numbers for all pairs comes first, so that a link finds its parent's whatever kind that is.
    """
    ordered = sorted(names, key=lambda name: name in _BY_FREEDOMS)
    *starts, end = accumulate((FORMS[name].size(kind.link.pair) for name in ordered), initial=0)
    return dict(zip(ordered, starts, strict=True)), end
