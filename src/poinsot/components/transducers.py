"""Elements that join domains: motors, coils that pull, racks, relays, thermostats, and what turns power into heat.

Laws: power in equals power out plus what is stored or dissipated, tests/components/test_transducers.py.
Source: Ratiu & Blankenstein (magnetically levitated ball, irreversible transducers); formulas.md §9.

Hybrid stepper motors of two phases and what drives them.

    H = ((λ_A − ψ cos Nθ)² + (λ_B − ψ sin Nθ)²)/(2 L) + T_d (1 − cos 4Nθ)/(4 N),   ψ = K/N
    τ = −∂H/∂θ = −K i_A sin Nθ + K i_B cos Nθ − T_d sin 4Nθ,     λ̇ = v − R i
    drive   i_A = I cos φ, i_B = I sin φ, φ = π/2 · n/m of n = ⌊m s + ½⌋ at the command s, in whole steps

A step is π/2N, a quarter of a tooth. Laws: tests/components/test_steppers.py. Source: Acarnley (2002), Stepping Motors,
ch. 3 (static torque), 4 (resonance), 5 (pull-out). Units: [V], [A], [Wb], [H], [Ω], [rad], [N·m].
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from poinsot.algebra.relays import floor
from poinsot.algebra.scalars import Scalar, cos, is_zero, known, maximum, minimum, sin, unknown
from poinsot.components import electrical, primitives, rotational, symbols
from poinsot.components.choices import lossy, sensing
from poinsot.components.commands import READ, command_source
from poinsot.components.declarations import (
    HEAT,
    THROUGH,
    Law,
    declared,
    element,
    finite,
    heating,
    initial,
    nonzero,
    not_negative,
    positive,
    transformer,
    whole,
)
from poinsot.components.domains import ELECTRICAL, ROTATIONAL, THERMAL, TRANSLATIONAL, Quantity
from poinsot.components.machines import (
    Battery,
    InductionMachine,
    Parts,
    PermanentMagnetMachine,
    SynchronousMachine,
    wound_machine,
)
from poinsot.components.measured import measured
from poinsot.components.primitives import (
    GROUND,
    Composite,
    Element,
    IdealCoupling,
    Relation,
    Storage,
    TerminalPair,
    stored,
)
from poinsot.components.symbols import drawn
from poinsot.errors import ModelError
from poinsot.signals.given import SignalLike, as_signal
from poinsot.signals.signal import Constant, Expression, Function, Signal, Table

__all__ = [
    "Battery",
    "DCMotor",
    "ElectricMachine",
    "InductionMachine",
    "IrreversibleTransducer",
    "LevitationCoil",
    "PermanentMagnetMachine",
    "RackAndPinion",
    "Relay",
    "Screw",
    "Solenoid",
    "StepperDrive",
    "StepperMotor",
    "SynchronousMachine",
    "Thermostat",
]

_PHASES = TerminalPair(ELECTRICAL, "a"), TerminalPair(ELECTRICAL, "b")


@element
@drawn(symbols.MACHINE_STEP, constant="N*m/A")
@measured(constant="V*s/rad", resistance="Ω", inductance="H", detent="N*m", inertia="kg*m**2", friction="N*m*s/rad",
          angle="rad")  # fmt: skip
def StepperMotor(
    name: str,
    *,
    teeth: int,
    constant: float,
    resistance: float,
    inductance: float,
    detent: float = 0.0,
    inertia: float = 0.0,
    friction: float = 0.0,
    angle: float = 0.0,
    heat: bool = False,
) -> Composite:
    """τ = −K i_A sin Nθ + K i_B cos Nθ − T_d sin 4Nθ, λ̇ = v − R i, J ω̇ = τ − d ω: 4N steps a turn.

    teeth N of the rotor, a whole number from 1 on: 50 for steps of 1.8°; constant K > 0 [N·m/A]
    resistance R > 0 of a phase [Ω], inductance L > 0 [H]; detent torque T_d ≥ 0 [N·m]
    inertia J [kg·m²], friction d [N·m·s/rad] ≥ 0, zero leaves them out
    angle      θ at the start [rad]: at 0 a current in A holds it
    heat       one more terminal "heat", where the losses leave
    Terminals  "a.p", "a.n", "b.p", "b.n", "shaft" (against the ground). Parts "windings", "R_a", "R_b", "rotor", …
    Law        keeps what it does not lose: one energy gives currents and torque. Holding torque K I of one phase,
               natural frequency √(N K I/J)/2π
    Errors     ModelError for numbers that are not as above
    """
    N, psi = whole(name, "teeth", teeth), positive(name, "constant", constant, "N*m/A") / whole(name, "teeth", teeth)
    L, at = positive(name, "inductance", inductance, "H"), finite(name, "angle", angle, "rad")
    deep = not_negative(name, "detent torque", detent, "N*m") / (4 * N)

    def energy(a: Scalar, b: Scalar, theta: Scalar) -> Scalar:
        x, y = a - psi * cos(theta * N), b - psi * sin(theta * N)
        return (x * x + y * y) / (2 * L) + deep * (1.0 - cos(theta * (4 * N)))

    start = psi * cos(N * at), psi * sin(N * at), at
    windings = [(pair, resistance, (f"{pair.name}.p", f"{pair.name}.n")) for pair in _PHASES]
    return wound_machine(name, energy, start, None, windings, (inertia, friction), _PHASES, heat)


_MODES = {"wave": 1, "full": 1, "half": 2}


@element
@drawn(symbols.DRIVE_STEP, current="A", voltage="V")
@measured(current="A", voltage="V", band="A")
def StepperDrive(
    name: str,
    steps: SignalLike,
    current: float,
    voltage: float,
    *,
    stepping: str = "micro",
    microsteps: int = 16,
    band: float | None = None,
) -> Composite:
    """v = V · clip((i_ref − i)/Δ) of each phase: a chopper that keeps the currents of a step, as far as V lets it.

    steps     the command s, in whole steps: a number, a formula in t, samples (times, values)
    current   I > 0 [A], voltage V > 0 [V] of the supply; band Δ > 0 [A], a twentieth of I unless it is given
    stepping  "wave": one phase bears ±I; "full": both do; "half": one and both in turn; "micro": I cos φ, I sin φ in
              ``microsteps`` m to a step, a whole number from 1 on
    Terminals "a.p", "a.n", "b.p", "b.n"; its currents are the sources "NAME.current_a", "NAME.current_b" [A]
    Law       what it gives or takes is counted as a source. Errors: ModelError for numbers that are not as above
    """
    most, V = positive(name, "current", current, "A"), positive(name, "voltage", voltage, "V")
    width = most / 20.0 if band is None else positive(name, "band", band, "A")
    if stepping not in (*_MODES, "micro"):
        raise ModelError(f'the stepping of {name!r} is "wave", "full", "half" or "micro", not {stepping!r}')
    m = _MODES.get(stepping) or whole(name, "microsteps", microsteps)
    parts: Parts = []
    for pair, wave in zip(_PHASES, ("cos", "sin"), strict=True):
        k = pair.name
        given = _reference(name, as_signal(f"the steps of {name!r}", steps), m, stepping, wave, most)
        law = Relation(
            f"chopper_{k}", (TerminalPair(ELECTRICAL), READ), ("across", "through"), ((0, "through"), (1, "across")),
            lambda i, u: (V * maximum(minimum((u + i) / width, 1.0), -1.0), 0.0), "active",
        )  # fmt: skip
        parts.append((command_source(given, f"current_{k}"), (f"@{k}",)))
        parts.append((law, (f"{k}.p", f"{k}.n", f"@{k}")))
    return Composite(name, _PHASES, tuple(parts))


def _reference(name: str, steps: Signal, m: int, stepping: str, wave: str, most: float) -> Signal:
    """The current of a phase [A]."""
    offset = np.pi / 4 if stepping == "full" else 0.0
    size: float = most * float(np.sqrt(2.0)) if stepping == "full" else most
    if isinstance(steps, Function):
        turn, s = {"cos": cos, "sin": sin}[wave], steps

        def current(t: Scalar) -> Scalar:
            x = turn(floor(s.at(t) * m + 0.5) * (np.pi / 2 / m) + offset)
            return size * (maximum(minimum(1.5 * x, 1.0), -1.0) if stepping == "half" else x)

        return Function(current)
    numbers: tuple[tuple[str, float], ...]
    if isinstance(steps, Table):
        text, numbers = f"interp(t, {list(steps.times)}, {list(steps.values)})", ()
    elif isinstance(steps, Constant):
        text, numbers = "s_given", (("s_given", steps.value),)
    else:
        text, numbers = steps.text, steps.constants
    x = f"{wave}(floor(m_steps*({text}) + 0.5)*pi/2/m_steps + {offset!r})"
    shaped = f"max(min(1.5*{x}, 1), -1)" if stepping == "half" else x
    try:
        return Expression(f"I_most*{shaped}", (*numbers, ("m_steps", m), ("I_most", size)))
    except ModelError as fault:
        raise ModelError(f"the steps of {name!r}: {fault}") from None


_CONTACT = TerminalPair(ELECTRICAL)
_POSITION = Quantity("position", "m")


@declared
def IrreversibleTransducer(dissipator: primitives.LinearResistor | Relation) -> Relation:
    """Any dissipator with one more terminal "heat", at which all the power P that it takes leaves as heat [W].

    At "heat": temperature T, entropy flow P/T out of it; both ways of solving a linear dissipator are kept.
    Law     Σ across · through = 0 over all ports; entropy is made at the rate P/T ≥ 0
    Errors  ModelError for what gives power, or does not take any
    Source  Ratiu & Blankenstein, beside the one-port dissipator at constant temperature
    """
    return heating(dissipator)


@element
@drawn(symbols.MACHINE, constant="N*m/A")
@measured(constant="V*s/rad")
def ElectricMachine(name: str, constant: float) -> IdealCoupling:
    """v = k ω, torque k i on the shaft; keeps power: a motor or a generator without losses. constant k ≠ 0 [N·m/A].

    Terminals  "p", "n" electrical; "shaft.p", "shaft.n" (shaft and housing)
    Errors     ModelError for k = 0
    """
    pairs = TerminalPair(ELECTRICAL), TerminalPair(ROTATIONAL, "shaft")
    return transformer(name, pairs, nonzero(name, "machine constant", constant, "N*m/A"))


@element
@drawn(symbols.RACK, radius="m")
def RackAndPinion(name: str, radius: float) -> IdealCoupling:
    """v = r ω, force τ/r on the rack; keeps power. radius r ≠ 0 [m].

    Terminals  "p", "n" of the pinion (shaft and housing), "rack.p", "rack.n" (rack and housing)
    Errors     ModelError for r = 0
    """
    return _rolling(name, nonzero(name, "radius", radius, "m"), "rack")


@element
@drawn(symbols.SCREW, lead="m")
def Screw(name: str, lead: float) -> IdealCoupling:
    """v = l ω/2π, force 2π τ/l on the nut; keeps power. lead l ≠ 0 [m] of a turn, below zero of a left-hand thread.

    Terminals  "p", "n" of the screw (shaft and housing), "nut.p", "nut.n" (nut and housing); with losses beside a
               `rotational.LossyGear`
    Errors     ModelError for l = 0
    """
    return _rolling(name, nonzero(name, "lead", lead, "m") / (2 * np.pi), "nut")


def _rolling(name: str, r: Scalar, slides: str) -> IdealCoupling:
    pairs = TerminalPair(ROTATIONAL), TerminalPair(TRANSLATIONAL, slides)
    return IdealCoupling(name, pairs, (np.array([[-r, 1.0], [0.0, 0.0]]), np.array([[0.0, 0.0], [1.0, r]])))


@element
@drawn(symbols.COIL)
@measured(position="m")
def Solenoid(
    name: str, inductance: Callable[[Scalar], Scalar], *, current: float = 0.0, position: float = 0.0
) -> Storage:
    """H(φ, z) = φ²/(2 L(z)): i = φ/L, force −∂H/∂z = φ²L′/(2L²) on what moves at "core".

    inductance L(z) > 0 [H], any function over any scalar; current [A] and position z [m] at the start
    Terminals  "p", "n" electrical; "core", the ground being the frame of the coil; states flux_linkage and position
    Errors     ModelError where L is not positive at the start
    """

    def energy(flux: Scalar, z: Scalar) -> Scalar:
        return flux * flux / (2 * inductance(z))

    return _coil(name, energy, inductance(position), current, position)


@element
@drawn(symbols.COIL, inductance="H*m")
@measured(contact="m", position="m")
def LevitationCoil(
    name: str, inductance: float, contact: float, *, current: float = 0.0, position: float = 0.0
) -> Storage:
    """The coil above a levitated ball: L(z) = L₀/(z₀ − z), H = φ² (z₀ − z)/(2 L₀); it pulls the ball up towards z₀.

    inductance L₀ > 0 [H·m]; contact: the height z₀ at which the ball would touch [m]; current [A] and position z < z₀
    Terminals  as `Solenoid`. Source: Ratiu & Blankenstein; formulas.md §9
    Errors     ModelError for L₀ ≤ 0 and for z ≥ z₀
    """
    L0, z0 = positive(name, "inductance", inductance, "H*m"), finite(name, "contact height", contact, "m")
    if not (unknown(position) or unknown(z0) or position < z0):
        raise ModelError(f"{name!r} needs an initial position below its contact height {z0:g} m, not {position:g} m")

    def energy(flux: Scalar, z: Scalar) -> Scalar:
        return flux * flux * (z0 - z) / (2 * L0)

    return _coil(name, energy, L0 / (z0 - position), current, position)


def _coil(name: str, energy: Law, inductance: float, current: float, position: float) -> Storage:
    start = positive(name, "inductance at its initial position", inductance, "H") * finite(
        name, "initial current", current, "A"
    )
    pairs = TerminalPair(ELECTRICAL), TerminalPair(TRANSLATIONAL, "core", ("", None))
    states = stored(pairs[0], THROUGH), _POSITION
    return Storage(name, pairs, (THROUGH, THROUGH), energy, (start, initial(name, _POSITION, position)), states)


@element
@drawn(symbols.MACHINE, constant="N*m/A")
@measured(resistance="Ω", constant="V*s/rad", inductance="H", inertia="kg*m**2", friction="N*m*s/rad")
def DCMotor(
    name: str,
    *,
    resistance: float,
    constant: float,
    inductance: float = 0.0,
    inertia: float = 0.0,
    friction: float = 0.0,
    gear: float | None = None,
    heat: bool = False,
) -> Composite:
    """A motor with permanent magnets: L di/dt = v − R i − k ω, J dω/dt = k i − d ω − load, over n by a gear.

    resistance R > 0 [Ω], constant k [N·m/A], inductance L ≥ 0 [H], inertia of the rotor J ≥ 0 [kg·m²], friction of the
    bearing d ≥ 0 [N·m·s/rad]; gear n: the rotor turns n times as fast as the shaft. Zero leaves a part out.
    Terminals  "p", "n", "shaft" (against the ground), and "heat" if ``heat``: there the losses leave
    Parts      "name.R", "name.L", "name.machine", "name.rotor", "name.bearing", "name.gear"
    """
    R = positive(name, "resistance", resistance, "Ω")
    L, J = not_negative(name, "inductance", inductance, "H"), not_negative(name, "inertia", inertia, "kg*m**2")
    d = not_negative(name, "friction", friction, "N*m*s/rad")
    rotor = "shaft" if gear is None else "rotor"
    end = "inside" if not is_zero(L) else "machine"
    parts: list[tuple[Element, tuple[str, ...]]] = []

    def add(element: Element, *nodes: str) -> None:
        parts.append((element, nodes))

    if heat:
        add(electrical.HeatingResistor("R", R), "p", end, "heat")
    else:
        add(electrical.Resistor("R", R), "p", end)
    if not is_zero(L):
        add(electrical.Inductor("L", L), end, "machine")
    add(ElectricMachine("machine", constant), "machine", "n", rotor, GROUND)
    if not is_zero(J):
        add(rotational.Inertia("rotor", J), rotor)
    if heat and not is_zero(d):
        add(rotational.HeatingDamper("bearing", d), rotor, GROUND, "heat")
    elif not is_zero(d):
        add(rotational.Damper("bearing", d), rotor, GROUND)
    if gear is not None:
        add(rotational.Gear("gear", gear), rotor, GROUND, "shaft", GROUND)
    outer = (TerminalPair(ELECTRICAL), TerminalPair(ROTATIONAL, "shaft", ("", None)), *[HEAT] * heat)
    return Composite(name, outer, tuple(parts))


@element
@drawn(symbols.SWITCH)
@measured(pull_in="A", drop_out="A", coil_resistance="Ω", coil_inductance="H", resistance="Ω")
def Relay(
    name: str,
    pull_in: float,
    drop_out: float,
    *,
    coil_resistance: float,
    coil_inductance: float = 0.0,
    closed: bool = False,
    resistance: float = 0.0,
) -> Composite:
    """A contact p – n that a coil closes: at a current of pull_in or more, until it falls to drop_out or less.

    pull_in > drop_out   currents from "coil.p" to "coil.n" [A]
    coil_resistance > 0 [Ω], coil_inductance ≥ 0 [H]; resistance of the closed contact ≥ 0 [Ω]
    closed               how it starts where the current is between
    """
    limits = _apart(name, "pull_in", pull_in, "drop_out", drop_out, "A")
    coil = TerminalPair(ELECTRICAL, "coil")
    contact = sensing("contact", _CONTACT, TerminalPair(ELECTRICAL, "control"), "through", limits, closed, "commanded")
    on = positive(name, "coil resistance", coil_resistance, "Ω")
    wire = primitives.LinearResistor("coil", (_CONTACT,), 1.0, on)
    parts: list[tuple[Any, tuple[str, ...]]] = [(wire, ("coil.p", "wound"))]
    inductance = not_negative(name, "coil inductance", coil_inductance, "H")
    if not is_zero(inductance):
        parts.append((electrical.Inductor("winding", inductance), ("wound", "sensed")))
    inner = lossy("contact", contact, resistance, 0.0)
    parts.append((inner, ("p", "n", "wound" if is_zero(inductance) else "sensed", "coil.n")))
    return Composite(name, (_CONTACT, coil), tuple(parts))


@element
@drawn(symbols.SWITCH)
@measured(hysteresis="delta_K", resistance="Ω")
def Thermostat(
    name: str,
    temperature: float,
    *,
    hysteresis: float,
    cooling: bool = False,
    closed: bool = False,
    resistance: float = 0.0,
) -> primitives.IdealSwitch | Composite:
    """A contact p – n that closes where the sensor is cold, and opens where it is warm; the sensor takes no heat.

    temperature [K] and hysteresis > 0 [K]: it closes at temperature − hysteresis, opens at temperature + hysteresis
    cooling     it closes where the sensor is warm, opens where it is cold
    closed      how it starts where the temperature is between; resistance of the closed contact ≥ 0 [Ω]
    Terminals "p", "n", "sensor"
    """
    middle = positive(name, "temperature", temperature, "K")
    width = positive(name, "hysteresis", hysteresis, "K")
    sense = 1.0 if cooling else -1.0
    inside = name if is_zero(resistance) else "contact"
    limits = sense * middle + width, sense * middle - width
    sensor = TerminalPair(THERMAL, "sensor", ("", None))
    made = sensing(inside, _CONTACT, sensor, "across", limits, closed, "commanded", sense)
    return lossy(name, made, resistance, 0.0)


def _apart(name: str, upper: str, high: float, lower: str, low: float, unit: str) -> tuple[float, float]:
    """Where something closes, and opens: two numbers, the first above the second."""
    a, b = finite(name, upper, high, unit), finite(name, lower, low, unit)
    if known(a) and known(b) and not a > b:
        raise ModelError(f"{name!r} needs {upper} above {lower} [{unit}]; they are {a:g} and {b:g}")
    return a, b
