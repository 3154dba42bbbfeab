"""Graphs, Dirac structures, port-Hamiltonian systems, Casimir functions, reduction and control by them."""

from .canonical import (
    CanonicalCoordinates as CanonicalCoordinates,
    canonical_coordinates as canonical_coordinates,
    darboux as darboux,
)
from .canonical_charts import CanonicalChart as CanonicalChart, canonical_chart as canonical_chart
from .casimirs import (
    casimir_defect as casimir_defect,
    casimirs as casimirs,
    conserved as conserved,
    courant_bracket as courant_bracket,
    integrability_defect as integrability_defect,
    interaction_potential as interaction_potential,
    jacobi_defect as jacobi_defect,
)
from .composition import close_ports as close_ports, compose as compose, restrict as restrict
from .darboux_charts import DarbouxChart as DarbouxChart, darboux_chart as darboux_chart
from .derivatives import gradient as gradient, hessian as hessian
from .dirac import (
    DiracStructure as DiracStructure,
    DissipativeStructure as DissipativeStructure,
    dirac as dirac,
    dissipative as dissipative,
)
from .energy_shaping import ShapedMechanism as ShapedMechanism, energy_shaping as energy_shaping
from .families import DiracFamily as DiracFamily, pointwise as pointwise, terminate as terminate
from .graph import (
    Edge as Edge,
    Graph as Graph,
    loops as loops,
    port_connection_matrices as port_connection_matrices,
    sparse_loops as sparse_loops,
)
from .hybrid import hybrid_matrix as hybrid_matrix
from .implicit_systems import port_interconnection as port_interconnection, implicit as implicit
from .implicit_systems import explicit_system as explicit_system, feedback_interconnection as feedback_interconnection
from .kirchhoff import (
    EdgeKind as EdgeKind,
    NormalTree as NormalTree,
    kirchhoff_structure as kirchhoff_structure,
    normal_tree as normal_tree,
    port_connection_structure as port_connection_structure,
)
from .kirchhoff import LCStructure as LCStructure, lc_structure as lc_structure
from .poisson import (
    se3_structure_constants as se3_structure_constants,
    lie_poisson as lie_poisson,
    lie_poisson_system as lie_poisson_system,
    so3_structure_constants as so3_structure_constants,
)
from .matrices import matrix as matrix, null_space as null_space
from .momentum_reduction import momentum_map as momentum_map, reduced_at_momentum as reduced_at_momentum
from .multiports import (
    actuated_constraint as actuated_constraint,
    constraint as constraint,
    gyrator as gyrator,
    one_junction as one_junction,
    stokes_dirac as stokes_dirac,
    transformer as transformer,
    zero_junction as zero_junction,
)
from .passive_control import (
    Assigned as Assigned,
    assigned as assigned,
    controller_casimirs as controller_casimirs,
    controller_polynomials as controller_polynomials,
    damping_injection as damping_injection,
    control_by_interconnection as control_by_interconnection,
    pi_control as pi_control,
    shaped_by_casimirs as shaped_by_casimirs,
)
from .poisson import (
    bracket as bracket,
    closedness_defect as closedness_defect,
    in_coordinates as in_coordinates,
    ranks as ranks,
)
from .casimirs import polynomial_casimirs as polynomial_casimirs
from .port_hamiltonian import Balance as Balance, PassivityCertificate as PassivityCertificate, passivity as passivity
from .ports import Port as Port
from .multiports import (
    HybridForm as HybridForm,
    constrained as constrained,
    from_constrained as from_constrained,
    from_hybrid as from_hybrid,
    from_image as from_image,
    from_input_output as from_input_output,
    hybrid as hybrid,
    input_output as input_output,
)
from .resistive import (
    Resistive as Resistive,
    ResistiveLaw as ResistiveLaw,
    conductance as conductance,
    resistance as resistance,
)
from .momentum_reduction import ReducedSystem as ReducedSystem, reduced_by_symmetry as reduced_by_symmetry

__all__ = [
    "Assigned",
    "Balance",
    "CanonicalChart",
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
    "ReducedSystem",
    "Resistive",
    "ResistiveLaw",
    "ShapedMechanism",
    "actuated_constraint",
    "assigned",
    "bracket",
    "canonical_chart",
    "canonical_coordinates",
    "casimir_defect",
    "casimirs",
    "close_ports",
    "closedness_defect",
    "compose",
    "conductance",
    "conserved",
    "constrained",
    "constraint",
    "control_by_interconnection",
    "controller_casimirs",
    "controller_polynomials",
    "courant_bracket",
    "damping_injection",
    "darboux",
    "darboux_chart",
    "dirac",
    "dissipative",
    "energy_shaping",
    "explicit_system",
    "feedback_interconnection",
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
    "jacobi_defect",
    "kirchhoff_structure",
    "lc_structure",
    "lie_poisson",
    "lie_poisson_system",
    "loops",
    "matrix",
    "momentum_map",
    "normal_tree",
    "null_space",
    "one_junction",
    "passivity",
    "pi_control",
    "pointwise",
    "polynomial_casimirs",
    "port_connection_matrices",
    "port_connection_structure",
    "port_interconnection",
    "ranks",
    "reduced_at_momentum",
    "reduced_by_symmetry",
    "resistance",
    "restrict",
    "se3_structure_constants",
    "shaped_by_casimirs",
    "so3_structure_constants",
    "sparse_loops",
    "stokes_dirac",
    "terminate",
    "transformer",
    "zero_junction",
]
