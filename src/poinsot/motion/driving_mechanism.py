"""What drives a mechanism in a run, as ports with signals: the sources of its file and freedoms that inputs name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.assembly import initial_state
from poinsot.analysis.balanced_starts import balanced_state
from poinsot.analysis.moving_starts import moving_start
from poinsot.analysis.starting import given_activations, without_time
from poinsot.errors import SimulationError, nearest
from poinsot.motion.balanced_motion import as_felt, felt_sources
from poinsot.motion.given_motions import as_inputs, moments_at, own_motions
from poinsot.motion.rolled_mechanism import DrivenSource
from poinsot.multibody.force import SuppliedElement
from poinsot.multibody.forces import JointEffort
from poinsot.multibody.holding import balance_of
from poinsot.multibody.model import Model
from poinsot.multibody.motions import GivenMoment, moment_of
from poinsot.multibody.tree import Tree
from poinsot.signals.given import Driven
from poinsot.signals.signal import Constant, Signal


def text_of(driven: Driven) -> str:
    """What tells these signals from all others."""
    return ";".join(f"{name}={driven.key(name)}" for name in driven.at)


def ports_of(tree: Tree, inputs: Mapping[str, object]) -> tuple[list[DrivenSource], Driven]:
    """The ports in order, and what drives them: sources of the file, and freedoms that ``inputs`` names."""
    sources: dict[str, SuppliedElement] = {e.name: e for e in tree.model.sources}
    commands = signals_of(tree.model)
    for name in inputs:
        if name not in sources and name not in commands:
            sources[name] = _freedom_source(tree, name, sources)
    driven = Driven({name: source.signal for name, source in sources.items()} | commands, inputs)
    return [DrivenSource(source, driven) for source in sources.values()], driven


def given_inputs(tree: Tree, inputs: Mapping[str, object]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The inputs of a run, those that need rates as functions, and the sources that act on freedoms in balance."""
    found = as_inputs(tree.model, inputs)
    if balance_of(tree) is None:
        return found, ()
    sources = {port.source.name: port.source for port in ports_of(tree, found)[0]}
    felt = felt_sources(tree, sources.values())
    return found | as_felt(found, felt, {name: each.signal for name, each in sources.items()}, tree), felt


def signals_felt(tree: Tree, inputs: Mapping[str, object]) -> list[tuple[SuppliedElement, Any]]:
    """The sources that act on freedoms in balance, with their signals."""
    found, felt = given_inputs(tree, inputs)
    return [(port.source, found[port.source.name]) for port in ports_of(tree, found)[0] if port.source.name in felt]


def starting_in_time(
    mechanism: CompiledTree, tree: Tree, initial: object, inputs: Mapping[str, object]
) -> Callable[[float], Floats]:
    """Time → the start of a run with the time in its state; tree: with all its acting elements."""
    motions, functions = mechanism.model.motions, own_motions(mechanism.model)
    functions |= {k: f for k, f in as_inputs(mechanism.model, inputs).items() if k in functions}
    felt = signals_felt(tree, inputs)

    def state(time: float) -> Floats:
        begun, activations = given_activations(mechanism, without_time(mechanism, initial, time))
        pushed = [(source, GivenMoment(*(float(x) for x in moment_of(signal.at, time)))) for source, signal in felt]
        if motions:
            found = moving_start(mechanism, begun, time, moments_at(motions, functions, time))
            found = balanced_state(mechanism, found, begun, pushed)
        else:
            found = initial_state(mechanism, begun, pushed)
        return np.concatenate([found, activations, [time]])

    return state


def driven_of(tree: Tree, model: Model, inputs: Mapping[str, object]) -> Driven:
    """The signals of a mechanism's sources, for a model with other numbers than its tree, of any scalar."""
    inputs = as_inputs(model, inputs)
    sources = {port.source.name: port.source for port in ports_of(tree, inputs)[0]} | {e.name: e for e in model.sources}
    return Driven({name: source.signal for name, source in sources.items()} | signals_of(model), inputs)


def signals_of(model: Model) -> dict[str, Signal]:
    """What commands its clutches and brakes, and the functions of its motions, by name."""
    return {e.name: e.signal for e in model.switches if e.signal is not None} | own_motions(model)


def _freedom_source(tree: Tree, name: str, sources: Mapping[str, SuppliedElement]) -> SuppliedElement:
    for link in tree.links:
        for k, index in enumerate(link.v):
            if tree.freedom_names[index] == name and link.ratio == 1.0 and len(link.v) == len(link.q):
                return JointEffort(name, link.joint, Constant(0.0), k)
    known = [*sources, *tree.freedom_names]
    raise SimulationError(
        f"mechanism {tree.model.name!r} has no input {name!r}{nearest(name, known)}. Inputs are the sources of the "
        f"file ({', '.join(sources) or 'none'}) and the freedoms of joints whose rates are dq/dt"
    )
