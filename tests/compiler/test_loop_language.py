"""What is not of the loop language is told with its file, its line and what to do: docs/loop-language.md."""

import inspect
import linecache
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from poinsot.code.primitives import call_kernel, compiled, vector
from poinsot.code.reading import Compilation
from poinsot.code.records import Record, Records, Vector, declared, zeros
from poinsot.code.syntax import LanguageError
from poinsot.code.types import FLOAT, INT, NONE, Array, Type

LIST = [1.0, 2.0]
VECTOR = Array(FLOAT, 1)


class Count(Record):
    """A record."""

    done: int


class Held(NamedTuple):
    """A part."""

    step: float
    x: Vector
    count: Records[Count]


@compiled
def changes(x: float) -> float:
    y = 1
    y = 2.0 * x
    return y


@compiled
def forgets(x: float) -> float:
    if x > 0.0:
        return x


@compiled
def gives_two_sorts(x: float) -> float:
    if x > 0.0:
        return x
    return


@compiled
def calls_itself(n: int) -> int:
    return calls_itself(n - 1) if n > 0 else 0


@compiled
def lists(x: float) -> float:
    return sum([x for _ in range(3)])


@compiled
def asks_the_module(x: float) -> float:
    return x + LIST[0]


@compiled
def asks_for_more(held: Held) -> float:
    return held.pace


@compiled
def changes_what_stays(held: Held) -> None:
    held.step = 2.0


@compiled
def indexes_too_often(x: Vector) -> float:
    return x[0, 1]


@compiled
def leaves_out(x: Vector) -> float:
    y = x[::2]
    return y[0]


@compiled
def names_arguments(x: float) -> float:
    return changes(x=x)


@compiled
def counts_by_what(n: int) -> int:
    total = 0
    for i in range(0, 10, n):
        total += i
    return total


@compiled
def writes_a_float(x: Vector, held: Held) -> None:
    held.count[0].done = x[0]


@compiled
def hands_a_number(x: float) -> None:
    call_kernel(0, x, x)


@compiled
def goes_over_an_array(x: Vector) -> float:
    total = 0.0
    for each in x:
        total += each
    return total


@compiled
def tries(x: float) -> float:
    try:
        return 1.0 / x
    except ZeroDivisionError:
        return 0.0


WRONG: dict[Callable[..., Any], tuple[list[Type], int, str]] = {
    changes: ([FLOAT], 2, "was int and becomes float; use another name"),
    forgets: ([FLOAT], 0, "may come to its end without a value"),
    gives_two_sorts: ([FLOAT], 3, "gives nothing, where float came back before"),
    calls_itself: ([INT], 1, "calls_itself calls itself: a loop has no recursion"),
    lists: ([FLOAT], 1, "is no expression of a loop"),
    asks_the_module: ([FLOAT], 1, "is no number; a text knows its arguments and the constants of its module"),
    asks_for_more: ([declared(Held)], 1, "asks Held for 'pace'"),
    changes_what_stays: ([declared(Held)], 1, "is a number of what stays the same"),
    indexes_too_often: ([VECTOR], 1, "has 2 indices for array of float [:]"),
    leaves_out: ([VECTOR], 1, "leaves numbers out; a part of an array lies in one piece"),
    names_arguments: ([FLOAT], 1, "names its arguments; give them in order"),
    counts_by_what: ([INT], 2, "counts by a step that is not known"),
    writes_a_float: ([VECTOR, declared(Held)], 1, "is float, where int is wanted"),
    hands_a_number: ([FLOAT], 1, "hands a kernel float, where it takes a vector"),
    goes_over_an_array: ([VECTOR], 2, "is nothing that a loop goes over: a range, or some values in brackets"),
    tries: ([FLOAT], 1, "is no statement of a loop"),
}


@pytest.mark.parametrize("text", WRONG, ids=lambda each: each.__name__)
def test_what_is_not_of_the_language_is_told_by_its_line(text: Callable[..., Any]) -> None:
    types, line, why = WRONG[text]
    with pytest.raises(LanguageError) as told:
        Compilation().entry("entry", text, types)
    first = inspect.getsourcelines(text)[1] + 1  # behind the mark
    assert f"{Path(__file__).name}, line {first + line}: " in str(told.value), told.value
    assert why in str(told.value), told.value


@compiled
def looks(solver: Held | None, x: Vector) -> float:
    if solver is None:
        return x[0]
    return x[0] + solver.step


def test_what_is_none_is_decided_while_compiling() -> None:
    """Law: one text for both sorts of arguments, in each the branch that it never takes is not read."""
    without, with_one = Compilation(), Compilation()
    without.entry("entry", looks, [NONE, VECTOR])
    with_one.entry("entry", looks, [declared(Held), VECTOR])
    assert [len(each.program.functions[0].body) for each in (without, with_one)] == [1, 1]
    assert [len(each.program.functions[0].parameters) for each in (without, with_one)] == [1, 2]


OUTSIDE = """
from poinsot.code import Block, Loops
import numpy as np
loops = Loops("compiler", "outside", {"beyond": "test_loop_language.beyond"})
from compiler.test_loop_language import Held, Count
from poinsot.code.records import zeros
loops.call("beyond", Block(Held(1.0, np.zeros(3), zeros(Count))), 3)
"""


@compiled
def beyond(held: Held, n: int) -> int:
    held.count[0].done = n
    held.x[n] = 1.0
    return n


def test_an_index_out_of_bounds_is_told_by_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POINSOT_LOOPS", "checked")
    done = subprocess.run(
        [sys.executable, "-c", OUTSIDE], cwd=Path(__file__).parents[1], capture_output=True, text=True
    )
    line = inspect.getsourcelines(beyond)[1] + 3
    assert done.returncode != 0
    assert f"{Path(__file__).name}, line {line}: index 3 of 3: out of bounds" in done.stderr


def test_records_are_laid_out_as_they_are_declared() -> None:
    count: Any = zeros(Count, 2)
    assert count.dtype.names == ("done",) and count.dtype.itemsize == 8 and count.shape == (2,)
    held = Held(0.5, np.zeros(3), count)
    assert held.count[1]["done"] == 0  # type: ignore[index]
    assert vector(held.x.ctypes.data, 3).tolist() == [0.0, 0.0, 0.0]


def test_texts_of_one_name_within_one_another_have_names_of_their_own() -> None:
    """Law: every function of a program has a name of its own, also where one calls another text of its name."""

    def named(inner: Callable[..., Any] | None) -> Callable[..., Any]:
        scope: dict[str, Any] = {"compiled": compiled, "inner": inner, "__name__": __name__}
        called = "inner(x)" if inner else "x"
        text = f"def same(x: float) -> float:\n    return {called}\n"
        linecache.cache[f"<same {called}>"] = (len(text), None, text.splitlines(True), f"<same {called}>")
        exec(compile(text, f"<same {called}>", "exec"), scope)
        return compiled(scope["same"])  # type: ignore[no-any-return]

    compilation = Compilation()
    compilation.entry("entry", named(named(None)), [FLOAT])
    names = [each.name for each in compilation.program.functions]
    assert len(set(names)) == len(names) == 2
