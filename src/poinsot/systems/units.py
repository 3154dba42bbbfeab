"""The units of initial values, inputs and numbers of mechanisms and networks, and inputs that are given with units.

Law  units are those that `simulate` gives the same quantities in its datasets, tests/ensembles/test_families.py
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from inspect import signature
from typing import TYPE_CHECKING, Literal, cast

from poinsot.algebra.units import is_foreign
from poinsot.components.measured import converted, unit_of_argument
from poinsot.errors import ModelError, SimulationError

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network

EFFORT = {"m": "N", "rad": "N*m"}


def unit_of(plain: object, what: Literal["input", "initial"], which: str) -> str | None:
    """The unit of an initial value or an input of a mechanism or a network; else None.

    Errors  KeyError for a name that is not there
    """
    from poinsot.components.primitives import IdealSource
    from poinsot.motion.of_equations import EquationSystem
    from poinsot.networks.machine import Machine
    from poinsot.structures.kirchhoff import EdgeKind
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network

    of_input = what == "input"
    if isinstance(plain, EquationSystem):
        said = plain.inputs if of_input else plain.states
        return said.get(which) if isinstance(said, Mapping) else None
    if not isinstance(plain, (Mechanism, Network)):
        return None
    if isinstance(plain, Mechanism):
        return _of_drive(plain, which) if of_input else _of_joint(plain, which)
    for e in plain.model.primitives:
        if isinstance(e, Machine) and (inner := e.own(which)) is not None:
            owner = cast(Mechanism, e.owner)
            return _of_drive(owner, inner) if of_input else _of_joint(owner, inner)
        if of_input and isinstance(e, IdealSource) and e.name == which:
            domain = e.pairs[0].domain
            return (domain.across if e.kind == EdgeKind.ACROSS_SOURCE else domain.through).unit
        if not of_input and hasattr(e, "kinds") and hasattr(e, "states"):
            for pair, kind, state in zip(e.pairs, e.kinds, e.states, strict=True):
                conjugate = pair.domain.across if kind == EdgeKind.ACROSS_STORAGE else pair.domain.through
                prefix = e.name + ("." + pair.name if pair.name else "")
                for quantity in (state, conjugate):
                    if which == f"{prefix}.{quantity.name}":
                        return quantity.unit
    return None


def unit_of_number(plain: object, address: str) -> str | None:
    """The unit of a number as its element's maker says it, else by the end of its address, where that tells it."""
    from poinsot.systems.network import Network

    for e in plain.elements if isinstance(plain, Network) else ():
        key, made = address.removeprefix(f"elements.{e.name}."), getattr(e, "made", None)
        if key != address and made is not None:
            given = signature(made.factory).bind(*made.arguments, **made.named).arguments
            return unit_of_argument(made.factory, key, given)
    if not address.startswith(("bodies.", "joints.", "elements.", "gravity.")):
        return None
    end = address.rpartition(".")[2]
    if end in ("x", "y", "z"):
        return "m/s^2" if "gravity." in address else "rad" if ".rotation." in address else "m"
    moments = dict.fromkeys(("xx", "yy", "zz", "xy", "xz", "yz"), "kg*m^2")
    return (moments | {"mass": "kg"}).get(end)


def plain_of(model: object) -> Mechanism | Network | None:
    """The mechanism or network itself, of a family its original; of other things None."""
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network

    for each in (model, getattr(model, "mechanism", None), getattr(model, "network", None)):
        if isinstance(each, (Mechanism, Network)):
            return each
    return None


def inputs_in_si(model: object, inputs: Mapping[str, object]) -> dict[str, object]:
    """Inputs with units, "3 V" or ("0 ms", "5 ms") with its values, as numbers in SI units.

    Errors  SimulationError, by the name of the input, for a unit that is not known or does not fit
    """
    if not isinstance(inputs, Mapping):
        raise SimulationError(
            f"inputs must be a mapping name → number, samples or formula, such as {{'motor': 1.0}}; not {inputs!r:.40}"
        )
    return {name: _input(model, name, given) for name, given in inputs.items()}


def _input(model: object, name: str, given: object) -> object:
    if not isinstance(given, (str, tuple, list, Mapping)) and not is_foreign(given):
        return given
    with suppress(KeyError):  # of what is not there, which is refused where it is looked up
        if (unit := unit_of(plain_of(model) or model, "input", name)) is not None:
            return _in_si(name, given, unit)
    return given


def _in_si(name: str, given: object, unit: str) -> object:
    try:
        if isinstance(given, (tuple, list)) and len(given) == 2:
            times, values = converted(given[0], "s"), converted(given[1], unit)
            return given if times is given[0] and values is given[1] else (times, values)
        return converted(given, unit)
    except ModelError as error:
        raise SimulationError(f"input {name!r}: {error}") from None


def _of_joint(mechanism: Mechanism, which: str) -> str | None:
    """Unit of a position or a rate of a joint; None where its coordinates have several."""
    joint, part = which, "position"
    if which not in mechanism.tree.by_joint:
        joint, _, part = which.rpartition(".")
    pair = mechanism.tree.pairs[joint]
    units = {f"{unit}/s" for unit in pair.freedom_units} if part == "velocity" else set(pair.coordinate_units)
    return units.pop() if len(units) == 1 else None


def _of_drive(mechanism: Mechanism, which: str) -> str | None:
    """Unit of a source of a mechanism, or of what drives a freedom."""
    pairs = {each.name: each.pair for each in mechanism.model.joints}
    for source in mechanism.model.sources:
        if source.name == which:
            plain = not source.remembers and source.effort(1.5, 0.25, 0.75) == 1.5  # u is the effort itself
            return EFFORT.get(source.stretch.unit(pairs)) if plain else None
    units = set(pairs[which].freedom_units) if which in pairs else set()
    return EFFORT.get(units.pop()) if len(units) == 1 else None
