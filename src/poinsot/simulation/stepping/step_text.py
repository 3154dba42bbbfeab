"""The entry of a stepper from Python, in LLVM assembly: a builtin function that reads an array of inputs.

The step itself is a loop (`simulation.loops.whole_steps`), of which it has the address. It works on a block of words,
`WORDS`: the step's function and block; `given` inputs at `place` among those `held`, if the number at `steered` is not
0; Python's objects and functions.
"""

from __future__ import annotations

from poinsot.renderers.llvm.assembly import ValueType, declarations
from poinsot.renderers.llvm.interface import INTP, WORD
from poinsot.renderers.llvm.looping import Counting, Index
from poinsot.ufuncs import capi

OBJECTS = ("array_type", "float64_descriptor", "general", "failed", "none", "keep", "vectorcall", "call")
WORDS = ("function", "block", "steered", "given", "place", "held", *OBJECTS)
ENTRY = "step_from_python"


class StepCode(Counting):
    """The lines of one function on the block ``%ctx``."""

    def word(self, name: str, kind: str = "i64") -> str:
        """A word of the block."""
        return self(f"load {kind}, ptr {self.at('%ctx', 8 * WORDS.index(name))}")

    def pointer(self, name: str) -> str:
        """An address in the block."""
        return self.word(name, "ptr")

    def get(self, base: str, index: Index) -> str:
        """Entry of an array of numbers."""
        return self.load(self.place(base, index), 0, 8)

    def set(self, base: str, index: Index, value: str) -> None:
        """Change an entry of an array of numbers."""
        self.store(value, self.place(base, index), 0, 8)


def text(fma: bool) -> str:
    """The module."""
    return "\n".join([_entry(fma), *declarations([ValueType(1)], fma)])


def _entry(fma: bool) -> str:
    """What Python calls: one step, with nothing or with one plain array of inputs; anything else goes to `general`."""
    code = StepCode(fma)
    code.do(f"%ctx = load ptr, ptr {code.at('%self', capi.DATA)}")
    code.do("%named = icmp ne ptr %kwnames, null")
    code.do("br i1 %named, label %general, label %bare")
    code.label("bare")
    code.do(f"switch {INTP} %nargs, label %general [ {INTP} 0, label %go {INTP} 1, label %one ]")
    code.label("one")
    given = code("load ptr, ptr %args")
    given_type = code(f"load ptr, ptr {code.at(given, capi.TYPE)}")
    array = code(f"icmp eq ptr {given_type}, {code.pointer('array_type')}")
    code.do(f"br i1 {array}, label %array, label %general")
    code.label("array")
    kind = code(f"load ptr, ptr {code.at(given, capi.DESCRIPTOR)}")
    numbers = code(f"icmp eq ptr {kind}, {code.pointer('float64_descriptor')}")
    flags = code(f"and i32 {code(f'load i32, ptr {code.at(given, capi.FLAGS)}')}, {capi.PLAIN}")
    plain = code(f"icmp eq i32 {flags}, {capi.PLAIN}")
    flat = code(f"icmp eq i32 {code(f'load i32, ptr {code.at(given, capi.DIMENSIONS_COUNT)}')}, 1")
    free = code(f"load i64, ptr {code.pointer('steered')}")
    steered = code(f"icmp ne i64 {free}, 0")
    fits = code(f"and i1 {code(f'and i1 {numbers}, {plain}')}, {code(f'and i1 {flat}, {steered}')}")
    code.do(f"br i1 {fits}, label %plain, label %general")
    code.label("plain")
    lengths = code(f"load ptr, ptr {code.at(given, capi.DIMENSIONS)}")
    count = code(f"load {INTP}, ptr {lengths}")
    length = count if WORD == 8 else code(f"sext {INTP} {count} to i64")
    size = code.word("given")
    code.do(f"br i1 {code(f'icmp eq i64 {length}, {size}')}, label %fitting, label %general")
    code.label("fitting")
    data, held, place = code(f"load ptr, ptr {code.at(given, capi.DATA)}"), code.pointer("held"), code.pointer("place")
    for i in code.each(0, size):
        code.set(held, code(f"load i64, ptr {code.place(place, i)}"), code.get(data, i))
    code.do("br label %go")
    code.label("go")
    status = code(f"call i64 {code.pointer('function')}(ptr {code.pointer('block')}, i64 1)")
    code.do(f"br i1 {code(f'icmp eq i64 {status}, 0')}, label %done, label %failed")
    code.label("done")
    none = code.pointer("none")
    code.do(f"call void {code.pointer('keep')}(ptr {none})")
    code.do(f"ret ptr {none}")
    code.label("failed")
    answer = code(f"call ptr {code.pointer('call')}(ptr {code.pointer('failed')})")
    code.do(f"ret ptr {answer}")
    code.label("general")
    answer = code(
        f"call ptr {code.pointer('vectorcall')}(ptr {code.pointer('general')}, ptr %args, {INTP} %nargs, ptr %kwnames)"
    )
    code.do(f"ret ptr {answer}")
    return code.function(f"define ptr @{ENTRY}(ptr %self, ptr %args, {INTP} %nargs, ptr %kwnames)")
