"""The loops that are compiled together, and their entries."""

from __future__ import annotations

from poinsot.code import Loops

_PACKAGE = "poinsot.simulation.loops"
IMPLICIT = Loops(
    _PACKAGE,
    "implicit",
    {
        "begin": "loop.begin",
        "take": "loop.take",
        "advance": "implicit_loop.advance",
        "differentiate": "implicit_loop.differentiate",
    },
)
SWITCHING = Loops(
    _PACKAGE,
    "switching",
    {
        **{name: f"switching_loop.{name}" for name in ("begin", "sample", "advance", "advance_implicit")},
        **{name: f"paused_steps.{name}" for name in ("step", "step_implicit", "step_crowd")},
    },
)
RESIDUAL = Loops(
    _PACKAGE,
    "residual",
    {
        **{name: f"differential_algebraic_loop.{name}" for name in ("begin", "advance")},
        "take": "residual_samples.take",
    },
)
KEEPING = Loops(_PACKAGE, "keeping", {"begin": "loop.begin", "take": "loop.take", "advance": "keeping_loop.advance"})
MOREAU = Loops(
    _PACKAGE,
    "moreau",
    {
        **{name: f"moreau_loop.{name}" for name in ("begin", "take", "advance", "step", "step_crowd")},
        "show": "moreau_loop.show",
        "meets": "moreau_loop.meets",
    },
)
WHOLE_STEPS = Loops(
    _PACKAGE,
    "whole_steps",
    {
        name: f"whole_steps.{name}"
        for name in ("advance", "advance_limited", "settle_state", "step_crowd", "step_crowd_limited")
    },
)
TICKS = Loops(
    _PACKAGE,
    "ticks",
    {name: f"ticks.{name}" for name in ("go", "go_implicit", "go_switching", "go_switching_implicit")},
)
IMAGES = Loops(_PACKAGE, "images", {"restore": "crowds.restore"})
ALL = (IMPLICIT, SWITCHING, RESIDUAL, KEEPING, MOREAU, WHOLE_STEPS, TICKS, IMAGES)
