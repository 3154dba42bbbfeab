"""The kernels of what switches, made from one function: a System seen from the ports (z, w) of its rows.

    port(x₀, ξ, t, u, z) → (ξ̇, powers, w)      over any scalar, affine in z
    w = w₀ + D z,   ẇ = b + S z (at constant z),   B = ∂ξ̇/∂z

All of it is read off by running the function on traced scalars, whatever the System is: a port-Hamiltonian system with
relays in its laws, a network with switches, a mechanism in a network. A mode is three matrices among its numbers σ:

    (T_w D + T_ẇ S + T_z) z = −(T_w w₀ + T_ẇ b + T_z f),     f = (F_kinetic + μ z_N) · direction on rows that slide

A System whose flow Newton's method finds has unknowns n beside: 0 = misses(x₀, ξ, t, u, z, n). Where neither misses nor
w nor B depend on n and z at once all stands as above, at the n that solves them. Else, and where w or ẇ bends along z,
w₀, D, b and S are those of the tangent at the z of a mode: `data` takes σ then, and the mode is decided again until it
is the one whose tangent was asked (`motion.tangents`).

Laws: impulse moves w by S ẑ; the flow in a mode keeps T_w w + T_ẇ ẇ + T_z (z + f) = 0; with T_z = 1 and no direction
it is the flow at z = 0, tests/systems/test_probing.py. Source: docs/switching-theory.md.
Units: w and z of each row, their product [W]; ξ̇ per second.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import absolute
from poinsot.algebra.traced import symbols
from poinsot.kernels import Kernel
from poinsot.kernels.implicit import ImplicitKernel
from poinsot.motion.held_rows import decided_by_D, held_rates, missed_along, missed_at_once, mode_at, no_mode, without
from poinsot.motion.ported import Ported, Shapes, Solved, duals, none
from poinsot.motion.rolled_modes import MANY, rolled_data, rolled_mode
from poinsot.motion.tangents import bent_rows, clocked, missed_later, pushed_along, tangent
from poinsot.programs.graph import affine, jacobian
from poinsot.signals.signal import MOMENTS

MOST_DIFFERENTIATED = 64
"""Rows of which the equations of a mode are written out for derivatives, which loops over matrices have not."""


class Probe(Ported):
    """What switches in a System, as kernels.

    Errors  ValueError, while they are traced, where the port is not affine in z
    """

    def kernels(self) -> dict[str, Any]:
        """flow, watch, margins, data, impulse and supplied, as `RowKernels` wants them."""
        m, nx, free = self.shape.m, self.shape.nx, self.free
        data = {"g": (m,), "w": (m,), "b": (m,), "S": (m, m), "D": (m, m), "F": (m, 2), "command": (m, 2)}
        asked = {"x": (nx,), "t": (1,), "u": (self.shape.nu,), "z": (m,)}
        given, seen_at = {"energies": (self.shape.ports,)}, {"g": (m,), "w": (m,)}
        return {
            "supplied": self.plain("supplied", Probe._supplied, asked, given) if self.shape.ports else None,
            **self.in_modes(),
            "watch": self._at_none("watch", Probe._watch, free, seen_at, self.laws.solved if self.is_bent else None),
            "data": self._data_kernel(free, data),
            "commands": self.plain("commands", Probe._commands, free, {"command": (m, 2)}) if clocked(self) else None,
            "impulse": self.plain("impulse", Probe.pushed, {"x": (nx,), "z": (m,)}, {"x1": (nx,)}),
        }

    def in_modes(self) -> dict[str, Any]:
        """flow and margins, which take a mode."""
        m = self.shape.m
        moving = {"rates": (self.shape.nl,), "powers": (self.shape.nw,)}
        seen = {"g": (m,), "w": (m,), "z": (m,), "F": (m, 2), "command": (m, 2)}
        return {
            "flow": self.in_mode("switched flow", Probe._flow, moving, held=True),
            "margins": self.in_mode("margins", Probe._margins, seen),
        }

    def plain(self, name: str, function: Callable[..., object], given: Shapes, out: Shapes) -> Any:
        """The kernel of ``function(probe, …)``."""
        key = self.named(name)
        return self.once(key, lambda: Kernel(self._of(function), self._free_in(given), out, name, key=key))

    def solving(
        self, name: str, misses: Callable[..., object], result: Callable[..., object], unknowns: int,
        given: Shapes, out: Shapes, start: Sequence[float] = (), rest: bool = False, linear: bool = False,
        told: Callable[..., Array] | None = None,
    ) -> Any:  # fmt: skip
        """The kernel of ``result(probe, …, w)`` at the w where ``misses(probe, …, w)`` is 0, found from `start`.

        told  ``told(probe, …)`` → (w, 1 where it is the solution already, else 0), from where it is found then
        """
        key, given, of = self.named(name), self._free_in(given), self._of(result)
        first = [*start, *[0.0] * (unknowns - len(start))]
        guess = (lambda **_: array(first)) if told is None else self._of(told)
        return self.once(
            key,
            lambda: ImplicitKernel(
                self._of(misses),
                of,
                unknowns,
                given,
                out,
                name,
                key=key,
                guess=guess,
                rest=rest,
                linear=linear,
                tells=told is not None,
                full_steps=self.laws.solved is not None and self.laws.solved.full_steps,
            ),
        )

    def in_mode(self, name: str, of_z: Callable[..., Any], outputs: Shapes, held: bool = False) -> Any:
        """The kernel (x₀, ξ, t, u, σ) → ``of_z(probe, x₀, ξ, t, u, z, *found)`` at z in the mode; found: n.

        held  whether it gives ξ̇ first, which then leaves what is held where it is (`motion.held_rows`)
        """
        if self.is_rolled:
            found = rolled_mode(self, name, of_z, outputs, held, self._finding)
            if not self.traits.constant and self.shape.m <= MOST_DIFFERENTIATED and found.along is None:
                found.along = self._in_mode(name, of_z, outputs, held)
            return found
        return self._in_mode(name, of_z, outputs, held)

    def _in_mode(self, name: str, of_z: Callable[..., Any], outputs: Shapes, held: bool) -> Any:
        """The same, written out."""
        given = {**self.free, "sigma": (self.mode_size + self.shape.m,)}
        solved, m, constant, bent = self.laws.solved, self.shape.m, self.traits.constant, self.is_bent
        k = 0 if solved is None else len(solved)
        straight = not (bent or k or self.traits.bends)

        def result(probe: Probe, sigma: Array, w: Array | None = None, d: Array | None = None, **at: Array) -> Any:
            found = [] if w is None or not k else [w[:k]]
            z = probe._told(**at, sigma=sigma, n=found) if constant or w is None else w[k : k + m]
            made = of_z(probe, at["x0"], at["xi"], at["t"], at["u"], z, *found)
            if held and constant:
                return held_rates(probe, made, at, sigma, z, found)
            return made if d is None or w is None else (without(made[0], -jacobian(made[0], w) @ d), *made[1:])

        def misses(probe: Probe, sigma: Array, w: Array, **at: Array) -> Array:
            z, found = w[k : k + m], [w[:k]] if k else []
            solved = probe.laws.solved
            own = [] if solved is None else list(solved.misses(**at, z=z if bent else none(m), n=w[:k]))
            if constant:
                return array(own)
            if probe.traits.decided:
                missed = missed_at_once(probe, at, sigma, z, found)
            elif bent or (held and probe.traits.exact):
                later = [duals(w[:k], w[k + m :])] if bent else found
                missed = missed_along(probe, at, sigma, z, found, later, straight)
                own += missed_later(probe, at, z, found, later) if bent else []
            else:
                T, right = probe._asked(**at, sigma=sigma, n=found)
                missed = T @ z - right
            return array([*own, *(missed if held else missed + no_mode(sigma, m) * z)])

        if constant and not k:
            return self.plain(name, result, given, outputs)
        rest = held and self.traits.exact and not constant
        start = () if self.laws.solved is None else self.laws.solved.guess
        unknowns = k if constant else m + k * (1 + (bent and not self.traits.decided))
        told = Probe._told_by_D if self.told_by_D and not constant else None
        return self.solving(name, misses, result, unknowns, given, outputs, start, rest, straight, told)

    @property
    def is_rolled(self) -> bool:
        """True if products and equations with the matrices of a mode are loops."""
        many = self.shape.m >= MANY or (self.traits.rolled and self.shape.m > 0)
        return many and not (self.traits.moved or self.is_bent or self.traits.sloped)

    @property
    def is_bent(self) -> bool:
        """Whether w, B or n bend along z."""
        return self.laws.bent is not None

    def _data_kernel(self, free: Shapes, data: Shapes) -> Any:
        name = "switching data"
        if self.is_bent or self.traits.sensing:
            return self.in_mode(name, Probe._data_in_mode, data)
        if self.is_rolled and self.traits.constant:
            return rolled_data(self, Probe._data, data, self._finding)
        return self._at_none(name, Probe._data, free, data, self.laws.solved)

    def _at_none(
        self, name: str, function: Callable[..., object], free: Shapes, out: Shapes, solved: Solved | None
    ) -> Any:
        """The kernel of ``function(probe, …, n)`` at the n of z = 0, where one has to be found."""
        if solved is None:
            return self.plain(name, function, free, out)

        def misses(probe: Probe, w: Array, **at: Array) -> Any:
            assert probe.laws.solved is not None
            return probe.laws.solved.misses(**at, z=none(probe.shape.m), n=w)

        def result(probe: Probe, w: Array, **at: Array) -> Any:
            return function(probe, **at, n=[w])

        return self.solving(name, misses, result, len(solved), free, out, solved.guess)

    def _finding(self) -> Kernel:
        """The kernel (x₀, ξ, t, u) → n, where z = 0."""
        out = {"n": (len(self.some[0]),)}
        found: Kernel = self._at_none("unknowns", lambda _, n, **at: n[0], self.free, out, self.laws.solved)
        return found

    def _data_in_mode(self, x0: Array, xi: Array, t: Array, u: Array, z: Array, *n: Array) -> tuple[Array, ...]:
        return self._data(x0, xi, t, u, n, z)

    def seen(self, x: Any, u: Any) -> Any:
        """D [m, m] at a state and sampled inputs, at the time 0."""

        def slopes(probe: Probe, x0: Array, u: Array) -> Array:
            return probe.linear(x0, none(probe.shape.nl), probe.moment(x0), u)[1]

        return self.by_casadi("seen", slopes, {"x0": x, "u": u}, (self.shape.m, self.shape.m))

    def sizes(self, x: Any, u: Any, units: Any = 1.0) -> Any:
        """What w may be [m]: Σ_j |∂w/∂ξ_j| max(unit, |ξ_j's part of x|) at x, where ξ has the places of x; of what no
        state moves the same along u, and the most that time makes of it. units: of ξ [nl]"""
        m, nl = self.shape.m, self.shape.nl

        def port(probe: Probe, x0: Array, xi: Array, t: Array, u: Array) -> Array:
            return array(list(probe.laws.port(x0, xi, t, u, none(m), *probe.some)[2]))

        def slopes(probe: Probe, x0: Array, xi: Array, u: Array) -> Array:
            return jacobian(port(probe, x0, xi, probe.moment(x0), u), xi)

        def along_inputs(probe: Probe, x0: Array, xi: Array, t: Array, u: Array) -> Array:
            return jacobian(port(probe, x0, xi, t, u), u)

        parts, at = np.maximum(units, np.abs(np.resize(x, nl))), {"x0": x, "xi": np.zeros(nl), "u": u}
        found = np.abs(self.by_casadi("sizes", slopes, at, (m, nl))) @ parts
        if found.all():
            return found
        times = [{"x0": x, "xi": np.zeros(nl), "t": np.array([t]), "u": u} for t in MOMENTS]
        given = np.abs([self.by_casadi("sizes by time", port, each, (m,)) for each in times])
        most = np.where(np.isfinite(given), given, 0.0).max(axis=0)
        if len(u):
            slope = np.abs(self.by_casadi("sizes by inputs", along_inputs, times[0], (m, len(u))))
            most = most + slope @ np.abs(u)
        return np.where(found == 0.0, most, found)

    def linear(
        self, x0: Array, xi: Array, t: Array, u: Array, n: Sequence[Array] = (), z: Array | None = None
    ) -> tuple[Array, Array, Array, Array]:
        """As of `Ported`; of what bends the tangent at z, without it that at some z and n, of which the null spaces of
        D are those of all."""
        return super().linear(x0, xi, t, u, n) if self.laws.bent is None else tangent(self, x0, xi, t, u, z, n)

    def _asked(
        self, x0: Array, xi: Array, t: Array, u: Array, sigma: Array, n: Sequence[Array] = ()
    ) -> tuple[Array, Array]:
        """The matrix and the right side of the equations of z in a mode."""
        w0, D, b, S = self.linear(x0, xi, t, u, n)
        T, f, d = mode_at(self, x0, xi, t, u, sigma, n)
        whole, right = T[0] @ D + T[1] @ S + T[2], T[0] @ w0 + T[1] @ b + T[2] @ f
        for normal, tangential, mu in self.laws.beside:
            whole[tangential, normal] = whole[tangential, normal] + d[tangential] * mu
        return whole, 0.0 - right

    def _told(self, **at: Any) -> Array:
        """z in a mode with solved equations; (1 + E) z = r is z = r − E r where E is the change that they made."""
        if not self.traits.moved:
            w0, _, b, _ = self.linear(*(at[name] for name in ("x0", "xi", "t", "u", "n")))
            T, f, _ = mode_at(self, **at)
            return np.asarray(0.0 - (T[0] @ w0 + T[1] @ b + T[2] @ f))
        whole, right = self._asked(**at)
        return np.asarray(right + (right - whole @ right))

    @property
    def told_by_D(self) -> bool:
        """Whether z of modes with T_ẇ = 0 is −T (w₀, b, f), as of `Ported.solved_by_D`, in kernels written out."""
        laws, traits = self.laws, self.traits
        return traits.solved_by_D and not (self.is_bent or traits.moved or laws.beside or laws.solved)

    def _told_by_D(self, sigma: Array, **at: Array) -> Array:
        """z in a mode, right where the last number is 1: where T_ẇ = 0."""
        w0 = self.linear(at["x0"], at["xi"], at["t"], at["u"])[0]
        T, f, _ = mode_at(self, **at, sigma=sigma, n=())
        return array([*(0.0 - (T[0] @ w0 + T[2] @ f)), decided_by_D(sigma, self.shape.m)])

    def _flow(self, x0: Array, xi: Array, t: Array, u: Array, z: Array, *n: Array) -> tuple[Array, Array]:
        rates, powers, _ = self.laws.port(x0, xi, t, u, z, *n)
        return array(list(rates)), array(list(powers))

    def _margins(self, x0: Array, xi: Array, t: Array, u: Array, z: Array, *n: Array) -> tuple[Array, ...]:
        """Gaps, w and z in the mode, bounds and commands."""
        found = array(list(self.laws.port(x0, xi, t, u, z, *n)[2]))
        told = self.told(x0, xi, t, u, z, *n)
        return self._gaps(x0, xi, t, u), found, z, self.at_bounds(x0, xi, t, u, *n), told

    def _watch(self, x0: Array, xi: Array, t: Array, u: Array, n: Sequence[Array] = ()) -> tuple[Array, Array]:
        w = self.laws.port(x0, xi, t, u, none(self.shape.m), *(n or self.some))[2]
        return self._gaps(x0, xi, t, u), array(list(w))

    def _commands(self, x0: Array, xi: Array, t: Array, u: Array) -> Array:
        return self.told(x0, xi, t, u, none(self.shape.m), *self.some)

    def _gaps(self, x0: Array, xi: Array, t: Array, u: Array) -> Array:
        return array([0.0] * self.shape.m) if self.laws.gaps is None else self.laws.gaps(x0, xi, t, u)

    def _data(
        self, x0: Array, xi: Array, t: Array, u: Array, n: Sequence[Array] = (), z: Array | None = None
    ) -> tuple[Array, ...]:
        w0, D, b, S = self.linear(x0, xi, t, u, n, z)
        laws = self.at_bounds(x0, xi, t, u, *n), self.told(x0, xi, t, u, none(self.shape.m) if z is None else z, *n)
        return self._gaps(x0, xi, t, u), w0, b, S, D, *laws

    def pushed(self, x: Array, z: Array) -> Array:
        """x ⊞ B ẑ."""
        return self.laws.retract(x, self.push(x, z))

    def push(self, x: Array, z: Array) -> Array:
        """B ẑ [nl]: B from the rates at the time that the state tells; their part without z drops out."""
        return array(list(self._impulses(x) @ z))

    def most_pushed(self, x: Array, z: Array) -> Array:
        """|B| ẑ [nl]: the sum of the magnitudes of a push's terms."""
        return array([sum((absolute(b) * a for b, a in zip(row, z, strict=True)), 0.0) for row in self._impulses(x)])

    def _impulses(self, x: Array) -> Array:
        strict = self.traits.exact and not self.traits.bends
        return self._pushes(0, self.shape.nl, x, self.moment(x), array([0.0] * self.shape.nu), strict)

    def _supplied(self, x: Array, t: Array, u: Array, z: Array) -> Array:
        """∂(power of a port)/∂z ẑ, which is all of its power that is not finite."""
        return array(list(self._pushes(1, self.shape.ports, x, t, u, False) @ z))

    def _pushes(self, which: int, size: int, x: Array, t: Array, u: Array, strict: bool) -> Array:
        """∂/∂z of the first so many results of the port, the rates or the powers, at a state."""
        if self.laws.bent is not None:
            return pushed_along(self, which, size, x, t, u)
        named, n = symbols("z_of_rows", (self.shape.m,)), self.some
        found = self.laws.port(x, none(self.shape.nl), t, u, named, *n)[which]
        slopes = self.at_guess(affine(array(list(found[:size])), named, strict)[1], n)
        if not strict:
            slopes[bent_rows(array(list(found[:size])), named)] = 0.0
        return slopes
