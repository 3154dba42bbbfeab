"""Lines that follow each other in the same way are fused: the same numbers, bit for bit, whatever lies on what."""

import numpy as np
import pytest

from cases import quick
from poinsot.programs.program import Instruction, Program, prune
from poinsot.programs.recursion import INPUT, OUTPUT, ROW, SLOT, LinkStep, OperandPlace, Recursion, Walk
from poinsot.recursions.fusing import fused
from systems.lines_followed import followed

ROWS, RECORD, GIVEN, LEFT = 30, 400, 200, 200


def some_step(rng: np.random.Generator) -> LinkStep:
    """A few sums and products of what lies in records, a row and an operand, left in records and an operand."""
    inputs = [OperandPlace(SLOT, 0, int(rng.integers(1, 4)), 0, 0), OperandPlace(SLOT, 0, 2, 0, 1)]
    if rng.random() < 0.5:
        inputs.append(OperandPlace(INPUT, 0, 2, 0, 2))
    if rng.random() < 0.5:
        inputs.insert(0, OperandPlace(ROW, 0, 5))
    columns = 1 + max(each.column for each in inputs if each.base != ROW)
    outputs = [OperandPlace(SLOT, 0, int(rng.integers(1, 4)), 0, columns)]
    if rng.random() < 0.3:
        outputs.append(OperandPlace(OUTPUT, 0, 1, 0, columns + 1))
    size = sum(each.size for each in inputs)
    made = [Instruction("input", (), k) for k in range(size)]
    made.append(Instruction("constant", (), 0.5))
    for _ in range(6):
        operation = "add" if rng.random() < 0.6 else "mul"
        made.append(Instruction(operation, tuple(rng.integers(0, len(made), 2).tolist())))
    left = sum(each.size for each in outputs)
    return LinkStep(prune(Program(size, made, rng.integers(0, len(made), left).tolist())), inputs, outputs)


def some_walk(rng: np.random.Generator) -> tuple[Walk, list[int], list[int]]:
    """Stretches of a few patterns whose columns go along at the same pace, or lie anywhere; where lines begin, and
    stretches among these."""
    steps = {k: some_step(rng) for k in range(4)}
    columns = {k: 1 + max(x.column for x in (*step.inputs, *step.outputs)) for k, step in steps.items()}
    patterns = [rng.integers(0, 4, rng.integers(2, 6)).tolist() for _ in range(3)]
    said = [[(int(rng.integers(0, ROWS // 2)), rng.integers(0, 40, columns[k])) for k in each] for each in patterns]
    words: list[int] = []
    begins, cuts, count = [], [], [0] * 4
    for n in range(90):
        which = int(rng.integers(0, 3))
        cuts.append(len(begins))
        wild = rng.random() < 0.3
        for k, (row, starts) in zip(patterns[which], said[which], strict=True):
            begins.append(len(words))
            at = rng.integers(0, 150, len(starts)) if wild else starts + n
            words += [k, (row + n) % ROWS, *at.tolist()]
            count[k] += 1
    return Walk(steps, np.array(words, dtype=np.int32), columns, count), begins, cuts


@pytest.mark.parametrize("seed", quick(3, range(200)))
def test_fused_lines_do_what_lines_do(seed: int) -> None:
    rng = np.random.default_rng(seed)
    walk, begins, cuts = some_walk(rng)
    rows, cleared = 0.5 + rng.random((ROWS, 5)), [(0, RECORD)]
    one = Recursion([walk], rows, RECORD, cleared=cleared)
    short = fused(walk, np.array(begins), np.array(cuts), rows.shape[1])
    other = Recursion([short], rows, RECORD, cleared=cleared)
    given = rng.random(GIVEN) * 0.1
    (ours,), (theirs,) = followed(other, [LEFT], given), followed(one, [LEFT], given)
    np.testing.assert_array_equal(ours, theirs)
    assert len(short.lines) < len(walk.lines), "nothing is fused"
