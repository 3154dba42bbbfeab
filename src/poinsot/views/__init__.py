"""Pictures and tables of screws, mechanisms and runs. What draws is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from poinsot.views.canvas import plane as plane
    from poinsot.views.canvas import space as space
    from poinsot.views.field_pictures import draw_field as draw_field
    from poinsot.views.field_pictures import draw_field_section as draw_field_section
    from poinsot.views.field_pictures import draw_streamlines as draw_streamlines
    from poinsot.views.mechanism_pictures import draw_mechanism as draw_mechanism
    from poinsot.views.plots import plot_run as plot_run
    from poinsot.views.plots import save as save
    from poinsot.views.screw_pictures import draw_screw as draw_screw
    from poinsot.views.screw_pictures import draw_system as draw_system
    from poinsot.views.screw_system_pictures import draw_cylindroid as draw_cylindroid
    from poinsot.views.screw_system_pictures import draw_pitch_circle as draw_pitch_circle
    from poinsot.views.screw_system_pictures import draw_pitch_quadrics as draw_pitch_quadrics

_WHERE = {
    "plane": "canvas",
    "space": "canvas",
    "draw_field": "field_pictures",
    "draw_field_section": "field_pictures",
    "draw_streamlines": "field_pictures",
    "draw_mechanism": "mechanism_pictures",
    "plot_run": "plots",
    "save": "plots",
    "draw_screw": "screw_pictures",
    "draw_system": "screw_pictures",
    "draw_cylindroid": "screw_system_pictures",
    "draw_pitch_circle": "screw_system_pictures",
    "draw_pitch_quadrics": "screw_system_pictures",
}


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)


def __dir__() -> list[str]:
    return [*globals(), *_WHERE]
