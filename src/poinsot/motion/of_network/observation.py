"""What is observed of a network: states, across and through variables by name, the motion of its mechanisms."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.motion.of_mechanism import labels_of
from poinsot.networks.network import NetworkEquations
from poinsot.networks.states import NetworkStates

Floats = NDArray[np.float64]


def observe_network(
    network: NetworkEquations, equations: NetworkStates, kernel: Any, times: Floats, states: Floats, inputs: Floats
) -> dict[str, Any]:
    """name → (dims, array, attrs): "element.quantity" for all states and all variables of branches, and the energies.

    A mechanism adds its motion as "name.joint_position" and so on, along its own dimensions "name.coordinate", ….
    """
    values = kernel.ufunc(states, times[:, None], inputs)
    found: dict[str, Any] = {}
    quantities = [q for _, e in equations.storages for q in e.states]
    for k, quantity in enumerate(quantities):
        found[equations.state_names[k]] = ("time",), states[:, k], {"units": quantity.unit}
    branches = equations.model.branches
    for k, b in enumerate(branches):
        for column, quantity in ((k, b.domain.across), (k + len(branches), b.domain.through)):
            found[f"{b.name}.{quantity.name}"] = ("time",), values[:, column], {"units": quantity.unit}
    for _, machine, start in equations.machines:
        motion = machine.owner.observe(states[:, start : start + machine.size])
        for name, (dims, array, attrs) in motion.items():
            own = tuple(d if d in ("time", "axis", "quaternion", "component") else f"{machine.name}.{d}" for d in dims)
            found[f"{machine.name}.{name}"] = own, array, attrs
    found["energy_storage"] = ("time", "storage"), values[:, 2 * len(branches) :], {"units": "J"}
    return found


def labels_of_mechanisms(equations: NetworkStates) -> dict[str, tuple[str, ...]]:
    """Names along the dimensions of its mechanisms' variables, as "name.coordinate"."""
    found: dict[str, tuple[str, ...]] = {}
    for _, machine, _ in equations.machines:
        for dimension, names in labels_of(machine.tree).items():
            shared = dimension in ("axis", "quaternion", "component")
            found[dimension if shared else f"{machine.name}.{dimension}"] = names
    return found
