"""A System with one explicit flow: what differentiates it or writes it down asks for it; as functions of CasADi."""

from __future__ import annotations

from typing import Any

from poinsot.algorithms.parameters import BoundKernel
from poinsot.errors import CompilerError, ModelError, nearest
from poinsot.kernels import Kernel
from poinsot.kernels.symbolic import chosen, expression, rates_and_powers


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


STATE = ("flow", "retract", "project")


def system_function(system: Any, name: str) -> Any:
    """What :meth:`poinsot.motion.system.System.casadi_function` gives of a System."""
    entries = {key: one.entry for key, one in system.books.observations.items() if one.entry is not None}
    known = [*(each for each in STATE if each != "project" or system.state.project is not None), *entries]
    if name not in known:
        raise ModelError(
            f"system {system.name!r} has no CasADi function {name!r}{nearest(name, known)}; there are "
            f"{', '.join(known[:3])}" + (" and variables of its branches, such as " + known[-1] if entries else "")
        )
    system = with_flow(
        system, "become a CasADi function",
        ": its equations are others in each mode, and a solver for smooth problems cannot choose one. Leave these "
        "elements out, or put smooth laws in their place",
        smooth=True,
    )  # fmt: skip
    entries = {key: one.entry for key, one in system.books.observations.items() if one.entry is not None}
    sizes = system.state.size, len(system.inputs.names), len(system.dynamics.parameters)
    title = f"{system.name} {name}"
    if name in entries:
        kernel, places = entries[name]
        return chosen(_expression(system, kernel), places, sizes, title)
    if name == "flow":
        there = system.kernels()
        prepare = _expression(system, there["prepare"]) if "prepare" in there else None
        flow, retract = (_expression(system, there[each]) for each in ("flow", "retract"))
        return rates_and_powers(flow, retract, prepare, (sizes[0], system.state.local_size, *sizes[1:]), title)
    return _expression(system, system.kernels()[name])


def _expression(system: Any, kernel: Any) -> Any:
    whole = unbound(kernel)
    try:
        if isinstance(whole, Kernel):
            return expression(whole)
    except CompilerError:
        pass
    raise ModelError(
        f"system {system.name!r} is so large that its equations run in loops over tables, which have no expression in "
        "CasADi; of mechanisms take casadi_function('forward_dynamics') and others, of linear networks descriptor()"
    )
