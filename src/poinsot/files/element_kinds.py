"""The kinds of elements that a network file may name, and how their keys become arguments.

A kind is the name of an element of `poinsot.electrical` and its sisters in lower case: "voltage_source"; with its
domain where two have the name: "rotational.damper". The keys of its table are the arguments of that function.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from poinsot.components import (
    bond_graph,
    chemical,
    control,
    distributed,
    electrical,
    hydraulic,
    magnetic,
    pneumatic,
    rotational,
    spatial,
    thermal,
    transducers,
    translational,
)
from poinsot.components.declarations import ELEMENTS
from poinsot.components.primitives import Member
from poinsot.errors import nearest
from poinsot.files.arguments import Names, keys_of
from poinsot.files.network_elements import Fault, fault_at
from poinsot.files.quantities import check_keys, shown

Maker = Callable[..., Member]
ROOMS = (
    electrical, translational, rotational, spatial, hydraulic, pneumatic, thermal, magnetic, chemical, transducers,
    bond_graph, control, distributed,
)  # fmt: skip
"""The modules that declare elements by `components.declarations.element`."""


def kinds() -> dict[str, Maker]:
    """Every kind by its name, with its domain in front and, where no other has it, without."""
    return {name: makers[0] for name, makers in ELEMENTS.items() if len(makers) == 1}


def find_kind(kind: object, networks: Iterable[str] = ()) -> Maker:
    """The element of that kind; a Fault at "kind" names the nearest, the file's own networks among them."""
    makers = ELEMENTS.get(kind, []) if isinstance(kind, str) else []
    if len(makers) == 1:
        return makers[0]
    if several := sorted(name for name in kinds() if name.endswith(f".{kind}")):
        raise Fault(("kind",), f"there are several kinds {kind!r}: write {' or '.join(map(repr, several))}")
    known = [*networks, *(name for name in kinds() if "." not in name), "mechanism", "fmu"]
    raise Fault(("kind",), f"unknown kind {shown(kind)}{nearest(str(kind), known, 'the kinds are')}")


def make(maker: Maker, name: str, table: Mapping[str, object], names: Names) -> Member:
    """The element of a table's keys; ``names`` are the parameters that its formulas may use.

    Errors  Fault with the place below the table: an unknown key, one that is missing, a value that is none
    """
    try:
        known, needed = keys_of(maker)
    except (TypeError, NameError) as error:  # of annotations of a maker of the user's
        raise Fault(("kind",), str(error)) from None
    with fault_at(()):
        check_keys(table, known, needed, "besides kind and nodes the keys here are")
    arguments = {}
    for key, value in table.items():
        with fault_at((key,)):
            arguments[key] = known[key].read(value, names)
    with fault_at(()):
        return maker(name, **arguments)
