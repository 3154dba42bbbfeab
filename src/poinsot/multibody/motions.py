"""Given motions: a stretch, such as a pair's coordinate, that is a given function of time (a rheonomic condition).

    Φ(q, t) = s(q) − f(t) = 0,     A v = ḟ,     A v̇ = a + f̈,     A = ∂s/∂q

What it takes is the effort λ of its row, M v̇ + c = τ + Aᵀ λ, and the power into the mechanism is λ ḟ. At a moment it is
a `Coupling` that moves on by itself, and all that is true of couplings is true of it; ḟ and f̈ are those of f over dual
numbers. Motions act in runs, as sources and what switches do: algorithms see the pair free, and a tree
`with_held` motions (`multibody.held_motions`) sees it held.
Law     the motion is f to rounding, and λ is what inverse dynamics asks for, tests/systems/test_given_motions.py
Source  Lanczos, The Variational Principles of Mechanics, §I.7 (rheonomic conditions)

Numbers that users give: read in their evident meaning, or refused; text, truth values, NaN and the like are no
numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from numbers import Real
from typing import Any, final

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algebra.dual import Dual
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError, PoinsotError, SimulationError
from poinsot.joints.pair import Pair
from poinsot.multibody.stretches import OnFreedom, Stretch
from poinsot.multibody.tendons import Coupling
from poinsot.records import NamedTuple, dataclass
from poinsot.signals.curve import Curve
from poinsot.signals.given import as_signal
from poinsot.signals.signal import Constant, Expression, Function, Table

OfTime = Constant | Expression | Function


class GivenMoment(NamedTuple):
    """f, ḟ and f̈ at one moment."""

    value: Scalar
    rate: Scalar
    bend: Scalar


@final
@dataclass(frozen=True)
class GivenMotion:
    """s = f(t): a pair's coordinate, a tendon or any other stretch with a given motion.

    name    by which the ledger counts its power λ ḟ, and by which a run may give it another function
    along   the stretch s, of one number
    signal  f [rad or m]: a number, a formula in t, a function of t over any scalar, or a pair of times and values,
            through which it goes by monotone cubics, and on as it went beyond the last; `of_joint` and `as_motion` take
            these. Neither f nor ḟ may jump, which a run refuses; f̈ may
    """

    name: str
    along: Stretch
    signal: OfTime

    @classmethod
    def of_joint(cls, joint: str, signal: object, freedom: int = 0, name: str = "") -> GivenMotion:
        """q = f(t) for a coordinate of a joint, called as the joint unless a name is given."""
        return cls(name or joint, OnFreedom(joint, freedom), as_motion(name or joint, signal))

    @property
    def stretches(self) -> tuple[Stretch, ...]:
        """Its stretch."""
        return (self.along,)

    def held(self, at: GivenMoment) -> Coupling:
        """The row that holds it at a moment."""
        return Coupling(self.name, self.along, None, (at.value,), rate=at.rate, bend=at.bend)

    def faults(self, bodies: Collection[str], pairs: Mapping[str, Pair], followers: Mapping[str, str]) -> Iterator[str]:
        """What contradicts itself, as the end of a sentence about it."""
        faults = [*self.along.faults(bodies, pairs)]
        yield from faults
        if not faults and not self.along.has_value(pairs):
            yield (
                f" acts on {' – '.join(self.along.acts_on)}, which has no coordinate there: a motion is given to what "
                "is measured by one number, a coordinate whose rate is dq/dt or a length"
            )
        for joint in self.along.joints:
            if joint in followers:
                yield f" acts on joint {joint!r}, which follows joint {followers[joint]!r}; give the motion to that one"


def faults_of(
    motions: Iterable[GivenMotion], bodies: Collection[str], pairs: Mapping[str, Pair], following: Iterable[Any]
) -> Iterator[str]:
    """What contradicts itself in the motions of a model, one sentence each. following: joints that follow others."""
    seen: dict[Stretch, str] = {}
    followers = {j.name: j.mimic.of for j in following}
    for m in motions:
        faults = [*m.faults(bodies, pairs, followers)]
        yield from (f"the motion {m.name!r}{fault}" for fault in faults)
        if not faults and m.along in seen:
            yield f"the motions {seen[m.along]!r} and {m.name!r} are both of {' – '.join(m.along.acts_on)}; keep one"
        seen[m.along] = m.name


def as_motion(name: str, given: object, error: type[PoinsotError] = ModelError) -> OfTime:
    """The function f by a user's value: see `GivenMotion`. A function of time is run here once, so
    that it has rates."""
    found = as_signal(f"the motion {name!r}", given, error=error)
    if isinstance(found, Table):
        try:
            found = Function(Curve(found.times, found.values))
        except ModelError as fault:
            raise error(
                f"the motion {name!r}: {fault}. Between samples a motion is smooth; where it is to stop or turn, say "
                "so by samples close together, or by a formula"
            ) from None
    try:
        moment_of(found.at, 0.25)
    except (TypeError, ValueError, AttributeError, ZeroDivisionError, OverflowError) as fault:
        raise error(
            f"the motion {name!r} is a function that has no rates over any scalar ({fault}); write it with np.sin and "
            "the like on t, as a formula such as '0.2*sin(3*t)', or give samples (times, values)"
        ) from None
    return found


def with_rates(motions: Collection[str], whose: str, inputs: Mapping[str, object]) -> dict[str, object]:
    """The inputs of a run, those for motions as differentiable functions; SimulationError for others."""
    for name in motions:
        if name in inputs and inputs[name] is None:
            raise SimulationError(
                f"a controller is to write {name!r} of {whose!r}, which is a given motion: what is held for a "
                "period and then jumps has no rate. Let it write an effort, or give the motion as a function of time"
            )
    return {k: as_motion(k, x, SimulationError) if k in motions else x for k, x in inputs.items()}


def moment_of(f: Callable[[Any], Any], t: Scalar) -> GivenMoment:
    """f, ḟ and f̈ at t, over any scalar, by dual numbers of dual numbers."""
    y = f(Dual(Dual(t, 1.0), Dual(1.0, 0.0)))
    if not isinstance(y, Dual):
        return GivenMoment(y, 0.0, 0.0)
    value, slope = (x if isinstance(x, Dual) else Dual(x, 0.0) for x in (y.real, y.dual))
    return GivenMoment(value.real, value.dual, slope.dual)


STATE_LIMIT = 1e60
"""Beyond it nothing in SI units is: products of a few such numbers still are floats. Files hold to it too."""


def given_numbers(value: object) -> Floats | None:
    """A number, or a list of numbers, as a vector; None for anything else: text, nested or ragged lists, NaN, 1e61."""
    try:
        found = np.asarray(value)
        if found.dtype.kind == "O" and all(isinstance(x, Real) and not isinstance(x, bool) for x in found.flat):
            found = found.astype(np.float64)
    except Exception:  # whatever an object of the user's does when it is asked for numbers
        return None
    if found.dtype.kind not in "iuf" or found.ndim > 1:
        return None
    numbers = np.atleast_1d(found).astype(np.float64)
    return numbers if np.isfinite(numbers).all() and np.abs(numbers).max(initial=0.0) <= STATE_LIMIT else None


def given_number(value: object) -> float | None:
    """One number, not in a list; None for anything else."""
    found = None if is_list(value) else given_numbers(value)
    return float(found[0]) if found is not None and found.shape == (1,) else None


def is_list(value: object) -> bool:
    """Whether it holds several things in order, be it one."""
    return isinstance(value, (list, tuple)) or (isinstance(value, np.ndarray) and value.ndim > 0)


def shown(value: object) -> str:
    """A value as a message quotes it: short, on one line."""
    try:
        text = " ".join(repr(value).split())
    except Exception:
        text = f"a {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "..."
