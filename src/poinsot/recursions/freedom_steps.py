"""Steps of links that leave the records of their freedoms for loops over pairs of freedoms, all in one frame.

The frame is that of the first link of a branch, W takes coordinates there: so a free robot has the same matrices
wherever it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, concatenate
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import SixVector
from poinsot.multibody.derivatives import bends_anywhere
from poinsot.multibody.passes import Pass
from poinsot.multibody.tree import Link, Tree
from poinsot.programs.recursion import SHARED
from poinsot.recursions.freedoms import Freedoms, meets_itself
from poinsot.recursions.pass_lines import PassLines
from poinsot.recursions.passing import OperandPart, Rolled, StepOperands
from poinsot.recursions.records import OnFreedom
from poinsot.recursions.sweeps import nothing

SIZES = {"eta_q": 3, "couple": 3, "N": 1}
"""Numbers of a vector that have any effect, where these are not 6: of η and of couples the angular part."""

BEND = ("place", "bend")
"""Where a pair bends its freedom twists: 1 at the freedom's own number, and what the joint's freedoms feel of it."""

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
