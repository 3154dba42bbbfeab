"""The operands of a program: names and shapes of its inputs and outputs, with consecutive numbers."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

from poinsot.records import dataclass

Shape = tuple[int, ...]


@dataclass(frozen=True)
class Operands:
    """The inputs and outputs of a program, by name, in order; its numbers are theirs, one after another in C order.

    inputs, outputs  name → shape, () for a single number; a shape with a 0 holds none
    """

    inputs: Mapping[str, Shape]
    outputs: Mapping[str, Shape]

    @property
    def taken(self) -> list[int]:
        """How many numbers each input holds."""
        return [prod(shape) for shape in self.inputs.values()]

    @property
    def given(self) -> list[int]:
        """How many numbers each output holds."""
        return [prod(shape) for shape in self.outputs.values()]
