"""Graphs, Dirac structures, port-Hamiltonian systems, Casimir functions, reduction and control by them."""

from .canonical import CanonicalCoordinates, canonical_coordinates, darboux
from .casimirs import (
    casimir_defect,
    casimirs,
    conserved,
    courant_bracket,
    integrability_defect,
    interaction_potential,
    jacobi_defect,
)
from .composition import close, compose, restrict
from .darboux_charts import DarbouxChart, darboux_chart
from .derivatives import gradient, hessian
from .dirac import DiracStructure, DissipativeStructure, dirac, dissipative
from .families import DiracFamily, pointwise, terminate
from .graph import Edge, Graph, port_connection_matrices
from .hybrid import hybrid_matrix
from .implicit_systems import connect, implicit
from .interconnection import explicit, interconnect
from .kirchhoff import EdgeKind, NormalTree, kirchhoff_structure, normal_tree, port_connection_structure
from .lc_networks import LCStructure, lc_structure
from .lie_poisson import displacements, lie_poisson, reduced, rotations
from .loops import loops, sparse_loops
from .matrices import matrix, null_space
from .multiports import actuated_constraint, constraint, gyrator, one_junction, transformer, zero_junction
from .passive_control import (
    Assigned,
    assigned,
    controller_casimirs,
    controller_polynomials,
    damping_injection,
    interconnected,
    pi_control,
    shaped_by_casimirs,
)
from .poisson import bracket, closedness_defect, in_coordinates, ranks
from .polynomial_casimirs import polynomial_casimirs
from .port_hamiltonian import Balance, PassivityCertificate, passivity
from .ports import Port
from .representations import (
    HybridForm,
    constrained,
    from_constrained,
    from_hybrid,
    from_image,
    from_input_output,
    hybrid,
    input_output,
)
from .resistive import Resistive, ResistiveLaw, conductance, resistance

__all__ = [
    "Assigned",
    "Balance",
    "CanonicalCoordinates",
    "DarbouxChart",
    "DiracFamily",
    "DiracStructure",
    "DissipativeStructure",
    "Edge",
    "EdgeKind",
    "Graph",
    "HybridForm",
    "LCStructure",
    "NormalTree",
    "PassivityCertificate",
    "Port",
    "Resistive",
    "ResistiveLaw",
    "actuated_constraint",
    "assigned",
    "bracket",
    "canonical_coordinates",
    "casimir_defect",
    "casimirs",
    "close",
    "closedness_defect",
    "compose",
    "conductance",
    "connect",
    "conserved",
    "courant_bracket",
    "constrained",
    "constraint",
    "controller_casimirs",
    "controller_polynomials",
    "damping_injection",
    "darboux",
    "darboux_chart",
    "dirac",
    "displacements",
    "dissipative",
    "explicit",
    "from_constrained",
    "from_hybrid",
    "from_image",
    "from_input_output",
    "gradient",
    "gyrator",
    "hessian",
    "hybrid",
    "hybrid_matrix",
    "implicit",
    "in_coordinates",
    "input_output",
    "integrability_defect",
    "interaction_potential",
    "interconnect",
    "interconnected",
    "jacobi_defect",
    "kirchhoff_structure",
    "lc_structure",
    "lie_poisson",
    "loops",
    "matrix",
    "normal_tree",
    "null_space",
    "one_junction",
    "passivity",
    "pi_control",
    "pointwise",
    "polynomial_casimirs",
    "port_connection_matrices",
    "port_connection_structure",
    "ranks",
    "reduced",
    "resistance",
    "restrict",
    "rotations",
    "shaped_by_casimirs",
    "sparse_loops",
    "terminate",
    "transformer",
    "zero_junction",
]
