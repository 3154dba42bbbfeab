"""What only this package knows of a motion, drawn over a mechanism: screws, fields, forces, energies, as plain data.

An overlay is a value that holds its choices; ``at(state)`` says what is drawn there, in world coordinates. Without a
scale each picture has its own, a round number that its legend states; ``steadied`` fixes one for all of a run.

Laws, tests/views/scene/test_overlays.py: on a drawn axis v = h ω; the arrows of a field are ω × r + v, and m + f × r;
wrenches are those of ``mechanism.reactions``; a cylindroid's generators obey z (x² + y²) = (h₂ − h₁) x y.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

from poinsot.errors import ModelError, nearest
from poinsot.views.scene.force_overlays import ContactOverlay, Energies, Reactions, WrenchField
from poinsot.views.scene.overlay_data import (
    LONGEST,
    Drawn,
    Label,
    Overlay,
    OverlayArrow,
    OverlayState,
    Polyline,
    scale_for,
)
from poinsot.views.scene.screw_overlays import CylindroidOf, ScrewAxes, TwistField

__all__ = [
    "OVERLAYS",
    "ContactOverlay",
    "CylindroidOf",
    "Drawn",
    "Energies",
    "Label",
    "Overlay",
    "OverlayArrow",
    "OverlayState",
    "Polyline",
    "Reactions",
    "ScrewAxes",
    "TwistField",
    "WrenchField",
    "overlay",
    "steadied",
]  # fmt: skip

Kind = TypeVar("Kind", bound=Drawn)

OVERLAYS: dict[str, type[Drawn]] = {
    kind.name: kind for kind in (ScrewAxes, TwistField, Reactions, WrenchField, CylindroidOf, Energies, ContactOverlay)
}


def overlay(name: str) -> Drawn:
    """The overlay of that name, with its own choices. ModelError for one that is not known."""
    if name not in OVERLAYS:
        raise ModelError(f"there is no overlay {name!r:.60}{nearest(name, OVERLAYS, 'the overlays are')}")
    return OVERLAYS[name]()


def steadied(overlay: Kind, states: Sequence[OverlayState]) -> Kind:
    """The overlay with scales that fit all of these states, where it has none yet."""
    greatest: dict[str, float] = {}
    for state in states:
        for name, value in overlay.longest(state).items():
            greatest[name] = max(greatest.get(name, 0.0), value)
    given: Any = overlay
    chosen = {name: scale_for(x, LONGEST * states[0].size) for name, x in greatest.items()}
    found: Kind = replace(given, **{name: x for name, x in chosen.items() if getattr(overlay, name) is None})
    return found
