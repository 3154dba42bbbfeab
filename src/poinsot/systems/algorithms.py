"""The algorithms of a mechanism by name, as pure functions with the shapes of their arguments and results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from poinsot.errors import ModelError
from poinsot.mechanisms import kinematics
from poinsot.mechanisms.model import nearest
from poinsot.systems.compiled import compiled, shape_of

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism

_OF_A_BODY: dict[str, tuple[Callable[..., Any], tuple[str, ...], str, str]] = {
    "pose": (lambda tree, body, q: kinematics.body_pose(tree, q, body).matrix, ("q",), "4×4", "pose(q) → X_WB"),
    "twist": (
        lambda tree, body, q, v: kinematics.body_jacobian(tree, q, body) @ v,
        ("q", "v"),
        "6",
        "twist(q, v) → V (ω; v) in world coordinates, v at the world origin",
    ),
    "jacobian": (
        lambda tree, body, q: kinematics.body_jacobian(tree, q, body),
        ("q",),
        "6×v",
        "jacobian(q) → J, J v = twist (ω; v) in world coordinates, v at the world origin",
    ),
}


@dataclass(frozen=True)
class Algorithm:
    """A pure function ``function(tree, **inputs)``, any scalar, with the shapes that it has for one mechanism."""

    name: str
    function: Callable[..., Any]
    inputs: dict[str, tuple[int, ...]]
    outputs: dict[str, tuple[int, ...]]
    doc: str


def algorithm_names(mechanism: Mechanism) -> list[str]:
    """Names of the algorithms of the whole mechanism, those of one body left out."""
    return sorted(name for name in dir(type(mechanism)) if isinstance(getattr(type(mechanism), name), compiled))


def find_algorithm(mechanism: Mechanism, name: str, body: str | None = None) -> Algorithm:
    """The algorithm called ``name``, such as "inverse_dynamics"; with a body: "pose", "twist" or "jacobian".

    ModelError for an unknown name or body, with the nearest that there is.
    """
    if body is None:
        found = getattr(type(mechanism), name, None)
        if isinstance(found, compiled):
            outputs = {"result": found.result} if isinstance(found.result, str) else found.result
            return Algorithm(
                name,
                found.function,
                {key: shape_of(mechanism, shape) for key, shape in found.inputs.items()},
                {key: shape_of(mechanism, shape) for key, shape in outputs.items()},
                found.__doc__ or "",
            )
        if name in _OF_A_BODY:
            raise ModelError(
                f"the algorithm {name!r} belongs to a body; name it, as in body={mechanism.body_names[0]!r}"
            )
        raise ModelError(f"there is no algorithm {name!r}{nearest(name, algorithm_names(mechanism))}")
    if name not in _OF_A_BODY:
        hint = f"{nearest(name, _OF_A_BODY)}; they are {', '.join(_OF_A_BODY)}"
        raise ModelError(f"there is no algorithm {name!r} of a body{hint}")
    if body not in mechanism.tree.bodies:
        raise ModelError(f"mechanism {mechanism.name!r} has no body {body!r}{nearest(body, mechanism.tree.bodies)}")
    function, arguments, shape, doc = _OF_A_BODY[name]
    return Algorithm(
        f"{name} {body}",
        lambda tree, **inputs: function(tree, body, **inputs),
        {key: shape_of(mechanism, key) for key in arguments},
        {"result": shape_of(mechanism, shape)},
        doc,
    )
