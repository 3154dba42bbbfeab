"""The derivative of a recursion over a tree along a direction: its walks, each record with its direction behind all.

    step: x → y     becomes     (x, ẋ) → (y, ∂y/∂x ẋ)

What tells links apart, and where records lie, is data and stays as it is: a direction lies as many numbers behind its
record as records have together, operands of directions behind those of values. So a direction costs what a value does,
two to three times, whatever the size of the tree.
Law: equals the derivative by dual numbers, tests/systems/test_rolled_tangents.py.
Source: Griewank & Walther, Evaluating Derivatives (2008), ch. 3.
"""

from __future__ import annotations

from dataclasses import replace

from poinsot.errors import CompilerError
from poinsot.programs.front_loops import FrontLoop
from poinsot.programs.moving_programs import with_tangent
from poinsot.programs.recursion import (
    GROUND,
    INPUT,
    OUTPUT,
    ROW,
    SLOT,
    LinkStep,
    Once,
    OperandPlace,
    Recursion,
    Sweeping,
    Walk,
)


def moving_recursion(recursion: Recursion, inputs: int, outputs: int, name: str) -> Recursion:
    """(inputs, their directions) → the outputs, and behind them their directions.

    inputs, outputs   how many operands there are
    Errors   CompilerError where loops over matrices or wide fronts stand between links: these are not differentiated
    """
    made = _Moving(recursion.record, inputs, outputs, name)
    sweeps = [made.sweep(each) for each in recursion.sweeps]
    behind = recursion.record
    return replace(
        recursion,
        sweeps=sweeps,
        record=2 * behind,
        cleared=[*recursion.cleared, *((first + behind, count) for first, count in recursion.cleared)],
    )


class _Moving:
    """Steps with their tangents; behind: how far a direction lies behind its record."""

    def __init__(self, behind: int, inputs: int, outputs: int, name: str) -> None:
        self.behind, self.inputs, self.outputs, self.name = behind, inputs, outputs, name

    def sweep(self, sweep: Sweeping) -> Walk | Once:
        """The same sweep, of values and directions."""
        if isinstance(sweep, Once):
            return Once(self.step(sweep.step))
        if isinstance(sweep, Walk):
            return replace(sweep, steps={kind: self.step(step) for kind, step in sweep.steps.items()})
        raise self._refused()

    def step(self, step: LinkStep | FrontLoop) -> LinkStep:
        """The same step, of values and directions; numbers of a link's own row have none."""
        if isinstance(step, FrontLoop):
            raise self._refused()
        moving = [place.base != ROW for place in step.inputs]
        of_each = [moves for moves, place in zip(moving, step.inputs, strict=True) for _ in range(place.size)]
        moved = [self.place(place) for place in step.inputs if place.base != ROW]
        number = {k: n for n, k in enumerate(k for k, moves in enumerate(moving) if moves)}
        first, last = len(step.inputs), len(step.outputs)
        return LinkStep(
            with_tangent(step.program, of_each),
            [*step.inputs, *moved],
            [*step.outputs, *(self.place(place) for place in step.outputs)],
            [*step.sums, *((first + number[i], last + o) for i, o in step.sums)],
        )

    def place(self, place: OperandPlace) -> OperandPlace:
        """Where the direction of what lies there is."""
        if place.base == INPUT:
            return place._replace(operand=place.operand + self.inputs)
        if place.base == OUTPUT:
            return place._replace(operand=place.operand + self.outputs)
        if place.base in (GROUND, SLOT):
            return place._replace(offset=place.offset + self.behind)
        raise self._refused()

    def _refused(self) -> CompilerError:
        return CompilerError(
            f"The kernel {self.name} of a large tree has loops over matrices or wide fronts, and these are not "
            "differentiated."
        )
