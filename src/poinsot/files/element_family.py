"""Network files with elements and free [parameters]: one file, a family of networks, over any scalar.

The file is read and checked as always; for free numbers it is read once more, with scalars in their places.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.files.element_network import OWN, ElementFile
from poinsot.files.families import free_names, why_apart, without_values
from poinsot.files.network import LARGEST, data_of, located
from poinsot.files.network_elements import Fault
from poinsot.files.reading import model_faults, read_text
from poinsot.motion.of_network.family import why_not_free
from poinsot.multibody.model import Model
from poinsot.records import dataclass
from poinsot.systems.network import Network, NetworkFamily


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
