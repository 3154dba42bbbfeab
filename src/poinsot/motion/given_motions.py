"""Given motions in a run of a mechanism: rows with a rate, and with their power as a port of the ledger.

The state tells the time, its last component, so that steps to the constraints know what f is.
    flow:      v̇ and λ of the tree with the motions held at t; power λ ḟ       project: onto s = f(τ), ṡ = ḟ(τ)
Law: tests/systems/test_given_motions.py. Source: `multibody.motions`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from poinsot.algebra.scalars import Scalar
from poinsot.errors import SimulationError
from poinsot.multibody.held_motions import with_held
from poinsot.multibody.model import Model
from poinsot.multibody.motions import GivenMoment, GivenMotion, OfTime, moment_of, with_rates
from poinsot.multibody.switching.along import Limit
from poinsot.multibody.tree import Tree
from poinsot.signals.given import Driven


def at_time(tree: Tree, driven: Driven, t: Scalar) -> Tree:
    """The tree with its motions at time t; itself without any."""
    motions = tree.model.motions
    return with_held(tree, motions, {m.name: moment_of(partial(_value, driven, m.name), t) for m in motions})


def _value(driven: Driven, name: str, t: Scalar) -> Scalar:
    return driven.value(name, t, ())


def refuse_rubbing(model: Model) -> None:
    """SimulationError for elements that would stick on a freedom with a given motion; limits there do not act."""
    own = {m.along.freedom: m.name for m in model.motions if m.along.freedom}
    for e in model.switches:
        freedom = getattr(getattr(e, "stretch", None), "freedom", None)
        if freedom in own and not isinstance(e, Limit):
            raise SimulationError(
                f"mechanism {model.name!r}: {e.name!r} is friction, a lock or a freewheel on joint {freedom[0]!r}, "
                f"which moves as the motion {own[freedom]!r} says: what is given can neither stick nor be let go. "
                "Leave it out; dry friction there only adds F sign(q̇) to the motion's effort"
            )


def own_motions(model: Model) -> dict[str, OfTime]:
    """The functions of its motions, by name."""
    return {m.name: m.signal for m in model.motions}


def as_inputs(model: Model, inputs: Mapping[str, object]) -> dict[str, Any]:
    """The inputs of a run, those for motions as differentiable functions; SimulationError for others."""
    return with_rates(own_motions(model), model.name, inputs)


def moments_at(
    motions: tuple[GivenMotion, ...], functions: Mapping[str, OfTime], time: float
) -> dict[str, GivenMoment]:
    """The motions at a time, in numbers."""
    return {m.name: GivenMoment(*(float(x) for x in moment_of(functions[m.name].at, time))) for m in motions}


def unbroken(model: Model, driven: Driven) -> dict[str, Callable[[Any], Any]]:
    """The functions of motions, which must not jump, nor must their rates."""
    timed = driven.timed
    return {m.name: timed[m.name] for m in model.motions if m.name in timed}
