"""Pictures, equations and tables of screws, mechanisms and runs. What draws is loaded when it is first asked for."""

from .canvas import plane, space
from .diagrams.diagram import Diagram
from .document import latex_document
from .equations import Equation, Equations, equations_of, hamiltonian_equations_of
from .field_pictures import draw_field, draw_field_section, draw_streamlines
from .kinestatic_equations import KinestaticEquations, kinestatic_equations_of
from .mechanism_pictures import draw_mechanism
from .moving_picture import moving_picture
from .network_equations import network_equations
from .plots import plot_run, save
from .printing import written
from .report import ledger_table, mechanism_report
from .scene.movie import Shot, movie, picture
from .screw_pictures import draw_screw, draw_system
from .screw_system_pictures import draw_cylindroid, draw_pitch_circle, draw_pitch_quadrics
from .tables import show

__all__ = [
    "Diagram",
    "Equation",
    "Equations",
    "KinestaticEquations",
    "Shot",
    "draw_cylindroid",
    "draw_field",
    "draw_field_section",
    "draw_mechanism",
    "draw_pitch_circle",
    "draw_pitch_quadrics",
    "draw_screw",
    "draw_streamlines",
    "draw_system",
    "equations_of",
    "hamiltonian_equations_of",
    "kinestatic_equations_of",
    "latex_document",
    "ledger_table",
    "mechanism_report",
    "movie",
    "moving_picture",
    "network_equations",
    "picture",
    "plane",
    "plot_run",
    "save",
    "show",
    "space",
    "written",
]
