"""The doors for files of one kind, a mechanism or a network: what type checkers and editors then know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from poinsot.files.load import Path, read_either, wrong_kind

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network


def load_mechanism(
    path: Path,
    *,
    base: Literal["fixed", "free"] = "fixed",
    mimic: Literal["independent", "coupled"] = "independent",
    strict: bool = False,
    damping: bool = False,
    limits: bool = True,
    losses: bool = False,
    folders: Sequence[Path] = (),
    arguments: Mapping[str, str | float] | None = None,
    ground: bool | float | Mapping[str, object] | None = None,
    contacts: bool | Sequence[tuple[str, str]] = False,
    accuracy: float | None = None,
    closures: Path | Mapping[str, object] | None = None,
) -> Mechanism:
    """The Mechanism in a file, with the options of :func:`load`, for type checkers and editors to know it by.

    Errors   as of `load`; FileError for a file that describes a network
    """
    given: dict[str, Any] = {"base": base, "mimic": mimic, "strict": strict, "damping": damping}
    given |= {"limits": limits, "losses": losses, "folders": folders, "arguments": arguments}
    given |= {"ground": ground, "contacts": contacts, "accuracy": accuracy, "closures": closures}
    from poinsot.systems.network import Network

    if isinstance(found := read_either(path, given), Network):
        raise wrong_kind(path, "a network", "a mechanism", "load_network")
    return found


def load_network(
    path: Path,
    *,
    limits: bool = True,
    losses: bool = False,
    accuracy: float | None = None,
    diodes: Literal["model", "ideal"] = "model",
) -> Network:
    """The Network in a file, with those options of :func:`load` that networks have.

    Errors   as of `load`; FileError for a file that describes a mechanism
    """
    given = {"limits": limits, "losses": losses, "accuracy": accuracy, "diodes": diodes}
    from poinsot.systems.network import Network

    if not isinstance(found := read_either(path, given), Network):
        raise wrong_kind(path, "a mechanism", "a network", "load_mechanism")
    return found
