"""Hybrid stepper motors of two phases and what drives them; of the namespace `poinsot.transducers`.

    H = ((λ_A − ψ cos Nθ)² + (λ_B − ψ sin Nθ)²)/(2 L) + T_d (1 − cos 4Nθ)/(4 N),   ψ = K/N
    τ = −∂H/∂θ = −K i_A sin Nθ + K i_B cos Nθ − T_d sin 4Nθ,     λ̇ = v − R i
    drive   i_A = I cos φ, i_B = I sin φ, φ = π/2 · n/m of n = ⌊m s + ½⌋ at the command s, in whole steps

A step is π/2N, a quarter of a tooth. Laws: tests/components/test_steppers.py. Source: Acarnley (2002), Stepping Motors,
ch. 3 (static torque), 4 (resonance), 5 (pull-out). Units: [V], [A], [Wb], [H], [Ω], [rad], [N·m].
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.relays import floor
from poinsot.algebra.scalars import Scalar, cos, maximum, minimum, sin
from poinsot.components import symbols
from poinsot.components.commands import READ, command_source
from poinsot.components.declarations import element, finite, not_negative, positive
from poinsot.components.domains import ELECTRICAL
from poinsot.components.machines import Parts, whole, wound_machine
from poinsot.components.measured import measured
from poinsot.components.primitives import Composite, Relation, TerminalPair
from poinsot.components.symbols import drawn
from poinsot.errors import ModelError
from poinsot.signals.given import SignalLike, as_signal
from poinsot.signals.signal import Constant, Expression, Function, Signal, Table

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
