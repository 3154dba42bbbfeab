"""Dense loops over the front of a link, as `programs.dense_loops` says, in LLVM assembly.

All are the same for one sample and for one in each lane.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from poinsot.programs.dense_loops import HEAD, PEAK, TALL, WRENCH, FrontLoop
from poinsot.records import dataclass
from poinsot.renderers.llvm.assembly import Round, ValueType
from poinsot.renderers.llvm.looping import Looping


def front_loop(loop: FrontLoop, name: str, lanes: ValueType, group: ValueType, fma: bool) -> str:
    """The functions of a loop: the one of this name gets records, shared numbers, index lists and its words."""
    writer = _Writer(loop, name, lanes, group, fma)
    functions: dict[str, Callable[[], str]] = {
        "enter": writer.enter, "merge": writer.merge, "panel": writer.panel, "cross": writer.cross,
        "rank": writer.rank, "ahead": writer.ahead, "ease": writer.ease, "back": writer.back, "push": writer.push,
    }  # fmt: skip
    return functions[loop.name]()


@dataclass(frozen=True)
class _Writer:
    """Writes the functions of a loop."""

    loop: FrontLoop
    name: str
    each: ValueType
    lanes: ValueType
    fma: bool

    @property
    def single(self) -> _Code:
        """Lines on single numbers."""
        return _Code(self.each, self.each, self.fma)

    @property
    def wide(self) -> _Code:
        """Lines on vectors of neighbours."""
        return _Code(self.each, self.lanes, self.fma)

    def _whole(self, code: Looping) -> str:
        code.do("ret void")
        words = ", ".join(f"i64 %{word}" for word in self.loop.words)
        return code.function(f"define internal void @{self.name}(ptr %records, ptr %shared, ptr %lists, {words})")

    # -------------------------------------------------------------------------------------------------------- factors

    def enter(self) -> str:
        """Rows from ``old`` to ``new`` are cleared; then the list's wrenches are added: (place, where K₀ lies)."""
        code = self.single
        matrix = code.places("%shared", "%matrix")
        with code.loop("%old", "%new") as s:
            for k in range(HEAD):
                code.put(code.zero(), code.number(matrix, s.index, code.rows("%ld", k)))
            row = code.C(matrix, s.index)
            with code.loop(0, code(f"add i64 {s.index}, 1")) as t:
                code.put(code.zero(), code.number(row, t.index))
        with code.loop(0, "%count") as e:
            place, start = code.listed("%list", e.index, 2)
            K0 = code.places("%records", start)
            for k in range(WRENCH):
                K = code.number(matrix, place, code.rows("%ld", k))
                code.put(code.add(code.get(K), code.get(code.number(K0, k))), K)
        return self._whole(code)

    def merge(self) -> str:
        """``from`` is added at the places of the list."""
        code = self.single
        matrix, other = code.places("%shared", "%matrix"), code.places("%shared", "%from")
        with code.loop(0, "%count") as a:
            (to,) = code.listed("%list", a.index, 1)
            for k in range(HEAD):
                code.more(
                    code.number(matrix, to, code.rows("%ld", k)), code.number(other, a.index, code.rows("%from_ld", k))
                )
            row = code.C(other, a.index, "%from_ld")
            with code.loop(0, code(f"add i64 {a.index}, 1")) as b:
                (beside,) = code.listed("%list", b.index, 1)
                low = code.smaller(to, beside)
                high = code(f"sub i64 {code(f'add i64 {to}, {beside}')}, {low}")
                code.more(code.number(code.C(matrix, high), low), code.number(row, b.index))
        return self._whole(code)

    def panel(self) -> str:
        """Rows close, see `front_steps.closed`: pivots (place, row), then the last rows move to their places."""
        code, c = self.single, self.loop.number
        matrix, P = code.places("%shared", "%matrix"), code.places("%shared", "%inner")
        right, kept = code.places("%shared", "%right"), code.places("%shared", "%kept")
        pivots = [code.listed("%pivots", j, 2) for j in range(c)]
        G = [code.places(right, code.rows("%ld", j)) for j in range(c)]
        L = [code.places(kept, code.rows("%width", j)) for j in range(c)]
        Kc = [code.places(code.places("%records", "%wrench"), r, WRENCH) for _, r in pivots]
        for j, (p, _) in enumerate(pivots):
            row = code.C(matrix, p)
            with code.loop(0, code(f"add i64 {p}, 1")) as t:
                code.put(code.get(code.number(row, t.index)), code.number(G[j], t.index))
            with code.loop(code(f"add i64 {p}, 1"), "%rows") as t:
                code.put(code.get(code.number(code.C(matrix, t.index), p)), code.number(G[j], t.index))
            for k in range(WRENCH):
                code.put(code.get(code.number(matrix, p, code.rows("%ld", k))), code.number(Kc[j], k))
        for j in range(c):
            for i, (p, _) in enumerate(pivots):
                code.put(code.get(code.number(G[j], p)), code.number(P, c * j + i))
        with code.loop(0, "%moved") as move:
            hole, last = code.listed("%moves", move.index, 2)
            code.move(matrix, hole, last, G)
        for j, (_, r) in enumerate(pivots):
            mu = code.get(code.number(code.places("%records", "%mu"), r))
            per = code(
                f"fdiv {self.each.type} {self.each.number(1.0)}, {code.add(code.get(code.number(P, (c + 1) * j)), mu)}"
            )
            place = code.number(code.places("%records", "%per"), r)
            code.put(per, place)
            for i in range(j + 1, c):
                share = code.number(P, c * i + j)
                code.put(code.mul(code.get(share), per), share)
                less = code.neg(code.get(share))
                for n in range(j + 1, c):
                    entry = code.number(P, c * i + n)
                    code.put(code.fma(less, code.get(code.number(P, c * j + n)), code.get(entry)), entry)
                for k in range(WRENCH):
                    entry = code.number(Kc[i], k)
                    code.put(code.fma(less, code.get(code.number(Kc[j], k)), code.get(entry)), entry)
                code.do(f"call void @{self.name}_less(ptr {G[i]}, ptr {G[j]}, ptr {share}, i64 %left)")
            code.do(f"call void @{self.name}_share(ptr {L[j]}, ptr {G[j]}, ptr {place}, i64 %left)")
        K = ", ".join(f"ptr {each}" for each in Kc)
        code.do(f"call void @{self.name}_wrenches(ptr {matrix}, i64 %ld, i64 %left, {K}, ptr {kept}, i64 %width)")
        return "\n".join([self._less(), self._share(), self._wrenches(), self._whole(code)])

    def _less(self) -> str:
        """to − share · x."""
        code = self.wide
        less = code.neg(code.uniform("%share"))
        with code.along("%count") as t:
            to, x = code.places("%to", t.index), code.places("%x", t.index)
            code.store(code.fma(less, code.vector(x), code.vector(to)), to, 0, 8)
        code.do("ret void")
        return code.function(f"define internal void @{self.name}_less(ptr %to, ptr %x, ptr %share, i64 %count)")

    def _share(self) -> str:
        """share · x, and −x in the place of x."""
        code = self.wide
        share = code.uniform("%share")
        with code.along("%count") as t:
            to, x = code.places("%to", t.index), code.places("%x", t.index)
            value = code.vector(x)
            code.store(code.mul(share, value), to, 0, 8)
            code.store(code.neg(value), x, 0, 8)
        code.do("ret void")
        return code.function(f"define internal void @{self.name}_share(ptr %to, ptr %x, ptr %share, i64 %count)")

    def _wrenches(self) -> str:
        """K − Σ K_r L_r of all rows that stay."""
        code, c = self.wide, self.loop.number
        with code.along("%left") as t:
            L = [code.vector(code.places(code.places("%kept", code.rows("%width", j)), t.index)) for j in range(c)]
            for k in range(WRENCH):
                place = code.number("%matrix", t.index, code.rows("%ld", k))
                K = code.vector(place)
                for j in range(c):
                    K = code.fma(code.neg(code.uniform(f"%K{j}", k)), L[j], K)
                code.store(K, place, 0, 8)
        code.do("ret void")
        pointers = ", ".join(f"ptr %K{j}" for j in range(c))
        arguments = f"ptr %matrix, i64 %ld, i64 %left, {pointers}, ptr %kept, i64 %width"
        return code.function(f"define internal void @{self.name}_wrenches({arguments})")

    def cross(self) -> str:
        """T K of every row; T by columns, each K beyond, k, D⁻¹ k and what biases take."""
        code, n = self.wide, self.loop.number
        matrix, T = code.places("%shared", "%matrix"), code.places("%records", "%transfer")
        kept, right = code.places("%shared", "%kept"), code.places("%shared", "%right")
        size = WRENCH + 2 * n + 1
        with code.along("%rows") as t:
            at = [code.number(matrix, t.index, code.rows("%ld", k)) for k in range(HEAD)]
            K = [code.vector(each) for each in at[:WRENCH]]
            found = []
            for i in range(size):
                total = code.mul(code.uniform(T, i), K[0])
                for j in range(1, WRENCH):
                    total = code.fma(code.uniform(T, j * size + i), K[j], total)
                found.append(total)
            for value, place in zip(found[:WRENCH], at, strict=False):
                code.store(value, place, 0, 8)
            peak = code.vector(at[PEAK])
            for i in range(n):
                k, kappa = found[WRENCH + i], found[WRENCH + n + i]
                peak = code.fma(k, kappa, peak)
                code.store(k, code.number(kept, t.index, code.rows("%width", i)), 0, 8)
                code.store(kappa, code.number(right, t.index, code.rows("%ld", i)), 0, 8)
            code.store(peak, at[PEAK], 0, 8)
            code.store(found[-1], code.number(kept, t.index, code.rows("%width", n)), 0, 8)
        return self._whole(code)

    def rank(self) -> str:
        """C + Σ left rightᵀ on and below the diagonal, four rows by two vectors at a time."""
        code = self.wide
        matrix, kept, right = (code.places("%shared", f"%{name}") for name in ("matrix", "kept", "right"))
        places = [(r, j) for r in range(TALL) for j in range(2)]
        with code.loop(0, "%rows", TALL) as s:
            top, left = code.C(matrix, s.index), code.places(kept, s.index)
            lines = [code.places(top, code.rows("%ld", r)) for r in range(TALL)]
            with code.loop(0, code(f"add i64 {s.index}, {TALL}"), 2 * code.columns) as t:
                at = [code.places(code.places(lines[r], t.index), j * code.columns) for r, j in places]
                start, across = code.places(right, t.index), [code.vector(each) for each in at]
                with code.loop(0, "%rank", 1, across) as i:
                    a, b = (
                        code.places(left, code.rows("%width", i.index)),
                        code.places(start, code.rows("%ld", i.index)),
                    )
                    x = [code.vector(b, j * code.columns) for j in range(2)]
                    y = [code.uniform(a, r) for r in range(TALL)]
                    i.onward = [code.fma(y[r], x[j], old) for (r, j), old in zip(places, i.carried, strict=True)]
                for value, place in zip(i.carried, at, strict=True):
                    code.store(value, place, 0, 8)
        return self._whole(code)

    # --------------------------------------------------------------------------------------------------------- solves

    def _pivots(self, code: _Code, x: str) -> list[str]:
        """Where a number of each row that closes lies."""
        return [code.number(x, code.listed("%pivots", j, 2)[1]) for j in range(self.loop.number)]

    def ahead(self) -> str:
        """g_s − L_s g_r, see `front_steps.passed`."""
        code, c = self.single, self.loop.number
        g, P, kept = code.places("%records", "%g"), code.places("%shared", "%inner"), code.places("%shared", "%kept")
        places = self._pivots(code, g)
        own = [code.get(place) for place in places]
        for j in range(c):
            for i in range(j + 1, c):
                own[i] = code.fma(code.neg(code.get(code.number(P, c * i + j))), own[j], own[i])
        for value, place in zip(own, places, strict=True):
            code.put(value, place)
        less = [code.neg(value) for value in own]
        with code.loop(0, "%left") as t:
            place = code.number(g, code.listed("%list", t.index, 1)[0])
            value = code.get(place)
            for j in range(c):
                value = code.fma(less[j], code.get(code.number(kept, t.index, code.rows("%width", j))), value)
            code.put(value, place)
        return self._whole(code)

    def ease(self) -> str:
        """g − kᵀ y, and less what biases take, see `front_steps.eased`."""
        code, n = self.single, self.loop.number
        g, kept, y = code.places("%records", "%g"), code.places("%shared", "%kept"), code.places("%records", "%y")
        less = [code.neg(code.get(code.number(y, k))) for k in range(n)]
        with code.loop(0, "%left") as t:
            place = code.number(g, code.listed("%list", t.index, 1)[0])
            value = code.get(place)
            for k in range(n):
                value = code.fma(less[k], code.get(code.number(kept, t.index, code.rows("%width", k))), value)
            if self.loop.biased:
                value = code.sub(value, code.get(code.number(kept, t.index, code.rows("%width", n))))
            code.put(value, place)
        return self._whole(code)

    def back(self) -> str:
        """λ_r − Σ L_s λ_s."""
        code, c = self.single, self.loop.number
        x, P, kept = (
            code.places(*each) for each in (("%records", "%multipliers"), ("%shared", "%inner"), ("%shared", "%kept"))
        )
        places = self._pivots(code, x)
        with code.loop(0, "%left", 1, [code.get(place) for place in places]) as t:
            less = code.neg(code.get(code.number(x, code.listed("%list", t.index, 1)[0])))
            L = [code.get(code.number(kept, t.index, code.rows("%width", j))) for j in range(c)]
            t.onward = [code.fma(L[j], less, t.carried[j]) for j in range(c)]
        own = [*t.carried]
        for j in reversed(range(c)):
            for i in range(j + 1, c):
                own[j] = code.fma(code.neg(code.get(code.number(P, c * i + j))), own[i], own[j])
            code.put(own[j], places[j])
        return self._whole(code)

    def push(self) -> str:
        """z = Σ k λ."""
        code, n = self.single, self.loop.number
        x, kept, z = (
            code.places("%records", "%multipliers"),
            code.places("%shared", "%kept"),
            code.places("%records", "%z"),
        )
        with code.loop(0, "%left", 1, [code.zero()] * n) as t:
            value = code.get(code.number(x, code.listed("%list", t.index, 1)[0]))
            k = [code.get(code.number(kept, t.index, code.rows("%width", j))) for j in range(n)]
            t.onward = [code.fma(k[j], value, t.carried[j]) for j in range(n)]
        for j, value in enumerate(t.carried):
            code.put(value, code.number(z, j))
        return self._whole(code)


class _Code(Looping):
    """Lines of these functions."""

    def rows(self, stride: str, count: int | str) -> int | str:
        """How many numbers some rows take."""
        return 0 if count == 0 else stride if count == 1 else self(f"mul i64 {stride}, {count}")

    def number(self, base: str, index: int | str, beyond: int | str = 0) -> str:
        """Where a number lies, some numbers after another."""
        start = base if beyond == 0 else self.places(base, beyond)
        return start if index == 0 else self.places(start, index)

    def C(self, matrix: str, row: str, ld: str = "%ld") -> str:
        """Where a row of C begins."""
        return self.places(matrix, self(f"mul i64 {ld}, {self(f'add i64 {row}, {HEAD}')}"))

    def get(self, place: str) -> str:
        """The number at a place."""
        return self.load(place, 0, 8)

    def put(self, value: str, place: str) -> None:
        """Leave a number at a place."""
        self.store(value, place, 0, 8)

    def more(self, place: str, other: str) -> None:
        """Add a number to that at a place."""
        self.put(self.add(self.get(place), self.get(other)), place)

    def listed(self, start: str, index: int | str, count: int) -> list[str]:
        """Entry ``index`` of an index list with entries of several words."""
        first = self(f"add i64 {start}, {self(f'mul i64 {index}, {count}')}")
        line = self.at("%lists", self(f"mul i64 {first}, 4"))
        return [self(f"sext i32 {self(f'load i32, ptr {self.at(line, 4 * k)}, align 4')} to i64") for k in range(count)]

    @contextmanager
    def along(self, count: str) -> Iterator[Round]:
        """Vectors of neighbours, the last filled up by what lies beyond."""
        with self.loop(0, count, self.columns) as t:
            yield t

    def move(self, matrix: str, hole: str, last: str, beside: Sequence[str]) -> None:
        """The last row goes to a place further up, in the matrix and in rows beside it."""
        old, new = self.C(matrix, last), self.C(matrix, hole)
        with self.loop(0, hole) as t:
            self.put(self.get(self.number(old, t.index)), self.number(new, t.index))
        self.put(self.get(self.number(old, last)), self.number(new, hole))
        with self.loop(self(f"add i64 {hole}, 1"), last) as t:
            self.put(self.get(self.number(old, t.index)), self.number(self.C(matrix, t.index), hole))
        for k in range(HEAD):
            line = self.places(matrix, self.rows("%ld", k)) if k else matrix
            self.put(self.get(self.number(line, last)), self.number(line, hole))
        for line in beside:
            self.put(self.get(self.number(line, last)), self.number(line, hole))
