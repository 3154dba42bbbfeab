"""A mechanism: bodies and joints as tables, and its picture at the drawn configuration."""

from __future__ import annotations

from base64 import b64encode
from io import BytesIO
from typing import TYPE_CHECKING

import numpy as np

from poinsot.views.notebooks.page import Raw, heading, number, page, table, unfolded, vector

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism


def html(mechanism: Mechanism) -> str:
    """Bodies, joints with their limits and where they start, and a picture where that is quick."""
    model = mechanism.model
    counts = f"{len(model.bodies)} bodies, {len(model.joints)} joints, {mechanism.nv} freedoms of the tree"
    closed = f", {len(mechanism.closure_names)} closures" * mechanism.tree.closed
    bodies = table("", ("body", "mass [kg]", "centre [m]"), [
        (body.name, number(body.inertia.mass), vector(body.inertia.centre)) for body in model.bodies
    ], right=[1])  # fmt: skip
    joints = table("", ("joint", "kind", "between", "limits", "starts at"), _joints(mechanism))
    parts = [heading(f"Mechanism {mechanism.name}"), f"<div>{counts}{closed}</div>"]
    picture = _picture(mechanism) if len(model.bodies) <= 120 else ""
    few = len(model.joints) <= 12
    parts += [picture, unfolded(f"Joints ({len(model.joints)})", joints, few)]
    parts.append(unfolded(f"Bodies ({len(model.bodies)})", bodies, few))
    if model.elements:
        acts = [(e.name, type(e).__name__, " – ".join(e.stretch.acts_on)) for e in model.elements]
        listed = table("", ("name", "kind", "acts on"), acts)
        parts.append(unfolded(f"Springs, dampers and sources ({len(acts)})", listed))
    return page(*parts)


def _joints(mechanism: Mechanism) -> list[tuple[object, ...]]:
    starts = {each.joint: each.position for each in mechanism.model.initial}
    closing = {c.joint for c in mechanism.tree.closures}
    rows: list[tuple[object, ...]] = []
    for joint in mechanism.model.joints:
        limits = joint.limits
        limited = np.isfinite(limits.lower) and np.isfinite(limits.upper)
        between = f"{number(limits.lower)} … {number(limits.upper)}" if limited else ""
        given = starts.get(joint.name)
        start = "" if given is None else vector(given) if len(given) > 1 else number(given[0])
        kind = joint.pair.kind + " (closes a loop)" * (joint.name in closing)
        rows.append((joint.name, kind, f"{joint.predecessor} – {joint.successor}", between, start))
    return rows


def _picture(mechanism: Mechanism) -> str:
    """The drawing as pixels within the page: an image can start nothing, whatever the names."""
    from poinsot.views import canvas
    from poinsot.views.matplotlib import Figure
    from poinsot.views.mechanism_pictures import draw_mechanism, is_planar, placed_joints

    q = mechanism.neutral()
    figure = Figure(figsize=(5.2, 4.0))
    joints, _ = placed_joints(mechanism, q)
    ax = canvas.plane(figure) if is_planar(joints) else canvas.space(figure)
    draw_mechanism(mechanism, q, ax)
    kept = BytesIO()
    figure.savefig(kept, format="png", dpi=96)
    return Raw(f'<img alt="the mechanism as drawn" src="data:image/png;base64,{b64encode(kept.getvalue()).decode()}">')
