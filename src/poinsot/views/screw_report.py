"""The screws of a mechanism in words: what ``poinsot analyse --screws`` prints.

The screws of a mechanism in one picture: what ``poinsot analyse --screws --plot`` draws.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike
from rich.console import Group, RenderableType
from rich.text import Text

from poinsot.geometry.classification import classify
from poinsot.geometry.screw_systems import ScrewSystem
from poinsot.geometry.screws import Screw
from poinsot.views import canvas
from poinsot.views.canvas import ShownFigure
from poinsot.views.matplotlib import Figure
from poinsot.views.mechanism_pictures import PlacedJoint, draw_mechanism, is_planar, placed_joints, screws_of
from poinsot.views.naming import plain
from poinsot.views.screw_analysis import ScrewAnalysis
from poinsot.views.screw_pictures import draw_screw
from poinsot.views.screw_shapes import pitch_in_words
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


_FAR = 2.0  # an axis so many sizes of the mechanism away is not drawn: it would shrink everything else


def plot_screws(a: ScrewAnalysis) -> Figure:
    """Two pictures: the mechanism with its joint screws, and the twists of the body that was asked about."""
    figure = ShownFigure(figsize=(13.0, 6.5), layout="constrained")
    joints, _ = placed_joints(a.mechanism, a.q)
    axes = canvas.plane if is_planar(joints) else canvas.space
    left, right = np.asarray(figure.subfigures(1, 2)).ravel()
    draw_mechanism(a.mechanism, a.q, axes(left), screws=True, highlight=a.body)
    left.suptitle(_wrapped([f"{plain(a.mechanism.name)}: the screws of its joints"]), fontsize=9)
    ax = draw_mechanism(a.mechanism, a.q, axes(right), names=False, highlight=a.body)
    said = [f"'{plain(a.body)}' can move: {classify(a.twists).sentence}"]
    if 0 < a.twists.order < 6:
        said += draw_twists(ax, a.twists)
    if a.singularity is not None and a.singularity.singular:
        said.append("Singular: " + a.singularity.sentence.replace("$", r"\$"))
    right.suptitle(_wrapped(said), fontsize=9)
    return figure


def draw_twists(ax: object, system: ScrewSystem) -> list[str]:
    """Draw the screws of the normal form as unit twists, into a picture that has its size already.

    Returns sentences about those that are too far away to be drawn.
    """
    size, middle = canvas.reach(ax), canvas.middle(ax)
    left_out = []
    for S in screws_of(system):
        away = float(S.axis.distance_to(middle)) if S.is_proper else 0.0
        if away > _FAR * size:
            left_out.append(f"Not drawn: an axis {away:.3g} m away, {pitch_in_words(float(S.pitch))}.")
        else:
            said = pitch_in_words(float(S.pitch))
            draw_screw(S.twist(), ax, label=said, length=0.7 * size, scale=0.3 * size, at=middle)
    return left_out


def _wrapped(sentences: list[str]) -> str:
    return "\n".join(line for sentence in sentences for line in textwrap.wrap(sentence, 78))  # characters of a title
