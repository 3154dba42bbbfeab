"""Dual vectors and dual inertia, and the dynamics of mechanisms by them."""

from .geometry.dual_motors import (
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
from .multibody.dual.body import (
    kinetic_energy as kinetic_energy_of_dual_momentum,
    kinetic_energy_about_axis as kinetic_energy_about_axis,
    kinetic_energy_by_parts as kinetic_energy_by_parts,
    motor_rate as motor_rate,
    newton_euler as dual_equation_of_motion,
    potential_energy as potential_energy_of_weight,
)
from .multibody.dual.dynamics import (
    dalembert as dalembert,
    dual_inverse_dynamics as dual_inverse_dynamics,
    newton_euler as newton_euler,
    single_freedoms as single_freedoms,
)
from .multibody.dual.dynamics import (
    cancelling_terms as cancelling_terms,
    kinetic_energy as dual_kinetic_energy,
    lagrange as lagrange,
    potential_energy as dual_potential_energy,
)
from .multibody.dual.loops import DualLoop as DualLoop, dual_loops as dual_loops
from .multibody.dual.open_chains import (
    ChainStatics as ChainStatics,
    accelerations as chain_accelerations,
    chain_to as chain_to,
    statics as statics,
    velocities as chain_velocities,
)
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
    "DualLoop",
    "DualTree",
    "analogies",
    "binor",
    "by_epsilon",
    "cancelling_terms",
    "chain_accelerations",
    "chain_to",
    "chain_velocities",
    "conjugate",
    "dalembert",
    "displacement_of",
    "dual_angle",
    "dual_direction",
    "dual_equation_of_motion",
    "dual_inverse_dynamics",
    "dual_jacobian",
    "dual_kinetic_energy",
    "dual_length",
    "dual_loops",
    "dual_mass",
    "dual_part",
    "dual_potential_energy",
    "dual_rotation",
    "dual_tree",
    "dual_vector",
    "from_motor",
    "kinetic_energy_about_axis",
    "kinetic_energy_by_parts",
    "kinetic_energy_of_dual_momentum",
    "lagrange",
    "moment_product",
    "momentum",
    "momentum_by_parts",
    "motor",
    "motor_rate",
    "motor_shift",
    "newton_euler",
    "potential_energy_of_weight",
    "real_part",
    "single_freedoms",
    "statics",
    "two_cylindrical_pairs",
    "virtual_inverse_dynamics",
    "weight",
]
