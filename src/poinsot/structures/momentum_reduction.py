"""Momentum maps of symmetries, and reduction at a level of the momentum (Marsden and Weinstein), with reconstruction.

    Ξ_a = J ∂𝒥_a,   d𝒥/dt = 0 where R ∂𝒥 = 0 and Gᵀ∂𝒥 = 0                  momentum map (Noether)
    C_ab = ∂𝒥_aᵀ J ∂𝒥_b = {𝒥_a, 𝒥_b}, constant on 𝒥 = μ;  its kernel N     generators K N of the isotropy group of μ
    φ = (𝒥 − μ; x_Z − z₀) = 0,  x_Y = Y(x_W),  x_W = w                      slice of the level, Ξ N regular on Z
    A = ∂φ,  P = [1 − J A (AᵀJA)⁻¹Aᵀ]_W                                     Dirac's bracket
    ẇ = P (J − R) Pᵀ ∂H̃ + P G u,  H̃ = H∘σ                                  n − k − dim N states

Law     𝒥 stays along runs of the whole, reduced and reconstructed motions are those of the whole:
        tests/structures/test_symmetry_reduction.py
Source  Marsden & Weinstein 1974; Marsden & Ratiu, Introduction to Mechanics and Symmetry, ch. 11; Dirac 1950
Units   𝒥 those of H per unit of the group's velocity

Reduction of a port-Hamiltonian system by a symmetry group, and reconstruction of the group's motion.

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
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError, nearest
from poinsot.records import dataclass
from poinsot.structures.derivatives import hessian, partials
from poinsot.structures.families import pivot_order, solved_in_order
from poinsot.structures.matrices import Array, plain
from poinsot.structures.port_hamiltonian import PortHamiltonian

KEPT = 1e-9
"""Share of the terms' sizes below which a derivative along a generator, by dual numbers, is zero."""


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


MomentumMap = Callable[[Array], Array]
_ROUNDING = 1e-12  # of the largest coefficient: a thousand roundings of sums over the samples
_EXACT = 1e-9  # of the sizes of its terms: what is zero but for rounding of derivatives by dual numbers


def momentum_map(
    system: PortHamiltonian, generators: ArrayLike | Sequence[str], about: ArrayLike | Mapping[str, float],
    given: MomentumMap | None = None,
) -> MomentumMap:  # fmt: skip
    """𝒥 (k,) of x (n,), over any scalar, with Ξ_a = J ∂𝒥_a for each generator.

    generators, about  as of ``reduced_by_symmetry``
    given    𝒥, which is then checked; without it the polynomial of second degree is found, with 𝒥(0) = 0
    Errors   ModelError by the generator along which H, J, R or G changes, and of which there is no such 𝒥: none of
             second degree, or none at all, as of what rolls without slipping
    Law      𝒥 stays what it is along every motion on which no input and no loss acts,
             tests/structures/test_symmetry_reduction.py
    Units    those of H per unit of the group's velocity
    Source   Marsden & Ratiu, Introduction to Mechanics and Symmetry, ch. 11
    """
    K, x0 = symmetry(system, generators, about)
    rng, n = np.random.default_rng(0), len(x0)
    size = np.where(x0, np.abs(x0), 1.0)
    samples = [x0 + size * rng.uniform(-0.5, 0.5, n) for _ in range(2 * n + 4)]
    found = _quadratic(system, K, samples[2:], size) if given is None else given
    for x in samples[:2]:
        J, slopes = plain(system.coefficients(x).J).astype(float), _slopes(found, x)
        left = J @ slopes.T - fields(K, x).astype(float)
        for a, column in enumerate(left.T):
            terms = np.abs(J) @ np.abs(slopes[a]) + np.abs(fields(K, x).astype(float)[:, a])
            if (np.abs(column) > _EXACT * terms.max()).any():
                kind = "polynomial of second degree" if given is None else "function of those given"
                raise ModelError(
                    f"{system.name}: no {kind} is the momentum of generator {a}: J ∂𝒥 misses Ξ by "
                    f"{np.abs(column).max():.3g} at {system.states[int(np.abs(column).argmax())]!r}; where there is "
                    "another, as of free joints, give it; what rolls without slipping has none"
                )
    return found


def reduced_at_momentum(
    system: PortHamiltonian, generators: ArrayLike | Sequence[str], about: ArrayLike | Mapping[str, float],
    given: MomentumMap | None = None,
) -> ReducedSystem:  # fmt: skip
    """The system on a level of its momentum, μ = 𝒥(x₀), divided by the group that keeps μ.

    generators, about, given  as of ``momentum_map``; the level and the slice go through x₀
    Errors   ModelError as of ``momentum_map``; where an input or a loss changes 𝒥; where 𝒥 is of no k states linear
             and regular at x₀, so that the level has no formula
    Law      ``reconstructed`` from a state of this level is the motion of the whole,
             tests/structures/test_symmetry_reduction.py
    Units    those of the states
    Source   Marsden & Weinstein 1974
    """
    K, x0 = symmetry(system, generators, about)
    momentum = momentum_map(system, generators, about, given)
    c, slopes = system.coefficients(x0), _slopes(momentum, x0)
    for letter, M in (("a loss", c.R), ("an input", c.G)):
        change = slopes @ plain(M).astype(float)
        if (np.abs(change) > _EXACT * (np.abs(slopes) @ np.abs(plain(M).astype(float)))).any():
            raise ModelError(
                f"{system.name}: {letter} changes the momentum, so that the system leaves each level of it"
            )
    J = plain(c.J).astype(float)
    d = np.abs(slopes) @ np.where(x0, np.abs(x0), 1.0)
    unit = slopes / d[:, None]
    _, S, V = np.linalg.svd(unit @ J @ unit.T)
    largest = float((np.abs(unit) @ np.abs(J) @ np.abs(unit).T).max(initial=0.0))
    N = V[largest * _EXACT >= S] / d
    isotropy = np.tensordot(N, K, axes=1)
    Y, columns = _solvable(system, momentum, x0, slopes)
    free = [k for k in range(len(x0)) if k not in Y]
    rows, _, order = pivot_order(fields(isotropy, x0).astype(float)[free], f"the isotropy group of {system.name}")
    Z = [free[r] for r in rows]
    W = [k for k in free if k not in Z]
    level, identity = np.asarray(momentum(x0), dtype=float), np.eye(len(x0))

    def section(w: Array) -> Array:
        x = np.array(x0, dtype=object)
        x[W], x[Y] = np.asarray(w), 0.0

        def along_Y(y: Array) -> Array:
            moved = array([Dual(each, 0.0) for each in x])
            moved[Y] = y
            return momentum(moved)

        slope = np.stack(partials(along_Y, x[Y]), axis=1)
        x[Y] = solved_in_order(slope, level - momentum(x), columns, list(range(len(Y))))
        return x if np.asarray(w).dtype == object else x.astype(float)

    at = np.vstack([slopes, identity[Z]])
    pivots, _, turned = pivot_order(at @ J @ at.T, f"the level of {system.name}")
    if len(pivots) < len(at):
        raise ModelError(f"{system.name}: 𝒥 = μ is no regular level at x₀; start elsewhere")

    def projection(x: Array) -> Array:
        A = np.vstack([np.stack(partials(momentum, x), axis=1), identity[Z]]).T
        J = plain(np.asarray(system.coefficients(x).J))
        return np.asarray((identity - J @ A @ solved_in_order(A.T @ J @ A, A.T, pivots, turned))[W])

    reduced = projected_system(system, section, projection, W, f"{system.name}, at a momentum")
    return ReducedSystem(
        system, isotropy, reduced, x0, tuple(Z), (list(range(len(Z))), order), tuple(W), section, projection
    )


def _slopes(momentum: MomentumMap, x: Floats) -> Floats:
    """∂𝒥 (k, n)."""
    return np.stack(partials(momentum, x), axis=1).astype(float)


def _quadratic(system: PortHamiltonian, K: Floats, samples: list[Floats], size: Floats) -> MomentumMap:
    """The 𝒥 = ½ xᵀQx + bᵀx of which J ∂𝒥 is nearest to Ξ, in the sizes of the states."""
    n = len(size)
    i, j = np.triu_indices(n)
    rows, wanted = [], []
    for x in samples:
        basis = np.zeros((n, len(i) + n))
        for at, (p, q) in enumerate(zip(i, j, strict=True)):  # ∂ of x_p x_q
            basis[p, at] += x[q]
            basis[q, at] += x[p]
        basis[:, len(i) :] = np.eye(n)
        J = plain(system.coefficients(x).J).astype(float)
        unit = 1.0 / size
        rows.append(unit[:, None] * (J @ basis))
        wanted.append(unit[:, None] * fields(K, x).astype(float))
    whole = np.vstack(rows)
    scale = np.where(whole.any(axis=0), np.abs(whole).max(axis=0), 1.0)
    found = np.linalg.lstsq(whole / scale, np.vstack(wanted), rcond=_ROUNDING)[0] / scale[:, None]
    found[np.abs(found) <= _ROUNDING * np.abs(found * scale[:, None]).max(axis=0) / scale[:, None]] = 0.0
    terms = [
        [(p, q, c) for p, q, c in zip(i.tolist(), j.tolist(), column[: len(i)].tolist(), strict=True) if c]
        for column in found.T
    ]
    linear = [[(p, c) for p, c in enumerate(column[len(i) :].tolist()) if c] for column in found.T]

    def momentum(x: Array) -> Array:
        return array(
            [
                sum((c * (x[p] * x[q]) for p, q, c in bent), 0.0) + sum((c * x[p] for p, c in straight), 0.0)
                for bent, straight in zip(terms, linear, strict=True)
            ]
        )

    return momentum


def _component(momentum: MomentumMap, a: int) -> Callable[[Array], Scalar]:
    return lambda x: momentum(x)[a]


def _solvable(
    system: PortHamiltonian, momentum: MomentumMap, x0: Floats, slopes: Floats
) -> tuple[list[int], list[int]]:
    """k states in which 𝒥 is linear and regular, the last ones first, and an order of columns for them."""
    n, k = len(x0), len(slopes)
    rng = np.random.default_rng(1)
    bent = np.zeros((n, n))
    for x in (x0, x0 + np.where(x0, np.abs(x0), 1.0) * rng.uniform(-0.5, 0.5, n)):
        for a in range(k):
            bent += np.abs(hessian(_component(momentum, a), x).astype(float))
    for first in reversed(range(n)):
        chosen = [first] if not bent[first, first] else []
        for state in reversed(range(n)):
            if chosen and state not in chosen and not bent[state, [*chosen, state]].any():
                chosen.append(state)
        part = slopes[:, chosen].T
        rows, _, columns = pivot_order(part, f"the momentum of {system.name}") if chosen else ([], [], [])
        if len(rows) == k:
            return [chosen[r] for r in rows], columns
    raise ModelError(
        f"{system.name}: its momentum is not linear and regular in any {k} states at x₀, so that its level has no "
        "formula there; write the system in coordinates in which the group moves positions freely"
    )
