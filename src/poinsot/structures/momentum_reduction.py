"""Momentum maps of symmetries, and reduction at a level of the momentum (Marsden and Weinstein), with reconstruction.

    Ξ_a = J ∂𝒥_a,   d𝒥/dt = 0 where R ∂𝒥 = 0 and Gᵀ∂𝒥 = 0                  momentum map (Noether)
    C_ab = ∂𝒥_aᵀ J ∂𝒥_b = {𝒥_a, 𝒥_b}, constant on 𝒥 = μ;  its kernel N     generators K N of the isotropy group of μ
    φ = (𝒥 − μ; x_Z − z₀) = 0,  x_Y = Y(x_W),  x_W = w                      slice of the level, Ξ N regular on Z
    A = ∂φ,  P = [1 − J A (AᵀJA)⁻¹Aᵀ]_W                                     Dirac's bracket
    ẇ = P (J − R) Pᵀ ∂H̃ + P G u,  H̃ = H∘σ                                  n − k − dim N states

Law     𝒥 stays along runs of the whole, reduced and reconstructed motions are those of the whole:
        tests/structures/test_momentum_reduction.py
Source  Marsden & Weinstein 1974; Marsden & Ratiu, Introduction to Mechanics and Symmetry, ch. 11; Dirac 1950
Units   𝒥 those of H per unit of the group's velocity
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats, array
from poinsot.algebra.dual import Dual
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.structures.derivatives import hessian, partials
from poinsot.structures.families import pivot_order, solved_in_order
from poinsot.structures.matrices import Array, plain
from poinsot.structures.port_hamiltonian import PortHamiltonian
from poinsot.structures.symmetry_reduction import ReducedSystem, fields, projected_system, symmetry

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
             tests/structures/test_momentum_reduction.py
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
             tests/structures/test_momentum_reduction.py
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
