"""What is told of an implicit system's run: its energy by parts that add up, nominal sizes, and its variables by name.

    H(x) = H(0) + Σ_g [H(x_g, 0) − H(0)]     over groups of states that ∂²H/∂x² does not couple

So a store of potential energy and one of kinetic energy are two, and a ledger shows what they exchange.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.algebra.traced import symbols
from poinsot.compiler import Kernel
from poinsot.compiler.graph import jacobian
from poinsot.motion.implicit_equations import ImplicitEquations
from poinsot.motion.observing import Batch, Observation
from poinsot.structures.derivatives import gradient
from poinsot.structures.ports import components, port_of

Floats = NDArray[np.float64]


@final
class Storages:
    """The energy by groups of states.

    groups  the states of each; names: of their port, or of the states; floors: the energy at rest, NaN where its zero
            is arbitrary
    """

    def __init__(self, equations: ImplicitEquations) -> None:
        self.model, self.n = equations.model, equations.n
        self.groups = self._groups() if np.isfinite(self._number(np.zeros(self.n))) else [tuple(range(self.n))]
        self.names = tuple(self._name(equations, g) for g in self.groups) or (self.model.name,)
        self.floors = self._floors()

    def _number(self, x: Floats) -> float:
        try:
            return float(self.model.hamiltonian(x))
        except (ArithmeticError, ValueError):
            return np.nan

    def _groups(self) -> list[tuple[int, ...]]:
        x = symbols("x", (self.n,))
        coupled = jacobian(jacobian(array([self.model.hamiltonian(x)]), x)[0], x)
        group = list(range(self.n))
        for i in range(self.n):
            for j in range(i):
                if not is_zero(coupled[i, j]) and group[i] != group[j]:
                    old, new = group[i], group[j]
                    group = [new if g == old else g for g in group]
        return [tuple(i for i in range(self.n) if group[i] == g) for g in dict.fromkeys(group)]

    def _name(self, equations: ImplicitEquations, group: tuple[int, ...]) -> str:
        at = 0
        for port in self.model.storage:
            if group == tuple(range(at, at + port.dimension)):
                return port.name
            at += port.dimension
        return ", ".join(equations.states[k] for k in group)

    def _floors(self) -> Floats:
        rest = np.zeros(self.n)
        try:
            slopes = np.array(gradient(self.model.hamiltonian, rest), dtype=float)
        except (ArithmeticError, ValueError):
            slopes = np.full(self.n, np.nan)
        found = np.full(len(self.names), np.nan)
        for k, group in enumerate(self.groups):
            if all(slopes[i] == 0.0 for i in group):
                found[k] = self._number(rest) if k == 0 else 0.0
        return found

    def energies(self, x: Array) -> list[Scalar]:
        """H of each group; the first has H(0) besides."""
        if len(self.groups) < 2:
            return [self.model.hamiltonian(x)]
        zero = self.model.hamiltonian(array([0.0] * self.n))
        found: list[Scalar] = []
        for group in self.groups:
            alone = array([x[i] if i in group else 0.0 for i in range(self.n)])
            found.append(self.model.hamiltonian(alone) - (zero if found else 0.0))
        return found


def nominal_sizes(equations: ImplicitEquations, x: Floats) -> Floats:
    """The state that one unit of its effort stands for, 1/H″ at x; one where H is not curved."""
    found = np.ones(equations.n)
    for k in range(equations.n):
        moved = np.empty(equations.n, dtype=object)
        for i, value in enumerate(x.tolist()):
            own = float(i == k)
            moved[i] = Dual(Dual(value, own), Dual(own, 0.0))
        try:
            curvature = float(dual(dual(equations.model.hamiltonian(moved))))
        except (ArithmeticError, ValueError):
            continue
        if np.isfinite(curvature) and curvature > 0 and np.isfinite(1 / curvature):
            found[k] = 1 / curvature
    return found


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
    for resistor, ports in zip(e.resistors, e.model.resistive, strict=True):
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
        def read(b: Batch) -> Floats:
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
