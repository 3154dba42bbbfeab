"""Netlists with free parameters: one file, read anew with other numbers of its .param lines.

Law: ``family.at(p)`` is the netlist written with these numbers, tests/files/test_netlist_sweeps.py.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping, Sequence
from typing import cast

from poinsot.algebra.scalars import Scalar, known
from poinsot.errors import ModelError, nearest
from poinsot.files.folders import PathLike
from poinsot.files.netlist import parameters_of, read_netlist
from poinsot.motion.of_network.family import addressed
from poinsot.motion.of_network.flow import network_system
from poinsot.motion.system import System
from poinsot.networks.machine import Machine
from poinsot.records import dataclass
from poinsot.systems.network import Network, NetworkFamily

ELEMENTS = "elements."
_WHY = "a netlist is read anew for each of its parameters"


@dataclass(frozen=True)
class NetlistBuild:
    """The network of a netlist by its parameters and by numbers of elements; else as `read_netlist` reads it."""

    path: str
    diodes: str
    folders: tuple[PathLike, ...]
    defaults: dict[str, float]

    @property
    def key(self) -> str:
        """The file and its free numbers."""
        return f"{self.path} {self.diodes} {self.folders} {[*self.defaults]}"

    def why_apart(self, names: Collection[str]) -> str:
        """Why members run one by one."""
        return _WHY if names else ""

    def __call__(self, values: Mapping[str, Scalar]) -> Network:
        if not all(map(known, values.values())):
            raise ModelError(
                f"{self.path}: parameters of a netlist are numbers that it is read with, so nothing is differentiated "
                "by them; name the number of an element instead, such as elements.R1.resistance"
            )
        given = {name: float(x) for name, x in values.items() if not name.startswith(ELEMENTS)}
        network = read_netlist(self.path, self.diodes, self.folders, given)
        numbers = {name: float(x) for name, x in values.items() if name.startswith(ELEMENTS)}
        return cast(Network, addressed(network, (*numbers,), {})(numbers)) if numbers else network


class NetlistFamily(NetworkFamily):
    """Networks of a netlist with different parameters, each read and compiled separately."""

    @property
    def _mechanisms(self) -> list[Machine]:
        return []

    def system(
        self,
        *,
        parameters: Mapping[str, float] | None = None,
        inputs: Mapping[str, object] | None = None,
        initial: object = None,
    ) -> System:
        """The System of the network with these parameters, the others by default."""
        return network_system(self.at(self.values(**dict(parameters or {}))), dict(inputs or {}), initial)


def read_netlist_family(
    path: str | os.PathLike[str], *names: str, diodes: str = "model", folders: Sequence[PathLike] = ()
) -> NetlistFamily:
    """The family of a netlist over these of its parameters, or all, and numbers of its elements by their addresses.

    Errors  ModelError for one that it has not
    """
    network, found = read_netlist(path, diodes, folders), parameters_of(path, folders)
    numbers = tuple(name for name in names if name.startswith(ELEMENTS))
    found |= addressed(network, numbers, {}).defaults if numbers else {}
    for name in names:
        if name not in found:
            raise ModelError(
                f"{os.fspath(path)}: there is no parameter {name!r}{nearest(name, found, 'the parameters are')}"
            )
    return NetlistFamily(
        network, NetlistBuild(os.fspath(path), diodes, tuple(folders), {n: found[n] for n in names or found})
    )
