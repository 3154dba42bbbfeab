"""The algorithms of a mechanism by name, as pure functions with the shapes of their arguments and results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from poinsot.algorithms.compiled import compiled
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.algorithms.frames import BodyFrames, of_body
from poinsot.algorithms.shapes import shape_of
from poinsot.errors import ModelError, nearest
from poinsot.records import dataclass


@dataclass(frozen=True)
class Algorithm:
    """A pure function ``function(tree, **inputs)``, any scalar, with the shapes that it has for one mechanism."""

    name: str
    function: Callable[..., Any]
    inputs: dict[str, tuple[int, ...]]
    outputs: dict[str, tuple[int, ...]]
    doc: str


def algorithm_names(mechanism: CompiledModel) -> list[str]:
    """Names of the algorithms of the whole mechanism, those of one body left out."""
    return _names(type(mechanism), compiled)


def _names(owner: type, kind: type) -> list[str]:
    return [name for name in dir(owner) if isinstance(getattr(owner, name), kind)]


def find_algorithm(mechanism: CompiledModel, name: str, body: str | None = None, free: bool = False) -> Algorithm:
    """The algorithm called ``name``, such as "inverse_dynamics"; with a body: "pose", "jacobian_body", …

    free: for trees with free parameters, where no condition of a closure is known to hold everywhere.
    ModelError for an unknown name or body, with the nearest that there is.
    """
    of_bodies = _names(BodyFrames, of_body)
    known = algorithm_names(mechanism) if body is None else of_bodies
    if name not in known:
        if body is None and name in of_bodies:
            one = mechanism.body_names[0]
            raise ModelError(f"the algorithm {name!r} belongs to a body; name it, as in body={one!r}")
        whose = "" if body is None else " of a body"
        raise ModelError(f"there is no algorithm {name!r}{whose}{nearest(name, known)}; they are {', '.join(known)}")
    if body is None:
        whole: compiled = getattr(type(mechanism), name)
        results = {"result": whole.result} if isinstance(whole.result, str) else whole.result
        return _algorithm(mechanism, name, whole.function, whole.inputs, results, whole.__doc__, free)
    if body not in mechanism.tree.bodies:
        raise ModelError(f"mechanism {mechanism.name!r} has no body {body!r}{nearest(body, mechanism.tree.bodies)}")
    part: of_body = getattr(BodyFrames, name)

    def function(tree: Any, **inputs: Any) -> Any:
        return part.function(tree, body, **inputs)

    return _algorithm(mechanism, f"{name} {body}", function, part.inputs, {"result": part.result}, part.__doc__)


def _algorithm(
    mechanism: CompiledModel,
    name: str,
    function: Callable[..., Any],
    inputs: Any,
    results: Any,
    doc: str | None,
    free: bool = False,
) -> Algorithm:
    taken, given = ({key: shape_of(mechanism, s, free) for key, s in each.items()} for each in (inputs, results))
    return Algorithm(name, function, taken, given, doc or "")
