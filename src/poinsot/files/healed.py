"""Drawings with noise, mended: the door ``po.heal``, its report, and the file of the healed machine."""

from __future__ import annotations

import os
from pathlib import Path, PurePath
from typing import Any

import numpy as np

from poinsot.analysis.healing.healing import HealedLoops, heal_model
from poinsot.errors import AssemblyError, ModelError
from poinsot.files.load import load
from poinsot.files.network import data_of
from poinsot.files.network_text import network_text, toml_text
from poinsot.files.reading import read_text
from poinsot.files.schema import PLACING
from poinsot.files.sections import ROTATIONS
from poinsot.geometry.rotations import quaternion_from_rotation
from poinsot.multibody.model import Model
from poinsot.records import dataclass, field
from poinsot.showing import counted
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network
from poinsot.text_files import write_text

_CORRECTION_LIMIT = 0.01


@dataclass(frozen=True)
class Healing:
    """A machine with a mended drawing, and the size of the change.

    mechanism  the machine, exact to rounding; the one given where nothing was to be mended
    accuracy   that was allowed to each number of the drawing, over the size of its part [–]
    greatest   of all turns [rad] and shifts over the size of the part [–] of joint frames
    changes    joint → the turn [rad] and the shift [m] of its frame in the bodies; joints of closed loops alone
    before, mobility  freedoms by rank, as drawn and now; None as drawn where loops do not close
    loops      of each group of loops that share freedoms: their joints, freedoms, the relations that hold between
               their axes, those that were dropped, the accuracy that more freedoms would need
    Law        greatest is about the noise, mobility that of the exact machine; a healed machine is not changed again,
               tests/systems/test_healing.py
    """

    mechanism: Mechanism
    accuracy: float
    greatest: float
    changes: dict[str, tuple[float, float]]
    before: int | None
    mobility: int
    loops: tuple[HealedLoops, ...]
    source: str | None = field(default=None, repr=False)

    def __str__(self) -> str:
        drawn = "does not close" if self.before is None else counted(self.before, "freedom")
        lines = [f"{self.mechanism.name}: {drawn} as drawn, {counted(self.mobility, 'freedom')} now"]
        if not self.loops:
            return f"{lines[0]}; it has no closed loops to mend"
        share = self.greatest / self.accuracy
        lines.append(f"greatest change {self.greatest:.2g} of the size, {share:.2g} of the accuracy {self.accuracy:g}")
        for group in self.loops:
            lines.append(
                f"loops of {', '.join(group.joints)}: {counted(group.freedoms, 'freedom')}, {group.free} as drawn"
            )
            if group.yielding:
                ways = counted(group.yielding, "more direction gives way", "more directions give way")
                lines.append(f"  {ways} at first order alone, as of a triangle that is flat")
            if group.needs is not None:
                lines.append(f"  more freedoms would need an accuracy of {group.needs:.2g}")
            lines += [f"  {words}" for words in group.relations]
            lines += [f"  but not: {words}" for words in group.dropped]
        moved = {name: change for name, change in self.changes.items() if any(change)}
        lines += [
            f"joint {name!r} turned {turn:.2g} rad, shifted {shift:.2g} m" for name, (turn, shift) in moved.items()
        ]
        return "\n".join(lines)

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write the healed machine: as ``.toml``, of trees as ``.urdf``, others as ``.xml`` (MJCF).

        A network file has all that the one read has but its comments; pairs that moved are placed by frames.
        Errors  ModelError for another ending, and what a format cannot say; FileError where it cannot be written
        """
        target = Path(path)
        if target.suffix.lower() == ".toml":
            text = _network_text(self)
        elif target.suffix.lower() in (".urdf", ".xml", ".mjcf"):
            to = self.mechanism.to_urdf if target.suffix.lower() == ".urdf" else self.mechanism.to_mjcf
            text = to(folder=target.parent)
        else:
            raise ModelError(f"{target}: a healed machine is written as .toml, .urdf or .xml (MJCF)")
        write_text(target, text)


def heal(
    machine: Mechanism | Network | Model | str | os.PathLike[str], accuracy: float = 1e-6, **options: Any
) -> Healing:
    """The nearest exact machine to one with rounded numbers, as files of CAD programs have them; see `Healing`.

        healed = po.heal("linkage.toml", accuracy=1e-6)
        print(healed)
        po.simulate(healed.mechanism)

    machine   a mechanism, its model, or a file
    accuracy  of each number of the drawing, over the size of the part that it belongs to [–]: six digits are 1e-6
    options   of `load` for a file

    Axes of closed loops become parallel, perpendicular, concurrent, equal in lengths and angles where they are so but
    for the accuracy, and frames move least, in radians and lengths over the size of the part, until the loops close all
    along their motion: for any loops, of the catalogue or not.
    Errors    ModelError where closed loops leave no freedom and no machine within the accuracy has one, with the
              accuracy that it would need if one was found; for networks, and accuracies that are none
    Law       tests/systems/test_healing.py
    """
    if not 0.0 < float(accuracy) <= _CORRECTION_LIMIT:
        raise ModelError(
            f"accuracy={accuracy!r} is no share of the size of a drawing: above 0, at most {_CORRECTION_LIMIT}"
        )
    source: str | None = None
    given: Any = machine
    if not isinstance(machine, (Mechanism, Network, Model)):
        source, given = os.fspath(machine), load(machine, **options)
    if isinstance(given, Network):
        raise ModelError(f"{given.name!r} is a network, and drawings are of mechanisms: heal the mechanism in it")
    drawn = given if isinstance(given, Mechanism) else Mechanism(given)
    found = heal_model(drawn.model, float(accuracy))
    mechanism = drawn if found.model is drawn.model else Mechanism(found.model)
    before, mobility = _mobility(drawn), _mobility(mechanism)
    if not mobility and found.loops:
        raise ModelError(_rigid(mechanism.name, float(accuracy), found.loops, mobility))
    return Healing(
        mechanism, float(accuracy), found.greatest, found.changes, before, mobility or 0, found.loops, source
    )


def _mobility(mechanism: Mechanism) -> int | None:
    """Freedoms near the pose as drawn, or near the nearest closed one; else None."""
    try:
        return int(mechanism.mobility().general)
    except AssemblyError:
        return None


def _rigid(name: str, accuracy: float, loops: tuple[HealedLoops, ...], mobility: int | None) -> str:
    state = "its loops do not close" if mobility is None else "its loops leave no freedom"
    needs = [group.needs for group in loops if group.needs is not None]
    hint = (
        f"The nearest machine found that moves needs an accuracy of {min(needs):.2g}"
        if needs
        else "No machine that moves was found nearby: check the drawing, or whether it is meant to be rigid"
    )
    return f"mechanism {name!r}: {state}, and nothing within an accuracy of {accuracy:g} makes it move. {hint}."


def _network_text(healing: Healing) -> str:
    note = "\n".join(f"# {line}" for line in str(healing).splitlines())
    if healing.source is None or PurePath(healing.source).suffix.lower() != ".toml":
        return f"{note}\n{network_text(healing.mechanism)}"
    data = data_of(read_text(healing.source, 10_000_000), healing.source)
    model = healing.mechanism.model
    for body in model.bodies:
        table = data["bodies"].setdefault(body.name, {})
        if body.pose is not None and not any(key in table for key in ("position", *ROTATIONS)):
            table |= _frame(body.pose.rotation, body.pose.translation)
    for name, change in healing.changes.items():
        if any(change) and name in data["pairs"]:
            joint, table = model.joint(name), data["pairs"][name]
            for key in (*PLACING, "frames"):
                table.pop(key, None)
            table["frames"] = [_frame(X.rotation, X.translation) for X in (joint.X_PJ, joint.X_SJ)]
    return f"{note}\n{toml_text(data)}"


def _frame(rotation: Any, translation: Any) -> dict[str, Any]:
    quaternion = quaternion_from_rotation(np.asarray(rotation, dtype=float))
    return {"position": [float(x) for x in translation], "quaternion": [float(x) for x in quaternion]}
