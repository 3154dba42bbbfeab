"""Bond graphs in any domain: elements by effort e and flow f, joined by junctions; power e f into an element.

    C: ẋ = f, e = ∂H/∂x                I: ẋ = e, f = ∂H/∂x                R: e = R f
    TF: f₁ = n f₂, e₁ = e₂/n           GY: f₁ = n e₂, e₁ = f₂/n           power in at "a", out at "b"
    0-junction: e equal, Σ f = 0       1-junction: f equal, Σ e = 0       power into every port

In electrical, hydraulic, thermal, magnetic and chemical domains the effort is across (voltage, pressure), in mechanical
ones it is through (force, torque). All terminals are single, the other side being the reference; a bond is a node on
which two of them stand. Laws: tests/components/test_bond_graph.py. Source: Ratiu & Blankenstein; formulas.md §8.
Units: e and f of the domain, their product [W]; x accumulates f (C) or e (I); ratios those of f₁/f₂, or of f₁/e₂.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.components import primitives, symbols
from poinsot.components.declarations import ACROSS, THROUGH, Law, dissipation, element, finite, source, storage
from poinsot.components.domains import Domain
from poinsot.components.measured import measured
from poinsot.components.primitives import IdealCoupling, IdealSource, Storage, TerminalPair
from poinsot.components.symbols import drawn
from poinsot.errors import ModelError
from poinsot.signals.given import SignalLike

__all__ = [
    "EffortSource", "FlowSource", "Gyrator", "OneJunction", "Resistance", "StorageC", "StorageI", "Transformer",
    "ZeroJunction",
]  # fmt: skip


def _port(domain: Domain, name: str = "") -> TerminalPair:
    return TerminalPair(domain, name, ("" if name else "p", None))


@element
@drawn(symbols.word("C"), capacity="")
@measured(capacity="{flow}*s/{effort}", state="{flow}*s")
def StorageC(
    name: str, domain: Domain, capacity: float | None = None, *, state: float | None = None, energy: Law | None = None
) -> Storage:
    """ẋ = f, e = ∂H/∂x, H = x²/(2C): capacitor, spring, tank. capacity C > 0, or any energy H(x); starts at state."""
    return _storage(name, domain, domain.across_is_effort, capacity, energy, state)


@element
@drawn(symbols.word("I"), inertia="")
@measured(inertia="{effort}*s/{flow}", state="{effort}*s")
def StorageI(
    name: str, domain: Domain, inertia: float | None = None, *, state: float | None = None, energy: Law | None = None
) -> Storage:
    """ẋ = e, f = ∂H/∂x, H = x²/(2I): inductor, mass. inertia I > 0, or any energy H(x) [J]; starts at state."""
    return _storage(name, domain, not domain.across_is_effort, inertia, energy, state)


def _storage(
    name: str, domain: Domain, across: bool, size: float | None, energy: Law | None, state: float | None
) -> Storage:
    word = "capacity" if across == domain.across_is_effort else "inertia"
    return storage(name, _port(domain), ACROSS if across else THROUGH, (word, size, ""), energy, state, None)


@element
@drawn(symbols.word("R"), resistance="")
@measured(resistance="{effort}/{flow}")
def Resistance(name: str, domain: Domain, resistance: float) -> primitives.LinearResistor:
    """e = R f; takes R f² [W]. resistance R ≥ 0: effort over flow. Errors: ModelError below zero."""
    R = dissipation(name, "resistance", resistance, "")
    return primitives.LinearResistor(name, (_port(domain),), *((1.0, R) if domain.across_is_effort else (R, 1.0)))


@element
@drawn(symbols.word("Se"), effort="")
@measured(effort="{effort}")
def EffortSource(name: str, domain: Domain, effort: SignalLike) -> IdealSource:
    """e = s(t) on the bond: it gives s f. effort: a number, a formula in t, or samples (times, values)."""
    return source(name, _port(domain), "across" if domain.across_is_effort else "through", effort)


@element
@drawn(symbols.word("Sf"), flow="")
@measured(flow="{flow}")
def FlowSource(name: str, domain: Domain, flow: SignalLike) -> IdealSource:
    """f = s(t) on the bond: it gives e s. flow: a number, a formula in t, or samples (times, values)."""
    return source(name, _port(domain), "through" if domain.across_is_effort else "across", flow)


@element
@drawn(symbols.word("0", 0))
def ZeroJunction(name: str, domain: Domain, ports: Sequence[str], signs: Sequence[int] | None = None) -> IdealCoupling:
    """e_k = s_k e, Σ s_k f_k = 0 over its ports, all power inward: keeps power.

    ports: names, two or more, each a terminal; signs s_k: +1 (by default) or −1, which turns e and f of a port round
    """
    equal, total = _junction(name, ports, signs)
    return _coupling(name, tuple(_port(domain, p) for p in ports), equal, total)


@element
@drawn(symbols.word("1", 0))
def OneJunction(name: str, domain: Domain, ports: Sequence[str], signs: Sequence[int] | None = None) -> IdealCoupling:
    """f_k = s_k f, Σ s_k e_k = 0 over its ports, all power inward: keeps power.

    ports: names, two or more, each a terminal; signs s_k: +1 (by default) or −1. A source in series with two elements
    has the signs (1, −1, −1): e₁ = e₂ + e₃, and what flows in at the first flows out at the others
    """
    equal, total = _junction(name, ports, signs)
    return _coupling(name, tuple(_port(domain, p) for p in ports), total, equal)


def _junction(name: str, ports: Sequence[str], signs: Sequence[int] | None) -> tuple[Array, Array]:
    n = len(ports)
    s = [1] * n if signs is None else list(signs)
    if n < 2 or len(set(ports)) != n or not all(ports) or len(s) != n or any(sign not in (1, -1) for sign in s):
        raise ModelError(f"the junction {name!r} needs two or more ports with different names, and a sign ±1 for each")
    equal, total = np.zeros((n, n)), np.zeros((n, n))
    total[0] = s
    for k in range(1, n):
        equal[k, 0], equal[k, k] = s[0], -s[k]
    return equal, total


@element
@drawn(symbols.word("TF", 2), ratio="")
def Transformer(
    name: str, first: Domain, second: Domain, ratio: float | Callable[..., Scalar], by: Sequence[str] = ()
) -> IdealCoupling:
    """f₁ = n f₂, e₁ = e₂/n: power in at "a", of the first domain, is power out at "b", of the second.

    ratio  n ≠ 0; or modulated: a function of the states named in ``by``, as "spring.elongation", over any scalar
    """
    return _two_port(
        name, first, second, lambda n: (array([[0.0, 0.0], [n, -1.0]]), array([[1.0, -n], [0.0, 0.0]])), ratio, by
    )


@element
@drawn(symbols.word("GY", 2), ratio="")
def Gyrator(
    name: str, first: Domain, second: Domain, ratio: float | Callable[..., Scalar], by: Sequence[str] = ()
) -> IdealCoupling:
    """f₁ = n e₂, e₁ = f₂/n: power in at "a", of the first domain, is power out at "b", of the second.

    ratio  n ≠ 0; or modulated: a function of the states named in ``by``, as "spring.elongation", over any scalar
    """
    return _two_port(
        name, first, second, lambda n: (array([[0.0, -n], [n, 0.0]]), array([[1.0, 0.0], [0.0, -1.0]])), ratio, by
    )


def _two_port(
    name: str,
    first: Domain,
    second: Domain,
    matrices: Callable[[Scalar], tuple[Array, Array]],
    ratio: float | Callable[..., Scalar],
    by: Sequence[str],
) -> IdealCoupling:
    """E e + F f = 0 with power out at b: there through is counted outwards, across stays as it is."""
    pairs = _port(first, "a"), _port(second, "b")

    def at(n: Scalar) -> tuple[Array, Array]:
        P, Q = _sides(pairs, *matrices(n))
        Q[:, 1] = [0.0 - x for x in Q[:, 1]]
        return P, Q

    if callable(ratio):
        if not by:
            raise ModelError(f"{name!r} has a ratio that varies, so it needs the names of the states it varies with")
        return IdealCoupling(name, pairs, lambda *states: at(ratio(*states)), tuple(by))
    n = finite(name, "ratio", ratio)
    if is_zero(n) or by:
        raise ModelError(
            f"{name!r} needs a ratio other than zero, or a function of the states named in by; not {ratio!r}"
        )
    return IdealCoupling(name, pairs, at(n))


def _coupling(name: str, pairs: tuple[TerminalPair, ...], E: Array, F: Array) -> IdealCoupling:
    return IdealCoupling(name, pairs, _sides(pairs, E, F))


def _sides(pairs: Sequence[TerminalPair], E: Array, F: Array) -> tuple[Array, Array]:
    """P and Q of P across + Q through = 0 from E e + F f = 0, by the domain of each port."""
    P, Q = np.array(E, dtype=object), np.array(F, dtype=object)  # one may hold numbers, the other states
    for k, pair in enumerate(pairs):
        if not pair.domain.across_is_effort:
            P[:, k], Q[:, k] = F[:, k], E[:, k]
    return P, Q
