"""Commands within elements: a signal on a node inside, which laws and switches read without loading it.

The part "NAME.command" is a source whose signal `inputs=`, controllers, FMUs and linearisations may replace.
Units: those of what is commanded; a command carries no power. Law: sources of commands give 0 J,
tests/components/test_hydraulic.py. Source: Merritt (1967), ch. 7 (the spool of a servo valve)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from poinsot.algebra.scalars import Scalar
from poinsot.components.declarations import not_negative, positive, source
from poinsot.components.domains import Domain, Quantity
from poinsot.components.own import OwnPort, OwnState, Power, own_element
from poinsot.components.primitives import IdealSource, Member, Relation, TerminalPair, Variable
from poinsot.signals.given import SignalLike

COMMAND = Domain(
    "command", Quantity("command", "1"), Quantity("load", "W"), True, Quantity("loaded", "J"), None, "no command"
)
"""Across is the value of a signal; nothing flows."""
READ = TerminalPair(COMMAND, "command", ("", None))


def command_source(signal: SignalLike, name: str = "command") -> IdealSource:
    """The source of a command at its node."""
    return source(name, TerminalPair(COMMAND, "", ("p", None)), "across", signal)


def commanded_law(
    name: str,
    pairs: Sequence[TerminalPair],
    law: Callable[..., Sequence[Scalar]],
    power: Power = "dissipative",
    by: tuple[str, ...] = (),
) -> Relation:
    """Through of the pairs = law(across of each, command); the command is the last terminal, or the state ``by``."""
    n = len(pairs)
    gives: tuple[Variable, ...] = tuple("through" for _ in pairs)
    reads: list[tuple[int, Variable]] = [(k, "across") for k in range(n)]
    if by:
        return Relation(name, tuple(pairs), gives, tuple(reads), lambda *x: tuple(law(*x)), power, by=by)
    return Relation(
        name, (*pairs, READ), (*gives, "through"), (*reads, (n, "across")), lambda *x: (*law(*x), 0.0), power
    )


def lag(name: str, natural_frequency: float, damping: float, start: float = 0.0) -> tuple[Member, str]:
    """ẍ = ω² (u − x) − 2 ζ ω ẋ at rest at ``start``: what follows a command; and the name of the state x.

    natural_frequency ω > 0 [rad/s], damping ratio ζ ≥ 0
    """
    w = positive(name, "natural frequency", natural_frequency, "rad/s")
    z = not_negative(name, "damping ratio", damping)
    states = {"position": OwnState(start=start), "rate": OwnState("1/s")}
    spool = own_element(
        "spool", {"command": OwnPort(COMMAND, "load", grounded=True)}, lambda u, x, v: 0.0,
        states=states, rates=lambda u, x, v: (v, w * w * (u - x) - 2.0 * z * w * v),
    )  # fmt: skip
    return spool, "spool.state.position.value"
