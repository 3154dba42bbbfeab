"""What actuators and springs of a compiled MJCF model act along: freedoms of joints, tendons, ways of sites.

Units: lengths [m], angles [rad]. Law: a model moves as in MuJoCo, tests/files/test_driven_files.py. Source: the XML
reference of MuJoCo, "tendon" and "actuator".
"""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.files.mjcf.compiled import Compiled
from poinsot.files.mjcf.tree import pose
from poinsot.multibody.stretches import Along, BetweenPoints, OnFreedom, Point, Stretch
from poinsot.multibody.tendons import Tendon
from poinsot.records import dataclass

JOINT, PULLEY, SITE = 1, 2, 3  # mjtWrap


@dataclass(frozen=True)
class StretchWithOffset:
    """A stretch, and what MuJoCo's length has beside its value: pieces that never change [m]."""

    stretch: Stretch
    beside: float = 0.0


def tendon(compiled: Compiled, i: int, bodies: list[str]) -> StretchWithOffset:
    """ℓ = Σ c q of joints, or the way through sites, each branch divided by its pulley."""
    model = compiled.model
    first, count = int(model.tendon_adr[i]), int(model.tendon_num[i])
    terms: list[tuple[float, Stretch]] = []
    beside, divisor = 0.0, 1.0
    last: tuple[str, Point] | None = None
    for w in range(first, first + count):
        kind, at = int(model.wrap_type[w]), int(model.wrap_objid[w])
        if kind == JOINT:
            terms.append((float(model.wrap_prm[w]), OnFreedom(compiled.names("joint")[at])))
        elif kind == PULLEY:
            divisor, last = float(model.wrap_prm[w]), None
        elif kind == SITE:
            here = bodies[int(model.site_bodyid[at])], point(model.site_pos[at])
            if last is not None and last[0] != here[0]:
                terms.append((1.0 / divisor, BetweenPoints(*last, *here)))
            elif last is not None:
                beside += float(np.linalg.norm(np.subtract(here[1], last[1]))) / divisor
            last = here
        else:
            compiled.refuse("tendon", i, "wraps round a geom, which is not read; lead it through sites alone")
    if not terms:
        compiled.refuse("tendon", i, "joins nothing that moves; take it out")
    return StretchWithOffset(terms[0][1] if len(terms) == 1 and terms[0][0] == 1.0 else Tendon(tuple(terms)), beside)


def site_way(compiled: Compiled, site: int, gear: Any, bodies: list[str]) -> Stretch:
    """The way of a site along the first three of the gears and about the other three, in the site's axes."""
    model = compiled.model
    X = pose(model.site_pos[site], model.site_quat[site])
    body, centre = bodies[int(model.site_bodyid[site])], point(X.translation)
    terms: list[tuple[float, Stretch]] = []
    for part, through in ((gear[:3], centre), (gear[3:], None)):
        size = float(np.linalg.norm(part))
        if size > 0.0:
            terms.append((size, Along(body, through, point(X.rotation @ np.array(part) / size), follows=True)))
    return Tendon(tuple(terms))


def point(values: Any) -> Point:
    """Three floats."""
    x, y, z = (float(value) for value in values)
    return x, y, z
