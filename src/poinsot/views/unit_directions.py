"""Lines of long expressions made short: directions have length 1, and sums of angles are angles.

    r = √(x² + y²):   (x/r)² + (y/r)² → 1,   (x x + y y)/r → r         cos a cos b − sin a sin b → cos(a + b)

Definitions that are short afterwards go into where they stand. Law: the values are what they were,
tests/views/test_kinestatic_equations.py. Source: Cox, Little & O'Shea, Ideals, Varieties, and Algorithms, ch. 2
(remainders). Units: any.
"""

from __future__ import annotations

from collections.abc import Sequence

import sympy
from sympy import Expr
from sympy.simplify.fu import TR10i

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
