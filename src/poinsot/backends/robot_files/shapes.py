"""The sizes of MuJoCo's shapes: one table by which MJCF is read and written."""

from __future__ import annotations

OF_MJCF: dict[str, tuple[float, ...]] = {
    "plane": (1.0, 1.0),
    "sphere": (1.0,),
    "capsule": (1.0, 0.5),
    "ellipsoid": (1.0, 1.0, 1.0),
    "cylinder": (1.0, 0.5),
    "box": (0.5, 0.5, 0.5),
}
"""What MuJoCo has of each size: halves of lengths and of edges."""
