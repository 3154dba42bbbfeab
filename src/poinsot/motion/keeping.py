"""Steps that keep the structure of port-Hamiltonian systems, as kernels: `motion.system.System.dynamics.keeping`.

    b − a = h ((J − R)(m) ∂̄H(a, b) + (G − P)(m) u),   y = (G + P)ᵀ ∂̄H + (S − N) u,   m = (a + b)/2
    H(b) − H(a) = h (yᵀu − (∂̄H; u)ᵀ [R P; Pᵀ S] (∂̄H; u))                                    to rounding

∂̄H is a discrete gradient (`structures.derivatives`). Law: tests/simulation/test_keeping.py
Source: Gonzalez (1996); Celledoni & Høiseth, Energy-preserving and passivity-consistent numerical discretization of
port-Hamiltonian systems, arXiv:1706.08621 (2017).
Units: those of the states; H [J], h [s].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar, absolute, is_zero, sqrt
from poinsot.algebra.traced import symbols
from poinsot.kernels.implicit import ImplicitKernel
from poinsot.motion.kernels import CompiledFunction
from poinsot.structures.derivatives import SCHEMES, Energy

APART = 2.0**-20
"""Of a state, and of the terms of its change in a step."""


class Explicit(Protocol):
    """The functions of an explicit port-Hamiltonian system."""

    @property
    def name(self) -> str: ...
    @property
    def model(self) -> Any: ...
    def flow(self, x: Array, u: Array, e: Array | None = None) -> tuple[Array, Array, Scalar]: ...
    def terms(self, x: Array, u: Array) -> list[Scalar]: ...


def keeping_step(
    system: Explicit, scheme: str, values: Callable[[Scalar, Array], Array], nu: int, key: str
) -> CompiledFunction:
    """(x₀, t, u, h) → (x₁, energies): ports, then dissipation.

    values  (t, u) → the inputs
    """
    n, p, H = len(system.model.states), len(system.model.inputs), system.model.hamiltonian
    groups = joined(H, n)

    def origin(x0: Array, t: Array, u: Array, h: Array) -> Array:
        """Where unknowns at rest are solved for: rounding differs from motion (`multibody.discrete_motion`)."""
        terms = system.terms(x0, values(t[0], u))
        return array([APART * (absolute(x) + absolute(h[0] * term)) for x, term in zip(x0, terms, strict=True)])

    def step(x0: Array, t: Array, u: Array, h: Array, w: Array) -> tuple[Array, Array, Scalar]:
        slope = SCHEMES[scheme](H, x0, x0 + w, groups)
        return system.flow(x0 + w * 0.5, values(t[0], u), slope)

    def residual(w: Array, **a: Array) -> Array:
        change = w - origin(**a)
        return array([each - a["h"][0] * rate for each, rate in zip(change, step(w=change, **a)[0], strict=True)])

    def result(w: Array, **a: Array) -> tuple[Array, Array]:
        rates, supplied, lost = step(w=w - origin(**a), **a)
        h = a["h"][0]
        moved = [x + h * rate for x, rate in zip(a["x0"], rates, strict=True)]
        return array(moved), array([h * power for power in (*supplied, lost)])

    given = {"x0": (n,), "t": (1,), "u": (nu,), "h": (1,)}
    out = {"x1": (n,), "energies": (p + 1,)}
    marked = f"{scheme} {groups}\n{key}"
    return ImplicitKernel(residual, result, n, given, out, scheme, key=marked, guess=origin)


def joined(H: Energy, n: int, ports: Sequence[int] = ()) -> tuple[tuple[int, ...], ...]:
    """The places of states that an energy joins: it is a sum of functions of one group each.

    ports  sizes of storage ports, whose states belong together in any case
    """
    from poinsot.programs.graph import jacobian

    x = symbols("x", (n,))
    curved = jacobian(jacobian(array([H(x)]), x)[0], x) if n else array([])
    group = [k for k, size in enumerate(ports) for _ in range(size)] or list(range(n))
    for i in range(n):
        for j in range(n):
            if not is_zero(curved[i, j]) and group[i] != group[j]:
                group = [group[i] if g == group[j] else g for g in group]
    return tuple(tuple(k for k in range(n) if group[k] == g) for g in dict.fromkeys(group))


def implicit_keeping_step(
    equations: Any, driven: Any, scheme: str, sizes: tuple[int, int], scale: Sequence[float], key: str
) -> CompiledFunction:
    """The step of an implicit system: its rows hold at the middle, of (b − a)/h and ∂̄H, with the unknowns of its laws
    and multipliers; so do constraints, a(m)·∂̄H = 0, which keeps their integrals where these are quadratic.

    equations  `motion.implicit_equations.ImplicitEquations`    driven  its inputs
    sizes      numbers of sampled inputs and of clocks (1: the state ends with the time)
    scale      nominal sizes of the states
    """
    H, n, (nu, clock) = equations.model.hamiltonian, equations.n, sizes
    groups = joined(H, n, [p.dimension for p in equations.model.storage])
    ports, takers = len(equations.model.inputs), len(equations.resistors) + equations.dissipates_itself
    size, unknowns = n + clock, n + len(equations.solved)

    def at(x0: Array, t: Array, u: Array, w: Array) -> tuple[Array, Array]:
        slope = SCHEMES[scheme](H, x0[:n], x0[:n] + w[:n], groups)
        found: tuple[Array, Array] = equations.between(
            x0[:n] + w[:n] * 0.5, slope, equations.signals(driven, t[0], u), w[n:]
        )
        return found

    def from_origin(x0: Array, w: Array) -> Array:
        return array([*(w[:n] - energy_origin(x0[:n], absolute(H(x0[:n])), scale)), *w[n:]])

    def residual(x0: Array, t: Array, u: Array, h: Array, w: Array) -> Array:
        w = from_origin(x0, w)
        values, missed = at(x0, t, u, w)
        return array([*(w[k] - h[0] * values[k] for k in range(n)), *missed])

    def result(x0: Array, t: Array, u: Array, h: Array, w: Array) -> tuple[Array, Array]:
        values, _ = at(x0, t, u, from_origin(x0, w))
        supplied, taken = equations.powers(values)
        moved = [x0[k] + h[0] * values[k] for k in range(n)]
        clocks = [x0[n + k] + h[0] for k in range(clock)]
        return array([*moved, *clocks]), array([h[0] * p for p in (*supplied, *taken)])

    def guess(x0: Array, **_: Array) -> Array:
        return array([*energy_origin(x0[:n], absolute(H(x0[:n])), scale), *[0.0] * len(equations.solved)])

    given = {"x0": (size,), "t": (1,), "u": (nu,), "h": (1,)}
    out = {"x1": (size,), "energies": (ports + takers,)}
    marked = f"{scheme} {groups} {[*scale]}\n{key}"
    return ImplicitKernel(residual, result, unknowns, given, out, scheme, key=marked, guess=guess)


def energy_origin(x0: Array, energy: Scalar, scale: Sequence[float]) -> Array:
    """Where changes of stored states are solved for (`multibody.discrete_motion`), from the energy that there is.

    scale  1/H″ of each state, which one unit of its conjugate variable makes
    """
    return array([APART * (absolute(x) + s + sqrt(energy * s)) for x, s in zip(x0, scale, strict=True)])
