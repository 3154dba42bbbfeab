"""Contacts of a run over its mechanism: where bodies touch, what presses them apart and what rubs.

A run has `contact_point`, `contact_normal` (from the first body to the second), `contact_force` (on the second body),
each (time, contact, 3) in the world, and `contact_gap` (time, contact). Law: tests/views/scene/test_contacts.py
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import ModelError, nearest, printable
from poinsot.records import dataclass
from poinsot.views.scene.overlay_data import (
    AT_REST,
    ContactMarks,
    Drawn,
    Label,
    Overlay,
    OverlayArrow,
    OverlayState,
    Polyline,
    chosen_scale,
    length_in_words,
)  # fmt: skip
from poinsot.views.screw_shapes import BLUE, ORANGE, VERMILLION, number

_TICK = 0.012  # of the cross at a contact, beside the mechanism
_MOST_SPELT = 12  # contacts whose force is written beside them


@dataclass(frozen=True, eq=False)
class RunContacts:
    """The contacts of a run: names, times (nt,), and points, normals, forces (nt, nc, 3), gaps (nt, nc)."""

    names: tuple[str, ...]
    times: Floats
    points: Floats
    normals: Floats
    forces: Floats
    gaps: Floats

    @classmethod
    def of(cls, run: Any, prefix: str = "") -> RunContacts | None:
        """The contacts of a dataset, of the mechanism with variables that begin with the prefix; None without them."""
        wanted = [f"{prefix}contact_{what}" for what in ("point", "normal", "force", "gap")]
        if any(name not in getattr(run, "variables", ()) for name in wanted):
            return None
        p, n, f, g = (np.asarray(run[name].values, dtype=float) for name in wanted)
        dimension = run[wanted[3]].dims[-1]
        names = run[dimension].values if dimension in run.coords else range(g.shape[1])
        times = np.asarray(run["time"].values, dtype=float)
        if p.shape != (len(times), g.shape[1], 3) or n.shape != p.shape or f.shape != p.shape:
            raise ModelError(f"the contacts of this run have shapes that don't fit: {p.shape}, {f.shape}, {g.shape}")
        return cls(tuple(str(name) for name in names), times, p, n, f, g)

    def at(self, t: float) -> ContactMarks:
        """As they were at the last sample before a time: forces jump, so there is nothing between samples."""
        # the frame of a sample shows that sample, however its time was rounded
        k = int(np.clip(np.searchsorted(self.times, t * (1 + 1e-15), side="right") - 1, 0, len(self.times) - 1))
        return ContactMarks(self.names, self.points[k], self.normals[k], self.forces[k], self.gaps[k])


@dataclass(frozen=True)
class ContactOverlay(Drawn):
    """Where bodies touch: crosses, the normal force as one arrow, friction as another, both on the second body.

    contacts  names; without them all;  force_scale  [m per N]
    """

    contacts: tuple[str, ...] = ()
    force_scale: float | None = None
    name: ClassVar[str] = "contacts"

    def _values(self, state: OverlayState) -> list[tuple[str, Floats, Floats, Floats]]:
        seen = state.touching
        if seen is None:
            raise ModelError(
                "nothing is known of contacts here: they are drawn from a run that has contact_point, contact_normal, "
                "contact_force and contact_gap; simulate a mechanism with contacts, and keep these among its outputs"
            )
        for each in self.contacts:
            if each not in seen.names:
                raise ModelError(f"this run has no contact {each!r}{nearest(each, seen.names)}")
        found = []
        for name, p, n, f in zip(seen.names, seen.points, seen.normals, seen.forces, strict=True):
            if (not self.contacts or name in self.contacts) and f.any() and np.isfinite([p, n, f]).all():
                pressing = (f @ n) * n
                found.append((name, p, pressing, f - pressing))
        return found

    def longest(self, state: OverlayState) -> dict[str, float]:
        """The greatest force."""
        sizes = [float(np.linalg.norm(f)) for _, _, *both in self._values(state) for f in both]
        return {"force_scale": max(sizes, default=0.0)}

    def at(self, state: OverlayState) -> Overlay:
        """A cross where something presses, its arrows, and the greatest forces in words."""
        values, greatest = self._values(state), self.longest(state)["force_scale"]
        scale = chosen_scale(self.force_scale, greatest, state)
        lines, arrows, labels = [], [], []
        order = sorted(range(len(values)), key=lambda k: -float(np.linalg.norm(values[k][2])))
        for k, (_, p, pressing, rubbing) in enumerate(values):
            for axis in np.eye(3) * _TICK * state.size:
                lines.append(Polyline(np.array([p - axis, p + axis]), VERMILLION))
            for force, colour in ((pressing, ORANGE), (rubbing, BLUE)):
                if np.linalg.norm(force) > AT_REST * greatest:
                    arrows.append(OverlayArrow(p, p + scale * force, colour))
            if k in order[:_MOST_SPELT]:
                name, size = values[k][0], float(np.linalg.norm(pressing + rubbing))
                labels.append(Label(p + scale * pressing, printable(f"{name}: {number(size)} N"), ORANGE))
        legend = (
            f"Contacts that bear: {len(values)}; forces on the second body, normal orange, friction blue, "
            f"1 N = {length_in_words(scale)}."
        )
        return Overlay(legend, tuple(lines), tuple(arrows), tuple(labels))
