"""Names at two levels: the everyday methods of an object are listed first, the rest under ``expert``.

Law: the two levels are disjoint and hold every public name, tests/architecture/test_levels.py.
"""

from __future__ import annotations

import inspect
import sys
import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

from poinsot.errors import nearest
from poinsot.renames import Rename, renamed_in

Held = TypeVar("Held", bound="Levelled")  # not Self, which jedi does not know


class Levelled:
    """What lists its everyday names in groups, and knows the words of others for them.

    everyday  group → names, in the order of docs/mechanisms.md and docs/networks.md
    words     a word that others use → what it is here
    """

    everyday: ClassVar[Mapping[str, str]]
    words: ClassVar[Mapping[str, str]] = {}

    def __dir__(self) -> list[str]:
        if (generics := sys.modules.get("IPython.utils.generics")) is not None:
            generics.complete_object.register(Levelled, _completed)
        return [*everyday_names(type(self)), "expert"]

    @property
    def expert(self: Held) -> Held:
        """The same object, with its rarer methods listed: ``dir(mech.expert)``, ``mech.expert.tree_costs()``.

        Every name works without ``expert``, too.
        """
        return self if TYPE_CHECKING else cast(Any, Expert(self))

    if not TYPE_CHECKING:  # a type checker that saw it would take any name

        def __getattr__(self, name: str) -> object:
            if hasattr(type(self), name):  # a property that failed: its own error
                return object.__getattribute__(self, name)
            if (change := _former(type(self), name)) is not None:
                warnings.warn(change.sentence, DeprecationWarning, stacklevel=2)
                return getattr(self, change.now.rpartition(".")[2])
            raise NoSuchName(self, name)


class NoSuchName(AttributeError):
    """A name that an object has not; the hint is found when it is read, for many only ask whether a name is there."""

    def __str__(self) -> str:
        of, name = self.args
        if name in of.words:
            hint = f"; {name} is {of.words[name]} here"
        else:
            hint = "" if name.startswith("_") else nearest(name, sorted(_public(of)))
        return f"a {type(of).__name__} has no attribute {name!r}{hint}"


class Expert:
    """An object, listing the names that are not everyday."""

    def __init__(self, of: Levelled) -> None:
        self._of = of

    def __dir__(self) -> list[str]:
        return sorted(_public(self._of) - {*everyday_names(type(self._of)), "expert", "everyday", "words"})

    def __getattr__(self, name: str) -> object:
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(self._of, name)

    def __repr__(self) -> str:
        kind, names = type(self._of), dir(self)
        told = {name: (inspect.getdoc(inspect.getattr_static(kind, name, None)) or "").split("\n")[0] for name in names}
        width = max(map(len, names), default=0)
        lines = (f"  {name:{width}}  {line}".rstrip() for name, line in told.items())
        return "\n".join([f"{self._of!r}, and its rarer methods:", *lines])


def everyday_names(kind: type[Levelled]) -> Iterator[str]:
    """The everyday names of a class, group by group."""
    return (name for names in kind.everyday.values() for name in names.split())


def _completed(thing: Levelled, _: object) -> list[str]:
    """Names for IPython's completion, which would add all of the class."""
    return dir(thing)


@cache
def _former(kind: type, name: str) -> Rename | None:
    """The rename of a member that a public class had by this name."""
    if name.startswith("_"):
        return None
    return next((found for each in kind.__mro__ if (found := renamed_in(f"poinsot.{each.__name__}").get(name))), None)


def _public(thing: Levelled) -> set[str]:
    return {name for name in object.__dir__(thing) if not name.startswith("_")}


class MechanismLevels(Levelled):
    """Those of a mechanism."""

    everyday: ClassVar[Mapping[str, str]] = {
        "what it is": "name model nq nv body_names joint_names coordinate_names freedom_names actuators actuated "
        "keyframes",
        "configurations": "neutral random integrate difference interpolate assemble inverse_kinematics initial_state",
        "bodies": "body pose poses twists jacobian",
        "dynamics": "inverse_dynamics forward_dynamics mass_matrix bias_force gravity_force joint_friction "
        "actuator_forces inverse_dynamics_derivatives forward_dynamics_derivatives",
        "energy and momentum": "kinetic_energy potential_energy total_mass centre_of_mass centre_of_mass_velocity "
        "centre_of_mass_jacobian centroidal_momentum centroidal_matrix",
        "loops and forces": "constraint_error constraint_jacobian mobility singularity reactions actuator_efforts",
        "motion": "system linearize port_hamiltonian observe",
        "others made of it": "with_parameters with_motions with_wrenches with_conditions close as_element",
        "as files and code": "to_urdf to_sdf to_mjcf to_modelica to_c casadi_function",
    }
    words: ClassVar[Mapping[str, str]] = {
        "rnea": "inverse_dynamics",
        "aba": "forward_dynamics",
        "crba": "mass_matrix",
        "fk": "pose, of one body, or poses, of all",
        "forward_kinematics": "pose, of one body, or poses, of all",
        "ik": "inverse_kinematics",
        "nle": "bias_force",
        "gravity": "gravity_force",
        "jac": "jacobian",
        "com": "centre_of_mass",
        "center_of_mass": "centre_of_mass",
        "ccrba": "centroidal_matrix",
        "joints": "joint_names",
        "bodies": "body_names",
        "links": "body_names",
        "dof": "nv",
        "simulate": "po.simulate(mechanism, …)",
    }


class NetworkLevels(Levelled):
    """Those of a network."""

    everyday: ClassVar[Mapping[str, str]] = {
        "what it is": "name elements element_names state_names node_names sources mechanisms",
        "building": "add connect with_parameters as_element gravity controllers run outputs",
        "motion": "system initial_state linearize energy trust_fmus",
        "at rest": "operating_point small_signal",
        "structure": "structure port_hamiltonian descriptor passivity conserved",
        "pictures and code": "diagram bond_graph to_c to_modelica",
    }
    words: ClassVar[Mapping[str, str]] = {
        "nodes": "node_names",
        "states": "state_names",
        "simulate": "po.simulate(network, …)",
    }
