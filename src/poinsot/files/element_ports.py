"""Ports of mechanisms in network files, and the gravity of elements on frames there."""

from __future__ import annotations

from typing import Any

from poinsot.components.frames import On
from poinsot.files.arguments import Names, pose, real_at
from poinsot.files.network_elements import Fault, fault_at
from poinsot.files.quantities import shown

Place = tuple[str, ...]


def port_of(place: Place, value: object, names: Names) -> Any:
    """The name of a pair or of a source, the line between two points of bodies, or a frame of a body."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict) and "body" in value:
        frame = {key: each for key, each in value.items() if key != "body"}
        with fault_at(place):
            return On(str(value["body"]), pose(frame, names))
    if isinstance(value, dict) and set(value) == {"between", "body_points"}:
        bodies, points = value["between"], value["body_points"]
        if all(isinstance(v, list) and len(v) == 2 for v in (bodies, points)):
            at = (*place, "body_points")
            ends = []
            for body, point in zip(bodies, points, strict=True):
                if not isinstance(point, list) or len(point) != 3:
                    raise Fault(at, f"must be [[x, y, z], [x, y, z]]; got {shown(points)}")
                ends.append((str(body), tuple(real_at(at, c, names) for c in point)))
            return tuple(ends)
    raise Fault(
        place,
        "must be the name of a pair or of a source, {between = [BODY, BODY], body_points = [POINT, POINT]}, or a "
        f"frame, {{body = BODY, position = POINT, …}}; got {shown(value)}",
    )


def gravity_of(given: object, names: Names) -> tuple[float, float, float]:
    """The gravity of elements on frames in a file without bodies [m/s²]."""
    if not isinstance(given, list) or len(given) != 3:
        raise Fault(("gravity",), f"must be three numbers, [x, y, z] in m/s²; got {shown(given)}")
    x, y, z = (real_at(("gravity",), each, names) for each in given)
    return x, y, z
