"""Control of port-Hamiltonian systems that keeps them port-Hamiltonian: damping, PI, Casimirs, shaped energies.

    damping         u = v − K y                                R′ = R + G K Gᵀ
    PI              u = v − K_P y − K_I ξ,  ξ̇ = y              H′ = H + ½ ξᵀ K_I ξ
    interconnection u = v − ∂H_c/∂ξ,  ξ̇ = y; where ξ − Cᵀx is a Casimir, H + H_c(Cᵀx + const) is the shaped energy
    assignment      (J_d − R_d) ∂H_d = (J − R) ∂H + G β(x)     (interconnection and damping assignment)

Every result is a :class:`PortHamiltonian`, so its passivity is certified and its ledger kept as for any other.
Laws: tests/structures/test_passive_control.py. Source: Stramigioli et al., §3.1.1 and 4; Ortega, van der Schaft,
Maschke & Escobar 2002 (assignment); formulas.md §8.
Units: u times y is power [W], energies [J]; K_P in those of u per y, K_I of u per y and second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import final

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.records import dataclass
from poinsot.structures.casimirs import casimirs, conditions, polynomial_matrix
from poinsot.structures.derivatives import gradient
from poinsot.structures.matrices import Array, is_positive_semidefinite, plain, reduced, vanishes
from poinsot.structures.polynomials import TaylorPolynomial, monomials
from poinsot.structures.port_hamiltonian import Coefficient, PortHamiltonian


def damping_injection(system: PortHamiltonian, gain: ArrayLike) -> PortHamiltonian:
    """u = v − K y, K (p, p) symmetric and positive semidefinite: takes yᵀ K y [W].

    Errors  ModelError if K is no such matrix, or the system has feedthrough
    """
    K = _gain(system, gain, "damping gain")
    _refuse_feedthrough(system)
    if callable(system.R) or callable(system.G):
        return replace(system, R=lambda x: _lost(system, x) + system.coefficients(x).G @ K @ system.coefficients(x).G.T)
    G = np.asarray(system.G, dtype=float)
    return replace(system, R=_lost(system, np.zeros(len(system.states))) + G @ K @ G.T)


def _lost(system: PortHamiltonian, x: ArrayLike) -> Array:
    return system.coefficients(x).R


def pi_control(system: PortHamiltonian, proportional: ArrayLike, integral: ArrayLike) -> PortHamiltonian:
    """u = v − K_P y − K_I ξ with ξ̇ = y: the passive output's integral is stored in springs K_I.

    K_P, K_I (p, p) symmetric and positive semidefinite. States are those of the system, then "integral.<input>" ξ.
    Law  d/dt (H + ½ ξᵀ K_I ξ) = yᵀ v − dissipation
    """
    K_I = _gain(system, integral, "integral gain")

    def spring(xi: Array) -> Scalar:
        return 0.5 * (xi @ (K_I @ xi))

    return control_by_interconnection(damping_injection(system, proportional), spring, "integral")


def control_by_interconnection(
    system: PortHamiltonian, energy: Callable[[Array], Scalar], name: str = "controller"
) -> PortHamiltonian:
    """The system with a controller of pure storage at its inputs: ξ̇ = y, u = v − ∂H_c/∂ξ; H′ = H + H_c(ξ).

    energy  H_c of ξ (p,), over any scalar. States: x, then ξ as "<name>.<input>". Power-keeping by construction.
    """
    _refuse_feedthrough(system)
    n, p = len(system.states), len(system.inputs)

    def hamiltonian(z: Array) -> Scalar:
        return system.hamiltonian(z[:n]) + energy(z[n:])

    def J(z: ArrayLike) -> Array:
        c = system.coefficients(np.asarray(z)[:n])
        return _blocks(c.J, -c.G, c.G.T, np.zeros((p, p)))

    def R(z: ArrayLike) -> Array:
        c = system.coefficients(np.asarray(z)[:n])
        return _blocks(c.R, np.zeros((n, p)), np.zeros((p, n)), np.zeros((p, p)))

    def G(z: ArrayLike) -> Array:
        return np.vstack([system.coefficients(np.asarray(z)[:n]).G, np.zeros((p, p))])

    moving = any(callable(getattr(system, k)) for k in "JRG")
    at = np.zeros(n + p)
    parts: dict[str, Coefficient] = {k: f if moving else f(at) for k, f in (("J", J), ("R", R), ("G", G))}
    states = (*system.states, *(f"{name}.{u}" for u in system.inputs))
    return PortHamiltonian(
        hamiltonian, parts["J"], states, parts["R"], parts["G"], system.inputs, name=f"{system.name} with {name}"
    )


def controller_casimirs(system: PortHamiltonian) -> Array:
    """C (n, p) with ξ − Cᵀ x constant under ``control_by_interconnection``, whatever the energies; by columns.

    Errors  ModelError that names the inputs for which there is none: the dissipation obstacle (R C ≠ 0), or a port
            whose field is not in the image of J
    """
    n, p = len(system.states), len(system.inputs)
    whole = control_by_interconnection(system, lambda xi: 0.0 * xi.sum())
    if any(callable(getattr(whole, k)) for k in "JRG"):
        raise ModelError(
            f"{system.name}: Casimirs of this form are found where J, R and G are constant; where they are polynomials "
            "use `controller_polynomials`"
        )
    found = casimirs(np.asarray(whole.J, dtype=float), np.asarray(whole.R, dtype=float))
    top, bottom = np.asarray(found[:n], dtype=float), np.asarray(found[n:], dtype=float)
    missing = []
    C = np.zeros((n, p))
    for k in range(p):
        wanted = np.eye(p)[k]
        weights = np.linalg.lstsq(bottom, wanted, rcond=None)[0] if bottom.size else np.zeros(0)
        # unit vectors: reached, or not at all
        if not bottom.size or not np.allclose(bottom @ weights, wanted, atol=1e-9):
            missing.append(system.inputs[k])
        else:
            C[:, k] = -(top @ weights)
    _refuse_missing(system, missing)
    return C


def controller_polynomials(system: PortHamiltonian, degree: int) -> list[TaylorPolynomial]:
    """C_a(x), one for each input, with ξ_a − C_a(x) constant under ``control_by_interconnection``, exactly.

    J ∂C_a = −g_a and R ∂C_a = 0 for polynomial J(x), R(x), G(x); H + H_c(C(x) + const) is then the shaped energy.
    degree  of the ansatz, ≥ 1; with constant J, R, G degree 1 gives the columns of ``controller_casimirs``
    Errors  ModelError where a matrix is no polynomial, and as of ``controller_casimirs``
    Law     d/dt (ξ − C(x)) = 0 at every state, for every H and H_c; tests/structures/test_passive_control.py
    Source  Stramigioli et al., §3.1.1
    """
    n, p = len(system.states), len(system.inputs)
    whole = control_by_interconnection(system, lambda xi: 0.0 * xi.sum())
    matrices = [("J", whole.J)] if whole.R is None else [("J", whole.J), ("R", whole.R)]
    rows = np.vstack([polynomial_matrix(value, n + p, letter, (n + p, n + p)) for letter, value in matrices])
    own = [(*key, *(0,) * p) for key in monomials(n, 1, degree)]
    tied = [(*(0,) * n, *(int(a == b) for b in range(p))) for a in range(p)]
    form, pivots = reduced(conditions(rows, [*own, *tied]))
    last = [row for row, k in enumerate(pivots) if k >= len(own)]  # relations among ξ that no C of this degree meets
    missing = [name for a, name in enumerate(system.inputs) if any(form[row, len(own) + a] for row in last)]
    _refuse_missing(system, missing)
    found = []
    for a in range(p):
        terms = {own[k][:n]: form[row, len(own) + a] for row, k in enumerate(pivots) if k < len(own)}
        found.append(TaylorPolynomial(terms, n))
    return found


def _refuse_missing(system: PortHamiltonian, missing: list[str]) -> None:
    if missing:
        raise ModelError(
            f"{system.name}: no Casimir ties the controller at {', '.join(map(repr, missing))} to the states. Either "
            "the state that would have to be shaped loses energy (the dissipation obstacle), or the input's field is "
            "not in the image of J; shape the energy by `assigned` instead"
        )


def shaped_by_casimirs(
    system: PortHamiltonian, energy: Callable[[Array], Scalar], constant: ArrayLike = 0.0, degree: int | None = None
) -> PortHamiltonian:
    """The system on the leaf ξ = C(x) + constant of ``control_by_interconnection``: H_s = H + H_c(ξ), J, R, G stay.

    degree  of polynomials C(x), for J(x), R(x), G(x) that are polynomial; C(x) = Cᵀx of constant ones by default
    Law  its flow is that of the interconnected system, whose controller starts at ξ(0) = C(x(0)) + constant
    """
    C: list[Callable[[Array], Scalar]]
    C = _linear(controller_casimirs(system)) if degree is None else [*controller_polynomials(system, degree)]
    at = np.broadcast_to(np.asarray(constant, dtype=float), (len(system.inputs),))

    def hamiltonian(x: Array) -> Scalar:
        return system.hamiltonian(x) + energy(np.array([c(x) + a for c, a in zip(C, at, strict=True)], dtype=object))

    return replace(system, hamiltonian=hamiltonian, name=f"{system.name}, shaped")


def _linear(C: Array) -> list[Callable[[Array], Scalar]]:
    def of(c: Array) -> Callable[[Array], Scalar]:
        return lambda x: c @ x

    return [of(c) for c in C.T]


@final
@dataclass(frozen=True, eq=False)
class Assigned:
    """What ``assigned`` makes: the closed loop and the feedback that makes it.

    closed_loop  ẋ = (J_d − R_d) ∂H_d + G v, port-Hamiltonian again
    feedback     x ↦ β (p,), over any scalar: u = β(x) + v on the plant is the closed loop
    """

    closed_loop: PortHamiltonian
    feedback: Callable[[Array], Array]


def assigned(
    plant: PortHamiltonian,
    energy: Callable[[Array], Scalar],
    J: Coefficient | None = None,
    R: Coefficient | None = None,
    states: Iterable[ArrayLike] = (),
    name: str | None = None,
) -> Assigned:
    """Interconnection and damping assignment: (J_d − R_d) ∂H_d = (J − R) ∂H + G β(x), for a chosen H_d, J_d, R_d.

    energy  H_d over any scalar, with its minimum where the plant shall rest; J, R: those of the plant without them
    states  where the matching condition G⊥ (…) = 0 is checked, to 1e-9 of the rates
    Errors  ModelError that names the state whose rate no input can match, and by how much it misses
    """
    _refuse_feedthrough(plant)
    n = len(plant.states)
    closed = PortHamiltonian(
        energy, plant.J if J is None else J, plant.states, plant.R if R is None else R, plant.G, plant.inputs,
        name=name or f"{plant.name}, assigned",
    )  # fmt: skip

    def missing(x: Array) -> Array:
        own, wanted = plant.coefficients(x), closed.coefficients(x)
        drift = plain(own.J - own.R) @ gradient(plant.hamiltonian, x)
        return np.asarray(plain(wanted.J - wanted.R) @ gradient(energy, x) - drift)

    def feedback(x: Array) -> Array:
        G = plain(plant.coefficients(x).G)
        return np.asarray(_left_inverse(G) @ missing(x))

    for given in states:
        x = np.asarray(given, dtype=float)
        want, G = np.asarray(missing(x), dtype=float), np.asarray(plant.coefficients(x).G, dtype=float)
        left = want - G @ np.asarray(feedback(x), dtype=float)
        worst = int(np.argmax(np.abs(left)))
        if not vanishes(left[None, :], 1.0 + np.abs(want).max(), 1e-9):
            raise ModelError(
                f"{plant.name}: the energy and structure that are wanted do not match: no input can give "
                f"{plant.states[worst]!r} its rate at x = {np.array2string(x, precision=4)}; it misses "
                f"{left[worst]:.3g}. The {n - G.shape[1]} rates without input must agree already"
            )
    return Assigned(closed, feedback)


def _left_inverse(G: Array) -> Array:
    """(GᵀG)⁻¹ Gᵀ over the scalars of G."""
    from poinsot.algebra.linear import solve_spd

    return np.asarray(solve_spd(G.T @ G, G.T))


def _gain(system: PortHamiltonian, gain: ArrayLike, what: str) -> Array:
    p = len(system.inputs)
    K = np.asarray(gain, dtype=float)
    K = K * np.eye(p) if K.ndim == 0 else np.diag(K) if K.ndim == 1 else K
    if K.shape != (p, p) or not np.isfinite(K).all():
        raise ModelError(f"{system.name}: the {what} is a number, {p} numbers, or a {p} × {p} matrix")
    if not vanishes(K - K.T, max(1.0, float(np.abs(K).max(initial=0.0)))) or not is_positive_semidefinite(K, beside=K):
        raise ModelError(
            f"{system.name}: the {what} must be symmetric and positive semidefinite; else it would give energy"
        )
    return K


def _refuse_feedthrough(system: PortHamiltonian) -> None:
    if any(getattr(system, k) is not None for k in "PSN"):
        raise ModelError(
            f"{system.name} passes its inputs straight to its outputs (P, S or N); put storage or a series resistance "
            "there"
        )


def _blocks(a: Array, b: Array, c: Array, d: Array) -> Array:
    return np.vstack([np.hstack([np.asarray(a), np.asarray(b)]), np.hstack([np.asarray(c), np.asarray(d)])])
