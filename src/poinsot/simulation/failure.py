"""Why a run stopped, in words for the person who has to change something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from poinsot.errors import PoinsotError, option

if TYPE_CHECKING:
    from poinsot.motion.residual_form import ResidualForm
    from poinsot.motion.system import System
    from poinsot.simulation.options import Control


class SimulationFailure(PoinsotError):
    """A run that could not go on; `partial` is the result so far, as `simulate` would have returned it, its last sample
    the last state.
    """

    partial: Any

    def __init__(self, message: str, partial: object) -> None:
        super().__init__(message)
        self.partial = partial


def name_of(system: System, index: int, form: ResidualForm | None = None) -> str:
    """What entry `index` of the flow's output is: a component of the state, or the power of a port or dissipator.

    Of a residual form it is an entry of (x, w), with the elements of its loop or cutset.
    """
    if form is not None:
        around = form.around[index]()
        told = ", ".join(map(repr, around[:6])) + (", …" if len(around) > 6 else "")
        return f"{form.solved.names[index]} (in the equation of {told})"
    if index < system.state.local_size:
        return system.state.component_names[index]
    return f"the power of {system.books.power_names[index - system.state.local_size]!r}"


def explain(system: System, progress: Any, end: float, control: Control, form: ResidualForm | None = None) -> str:
    """The paragraph for a run that stopped between start and end."""
    from poinsot.simulation.loops import native

    tolerance, max_steps, fixed_step = control.constraint_tolerance, control.max_steps, control.fixed_step
    where = (
        f"the run of {system.name!r} stopped at t = {progress['time']:.9g} s (of {end:.9g} s) "
        f"after {progress['accepted']} steps"
    )
    culprit = name_of(system, int(progress["culprit"]), form)
    if progress["status"] == native.TOO_MANY_STEPS and fixed_step > 0:
        return (
            f"{where}: it has used the {max_steps} steps allowed, each of {fixed_step:.3g} s. Raise "
            f"{option('max_steps')} or {option('step')}, or shorten the run."
        )
    if progress["status"] == native.TOO_MANY_STEPS:
        return (
            f"{where}: it has used the {max_steps} steps allowed, the last of {progress['tried']:.3g} s, and {culprit} "
            "limits the step. Very fast motion needs small steps, and so do stiff springs or dampers with an explicit "
            f"method: try {option('method', 'radau')}, raise {option('max_steps')}, shorten the run, loosen "
            f"{option('rtol')}, or soften what is stiff."
        )
    if progress["status"] == native.CROWDED:
        return (
            f"{where}: more steps than are kept, some 16 thousand, fall into the longest delay of its lines, the last "
            f"of {progress['tried']:.3g} s, as {culprit} limits the step. Cut a long line into shorter ones, loosen "
            "rtol, or give the edges of sources more time."
        )
    tried = f"even a step of {progress['tried']:.3g} s fails"
    match int(progress["reason"]):
        case native.NOT_FINITE:
            return (
                f"{where}: {culprit} became infinite or not a number, and {tried}. The motion or a force law has a "
                "singularity here: look at the last state of the partial result, and at formulas that divide, take "
                "roots or logarithms."
            )
        case native.UNSOLVED if form is not None:
            return (
                f"{where}: Newton's method does not solve the equations of a step, least so for {culprit}, and {tried}"
                " Their laws contradict one another here, have no value, or jump to another solution: look at the last "
                "state of the partial result; put a small capacitor (mass, heat capacity) on a node among these, or a "
                "resistance in series."
            )
        case native.UNSOLVED:
            return (
                f"{where}: Newton's method does not solve the equations of the implicit step, least so for {culprit}, "
                f"and {tried}. The flow has a kink, a pole or an endless slope here: look at the last state of the "
                f"partial result; tell the run where an input jumps; or use {option('method', 'dop853')}, which "
                "solves nothing."
            )
        case native.CONSTRAINT:
            return (
                f"{where}: the constraints cannot be met, their error stays at {progress['position_error']:.3g} of the "
                f"system's size (allowed: {tolerance:.3g}), and {tried}. The system may be in a singular or locked "
                "position: look at the last state of the partial result."
            )
    return (
        f"{where}: the error of {culprit} cannot be brought within the tolerance, and {tried}. The motion grows "
        "without bound or jumps here: look at the last state of the partial result; tell the run where an input jumps "
        f"(a table with the same time twice); or loosen {option('rtol')} and {option('atol')}."
    )


def explain_start(system: System, progress: Any, form: ResidualForm | None = None) -> str:
    """The paragraph for a run that could not take its first step."""
    from poinsot.simulation.loops import native

    if progress["status"] == native.NOT_ON_MANIFOLD_AT_START:
        return (
            f"the initial state of {system.name!r} does not meet its constraints: the error is "
            f"{progress['position_error']:.3g} of its size and Newton's method does not reduce it. Give an assembled "
            "state."
        )
    if form is not None:
        return (
            f"the run of {system.name!r} cannot start: at t = {progress['time']:.9g} s no solution was found of the "
            f"laws of its elements, least so for {name_of(system, int(progress['culprit']), form)}. They contradict "
            "what drives them, or have no value there: check them, or put a small capacitor (mass, heat capacity) on "
            "a node among these, or a resistance in series."
        )
    return (
        f"the run of {system.name!r} cannot start: at t = {progress['time']:.9g} s the rate of "
        f"{name_of(system, int(progress['culprit']))} is infinite or not a number. Check the initial state, masses "
        "that are zero, and formulas that divide, take roots or logarithms."
    )
