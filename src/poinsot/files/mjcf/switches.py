"""What switches along the tendons of a compiled MJCF model: their limits and dry friction. Those of joints are data."""

from __future__ import annotations

from collections.abc import Iterator

from poinsot.backends.robot_files.names import TakenNames
from poinsot.files.mjcf.compiled import Compiled
from poinsot.files.mjcf.stretches import tendon
from poinsot.multibody.switching.along import Friction, Limit
from poinsot.multibody.switching.element import SwitchingElement


def read_switches(compiled: Compiled, bodies: list[str], losses: bool) -> Iterator[SwitchingElement]:
    """The elements; a range without width does not limit.

    bodies: names of the bodies in MuJoCo's order; losses: whether dry friction acts
    """
    model = compiled.model
    if compiled.has("CONSTRAINT"):
        return
    names = TakenNames([*compiled.names("actuator"), *compiled.names("joint")])
    for i, name in enumerate(compiled.names("tendon")):
        margin = float(model.tendon_margin[i])
        lower, upper = (float(x) + m for x, m in zip(model.tendon_range[i], (margin, -margin), strict=True))
        limited = bool(model.tendon_limited[i]) and lower < upper and not compiled.has("LIMIT")
        rubs = float(model.tendon_frictionloss[i]) if losses and not compiled.has("FRICTIONLOSS") else 0.0
        if not (limited or rubs):
            continue
        way = tendon(compiled, i, bodies)
        if limited:
            yield Limit(names.new(f"{name} limit"), way.stretch, lower - way.beside, upper - way.beside)
        if rubs:
            yield Friction(names.new(f"{name} friction"), way.stretch, rubs)
