"""Whole steps of fixed length as one compiled function, in LLVM assembly: what `po.Stepper` calls from Python.

One text serves every system: it works on a block of words, `WORDS`, that holds the addresses of kernels and arrays. A
step that cannot be taken leaves the state, the time and the energies as they were, and answers why.

    semi-implicit   v⁺ = v + h a(q, v),  q⁺ = q ⊞ h v⁺;  of what floats by its momentum, `multibody.floating_bases`
    explicit        kᵢ = f(t + cᵢ h, x ⊞ h Σⱼ aᵢⱼ kⱼ),  x⁺ = x ⊞ h Σ bᵢ kᵢ

Energies through ports and dissipators are integrated with the same weights. Steps land on jumps and kinks of tables.
Law     k steps are k steps of `simulate` with that step, tests/simulation/test_stepper.py
Source: Hairer, Lubich & Wanner 2006, §I.1 (semi-implicit Euler) and §II.1.
"""

from __future__ import annotations

from poinsot.renderers.llvm.assembly import Lanes, declarations
from poinsot.renderers.llvm.counting import Counting, Index
from poinsot.renderers.llvm.interface import INTP, WORD
from poinsot.simulation.methods import Tableau
from poinsot.ufuncs import capi

NEWTON_STEPS, NEAR = 12, 1e-6  # those of the loops: `native`

SIZES = ("nx", "nl", "nw", "nu")
ARRAYS = ("feed", "k", "sums", "x", "y", "x_new", "energy", "through", "placed", "projected", "velocity", "reach",
          "held", "place", "segments", "inputs", "moving", "carried")  # fmt: skip
NUMBERS = ("step", "tolerance", "now", "start", "time")
COUNTS = ("done", "segment", "steered", "at", "segment_count", "given")
OBJECTS = ("array_type", "float64_descriptor", "general", "failed", "none", "keep", "vectorcall", "call")
WORDS = ("flow", "retract", "project", "leaving", "arriving", "nv", "nq", *SIZES, *ARRAYS, *NUMBERS, *COUNTS, *OBJECTS)
"""Words of the block: sizes; addresses of arrays; `time` is that of the state, `now` within a step; steps `done` since
`start`; `segment` of the state, `at` within a step; `given` inputs of Python, at `place` among those `held`, `steered`
once no table stands in their way; Python's objects and functions."""
TAKEN, RATES, STATE, CONSTRAINTS, TOO_FAR = range(5)
"""How a step ended: taken; the flow, or the new state, is not finite; off the constraints; beyond the chart's reach."""
STEPS, SETTLE, ENTRY = "steps", "settle_state", "step_from_python"


class Code(Counting):
    """The lines of one function on the block ``%ctx``."""

    def word(self, name: str, kind: str = "i64") -> str:
        """A word of the block."""
        return self(f"load {kind}, ptr {self.at('%ctx', 8 * WORDS.index(name))}")

    def pointer(self, name: str) -> str:
        """An address in the block."""
        return self.word(name, "ptr")

    def put(self, name: str, value: str, kind: str = "i64") -> None:
        """Change a word of the block."""
        self.do(f"store {kind} {value}, ptr {self.at('%ctx', 8 * WORDS.index(name))}")

    def get(self, base: str, index: Index) -> str:
        """Entry of an array of numbers."""
        return self.load(self.place(base, index), 0, 8)

    def set(self, base: str, index: Index, value: str) -> None:
        """Change an entry of an array of numbers."""
        self.store(value, self.place(base, index), 0, 8)

    def copy(self, source: str, target: str, size: Index) -> None:
        """target = source."""
        for i in self.each(0, size):
            self.set(target, i, self.get(source, i))

    def finite(self, array: str, size: Index) -> str:
        """The condition that all entries are: 0 x is 0, else NaN."""
        total = self.fold(size, "0.0", lambda k, sum: self.add(sum, self.mul(self.get(array, k), "0.0")))
        return self.compare("oeq", total, "0.0")

    def answer(self, condition: str, value: str) -> None:
        """Return a value where a condition holds."""
        self._loops += 1
        name = f"leave{self._loops}"
        self.do(f"br i1 {condition}, label %{name}, label %{name}not")
        self.label(name)
        self.do(f"ret {value}")
        self.label(f"{name}not")


def text_of(method: Tableau | None, fma: bool) -> str:
    """The module of whole steps of an explicit method, or of the semi-implicit one (None)."""
    parts = [_moment(fma), _settle(fma), _attempt(method, fma), _whole(fma), _steps(fma), _settle_state(fma)]
    return "\n".join([*parts, _entry(fma), *declarations([Lanes(1)], fma)])


def _moment(fma: bool) -> str:
    """t and u in the feed at a time of the segment, kept inside it: u = held + value + slope (t − begin)."""
    code = Code(fma)
    nu, feed, s = code.word("nu"), code.pointer("feed"), code.word("at")
    segment, values = code.place(code.pointer("segments"), s, 40), code.pointer("inputs")
    first, last = code.get(segment, 2), code.get(segment, 3)
    inside = code.select(code.compare("olt", "%t", first), first, "%t")
    inside = code.select(code.compare("ogt", inside, last), last, inside)
    place = code(f"add i64 {code.word('nx')}, {code.word('nl')}")
    code.set(feed, place, inside)
    u, held = code.place(code.at(feed, 8), place), code.pointer("held")
    since = code.sub(inside, code.get(segment, 0))
    value = code.place(values, code(f"mul i64 {code(f'mul i64 {s}, {nu}')}, 2"))
    slope = code.place(value, nu)
    for i in code.each(0, nu):
        own = code.fma(code.get(slope, i), since, code.get(value, i))
        code.set(u, i, code.add(code.get(held, i), own))
    code.do("ret void")
    return code.function("define internal void @moment(ptr %ctx, double %t)")


def _settle(fma: bool) -> str:
    """Newton steps on x until one is taken from within the tolerance; the state kept is one step beyond."""
    code = Code(fma)
    nx, project = code.word("nx"), code.pointer("project")
    placed, projected, tolerance = code.pointer("placed"), code.pointer("projected"), code.word("tolerance", "double")
    code.answer(code(f"icmp eq ptr {project}, null"), f"i64 {TAKEN}")
    for _ in code.each(0, NEWTON_STEPS):
        code.copy("%x", placed, nx)
        code.do(f"call void {project}(ptr {placed}, ptr {projected})")
        fine = code.finite(projected, code(f"add i64 {nx}, 2"))
        code.answer(code(f"xor i1 {fine}, true"), f"i64 {CONSTRAINTS}")
        code.copy(projected, "%x", nx)
        code.answer(code.compare("ole", code.get(projected, nx), tolerance), f"i64 {TAKEN}")
    code.do(f"ret i64 {CONSTRAINTS}")
    return code.function("define internal i64 @settle(ptr %ctx, ptr %x)")


def _attempt(method: Tableau | None, fma: bool) -> str:
    """One step of y and of the energies `through`, from t over h."""
    code = Code(fma)
    nx, nl, nw = (code.word(name) for name in ("nx", "nl", "nw"))
    width = code(f"add i64 {nl}, {nw}")
    feed, k, sums, y, x_new = (code.pointer(name) for name in ("feed", "k", "sums", "y", "x_new"))
    xi, flow = code.place(feed, nx), code.pointer("flow")
    code.copy(y, feed, nx)
    for i in code.each(0, nl):
        code.set(xi, i, "0.0")
    if method is None:
        _semi_implicit(code, nl, width, feed, k, sums, flow)
    else:
        _stages(code, method, nl, width, feed, xi, k, sums, flow)
    if method is None:
        _leave(code, y, sums)
    code.copy(sums, xi, nl)
    code.do(f"call void {code.pointer('retract')}(ptr {feed}, ptr {x_new})")
    code.answer(code(f"xor i1 {code.finite(x_new, nx)}, true"), f"i64 {STATE}")
    status = code(f"call i64 @settle(ptr %ctx, ptr {x_new})")
    code.answer(code(f"icmp ne i64 {status}, {TAKEN}"), f"i64 {status}")
    if method is None:
        _arrive(code, x_new)
    code.copy(x_new, y, nx)
    through, powers = code.pointer("through"), code.place(sums, nl)
    for i in code.each(0, nw):
        code.set(through, i, code.add(code.get(through, i), code.get(powers, i)))
    code.do(f"ret i64 {TAKEN}")
    return code.function("define internal i64 @attempt(ptr %ctx, double %t, double %h)")


def _semi_implicit(code: Code, nl: str, width: str, feed: str, k: str, sums: str, flow: str) -> None:
    """ξᵢ = h (kᵢ + h kⱼ), where ξⱼ is the velocity of the position ξᵢ; h kᵢ elsewhere."""
    code.do("call void @moment(ptr %ctx, double %t)")
    code.do(f"call void {flow}(ptr {feed}, ptr {k})")
    code.answer(code(f"xor i1 {code.finite(k, width)}, true"), f"i64 {RATES}")
    velocity = code.pointer("velocity")
    for i in code.each(0, width):
        code.set(sums, i, code.mul("%h", code.get(k, i)))
    for i in code.each(0, nl):
        j = code(f"load i64, ptr {code.place(velocity, i)}")
        with code.when(code(f"icmp sge i64 {j}, 0")):
            code.set(sums, i, code.fma("%h", code.get(sums, j), code.get(sums, i)))


def _leave(code: Code, y: str, sums: str) -> None:
    """Where bases float: ξᵢ = h v of the displacement."""
    nx, nv, moving, carried = code.word("nx"), code.word("nv"), code.pointer("moving"), code.pointer("carried")
    with code.when(code(f"icmp sgt i64 {nv}, 0")):
        code.copy(y, moving, nx)
        rates = code.place(y, code.word("nq"))
        for i in code.each(0, nv):
            new = code.add(code.get(rates, i), code.get(code.place(sums, nv), i))
            code.set(code.place(moving, nx), i, new)
        last = code.place(code.place(code.place(moving, nx), nv), nx)
        code.store("%h", last, 0, 8)
        code.do(f"call void {code.pointer('leaving')}(ptr {moving}, ptr {carried})")
        for i in code.each(0, nv):
            code.set(sums, i, code.mul("%h", code.get(carried, i)))


def _arrive(code: Code, x_new: str) -> None:
    """Where bases float: the velocities in the new state, settled again."""
    nx, nv, moving, carried = code.word("nx"), code.word("nv"), code.pointer("moving"), code.pointer("carried")
    with code.when(code(f"icmp sgt i64 {nv}, 0")):
        code.copy(x_new, code.place(code.place(moving, nx), nv), nx)
        code.do(f"call void {code.pointer('arriving')}(ptr {moving}, ptr {carried})")
        code.copy(carried, code.place(x_new, code.word("nq")), nv)
    status = code(f"call i64 @settle(ptr %ctx, ptr {x_new})")
    code.answer(code(f"icmp ne i64 {status}, {TAKEN}"), f"i64 {status}")


def _stages(code: Code, method: Tableau, nl: str, width: str, feed: str, xi: str, k: str, sums: str, flow: str) -> None:
    """The stages of an explicit method, and the sums with its weights."""
    rows = [code.place(k, code(f"mul i64 {width}, {row}")) for row in range(method.stages)]

    def combine(row: int, target: str, size: str) -> None:
        terms = [j for j in range(method.stages) if method.A[row, j] != 0]
        weights = [code.mul("%h", code.lanes.number(method.A[row, j])) for j in terms]
        for i in code.each(0, size):
            total = code.mul(weights[0], code.get(rows[terms[0]], i))
            for j, weight in zip(terms[1:], weights[1:], strict=True):
                total = code.fma(weight, code.get(rows[j], i), total)
            code.set(target, i, total)

    for row in range(method.stages):
        if row:
            combine(row, xi, nl)
        moment = code.fma(code.lanes.number(method.c[row]), "%h", "%t")
        code.do(f"call void @moment(ptr %ctx, double {moment})")
        code.do(f"call void {flow}(ptr {feed}, ptr {rows[row]})")
    combine(method.stages, sums, width)
    code.answer(code(f"xor i1 {code.finite(sums, width)}, true"), f"i64 {RATES}")
    reach = code.pointer("reach")
    for i in code.each(0, nl):
        size = code.intrinsic("fabs", code.get(sums, i))
        code.answer(code.compare("ogt", size, code.get(reach, i)), f"i64 {TOO_FAR}")


def _whole(fma: bool) -> str:
    """One step of the grid start + n h, in parts where a table has a knot within it."""
    code = Code(fma)
    nx, nw, h = code.word("nx"), code.word("nw"), code.word("step", "double")
    code.copy(code.pointer("x"), code.pointer("y"), nx)
    code.copy(code.pointer("energy"), code.pointer("through"), nw)
    code.put("at", code.word("segment"))
    code.put("now", code.word("time", "double"), "double")
    done = code(f"add i64 {code.word('done')}, 1")
    aim = code.fma(code(f"sitofp i64 {done} to double"), h, code.word("start", "double"))
    near = code.sub(aim, code.mul(h, code.lanes.number(NEAR)))
    code.do("br label %part")
    code.label("part")
    s, now = code.word("at"), code.word("now", "double")
    end = code.get(code.place(code.pointer("segments"), s, 40), 1)
    cut = code.compare("olt", end, near)
    stop = code.select(cut, end, aim)
    left = code.sub(stop, now)
    off = code.intrinsic("fabs", code.sub(left, h))
    # a step that would leave a billionth of itself takes it along
    usual = code.compare("ole", off, code.mul(h, code.lanes.number(1e-9)))
    length = code.select(usual, h, left)
    status = code(f"call i64 @attempt(ptr %ctx, double {now}, double {length})")
    code.answer(code(f"icmp ne i64 {status}, {TAKEN}"), f"i64 {status}")
    code.put("now", stop, "double")
    following = code(f"add i64 {s}, 1")
    more = code(f"icmp slt i64 {following}, {code.word('segment_count')}")
    beyond = code.sub(end, code.mul(h, code.lanes.number(NEAR)))
    passed = code(f"and i1 {more}, {code.compare('ogt', aim, beyond)}")
    code.put("at", code.select(passed, following, s, "i64"))
    code.do(f"br i1 {cut}, label %part, label %taken")
    code.label("taken")
    code.copy(code.pointer("y"), code.pointer("x"), nx)
    code.copy(code.pointer("through"), code.pointer("energy"), nw)
    code.put("segment", code.word("at"))
    code.put("time", aim, "double")
    code.put("done", done)
    code.do(f"ret i64 {TAKEN}")
    return code.function("define internal i64 @whole(ptr %ctx)")


def _steps(fma: bool) -> str:
    """So many steps, or those up to one that cannot be taken."""
    code = Code(fma)
    for _ in code.each(0, "%count"):
        status = code("call i64 @whole(ptr %ctx)")
        code.answer(code(f"icmp ne i64 {status}, {TAKEN}"), f"i64 {status}")
    code.do(f"ret i64 {TAKEN}")
    return code.function(f"define i64 @{STEPS}(ptr %ctx, i64 %count)")


def _settle_state(fma: bool) -> str:
    """Newton steps on the working copy y."""
    code = Code(fma)
    y = code.pointer("y")
    code.do(f"ret i64 {code(f'call i64 @settle(ptr %ctx, ptr {y})')}")
    return code.function(f"define i64 @{SETTLE}(ptr %ctx)")


def _entry(fma: bool) -> str:
    """What Python calls: one step, with nothing or with one plain array of inputs; anything else goes to `general`."""
    code = Code(fma)
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
    steered = code(f"icmp ne i64 {code.word('steered')}, 0")
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
    status = code("call i64 @whole(ptr %ctx)")
    code.do(f"br i1 {code(f'icmp eq i64 {status}, {TAKEN}')}, label %done, label %failed")
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
