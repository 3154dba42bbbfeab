"""Turned vectors by their lengths and angles: drawings by coordinates read as if drawn by lengths.

    Σ c_m(p) exp(i mᵀq),  c_{−m} = c̄_m;   c_m = ∏ (u + i v) …  → ∏ L cos(mᵀq + Σ φ),   L = √(u² + v²),  φ = atan2(v, u)

Products of sines and cosines of the coordinates become such sums, exactly, with polynomials over the Gaussian rationals
as c_m. Vectors u + i v are what stands beside the angles of single definitions; a length that a file gives a name, as
``crank = "sqrt(bx**2 + by**2)"``, has it. Law: the values are what they were, tests/views/test_kinestatic_equations.py.
Source: Bottema & Roth, Theoretical Kinematics, ch. 8 (complex numbers of plane motions). Units: those of the entries.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from itertools import count
from operator import mul

import sympy
from sympy import QQ_I, Expr
from sympy.polys.rings import PolyElement, ring
from sympy.simplify.fu import TR9

Definitions = list[tuple[Expr, Expr]]
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
