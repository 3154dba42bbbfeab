"""Options of reading files of machines, each declared once, here.

From it follow the signatures and cards of `load`, `load_mechanism`, `load_network` and `load_family`, what each format
takes, flags of the command line, what a network file may say of the files inside it, checks and messages.
Law: each option of each format either applies or is refused, tests/files/test_readers.py; an option that is added here
is in all of them, tests/cli/test_reading_options.py
"""

import inspect
import os
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple, TypedDict, get_args

from poinsot.records import dataclass
from poinsot.run_options import Function, card_lines, shown_with

Path = str | os.PathLike[str]
ALL = ".toml .urdf .xacro .xml .sdf"
ROBOTS = ".urdf .xacro .xml .sdf"


@dataclass(frozen=True)
class OptionKind:
    """The values of an option that are too many to list: how a message calls them, and which they are."""

    called: str
    holds: Callable[[Any], bool]

    def __repr__(self) -> str:
        return self.called


def _are_folders(value: object) -> bool:
    return isinstance(value, (list, tuple)) and all(isinstance(each, (str, os.PathLike)) and each for each in value)


def _are_arguments(value: object) -> bool:
    return isinstance(value, Mapping) and all(
        isinstance(name, str) and isinstance(given, (str, int, float)) for name, given in value.items()
    )


def _is_ground(value: object) -> bool:
    """True for a height [m], or a table of the floor's properties."""
    return isinstance(value, Mapping) or (isinstance(value, (int, float)) and not isinstance(value, bool))


def _are_pairs(value: object) -> bool:
    """Whether it is a list of pairs of names of bodies."""
    return isinstance(value, (list, tuple)) and all(
        isinstance(pair, (list, tuple)) and len(pair) == 2 and all(isinstance(name, str) for name in pair)
        for pair in value
    )


def _is_share(value: object) -> bool:
    from poinsot.multibody.model import COARSEST

    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0.0 < value < COARSEST


def _is_concavity(value: object) -> bool:
    """Whether it is a number that CoACD takes."""
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0.01 <= value <= 1.0


def _are_closures(value: object) -> bool:
    """Whether it is the name of a file, or a table of tables."""
    if isinstance(value, (str, os.PathLike)):
        return bool(os.fspath(value))
    return isinstance(value, Mapping) and all(
        isinstance(name, str) and isinstance(table, Mapping) for name, table in value.items()
    )


class ReadOption(NamedTuple):
    """An option of reading.

    sentence  what it does, for cards
    values    what it may be, its default first; any value of a kind: an `OptionKind` at the end
    of        the first ending of each format that has it
    line      the sentence of the command line
    flag, metavar  its names and what follows there, where they do not follow from its own name and values
    inside    whether a network file may say it of a file inside
    """

    sentence: str
    values: tuple[Any, ...]
    of: str
    line: str
    flag: tuple[str, ...] = ()
    metavar: str = ""
    inside: bool = False


class SharedOptions(TypedDict, total=False):
    """Those that mechanisms and networks have: what acts, how exact a drawing is, where files lie."""

    limits: Annotated[
        bool,
        ReadOption(
            "let the limits of joints act in simulations, as stops without rebound unless the file says more; of "
            "mechanisms inside a network too, but for those whose own ``limits`` there is false", (True, False), ALL,
            "Let the limits of joints act as stops, or not.", inside=True,
        ),
    ]  # fmt: skip
    losses: Annotated[
        bool,
        ReadOption(
            "let what a robot's file says of losses in joints act: dry friction, which holds them at rest, and "
            "damping; of a network: of the robots inside, as does ``losses`` of each", (False, True), ALL,
            "Robots: let the dry friction and the damping of joints act.", inside=True,
        ),
    ]  # fmt: skip
    accuracy: Annotated[
        float | None,
        ReadOption(
            "what drawings are exact to, as a share of their size (1e-7, or what a network file says): of closed "
            "loops, what a drawing is uncertain by never becomes a condition. Six digits ask for 1e-5; of a network, "
            "of the mechanisms inside",
            (None, OptionKind("a share of the size of the drawing, above 0 and below 0.01, as in 1e-6", _is_share)),
            ALL, "What the drawing is exact to, by its size; else the file's, or 1e-7.", metavar="SHARE",
        ),
    ]  # fmt: skip

    folders: Annotated[
        Sequence[Path],
        ReadOption(
            "where a file may read others from, beside its own folder and package: what it includes, meshes that an "
            "MJCF model is compiled with",
            ((), OptionKind("a list of folders, as in ['../meshes']", _are_folders)), f"{ROBOTS} .cir",
            "Where a file may read others from, too. Repeat it.", ("--folder",), "FOLDER",
        ),
    ]  # fmt: skip


class NetworkOptions(SharedOptions, total=False):
    """Those that networks have."""

    diodes: Annotated[
        Literal["model", "ideal"],
        ReadOption(
            'of a netlist: as their models say, or all "ideal", without a voltage drop and with events instead',
            ("model", "ideal"), ".cir", "Netlists: diodes as their models say, or ideal ones with events.",
        ),
    ]  # fmt: skip


class MechanismOptions(SharedOptions, total=False):
    """Those that mechanisms have."""

    base: Annotated[
        Literal["fixed", "free"],
        ReadOption(
            'of a robot: its root link is fixed to the ground, or free with a joint "root_joint"', ("fixed", "free"),
            ".urdf .xacro .sdf", "URDF: the root link is fixed to the ground, or free.", inside=True,
        ),
    ]  # fmt: skip
    mimic: Annotated[
        Literal["independent", "coupled"],
        ReadOption(
            "of a URDF robot: joints that mimic another move on their own, or are coupled to it",
            ("independent", "coupled"), ".urdf .xacro", "URDF: mimic joints move on their own, or are coupled.",
            inside=True,
        ),
    ]  # fmt: skip
    strict: Annotated[
        bool,
        ReadOption(
            "refuse a robot's file with an unphysical inertia or another blemish, and an MJCF model of which something "
            "moves otherwise than in MuJoCo, instead of warning", (False, True), ROBOTS,
            "Of robots: refuse what else is a warning.", inside=True,
        ),
    ]  # fmt: skip
    damping: Annotated[
        bool,
        ReadOption(
            "make the damping of a robot's joints dissipate, instead of keeping it as data", (False, True),
            ".urdf .xacro .sdf", "URDF: let the damping of joints dissipate.", inside=True,
        ),
    ]  # fmt: skip
    arguments: Annotated[
        Mapping[str, str | float] | None,
        ReadOption(
            "of a xacro file: the values of its <xacro:arg>, by name",
            (None, OptionKind("a table of names and values, as in {'side': 'left'}", _are_arguments)), ".xacro",
            "xacro: the value of an <xacro:arg>. Repeat it.", ("--argument",), "NAME=VALUE",
        ),
    ]  # fmt: skip
    environment: Annotated[
        Sequence[str],
        ReadOption(
            "of a xacro file: names of the variables of the environment that it may read by $(env …)",
            ((), OptionKind("a list of names of variables, as in ['HOME']", _are_folders)), ".xacro",
            "xacro: a variable of the environment that $(env NAME) may read.", ("--env",), "NAME",
        ),
    ]  # fmt: skip
    ground: Annotated[
        bool | float | Mapping[str, object] | None,
        ReadOption(
            "of a robot, or of the bodies of a network file: a floor that its collision shapes cannot go through; "
            "True, its height [m], or a table with height, restitution, friction, kinetic, poisson, bodies",
            (None, True, OptionKind(
                "a height [m] or a table, as in {'friction': 0.8, 'restitution': 0.0}", _is_ground,
            )),
            ALL, "Bodies with shapes stand on a floor.", inside=True,
        ),
    ]  # fmt: skip
    contacts: Annotated[
        bool | Sequence[tuple[str, str]],
        ReadOption(
            "of the same: its bodies do not go through each other: all that no joint joins (True; of an MJCF model as "
            "its contype, conaffinity, excludes and pairs say), or pairs of bodies",
            (False, True, OptionKind("a list of pairs of bodies, as in [('hand', 'table')]", _are_pairs)), ALL,
            "Bodies do not go through each other.", inside=True,
        ),
    ]  # fmt: skip
    concavity: Annotated[
        float | None,
        ReadOption(
            "of meshes that touch: each becomes a union of convex parts of which none is hollower than this share of "
            "its size, as in 0.05 (by CoACD, kept in the cache); None: its convex hull",
            (None, OptionKind("a share of the size of a mesh from 0.01 to 1, as in 0.05", _is_concavity)),
            ROBOTS, "Robots: meshes touch by convex parts no hollower than this share of their size.",
            metavar="SHARE", inside=True,
        ),
    ]  # fmt: skip
    closures: Annotated[
        Path | Mapping[str, object] | None,
        ReadOption(
            "of a robot: what closes its loops, drives it and makes joints of other kinds: a YAML file, or a table "
            'name → {"between": [two bodies or joints], "kind": …}; docs/robot-files.md',
            (None, OptionKind(
                "a YAML file, or a table, as in {'knee': {'between': ['rod', 'shank'], 'kind': 'spherical'}}",
                _are_closures,
            )),
            ROBOTS, "Robots: what closes and drives it, and other kinds of joints.", metavar="FILE.yaml", inside=True,
        ),
    ]  # fmt: skip


class ReadOptions(MechanismOptions, NetworkOptions, total=False):
    """All of them."""


_ANNOTATED = dict(ReadOptions.__annotations__)
READ_OPTIONS: dict[str, ReadOption] = {name: get_args(each)[1] for name, each in _ANNOTATED.items()}
"""All of them by name."""
INSIDE = {name: one.values for name, one in READ_OPTIONS.items() if one.inside}
"""Options of files inside network files, with their values."""
READ_WITH = {name: values for name, values in INSIDE.items() if not isinstance(values[-1], OptionKind)}
"""Those of a few values, which are checked where the network file is read; the reader checks all others."""


def options_of(ending: str) -> dict[str, tuple[Any, ...]]:
    """The options of a format by its first file ending, with their values."""
    return {name: one.values for name, one in READ_OPTIONS.items() if ending in one.of.split()}


def takes_read_options(*names: str) -> Callable[[Function], Function]:
    """Show these options, all where none is named, in the signature and in the card of a function."""
    given = names or tuple(READ_OPTIONS)
    kind = inspect.Parameter.KEYWORD_ONLY
    added = [
        inspect.Parameter(name, kind, default=READ_OPTIONS[name].values[0], annotation=get_args(_ANNOTATED[name])[0])
        for name in given
    ]
    return shown_with(added, lambda indent: card_lines({n: READ_OPTIONS[n].sentence for n in given}, indent))
