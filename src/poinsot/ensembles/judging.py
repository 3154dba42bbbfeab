"""Parameters that no model can have, found in bulk: the number that is wrong is then named by the model itself."""

from __future__ import annotations

from collections.abc import Iterable
from inspect import signature
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar, unknown
from poinsot.compiler import Kernel
from poinsot.components.primitives import Composite
from poinsot.errors import PoinsotError
from poinsot.geometry.inertia import Inertia, sound
from poinsot.multibody.model import Model
from poinsot.networks.machine import Machine

Floats = NDArray[np.float64]
_PLACES = ("point", "rest", "offset", "initial")
"""What the names of numbers begin with that may have either sign."""


class Judge:
    """Which members of a family have numbers that its models refuse.

    Masses and inertias are those of rigid bodies, as `Inertia.fault` has it; a number of an element that changes its
    sign is suspect, and then the model made of it decides.
    """

    def __init__(self, family: Any, p: Floats) -> None:
        self.family, self.p = family, p
        size = len(p)
        self.bodies: list[str] = []
        self.others = 0
        from poinsot.algebra.traced import symbols

        self._numbers(symbols("p", (size,)))
        self.count = 10 * len(self.bodies) + self.others
        self._kernel = Kernel(
            lambda p: array([*self._numbers(p), 0.0]), {"p": (size,)}, {"numbers": (self.count + 1,)}, "numbers",
            key=f"{family.key}|numbers",
        )  # fmt: skip
        self.usual = np.sign(self._evaluated(p[None])[0, 10 * len(self.bodies) :])

    def _numbers(self, p: Array) -> list[Scalar]:
        """The numbers that depend on parameters: of bodies m, m c and I, then those of elements."""
        found = self.family.build(dict(zip(self.family.parameter_names, p, strict=True)))
        models, numbers = ([found], []) if isinstance(found, Model) else _inside(found.elements)
        bodies = [body for model in models for body in model.bodies if any(map(unknown, _ten(body.inertia)))]
        self.bodies = [body.name for body in bodies]
        of_models = [pair for model in models for e in model.elements for pair in e.numbers.items()]
        own = [x for name, x in [*of_models, *numbers] if unknown(x) and not name.startswith(_PLACES)]
        self.others = len(own)
        return [x for body in bodies for x in _ten(body.inertia)] + own

    def _evaluated(self, P: Floats) -> Floats:
        return np.asarray(self._kernel.ufunc(P))[..., :-1] if self.count else np.zeros((len(P), 0))

    def suspects(self, P: Floats) -> NDArray[np.bool_]:
        """The rows of P (n, np) of which something has to be said."""
        numbers, n = self._evaluated(P), 10 * len(self.bodies)
        wrong = ~np.isfinite(P).all(axis=1) | ~np.isfinite(numbers).all(axis=1)
        wrong |= ((np.sign(numbers[:, n:]) != self.usual) & (self.usual != 0)).any(axis=1)
        for k in range(0, n, 10):
            m, h, six = numbers[:, k], numbers[:, k + 1 : k + 4], numbers[:, k + 4 : k + 10]
            I_O = six[:, [0, 1, 2, 1, 3, 4, 2, 4, 5]].reshape(-1, 3, 3)
            wrong |= ~sound(m, h, I_O)
        return np.asarray(wrong)

    def fault(self, p: Floats) -> str:
        """Why there is no such model; "" where there is."""
        try:
            found = self.family.build(self.family.named(p))
        except PoinsotError as error:
            return str(error)
        if isinstance(found, Model):
            for body in found.bodies:
                if why := body.inertia.fault():
                    return f"mechanism {found.name!r} has no body {body.name!r} with these parameters: {why}"
            return ""
        try:
            self.family.at(p)
        except PoinsotError as error:
            return str(error)
        return ""


def _inside(elements: Iterable[Any]) -> tuple[list[Model], list[tuple[str, Scalar]]]:
    """The models of mechanisms among the elements of a network, and what its elements were made of, by argument."""
    models: list[Model] = []
    numbers: list[tuple[str, Scalar]] = []
    for element in elements:
        if isinstance(element, Machine):
            models.append(element.tree.model)
        elif (made := getattr(element, "made", None)) is not None:
            bound = signature(made.factory).bind(*made.arguments, **made.named)
            numbers += bound.arguments.items()
        elif isinstance(element, Composite):
            inner = _inside(part for part, _ in element.parts)
            models, numbers = models + inner[0], numbers + inner[1]
    return models, numbers


def _ten(inertia: Inertia) -> list[Scalar]:
    """m, m c and the six numbers of I."""
    I_O = inertia.second_moment
    return [inertia.mass, *inertia.first_moment, I_O[0, 0], I_O[0, 1], I_O[0, 2], I_O[1, 1], I_O[1, 2], I_O[2, 2]]
