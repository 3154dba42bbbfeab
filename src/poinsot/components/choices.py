"""Elements with a choice, in any domain: one-way, commanded, sensing, gated switches, and end stops.

    one way     0 ≤ through ⟂ −across ≥ 0         diode, check valve, freewheel
    friction    |through| ≤ F_s at across = 0,  through = F_k sign(across) elsewhere
    end stop    ẋ = across,  0 ≤ x_max − x ⟂ through ≥ 0,  0 ≤ x − x_min ⟂ −through ≥ 0,   across⁺ = −e across⁻

Ideal elements keep and take no power; what a jump takes (an impact, a capacitor that is shorted) is booked as its loss.
Laws: tests/networks/test_switches.py. Source: Acary & Brogliato (2008), ch. 1; docs/switching-theory.md.
Units: across and through of the domain, their product [W].
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from poinsot.algebra.scalars import Scalar, exp, is_zero, known, less, where
from poinsot.components import primitives
from poinsot.components.declarations import finite, not_negative, positive
from poinsot.components.primitives import (
    Composite,
    IdealSource,
    IdealSwitch,
    LinearResistor,
    Storage,
    TerminalPair,
    Variable,
)
from poinsot.errors import ModelError
from poinsot.signals.given import SignalLike, as_signal
from poinsot.signals.signal import Constant
from poinsot.structures.kirchhoff import EdgeKind

Made = IdealSwitch | Composite


def one_way(name: str, pair: TerminalPair, drop: float = 0.0, resistance: float = 0.0, drop_unit: str = "") -> Made:
    """A switch that passes from its first terminal to the second, behind an across drop and a resistance."""
    size = not_negative(name, "forward drop", drop, drop_unit)
    inner = IdealSwitch("junction" if not is_zero(size) or not is_zero(resistance) else name, (pair,), "unilateral")
    return lossy(name, inner, resistance, 0.0, size)


def commanded(
    name: str, pair: TerminalPair, command: SignalLike, limits: tuple[float, float], closed: bool
) -> IdealSwitch:
    """A switch commanded by a signal of the time."""
    signal = as_signal(f"the command of {name!r}", command)
    return IdealSwitch(name, (pair,), "commanded", command=signal, limits=limits, closed=closed)


def sensing(
    name: str,
    pair: TerminalPair,
    second: TerminalPair,
    senses: Variable,
    limits: tuple[float, float],
    closed: bool,
    acts: Any,
    sense: float = 1.0,
) -> IdealSwitch:
    """A switch commanded by ``sense`` times the sensed variable of its second port."""
    return IdealSwitch(name, (pair, second), acts, senses=senses, limits=limits, closed=closed, sense=sense)


def limits_of(name: str, threshold: float, hysteresis: float) -> tuple[float, float]:
    """Where it closes and where it opens: threshold ± hysteresis."""
    middle, width = finite(name, "threshold", threshold), not_negative(name, "hysteresis", hysteresis)
    return middle + width, middle - width


def lossy(name: str, inner: IdealSwitch, on: float, off: float, drop: float = 0.0) -> Made:
    """The switch with a resistance and a drop in series when closed, a conductance when open; without these itself."""
    on, off = not_negative(name, "resistance", on), not_negative(name, "leak", off)
    if all(known(x) and x == 0.0 for x in (on, off, drop)):
        return inner
    pair, ends = inner.pairs[0], ["p", "n"]
    second = inner.pairs[1:]
    senses = [name for each in second for name in each.here]
    parts: list[tuple[Any, tuple[str, ...]]] = []
    nodes = ["p", "behind", "inside", "n"]
    if is_zero(drop):
        nodes.remove("inside")
    if is_zero(on):
        nodes.remove("behind")
    parts.append((inner, (nodes[0], nodes[1], *senses)))
    at = 1
    if not is_zero(on):
        parts.append((LinearResistor("on", (pair,), 1.0, on), (nodes[at], nodes[at + 1])))
        at += 1
    if not is_zero(drop):
        parts.append((IdealSource("drop", (pair,), EdgeKind.ACROSS_SOURCE, Constant(drop)), (nodes[at], nodes[at + 1])))
    if not is_zero(off):
        parts.append((LinearResistor("off", (pair,), off, 1.0), (ends[0], ends[1])))
    return Composite(name, (pair, *second), tuple(parts))


def end_stop(
    name: str, pair: TerminalPair, lower: float | None, upper: float | None, start: float, restitution: float, unit: str
) -> Composite:
    """Two sides between which the terminals move freely: x = ∫ across dt from lower to upper, from ``start``.

    The first terminal less the second; a storage without energy keeps x, so that it is a state of the network.
    Errors: ModelError without any end, for ends that are swapped, a restitution outside 0 … 1, a start beyond an end.
    """
    sides = [(s, w, finite(name, f"{s} end", v, unit)) for s, w, v in (("lower", -1.0, lower), ("upper", 1.0, upper))
             if v is not None]  # fmt: skip
    if not sides:
        raise ModelError(f"{name!r} needs a lower or an upper end [{unit}]; without any it stops nothing")
    if len(sides) == 2 and known(sides[0][2]) and known(sides[1][2]) and sides[0][2] > sides[1][2]:
        raise ModelError(f"{name!r} has its lower end {sides[0][2]:g} above its upper one {sides[1][2]:g}; swap them")
    e, x = finite(name, "restitution", restitution), finite(name, "start", start, unit)
    if known(e) and not 0 <= e <= 1:
        raise ModelError(f"{name!r} needs a restitution from 0 (it stays) to 1 (nothing is lost), not {e:g}")
    for side, way, at in sides:
        if known(at) and known(x) and way * (at - x) < 0:
            raise ModelError(
                f"{name!r} starts at {x:g} {unit}, beyond its {side} end {at:g} {unit}; give another start or end"
            )
    parts: list[tuple[Any, tuple[str, ...]]] = [
        (Storage("travel", (pair,), (EdgeKind.THROUGH_STORAGE,), lambda _: 0.0, (x,)), ("p", "n"))
    ]
    quantity = f"travel.{primitives.stored(pair, EdgeKind.THROUGH_STORAGE).name}"
    for side, way, at in sides:
        gap = _gap(way, at)
        stop = IdealSwitch(side, (pair,), "unilateral", way, (quantity,), gap, restitution=e)
        parts.append((stop, ("p", "n")))
    return Composite(name, (pair,), tuple(parts))


def _gap(way: float, at: float) -> Any:
    return lambda x: way * (at - x)


def dry_friction(
    name: str, pair: TerminalPair, unit: str, kinetic: float, static: float | None, stribeck: float | None,
    command: SignalLike | None = None,
) -> IdealSwitch:  # fmt: skip
    """|through| ≤ c F_s where across = 0, through = c (F_k + (F_s − F_k) exp(−(across/v_S)²)) sign(across) elsewhere.

    command  c(t), below 0 taken as 0; None: 1
    Errors   ModelError for bounds below zero, and for a static one below the kinetic one
    """
    slides = not_negative(name, "kinetic friction", kinetic, unit)
    sticks = slides if static is None else not_negative(name, "static friction", static, unit)
    if known(slides) and known(sticks) and sticks < slides:
        raise ModelError(
            f"{name!r} has a static friction of {sticks:g} {unit}, less than the kinetic one, {slides:g}; it must not "
            "be less"
        )
    speed = None if stribeck is None else positive(name, "Stribeck velocity", stribeck)

    def bound_static(across: Scalar, command: Scalar) -> Scalar:
        return sticks * where(less(command, 0.0), 0.0, command)

    def bound_kinetic(across: Scalar, command: Scalar) -> Scalar:
        share: Scalar = 0.0 if speed is None else across / speed
        bound = slides if speed is None else slides + (sticks - slides) * exp(0.0 - share * share)
        return bound * where(less(command, 0.0), 0.0, command)

    signal = None if command is None else as_signal(f"the command of {name!r}", command)
    return IdealSwitch(name, (pair,), "friction", -1.0, command=signal, bounds=(bound_static, bound_kinetic))


def rubbing(made: IdealSwitch, viscous: float, unit: str) -> Made:
    """Dry friction with a damping beside it."""
    damping = not_negative(made.name, "viscous damping", viscous, unit)
    if is_zero(damping):
        return made
    pair, ends = made.pairs[0], tuple(str(t) for t in made.pairs[0].here)
    parts = (replace(made, name="dry"), ends), (LinearResistor("viscous", (pair,), damping, 1.0), ends)
    return Composite(made.name, (pair,), parts)
