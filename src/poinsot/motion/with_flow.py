"""A System with one explicit flow, for what differentiates it or writes it down; others are refused by name."""

from __future__ import annotations

from typing import Any

from poinsot.algorithms.parameters import BoundKernel
from poinsot.errors import ModelError


def with_flow(system: Any, purpose: str, switching: str, smooth: bool = False) -> Any:
    """The same system with a flow, if it can have one; smooth: one that has derivatives of every order.

    system  a `motion.system.System`
    purpose, switching  what follows "has no explicit flow to", and "switches"
    Errors   ModelError where it switches, or where storage and algebraic unknowns are solved together
    """
    if system.switching is not None:
        names = system.switching.rows.names
        rows = ", ".join(map(repr, names[:3])) + (", …" if len(names) > 3 else "")
        raise ModelError(f"system {system.name!r} switches ({rows}){switching}")
    flow, forms = system.dynamics.flow, system.forms
    if flow is None and forms.written_out is not None:
        return with_flow(forms.written_out(), purpose, switching, smooth)
    if smooth and forms.smooth is not None:
        return with_flow(forms.smooth(), purpose, switching, smooth)
    if flow is None or system.state.retract is None:
        raise ModelError(
            f"system {system.name!r} has no explicit flow to {purpose}: storage and algebraic unknowns are solved "
            f"together ({system.dynamics.refusal or 'its equations have no order'})"
        )
    return system


def unbound(kernel: object) -> Any:
    """The kernel itself, of one that is bound to the parameters of a member."""
    return kernel.kernel if isinstance(kernel, BoundKernel) else kernel
