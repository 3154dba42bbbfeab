"""Electrical machines by the energy of their windings, and batteries; of the namespace `poinsot.transducers`.

    λ_α + i λ_β   of the flux linkages of three phases, power invariant; λ_d + i λ_q = (λ_α + i λ_β) e^(−i p θ)
    permanent magnets  H = (λ_d − √(3/2) ψ)²/(2 L_d) + λ_q²/(2 L_q)
    field winding      H = ½ (λ_d, λ_f) [L_d M′; M′ L_f]⁻¹ (λ_d, λ_f)ᵀ + λ_q²/(2 L_q),   M′ = √(3/2) M
    cage               H = (L_r |λ_s|² − 2 L_m λ_s · e^(i p θ) λ_r + L_s |λ_r|²)/(2 (L_s L_r − L_m²))

One energy of the fluxes and of the angle θ of the rotor: currents ∂H/∂λ and the torque −∂H/∂θ follow, so that the
machine keeps power exactly. The star point floats: three phases are two ports, from a to c and from b to c.
Laws: tests/components/test_machines.py. Source: Krause, Wasynczuk & Sudhoff (2013), ch. 3 to 6; Leonhard (2001);
Plett (2015), Battery Management Systems, ch. 2 (equivalent circuits). Units: [V], [A], [Wb], [H], [Ω], [rad], [N·m].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.scalars import Scalar, cos, is_zero, known, sin
from poinsot.components import electrical, rotational, symbols
from poinsot.components.declarations import ACROSS, HEAT, THROUGH, element, finite, not_negative, positive, whole
from poinsot.components.domains import ELECTRICAL, ROTATIONAL, Quantity
from poinsot.components.measured import measured
from poinsot.components.primitives import GROUND, Composite, Member, Storage, TerminalPair, stored
from poinsot.components.symbols import drawn
from poinsot.errors import ModelError
from poinsot.signals.curve import Curve

_ANGLE = Quantity("angle", "rad")
_SHAFT = TerminalPair(ROTATIONAL, "shaft", ("", None))
Parts = list[tuple[Member, tuple[str, ...]]]
_ROOT = float(np.sqrt(1.5))


def _alpha_beta(ac: Scalar, bc: Scalar) -> tuple[Scalar, Scalar]:
    """Of the flux linkages between a and c and between b and c."""
    return (2.0 * ac - bc) * float(1 / np.sqrt(6.0)), bc * float(1 / np.sqrt(2.0))


def _turned(x: Scalar, y: Scalar, angle: Scalar) -> tuple[Scalar, Scalar]:
    """(x + i y) e^(−i angle)."""
    c, s = cos(angle), sin(angle)
    return x * c + y * s, y * c - x * s


def _lines(alpha: Scalar, beta: Scalar) -> tuple[Scalar, Scalar]:
    """The flux linkages between a and c and between b and c of λ_α, λ_β."""
    bc = beta * float(np.sqrt(2.0))
    return (alpha * float(np.sqrt(6.0)) + bc) / 2.0, bc


def wound_machine(
    name: str,
    energy: Callable[..., Scalar],
    start: Sequence[Scalar],
    stator: float | None,
    rotor: Sequence[tuple[TerminalPair, float, tuple[str, str]]],
    shaft: tuple[float, float],
    outer: Sequence[TerminalPair],
    heat: bool,
) -> Composite:
    """Windings with the energy H(λ_ac, λ_bc, λ of others …, θ), resistances, and a rotor with its bearing.

    stator  the resistance of each of three phases, None without these
    rotor  of each of the other windings the port, the resistance, and the nodes between which both stand in series
    shaft  inertia [kg·m²] and viscous friction [N·m·s/rad]
    """
    phases = "" if stator is None else "abc"
    lines = [TerminalPair(ELECTRICAL, f"{k}c") for k in phases[:2]]
    pairs = (*lines, *(pair for pair, _, _ in rotor), _SHAFT)
    states = (*(stored(pair, THROUGH) for pair in pairs[:-1]), _ANGLE)
    wound = Storage("windings", pairs, (THROUGH,) * len(pairs), energy, tuple(start), states, least=0.0)
    inner = [node for pair, _, (_, end) in rotor for node in (f"@{pair.name}", end)]
    stars = [f"@{k}" for k in ("acbc" if phases else "")]
    parts: Parts = [(wound, (*stars, *inner, "shaft"))]
    hot = ("heat",) if heat else ()
    resistor = electrical.HeatingResistor if heat else electrical.Resistor
    for k in phases:
        parts.append((resistor(f"R_{k}", positive(name, "resistance of its stator", stator, "Ω")), (k, f"@{k}", *hot)))
    for pair, ohms, (begin, _) in rotor:
        r = positive(name, f"resistance of {pair.name}", ohms, "Ω")
        parts.append((resistor(f"R_{pair.name}", r), (begin, f"@{pair.name}", *hot)))
    J, d = not_negative(name, "inertia", shaft[0], "kg*m**2"), not_negative(name, "friction", shaft[1], "N*m*s/rad")
    if not is_zero(J):
        parts.append((rotational.Inertia("rotor", J), ("shaft",)))
    if not is_zero(d):
        bearing = rotational.HeatingDamper if heat else rotational.Damper
        parts.append((bearing("bearing", d), ("shaft", GROUND, *hot)))
    ends = [TerminalPair(ELECTRICAL, k, ("", None)) for k in phases]
    return Composite(name, (*ends, *outer, _SHAFT, *[HEAT] * heat), tuple(parts))


_UNITS = {"resistance": "Ω", "inductance": "H", "inductance_q": "H", "inertia": "kg*m**2", "friction": "N*m*s/rad",
          "angle": "rad"}  # fmt: skip


@element
@drawn(symbols.MACHINE_3, flux="Wb")
@measured(flux="Wb", **_UNITS)
def PermanentMagnetMachine(
    name: str,
    *,
    pole_pairs: int,
    flux: float,
    resistance: float,
    inductance: float,
    inductance_q: float | None = None,
    inertia: float = 0.0,
    friction: float = 0.0,
    angle: float = 0.0,
    heat: bool = False,
) -> Composite:
    """λ̇ = v − R i, J ω̇ = −∂H/∂θ − d ω: torque (3/2) p (ψ i_q + (L_d − L_q) i_d i_q) of currents by their crests.

    pole_pairs p; flux ψ > 0 of the magnets in a phase [Wb], crest of the voltage between open terminals √3 ψ p ω
    resistance R > 0 of a phase [Ω]; inductance L_d and inductance_q L_q > 0 [H], the same if it is not given
    inertia J, friction d ≥ 0, zero leaves them out; angle θ at the start [rad]: at 0 the magnets point along phase a
    heat       one more terminal "heat", where the losses leave
    Terminals  "a", "b", "c", "shaft" (against the ground). Parts "windings", "R_a", …, "rotor", "bearing"
    Errors     ModelError for numbers that are not as above
    """
    p, magnets = whole(name, "pole pairs", pole_pairs), positive(name, "flux", flux, "Wb") * _ROOT
    Ld = positive(name, "inductance", inductance, "H")
    Lq = Ld if inductance_q is None else positive(name, "inductance of the q axis", inductance_q, "H")
    at = finite(name, "angle", angle, "rad")

    def energy(ac: Scalar, bc: Scalar, theta: Scalar) -> Scalar:
        d, q = _turned(*_alpha_beta(ac, bc), theta * p)
        return (d - magnets) * (d - magnets) / (2 * Ld) + q * q / (2 * Lq)

    start = (*_lines(magnets * cos(p * at), magnets * sin(p * at)), at)
    return wound_machine(name, energy, start, resistance, (), (inertia, friction), (), heat)


@element
@drawn(symbols.MACHINE_3)
@measured(field_resistance="Ω", field_inductance="H", mutual_inductance="H", field_current="A", **_UNITS)
def SynchronousMachine(
    name: str,
    *,
    pole_pairs: int,
    resistance: float,
    inductance: float,
    field_resistance: float,
    field_inductance: float,
    mutual_inductance: float,
    inductance_q: float | None = None,
    inertia: float = 0.0,
    friction: float = 0.0,
    angle: float = 0.0,
    field_current: float = 0.0,
    heat: bool = False,
) -> Composite:
    """A `PermanentMagnetMachine` with a field winding in place of magnets: ψ = M i_f, λ̇_f = v_f − R_f i_f.

    mutual_inductance M > 0 [H], crest of phase a over the field; field_resistance R_f, field_inductance L_f > 0, with
    (3/2) M² < L_d L_f; field_current i_f at the start [A]; the others as of a `PermanentMagnetMachine`
    Terminals "a", "b", "c", "field.p", "field.n", "shaft". Errors: ModelError for numbers that are not as above
    """
    p, M = whole(name, "pole pairs", pole_pairs), positive(name, "mutual inductance", mutual_inductance, "H") * _ROOT
    Ld, Lf = positive(name, "inductance", inductance, "H"), positive(name, "field inductance", field_inductance, "H")
    Lq = Ld if inductance_q is None else positive(name, "inductance of the q axis", inductance_q, "H")
    D = Ld * Lf - M * M
    if known(D) and D <= 0:
        raise ModelError(f"{name!r} has a field coupled more than wholly: 3/2 M² must be less than L_d L_f")
    at, i = finite(name, "angle", angle, "rad"), finite(name, "field current", field_current, "A")

    def energy(ac: Scalar, bc: Scalar, f: Scalar, theta: Scalar) -> Scalar:
        d, q = _turned(*_alpha_beta(ac, bc), theta * p)
        return (Lf * d * d - 2 * M * d * f + Ld * f * f) / (2 * D) + q * q / (2 * Lq)

    start = (*_lines(M * i * cos(p * at), M * i * sin(p * at)), Lf * i, at)
    winding = TerminalPair(ELECTRICAL, "field")
    rotor = ((winding, field_resistance, ("field.p", "field.n")),)
    return wound_machine(name, energy, start, resistance, rotor, (inertia, friction), (winding,), heat)


@element
@drawn(symbols.MACHINE_3)
@measured(rotor_resistance="Ω", leakage="H", rotor_leakage="H", magnetising="H", **_UNITS)
def InductionMachine(
    name: str,
    *,
    pole_pairs: int,
    resistance: float,
    rotor_resistance: float,
    leakage: float,
    rotor_leakage: float,
    magnetising: float,
    inertia: float = 0.0,
    friction: float = 0.0,
    angle: float = 0.0,
    heat: bool = False,
) -> Composite:
    """A cage: λ̇_s = v − R_s i_s, λ̇_r = −R_r i_r in the rotor's frame; torque (3/2) p L_m (i_r × i_s) of their crests.

    pole_pairs p; resistance R_s, rotor_resistance R_r > 0 [Ω], leakage L_σs, rotor_leakage L_σr, magnetising L_m > 0
    [H]: of one phase of the T circuit, the rotor seen from the stator; the others as of a `PermanentMagnetMachine`
    Terminals "a", "b", "c", "shaft". Parts "windings", "R_a", …, "R_cage_a", …. Errors: ModelError for others
    """
    p, Lm = whole(name, "pole pairs", pole_pairs), positive(name, "magnetising inductance", magnetising, "H")
    Ls = Lm + positive(name, "leakage", leakage, "H")
    Lr = Lm + positive(name, "leakage of the rotor", rotor_leakage, "H")
    D = Ls * Lr - Lm * Lm

    def energy(ac: Scalar, bc: Scalar, a: Scalar, b: Scalar, theta: Scalar) -> Scalar:
        x, y = _alpha_beta(ac, bc)
        d, q = _turned(x, y, theta * p)
        return (Lr * (x * x + y * y) - 2 * Lm * (d * a + q * b) + Ls * (a * a + b * b)) / (2 * D)

    cage = [(TerminalPair(ELECTRICAL, f"cage_{k}"), rotor_resistance, (GROUND, GROUND)) for k in "ab"]
    start = (0.0, 0.0, 0.0, 0.0, finite(name, "angle", angle, "rad"))
    return wound_machine(name, energy, start, resistance, cage, (inertia, friction), (), heat)


@element
@drawn(symbols.BATTERY, capacity="C")
@measured(capacity="A*s", charge="1", voltages="V", resistance="Ω")
def Battery(
    name: str,
    capacity: float,
    voltages: Sequence[float],
    *,
    charges: Sequence[float] = (0.0, 1.0),
    charge: float = 1.0,
    resistance: float = 0.0,
    relaxation: ArrayLike = (),
    heat: bool = False,
) -> Composite:
    """v = v₀(s) + R i + Σ v_k, Q ṡ = i, C_k v̇_k = i − v_k/R_k: a cell by its equivalent circuit; H = Q ∫ v₀ ds.

    capacity    Q > 0 [C], "2.5 A*h" in words; voltages v₀ at the states of ``charges`` from 0 (empty) to 1, which must
                grow; charge: the state at the start, within them
    resistance  R ≥ 0 [Ω]; relaxation: pairs [[R_1, C_1], …] [Ω], [F]
    heat        one more terminal "heat", where the losses leave; R and all R_k are then above zero
    Terminals   "p", "n". Parts "cell", "R", "R1", "C1", …. Errors: ModelError for voltages that fall, and other numbers
    """
    Q, s0 = positive(name, "capacity", capacity, "C"), finite(name, "charge", charge)
    curve = Curve(tuple(charges), tuple(voltages))
    if any(known(a) and known(b) and b < a for a, b in zip(curve.values, curve.values[1:], strict=False)):
        raise ModelError(f"{name!r}: the voltages of its cell must not fall as it is charged")
    if known(s0) and not curve.points[0] <= s0 <= curve.points[-1]:
        raise ModelError(f"{name!r} starts with a charge of {s0:g}, outside its table")
    pair, hot = TerminalPair(ELECTRICAL), ("heat",) if heat else ()
    resistor = electrical.HeatingResistor if heat else electrical.Resistor
    cell = Storage("cell", (pair,), (ACROSS,), lambda q: curve.integral(q / Q) * Q, (s0 * Q,))
    rows = np.asarray(relaxation, dtype=object).reshape(-1, 2)
    series: list[tuple[str, Scalar, Scalar | None]] = [(f"R{k}", R, C) for k, (R, C) in enumerate(rows, 1)]
    if not is_zero(R0 := not_negative(name, "resistance", resistance, "Ω")):
        series.insert(0, ("R", R0, None))
    parts: Parts = []
    node = "p"
    for label, R, C in series:
        parts.append((resistor(label, positive(name, "resistance", R, "Ω")), (node, f"@{label}", *hot)))
        if C is not None:
            made = electrical.Capacitor(f"C{label[1:]}", positive(name, "capacitance", C, "F"), voltage=0.0)
            parts.append((made, (node, f"@{label}")))
        node = f"@{label}"
    return Composite(name, (pair, *[HEAT] * heat), ((cell, (node, "n")), *parts))
