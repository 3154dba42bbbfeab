"""Controlled electrical sources, by a law of voltages and currents elsewhere: SPICE's E, F, G, H and B.

    v = law(controls) or i = law(controls), from "p" to "n"; a control takes no power: it senses a voltage and lets no
    current pass, or a current and drops no voltage

Power comes from nowhere and may go anywhere: they count among the sources of the energy ledger. Terminals "p", "n" of
what is driven, "control.p", "control.n" of what is sensed; of several controls "control1.p", ….
Laws: tests/components/test_controlled.py. Source: Chua & Lin (1975), ch. 4; ngspice manual, ch. 4.2.
Units: V, A; powers [W].
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.algebra.scalars import Scalar, known, unknown
from poinsot.components import symbols
from poinsot.components.declarations import Law, element, finite
from poinsot.components.domains import ELECTRICAL
from poinsot.components.measured import measured
from poinsot.components.primitives import Relation, TerminalPair, Variable
from poinsot.components.symbols import drawn
from poinsot.errors import ModelError

__all__ = [
    "ControlledSource", "CurrentControlledCurrentSource", "CurrentControlledVoltageSource",
    "VoltageControlledCurrentSource", "VoltageControlledVoltageSource",
]  # fmt: skip

_OTHER: dict[Variable, Variable] = {"across": "through", "through": "across"}
_VARIABLES: dict[str, Variable] = {"voltage": "across", "current": "through"}


@element
@drawn(symbols.CONTROLLED, gain="")
def VoltageControlledVoltageSource(name: str, gain: float) -> Relation:
    """v = μ v_c, SPICE's E: an amplifier without input current. gain μ [V/V], of any sign.

    Errors  ModelError for a gain that is no finite number
    """
    return _linear(name, "across", "across", finite(name, "gain", gain))


@element
@drawn(symbols.CONTROLLED, transconductance="S")
def VoltageControlledCurrentSource(name: str, transconductance: float) -> Relation:
    """i = g v_c from p through the source to n, SPICE's G. transconductance g [S], of any sign.

    Errors  ModelError for one that is no finite number
    """
    return _linear(name, "through", "across", finite(name, "transconductance", transconductance, "S"))


@element
@drawn(symbols.CONTROLLED, transresistance="Ω")
def CurrentControlledVoltageSource(name: str, transresistance: float) -> Relation:
    """v = r i_c, SPICE's H; the control is a wire. transresistance r [Ω], of any sign.

    Errors  ModelError for one that is no finite number
    """
    return _linear(name, "across", "through", finite(name, "transresistance", transresistance, "Ω"))


@element
@drawn(symbols.CONTROLLED, gain="")
def CurrentControlledCurrentSource(name: str, gain: float) -> Relation:
    """i = β i_c from p through the source to n, SPICE's F; the control is a wire. gain β [A/A], of any sign.

    Errors  ModelError for a gain that is no finite number
    """
    return _linear(name, "through", "through", finite(name, "gain", gain))


@element
@drawn(symbols.CONTROLLED)
@measured()
def ControlledSource(name: str, law: Law, drives: str, senses: Sequence[str]) -> Relation:
    """v or i = law(x₁, x₂, …), any function over any scalar of voltages [V] and currents [A] sensed elsewhere.

    drives  "voltage" or "current": what the law gives, between "p" and "n"
    senses  "voltage" or "current" for each control, the arguments of the law in order
    Errors  ModelError for other words, and for a law that gives no number
    """
    words = (drives, *senses)
    if odd := [word for word in words if word not in _VARIABLES]:
        raise ModelError(f'{name!r} drives and senses a "voltage" or a "current", not {odd[0]!r}')
    reads = [_VARIABLES[word] for word in senses]
    _refuse_no_number(name, law, len(reads))

    def outputs(*values: Scalar) -> tuple[Scalar, ...]:
        return (law(*values), *[0.0] * len(reads))

    nothing = {1 + i: (0.0,) * len(reads) for i in range(len(reads))}
    return _relation(name, _VARIABLES[drives], reads, outputs, nothing)


def _linear(name: str, drives: Variable, senses: Variable, gain: float) -> Relation:
    return _relation(name, drives, [senses], lambda x: (gain * x, 0.0), {0: (gain,), 1: (0.0,)})


def _relation(
    name: str, drives: Variable, senses: Sequence[Variable], law: Law, slopes: dict[int, tuple[Scalar, ...]]
) -> Relation:
    names = ["control"] if len(senses) == 1 else [f"control{i + 1}" for i in range(len(senses))]
    pairs = (TerminalPair(ELECTRICAL), *(TerminalPair(ELECTRICAL, each) for each in names))
    outputs = (drives, *(_OTHER[each] for each in senses))
    reads = tuple((1 + i, each) for i, each in enumerate(senses))
    return Relation(name, pairs, outputs, reads, law, "active", slopes=slopes)


def _refuse_no_number(name: str, law: Law, count: int) -> None:
    try:
        found = law(*[0.25] * count)
        good = unknown(found) or known(float(found))
    except ArithmeticError:
        return
    except (TypeError, ValueError, IndexError) as error:
        raise ModelError(
            f"the law of {name!r} gives no number ({error}); it must be a function of as many numbers as it senses "
            f"({count}) that returns one, written with + - * / and the functions of poinsot.algebra.scalars"
        ) from None
    if not good:
        raise ModelError(f"the law of {name!r} gives no number")
