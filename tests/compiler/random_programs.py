"""Random small programs of the loop language, as Python source: every loop ends, every index is within bounds.

A program is `advance(data, state, attempts) -> int` and the helpers that it calls; `arguments` makes what it takes. All
it does is seen in `bits(data, state)`. Whole numbers stay far below 2^53, divisors are not zero, nothing is undefined.
"""

import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cases import saved
from poinsot.code.records import replaced

HEAD = '''\
"""Made by tests/compiler/random_programs.py from the seed {seed}."""

import numpy as np

from poinsot.code.primitives import compiled, written_out

SHARE, MANY, DEEP, FLAT = 0.25, 3, True, False


@compiled
def weigh(inner):
    return inner.weight * inner.M[1, 2]
'''
COMPARISONS = ("<", "<=", ">", ">=", "==", "!=")
DIVISORS = ("7", "-7", "3", "-2", "(<i0> % 5 + 1)", "(-1 - <i0> % 4)")
NUMBERS = (
    *["(<f> + <f>)", "(<f> - <f>)", "(<f> * <f>)"] * 2, "<f> / (1.5 + abs(<f>))", "-(<f>)", "abs(<f>)", "np.floor(<f>)",
    "min(<f>, <f>)", "max(<f>, <f>)", "min(2.0, <f>, <f>)", "np.sqrt(<f>)", "np.hypot(<f>, <f>)", "float(<i>)",
    "(<f> if <b> else <f>)", "(<i> * <f>)", "(<f> % 2.0)", "(<f> % -1.25)", "(<f> % (0.5 + abs(<f>)))",
    "float(<i>) ** 2", "(1.0 + abs(max(-9.0, min(9.0, <f>)))) ** 1.7", "(SHARE, -0.0, 2.5)[<i> % 3]",
    "(<i> / <divisor>)", "(<i> + <f>)",
)  # fmt: skip
WHOLES = (
    *["(<i> + <i>)", "(<i> - <i>)", "(<i> // <divisor>)"] * 2, "(<i0> * <i0>)", "(<i> % <divisor>)", "(<i> & <i>)",
    "(<i> | <i>)", "(<i> ^ <i>)", "(<i> >> 2)", "(<i> % 8 << 2)", "min(<i>, <i>)", "max(<i>, <i>)", "abs(<i>)", "-<i>",
    "(<i> if <b> else <i>)", "int(max(-9.0, min(9.0, <f>)))", "int(<b>)", "(4, -1, 0)[<i> % 3]",
)  # fmt: skip
TRUTHS = (
    "<f> <compare> <f>", "<i> <compare> <i>", "<f> < <name> <= <f>", "<i> in (1, 2, -3)", "(<b> and <b>)",
    "(<b> or <b>)", "not (<b>)", "bool(np.isfinite(<f>))", "bool(np.isinf(<f>))", "bool(<f>)", "(<b> if <b> else <b>)",
)  # fmt: skip


class Inner(NamedTuple):
    """Part of the data."""

    weight: float
    M: NDArray[np.float64]
    events: Any


class Data(NamedTuple):
    """What a program is handed that does not change but in its arrays."""

    rounds: int
    x: NDArray[np.float64]
    inner: Inner
    y: NDArray[np.float64]
    k: NDArray[np.int64]


STATE = np.dtype([("time", np.float64), ("turns", np.int64), ("width", np.float64)])
EVENT = np.dtype([("at", np.float64), ("row", np.int64)])


def arguments(seed: int) -> tuple[Data, Any]:
    """A part and a structured array of one record: numbers that are small, NaN, infinite, zero of both signs."""
    rng = np.random.default_rng([seed, 1])

    def floats(*shape: int) -> NDArray[np.float64]:
        found = rng.normal(size=shape) * 4
        special = rng.random(shape)
        for share, value in ((0.08, -0.0), (0.05, np.nan), (0.03, np.inf), (0.015, -np.inf)):
            found[special < share] = value
        return found

    whole = rng.integers(-9, 10, 7)
    events = np.zeros(3, EVENT)
    events["at"], events["row"] = rng.normal(size=3), rng.integers(0, 5, 3)
    state = np.zeros(1, STATE)
    state["time"], state["turns"], state["width"] = rng.normal(), rng.integers(0, 5), 1.0
    rounds, weight, x, y = int(rng.integers(0, 5)), float(rng.normal()), floats(8), floats(6)
    return Data(rounds, x, Inner(weight, floats(4, 5), events), y, whole), state


def as_python(data: Data, state: Any) -> tuple[Any, Any]:
    """The same as Python's text takes it: records have their fields as attributes."""
    return replaced(data, events=data.inner.events.view(np.recarray)), state.view(np.recarray)[0]


def bits(data: Data, state: Any) -> tuple[bytes, ...]:
    """All that a program may have changed; a NaN is any NaN."""

    def plain(values: Any) -> bytes:
        if values.dtype.fields:
            return b"".join(plain(np.ascontiguousarray(values[name])) for name in values.dtype.names)
        found: bytes = (
            np.where(np.isnan(values), np.nan, values).tobytes() if values.dtype == float else values.tobytes()
        )
        return found

    return tuple(map(plain, (data.x, data.y, data.k, data.inner.M, data.inner.events, state)))


def load(source: str, folder: Path, name: str = "program") -> ModuleType:
    """The module of a program; its file stays, so that the text can be read."""
    file = saved(folder / f"{name}.py", source)
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def program(seed: int, rows: bool = True, calls: bool = True) -> str:
    """The source of a program.

    rows    whether a row of a matrix may be taken at an index that depends on numbers
    calls   whether calls that change arrays stand in the midst of expressions
    """
    return _Writer(seed, rows, calls).text()


class _Writer:
    """One program. Names tell types: f0 a float, i0 a whole number, b0 a truth; v, w vectors."""

    def __init__(self, seed: int, rows: bool, calls: bool) -> None:
        self.rng, self.seed, self.rows, self.calls = np.random.default_rng([seed, 0]), seed, rows, calls
        self.helpers: list[str] = []
        self.lines: list[str] = []

    def text(self) -> str:
        for name in ("probe", "pair", "scan")[: self.rng.integers(1, 4)]:
            self.helper(name)
            self.helpers.append(name)
        self.scope: set[str] = set()
        self.main, self.loops, self.branch, self.returns = True, 0, False, "int"
        self.lines += ["", "", "@compiled", "def advance(data, state, attempts):", "    result = 0"]
        self.begin()
        self.block(1, 8, 4)
        self.put(1, "state.time = f0" if "f0" in self.scope else "state.time = data.inner.weight")
        self.put(1, f"return result + {self.whole(2)}")
        return HEAD.format(seed=self.seed) + "\n".join(self.lines) + "\n"

    def helper(self, name: str) -> None:
        """probe(v, i, f) → float, pair(v, f, extra) → (float, int), scan(v, w, i) → None"""
        self.main, self.loops, self.branch, self.returns = False, 0, False, name
        mark = self.pick("compiled", "written_out") if name != "scan" else "compiled"
        taken = {"probe": "v, i0, f0", "pair": "v, f0, extra", "scan": "v, w, i0"}[name]
        self.scope = set(taken.split(", ")) - {"extra"}
        self.lines += ["", "", f"@{mark}", f"def {name}({taken}):"]
        if name == "pair":
            self.put(1, "b0 = extra is not None and extra > 0.5")
            self.scope.add("b0")
        self.begin()
        self.block(1, 4, 3)
        if name != "scan":
            self.put(1, self.leave())

    # Statements

    def begin(self) -> None:
        """Some locals."""
        for name in ("f1", "f2", "i1", "i2"):
            if self.chance(0.7):
                self.put(1, f"{name} = {self.number(1) if name[0] == 'f' else self.small(1)}")
                self.scope.add(name)

    def put(self, depth: int, line: str) -> None:
        self.lines.append("    " * depth + line)

    def pick(self, *items: Any) -> Any:
        return items[self.rng.integers(len(items))]

    def chance(self, share: float) -> bool:
        return bool(self.rng.random() < share)

    def block(self, depth: int, count: int, nesting: int, branch: bool = False) -> None:
        """Some statements; those of a branch may leave loops and the function."""
        outer, self.branch = self.branch, branch
        self.statements(depth, count, nesting)
        self.branch = outer

    def statements(self, depth: int, count: int, nesting: int) -> None:
        for _ in range(self.rng.integers(1, count + 1)):
            self.statement(depth, nesting)
            if re.match(rf" {{{4 * depth}}}(break|continue|return)\b", self.lines[-1]):
                return

    def statement(self, depth: int, nesting: int) -> None:
        kinds = ["local"] * 4 + ["store"] * 3 + ["several", "fill", "call"]
        kinds += (["if"] * 3 + ["for"] * 2 * (self.loops < 2) + ["while"] * (self.loops < 2)) if nesting else []
        if self.branch:
            kinds += ["return"] + ["break", "continue"] * (self.loops > 0)
        getattr(self, f"do_{self.pick(*kinds)}")(depth, nesting)

    def do_local(self, depth: int, nesting: int) -> None:
        kind = self.pick("f", "f", "i", "b")
        name = f"{kind}{self.rng.integers(3)}"
        if kind == "b":
            self.put(depth, f"{name} = {self.truth(2)}")
        elif name in self.scope and self.chance(0.3):
            if kind == "f":
                self.put(depth, f"{name} {self.pick('+', '-', '*')}= {self.number(2)}")
            else:
                self.put(depth, f"{name} = ({name} {self.pick('+', '-')} {self.whole(1)}) % 91 - 40")
        elif kind == "f" and self.chance(0.15):
            other = f"f{self.rng.integers(3)}"
            self.put(depth, f"{name} = {other} = {self.number(2)}")
            self.scope.add(other)
        else:
            self.put(depth, f"{name} = {self.settled(3) if kind == 'f' else self.small(3)}")
        self.scope.add(name)

    def do_store(self, depth: int, nesting: int) -> None:
        array = self.array()
        choices = [f"{array}[{self.index(array)}] = {self.settled(3)}"] * 2
        choices.append(f"{array}[{self.index(array)}] {self.pick('+', '-', '*')}= {self.number(1)}")
        if self.main:
            choices += [
                f"data.k[{self.index('data.k')}] = {self.small(2)}",
                f"data.inner.M[{self.index('data.inner.M')}, {self.index('data.inner.M', 1)}] = {self.settled(2)}",
                f"state.turns = {self.small(2)}", f"state.width = {self.settled(2)}", "state.turns += 1",
                f"data.inner.events[{self.index('data.inner.events')}].at = {self.settled(2)}",
                "data.inner.events[1].row -= 1",
            ]  # fmt: skip
        self.put(depth, self.pick(*choices))

    def do_several(self, depth: int, nesting: int) -> None:
        names = [f"f{k}" for k in self.rng.permutation(3)[:2]]
        how = self.pick("swap", "fresh", "choice", "call")
        if how == "call" and "pair" in self.helpers:
            which = f"i{self.rng.integers(3)}"
            self.put(depth, f"{names[0]}, {which} = {self.pair()}")
            self.scope |= {names[0], which}
            return
        if how == "choice":
            self.put(depth, f"{names[0]}, {names[1]} = ({self.two()}) if {self.truth(1)} else ({self.two()})")
        elif how == "swap" and set(names) <= self.scope:
            self.put(depth, f"{names[0]}, {names[1]} = {names[1]}, {names[0]}")
        else:
            self.put(depth, f"{names[0]}, {names[1]} = {self.two()}")
        self.scope |= set(names)

    def two(self) -> str:
        return f"{self.number(1)}, {self.number(1)}"

    def do_fill(self, depth: int, nesting: int) -> None:
        array = self.pick(self.array(), *(["data.inner.M"] if self.main else []))
        if not self.main or array != "data.inner.M":
            array = f"{array}[1:2]"
        self.put(depth, f"{array}[:] = {self.settled(1)}")

    def do_call(self, depth: int, nesting: int) -> None:
        if "scan" in self.helpers:
            self.put(depth, f"scan({self.array()}, {self.array()}, {self.small(1)})")
        else:
            self.do_store(depth, nesting)

    def do_if(self, depth: int, nesting: int) -> None:
        before = set(self.scope)
        self.put(depth, f"if {self.pick('DEEP', 'FLAT') if self.chance(0.08) else self.truth(2)}:")
        self.block(depth + 1, 3, nesting - 1, branch=True)
        after, self.scope = self.scope, set(before)
        if self.chance(0.25):
            self.put(depth, f"elif {self.truth(1)}:")
            self.block(depth + 1, 3, nesting - 1, branch=True)
            after, self.scope = after & self.scope, set(before)
        if self.chance(0.6):
            self.put(depth, "else:")
            self.block(depth + 1, 3, nesting - 1, branch=True)
        self.scope = before | (after & self.scope)

    def do_for(self, depth: int, nesting: int) -> None:
        before = set(self.scope)
        name = f"{self.pick('i', 'i', 'i', 'f')}{self.rng.integers(3)}"
        if name[0] == "f":
            over = f"({self.number(1)}, {self.number(1)}, {self.number(0)})"
        else:
            stop = self.pick(
                "3", "MANY", f"{self.whole(1)} % 4", *(["data.rounds"] if self.main else ["v.shape[0] % 4"])
            )
            over = self.pick(
                f"range({stop})", f"range(1, {stop} + 1)", f"range({stop}, -1, -1)", f"range(-2, {stop}, 2)"
            )
        self.put(depth, f"for {name} in {over}:")
        self.scope.add(name)
        self.loops += 1
        self.block(depth + 1, 4, nesting - 1)
        self.loops -= 1
        self.scope = before

    def do_while(self, depth: int, nesting: int) -> None:
        before, name = set(self.scope), f"w{len(self.lines)}"
        self.put(depth, f"{name} = {self.pick('0', 'MANY - 2', self.whole(1) + ' % 3')}")
        test = self.pick("True", self.truth(1))
        self.put(depth, f"while {name} < 4 and {test}:" if test != "True" else "while True:")
        self.put(depth + 1, f"{name} += 1")
        if test == "True":
            self.put(depth + 1, f"if {name} > 3 or {self.truth(1)}:")
            self.put(depth + 2, "break")
        self.loops += 1
        self.block(depth + 1, 4, nesting - 1)
        self.loops -= 1
        self.scope = before

    def do_break(self, depth: int, nesting: int) -> None:
        self.put(depth, "break")

    def do_continue(self, depth: int, nesting: int) -> None:
        self.put(depth, "continue")

    def do_return(self, depth: int, nesting: int) -> None:
        self.put(depth, self.leave())

    def leave(self) -> str:
        match self.returns:
            case "probe":
                return f"return {self.number(2)}"
            case "pair":
                one, other = (f"({self.number(1)}, {self.small(1)})" for _ in range(2))
                return f"return {one} if {self.truth(1)} else {other}" if self.chance(0.3) else f"return {one}"
            case "scan":
                return "return"
        return f"return {self.small(2)}"

    # Expressions: <f> a float, <i> a whole number, <b> a truth, one level simpler; <f0>, <i0>, <b0> the simplest

    def made(self, template: str, depth: int) -> str:
        """A form with its blanks filled in."""

        def fill(found: re.Match[str]) -> str:
            below = 0 if found[2] else max(depth - 1, 0)
            match found[1]:
                case "f":
                    return self.number(below)
                case "i":
                    return self.whole(below)
                case "b":
                    return self.truth(below)
                case "small":
                    return self.small(below)
                case "array":
                    return self.array()
                case "divisor":
                    return self.made(self.pick(*DIVISORS), 0)
            return str(self.pick(*COMPARISONS))

        return re.sub(r"<([a-z]+)(0?)>", fill, template)

    def array(self) -> str:
        """A vector of floats."""
        if not self.main:
            return str(self.pick("v", *(["w"] if "w" in self.scope else [])))
        row = self.index("data.inner.M") if self.rows else str(self.rng.integers(4))
        return str(
            self.pick(
                "data.x", "data.y", "data.x[2:]", "data.y[:3]", f"data.inner.M[{row}]", f"data.inner.M[{row}, 1:]"
            )
        )

    def element(self) -> str:
        array = self.array()
        return f"{array}[{self.index(array)}]"

    def index(self, array: str, axis: int = 0) -> str:
        if self.chance(0.3):
            return str(self.pick("0", "1", "-1"))
        return self.made(f"{self.pick('<i0>', '(<i0> + <i0>)')} % {array}.shape[{axis}]", 0)

    def known(self, letter: str) -> list[str]:
        return [f"{letter}{k}" for k in range(3) if f"{letter}{k}" in self.scope]

    def number(self, depth: int) -> str:
        """A float."""
        if depth == 0 or self.chance(0.15):
            leaves = ["0.5", "-1.5", "SHARE", "np.inf", *self.known("f") * 2]
            leaves += [
                "data.inner.weight",
                "weigh(data.inner)",
                "state.width",
                "data.inner.M[1, 2]",
                "data.inner.events[1].at",
                "data.x[3]",
            ] * self.main
            leaves += ["v[0]", "v[-1]"] * (not self.main)
            return self.element() if self.chance(0.1) else str(self.pick(*leaves))
        calls = ["probe(<array>, <small>, <f>)"] * 2 * ("probe" in self.helpers and self.calls)
        return self.made(self.pick(*NUMBERS, *calls), depth)

    def settled(self, depth: int) -> str:
        """A float, most often within ±9; NaN is 9."""
        found = self.number(depth)
        return f"max(-9.0, min(9.0, {found}))" if self.chance(0.6) else found

    def pair(self) -> str:
        return self.made(f"pair(<array>, <f>, {self.pick('None', '<f0>', '<f0>')})", 2)

    def whole(self, depth: int) -> str:
        """A whole number, far below 2^53."""
        if depth == 0 or self.chance(0.2):
            leaves = ["1", "-3", "12", "MANY", *self.known("i") * 2]
            leaves += ["data.rounds", "state.turns", "data.k[2]", "data.inner.events[0].row", "attempts"] * self.main
            return str(self.pick(*leaves))
        return self.made(self.pick(*WHOLES), depth)

    def small(self, depth: int) -> str:
        """A whole number from −40 to 50: what is kept."""
        return f"{self.whole(depth)} % 91 - 40"

    def truth(self, depth: int) -> str:
        if depth == 0 or self.chance(0.15):
            return self.made(self.pick("<f0> <compare> <f0>", "<i0> > 1", *self.known("b") * 2), 0)
        if self.chance(0.15):
            array, place = self.array(), self.whole(0)
            return self.made(f"(0 <= {place} < {array}.shape[0] and {array}[{place}] <compare> <f0>)", 0)
        named = str(self.pick("0.5", "SHARE", *self.known("f")))  # a call that is compared twice is refused
        return self.made(str(self.pick(*TRUTHS)).replace("<name>", named), depth)
