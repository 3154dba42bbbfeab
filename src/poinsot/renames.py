"""Names that were others: one table, from which old names keep working; docs/guides.md says how long they do.

The site shows it as a page (tools/website/staging.py).
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar, NamedTuple
from warnings import warn


class Rename(NamedTuple):
    """A public name `was`, with all its dots, that is `now` another, in which version it changed, and why."""

    was: str
    now: str
    since: str
    why: str

    @property
    def place(self) -> str:
        """The module, or the class, in which the old name was."""
        return self.was.rpartition(".")[0]

    @property
    def sentence(self) -> str:
        """The warning where the old name is used."""
        return f"{self.was} is now {self.now} (since version {self.since}: {self.why}); the old name will go"


def _moved(since: str, why: str, now: str, *was: str) -> tuple[Rename, ...]:
    return tuple(Rename(each, now, since, why) for each in was)


RENAMES: tuple[Rename, ...] = (
    *_moved(
        "0.2", "a pair is the joint", "poinsot.pairing",
        "poinsot.pair", "poinsot.geometry.motors.pair",
    ),
    *_moved(
        "0.2", "a pair is the joint; a port is a pair of terminals", "poinsot.elements.TerminalPair",
        "poinsot.components.primitives.Pair",
    ),
    *_moved(
        "0.2", "Resistor is the one of electrical", "poinsot.elements.LinearResistor",
        "poinsot.components.primitives.Resistor",
    ),
    *_moved(
        "0.2", "force elements have sources of their own", "poinsot.elements.IdealSource",
        "poinsot.components.primitives.Source",
    ),
    *_moved(
        "0.2", "a Coupling joins stretches of a mechanism", "poinsot.elements.IdealCoupling",
        "poinsot.components.primitives.Coupling",
    ),
    *_moved(
        "0.2", "Switch is the one of electrical", "poinsot.elements.IdealSwitch",
        "poinsot.components.primitives.Switch",
    ),
    *_moved(
        "0.2", "networks have sources of their own", "poinsot.elements.SuppliedElement",
        "poinsot.multibody.force.Source",
    ),
    *_moved(
        "0.2", "a Line is one of space", "poinsot.elements.BetweenPoints",
        "poinsot.multibody.stretches.Line",
    ),
    *_moved(
        "0.2", "a Contact is one of shapes that touch and part", "poinsot.elements.ContactPair",
        "poinsot.joints.contact.Contact", "poinsot.joints.contacts.Contact",
    ),
    *_moved(
        "0.2", "it tells wrenches, and Contact is another thing", "poinsot.screws.contact_wrenches",
        "poinsot.geometry.screw_systems.contact",
    ),
    *_moved(
        "0.2", "the kind of an edge, and not of a file", "poinsot.structures.EdgeKind",
        "poinsot.structures.kirchhoff.Kind",
    ),
    *_moved(
        "0.2", "the field's word for S", "poinsot.elements.Pair.motion_subspace",
        "poinsot.elements.Pair.freedom_twists",
    ),
    *_moved(
        "0.2", "the field's word for Ṡ", "poinsot.elements.Pair.motion_subspace_rate",
        "poinsot.elements.Pair.freedom_rates",
    ),
    *_moved(
        "0.2", "the field's word for Ṡ v", "poinsot.elements.Pair.velocity_product_acceleration",
        "poinsot.elements.Pair.apparent_rate",
    ),
    *(
        Rename(f"poinsot.{of}.{name}", f"poinsot.{of}._{name}", "0.2", "it serves the package alone")
        for of, names in (
            ("Mechanism", "acting starting stepped smoothly tells_time reading reading_of answer_in_loops"),
            ("Network", "with_mechanisms"),
        )
        for name in names.split()
    ),
    *(
        Rename(f"poinsot.{of}.{was}", f"poinsot.{of}.{part}.{now or was}", "0.2", "it is several records")
        for of, part, names in (
            ("System", "state", "state_size:size state_names:names local_size initial component_names retract project "
             "magnitude velocity reach scale begins"),
            ("System", "dynamics", "flow prepare parameters jacobian stages residual refusal floats stepping keeping "
             "constants_size constants"),
            ("System", "books", "storage_names port_names dissipator_names parts floors energy_scale observations "
             "labels watches limits power_names"),
            ("System", "inputs", "input_names:names default_inputs:defaults breakpoints timed unbroken"),
            ("System", "forms", "smooth written_out restarts others"),
            ("simulation.Switching", "rows", "row_names:names element kind degree begins gap rate guessed "
             "force turned discs"),
            ("simulation.Switching", "elements", "element_names:names restitution static kinetic poisson loss"),
            ("simulation.Switching", "kernels", "flow jacobian watch data margins impulse supplied project along"),
            ("simulation.Switching", "events", "event_names:names guards resets terminal ways"),
        )
        for was, _, now in (name.partition(":") for name in names.split())
    ),
    *_moved(
        "0.2", "a Lie–Poisson system", "poinsot.structures.lie_poisson_system",
        "poinsot.structures.reduced",
    ),
    *_moved(
        "0.2", "structure constants of the algebra se(3)", "poinsot.structures.se3_structure_constants",
        "poinsot.structures.displacements",
    ),
    *_moved(
        "0.2", "structure constants of the algebra so(3)", "poinsot.structures.so3_structure_constants",
        "poinsot.structures.rotations",
    ),
    *_moved(
        "0.2", "feedback through a skew matrix", "poinsot.structures.feedback_interconnection",
        "poinsot.structures.interconnect",
    ),
    *_moved(
        "0.2", "the explicit system of a structure", "poinsot.structures.explicit_system",
        "poinsot.structures.explicit",
    ),
    *_moved(
        "0.2", "the field's word", "poinsot.structures.control_by_interconnection",
        "poinsot.structures.interconnected",
    ),
    *_moved(
        "0.2", "implicit systems joined over ports", "poinsot.structures.port_interconnection",
        "poinsot.structures.connect",
    ),
    *_moved(
        "0.2", "ports of a structure are closed", "poinsot.structures.close_ports",
        "poinsot.structures.close",
    ),
    *_moved(
        "0.2", "the theorem, not the man", "poinsot.screws.poinsot_decomposition",
        "poinsot.screws.poinsot",
    ),
)  # fmt: skip


@cache
def renamed_in(place: str) -> dict[str, Rename]:
    """The renames of one module or class, by the old name."""
    return {each.was.rpartition(".")[2]: each for each in RENAMES if each.place == place}


class InParts:
    """A record of parts that finds fields by their former names, from when it was one record.

    place  its public name
    """

    place: ClassVar[str]

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            change = renamed_in(self.place).get(name)
            if change is None:
                raise AttributeError(f"a {type(self).__name__} has no attribute {name!r}", name=name, obj=self)
            warn(change.sentence, DeprecationWarning, stacklevel=2)
            return attrgetter(change.now.removeprefix(f"{self.place}."))(self)
