"""Why a run stopped, also one that switches, in words for the person who has to change something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.errors import PoinsotError, option
from poinsot.simulation.loops import decision_impulse, native
from poinsot.simulation.loops.decision_problem import OUT, ROLE

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

    Of a residual form a component is an entry of (x, w), with the elements of its loop or cutset.
    """
    first = system.state.local_size if form is None else len(form.solved.names)
    if index >= first:
        return f"the power of {system.books.power_names[index - first]!r}"
    if form is not None:
        around = form.around[index]()
        told = ", ".join(map(repr, around[:6])) + (", …" if len(around) > 6 else "")
        return f"{form.solved.names[index]} (in the equation of {told})"
    return system.state.component_names[index]


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


ADVICE = "Look at the last state and at the events of the partial result"


def explain_switching(run: Any, end: float) -> str:
    """The paragraph for a run that its loop ended, by its status; "" for others."""
    progress, state, name = run.progress, run.state_of_rows, run.system.name
    status, launched = int(progress["status"]), bool(state["launched"])
    where = (
        f"the run of {name!r} stopped at t = {progress['time']:.9g} s (of {end:.9g} s) after {progress['accepted']} "
    )
    where += "steps" if launched else "steps, before its first"
    if status == native.STEP_TOO_SMALL and state["blind"]:
        return (
            f"{where}: what is watched of {_named(run, int(state['blind']) - 1)} became infinite or not a number. "
            f"{ADVICE}, and at formulas that divide, take roots or logarithms."
        )
    row = _named(run, int(state["row"]))
    match status:
        case native.BELOW:
            gap = float(run.rows.data.g[int(state["row"])])
            return (
                f"the run of {name!r} cannot start: {row} is {-gap:.3g} beyond where it can be. Give an initial state "
                "in which its gap is not negative, or correct the limits or shapes of the element."
            )
        case native.CHATTERS:
            return (
                f"{where}: modes change without end and time does not go on, {_chattering(run)}. The laws of these "
                f"elements contradict one another here. {ADVICE}; give a friction a static bound, or an element some "
                "compliance."
            )
        case native.OFF:
            return f"{where}: the reset of {row} leads to a state that is not finite, or that no constraint allows."
        case native.REFUSED:
            return f"{where}: {_refusal(run, row)}"
    return ""


def _refusal(run: Any, row: str) -> str:
    """Why there is no mode to go on in."""
    if run.fault:
        return str(run.fault[:1].lower() + run.fault[1:])
    told, refusal = run.rows.choice.decision[0], int(run.state_of_rows["refusal"])
    match refusal:
        case decision_impulse.NO_MODE if told["pivot"] < 0:
            mu = run.switching.elements.kinetic[run.switching.rows.element[int(told["row"])]]
            return (
                f"Painlevé's paradox: sliding on {row} with a coefficient of friction of {mu:.4g} has no consistent "
                f"force (its pivot is {told['pivot']:.3g}), and no impulse within its cone ends the slip: give the "
                "contact compliance, or less friction."
            )
        case decision_impulse.NO_MODE | decision_impulse.SHORTED if sources := _sources(run, told):
            return f"{sources}."
        case decision_impulse.NO_MODE:
            return f"no forces of the closed elements keep to their laws, least so {row}. {ADVICE}."
        case decision_impulse.SHORTED:
            other = _named(run, int(told["other"]))
            return (
                f"{row} and {other} contradict each other: sources are joined in a loop without resistance, or "
                "currents are cut off. Put a resistor or a diode between."
            )
        case decision_impulse.UNCALLED:
            return (
                f"currents, voltages or speeds would jump though {row} can take over what drives them: a mode was "
                "decided that no law asks for, a fault in poinsot. Please report it with the model; a small resistance "
                "or leak in what switches changes the way it is decided."
            )
        case decision_impulse.GAINS:
            return (
                f"the jump that {row} takes part in would give energy, which nothing that switches has: a fault in "
                "poinsot. Please report it with the model; a small resistance or leak in what switches changes the way "
                "it is decided."
            )
        case decision_impulse.ENDLESS:
            roles = run.rows.choice.labels[ROLE, : len(run.rows.mode)]
            deciding = _listed([_named(run, int(row)) for row in np.flatnonzero(roles != OUT)])
            return (
                f"the decision which of {deciding} act has cost {told['work']:.2g} operations, a hundred times "
                f"what machines of {len(run.rows.mode)} rows need, in {int(run.state_of_rows['idle']) + 1} instants "
                "without progress, and has not come to an end. Their laws all but repeat or contradict one another. "
                f"{ADVICE}; leave out elements that hold what others hold already, give one some compliance, or a "
                "kinetic friction below the static one; of mechanisms method='moreau' decides approximately."
            )
        case decision_impulse.NOT_FINITE:
            return f"the forces of {row} are infinite or not a number. {ADVICE}."
    return f"jumps do not come to an end, {_chattering(run)}. {ADVICE}."


def _sources(run: Any, told: Any) -> str:
    """The effect on sources of the row with the worst fault, or of the other one; else ""."""
    if run.switching.against is None:
        return ""
    rows = [row for row in (int(told["row"]), int(told["other"])) if row >= 0]
    return next((said for row in rows if (said := run.switching.against(row))), "")


def _chattering(run: Any) -> str:
    """The rows of the last entries of the log, and those that this instant would change."""
    changing = np.flatnonzero(run.rows.choice.chosen != run.rows.mode)
    names = list(dict.fromkeys(_named(run, int(row)) for row in (*run.events["row"][-100:], *changing)))
    if not names:
        return "though nothing is logged"
    return f"of {_listed(names)}"


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names[:6]) + (", …" if len(names) > 6 else "")


def _named(run: Any, row: int) -> str:
    switching = run.switching
    if row < 0:
        return "something"
    m = len(switching.rows.names)
    return repr(switching.rows.names[row]) if row < m else f"the event {switching.events.names[row - m]!r}"
