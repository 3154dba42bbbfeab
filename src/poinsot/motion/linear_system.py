"""The linear system of a System near a state: exact derivatives of its flow and of its observations.

    ξ̇ = f(x ⊞ ξ, t, u):    A = ∂f/∂ξ,  B = ∂f/∂u,    y = g(x ⊞ ξ, t, u):    C = ∂g/∂ξ,  D = ∂g/∂u

Storage that is bound (capacitors in a loop, closed mechanisms) leaves fewer changes than it has components: the
tangent of its projection spans them, and as many components are kept as tell all others, ξ = T z.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.analysis.linearize import StateSpaceForm
from poinsot.errors import CompilerError, ModelError, nearest
from poinsot.kernels import Kernel
from poinsot.kernels.tangents import tangent_kernel
from poinsot.motion.system import System
from poinsot.motion.with_flow import unbound, with_flow
from poinsot.records import dataclass

_RANK = 1e-9
"""Share of the largest direction of the projection below which one is none."""
_WELL = 0.1
"""Of the component that tells most: so much an earlier one must tell to be taken instead."""


@dataclass(frozen=True, eq=False)
class LinearSystem(StateSpaceForm):
    """ẋ = A x + B δu, δy = C x + D δu near a state of a System, x being changes of the components that are kept.

    A (n, n) [1/s], B (n, k), C (m, n), D (m, k)   with names along each; all components where no outputs were named
    state (nx,), inputs (k,), time   where it was taken; drift: ẋ there (n,), 0 in a steady state
    T (nl, n)   the changes of all components of the System by those kept; without bound storage the identity
    Law     a small step of a run is the step response up to its square, tests/systems/test_state_space.py
    Source  Åström & Murray, Feedback Systems (2008), §5.4
    """

    name: str
    A: Floats
    B: Floats
    C: Floats
    D: Floats
    state_names: tuple[str, ...]
    input_names: tuple[str, ...]
    output_names: tuple[str, ...]
    state: Floats
    inputs: Floats
    time: float
    drift: Floats
    T: Floats


def linear_system(
    system: System,
    state: Floats | None = None,
    inputs: Mapping[str, float] | None = None,
    outputs: Sequence[str] | None = None,
    time: float = 0.0,
) -> LinearSystem:
    """The linear system of a System near a state (its initial one without) and inputs (0 without), at a time [s].

    outputs  names of observed variables that one evaluation gives: variables of branches, "energy_storage"
    Errors   ModelError for what switches or has no explicit flow, by name; for unknown names; for a state where the
             equations have no derivative
    Law      a run from nearby parts as exp(A t) says, to the square of the distance; tests/systems/test_state_space.py
    """
    system = with_flow(
        system, "be differentiated",
        ": it is another linear system in each mode. Leave these elements out, or put smooth laws in their place",
        smooth=True,
    )  # fmt: skip
    x = np.array(system.state.initial if state is None else state, dtype=np.float64)
    if x.shape != (system.state.size,):
        raise ModelError(f"a state of {system.name!r} has {system.state.size} numbers, not the shape {x.shape}")
    if not np.isfinite(x).all():
        raise ModelError(f"number {int(np.argmin(np.isfinite(x)))} of the state of {system.name!r} is not finite")
    given = dict(inputs or {})
    if unknown := [name for name in given if name not in system.inputs.names]:
        hint = nearest(unknown[0], system.inputs.names)
        raise ModelError(f"system {system.name!r} has no input {unknown[0]!r}{hint}")
    u = np.array([float(given.get(name, 0.0)) for name in system.inputs.names])
    return _Taken(system, x, u, float(time)).linear(outputs)


class _Taken:
    """Derivatives of the kernels of a System at one state."""

    def __init__(self, system: System, x: Floats, u: Floats, time: float) -> None:
        self.system, self.x, self.u, self.time = system, x, u, time
        self.known = {
            "x0": x, "x": x, "xi": np.zeros(system.state.local_size), "t": np.array([time]), "u": u,
            "c": system.dynamics.constants(), "p": np.array([*system.dynamics.parameters.values()], dtype=np.float64),
        }  # fmt: skip

    def linear(self, outputs: Sequence[str] | None) -> LinearSystem:
        system, nl, nu = self.system, self.system.state.local_size, len(self.u)
        assert system.dynamics.flow is not None and system.state.retract is not None
        rates = np.asarray(self.values(system.dynamics.flow)[0])
        A, B = self.slopes(system.dynamics.flow, "xi", nl), self.slopes(system.dynamics.flow, "u", nu)
        moved = self.slopes(system.state.retract, "xi", nl)  # ∂x/∂ξ (nx, nl)
        T, own = self.remaining(moved)
        names = [system.state.component_names[k] for k in own]
        if outputs is None:
            C, D, told = np.eye(len(own)), np.zeros((len(own), nu)), names
        else:
            C, D, told = self.observed(outputs, moved)
            C = C @ T
        made = (A @ T)[own], B[own], C, D
        if not all(np.isfinite(each).all() for each in made):
            raise ModelError(f"system {system.name!r} has no derivatives at this state: it is singular there")
        return LinearSystem(
            system.name, *made, tuple(names), system.inputs.names, tuple(told), self.x, self.u, self.time,
            rates[own], T,
        )  # fmt: skip

    def remaining(self, moved: Floats) -> tuple[Floats, Ints]:
        """T (nl, n), and the components that tell the others."""
        nl, system = self.system.state.local_size, self.system
        if system.state.project is None:
            return np.eye(nl), np.arange(nl)
        P = self.slopes(system.state.project, "x", system.state.size)
        P = P @ P @ P  # a step takes rates at the positions before it: the next ones take away what that leaves
        scale = system.state.units
        W = np.linalg.lstsq(moved, P @ moved, rcond=None)[0] / scale[:, None] * scale
        left, sizes, _ = np.linalg.svd(W)
        n = int((sizes > _RANK * max(float(sizes[0]), 1e-300)).sum())
        own = _telling(left[:, :n])
        T = left[:, :n] @ np.linalg.inv(left[own, :n])
        return scale[:, None] * T / scale[own], own

    def observed(self, outputs: Sequence[str], moved: Floats) -> tuple[Floats, Floats, list[str]]:
        """C by the components of ξ, D, and a name for every row."""
        system = self.system
        C, D, told = [np.zeros((0, system.state.local_size))], [np.zeros((0, len(self.u)))], []
        if isinstance(outputs, str):
            raise ModelError(f"outputs must be a list of names, such as outputs=[{outputs!r}]")
        for name in outputs:
            if name in system.state.component_names:
                C.append(np.eye(system.state.local_size)[[system.state.component_names.index(name)]])
                D.append(np.zeros((1, len(self.u))))
                told.append(name)
                continue
            one = system.books.observations.get(name)
            if one is None or one.entry is None:
                seen = (k for k, each in system.books.observations.items() if each.entry)
                known = [*system.state.component_names, *seen]
                raise ModelError(
                    f"system {system.name!r} has no output {name!r} that follows from a state alone"
                    f"{nearest(name, known)}; there are {', '.join(known[:6])}{', …' if len(known) > 6 else ''}"
                )
            kernel, places = one.entry
            C.append(self.slopes(kernel, "x", len(self.x))[places] @ moved)
            D.append(self.slopes(kernel, "u", len(self.u))[places])
            rows = len(C[-1])
            labels = system.books.storage_names if one.dims == ("storage",) else range(rows)
            told += [name] if rows == 1 and not one.dims else [f"{name}[{label}]" for label in labels]
        return np.vstack(C), np.vstack(D), told

    def values(self, kernel: object) -> tuple[Floats, ...]:
        """The outputs of a kernel here."""
        whole = self.whole(kernel)
        found = whole.ufunc(*(self.known[name] for name in whole.inputs))
        return found if isinstance(found, tuple) else (found,)

    def slopes(self, kernel: object, along: str, count: int) -> Floats:
        """∂(first output)/∂(an operand): (outputs, count)."""
        whole = self.whole(kernel)
        rows = int(np.prod(next(iter(whole.outputs.values()))))
        if not count or along not in whole.inputs:
            return np.zeros((rows, count))
        full = {name: self.known[name] for name, shape in whole.inputs.items() if 0 not in shape}
        still = {name: np.zeros((count, *each.shape)) for name, each in full.items()}
        still[along] = np.eye(count)
        try:
            found = tangent_kernel(whole)(*full.values(), *still.values())
        except CompilerError as error:
            raise ModelError(f"system {self.system.name!r} cannot be differentiated: {error}") from None
        first = found[0] if isinstance(found, tuple) else found
        return np.asarray(first, dtype=np.float64).reshape(count, rows).T

    @staticmethod
    def whole(kernel: object) -> Kernel:
        found = unbound(kernel)
        assert isinstance(found, Kernel)
        return found


def _telling(basis: Floats) -> Ints:
    """As many rows of a basis (nl, n) as it has columns, independent ones, the first of those that are well so."""
    left, own = basis.copy(), list[int]()
    for _ in range(basis.shape[1]):
        sizes = np.linalg.norm(left, axis=1)
        own.append(int(np.flatnonzero(sizes >= _WELL * sizes.max())[0]))
        way = left[own[-1]] / sizes[own[-1]]
        left -= np.outer(left @ way, way)
    return np.sort(np.array(own, dtype=np.int64))
