"""How the elements of all domains are declared: numbers checked, energies and laws made, dissipators made to heat.

Law: what is declared without a word about power cannot give any, tests/components/test_declarations.py.
Units: across and through of the domain, their product [W]; entropy flow [W/K]. Source: Ratiu & Blankenstein;
formulas.md §8.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from inspect import signature
from math import inf, isfinite
from typing import Any, Literal, TypeVar, cast

import numpy as np

from poinsot.algebra.kinds import kind_of
from poinsot.algebra.quadratic_forms import HalfSquare
from poinsot.algebra.relays import jumps
from poinsot.algebra.scalars import Scalar, absolute, is_zero, known, maximum, unknown
from poinsot.components import primitives
from poinsot.components.domains import THERMAL, Quantity
from poinsot.components.made import PLAIN
from poinsot.components.measured import plain_arguments, require_kinds, with_units
from poinsot.components.primitives import (
    IdealCoupling,
    IdealSource,
    Member,
    Relation,
    Storage,
    TerminalPair,
    Variable,
    stored,
)
from poinsot.errors import ModelError, PoinsotError
from poinsot.showing import typed
from poinsot.signals.corners import corner, cure
from poinsot.signals.given import SignalLike, as_signal
from poinsot.structures.kirchhoff import EdgeKind

ACROSS, THROUGH = EdgeKind.ACROSS_STORAGE, EdgeKind.THROUGH_STORAGE
Law = Callable[..., Scalar]


Factory = TypeVar("Factory", bound=Callable[..., Any])


def declared(factory: Factory) -> Factory:
    """A function that makes elements, which know how they were made: they pickle, and their numbers can be free."""
    taken = signature(factory).parameters
    kinds = {key: kind_of(each.annotation) for key, each in taken.items()}
    kinds |= {key: f"{kinds[key].removesuffix(' | None')} | None" for key in kinds if taken[key].default is None}
    are_plain = plain_arguments(kinds)

    @wraps(factory)
    def made(*arguments: Any, **named: Any) -> Any:
        if not (plain := are_plain(arguments, named)):
            arguments, named = with_units(cast(Any, made), arguments, named)
        try:
            element = factory(*arguments, **named)
        except Exception as error:  # whatever becomes of arguments of other kinds
            given = _bound(factory, arguments, named)
            if given is None or repr(name := next(iter(given.values()))) in str(error):
                raise
            require_kinds(kinds, arguments, named)
            if isinstance(error, PoinsotError):  # of a part
                raise ModelError(f"{name!r}: {error}") from None
            shown = ", ".join(f"{key}={typed(value):.40}" for key, value in [*given.items()][1:])
            raise ModelError(f"{name!r} cannot be made of {shown or 'nothing'}: {error}") from error
        if not plain:
            require_kinds(kinds, arguments, named)
        element.made_by(made, arguments, PLAIN if plain and not named else named)
        return element

    return cast(Factory, made)


def _bound(factory: Callable[..., object], arguments: Sequence[Any], named: Mapping[str, Any]) -> dict[str, Any] | None:
    """Arguments by name; None where the function does not take them."""
    try:
        return signature(factory).bind(*arguments, **named).arguments
    except TypeError:
        return None


_WITHIN = dict.fromkeys(
    ("amplifiers", "commutation", "controlled", "diodes", "power_electronics", "transistors"), "electrical"
)
_WITHIN |= {
    "cores": "magnetic",
    "fluid_power": "hydraulic",
    "gears": "rotational",
    "machines": "transducers",
    "steppers": "transducers",
}
"""Modules whose elements belong to the namespace of another one."""
ELEMENTS: dict[str, list[Callable[..., Member]]] = {}
"""The elements that files may name: makers by kind, as "resistor" and as "electrical.resistor"."""


def element(factory: Factory) -> Factory:
    """`declared`, for files too: the name in lower case is a kind of network files, the arguments are the keys there.

    A kind that two domains have is written with the domain. How an argument is written is told by its type:
    `poinsot.files.arguments`.
    """
    made = qualified(factory)
    ELEMENTS.setdefault(_kind(factory), []).append(made)
    return made


def qualified(factory: Factory) -> Factory:
    """`element` with a kind that is always written with its domain, as "spatial.spring": a domain with words apart."""
    made, module = declared(factory), factory.__module__.rpartition(".")[2]
    domain = _WITHIN.get(module, module)
    ELEMENTS.setdefault(f"{domain}.{_kind(factory)}", []).append(made)
    return made


def _kind(factory: Callable[..., object]) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", factory.__name__).lower()


def finite(element: str, what: str, value: Any, unit: str = "") -> float:
    """The number; ModelError that names the element where it is infinite or NaN. Values still unknown pass."""
    if type(value) is float and isfinite(value):
        return value
    if unknown(value) and not (known(value) and not value.is_finite()):
        return value  # type: ignore[no-any-return]
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        number = float("nan")
    if not isfinite(number):
        raise ModelError(f"{element!r} needs a finite {what}{_in(unit)}, not {value!r}")
    return number


def positive(element: str, what: str, value: object, unit: str = "") -> float:
    """The number; ModelError where it is not greater than zero."""
    number = finite(element, what, value, unit)
    if known(number) and number <= 0:
        raise ModelError(f"{element!r} needs {_a(what)} greater than zero{_in(unit)}, not {number:g}")
    return number


def not_negative(element: str, what: str, value: object, unit: str = "", why: str = "") -> float:
    """The number; ModelError where it is less than zero."""
    number = finite(element, what, value, unit)
    if known(number) and number < 0:
        raise ModelError(f"{element!r} needs {_a(what)} of zero or more{_in(unit)}, not {number:g}{why}")
    return number


def nonzero(element: str, what: str, value: object, unit: str = "", words: str = "", why: str = "") -> float:
    """The number; ModelError where it is zero."""
    number = finite(element, what, value, unit)
    if is_zero(number):
        raise ModelError(f"{element!r} needs {_a(words or what)} other than zero{why}")
    return number


MOST_CELLS = 100_000
"""Cells of an element, of each of which parts are made."""


def whole(element: str, what: str, value: object, most: float = inf) -> int:
    """A whole number from 1 on, up to ``most``. ModelError for another, or a free one."""
    if not (known(value) and 1 <= value <= most and value == int(value)):  # type: ignore[operator, call-overload]
        to = "on" if most == inf else f"to {most:,}"
        raise ModelError(f"{element!r} needs {what} that are a whole number from 1 {to}, not {value!r}")
    return int(value)  # type: ignore[call-overload, no-any-return]


def dissipation(element: str, what: str, value: Any, unit: str, instead: str = "") -> float:
    """A resistance or conductance, zero or more; ModelError where it would give power."""
    return not_negative(element, what, value, unit, f", which would give power{instead}")


def _a(word: str) -> str:
    return f"{'an' if word[0] in 'aeio' else 'a'} {word}"


def _in(unit: str) -> str:
    return f" [{unit}]" if unit else ""


def storage(
    name: str,
    pair: TerminalPair,
    kind: EdgeKind,
    parameter: tuple[str, object, str],
    energy: Law | None,
    state: float | None,
    conjugate: float | None,
    stiff: bool = False,
) -> Storage:
    """One port that stores H = x²/(2c), or k x²/2 if ``stiff``, or any energy.

    parameter         name, value and unit of c or k; the value is None where an energy is given
    state, conjugate  what the initial value may be given as; the conjugate only where H is quadratic
    Errors            ModelError unless there is a parameter or an energy, and for initial values given twice or of the
                      wrong kind
    """
    word, value, unit = parameter
    kinds, states = pair.storing.get(kind) or ((kind,), (stored(pair, kind),))
    (x,) = states
    y = pair.quantity("across" if kind == ACROSS else "through")
    if (value is None) == (energy is None):
        raise ModelError(f"{name!r} needs either {_a(word)} or an energy, a function of its {x.words}")
    if state is not None and conjugate is not None:
        raise ModelError(f"{name!r} starts with either {_a(x.words)} or {_a(y.words)}; both are given")
    if energy is not None:
        if conjugate is not None:
            raise ModelError(f"{name!r} has an energy of its own: it starts with {_a(x.words)}, not {_a(y.words)}")
        refuse_corner(name, energy, x, y.words)
        return Storage(name, (pair,), kinds, energy, (initial(name, x, state),), states)
    c = positive(name, word, value, unit)
    start = initial(name, x, state)
    if conjugate is not None:
        given = finite(name, f"initial {y.words}", conjugate, y.unit)
        start = given / c if stiff else given * c
    return Storage(name, pair.alone, kinds, HalfSquare(c, not stiff), (start,), states)


def refuse_corner(name: str, energy: Law, x: Quantity, effort: str, within: tuple[float, float] = (-inf, inf)) -> None:
    """ModelError where the effort of an energy jumps at a state x: nothing could rest there."""
    if not jumps(energy, 1, name) and (found := corner(energy, *within)) is not None:
        raise ModelError(
            f"the energy of {name!r} has a corner at {x.words} {found.at:.6g} {x.unit}: its {effort} would jump there "
            f"from {found.below:.4g} to {found.above:.4g}, and what is stored could rest with any between; "
            f"{cure(energy)}"
        )


def slack_spring(
    name: str, pair: TerminalPair, stiffness: float, play: float, start: float | None, units: tuple[str, str]
) -> Storage:
    """One port that stores k d²/2, d = max(|x| − play/2, 0); units: of the stiffness and of the play."""
    k, half = positive(name, "stiffness", stiffness, units[0]), 0.5 * not_negative(name, "play", play, units[1])

    def energy(x: Scalar) -> Scalar:
        beyond = maximum(absolute(x) - half, 0.0)
        return beyond * beyond * (0.5 * k)

    x = stored(pair, THROUGH)
    return Storage(name, (pair,), (THROUGH,), energy, (initial(name, x, start),), (x,), least=0.0)


def initial(element: str, quantity: Quantity, value: float | None) -> float | None:
    """A checked initial value, None where nothing is said."""
    return None if value is None else finite(element, f"initial {quantity.words}", value, quantity.unit)


def transformer(name: str, pairs: Sequence[TerminalPair], *n: Scalar) -> IdealCoupling:
    """across of the first = Σ n_k across of the others, through of those = −n_k through of the first: keeps power."""
    P, Q = np.zeros((2, len(pairs), len(pairs)), dtype=object)
    P[0] = [1.0, *(-each for each in n)]
    Q[1:, 0] = n
    np.fill_diagonal(Q[1:, 1:], 1.0)
    numbers = all(known(each) and not unknown(each) for each in n)
    return IdealCoupling(name, tuple(pairs), (P.astype(float), Q.astype(float)) if numbers else (P, Q))


def gyrator(name: str, pairs: tuple[TerminalPair, TerminalPair], r: float) -> IdealCoupling:
    """across_b = r through_a, across_a = −r through_b: keeps power."""
    return IdealCoupling(name, pairs, (np.eye(2), np.array([[0.0, r], [-r, 0.0]])))


def source(
    name: str, pair: TerminalPair, kind: Literal["across", "through"], signal: SignalLike, sign: float = 1.0
) -> IdealSource:
    """A source of what `as_signal` takes: a number, a formula in t, samples (times, values), a function or a signal."""
    made = EdgeKind.ACROSS_SOURCE if kind == "across" else EdgeKind.THROUGH_SOURCE
    return IdealSource(name, (pair,), made, as_signal(f"the source {name!r}", signal), sign)


def one_port_law(
    name: str, pair: TerminalPair, through: Law | None, across: Law | None, active: bool = False
) -> Relation:
    """through = law(across) or across = law(through); refused where it gives power, unless it is declared active.

    Errors: ModelError unless exactly one law is given, and where a sample of it gives power.
    """
    if through is not None and across is None:
        law, gives, reads = through, _THROUGH, _ACROSS
    elif across is not None and through is None:
        law, gives, reads = across, _ACROSS, _THROUGH
    else:
        words = [pair.quantity(variable).words for variable in (_ACROSS, _THROUGH)]
        raise ModelError(
            f"{name!r} needs one law: its {words[1]} as a function of the {words[0]}, or the other way round"
        )
    made = Relation(name, (pair,), (gives,), ((0, reads),), lambda v: (law(v),), "active" if active else "dissipative")
    if not active:
        _refuse_gain(made)
    return made


_ACROSS: Variable = "across"
_THROUGH: Variable = "through"


def linear(name: str, pair: TerminalPair, ratio: float, power: Literal["dissipative", "active"]) -> Relation:
    """across = ratio · through as a relation that may be solved either way."""
    ways = {0: (1.0 / ratio,)}, {0: (ratio,)}
    if power == "active":  # what is given may be just what others take: Newton's method has the words for it
        ways = {}, {}
    back = Relation(name, (pair,), ("through",), ((0, "across"),), lambda v: (v / ratio,), power, slopes=ways[0])
    return Relation(name, (pair,), ("across",), ((0, "through"),), lambda f: (ratio * f,), power, back, slopes=ways[1])


_DECADES = np.logspace(-6, 6, 25)
_SAMPLES = (*-_DECADES[::-1], 0.0, *_DECADES)


def _refuse_gain(relation: Relation) -> None:
    """ModelError where the law of one port gives power at one of the samples, both signs over twelve decades."""
    ((_, reads),) = relation.reads
    for value in map(float, _SAMPLES):
        try:
            with np.errstate(all="ignore"):
                found = relation.law(value)[0]
                if not known(found) and unknown(found):
                    return
                power = value * (found if unknown(found) else float(found))
        except ArithmeticError:
            continue
        except (TypeError, ValueError, IndexError) as error:
            raise ModelError(
                f"the law of {relation.name!r} gives no number at {value:g} ({error}); it must be a function of one "
                "number that returns one, written with + - * / and the functions of poinsot.algebra.scalars"
            ) from None
        if power < 0:
            raise ModelError(
                f"the law of {relation.name!r} gives {-power:.3g} W at {relation.pairs[0].quantity(reads).words} "
                f"{value:g}; a resistor only takes power. Turn its sign, or declare it active: it then counts as "
                "a source"
            )


def heating(dissipator: primitives.LinearResistor | Relation) -> Relation:
    """The dissipator with one more port "heat", through which all the power that it takes leaves as heat.

    Σ across · through = P ≥ 0 at its ports,   entropy flow into "heat" = −P/T
    Law  power is continuous over all ports, and entropy is produced at the rate P/T ≥ 0
    Errors  ModelError for what gives power, or does not take any
    """
    if isinstance(dissipator, primitives.LinearResistor):
        if dissipator.vary is not None or is_zero(dissipator.a) or is_zero(dissipator.r):
            raise ModelError(
                f"{dissipator.name!r} cannot be made to heat: only a resistor with a constant resistance above zero or "
                "a nonlinear law can"
            )
        dissipator = linear(dissipator.name, dissipator.pairs[0], dissipator.r / dissipator.a, "dissipative")
    if isinstance(dissipator, Relation) and dissipator.by:
        raise ModelError(f"{dissipator.name!r} varies with states: say what heats in its own law")
    if dissipator.power != "dissipative":
        raise ModelError(f"{dissipator.name!r} is {dissipator.power}, so it takes no power that could become heat")
    back = None if dissipator.inverse is None else _heating(dissipator.inverse, None)
    return _heating(dissipator, back)


HEAT = TerminalPair(THERMAL, "heat", ("", None))


def _heating(relation: Relation, inverse: Relation | None) -> Relation:
    ports = range(len(relation.pairs))
    other = {_ACROSS: _THROUGH, _THROUGH: _ACROSS}
    wanted = [(p, other[v]) for p, v in enumerate(relation.outputs) if (p, other[v]) not in relation.reads]
    reads = (*relation.reads, *wanted, (len(relation.pairs), "across"))

    def law(*values: Scalar) -> tuple[Scalar, ...]:
        known = dict(zip(reads, values, strict=True))
        found = tuple(relation.law(*values[: len(relation.reads)]))
        power = sum((found[p] * known[p, other[relation.outputs[p]]] for p in ports), 0.0)
        return (*found, 0.0 - power / values[-1])

    outputs: tuple[Variable, ...] = (*relation.outputs, "through")
    pairs = (*relation.pairs, HEAT)
    slopes = {port: (*given, *[0.0] * (len(reads) - len(given))) for port, given in relation.slopes.items()}
    return Relation(relation.name, pairs, outputs, reads, law, "continuous", inverse, relation.junctions, slopes=slopes)
