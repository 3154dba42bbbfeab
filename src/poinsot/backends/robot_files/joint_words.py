"""Joint types of robot formats: pair, and the axes of the pair's frame in the file; for readers and writers."""

from __future__ import annotations

from collections.abc import Callable

from poinsot.joints.pairs import Pair, fixed, free, planar, prismatic, revolute, spherical, universal

JOINTS: dict[str, tuple[Callable[[], Pair], tuple[int, ...]]] = {
    **dict.fromkeys(("revolute", "continuous", "hinge", "screw", "gearbox"), (revolute, (2,))),
    **dict.fromkeys(("prismatic", "slide"), (prismatic, (2,))), "planar": (planar, (2,)),
    **dict.fromkeys(("universal", "revolute2"), (universal, (0, 1))), "fixed": (fixed, ()),
    **dict.fromkeys(("floating", "free"), (free, ())), **dict.fromkeys(("spherical", "ball"), (spherical, ())),
}  # fmt: skip
"""A screw turns and advances; a gearbox couples two hinges."""
URDF = ("revolute", "continuous", "prismatic", "planar", "floating", "fixed", "spherical")
SDF = ("revolute", "continuous", "prismatic", "screw", "ball", "universal", "revolute2", "fixed", "gearbox")
MJCF = ("free", "ball", "slide", "hinge")
"""In the order of MuJoCo's mjtJoint."""


def whole(*kinds: str) -> dict[Pair, tuple[str, tuple[int, ...]]]:
    """Pair → joint type and axes."""
    return {JOINTS[kind][0](): (kind, JOINTS[kind][1]) for kind in kinds}
