"""The conditions on a mechanism under which an algorithm has an answer."""

from __future__ import annotations

from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.errors import ModelError
from poinsot.multibody.holding import balance_of, held_names
from poinsot.multibody.soundness import singular_message, weightless_freedoms


def require_mass_matrix(mechanism: CompiledModel) -> None:
    """Refuses a mechanism with a mass matrix that is singular everywhere, also where its loops determine its motion."""
    if lacking := weightless_freedoms(mechanism.tree):
        raise ModelError(singular_message(mechanism.tree, lacking))


def require_inertia(mechanism: CompiledModel) -> None:
    """Refuses a mechanism with undetermined motion, by the names of the joints that move no inertia."""
    if mechanism.weightless:
        raise ModelError(singular_message(mechanism.tree, mechanism.weightless))


def require_inertia_everywhere(mechanism: CompiledModel, what: str) -> None:
    """Refuses, for what does not know them, freedoms without inertia that springs and dampers alone hold."""
    if names := held_names(mechanism.tree):
        raise ModelError(
            f"mechanism {mechanism.name!r}: {names} move without inertia, held by springs and dampers alone, which "
            f"{what} do not know: give the bodies they carry mass and moments of inertia"
        )


def require_as_drawn(mechanism: CompiledModel) -> None:
    """Refuses a member of a family with massless bodies where the drawn mechanism has inertia."""
    if mechanism.member is None:
        return
    drawn, own = mechanism.member.tree, mechanism.tree
    lacking, there = weightless_freedoms(own), weightless_freedoms(drawn)
    apart = [name for name in lacking if name not in there]
    if not apart and balance_of(drawn):  # where what is drawn has none, its equations leave all inertia out
        apart = [name for name in there if name not in lacking]
    if apart:
        names = ", ".join(map(repr, apart[:12]))
        values = ", ".join(f"{name} = {x:g}" for name, x in mechanism.member.parameters.items())
        here, beside = ("without", "with") if apart[0] in lacking else ("with", "without")
        raise ModelError(
            f"a member of the family of {mechanism.name!r} ({values}) moves {names} {here} inertia, and the mechanism "
            f"the family was made from {beside}: these are other equations. Keep such masses and moments above zero, "
            "or simulate this mechanism by itself: family.at(p)"
        )


def require_mass(mechanism: CompiledModel) -> None:
    """Refuses a mechanism without any mass, which has no mass centre."""
    if not any(body.inertia.mass for body in mechanism.model.bodies):
        raise ModelError(
            f"mechanism {mechanism.name!r} has no mass at all, so it has no mass centre; give one of its bodies "
            f"({', '.join(mechanism.body_names[:12])}) a mass"
        )
