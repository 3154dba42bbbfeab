"""The screws of a mechanism in words: what ``poinsot analyse --screws`` prints."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from numpy.typing import ArrayLike
from rich.console import Group, RenderableType
from rich.text import Text

from poinsot.geometry.classification import classify
from poinsot.geometry.screw_systems import ScrewSystem
from poinsot.geometry.screws import Screw
from poinsot.views.mechanism_pictures import PlacedJoint, placed_joints, screws_of
from poinsot.views.screw_analysis import ScrewAnalysis
from poinsot.views.tables import NameTable

_TINY = 1e-9  # coordinates below are shown as zero
_TYPES = {
    "serial": "serial (type 1: the body loses freedoms)",
    "parallel": "parallel (type 2: the actuators do not hold the body)",
    "configuration": "of the configuration space (the whole mechanism gains freedoms)",
}


def screw_report(a: ScrewAnalysis) -> RenderableType:
    """Joint screws, mobility, overconstraints, freedoms and reactions of the body, and the singularity."""
    joints, _ = placed_joints(a.mechanism, a.q)
    rows = [(joint, cells) for joint in joints for cells in _joint_cells(joint, a.joints[joint.name])]
    parts: list[RenderableType] = [
        Text(f"{a.mechanism.name}: screws in world coordinates, pitches in m/rad, points in m", style="bold"),
        Text(""),
        _table(("joint", "kind"), (((joint.name, joint.kind), cells) for joint, cells in rows)),
        Text(""),
        Text(f"Mobility: {a.mobility.here} at this configuration, {a.mobility.general} near it."),
        Text(f"Overconstraints: {a.overconstraints}"),
        Text(f"Actuation: {a.actuation.sentence}"),
        Text(f"Singularity: {_singularity(a)}"),
        Text(""),
        *_system(f"Body {a.body!r} can move, relative to the ground", a.twists),
        *_system(f"Body {a.body!r} resists without actuators", a.wrenches),
    ]
    if a.singularity is not None:
        parts += _system("Twists gained at this pose", a.singularity.gained) if a.singularity.gained.order else []
        parts += _system("Wrenches resisted at this pose only", a.singularity.lost) if a.singularity.lost.order else []
    return Group(*parts)


def _singularity(a: ScrewAnalysis) -> str:
    if a.singularity is None:
        return "not decided, since no closed configuration was found near this one."
    driven = ", ".join(map(repr, a.actuated)) or "nothing"
    words = " + ".join(_TYPES.get(kind, kind) for kind in a.singularity.kind.split(" + "))
    return f"{words}, with {driven} actuated. {a.singularity.sentence}"


def _system(title: str, system: ScrewSystem) -> list[RenderableType]:
    said = Text.assemble((f"{title}: ", "bold"), classify(system).sentence)
    few = 0 < system.order < 6
    return [said, _table(("",), ((("",), _cells(S)) for S in screws_of(system))), Text("")] if few else [said, Text("")]


def _table(columns: tuple[str, ...], rows: Iterable[tuple[tuple[str, ...], tuple[str, str, str]]]) -> NameTable:
    table = NameTable("", *columns, "pitch", "through", "along", right=["pitch"])
    for names, cells in rows:
        table.add_row(*names, *cells)
    return table


def _joint_cells(joint: PlacedJoint, freedoms: ScrewSystem) -> list[tuple[str, str, str]]:
    return [_cells(S, joint.X_P.translation) for S in joint.screws(freedoms)] or [("—", "—", "—")]


def _cells(S: Screw, near: ArrayLike = (0.0, 0.0, 0.0)) -> tuple[str, str, str]:
    """Pitch, the point of the axis nearest to a point (3,), and direction."""
    if not S.is_proper:
        return "∞", "—", _vector(S.direction)
    return f"{float(S.pitch):.4g}", _vector(S.axis.nearest(near)), _vector(S.direction)


def _vector(values: Any) -> str:
    return "(" + ", ".join(f"{0.0 if abs(x) < _TINY else float(x):.4g}" for x in values) + ")"
