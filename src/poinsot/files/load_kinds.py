"""The doors for files of one kind, a mechanism or a network: what type checkers and editors then know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from poinsot.files.load import read_either, wrong_kind
from poinsot.files.reader_options import MechanismOptions, NetworkOptions, Path, takes_read_options

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network


@takes_read_options(*MechanismOptions.__annotations__)
def load_mechanism(path: Path, **options: Unpack[MechanismOptions]) -> Mechanism:
    """The Mechanism in a file, with the options of :func:`load`, for type checkers and editors to know it by.

    Errors   as of `load`; FileError for a file that describes a network
    """
    from poinsot.systems.network import Network

    if isinstance(found := read_either(path, options), Network):
        raise wrong_kind(path, "a network", "a mechanism", "load_network")
    return found


@takes_read_options(*NetworkOptions.__annotations__)
def load_network(path: Path, **options: Unpack[NetworkOptions]) -> Network:
    """The Network in a file, with those options of :func:`load` that networks have.

    Errors   as of `load`; FileError for a file that describes a mechanism
    """
    from poinsot.systems.network import Network

    if not isinstance(found := read_either(path, options), Network):
        raise wrong_kind(path, "a mechanism", "a network", "load_mechanism")
    return found
