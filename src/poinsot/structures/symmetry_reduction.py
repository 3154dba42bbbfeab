"""Reduction of a port-Hamiltonian system by a symmetry group, and reconstruction of the group's motion.

    x ↦ g x affine, generators Ξ_a(x) = K_a (x; 1):    ∂H Ξ = 0,   L_Ξ (J − R) = 0,   L_Ξ G = 0
    slice x = σ(w): x_Z = z₀, x_W = w, Ξ_Z regular     P = [−Ξ_W Ξ_Z⁻¹  1],  ẇ = P ẋ
    ẇ = P (J − R) Pᵀ ∂H̃ + P G u                        H̃ = H∘σ
    x = g σ(w),   ġ = g Σ η_a K_a,   η = Ξ_Z⁻¹ ẋ_Z     reconstruction, ẋ at σ(w)

The Dirac structure of the system goes over to that of the reduced one, whether it is integrable (a chain, a body with
rotors) or not (what rolls); Lie–Poisson systems are the case of a group acting on itself. J may be any.
Laws: tests/structures/test_symmetry_reduction.py. Source: Stramigioli et al., §3.1.1; van der Schaft 1998 and
Blankenstein & van der Schaft 2001 (reduction of implicit Hamiltonian systems); Bloch et al. 1996 (rolling).
Units: those of the states; η has those of the group's coordinates per second.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, final

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats, array
from poinsot.algebra.dual import Dual, dual
from poinsot.errors import ModelError, nearest
from poinsot.records import dataclass
from poinsot.structures.families import pivot_order, solved_in_order
from poinsot.structures.matrices import Array, plain
from poinsot.structures.port_hamiltonian import PortHamiltonian

KEPT = 1e-9
"""Share of the sizes of its terms: what a derivative along a generator may leave that is zero, by dual numbers."""


def translations(states: Sequence[str], cyclic: Sequence[str]) -> Floats:
    """K (k, n + 1, n + 1) of the translations of some states, which nothing depends on.

    Errors  ModelError for a name that is no state
    """
    K = np.zeros((len(cyclic), len(states) + 1, len(states) + 1))
    for a, name in enumerate(cyclic):
        if name not in states:
            raise ModelError(f"{name!r} is no state{nearest(name, list(states))}; there are {', '.join(states)}")
        K[a, list(states).index(name), -1] = 1.0
    return K


@final
@dataclass(frozen=True, eq=False)
class ReducedSystem:
    """A port-Hamiltonian system with a symmetry divided out.

    system    the whole, n states; generators K (k, n + 1, n + 1)
    reduced   the system on the slice, n − k states: those of the whole that the group does not fix
    about     x₀ (n,), on the slice
    Law       ``reconstructed`` is the motion of the whole, tests/structures/test_symmetry_reduction.py
    Source    Blankenstein & van der Schaft 2001; Bloch et al. 1996
    """

    system: PortHamiltonian
    generators: Floats
    reduced: PortHamiltonian
    about: Floats
    _fixed: tuple[int, ...]
    _order: tuple[list[int], list[int]]
    _kept: tuple[int, ...]
    _section: Callable[[Array], Array]
    _projection: Callable[[Array], Array]

    def on_slice(self, w: ArrayLike) -> Array:
        """σ(w) (n,): the state of the whole on the slice, over any scalar."""
        return self._section(np.asarray(w))

    def algebra_velocity(self, w: ArrayLike, u: ArrayLike = ()) -> Array:
        """η (k,) at w: the velocity along the group, in the generators, over any scalar."""
        return self._rates(w, u)[1]

    def _rates(self, w: ArrayLike, u: ArrayLike) -> tuple[Array, Array]:
        """ẇ = P ẋ and η."""
        x, fixed = self.on_slice(w), list(self._fixed)
        rates = np.asarray(self.system.flow(x, u)[0])
        return self._projection(x) @ rates, solved_in_order(
            fields(self.generators, x)[fixed], rates[fixed], *self._order
        )

    def to_slice(self, x: ArrayLike) -> tuple[Floats, Floats]:
        """(w, g): x = g σ(w), g (n + 1, n + 1) in the group; x (n,) of floats that a path of the group joins to it."""
        from scipy.integrate import solve_ivp

        start = np.append(np.asarray(x, dtype=float), 1.0)
        fixed, n = list(self._fixed), len(start)
        away = self.about[fixed] - start[fixed]

        def rate(_: float, flat: Floats) -> Floats:
            g = flat.reshape(n, n)
            velocity = np.linalg.solve(fields(self.generators, (g @ start)[:-1])[fixed].astype(float), away)
            return np.asarray((np.tensordot(velocity, self.generators, axes=1) @ g).ravel())

        g = solve_ivp(rate, (0.0, 1.0), np.eye(n).ravel(), "DOP853", rtol=1e-12, atol=1e-14).y[:, -1].reshape(n, n)
        return (g @ start)[list(self._kept)], np.linalg.inv(g)

    def reconstructed(
        self, x: ArrayLike, times: ArrayLike, u: Callable[[float], ArrayLike] = lambda t: (), accuracy: float = 1e-12
    ) -> tuple[Floats, Floats]:
        """(w (times, n − k), x (times, n)): the reduced motion from the state x (n,), and that of the whole from it.

        times     [s], the first is that of x; u(t): the inputs (p,)
        accuracy  of a step beside the sizes of the states at the start
        """
        from scipy.integrate import solve_ivp

        w0, g0 = self.to_slice(x)
        at, m, n = np.asarray(times, dtype=float), len(w0), len(self.about) + 1

        def rate(t: float, y: Floats) -> Floats:
            w, g, given = y[:m], y[m:].reshape(n, n), u(t)
            rates, velocity = self._rates(w, given)
            moved = g @ np.tensordot(velocity.astype(float), self.generators, axes=1)
            return np.concatenate([np.asarray(rates, dtype=float), moved.ravel()])

        start = np.concatenate([w0, np.eye(n).ravel()])
        # of states that begin at zero a thousandth of the largest is the size
        atol = accuracy * np.where(start, np.abs(start), np.abs(start).max() * 1e-3)
        solution = solve_ivp(rate, (at[0], at[-1]), start, "DOP853", at, rtol=accuracy, atol=atol)
        if not solution.success:
            raise ModelError(
                f"{self.reduced.name}: the motion leaves what its slice describes after t = {solution.t[-1]:.6g} s; go "
                "on from there with a reduction about that state"
            )
        found = solution.y.T
        whole = [g0 @ y[m:].reshape(n, n) @ np.append(self.on_slice(y[:m]).astype(float), 1.0) for y in found]
        return found[:, :m], np.array(whole)[:, :-1]


def reduced_by_symmetry(
    system: PortHamiltonian,
    generators: ArrayLike | Sequence[str],
    about: ArrayLike | Mapping[str, float],
    fixed: Sequence[str] | None = None,
) -> ReducedSystem:
    """The system on a slice through the orbits of a group that leaves it as it is.

    generators  K (k, n + 1, n + 1): Ξ_a = the first n of K_a (x; 1); or names of cyclic states: their translations
    about       x₀ (n,), or by name with zeros for the others: the slice goes through it
    fixed       names of the k states that are the same all over the slice; chosen at x₀ if they are not named
    Errors      ModelError by the generator along which H, J, R or G changes near x₀, and where the orbits of the group
                have fewer dimensions than it, as under rotations of a point at their centre
    Law         the reduced motion and its reconstruction are the motion of the whole,
                tests/structures/test_symmetry_reduction.py
    Units       those of the states; H [J]
    Source      Blankenstein & van der Schaft 2001; van der Schaft 1998
    """
    names, n = system.states, len(system.states)
    K, x0 = symmetry(system, generators, about)
    given = None if fixed is None else [_place(names, name) for name in fixed]
    rows, columns = _slice(system.name, fields(K, x0).astype(float), given)
    Z = [given[r] for r in rows] if given is not None else rows
    order = (list(range(len(Z))), columns)
    kept = [k for k in range(n) if k not in Z]

    def projection(x: Array) -> Array:
        Xi = fields(K, x)
        P = np.zeros((len(kept), n), dtype=object)
        P[:, kept] = np.eye(len(kept))
        P[:, Z] = -solved_in_order(Xi[Z].T, Xi[kept].T, columns, order[0]).T
        return P

    def section(w: Array) -> Array:
        x = np.array(x0, dtype=object)
        x[kept] = w
        return x if w.dtype == object else x.astype(float)

    reduced = projected_system(system, section, projection, kept, f"{system.name}, reduced")
    return ReducedSystem(system, K, reduced, x0, tuple(Z), order, tuple(kept), section, projection)


def symmetry(
    system: PortHamiltonian, generators: ArrayLike | Sequence[str], about: ArrayLike | Mapping[str, float]
) -> tuple[Floats, Floats]:
    """Matrices K (k, n + 1, n + 1) of the generators and x₀ (n,); ModelError where they are no symmetry near x₀."""
    names, n = system.states, len(system.states)
    named = not isinstance(generators, np.ndarray) and len(generators) and isinstance(generators[0], str)  # type: ignore[index,arg-type]
    K = translations(names, generators) if named else np.asarray(generators, dtype=float)  # type: ignore[arg-type]
    if K.ndim != 3 or K.shape[1:] != (n + 1, n + 1):
        raise ModelError(f"{system.name}: generators are matrices of {n + 1} × {n + 1}; their shape is {K.shape}")
    x0 = np.zeros(n) if isinstance(about, Mapping) else np.asarray(about, dtype=float)
    if isinstance(about, Mapping):
        for name, value in about.items():
            x0[_place(names, name)] = value
    _require_invariance(system, K, x0)
    return K, x0


def projected_system(
    system: PortHamiltonian, section: Callable[[Array], Array], projection: Callable[[Array], Array],
    kept: Sequence[int], name: str,
) -> PortHamiltonian:  # fmt: skip
    """P J Pᵀ, P R Pᵀ, P G, P P and H∘σ on the states that are kept: P (n − k, n) at x = σ(w)."""

    def made(letter: str, w: Array) -> Array:
        x = section(np.asarray(w))
        found, P = plain(np.asarray(getattr(system.coefficients(x), letter))), projection(x)
        left = P @ found if letter in "JRGP" else found
        return left @ P.T if letter in "JR" else left

    parts: dict[str, Any] = {
        letter: partial(made, letter) for letter in "JRGPSN" if getattr(system, letter) is not None
    }
    return PortHamiltonian(
        lambda w: system.hamiltonian(section(np.asarray(w))), states=tuple(system.states[k] for k in kept),
        inputs=system.inputs, name=name, **parts,
    )  # fmt: skip


def fields(K: Floats, x: Array) -> Array:
    """Ξ (n, k) at x."""
    whole = array([*x, 1.0])
    return np.asarray(np.stack([each[:-1] @ whole for each in K], axis=1)) if len(K) else np.zeros((len(x), 0))


def _slice(name: str, fields: Floats, given: list[int] | None) -> tuple[list[int], list[int]]:
    """Rows of the fields that are regular, and an order of columns that needs no exchange with them."""
    k = fields.shape[1]
    part = fields if given is None else fields[given]
    rows, _, columns = pivot_order(part, f"the generators of {name}")
    if len(rows) < k or (given is not None and len(given) != k):
        raise ModelError(
            f"{name}: the orbits through x = x₀ have {len(rows)} dimensions, the group {k}: part of it leaves x₀, or "
            "the states that are fixed, where they are; start elsewhere, or divide by fewer generators"
        )
    return rows, columns


def _place(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise ModelError(f"{name!r} is no state{nearest(name, list(names))}; there are {', '.join(names)}")
    return list(names).index(name)


def _require_invariance(system: PortHamiltonian, K: Floats, x0: Floats) -> None:
    """ModelError by what changes along a generator, at x₀ and beside it."""
    n, rng = len(x0), np.random.default_rng(0)
    size = np.where(x0, np.abs(x0), 1.0)
    for x in (x0, *(x0 + 0.1 * size * rng.normal(size=n) for _ in range(2))):
        for a, each in enumerate(K):
            field = each[:-1] @ np.append(x, 1.0)
            moving = array([Dual(float(p), float(v)) for p, v in zip(x, field, strict=True)])
            slope = float(np.asarray(dual(system.hamiltonian(moving))))
            terms = np.abs(system.gradient(x).astype(float)) @ np.abs(field)
            if abs(slope) > KEPT * terms:
                raise ModelError(
                    f"{system.name}: H changes along generator {a}, by {slope:g} where its terms are {terms:g}"
                )
            turn, here, there = each[:-1, :-1], system.coefficients(x), system.coefficients(moving)
            for letter, twice in (("J", True), ("R", True), ("G", False), ("P", False), ("S", None), ("N", None)):
                M = np.asarray(getattr(here, letter), dtype=float)
                rate = np.array([float(dual(v)) for v in getattr(there, letter).flat]).reshape(M.shape)
                left = 0.0 * M if twice is None else turn @ M + (M @ turn.T if twice else 0.0)
                if np.any(np.abs(rate - left) > KEPT * (np.abs(rate).max(initial=0.0) + np.abs(left).max(initial=0.0))):
                    raise ModelError(
                        f"{system.name}: {letter} is not carried along generator {a}: its symmetry fails there"
                    )
