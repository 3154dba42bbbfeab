"""The screws of a mechanism in one picture: what ``poinsot analyse --screws --plot`` draws."""

from __future__ import annotations

import textwrap

import numpy as np

from poinsot.geometry.classification import classify
from poinsot.geometry.screw_systems import ScrewSystem
from poinsot.views import canvas
from poinsot.views.canvas import ShownFigure
from poinsot.views.matplotlib import Figure
from poinsot.views.mechanism_pictures import draw_mechanism, is_planar, placed_joints, screws_of
from poinsot.views.naming import plain
from poinsot.views.screw_analysis import ScrewAnalysis
from poinsot.views.screw_pictures import draw_screw
from poinsot.views.screw_shapes import pitch_in_words

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
