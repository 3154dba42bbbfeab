"""How a polynomial in sines and cosines is best written: as powers or as sums of angles, grouped, with factors out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

import sympy
from sympy.polys.domains import QQ

from poinsot.views.polynomials import Generators, rational

_NOISE = 1e-13  # coefficients below this share of the largest are what rounding left
_DECIMALS = 10**15
_COMPARED = 400  # terms up to which several ways of writing are tried
_HIGHEST = 6  # degree in sines and cosines up to which sums of angles are tried

Terms = dict[tuple[Any, Any], Any]
"""(product of rates, product of sines and cosines) → the polynomial that multiplies them."""
Wave = dict[tuple[tuple[int, ...], bool], Any]
"""(multiples of the angles, whether a sine rather than a cosine) → its rational coefficient."""


def present(field: Generators, poly: Any, rates: Collection[int], groups: Sequence[Collection[int]]) -> Any:
    """The expression of SymPy that says a polynomial shortest, among a few ways of writing it.

    rates   generators that are velocities: terms with the same product of them belong together
    groups  generators that are angles about parallel axes: sums of these angles may stand for products
    """
    largest = max((abs(float(c)) for c in poly.values()), default=0.0)
    poly = poly.ring.from_dict({m: _tidy(c) for m, c in poly.items() if abs(float(c)) > _NOISE * largest})
    if len(poly) > _COMPARED:
        return _written(field, _terms(field, poly, rates))
    ways = [_terms(field, each, rates) for each in _powers(field, poly)]
    ways += [
        _summed(field, poly, rates, group) for group in groups if _degree(field, poly, group) in range(2, _HIGHEST)
    ]
    return min((_written(field, way) for way in ways), key=sympy.count_ops)


def _tidy(c: Any) -> Any:
    """A coefficient; the nearest float's fraction for one of more digits than a float has."""
    return rational(float(c)) if c.denominator > _DECIMALS else c


def _powers(field: Generators, poly: Any) -> Iterator[Any]:
    """The polynomial as it is, with sin² replaced everywhere, and with cos² replaced instead."""
    yield poly
    turned = poly
    for s, (c, _) in field.pairs.items():
        square = 1 - field.ring.gens[s] ** 2
        again = field.ring.zero
        for monomial, coefficient in turned.items():
            powers = list(monomial)
            powers[c], half = powers[c] % 2, powers[c] // 2
            again += (field.ring.ground_new(coefficient) * square**half).mul_monom(tuple(powers))
        turned = again
    if turned != poly:
        yield turned


def _terms(field: Generators, poly: Any, rates: Collection[int]) -> Terms:
    """The polynomial's terms by their rates and their sines and cosines."""
    waving = {k for s, (c, _) in field.pairs.items() for k in (s, c)}
    terms: Terms = {}
    for monomial, coefficient in poly.items():
        key = _product(field, monomial, rates), _product(field, monomial, waving)
        rest = tuple(0 if k in waving or k in rates else power for k, power in enumerate(monomial))
        terms[key] = terms.get(key, field.ring.zero) + field.ring.from_dict({rest: coefficient})
    return terms


def _product(field: Generators, monomial: Sequence[int], of: Collection[int]) -> Any:
    return sympy.Mul(*(field.meaning[k] ** power for k, power in enumerate(monomial) if power and k in of))


def _written(field: Generators, terms: Terms) -> Any:
    """One expression, grouped by rates or by sines and cosines first, whichever is shorter."""
    ways = []
    for first in (0, 1):
        outer: dict[Any, list[Any]] = {}
        for key, coefficient in terms.items():
            front = sympy.factor_terms(field.expression(coefficient, covered=True))
            outer.setdefault(key[first], []).append(key[1 - first] * front)
        parts = [key * sympy.factor_terms(sympy.Add(*inner)) for key, inner in outer.items()]
        ways.append(sympy.factor_terms(sympy.Add(*parts)).xreplace(field.uncovered))
    return min(ways, key=sympy.count_ops)


def _of_group(field: Generators, group: Collection[int]) -> dict[int, int]:
    """The generators of sines of the group's angles, numbered."""
    own = [
        s
        for s, (_, angle) in field.pairs.items()
        if len(angle) == 1 and any(angle.LM[k] == 1 for k in group) and sum(angle.LM) == 1
    ]
    return {s: i for i, s in enumerate(own)}


def _degree(field: Generators, poly: Any, group: Collection[int]) -> int:
    """The highest number of sines and cosines of the group's angles in one term; 0 for fewer than two angles."""
    sines = _of_group(field, group)
    if len(sines) < 2:
        return 0
    each = [k for s in sines for k in (s, field.pairs[s][0])]
    return max((sum(monomial[k] for k in each) for monomial in poly), default=0)


def _summed(field: Generators, poly: Any, rates: Collection[int], group: Collection[int]) -> Terms:
    """The terms with products of sines and cosines of the group's angles as sums of sines and cosines of sums."""
    sines = _of_group(field, group)
    angles = [field.expression(field.pairs[s][1]) for s in sines]
    own = {k for s in sines for k in (s, field.pairs[s][0])}
    waving = {k for s, (c, _) in field.pairs.items() for k in (s, c)}
    terms: Terms = {}
    for monomial, coefficient in poly.items():
        rate, others = _product(field, monomial, rates), _product(field, monomial, waving - own)
        rest = tuple(0 if k in waving or k in rates else power for k, power in enumerate(monomial))
        for (multiples, odd), share in _wave(field, monomial, sines).items():
            angle = sympy.Add(*(n * a for n, a in zip(multiples, angles, strict=True)))
            key = rate, others * (sympy.sin(angle) if odd else sympy.cos(angle))
            terms[key] = terms.get(key, field.ring.zero) + field.ring.from_dict({rest: coefficient * share})
    return {key: coefficient for key, coefficient in terms.items() if coefficient}


def _wave(field: Generators, monomial: Sequence[int], sines: dict[int, int]) -> Wave:
    """A product of sines and cosines as a sum of them: sin a cos b = ½ sin(a + b) + ½ sin(a − b), and so on."""
    wave: Wave = {((0,) * len(sines), False): QQ(1)}
    for s, i in sines.items():
        for odd, power in ((True, monomial[s]), (False, monomial[field.pairs[s][0]])):
            for _ in range(power):
                wave = _joined(_times(wave, i, odd))
    return wave


def _times(wave: Wave, i: int, odd: bool) -> Iterable[tuple[tuple[int, ...], bool, Any]]:
    """Each term of the wave times the sine or cosine of angle i, as terms that may repeat."""
    half = QQ(1, 2)
    for (multiples, was_odd), c in wave.items():
        up = tuple(n + (k == i) for k, n in enumerate(multiples))
        down = tuple(n - (k == i) for k, n in enumerate(multiples))
        if was_odd != odd:  # sin a cos b, cos a sin b
            yield up, True, c * half
            yield down, True, c * half if was_odd else -c * half
        else:  # cos a cos b, sin a sin b
            yield up, False, c * half if not odd else -c * half
            yield down, False, c * half


def _joined(parts: Iterable[tuple[tuple[int, ...], bool, Any]]) -> Wave:
    """Like terms joined, the first multiple of each angle that is not zero made positive."""
    wave: Wave = {}
    for multiples, odd, c in parts:
        leading = next((n for n in multiples if n), 0)
        if leading == 0 and odd:
            continue
        if leading < 0:
            multiples, c = tuple(-n for n in multiples), -c if odd else c
        wave[multiples, odd] = wave.get((multiples, odd), QQ(0)) + c
    return wave
