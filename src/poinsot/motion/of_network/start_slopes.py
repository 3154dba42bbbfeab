"""How the state in which a network starts moves with its numbers: what gives it, differentiated.

    ∂H/∂x_i (x, p) = value          of a value given to a conjugate variable
    c(x, t, p) = 0                  of storage that is bound, states that were not given moving as little as they must:
                                    Δx = K A⁺ (−c),  A = ∂c/∂x K,  K = H″^(−1/2)
Law: equals differences of starts, tests/sensitivity/test_starts.py. Source: implicit function theorem;
Golub & Pereyra 1973 (the derivative of A⁺).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Floats, array
from poinsot.algebra.dual import dual
from poinsot.algebra.scalars import less, sqrt, unknown, where
from poinsot.errors import SimulationError
from poinsot.kernels import Kernel
from poinsot.kernels.tangents import tangent_kernel
from poinsot.motion.of_network.family import Networks
from poinsot.motion.of_network.keys import reading
from poinsot.networks.equations import CausalEquations
from poinsot.networks.initial import find_state, said_state
from poinsot.networks.network import NetworkEquations
from poinsot.structures.derivatives import along

ITERATIONS = 60
TORN = 1e-7
"""Rounding of a binding condition, a share of its largest terms."""


class StartSlopes:
    """The starts of a network, of the members of a family at any p: what moves them.

    network  whose order of equations is taken      inputs  as of `network_system`, numbers that bind being signals
    """

    def __init__(self, network: NetworkEquations, inputs: Mapping[str, Any], family: Networks | None) -> None:
        self.family = family
        self.shared = network.equations_by(inputs)
        self.shared.excess.refuse_tied_ports("how a start varies")
        kept = network.kernels if family is None else family.kernels
        self._readable, key = reading(self.shared)
        key += "" if family is None else f"\n{family.key}"
        self._free = {} if family is None else {"p": (len(family.parameter_names),)}
        nx, stored = self.shared.nx, self.shared.stored

        def kernel(name: str, function: Callable[..., Any], given: dict[str, Any], out: dict[str, Any]) -> Any:
            called = f"start: {name}\n{key}"
            if called not in kept:
                kept[called] = Kernel(self._of(function), {**given, **self._free}, out, name, name, called)
            return kept[called]

        self.conjugates: Any = kernel("conjugates", _conjugates, {"x": (nx,)}, {"y": (stored,)}) if stored else None
        self.given: Any = kernel("given starts", _given, {}, {"x": (stored,)}) if stored and self._free else None
        ties = len(self.shared.excess.branches)
        bound = {"c": (ties,), "J": (ties, nx), "K": (nx,)}
        self.bound: Any = kernel("bound storage", _bound, {"x": (nx,), "t": (1,)}, bound) if ties else None

    def _of(self, function: Callable[..., object]) -> Callable[..., Any]:
        def run(p: Array | None = None, **at: Array) -> Any:
            family = self.family
            found = self._readable if p is None or family is None else self._readable.over(family.model(p))
            return function(found, **at)

        return run

    def __call__(
        self, member: NetworkEquations, given: Mapping[str, float], p: Floats, t: float, dp: Floats, moved: str | None
    ) -> Floats:
        """∂x/∂(each of d directions) [d, nx], dp [d, np] of the parameters.

        member  the network at p      given  initial values by the names of states or conjugate variables
        moved   which of these moves by 1 in all directions, None: none
        """
        equations = self.shared.over(member.model)
        x, said = said_state(equations, {}, {m.name: m.start for _, m, _ in equations.machines})
        x, d = np.array(x, dtype=np.float64), len(dp)
        dx = np.zeros((d, len(x)))
        if self.given is not None:
            dx[:, : self.shared.stored] = tangent_kernel(self.given)(p, dp)
        for k, name in enumerate(given):
            index, _, _, conjugate = find_state(equations, name)
            told = dict(list(given.items())[: k + 1])
            x = np.array(said_state(equations, told, {m.name: m.start for _, m, _ in equations.machines})[0], float)
            said[index], right = True, float(name == moved)
            dx[:, index] = 0.0
            if conjugate:
                unit = np.eye(len(x))[index]
                slope = self._moved(self.conjugates, {"x": x}, {"x": unit[None]}, p, dp * 0)[0][0, index]
                dx[:, index] = (right - self._moved(self.conjugates, {"x": x}, {"x": dx}, p, dp)[0][:, index]) / slope
            else:
                dx[:, index] = right
        return dx if self.bound is None else self._on_constraints(x, dx, said, t, p, dp, moved)

    def _moved(
        self, kernel: Any, given: dict[str, Floats], moves: dict[str, Floats], p: Floats, dp: Floats
    ) -> list[Floats]:
        """The directions of a kernel's outputs."""
        values = [p if name == "p" else given[name] for name in kernel.inputs]
        d = max(len(each) for each in moves.values())
        still = {name: np.zeros((1, *np.shape(value))) for name, value in given.items()}
        moving = [{**still, "p": dp[:d], **moves}[name] for name in kernel.inputs]
        found = tangent_kernel(kernel)(*values, *moving)
        return list(found) if isinstance(found, tuple) else [found]

    def _on_constraints(
        self, x: Floats, dx: Floats, said: Bools, t: float, p: Floats, dp: Floats, moved: str | None
    ) -> Floats:
        """How x comes out of the iteration of `networks.initial`, step by step, and a step of its derivative more."""
        at = np.array([t])
        for _ in range(ITERATIONS):
            given = {"x": x, "t": at, "p": p}
            c, J, K = self.bound.ufunc(*(given[name] for name in self.bound.inputs))
            dc, dJ, dK = (np.broadcast_to(each, (len(dx), *of.shape)) for each, of in
                          zip(self._moved(self.bound, given, {"x": dx}, p, dp), (c, J, K), strict=True))  # fmt: skip
            J, dJ = np.where(said, 0.0, J), np.where(said, 0.0, dJ)
            A, dA = J * K, dJ * K + J * dK[:, None]
            inverse = np.linalg.pinv(A, rcond=1e-12)  # as in `networks.initial`, whose start this follows
            s = inverse @ -c
            ds = -(dc + dA @ s) @ inverse.T
            ds = ds + ((inverse.T @ s) @ dA) @ (np.eye(len(x)) - inverse @ A)
            x, dx = x + K * s, dx + K * ds + dK * s
            if np.abs(s).max(initial=0.0) <= 1e-14 * np.abs(x / K).max(initial=0.0):  # the last step is rounding
                break
        self._refuse_contradiction({"x": x, "t": at, "p": p}, dx, p, dp, moved)
        return dx

    def _refuse_contradiction(
        self, given: dict[str, Floats], dx: Floats, p: Floats, dp: Floats, moved: str | None
    ) -> None:
        """SimulationError for a derivative by a start that violates a binding condition."""
        _, J, _ = self.bound.ufunc(*(given[name] for name in self.bound.inputs))
        whole, still = (self._moved(self.bound, given, {"x": each}, p, dp)[0] for each in (dx, 0.0 * dx))
        torn = np.abs(whole) > TORN * (np.abs(dx) @ np.abs(J).T + np.abs(still))
        if torn.any():
            tie = self.shared.excess.ties[int(np.argmax(torn.any(axis=0)))]
            names = [self.shared.model.branches[b].name for b in tie]
            raise SimulationError(
                f"network {self.shared.model.name!r}: no start moves by {moved or 'this number'} alone, for "
                f"{' – '.join(names)} are bound, and where the others start is given: vary what is given of these, or "
                "leave it out"
            )


def _given(equations: CausalEquations) -> Array:
    """The values given by the elements, else 0."""
    return array([0.0 if value is None else value for _, e in equations.storages for value in e.initial])


def _conjugates(equations: CausalEquations, x: Array) -> Array:
    return array(equations.conjugates(list(x)))


def _bound(equations: CausalEquations, x: Array, t: Array) -> tuple[Array, Array, Array]:
    """c, ∂c/∂x and the compliances K."""
    columns = [array([dual(c) for c in equations.excess.constraint(list(along(x, k)), t[0])]) for k in range(len(x))]
    compliance = []
    for h in equations.stiffness(list(x)):
        for i in range(len(h)):
            usable = less(0.0, h[i, i]) if unknown(h[i, i]) else h[i, i] > 0.0
            compliance.append(1.0 / sqrt(where(usable, h[i, i], 1.0)))
    compliance += [1.0] * (len(x) - len(compliance))
    return array(equations.excess.constraint(list(x), t[0])), np.stack(columns, axis=1), array(compliance)
