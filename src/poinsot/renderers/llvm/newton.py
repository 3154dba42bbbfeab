"""From an implicit kernel to LLVM assembly: Newton's method around the programs of its equations.

How steps are taken, `programs.newton` says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from poinsot.programs.newton import LEAST_SHARE, MOST_STEPS, NOISE, Implicit
from poinsot.programs.program import Program
from poinsot.programs.recursion import INPUT, OUTPUT, Place, Step
from poinsot.renderers.llvm.assembly import Lanes
from poinsot.renderers.llvm.counting import WRITTEN_OUT, Counting, Index
from poinsot.renderers.llvm.interface import ALIGNMENT
from poinsot.renderers.llvm.program import Body
from poinsot.renderers.llvm.step import lower_step
from poinsot.renderers.llvm.stored import Stored

ONE = Lanes(1)


def lower_implicit(program: Implicit, inputs: Sequence[int], outputs: Sequence[int], lanes: Lanes, fma: bool) -> Body:
    """``@body<n>`` for some lanes, as `lowering.lower` makes it of a program. Lanes are solved one after the other."""
    n, fused = program.unknowns, fma and program.rest is None  # equations and rest see the same rounding
    steps = {
        "guess": _step(program.guess, inputs, [n]),
        "equations": _step(program.equations, [*inputs, n], [n, len(program.pattern)]),
        "result": _step(program.result, [*inputs, n], outputs)
        if program.rest is None
        else _step(program.rest, [*inputs, n, n], outputs),
    }
    lowered = {name: lower_step(step, f"{name}_", ONE, fused) for name, step in steps.items()}
    solver = _Solver(program, inputs, outputs, fma, max(each.workspace for each in lowered.values()))
    text = [*(each.text for each in lowered.values()), solver.pattern(), solver.body()]
    if lanes.count == 1:
        return Body("\n".join(text), solver.size)
    text.append(_lane_by_lane(inputs, outputs, lanes, solver.size))
    return Body("\n".join(text), solver.size + _up(8 * (sum(inputs) + sum(outputs))))


def _up(size: int) -> int:
    return -(-size // ALIGNMENT) * ALIGNMENT


def _step(program: Program, inputs: Sequence[int], outputs: Sequence[int]) -> Step:
    taken = [Place(INPUT, 0, size, k) for k, size in enumerate(inputs)]
    given = [Place(OUTPUT, 0, size, k) for k, size in enumerate(outputs)]
    return Step(program, taken, given)


class _Solver:
    """Writes the scalar body. In the workspace, after what the programs need: w, r and the entries of J as the
    equations make them; the matrix A that is eliminated, and d; the trial unknowns; sums over the terms of each row,
    its largest entry, its residual before; and what size each unknown has had.
    """

    def __init__(
        self, program: Implicit, inputs: Sequence[int], outputs: Sequence[int], fma: bool, programs: int
    ) -> None:
        self.n, self.places, self.outputs, self.fma = program.unknowns, program.pattern, outputs, fma
        self.apart = program.rest is not None
        n = self.n
        self.inputs = [f"%i{k}" for k in range(len(inputs))]
        self.results = [f"%o{k}" for k in range(len(outputs))]
        self.at, offset = {}, _up(programs)
        for name, size in (
            *((name, n) for name in ("w", "trial", "r", "before", "d", "moved", "terms", "scale", "size")),
            ("J", len(self.places)),
            ("A", n * n),
            *((name, 1) for name in ("best", "row", "share", "step", "last", "noise", "count")),
        ):
            self.at[name], offset = offset, offset + 8 * size
        self.size = _up(offset)

    def pattern(self) -> str:
        """The rows and columns of the entries of J, as constants."""
        text = []
        for side, name in enumerate(("rows", "columns")):
            listed = ", ".join(f"i32 {place[side]}" for place in self.places)
            text.append(f"@{name} = internal constant [{len(self.places)} x i32] [{listed}]")
        return "\n".join(text)

    def entries(self) -> Iterator[tuple[Index, Index, Index]]:
        """Number, row and column of every entry of J."""
        code = self.code
        for p in code.each(0, len(self.places), WRITTEN_OUT**2):
            if isinstance(p, int):
                yield p, *self.places[p]
            else:
                yield p, self._listed("@rows", p), self._listed("@columns", p)

    def _listed(self, table: str, p: Index) -> str:
        word = self.code(f"load i32, ptr {self.code.place(table, p, 4)}, align 4")
        return self.code(f"sext i32 {word} to i64")

    def body(self) -> str:
        """The function: guess, then steps until converged or given up, then the result."""
        self.code = code = Stored(self.fma, self.n, self.at)
        for k in code.each(0, self.n):
            code.put("size", k, "0.0")
        code.put("last", 0, ONE.number(float("inf")))
        code.put("count", 0, "0.0")
        self.call("guess", [*self.inputs, code.base["w"]])
        self.call("equations", [*self.inputs, code.base["w"], code.base["r"], code.base["J"]])
        code.do("br label %newton")
        code.label("newton")
        solved = code.compare("oeq", code.sum(lambda i: code.absolute("r", i)), "0.0")
        code.do(f"br i1 {solved}, label %whole, label %linear")
        code.label("linear")
        self.eliminate()
        self.measure()
        self.search()
        code.label("converged")
        for j in code.each(0, 0 if self.apart else self.n):
            code.put("w", j, code.add(code.get("w", j), code.get("d", j)))
        code.do("br label %result")
        code.label("whole")
        for j in code.each(0, self.n if self.apart else 0):
            code.put("d", j, "0.0")
        code.do("br label %result")
        code.label("result")
        found = [code.base[name] for name in (("w", "d") if self.apart else ("w",))]
        self.call("result", [*self.inputs, *found, *self.results])
        code.do("ret void")
        code.label("failed")
        for name, size in zip(self.results, self.outputs, strict=True):
            for k in code.each(0, size):
                code.store(ONE.number(float("nan")), code.place(name, k), 0, 8)
        code.do("ret void")
        pointers = ", ".join(f"ptr noalias {each}" for each in [*self.inputs, *self.results, "%work"])
        return code.function(f"define internal void @body1({pointers})")

    def eliminate(self) -> None:
        """J d = −r: Gauss, rows chosen by their pivot beside their largest entry."""
        code, n = self.code, self.n
        for i in code.each(0, n):
            code.put("d", i, code.neg(code.get("r", i)))
            code.put("scale", i, "0.0")
            for j in code.each(0, n):
                code.put("A", i, "0.0", j)
        for p, i, j in self.entries():
            code.put("A", i, code.get("J", p), j)
            code.put("scale", i, code.larger(code.get("scale", i), code.absolute("J", p)))
        for k in code.each(0, n):
            self.exchange(k, self.pivot(k))
            for i in code.each(code.after(k, 1), n):
                entry = code.get("A", i, k)
                with code.when(code.compare("une", entry, "0.0")):
                    factor = code.neg(code(f"fdiv double {entry}, {code.get('A', k, k)}"))
                    for j in code.each(code.after(k, 1), n):
                        code.put("A", i, code.fma(factor, code.get("A", k, j), code.get("A", i, j)), j)
                    code.put("d", i, code.fma(factor, code.get("d", k), code.get("d", i)))
        for back in code.each(0, n):
            k = n - 1 - back if isinstance(back, int) else code(f"sub i64 {n - 1}, {back}")
            value = code(f"fdiv double {code.get('d', k)}, {code.get('A', k, k)}")
            code.put("d", k, value)
            for i in code.each(0, k):
                code.put("d", i, code.fma(code.neg(code.get("A", i, k)), value, code.get("d", i)))

    def pivot(self, k: Index) -> Index:
        """The row below or at k whose entry in column k is the largest beside its scale."""
        code = self.code
        if k == self.n - 1:
            return k
        code.put("best", 0, "-1.0")
        code.put("row", 0, "0.0")
        for i in code.each(k, self.n):
            ratio = code(f"fdiv double {code.absolute('A', i, k)}, {code.get('scale', i)}")
            better = code.compare("ogt", ratio, code.get("best", 0))
            code.put("best", 0, code.select(better, ratio, code.get("best", 0)))
            code.put("row", 0, code.select(better, code(f"uitofp i64 {i} to double"), code.get("row", 0)))
        found = code(f"fptoui double {code.get('row', 0)} to i64")
        none = code.compare("olt", code.get("best", 0), "0.0")
        return code.select(none, str(k), found, "i64")

    def exchange(self, k: Index, p: Index) -> None:
        """Rows k and p of A, d and the scales."""
        code = self.code
        if k == p:
            return
        for name in ("d", "scale"):
            a, b = code.get(name, k), code.get(name, p)
            code.put(name, k, b)
            code.put(name, p, a)
        for j in code.each(0, self.n):
            a, b = code.get("A", k, j), code.get("A", p, j)
            code.put("A", k, b, j)
            code.put("A", p, a, j)

    def measure(self) -> None:
        """Sizes of the step and of the residual beside their own terms; whether the solution is reached."""
        code, n = self.code, self.n
        reach = code.sum(lambda j: code.absolute("d", j))
        finite = code.compare("olt", reach, ONE.number(float("inf")))
        code.do(f"br i1 {finite}, label %finite, label %failed")
        code.label("finite")
        for i in code.each(0, n):
            code.put("moved", i, "0.0")
            code.put("terms", i, "0.0")
            code.put("before", i, code.get("r", i))
        for p, i, j in self.entries():
            slope = code.absolute("J", p)
            code.put("moved", i, code.fma(slope, code.absolute("d", j), code.get("moved", i)))
            code.put("terms", i, code.fma(slope, code.absolute("w", j), code.get("terms", i)))
        for j in code.each(0, n):
            code.put("size", j, code.larger(code.get("size", j), code.absolute("w", j)))

        def relative(j: Index) -> str:
            d = code.absolute("d", j)
            return code.beside(d, code.larger(code.get("size", j), d))

        code.put("step", 0, code.greatest(relative))
        still = code.none(lambda j: code.exceeds(code.absolute("d", j), code.rounding(code.absolute("w", j))))
        exact = code.none(lambda i: code.exceeds(code.absolute("r", i), code.rounding(code.get("terms", i))))
        tiny = code.compare("ole", code.get("step", 0), ONE.number(NOISE[0]))
        part = ONE.number(NOISE[1])
        low = code.none(lambda i: code.exceeds(code.absolute("r", i), code.mul(code.get("terms", i), part)))
        noise = code(f"and i1 {tiny}, {low}")
        code.put("noise", 0, code.select(noise, "1.0", "0.0"))
        lasting = code.compare("ogt", code.get("step", 0), code.mul(code.get("last", 0), "0.5"))
        stalled = code(f"and i1 {noise}, {lasting}")
        done = code(f"or i1 {code(f'or i1 {still}, {exact}')}, {stalled}")
        code.do(f"br i1 {done}, label %converged, label %onward")
        code.label("onward")
        code.put("count", 0, code.add(code.get("count", 0), "1.0"))
        code.put("share", 0, "1.0")
        enough = code.compare("ole", code.get("count", 0), ONE.number(MOST_STEPS))
        code.do(f"br i1 {enough}, label %search, label %failed")

    def search(self) -> None:
        """Take the largest share of the step that the residual agrees to."""
        code, n = self.code, self.n
        code.label("search")
        share = code.get("share", 0)
        for j in code.each(0, n):
            code.put("trial", j, code.fma(share, code.get("d", j), code.get("w", j)))
        self.call("equations", [*self.inputs, code.base["trial"], code.base["r"], code.base["J"]])
        allowed, kept = code.mul(share, ONE.number(0.75)), code.sub(share, "1.0")
        fallen = code.fma(share, ONE.number(-0.25), "1.0")

        def astray(i: Index) -> str:
            moved, r = code.get("moved", i), code.get("r", i)
            bound = code.fma(ONE.number(NOISE[0]), code.get("terms", i), code.mul(allowed, moved))
            bound = code.select(code.compare("ogt", moved, "0.0"), bound, ONE.number(1.7e308))
            unforeseen = code.exceeds(code.magnitude(code.fma(kept, code.get("before", i), r)), bound)
            not_less = code.exceeds(code.magnitude(r), code.mul(fallen, code.absolute("before", i)))
            return code(f"and i1 {unforeseen}, {not_less}")

        slopes = code.fold(len(self.places), "0.0", lambda p, total: code.add(total, code.absolute("J", p)))
        smooth = code.compare("olt", slopes, ONE.number(float("inf")))
        agreed = code(f"and i1 {code.none(astray)}, {smooth}")
        code.do(f"br i1 {agreed}, label %accept, label %shorten")
        code.label("accept")
        for j in code.each(0, n):
            code.put("w", j, code.get("trial", j))
        code.put("last", 0, code.get("step", 0))
        code.do("br label %newton")
        code.label("shorten")
        code.put("share", 0, code.mul(code.get("share", 0), "0.5"))
        some = code.compare("oge", code.get("share", 0), ONE.number(LEAST_SHARE))
        code.do(f"br i1 {some}, label %search, label %stuck")
        code.label("stuck")
        noise = code.compare("oeq", code.get("noise", 0), "1.0")
        code.do(f"br i1 {noise}, label %whole, label %failed")

    def call(self, name: str, pointers: Sequence[str]) -> None:
        """Run one of the programs."""
        self.code.do(f"call void @{name}_body1({', '.join(f'ptr {each}' for each in [*pointers, '%work'])})")


def _lane_by_lane(inputs: Sequence[int], outputs: Sequence[int], lanes: Lanes, start: int) -> str:
    """``@body<n>``: for each lane, gather its inputs, run the scalar body, scatter its outputs."""
    code = Counting(False)
    names = [f"%i{k}" for k in range(len(inputs))] + [f"%o{k}" for k in range(len(outputs))]
    sizes = [*inputs, *outputs]
    own = [code.at("%work", start + 8 * sum(sizes[:k])) for k in range(len(sizes))]
    for lane in code.each(0, lanes.count):

        def move(operands: range, scatter: bool, lane: Index = lane) -> None:
            for operand in operands:
                for k in code.each(0, sizes[operand]):
                    near, far = (
                        code.place(own[operand], k),
                        code.place(code.place(names[operand], k, lanes.bytes), lane),
                    )
                    source, target = (near, far) if scatter else (far, near)
                    code.store(code.load(source, 0, 8), target, 0, 8)

        move(range(len(inputs)), scatter=False)
        code.do(f"call void @body1({', '.join(f'ptr {each}' for each in [*own, '%work'])})")
        move(range(len(inputs), len(sizes)), scatter=True)
    code.do("ret void")
    pointers = ", ".join(f"ptr noalias {each}" for each in [*names, "%work"])
    return code.function(f"define internal void @body{lanes.count}({pointers})")
