"""The values of a network's sources, as one kernel beside those that move it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from poinsot.algebra.arrays import Array, array
from poinsot.components.primitives import IdealSource
from poinsot.kernels import Kernel
from poinsot.motion.of_network.family import Sharing
from poinsot.networks.states import NetworkStates


def signals_kernel(
    equations: NetworkStates, of: Callable[[IdealSource], Any], what: str, member: Sharing | None = None
) -> Kernel | None:
    """(t, u) → the signals of all sources, each times ``of`` it; None without sources.

    what    a text that tells ``of`` from all others
    member  of whose family the kernel is: then p is its last operand, and serves all values
    """

    def values(e: NetworkStates, t: Array, u: Array) -> Array:
        return array([of(source) * e.value(source.name, t[0], list(u)) for _, source in e.sources])

    if not equations.sources:
        return None
    given, out = {"t": (1,), "u": (len(equations.sampled),)}, {"signals": (len(equations.sources),)}
    if member is None:
        key = "\n".join((what, *(equations.driven.key(e.name) for _, e in equations.sources)))
        return Kernel(lambda t, u: values(equations, t, u), given, out, "signals", key=key)
    family = member.family
    whole = NetworkStates(family.network.model, equations.inputs)
    key = "\n".join((what, *(whole.driven.key(e.name) for _, e in whole.sources), family.key))
    if key not in family.kernels:

        def of_all(t: Array, u: Array, p: Array) -> Array:
            return values(NetworkStates(family.model(p), equations.inputs), t, u)

        family.kernels[key] = Kernel(of_all, {**given, "p": (len(member.p),)}, out, "signals", key=key)
    found: Kernel = family.kernels[key]
    return found
