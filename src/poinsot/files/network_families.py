"""Network files with elements and free [parameters]: one file, a family of networks, over any scalar.

The file is read and checked as always; for free numbers it is read once more, with scalars in their places.

Netlists with free parameters: one file, read anew with other numbers of its .param lines.

Law: ``family.at(p)`` is the netlist written with these numbers, tests/files/test_netlist_sweeps.py.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import cast

from poinsot.algebra.scalars import Scalar, known
from poinsot.errors import ModelError, nearest
from poinsot.files.element_network import OWN, ElementFile
from poinsot.files.families import free_names, why_apart, without_values
from poinsot.files.netlist import parameters_of, read_netlist
from poinsot.files.network import LARGEST, data_of, located
from poinsot.files.network_elements import Fault
from poinsot.files.reading import PathLike, model_faults, read_text
from poinsot.motion.of_network.family import addressed, why_not_free
from poinsot.motion.of_network.flow import network_system
from poinsot.motion.system import System
from poinsot.multibody.model import Model
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


def read_network_family(
    path: str | os.PathLike[str], read: Callable[..., Model], names: tuple[str, ...], limits: bool = True
) -> NetworkFamily | None:
    """The family that `poinsot.files.load.load_family` describes; None of a file without elements."""
    text = read_text(path, LARGEST)
    with model_faults(path), located(path, text):
        data = data_of(text, path)
        if not any(key in data for key in OWN):
            return None
        reading = ElementFile(data, path, read, limits)
        network = reading.network()
    known = {name: reading.names[name] for name in data.get("parameters", {})}
    build = ElementsBuild(reading, ())
    free = free_names(path, data, known, names, lambda names: why_not_free(network, replace(build, names=names)))
    return NetworkFamily(network, replace(build, names=free))


@dataclass(frozen=True)
class ElementsBuild:
    """The network of a file as a function of some of its parameters."""

    reading: ElementFile
    names: tuple[str, ...]

    @property
    def defaults(self) -> dict[str, float]:
        """The free parameters with their values in the file."""
        return {name: self.reading.names[name] for name in self.names}

    @property
    def key(self) -> str:
        """The content of the file without the values of free numbers."""
        return f"{without_values(self.reading.data, self.names)}{'' if self.reading.limits else ' without limits'}"

    def why_apart(self, names: Collection[str]) -> str:
        """What follows from these parameters that no scalar reaches; "" where nothing does."""
        return why_apart(self.reading.data, names)

    def __call__(self, values: Mapping[str, Scalar]) -> Network:
        try:
            return self.reading.at(values).network()
        except Fault as fault:
            raise ModelError(f"{os.fspath(self.reading.path)} with {dict(values)}: {fault.sentence}") from None
