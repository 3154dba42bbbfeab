"""One door for every file that describes a mechanism: the ending of its name says which reader it gets."""

from __future__ import annotations

import os
import warnings
from pathlib import PurePath
from typing import Any, Literal

from poinsot.errors import FileError, ModelError
from poinsot.mechanisms.model import Model
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.parameters import Family
from poinsot.systems.soundness import SingularMassMatrixWarning, singular_message

SUFFIXES = (".toml", ".urdf", ".cir")
NETLISTS = (".cir", ".net", ".spice")
_ADVICE = {
    ".xacro": "; run xacro on it first: xacro in.xacro > out.urdf",
    ".xml": "; an XML file that describes a URDF robot must be called .urdf (MJCF is not read)",
    ".json": "; a network file is TOML",
    ".sdf": "; SDF is not read",
}


def load(
    path: str | os.PathLike[str],
    *,
    base: Literal["fixed", "free"] = "fixed",
    mimic: Literal["independent", "coupled"] = "independent",
    strict: bool = False,
    damping: bool = False,
) -> Any:
    """A Mechanism or a Network from a file: ``.urdf`` (a robot), ``.toml`` (a network file), ``.cir`` (a netlist).

    A network file with elements is a `Network`; one with bodies and pairs alone, like a robot, is a `Mechanism`.

    base     of a URDF robot: its root link is fixed to the ground, or free with a joint "root_joint"
    mimic    of a URDF robot: joints that mimic another move on their own, or are coupled to it
    strict   refuse a URDF file with an unphysical inertia or another blemish instead of warning
    damping  make the damping of URDF joints dissipate, instead of keeping it as data
    Errors   FileError with the file, the place in it, the reason and what to do. A mass matrix that is singular
    everywhere
             gives a SingularMassMatrixWarning with the names of the joints
    """
    if PurePath(os.fspath(path)).suffix.lower() in NETLISTS:
        from poinsot.files.netlist import read_netlist

        return read_netlist(path)
    if PurePath(os.fspath(path)).suffix.lower() == ".toml":
        from poinsot.files.element_network import read_network_with_elements

        network = read_network_with_elements(path)
        if network is not None:
            return network
    mechanism = Mechanism(load_model(path, base=base, mimic=mimic, strict=strict, damping=damping))
    if mechanism.weightless:
        warnings.warn(singular_message(mechanism.tree, mechanism.weightless), SingularMassMatrixWarning, stacklevel=2)
    return mechanism


def load_family(path: str | os.PathLike[str], *names: str) -> Family:
    """The family of mechanisms of a network file over some of its [parameters]; without names, all that can be free.

    Formulas that use a free parameter follow it. Free may be what enters masses, mass centres, moments, positions,
    points of pairs and springs, stiffnesses, dampings, rest lengths and gravity; not what turns a direction or sets a
    pitch. Sources of force keep the places that they have in the file, for they are no part of the kernels.
    Errors   FileError as in `load`; ModelError for a name that the file has not, or that cannot be free
    Law      ``load_family(path, …).at(p)`` is the file read with these numbers, tests/files/test_parametric.py
    """
    from poinsot.files.parametric import read_family

    return read_family(path, *names)


def load_model(
    path: str | os.PathLike[str],
    *,
    base: Literal["fixed", "free"] = "fixed",
    mimic: Literal["independent", "coupled"] = "independent",
    strict: bool = False,
    damping: bool = False,
) -> Model:
    """The mechanism in a file, as data: ``.toml`` is a network file, ``.urdf`` a robot.

    base, mimic, damping  are said by a network file itself: given for one they are refused
    strict                a network file is always read strictly
    Errors   FileError with the file, the place in it, the reason and what to do
    """
    suffix = PurePath(os.fspath(path)).suffix.lower()
    if suffix == ".urdf":
        from poinsot.files.urdf import read_urdf

        return read_urdf(path, base=base, mimic=mimic, strict=strict, damping=damping)
    if suffix == ".toml":
        from poinsot.files.network import read_network

        if (base, mimic, damping) != ("fixed", "independent", False):
            raise ModelError(
                f"{os.fspath(path)}: the options base, mimic and damping belong to URDF files; a network file says "
                "itself which bodies are free and what is damped"
            )
        return read_network(path)
    if suffix in NETLISTS:
        raise FileError(f"{os.fspath(path)}: a netlist describes a network, and a mechanism is wanted here")
    called = f"ends in {suffix!r}" if suffix else "has no ending"
    raise FileError(
        f"{os.fspath(path)}: the name {called}, but files that can be read end in {', '.join(SUFFIXES[:-1])} or "
        f"{SUFFIXES[-1]}{_ADVICE.get(suffix, '')}"
    )
