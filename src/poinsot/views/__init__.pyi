"""Pictures, equations and tables of screws, mechanisms and runs. What draws is loaded when it is first asked for."""

from .screw_system_pictures import draw_axodes as draw_axodes
from .canvas import plane as plane, space as space
from .diagrams.diagram import Diagram as Diagram, kinestatic_bond_diagram as kinestatic_bond_diagram
from .document import latex_document as latex_document
from .equations import (
    Equation as Equation,
    Equations as Equations,
    equations_of as equations_of,
    hamiltonian_equations_of as hamiltonian_equations_of,
)
from .field_pictures import (
    draw_field as draw_field,
    draw_field_section as draw_field_section,
    draw_streamlines as draw_streamlines,
)
from .kinestatic_equations import (
    KinestaticEquations as KinestaticEquations,
    kinestatic_equations_of as kinestatic_equations_of,
)
from .mechanism_pictures import draw_mechanism as draw_mechanism
from .moving_picture import moving_picture as moving_picture
from .network_equations import network_equations as network_equations
from .network_equations import network_form as network_form
from .plots import plot_run as plot_run, save as save
from .printing import written as written
from .report import ledger_table as ledger_table, mechanism_report as mechanism_report
from .scene.movie import Shot as Shot, movie as movie, picture as picture
from .screw_pictures import draw_screw as draw_screw, draw_system as draw_system
from .screw_system_pictures import (
    draw_cylindroid as draw_cylindroid,
    draw_pitch_circle as draw_pitch_circle,
    draw_pitch_quadrics as draw_pitch_quadrics,
)
from .tables import show as show

__all__ = [
    "Diagram",
    "Equation",
    "Equations",
    "KinestaticEquations",
    "Shot",
    "draw_axodes",
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
    "kinestatic_bond_diagram",
    "kinestatic_equations_of",
    "latex_document",
    "ledger_table",
    "mechanism_report",
    "movie",
    "moving_picture",
    "network_equations",
    "network_form",
    "picture",
    "plane",
    "plot_run",
    "save",
    "show",
    "space",
    "written",
]
