"""Lines of long expressions made short: directions have length 1, and sums of angles are angles.

    r = √(x² + y²):   (x/r)² + (y/r)² → 1,   (x x + y y)/r → r         cos a cos b − sin a sin b → cos(a + b)

Definitions that are short afterwards go into where they stand. Law: the values are what they were,
tests/views/test_kinestatic_equations.py. Source: Cox, Little & O'Shea, Ideals, Varieties, and Algorithms, ch. 2
(remainders). Units: any.

Equations too large to simplify, as the compiler's program: a list of definitions, each a short expression.

Turned vectors by their lengths and angles: drawings by coordinates read as if drawn by lengths.

    Σ c_m(p) exp(i mᵀq),  c_{−m} = c̄_m;   c_m = ∏ (u + i v) …  → ∏ L cos(mᵀq + Σ φ),   L = √(u² + v²),  φ = atan2(v, u)

Products of sines and cosines of the coordinates become such sums, exactly, with polynomials over the Gaussian rationals
as c_m. Vectors u + i v are what stands beside the angles of single definitions; a length that a file gives a name, as
``crank = "sqrt(bx**2 + by**2)"``, has it. Law: the values are what they were, tests/views/test_kinestatic_equations.py.
Source: Bottema & Roth, Theoretical Kinematics, ch. 8 (complex numbers of plane motions). Units: those of the entries.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import count
from math import isfinite
from operator import mul
from typing import Any

import sympy
from sympy import QQ_I, Expr
from sympy.logic.boolalg import Boolean
from sympy.polys.rings import PolyElement, ring
from sympy.simplify.fu import TR9, TR10i

from poinsot.programs.program import Instruction
from poinsot.programs.tracing import trace
from poinsot.views.polynomials import rational

TEXT_LENGTH, SHORT = 40, 3
"""Operations: of expressions that are looked at, and of definitions that are put where they stand."""
Definitions = list[tuple[Expr, Expr]]


def shortened(definitions: Sequence[tuple[Expr, Expr]], entries: Sequence[Expr]) -> tuple[Definitions, list[Expr]]:
    """Definitions (symbol, expression) in their order, and entries in these symbols, with fewer of them."""
    written, full, roots, known = dict[Expr, Expr](), dict[Expr, Expr](), dict[Expr, Expr](), dict[Expr, Expr]()
    kept: Definitions = []
    for symbol, given in definitions:
        value = _shorter(given.xreplace(written), full, roots)
        if value in known:
            written[symbol] = known[value]
        elif _stands_by_itself(value, roots):
            written[symbol], full[symbol] = value, value.xreplace(full)
        else:
            known[value] = symbol
            kept.append((symbol, value))
            inner = value.xreplace(full)
            if _is_root(value):
                roots[symbol] = sympy.expand(inner**2)
            elif sympy.count_ops(inner) <= TEXT_LENGTH:
                full[symbol] = inner
    found = [_shorter(entry.xreplace(written), full, roots) for entry in map(sympy.sympify, entries)]
    used = set[Expr]().union(*(entry.free_symbols for entry in found))
    needed: Definitions = []
    for symbol, value in reversed(kept):
        if symbol in used:
            needed.append((symbol, value))
            used |= value.free_symbols
    return needed[::-1], found


def _is_root(value: Expr) -> bool:
    return bool(value.is_Pow and value.exp == sympy.Rational(1, 2))


def _stands_by_itself(value: Expr, roots: dict[Expr, Expr]) -> bool:
    """True of a definition that is put where it stands: of short ones, and of directions with their squares."""
    size = sympy.count_ops(value)
    direction = bool(value.free_symbols & roots.keys()) and not value.has(sympy.cos, sympy.sin)
    return not _is_root(value) and (size <= SHORT or (direction and size <= 2 * SHORT + 2))


def _shorter(value: Expr, full: dict[Expr, Expr], roots: dict[Expr, Expr]) -> Expr:
    """The shortest of the value, itself with sums of angles, and its remainder by s − r² of the roots r = √s in it."""
    inner = value.xreplace(full)
    if sympy.count_ops(inner) > TEXT_LENGTH:
        return value
    found = [value, TR10i(inner) if inner.has(sympy.cos) else inner]
    here = [r for r in roots if r in inner.free_symbols]
    if here:
        parts = [sympy.expand(part) for part in sympy.together(inner).as_numer_denom()]
        symbols = set[Expr]().union(*(x.free_symbols for x in (*parts, *(roots[r] for r in here))))
        order = [*sorted(symbols - {*here}, key=str), *here]
        try:
            over, under = (sympy.reduced(part, [roots[r] - r**2 for r in here], *order)[1] for part in parts)
        except sympy.PolynomialError:  # roots of roots
            return min(found, key=sympy.count_ops)
        found.append(sympy.cancel(over / under))
    return min(found, key=sympy.count_ops)


_INLINED = 4  # operations up to which a value that is used once is written where it is used

_BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "pow": lambda a, b: a**b,
    "atan2": sympy.atan2,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "fmin": sympy.Min,
    "fmax": sympy.Max,
    "if_else_zero": lambda condition, a: sympy.Piecewise((a, condition), (0, True)),
    "and": sympy.And,
    "or": sympy.Or,
    "eq": sympy.Eq,
    "ne": sympy.Ne,
}
_UNARY: dict[str, Callable[[Any], Any]] = {
    "neg": lambda a: -a,
    "not": sympy.Not,
    "fabs": sympy.Abs,
    **{
        name: getattr(sympy, name)
        for name in ("sin", "cos", "tan", "asin", "acos", "atan", "sqrt", "exp", "log", "tanh", "floor")
    },
}


def straight_line(
    function: Callable[..., object],
    inputs: Mapping[str, Sequence[object]],
    shape: tuple[int, ...],
    names: Iterator[object],
) -> tuple[list[tuple[Any, Any]], list[Any]]:
    """(definitions, entries of the result in C order) of a function of symbols.

    inputs  name → the symbols of that argument, a vector; names  symbols for what is defined
    """
    program = trace(function, {key: (len(x),) for key, x in inputs.items()}, {"result": shape}, "equations")
    symbols = [x for each in inputs.values() for x in each]
    definitions: list[tuple[Any, Any]] = []
    values: list[Any] = []
    for instruction, used in zip(program.instructions, program.uses(), strict=True):
        value = _expression(instruction, values, symbols)
        long = used > 1 or sympy.count_ops(value) > _INLINED
        if used and long and not value.is_Atom and not isinstance(value, Boolean):
            name = next(names)
            definitions.append((name, value))
            value = name
        values.append(value)
    return definitions, [values[k] for k in program.outputs]


def _expression(instruction: Instruction, values: Sequence[Any], symbols: Sequence[Any]) -> Any:
    operation, arguments, constant = instruction
    if operation == "input":
        return symbols[int(constant)]
    if operation == "constant":
        if not isfinite(constant):
            return sympy.Float(constant)
        number = rational(constant)
        return sympy.Rational(int(number.numerator), int(number.denominator))
    given = [values[k] for k in arguments]
    if operation == "if_else":
        return sympy.Piecewise((given[1], given[0]), (given[2], True))
    if operation == "fma":
        return given[0] * given[1] + given[2]
    return _UNARY[operation](*given) if operation in _UNARY else _BINARY[operation](*given)


Wave = dict[tuple[int, ...], PolyElement]
"""Σ c_m exp(i mᵀq): m → c_m, a polynomial in the parameters and in coordinates that are no angles."""


class NoLengths(Exception):
    """Expressions without such a sum: roots, quotients, other functions, or too many terms."""


class LengthWriter:
    """Writes entries by lengths and angles; the same vectors have the same names in all that it writes.

    q, p   symbols of coordinates and parameters
    named  name → length, an expression in the parameters
    """

    def __init__(self, q: Sequence[Expr], p: Sequence[Expr], named: Mapping[str, Expr]) -> None:
        self.q, self.symbols = list(q), [*q, *p]
        self.ring, *found = ring([str(x) for x in self.symbols], QQ_I)
        self.generators = dict(zip(self.symbols, found, strict=True))
        self.named = {name: sympy.expand(length**2) for name, length in named.items()}
        self.vectors: list[tuple[PolyElement, Expr, Expr]] = []
        self.meanings: dict[Expr, Expr] = {}
        self.taken = {str(x) for x in self.symbols}
        self.lengths = (name for k in count(1) if (name := f"l{k}") not in self.taken)

    def written(self, definitions: Definitions, entries: Sequence[Expr]) -> tuple[Definitions, list[Expr]]:
        """Lengths and angles that are used, and the entries in them; NoLengths where it cannot be."""
        waves = dict[Expr, Wave]()
        for symbol, value in definitions:
            waves[symbol] = self._wave(sympy.sympify(value), waves)
            for m, c in waves[symbol].items():
                if any(m):
                    self._enter(c)
        found = [self._entry(self._wave(sympy.sympify(entry), waves)) for entry in entries]
        used = set[Expr]().union(*(entry.free_symbols for entry in found))
        return [(symbol, value) for symbol, value in self.meanings.items() if symbol in used], found

    def _wave(self, x: Expr, known: Mapping[Expr, Wave]) -> Wave:
        still = (0,) * len(self.q)
        if x in known:
            return known[x]
        if x in self.generators:
            return {still: self.generators[x]}
        if x.is_Rational:
            return {still: self.ring(QQ_I.from_sympy(x))} if x else {}
        if x.is_Add:
            total: Wave = {}
            for part in x.args:
                for m, c in self._wave(part, known).items():
                    total[m] = total.get(m, 0) + c
            return {m: c for m, c in total.items() if c}
        if x.is_Mul:
            return reduce(_product, (self._wave(part, known) for part in x.args))
        if x.is_Pow and x.exp.is_Integer and x.exp > 0:
            return reduce(_product, [self._wave(x.base, known)] * int(x.exp))
        if isinstance(x, (sympy.cos, sympy.sin)):
            m = self._angle(x.args[0])
            half, back = QQ_I(1, 0) / 2, tuple(-k for k in m)
            if isinstance(x, sympy.sin):
                return {m: self.ring(QQ_I(0, -1) / 2), back: self.ring(QQ_I(0, 1) / 2)}
            return {m: self.ring(half), back: self.ring(half)}
        raise NoLengths(str(x.func))

    def _angle(self, x: Expr) -> tuple[int, ...]:
        parts = sympy.expand(x).as_coefficients_dict()
        if any(part not in self.q or not c.is_Integer for part, c in parts.items()):
            raise NoLengths(str(x))
        return tuple(int(parts.get(each, 0)) for each in self.q)

    def _enter(self, c: PolyElement) -> None:
        """A vector u + i v that is of first degree, unless it or its mirror image is known."""
        if not c.is_linear or any(not sum(monomial) for monomial in c):
            return
        c = c.monic()
        u, v = self._parts(c)
        if v.could_extract_minus_sign():
            c, v = self._mirrored(c), -v
        if u == 0 or v == 0 or any(not c.div(w)[1] or not self._mirrored(c).div(w)[1] for w, _, _ in self.vectors):
            return
        squared = sympy.expand(u**2 + v**2)
        ratio = {name: sympy.cancel(s / squared) for name, s in self.named.items()}
        name = next((each for each, r in ratio.items() if r.is_Rational), None)
        if name is None or {name, f"phi_{name}"} & self.taken:
            name = next(self.lengths)
        elif (scale := sympy.sqrt(ratio[name])) != 1:
            u, v = scale * u, scale * v
            c = c * self.ring(QQ_I.from_sympy(scale)) if scale.is_Rational else c
        length, angle = sympy.Symbol(name, positive=True), sympy.Symbol(f"phi_{name}", real=True)
        self.meanings |= {length: sympy.sqrt(u**2 + v**2), angle: sympy.atan2(v, u)}
        self.vectors.append((c, length, angle))

    def _parts(self, c: PolyElement) -> tuple[Expr, Expr]:
        whole = c.as_expr(*self.symbols)
        real = sympy.expand(whole).as_real_imag()
        return real[0], real[1]

    def _mirrored(self, c: PolyElement) -> PolyElement:
        return self.ring.from_dict({m: QQ_I(a.x, -a.y) for m, a in c.items()})

    def _entry(self, wave: Wave) -> Expr:
        terms = []
        for m, c in sorted(wave.items(), reverse=True):
            first = next((k for k in m if k), 0)
            if first > 0:
                terms.append(2 * self._term(c, sum(k * x for k, x in zip(m, self.q, strict=True))))
            elif not first:
                terms.append(self._constant(c))
        found = sympy.factor_terms(sympy.Add(*terms))
        return min(found, TR9(found), key=sympy.count_ops)

    def _term(self, c: PolyElement, theta: Expr) -> Expr:
        """Re (c e^{iθ})."""
        lengths = []
        for vector, length, angle in self.vectors:
            for w, sign in ((vector, 1), (self._mirrored(vector), -1)):
                while not (parts := c.div(w))[1]:
                    c, theta = parts[0], theta + sign * angle
                    lengths.append(length)
        a, b = (sympy.factor(part) for part in self._parts(c))
        return reduce(mul, lengths, a * sympy.cos(theta) - b * sympy.sin(theta))

    def _constant(self, c: PolyElement) -> Expr:
        lengths = []
        for vector, length, _ in self.vectors:
            square = vector * self._mirrored(vector)
            while not (parts := c.div(square))[1]:
                c = parts[0]
                lengths.append(length**2)
        return reduce(mul, lengths, sympy.factor(self._parts(c)[0]))


def _product(one: Wave, two: Wave) -> Wave:
    found: Wave = {}
    for m, a in one.items():
        for n, b in two.items():
            key = tuple(i + j for i, j in zip(m, n, strict=True))
            found[key] = found.get(key, 0) + a * b
    if sum(len(c) for c in found.values() if c) > 4000:
        raise NoLengths("too many terms")
    return {m: c for m, c in found.items() if c}


def cartesian(expression: Expr, definitions: Mapping[Expr, Expr]) -> Expr:
    """The expression without the angles of a ``LengthWriter``: cos φ = u/L, sin φ = v/L, so that its roots cancel."""
    turned = dict[Expr, Expr]()
    for angle, value in definitions.items():
        if isinstance(value, sympy.atan2):
            v, u = value.args
            length = next(x for x in definitions if f"phi_{x}" == str(angle))
            turned |= {sympy.cos(angle): u / length, sympy.sin(angle): v / length}
    return sympy.expand(sympy.expand_trig(expression).xreplace(turned)) if turned else expression
