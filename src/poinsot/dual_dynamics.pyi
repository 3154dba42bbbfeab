"""Dual vectors and dual inertia, and the dynamics of mechanisms by them."""

from .geometry.dual_inertia import DualInertia, binor, by_epsilon, dual_mass, momentum, momentum_by_parts, weight
from .geometry.dual_motors import (
    conjugate,
    displacement_of,
    dual_angle,
    dual_direction,
    dual_length,
    dual_part,
    dual_rotation,
    dual_vector,
    from_motor,
    moment_product,
    motor,
    motor_shift,
    real_part,
)
from .multibody.dual import analogies, two_cylindrical_pairs
from .multibody.dual.dynamics import dalembert, dual_inverse_dynamics, newton_euler
from .multibody.dual.lagrange import cancelling_terms, lagrange
from .multibody.dual.open_chains import ChainStatics, chain_to, statics
from .multibody.dual.tree import DualLink, DualTree, dual_jacobian, dual_tree
from .multibody.dual.virtual_links import virtual_inverse_dynamics

__all__ = [
    "ChainStatics",
    "DualInertia",
    "DualLink",
    "DualTree",
    "analogies",
    "binor",
    "by_epsilon",
    "cancelling_terms",
    "chain_to",
    "conjugate",
    "dalembert",
    "displacement_of",
    "dual_angle",
    "dual_direction",
    "dual_inverse_dynamics",
    "dual_jacobian",
    "dual_length",
    "dual_mass",
    "dual_part",
    "dual_rotation",
    "dual_tree",
    "dual_vector",
    "from_motor",
    "lagrange",
    "moment_product",
    "momentum",
    "momentum_by_parts",
    "motor",
    "motor_shift",
    "newton_euler",
    "real_part",
    "statics",
    "two_cylindrical_pairs",
    "virtual_inverse_dynamics",
    "weight",
]
