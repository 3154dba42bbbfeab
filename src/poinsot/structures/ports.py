"""Power ports: a flow and an effort of equal dimension, with power as their pairing. Names, no physics."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from poinsot.errors import ModelError
from poinsot.records import dataclass

Variable = Literal["flow", "effort"]


@dataclass(frozen=True)
class Port:
    """A power port (f, e): power ⟨e, f⟩, counted into the structure's neighbour that the port stands for.

    name       unique within a structure
    dimension  of f and of e: 1 for a wire, 6 for a twist and a wrench, n for the state of n components
    domain     "electrical", "translational", …; only ports of one domain are joined; "" joins with any
    Errors     ModelError for an empty name or a negative dimension
    Law        power is invariant where f and e change coordinates together, tests/structures/test_dirac.py
    Source     Stramigioli et al., §3.1
    """

    name: str
    dimension: int = 1
    domain: str = ""

    def __post_init__(self) -> None:
        if not self.name or self.dimension < 0:
            raise ModelError(f"a port needs a name and a dimension ≥ 0, not {self.name!r} and {self.dimension}")


def as_ports(ports: Iterable[Port | str]) -> tuple[Port, ...]:
    """The ports; a bare name is a port of dimension 1. ModelError if a name is taken twice."""
    found = tuple(p if isinstance(p, Port) else Port(p) for p in ports)
    names = [p.name for p in found]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ModelError(f"the ports of a structure must have names that differ: {', '.join(twice)} is there twice")
    return found


def total(ports: Iterable[Port]) -> int:
    """The sum of the dimensions."""
    return sum(p.dimension for p in ports)


def columns(ports: Sequence[Port], names: Iterable[str]) -> list[int]:
    """The columns that the named ports take in F and in E, in the order of the names. ModelError for other names."""
    start, where = 0, {}
    for p in ports:
        where[p.name] = range(start, start + p.dimension)
        start += p.dimension
    wanted = list(names)
    for name in wanted:
        if name not in where:
            raise ModelError(f"there is no port {name!r}; the ports are {', '.join(where)}")
    return [k for name in wanted for k in where[name]]


def port_of(ports: Sequence[Port], name: str) -> Port:
    """The port of that name. ModelError if it is not there."""
    columns(ports, [name])
    return next(p for p in ports if p.name == name)


def components(ports: Sequence[Port]) -> list[str]:
    """A name for each scalar component: the port's, with a number where the port has several."""
    return [p.name if p.dimension == 1 else f"{p.name}[{k}]" for p in ports for k in range(p.dimension)]


def check_mates(a: Port, b: Port) -> None:
    """ModelError if the two ports cannot be joined."""
    if a.dimension != b.dimension:
        raise ModelError(
            f"ports {a.name!r} and {b.name!r} cannot be joined: their dimensions are {a.dimension} and {b.dimension}"
        )
    if a.domain and b.domain and a.domain != b.domain:
        raise ModelError(
            f"ports {a.name!r} ({a.domain}) and {b.name!r} ({b.domain}) cannot be joined: power passes between domains "
            "through a transformer or a gyrator only"
        )
