"""Dual vectors and dual inertia, and the dynamics of mechanisms by them."""

from .geometry.dual_inertia import (
    DualInertia as DualInertia,
    binor as binor,
    by_epsilon as by_epsilon,
    dual_mass as dual_mass,
    momentum as momentum,
    momentum_by_parts as momentum_by_parts,
    weight as weight,
)
from .geometry.dual_motors import (
    conjugate as conjugate,
    displacement_of as displacement_of,
    dual_angle as dual_angle,
    dual_direction as dual_direction,
    dual_length as dual_length,
    dual_part as dual_part,
    dual_rotation as dual_rotation,
    dual_vector as dual_vector,
    from_motor as from_motor,
    moment_product as moment_product,
    motor as motor,
    motor_shift as motor_shift,
    real_part as real_part,
)
from .multibody.dual import analogies as analogies, two_cylindrical_pairs as two_cylindrical_pairs
from .multibody.dual.dynamics import (
    dalembert as dalembert,
    dual_inverse_dynamics as dual_inverse_dynamics,
    newton_euler as newton_euler,
)
from .multibody.dual.lagrange import cancelling_terms as cancelling_terms, lagrange as lagrange
from .multibody.dual.open_chains import ChainStatics as ChainStatics, chain_to as chain_to, statics as statics
from .multibody.dual.tree import (
    DualLink as DualLink,
    DualTree as DualTree,
    dual_jacobian as dual_jacobian,
    dual_tree as dual_tree,
)
from .multibody.dual.virtual_links import virtual_inverse_dynamics as virtual_inverse_dynamics

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
