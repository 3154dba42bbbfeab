"""One door for every file that describes a mechanism: the ending of its name says which reader it gets."""

from __future__ import annotations

import inspect
import os
import re
import reprlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, TypeVar, Unpack, cast

import numpy as np

from poinsot.algebra.collecting import paused
from poinsot.errors import FileError, ModelError, nearest, noted, warn
from poinsot.files.reader_options import (
    READ_OPTIONS,
    MechanismOptions,
    NetworkOptions,
    OptionKind,
    Path,
    ReadOptions,
    options_of,
    takes_read_options,
)
from poinsot.records import dataclass
from poinsot.simulation.verification.shot import read_from

if TYPE_CHECKING:
    from poinsot.algorithms.parameters import Family
    from poinsot.files.loaded import FamilyOfEither, MechanismOrNetwork
    from poinsot.multibody.model import Model
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network, NetworkFamily

T = TypeVar("T")


@dataclass(frozen=True)
class Reader:
    """A format: the endings of its files, its options, and its reader.

    options  by name what each may be, first its default; why: the reason why it has no other. What may
             be any value of a kind ends with that `OptionKind`
    model    a file as a mechanism's data, None for a format of networks; "module:function", as family, of this folder:
             imported when it is called
    network  as a Network, or None: a mechanism; its second argument reads the files of mechanisms that it names
    family   as a family over some of its named parameters, for a format that has them
    """

    kind: str
    suffixes: tuple[str, ...]
    options: Mapping[str, tuple[Any, ...]]
    why: str
    model: Callable[..., Model] | str | None
    network: Callable[..., Network | None] | None = None
    family: Callable[..., Family | NetworkFamily] | str | None = None


def _toml(path: Path, *, losses: bool = False) -> Model:
    """The model of a network file, from the cache where it was read before: then no schema is loaded, nor pydantic.

    Law  a model from the cache is the one that was read, tests/files/test_remembered.py
    """
    from poinsot.files.reading import NETWORK_BYTES, read_text
    from poinsot.ufuncs.keeping import kept

    if losses:
        raise refused_option(path, reader_of(path), "losses", True)

    def read() -> Model:
        from poinsot.files.network import read_network

        return read_network(path, load_model)

    text = f"{PurePath(os.fspath(path)).stem}\n{read_text(path, NETWORK_BYTES)}"
    with noted() as happened:  # what depends on nothing else, and has nothing to warn of
        return kept("model", text, read, lambda: happened == [os.fspath(path)])


def _elements(
    path: Path, read: Callable[..., Model], *, limits: bool, losses: bool, accuracy: float | None,
    ground: object = None, contacts: object = False,
) -> Network | None:  # fmt: skip
    from poinsot.files.reading import NETWORK_BYTES, read_text

    if not re.search(r"elements|networks|ports|\\", read_text(path, NETWORK_BYTES)):  # a key may hide behind escapes
        return None
    from poinsot.files.element_network import read_network_with_elements

    act = None if ground is None and not contacts else partial(_touching, ground=ground, contacts=contacts)
    return read_network_with_elements(path, _inside(read, limits, losses, accuracy), limits, act)


def _inside(
    read: Callable[..., Model], limits: bool, losses: bool, accuracy: float | None = None
) -> Callable[..., Model]:
    """The reader of files that a network file names: limits act where both say so, losses where one does; the accuracy
    is that given.

    Of losses only files of robots know, so that only these are asked.
    """

    def one(path: Path, **given: Any) -> Model:
        if not limits and given.get("limits", True) is True:
            given["limits"] = False
        if losses and given.get("losses", False) is False and reader_of(path).suffixes[0] != ".toml":
            given["losses"] = True
        if accuracy is not None:
            given.setdefault("accuracy", accuracy)
        return read(path, **given)

    return one


def _family(path: Path, *names: str, limits: bool, losses: bool, accuracy: float | None) -> Family | NetworkFamily:
    from poinsot.files.families import read_family
    from poinsot.files.network_families import read_network_family

    if (found := read_network_family(path, _inside(load_model, limits, losses, accuracy), names, limits)) is not None:
        return found
    if losses:
        raise refused_option(path, reader_of(path), "losses", True)
    return read_family(path, *names, limits=limits, accuracy=float(accuracy or 0.0))


def _netlist(path: Path, _: Callable[..., Model], **options: Any) -> Network:
    from poinsot.files.netlist import read_netlist

    return read_netlist(path, **options)


def _imported(function: Callable[..., T] | str) -> Callable[..., T]:
    """A function, or that of a module of this folder."""
    if callable(function):
        return function
    module, _, name = function.partition(":")
    found: Callable[..., T] = getattr(import_module(f"poinsot.files.{module}"), name)
    return found


READERS = (
    Reader(
        "a network file", (".toml",), options_of(".toml"),
        "it says itself which bodies are free and what is damped, and is always read strictly",
        _toml, _elements, _family,
    ),
    Reader(
        "a URDF file", (".urdf",), options_of(".urdf"),
        "it is read as it stands, and reads no other files but the meshes that touch", "urdf:read_urdf",
    ),
    Reader("a xacro file", (".xacro",), options_of(".xacro"), "", "xacro_robot:read_xacro"),
    Reader(
        "an MJCF file", (".xml", ".mjcf"), options_of(".xml"), "it says itself what is free and damped",
        "mjcf.reader:read_mjcf",
    ),
    Reader(
        "an SDF file", (".sdf", ".world"), options_of(".sdf"), "its joints that mimic others are always coupled",
        "sdf:read_sdf",
    ),
    Reader(
        "a netlist", (".cir", ".net", ".spice"), options_of(".cir"), "it has no bodies", None, _netlist,
        "network_families:read_netlist_family",
    ),
)  # fmt: skip
"""Every format that is read. Law: each option of each either applies or is refused, tests/files/test_readers.py."""
OPTIONS = {name: one.values for name, one in READ_OPTIONS.items()}
_ADVICE = {".json": "; a network file is TOML"}


@takes_read_options()
def load(path: Path, **options: Unpack[ReadOptions]) -> MechanismOrNetwork:
    """A Mechanism or a Network from a file: ``.urdf``, ``.xacro``, ``.sdf`` (robots), ``.xml`` (an MJCF model),
    ``.toml`` (a network file), ``.cir`` (a netlist).

    A network file with elements is a `Network`; one with bodies and pairs alone, like a robot, is a `Mechanism`.
    Editors and type checkers offer the members of both and refuse what neither has; `load_mechanism` and
    `load_network` say which it is, and refuse the other kind.

    options  those of the format:
    Errors   FileError with the file, the place in it, the reason and what to do; ModelError for an option that does
             not apply to the format. A mass matrix that is singular everywhere gives a SingularMassMatrixWarning with
             the names of the joints, a floating body far from its own frame a DistantFrameWarning
    """
    return cast("MechanismOrNetwork", read_either(path, options))


def wrong_kind(path: Path, found: str, wanted: str, door: str = "") -> FileError:
    ask = f"; read it with po.{door}" if door else ""
    return FileError(f"{os.fspath(path)}: this file describes {found}, and {wanted} is wanted here{ask}")


def read_either(path: Path, given: Mapping[str, object]) -> Mechanism | Network:
    """The mechanism or network of a file, read with these options."""
    with paused():
        return _read(path, given)


@np.errstate(over="ignore", invalid="ignore", divide="ignore")  # what overflows is judged where it is read
def _read(path: Path, given: Mapping[str, object]) -> Mechanism | Network:
    reader = reader_of(path)
    options = _heeded(reader, path, given)
    if reader.network is not None and (network := reader.network(path, load_model, **options)) is not None:
        from poinsot.files.plausibility import cold

        read_from(network, path, options)
        for doubt in cold(network.name, network.elements):
            warn(doubt)
        return network
    from poinsot.files.plausibility import doubts
    from poinsot.multibody.soundness import (
        DistantFrameWarning,
        SingularMassMatrixWarning,
        distant_frames_message,
        singular_message,
    )
    from poinsot.systems.mechanism import Mechanism

    told = dict(options)
    mechanism = Mechanism(_model(reader, path, options))
    read_from(mechanism, path, told)
    if distant := distant_frames_message(mechanism.model):
        warn(DistantFrameWarning(distant))
    elif mechanism.weightless:
        warn(SingularMassMatrixWarning(singular_message(mechanism.tree, mechanism.weightless)))
    for doubt in doubts(mechanism.model):
        warn(doubt)
    return mechanism


@takes_read_options(*NetworkOptions.__annotations__)
def load_family(path: Path, *names: str, **options: Unpack[NetworkOptions]) -> FamilyOfEither:
    """The `Family` of mechanisms, or the `NetworkFamily`, of a network file over some of its [parameters], or of a
    netlist over its .param; without names, all that can be free.

    options  as for :func:`load`
    Formulas that use a free parameter follow it, whatever numbers they give: masses, places, directions, sizes of
    solids, laws, tables, gains, friction, restitution, pitches, surfaces. Not free is what must be known when the file
    is read: a density that varies in its solid, places and sizes of what touches, and [simulation], [events], [model].
    Errors   FileError as in `load`; ModelError for a name that the file has not, or that cannot be free
    Law      ``load_family(path, …).at(p)`` is the file read with these numbers, tests/files/test_parametric.py
    """
    for name in names:
        if not isinstance(name, str):
            raise ModelError(f"names go one after the other, load_family(path, 'm', 'l'); {reprlib.repr(name)} is none")
    reader = reader_of(path)
    family, heeded = reader.family, _heeded(reader, path, options)
    if family is None:
        raise ModelError(
            f"{os.fspath(path)}: only network files (.toml) have [parameters], and netlists .param; name the numbers "
            "of another mechanism by their addresses, as in load(path).with_parameters(m='bodies.arm.mass')"
        )
    taken = {name: x for name, x in heeded.items() if name in NetworkOptions.__annotations__}
    return cast("FamilyOfEither", _imported(family)(path, *names, **taken))


def load_model(path: Path, **given: Any) -> Model:
    """The mechanism in a file, as data: ``.toml`` is a network file, ``.urdf`` a robot.

    given    options as for ``load``: refused where they do not apply
    Errors   FileError with the file, the place in it, the reason and what to do
    """
    reader = reader_of(path)
    options = _heeded(reader, path, given)
    if reader.model is None:
        raise wrong_kind(path, "a network", "a mechanism")
    return _model(reader, path, options)


def _model(reader: Reader, path: Path, options: dict[str, Any]) -> Model:
    """The mechanism that a reader finds, on its floor, with its contacts."""
    assert reader.model is not None  # a format of networks alone gives a network
    ground, contacts = options.pop("ground", None), options.pop("contacts", False)
    closures, concavity = options.pop("closures", None), options.pop("concavity", None)
    folders = options.get("folders", ())
    limits, losses = options.pop("limits", False), options.pop("losses", False)
    accuracy = options.pop("accuracy", None)
    read = _imported(reader.model)
    takes = inspect.signature(read).parameters
    if not (takes.keys() & {"folders", "options"}):  # where they are for meshes alone
        options.pop("folders", None)
    if contacts is True and "contacts" in takes:
        options, contacts = {**options, "contacts": True}, False
    if losses:
        options |= {name: True for name in ("damping", "losses") if name in options or name in takes}
    model = read(path, **options)
    if accuracy is not None:
        model = replace(model, accuracy=float(accuracy))
    if closures is not None:
        from poinsot.files.closures import with_closures

        model = with_closures(model, closures, bool(options.get("strict", False)))
    if model.switches or limits or losses:
        from poinsot.multibody.switching.made_to_switch import acting

        model = acting(model, limits, losses)
    if ground is None and not contacts and concavity is None and not options.get("contacts"):
        return model
    return _touching(model, ground, contacts, folders, concavity)


def _touching(
    model: Model, ground: Any, contacts: Any, folders: Sequence[Path] = (), concavity: float | None = None
) -> Model:
    """The model on its floor, with its contacts."""
    from poinsot.files.collision_meshes import touching

    return touching(model, ground, contacts, folders, concavity)


def reader_of(path: Path) -> Reader:
    """The reader for the ending of a file's name."""
    suffix = PurePath(os.fspath(path)).suffix.lower()
    for reader in READERS:
        if suffix in reader.suffixes:
            return reader
    called = f"ends in {suffix!r}" if suffix else "has no ending"
    known = [reader.suffixes[0] for reader in READERS]
    raise FileError(
        f"{os.fspath(path)}: the name {called}, but files that can be read end in {', '.join(known[:-1])} or "
        f"{known[-1]}{_ADVICE.get(suffix, '')}"
    )


def _is(value: object, allowed: object) -> bool:
    if isinstance(allowed, OptionKind):
        return allowed.holds(value)
    return value is allowed or (isinstance(allowed, str) and isinstance(value, str) and value == allowed)


def _heeded(reader: Reader, path: Path, options: Mapping[str, object]) -> dict[str, Any]:
    """The options for this reader; one that it has not is refused, unless it says what holds anyway."""
    for name, value in options.items():
        allowed = OPTIONS.get(name, ())
        if not any(_is(value, each) for each in allowed):
            raise ModelError(
                f"{os.fspath(path)}: {name}={value!r:.60} is no option of a file"
                + (
                    f"; it is {' or '.join(map(repr, allowed))}"
                    if allowed
                    else nearest(name, OPTIONS, "the options are")
                )
            )
        if name not in reader.options and (value or allowed[0]) and value != allowed[0]:
            raise refused_option(path, reader, name, value)
    return {name: options.get(name, allowed[0]) for name, allowed in reader.options.items()}


def refused_option(path: Path, reader: Reader, name: str, value: object) -> ModelError:
    """The refusal of an option of other formats."""
    takers = " and ".join(f"{r.suffixes[0]} files" for r in READERS if name in r.options and r is not reader)
    return ModelError(
        f"{os.fspath(path)}: the option {name}={value!r} belongs to {takers}. This is {reader.kind}: {reader.why}. "
        "Leave the option out"
    )


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


@dataclass(frozen=True)
class Source(os.PathLike[str]):
    """A file, and its reading options: wherever a path may be given, `ensemble` and `fit` among them."""

    path: str | os.PathLike[str]
    options: Mapping[str, Any]

    def __fspath__(self) -> str:
        return os.fspath(self.path)

    def load(self) -> MechanismOrNetwork:
        """The mechanism or network that `load` reads."""
        return load(self.path, **self.options)

    def parameter_unit(self, name: str) -> str | None:
        """The unit of a number of [parameters], by how it is written or where it is used; None where that says none."""
        if not os.fspath(self.path).endswith(".toml"):
            return None
        from poinsot.files.network import units_of_parameters

        return units_of_parameters(self.path).get(name)

    def family(self, *names: str) -> FamilyOfEither:
        """The family that `load_family` reads. ModelError for an option that families do not take."""
        if other := next((name for name in self.options if name not in NetworkOptions.__annotations__), None):
            raise refused_option(self.path, reader_of(self.path), other, self.options[other])
        return load_family(self.path, *names, **self.options)
