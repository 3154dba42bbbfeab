"""What the text of loops is written with. Python runs that text too, slowly; `make loops` compiles it (`shipped`).

A text takes names from other texts alone: of what it is compiled from, a hash is shipped with what was compiled.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, TypeAlias

from poinsot.code.primitives import call_kernel, compiled, matrix, vector, whole, written_out

__all__ = ["call_kernel", "compiled", "matrix", "vector", "whole", "written_out"]

TEXTS = {
    "implicit": ("native", "elimination", "stage_elimination", "loop", "implicit_loop"),
    "switching": (
        *("native", "elimination", "stage_elimination", "loop", "implicit_loop", "explicit_loop"),
        *("complementarity", "decision_problem", "decision_standing", "decision_basis", "decision_cones"),
        *("decision_impulse", "decision"),
        *("guards", "windows", "poles", "crossings", "samples", "instants", "switching_loop"),
    ),
    "moreau": (
        *("native", "loop", "moreau_shapes", "moreau_boxes", "moreau_near", "moreau_cones", "moreau_bodies"),
        *("moreau_factors", "moreau_rows", "moreau_books", "moreau_polish", "moreau_spots", "moreau_landing"),
        *("moreau_pile", "moreau_steps", "moreau_events", "moreau_watch", "moreau_shown", "moreau_loop"),
    ),
    "keeping": ("native", "loop", "keeping_loop"),
    "residual": ("native", "loop", "block_elimination", "residual_stages", "differential_algebraic_loop"),
}
"""Of each file of compiled loops the modules whose functions are its texts."""
Parts: TypeAlias = Any
"""A named tuple of arrays and numbers, or one of its arrays: what a text works on, as `simulation.switched` tells."""


def sources(file: str) -> str:
    """A hash of a file's texts, by which it is told whether what was compiled from them is what they say now."""
    digest, folder = hashlib.sha256(), Path(__file__).parent
    for name in TEXTS[file]:
        digest.update(f"{name}\n{(folder / name).with_suffix('.py').read_text(encoding='utf-8')}\0".encode())
    return digest.hexdigest()
