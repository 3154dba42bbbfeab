"""Controllers as elements: they act on a network by power through their ports, so the ledger knows all of it.

    energy shaping    a storage H_c(ξ) on the ports, ξ̇ = their rates: ξ − (coordinates) is constant (a Casimir), so that
                      the mechanism moves as if its potential were H + H_c
    damping           a resistor at each port
    PI                a resistor and a spring at each port
    state feedback    a source s = signal(t) + feedback(states), which may give power

The first three are passive whatever the plant. Law: tests/components/test_control.py. Source: Stramigioli et al.,
§3.1.1 and 4; structures.passive_control for systems given by matrices.
Units: across and through of each port, powers [W], energies [J], ξ [rad or m].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import numpy as np

from poinsot.algebra.scalars import Scalar
from poinsot.components import symbols
from poinsot.components.declarations import declared, element
from poinsot.components.domains import ROTATIONAL, Domain
from poinsot.components.measured import measured
from poinsot.components.primitives import Composite, IdealSource, LinearResistor, Storage, TerminalPair
from poinsot.components.symbols import drawn
from poinsot.errors import ModelError
from poinsot.signals.given import as_signal
from poinsot.structures.kirchhoff import EdgeKind


@element
def EnergyShaping(
    name: str,
    potential: Callable[..., Scalar],
    ports: Sequence[str],
    start: Sequence[float],
    domain: Domain | Sequence[Domain] = ROTATIONAL,
) -> Storage:
    """H_c(ξ₁, …, ξ_n) on n ports, each with its far side on the ground; pushes with −∂H_c/∂ξᵢ.

    potential  over any scalar, one argument for each port, [J]
    ports      their names, which are those of the terminals
    start      ξ at the start: the coordinates of the joints there [rad or m]
    domain     of all ports, or of each
    Law        ξᵢ − qᵢ is constant; the closed loop stores H + H_c and takes what it took before
    Errors     ModelError for other numbers of starts and domains than of ports, and starts that are not finite
    """
    domains = [domain] * len(ports) if isinstance(domain, Domain) else list(domain)
    if not len(ports) == len(start) == len(domains):
        raise ModelError(f"{name!r} needs as many start values and domains as ports: {len(ports)}")
    if not np.isfinite(np.asarray(start, dtype=float)).all():
        raise ModelError(f"{name!r}: its start values must be finite numbers, not {list(start)}")
    pairs = tuple(TerminalPair(d, port, ("", None)) for d, port in zip(domains, ports, strict=True))
    kinds = (EdgeKind.THROUGH_STORAGE,) * len(ports)
    return Storage(name, pairs, kinds, potential, tuple(float(s) for s in start))


@element
@drawn(symbols.boxed("D"), damping="")
@measured(damping="{through}/{across}")
def DampingInjection(name: str, damping: float, domain: Domain = ROTATIONAL) -> LinearResistor:
    """through = damping · across at one port, far side on the ground [through unit per across unit, ≥ 0]."""
    return LinearResistor(name, (TerminalPair(domain, "", ("p", None)),), _gain(name, "damping", damping), 1.0)


@element
@drawn(symbols.boxed("PI"), proportional="", integral="")
@measured(proportional="{through}/{across}", integral="{through}/{across}/s", start="{across}*s")
def PI(name: str, proportional: float, integral: float, domain: Domain = ROTATIONAL, start: float = 0.0) -> Composite:
    """through = K_P across + K_I ∫ across dt at one port: a passive PI on the passive output; gains ≥ 0.

    start  of the integral, which holds K_I ξ²/2 [J]
    """
    k_i = _gain(name, "integral gain", integral)
    pair = TerminalPair(domain, "", ("p", None))
    resistor = LinearResistor("proportional", (pair,), _gain(name, "proportional gain", proportional), 1.0)
    spring = Storage("integral", (pair,), (EdgeKind.THROUGH_STORAGE,), lambda xi: k_i * xi * xi / 2, (float(start),))
    return Composite(name, (pair,), ((resistor, ("p",)), (spring, ("p",))))


@declared
@drawn(symbols.FEEDBACK)
def StateFeedback(
    name: str,
    feedback: Callable[..., Scalar],
    by: Sequence[str],
    drives: Literal["across", "through"],
    domain: Domain,
    signal: object = 0.0,
) -> IdealSource:
    """A source s = signal(t) + feedback(states) on terminals p and n; drives the across or the through variable of p.

    by  names of states: "element.state", "mechanism.joint", "mechanism.joint.rate"
    """
    kind = EdgeKind.ACROSS_SOURCE if drives == "across" else EdgeKind.THROUGH_SOURCE
    return IdealSource(
        name, (TerminalPair(domain),), kind, as_signal(f"the source {name!r}", signal), 1.0, tuple(by), feedback
    )


def _gain(name: str, what: str, value: float) -> float:
    number = float(value)
    if not np.isfinite(number) or number < 0:
        raise ModelError(f"{name!r} needs a {what} of zero or more, not {value!r}: it would give energy")
    return number
