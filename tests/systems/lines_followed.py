"""Walks followed line by line over floats: what compiled loops do, without compiling them."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from compiler.interpreting import interpret
from poinsot.programs.recursion import INPUT, OUTPUT, ROW, SLOT, LinkStep, OperandPlace, Recursion, Walk


def followed(recursion: Recursion, sizes: Iterable[int], *inputs: Any) -> list[Any]:
    """What lines leave in outputs of these sizes, followed one by one."""
    records, outputs = np.full(recursion.record, np.nan), [np.full(n, np.nan) for n in sizes]
    for first, count in recursion.cleared:
        records[first : first + count] = 0.0
    for walk in recursion.sweeps:
        assert isinstance(walk, Walk)
        at = 0
        while at < len(walk.lines):
            step, row = walk.steps[int(walk.lines[at])], int(walk.lines[at + 1])
            assert isinstance(step, LinkStep)
            said = walk.lines[at + 2 :]

            def lying(place: OperandPlace, row: int = row, said: Any = said) -> Any:
                if place.base == ROW:
                    row = int(said[place.column]) if place.operand else row
                    return recursion.rows.ravel()[row * recursion.rows.shape[1] + place.offset :][: place.size]
                base = records if place.base == SLOT else {INPUT: inputs, OUTPUT: outputs}[place.base][place.operand]
                return base[said[place.column] + place.offset :][: place.size]

            taken = np.concatenate([np.zeros(0), *(lying(each) for each in step.inputs)])
            given = np.array(interpret(step.program, taken))
            for place, own in zip(
                step.outputs, np.split(given, np.cumsum([x.size for x in step.outputs])), strict=False
            ):
                lying(place)[:] = own
            at += 2 + walk.columns[int(walk.lines[at])]
    return outputs
