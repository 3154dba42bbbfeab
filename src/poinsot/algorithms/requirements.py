"""What an algorithm requires of a mechanism, to have an answer at all."""

from __future__ import annotations

from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.errors import ModelError
from poinsot.multibody.soundness import singular_message, weightless_freedoms


def require_mass_matrix(mechanism: CompiledModel) -> None:
    """Refuses a mechanism whose mass matrix is singular everywhere, also where its loops determine its motion."""
    if lacking := weightless_freedoms(mechanism.tree):
        raise ModelError(singular_message(mechanism.tree, lacking))


def require_inertia(mechanism: CompiledModel) -> None:
    """Refuses a mechanism whose motion nothing determines, by the names of the joints that move no inertia."""
    if mechanism.weightless:
        raise ModelError(singular_message(mechanism.tree, mechanism.weightless))


def require_mass(mechanism: CompiledModel) -> None:
    """Refuses a mechanism without any mass, which has no mass centre."""
    if not any(body.inertia.mass for body in mechanism.model.bodies):
        raise ModelError(
            f"mechanism {mechanism.name!r} has no mass at all, so it has no mass centre; give one of its bodies "
            f"({', '.join(mechanism.body_names[:12])}) a mass"
        )
