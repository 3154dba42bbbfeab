"""Whether an energy is bounded below: proved, refuted by a ray along which it falls for ever, or unknown.

    proved    a quadratic form Q ⪰ 0 with its linear part in Im Q; even powers that dominate all other terms
    refuted   H(x₀ + t d) = Σ [loₖ, hiₖ] tᵏ for t ≥ 0, with hi < 0 for the highest k

The energy is run on polynomials with intervals as coefficients (``bounded_forms``), so nothing is sampled.
Laws: tests/algebra/test_lower_bounds.py. Source: Stramigioli et al., §3.1.1 (a passive system's H is bounded below).
Units: those of the energy [J] and its variables.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal, final

import numpy as np

from poinsot.algebra.bounded_forms import BoundedVariable, Form, Interval, Monomial, sign_of
from poinsot.records import dataclass, field

Answer = Literal["proved", "refuted", "unknown"]
Ways = tuple[bool, bool]
NO_WAY, BOTH_WAYS = (False, False), (True, True)
Energy = Callable[[list[Form]], Any]
Ray = Sequence[Fraction | float]
_ROUNDING = 1e-12  # of the terms of a sum: what cancels to below it is zero, some thousand roundings
_EXACT = 48  # variables of one group that are eliminated in fractions
REFUSALS = (TypeError, ValueError, AttributeError, ArithmeticError, LookupError)
"""What functions that are not made for forms raise."""


@final
@dataclass(frozen=True)
class LowerBound:
    """Whether an energy is bounded below.

    answer  "proved", "refuted" or "unknown"
    how     one sentence: why
    ray     where refuted, a direction {state: rate} along which the energy falls without bound
    """

    answer: Answer
    how: str
    ray: dict[str, float] = field(default_factory=dict)

    @classmethod
    def along(cls, direction: Mapping[str, Any]) -> LowerBound:
        """Refuted by this direction, scaled to a largest rate of one."""
        size = max(map(abs, direction.values()))
        ray = {name: float(c / size) for name, c in direction.items() if abs(c) > 1e-14 * size}
        return cls("refuted", f"it falls without bound along {written(ray)}", ray)

    def reply(self) -> str:
        """The answer to "is it bounded below?": yes, no or not known, and why."""
        if self.answer == "unknown":
            return f"not known, neither proved nor refuted: {self.how}"
        return f"{'yes, proved' if self.answer == 'proved' else 'no'}: {self.how}"

    def explain(self) -> str:
        """The answer in words."""
        if self.answer == "unknown":
            return f"whether its energy is bounded below is not known: {self.how}"
        return f"its energy is {'not ' * (self.answer == 'refuted')}bounded below: {self.how}"


class PassivityVerdict:
    """Passivity, from the signs ``dissipative`` and ``lossless`` of the power and the bound of the ``energy``."""

    @property
    def bounded_below(self: Any) -> Answer:
        """Whether the energy is bounded below: "proved", "refuted" or "unknown"."""
        found: Answer = self.energy.answer
        return found

    @property
    def verdict(self: Any) -> Literal["lossless", "passive", "not passive", "unknown"]:
        """Passive: dissipative, with an energy that is proved to be bounded below; lossless: passive, and no power is
        taken, so that all that was supplied can be had back."""
        if not self.dissipative or self.bounded_below == "refuted":
            return "not passive"
        return "unknown" if self.bounded_below == "unknown" else "lossless" if self.lossless else "passive"

    @property
    def holds(self) -> bool:
        """Proof of passivity, of lossless systems too."""
        return self.verdict in ("passive", "lossless")


def proof(energy: object) -> str | None:
    """Why a form is bounded below, or None where that is not seen."""
    form = energy if isinstance(energy, Form) else Form.constant(energy)
    for degree in (math.inf, 2, 0):
        try:
            found = _proof(form.written_out(degree))
        except REFUSALS:
            continue
        if found is not None:
            return found
    return None


def _proof(form: Form) -> str | None:
    least = Form({key: c for key, c in form.terms.items() if not _harmless(key, c)})
    if all(math.isfinite(c.lo) for key, c in least.terms.items() if not key) and not least.variables:
        return "no term of it can be negative but what is bounded"
    reasons = []
    for group in groups(form):
        part = Form({key: c for key, c in form.terms.items() if key and {v for v, _ in key} <= group})
        reason = _quadratic_proof(part) or _dominated(part)
        if reason is None:
            return None
        reasons.append(reason)
    if not math.isfinite(form.terms.get((), Interval(0.0, 0.0)).lo):
        return None
    return "; ".join(dict.fromkeys(reasons)) or "it is bounded"


def _harmless(key: Monomial, c: Interval) -> bool:
    return c.lo >= 0 and sign_of(key).lo >= 0


def groups(form: Form) -> list[set[BoundedVariable]]:
    """The variables that stand together in terms, those together that are linked by others."""
    found: list[set[BoundedVariable]] = []
    for key in form.terms:
        new = {v for v, _ in key}
        apart = []
        for group in found:
            if group & new:
                new |= group
            else:
                apart.append(group)
        found = [*apart, new] if new else found
    return found


# ----------------------------------------------------------------------------------------------------- quadratic forms


@dataclass(frozen=True)
class _Falling:
    """A direction in which ½ xᵀQx + bᵀx falls for ever."""

    direction: list[Fraction]


def _quadratic_proof(form: Form) -> str | None:
    order = sorted(form.variables, key=lambda v: v.number)
    matrices = _matrices(form, order)
    if matrices is None:
        return None
    Q, b = matrices
    if len(order) > _EXACT:
        return None
    exact, rounded = (eliminated(Q, b, tolerance) for tolerance in (0.0, _ROUNDING))
    if rounded is not None:
        return None
    return "its quadratic part is positive semidefinite" + (
        ", to the rounding of its numbers, and" if exact is not None else " and"
    ) + " what is linear lies in its image"  # fmt: skip


def _matrices(form: Form, order: list[BoundedVariable]) -> tuple[list[list[Fraction]], list[Fraction]] | None:
    """Q and b where the form is ½ xᵀQx + bᵀx of variables of both signs, with exact numbers."""
    place = {v: i for i, v in enumerate(order)}
    n = len(order)
    Q, b = [[Fraction(0)] * n for _ in range(n)], [Fraction(0)] * n
    for key, c in form.terms.items():
        if not c.exact or any(v.positive for v, _ in key) or sum(p for _, p in key) > 2:
            return None
        at = [place[v] for v, p in key for _ in range(p)]
        if len(at) == 1:
            b[at[0]] += Fraction(c.lo)
        elif len(at) == 2:
            Q[at[0]][at[1]] += Fraction(c.lo)
            Q[at[1]][at[0]] += Fraction(c.lo)
    return Q, b


def eliminated(Q: list[list[Fraction]], b: list[Fraction], tolerance: float) -> _Falling | None:
    """None where ½ xᵀQx + bᵀx is bounded below, else a direction in which it falls; by Lagrange's reduction.

    tolerance  below which, of the terms that it is the sum of, a number counts as zero
    """
    n = len(b)
    Q, b = [list(row) for row in Q], list(b)
    S, s = [[abs(float(x)) for x in row] for row in Q], [abs(float(x)) for x in b]
    left, done = list(range(n)), list[tuple[int, list[Fraction]]]()

    def lifted(d: dict[int, Fraction]) -> _Falling:
        whole = [d.get(i, Fraction(0)) for i in range(n)]
        for k, row in reversed(done):
            whole[k] = -sum((row[j] * whole[j] for j in range(n) if j != k), Fraction(0)) / row[k]
        return _Falling(whole)

    while left:
        k = max(left, key=lambda i: abs(float(Q[i][i])) / S[i][i] if S[i][i] else 0.0)
        if abs(float(Q[k][k])) <= tolerance * S[k][k]:
            break
        if Q[k][k] < 0:
            return lifted({k: Fraction(1)})
        row = list(Q[k])
        row = [row[j] if j in left else Fraction(0) for j in range(n)]
        left.remove(k)
        for i in left:
            if not row[i]:
                continue
            f = row[i] / row[k]
            b[i] -= f * b[k]
            s[i] += abs(float(f)) * s[k]
            for j in left:
                Q[i][j] -= f * row[j]
                S[i][j] += abs(float(f) * float(row[j]))
        done.append((k, row))
    for i in left:
        for j in left:
            if i < j and abs(float(Q[i][j])) > tolerance * max(S[i][j], math.sqrt(S[i][i] * S[j][j])):
                return lifted({i: Fraction(1), j: Fraction(-1 if Q[i][j] > 0 else 1)})
    for i in left:
        if abs(float(b[i])) > tolerance * s[i]:
            return lifted({i: Fraction(-1 if b[i] > 0 else 1)})
    return None


# --------------------------------------------------------------------------------------------- dominated by even powers


def _dominated(form: Form) -> str | None:
    """Every term that may fall is of a lower degree than the even powers of its variables, each in its own measure."""
    highest: dict[BoundedVariable, tuple[int, Interval]] = {}
    for key, c in form.terms.items():
        if len(key) == 1 and c.lo > 0 and sign_of(key).lo >= 0:
            (v, power), = key  # fmt: skip
            if power > highest.get(v, (0, c))[0]:
                highest[v] = power, c
    edge: list[tuple[Monomial, Interval]] = []
    for key, c in form.terms.items():
        if _harmless(key, c):
            continue
        even = sign_of(key).lo >= 0
        if not math.isfinite(c.lo) or (not even and not math.isfinite(c.hi)) or any(v not in highest for v, _ in key):
            return None
        weight = sum((Fraction(p, highest[v][0]) for v, p in key), Fraction(0))
        if weight > 1:
            return None
        if weight == 1:
            edge.append((key, c))
    if edge and not _edge_holds(edge, highest):
        return None
    return "even powers dominate all its other terms"


def _edge_holds(edge: list[tuple[Monomial, Interval]], highest: dict[BoundedVariable, tuple[int, Interval]]) -> bool:
    """True if even powers outweigh the other terms of their degree, as a quadratic form of x^(k/2) or one by one."""
    order = list(highest)
    place = {v: i for i, v in enumerate(order)}
    B, shares = np.eye(len(order)), np.zeros(len(order))
    quadratic = True
    for key, c in edge:
        even = sign_of(key).lo >= 0
        size = -float(c.lo) if even else max(abs(float(c.lo)), abs(float(c.hi)))
        if len(key) == 1:
            return False
        measured = math.prod(float(highest[v][1].lo) ** (p / highest[v][0]) for v, p in key)
        ratio = size / measured
        for v, p in key:
            shares[place[v]] += ratio * p / highest[v][0]
        if len(key) == 2 and all(2 * p == highest[v][0] for v, p in key):
            (v, _), (w, _) = key
            signed = float(c.lo) / measured if c.exact else -ratio
            exact = c.exact or len(edge) == 1
            quadratic = quadratic and exact
            B[place[v], place[w]] += signed / 2
            B[place[w], place[v]] += signed / 2
        else:
            quadratic = False
    # strictly, beyond what rounding of the sums may do
    return bool(shares.max() < 1 - 1e-9) or (quadratic and bool(np.linalg.eigvalsh(B)[0] > 1e-9))


# ------------------------------------------------------------------------------------------------------------ refuting


def falls(energy: Energy, start: Ray, direction: Ray) -> bool:
    """Whether H(start + t direction) surely falls without bound as t grows: its leading coefficient is negative."""
    t = Form.variable(positive=True)
    (variable,) = t.variables
    try:
        along = [t * d + s if d else Form.constant(s) for s, d in zip(start, direction, strict=True)]
        found = energy(along)
        found = found.written_out() if isinstance(found, Form) else Form.constant(found)
    except REFUSALS:
        return False
    powers: dict[int, Interval] = {}
    for key, c in found.terms.items():
        if not math.isfinite(c.hi) or any(v is not variable for v, _ in key):
            return False
        powers[key[0][1] if key else 0] = c
    highest = max(powers, default=0)
    return highest > 0 and powers[highest].hi < 0


def candidates(form: Form, variables: Sequence[BoundedVariable]) -> Iterable[list[Fraction]]:
    """Directions that may fall: those of the quadratic part, axes, and corners in the measure of the even powers."""
    n = len(variables)
    place = {v: i for i, v in enumerate(variables)}
    form = form.written_out()
    for group in groups(form):
        order = sorted(group & place.keys(), key=lambda v: v.number)
        part = Form({k: c for k, c in form.terms.items() if k and {v for v, _ in k} <= set(order)})
        if proof(part) is not None:
            continue
        quadratic = Form({k: c for k, c in part.terms.items() if sum(p for _, p in k) <= 2 and c.exact})
        matrices = _matrices(quadratic, order) if len(order) <= _EXACT else None
        if matrices is not None:
            for tolerance in (0.0, _ROUNDING):
                fall = eliminated(*matrices, tolerance)
                if fall is not None:
                    yield _placed(dict(zip(order, fall.direction, strict=True)), place, n)
            if len(quadratic.terms) == len(part.terms):
                continue
        measure = {v: 1.0 for v in order}
        for key, c in part.terms.items():
            if len(key) == 1 and key[0][1] > 1 and math.isfinite(c.hi) and c.hi > 0:
                measure[key[0][0]] = float(c.hi) ** (-1.0 / key[0][1])
        for v in order:
            for sign in (-1, 1):
                yield _placed({v: Fraction(sign)}, place, n)
        if 1 < len(order) <= 5:
            for corner in itertools.product((-1, 0, 1), repeat=len(order)):
                if sum(map(abs, corner)) > 1:
                    yield _placed({v: s * Fraction(measure[v]) for v, s in zip(order, corner, strict=True)}, place, n)
        elif len(order) > 5:
            for v, w in itertools.combinations(order[:24], 2):
                for sign in (-1, 1):
                    for other in (-1, 1):
                        pair = {v: sign * Fraction(measure[v]), w: other * Fraction(measure[w])}
                        yield _placed(pair, place, n)


def _axes(n: int) -> list[list[Fraction]]:
    return [[Fraction(sign * (i == k)) for i in range(n)] for k in range(n) for sign in (-1, 1)]


def _placed(d: dict[BoundedVariable, Fraction], place: dict[BoundedVariable, int], n: int) -> list[Fraction]:
    found = [Fraction(0)] * n
    for v, rate in d.items():
        found[place[v]] = rate
    return found


def lower_bound(
    energy: Energy, start: Ray, names: Sequence[str], below: Energy | None = None, movable: Sequence[Ways] | None = None
) -> LowerBound:
    """Whether H(start + y) is bounded below over all y (n,), or over those that are ``movable`` where it falls.

    energy   over any scalar
    below    a function that it is nowhere below, from which it is proved, instead of itself
    movable  of each name, whether a ray may go down and up along it
    """
    variables = [Form.variable() for _ in names]
    at = [y + s for y, s in zip(variables, start, strict=True)]
    form = _run(below or energy, at)
    reason = None if form is None else proof(form)
    if reason is not None:
        return LowerBound("proved", reason)
    form = form if below is None else _run(energy, at)
    free = list(movable or [BOTH_WAYS] * len(names))
    symbols = [next(iter(y.variables)) for y in variables]
    tried = _axes(len(names)) if form is None else [d for d in candidates(form, symbols) if any(d)]
    directions = [d for d in tried if all(not c or way[c > 0] for c, way in zip(d, free, strict=True))]
    rng = np.random.default_rng(0)
    for scale in (0.0, 1.0, 1.0, 2.0):
        moved = [float(x) * scale * all(way) for x, way in zip(rng.uniform(-1, 1, len(names)), free, strict=True)]
        base = [s + (Fraction(m) if isinstance(s, Fraction) else m) for s, m in zip(start, moved, strict=True)]
        for d in directions:
            if falls(energy, base, d):
                return LowerBound.along(dict(zip(names, d, strict=True)))
    if form is None:
        why = "bounds are sought for polynomials of coordinates with bounded factors, such as sines, and it is none"
        return LowerBound("unknown", why)
    return LowerBound("unknown", "neither a bound nor a direction in which it falls for ever was found")


def _run(function: Energy, at: list[Form]) -> Form | None:
    try:
        found = function(at)
        return found if isinstance(found, Form) else Form.constant(found)
    except REFUSALS:
        return None


def written(ray: dict[str, float]) -> str:
    """A ray as text: "−height + 0.5 elongation"."""
    text = ""
    for name, rate in ray.items():
        size = f"{abs(rate):.6g} ".removeprefix("1 ")
        sign = "−" if rate < 0 else "+"
        text += f" {sign} {size}{name}" if text else f"{sign.removeprefix('+')}{size}{name}"
    return text


def together(found: Sequence[LowerBound]) -> LowerBound:
    """Of a sum of energies that have no variable in common."""
    for answer in ("refuted", "unknown"):
        for each in found:
            if each.answer == answer:
                return each
    return LowerBound("proved", "; ".join(dict.fromkeys(each.how for each in found)) or "it stores nothing")
