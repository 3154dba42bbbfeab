"""Programs: contraction keeps the meaning, layouts keep values apart, big ones are cut into pieces."""

import math
from typing import Any

import numpy as np
import pytest

from cases import quick
from compiler.interpreting import EVALUATE, interpret
from compiler.programs import STEPS, RandomProgram
from poinsot.programs import tracing
from poinsot.programs.program import Instruction, Program, contract, narrowed, reach
from poinsot.renderers.llvm import layout
from poinsot.renderers.llvm import program as lowering
from poinsot.renderers.llvm.target import Host

SEEDS = range(5)


def traced(seed: int, length: int = 3 * len(STEPS)) -> tuple[RandomProgram, Program]:
    function = RandomProgram(seed, length)
    return function, tracing.trace(function, function.inputs, function.outputs, "random")


def test_program_means_what_the_function_means(seed: int) -> None:
    function, program = traced(seed)
    arguments = function.arguments(np.random.default_rng(seed))
    expected = np.concatenate([np.ravel(each) for each in function.on_floats(*arguments)])
    numbers = np.concatenate([np.ravel(each) for each in arguments])
    np.testing.assert_allclose(interpret(program, numbers), expected, rtol=1e-11, atol=1e-11)
    np.testing.assert_allclose(interpret(contract(program), numbers), expected, rtol=1e-11, atol=1e-11)


def test_arguments_come_first_and_nothing_is_idle(seed: int) -> None:
    for program in (traced(seed)[1], contract(traced(seed)[1])):
        for k, instruction in enumerate(program.instructions):
            assert all(argument < k for argument in instruction.arguments)
        uses = program.uses()
        idle = [each for each, used in zip(program.instructions, uses, strict=True) if not used]
        assert all(each.operation == "input" for each in idle)


def test_a_narrowed_program_says_the_same_of_what_is_asked(seed: int) -> None:
    """From the inputs that some outputs reach, and no others."""
    program, rng = traced(seed)[1], np.random.default_rng(seed)
    numbers, asked = rng.uniform(0.5, 1.0, program.inputs), rng.permutation(len(program.outputs))[:3]
    every, known = reach(program), interpret(program, numbers)
    kept = [k for k in range(program.inputs) if any(every[n] >> k & 1 for n in asked)]
    assert interpret(narrowed(program, kept, asked.tolist()), numbers[kept]) == [known[n] for n in asked]


def test_contraction_leaves_no_product_that_only_feeds_free_sums(seed: int) -> None:
    program = contract(traced(seed)[1])
    uses = program.uses()
    for operation, arguments, _ in program.instructions:
        if operation in ("add", "sub") and arguments[0] != arguments[1]:
            for argument in arguments:
                product = program.instructions[argument].operation == "mul"
                assert not (product and uses[argument] == 1)


def test_no_operation_lacks_a_way_through() -> None:
    """What tracing can read is what lowering can write and what these tests can evaluate."""
    readable = {*tracing.OPERATIONS.values(), "if_else"}
    assert readable <= lowering.OPERATIONS
    texts = {"call", "result"}  # of texts: tests/geometry/test_touching.py
    assert set(EVALUATE) == lowering.OPERATIONS - texts
    assert lowering.OPERATIONS - readable == {"fma", *texts}


@pytest.mark.parametrize("chunk", [2, 9, 40])
def test_programs_are_cut_where_few_values_live_on(seed: int, chunk: int, monkeypatch: Any) -> None:
    """No cut between half a piece and a whole one would leave fewer values to be handed over."""
    monkeypatch.setattr(layout, "CHUNK", chunk)
    program = contract(traced(seed)[1])
    plan = layout.lay_out(program, 8, 8)
    members = [k for piece in plan.chunks for k in piece]

    def handed_over(cut: int) -> int:
        later = {each for k in members[cut:] for each in program.instructions[k].arguments}
        return len(later & {*members[:cut]})

    start = 0
    for piece in plan.chunks[:-1]:
        cut = start + len(piece)
        assert handed_over(cut) == min(map(handed_over, range(start + chunk // 2, start + chunk + 1)))
        start = cut


@pytest.mark.parametrize("lanes, group", [(1, 8), (8, 8), (1, 4), (4, 4)])
@pytest.mark.parametrize("chunk", [1, 7, 50, 10_000])
def test_layout_keeps_values_apart(seed: int, chunk: int, lanes: int, group: int, monkeypatch: Any) -> None:
    """Every instruction stands in one piece, and a slot is not given away before its value's last use."""
    monkeypatch.setattr(layout, "CHUNK", chunk)
    program = contract(traced(seed)[1])
    plan = layout.lay_out(program, lanes, group)
    pieces = [plan.ahead, *plan.chunks]
    assert sorted(k for piece in pieces for k in piece) == [
        k for k, each in enumerate(program.instructions) if each.operation not in ("input", "constant")
    ]
    assert all(len(piece) <= chunk for piece in plan.chunks)
    owner: dict[int, int] = {}
    for piece in pieces:
        here = set(piece)
        for k in piece:
            for argument in program.instructions[k].arguments:
                operation = program.instructions[argument].operation
                if argument not in here and operation not in ("input", "constant", "sin", "cos"):
                    assert owner[plan.slot[argument]] == argument
            if k in plan.slot:
                owner[plan.slot[k]] = k
    places = [*set(plan.slot.values()), *(each for triple in plan.angle.values() for each in triple)]
    assert len(places) == len(set(places))
    assert all(place % (8 * lanes) == 0 and place + 8 * lanes <= plan.size for place in places)


@pytest.mark.sample(2)
@pytest.mark.parametrize("chunk", [1, 5, 33])
@pytest.mark.parametrize("seed", quick(1, range(2)))
def test_code_in_pieces_is_the_same_code(seed: int, chunk: int, machine: Host, monkeypatch: Any) -> None:
    function = RandomProgram(seed, 3 * len(STEPS))
    arguments = function.arguments(np.random.default_rng(seed), 11)
    whole = function.kernel().ufunc(*arguments)
    monkeypatch.setattr(layout, "CHUNK", chunk)
    pieces = function.kernel().ufunc(*arguments)
    for left, right in zip(pieces, whole, strict=True):
        np.testing.assert_array_equal(left, right)


@pytest.mark.long
def test_twenty_thousand_instructions() -> None:
    function = RandomProgram(11, 100, copies=200)
    kernel = function.kernel()
    assert kernel.operations > 20_000
    arguments = function.arguments(np.random.default_rng(11), 9)
    batch = kernel.ufunc(*arguments)
    for got, expected in zip(batch, function.on_floats(*arguments), strict=True):
        np.testing.assert_allclose(got, expected, rtol=1e-9, atol=1e-9)
    for got, single in zip(batch, zip(*map(kernel.ufunc, *arguments), strict=True), strict=True):
        np.testing.assert_array_equal(got, single)


def test_listing_can_be_read_and_run() -> None:
    """The listing is a program in Python's syntax; running it gives what the function gives."""
    function = RandomProgram(5, 2 * len(STEPS))
    names: dict[str, Any] = {key: value for key, value in EVALUATE.items() if key not in ("not", "and", "or")}
    source = function.kernel().source()
    x, Y, s = function.arguments(np.random.default_rng(5))
    names |= {"x": x, "Y": Y, "s": float(s), "u": np.zeros(3), "W": np.zeros((2, 2))}
    names |= {"sin": math.sin, "cos": math.cos}
    exec(source.replace("not(", "1 - ("), names)
    for key, expected in zip(("u", "W", "r"), function.on_floats(x, Y, s), strict=True):
        np.testing.assert_allclose(names[key], expected, rtol=1e-11, atol=1e-11)


def test_operations_counts_neither_inputs_nor_constants() -> None:
    program = Program(
        1, [Instruction("input", (), 0), Instruction("constant", (), 2.0), Instruction("mul", (0, 1))], [2]
    )
    assert program.operations == 1
