"""The records of a run of an implicit system: its energy by parts that add up, nominal sizes, and its variables by
name.

    H(x) = H(o) + Σ_g [H(x_g, o) − H(o)]     over groups of states that ∂²H/∂x² does not couple, o = 0 or the start

So a store of potential energy and one of kinetic energy are two, and a ledger shows what they exchange.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, final

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.scalars import Scalar
from poinsot.kernels import Kernel
from poinsot.motion.implicit_equations import ImplicitEquations
from poinsot.motion.keeping import joined
from poinsot.motion.observing import Observation, SampleBatch
from poinsot.structures.ports import components, port_of


@final
class Storages:
    """The energy by groups of states.

    groups  the states of each; names: of their port, or of the states; floors: the energy at rest, NaN where its zero
            is arbitrary
    """

    def __init__(self, equations: ImplicitEquations, start: Floats) -> None:
        self.model, self.n, self.energy = equations.model, equations.n, equations.energy
        rest = np.zeros(self.n)
        slopes = equations.gradient(rest)
        self.rests = bool(np.isfinite([equations.energy(rest), *slopes]).all())
        self.origin = rest if self.rests else start
        self.groups = joined(equations.energy, self.n)
        self.names = tuple(self._name(equations, g) for g in self.groups) or (self.model.name,)
        at_rest = [self.rests and all(slopes[i] == 0.0 for i in group) for group in self.groups] or [self.rests]
        first = [equations.energy(rest)] + [0.0] * (len(at_rest) - 1)
        self.floors = np.where(at_rest, first, np.nan)

    def _name(self, equations: ImplicitEquations, group: tuple[int, ...]) -> str:
        at = 0
        for port in self.model.storage:
            if group == tuple(range(at, at + port.dimension)):
                return port.name
            at += port.dimension
        return ", ".join(equations.states[k] for k in group)

    def energies(self, x: Array) -> list[Scalar]:
        """H of each group; the first has that of the origin besides."""
        if len(self.groups) < 2:
            return [self.energy(x)]
        origin = self.origin.tolist()
        constant = self.energy(origin)
        found: list[Scalar] = []
        for group in self.groups:
            alone = array([x[i] if i in group else origin[i] for i in range(self.n)])
            found.append(self.energy(alone) - (constant if found else 0.0))
        return found


def nominal_sizes(equations: ImplicitEquations, x: Floats) -> Floats:
    """The state that one unit of its effort stands for, 1/H″ at x; one where H is not curved."""
    curved = np.diag(np.asarray(equations.curvature(x), dtype=float).reshape(len(x), len(x)))
    usable = np.isfinite(curved) & (curved > 0)
    found: Floats = np.where(usable, 1 / np.where(usable, curved, 1.0), 1.0)
    return np.where(np.isfinite(found), found, 1.0)


def columns_by_name(e: ImplicitEquations) -> dict[str, int]:
    """The column of every flow and effort: of states, of ports, of resistive ports."""
    found: dict[str, int] = {}
    for k, name in enumerate(e.states):
        found |= {f"{name}.flow": k, f"{name}.effort": e.gradient_at + k}
    at = 0
    for port, variable in e.model.inputs.items():
        for name in components([port_of(e.ports, port)]):
            given, output = e.input_at + at, e.n + at
            flow, effort = (output, given) if variable == "effort" else (given, output)
            found |= {f"{name}.flow": flow, f"{name}.effort": effort}
            at += 1
    for resistor, ports in zip(e.resistors, e.model.relations, strict=True):
        names = components([port_of(e.ports, p) for p in ports])
        for name, f, effort in zip(names, resistor.flows, resistor.efforts, strict=True):
            found |= {f"{name}.flow": f, f"{name}.effort": effort}
    return found


def implicit_observations(
    equations: ImplicitEquations,
    variables: Callable[[Mapping[str, int]], Kernel],
    storages: Kernel,
) -> dict[str, Observation]:
    """States, flows and efforts, and the energies stored; ``variables`` makes the kernel of these columns."""
    columns = columns_by_name(equations)

    def variable(k: int) -> Observation:
        def read(b: SampleBatch) -> Floats:
            found: Floats = b.once("variables", lambda: kernel.ufunc(b.states, b.times[:, None], b.inputs))
            return found[:, k]

        return Observation((), {}, read)

    def state(k: int) -> Observation:
        return Observation((), {}, lambda b: b.states[:, k])

    found: dict[str, Any] = {name: state(k) for k, name in enumerate(equations.states)}
    if columns:
        kernel = variables(columns)
        found |= {name: variable(k) for k, name in enumerate(columns)}
    found["energy_storage"] = Observation(("storage",), {"units": "J"}, lambda b: storages.ufunc(b.states))
    return found
