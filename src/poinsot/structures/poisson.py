"""The Poisson bracket of a structure J(x), structures in other coordinates, and closedness with ports.

    {F, G}(x) = ∂Fᵀ J(x) ∂G        ẋ = J ∂H   ⇔   Ḟ = {F, H} for every F
    x̃ = φ(x):  J̃ = ∂φ J ∂φᵀ        {x̃ᵢ, x̃ⱼ} = J̃ᵢⱼ

Everything is a function of x over any scalar, by dual numbers, so that brackets nest.
Laws: tests/structures/test_poisson.py. Source: Stramigioli et al., §3.1.1 and Remark 1; formulas.md §8.
Units: J ∂H is in those of ẋ, a bracket in those of F times G per action [J·s] in canonical coordinates.

Lie–Poisson structures: the dynamics of a rotating or moving body reduced by its symmetry.

    [Eᵢ, Eⱼ] = Σ_k c^k_ij E_k        Jᵢⱼ(μ) = −Σ_k c^k_ij μ_k      of a Hamiltonian that is left-invariant (body axes)
                                     Jᵢⱼ(μ) = +Σ_k c^k_ij μ_k      right-invariant (axes of the world)

A Hamiltonian on the cotangent bundle of a group that does not change with the displacement is a function of the
momentum μ alone, which then moves by μ̇ = J(μ) ∂H: on so(3)* Euler's equations, Π̇ = Π × ω; on se(3)* Kirchhoff's
of a body in a fluid, ṁ = m × ω + f × v, ḟ = f × ω. A heavy top keeps its symmetry about the vertical only: with the
vertical Γ in the body as a state it moves by the structure of se(3)*, μ = (Π; Γ).
Laws: tests/structures/test_casimirs.py, tests/systems/test_hamiltonian_form.py.
Source: Stramigioli et al., §3.1.1 and 3.1.2 (P∧); Marsden & Ratiu, Introduction to Mechanics and Symmetry, ch. 13–15.
Units: those of momenta, angular [kg·m²/s] and linear [kg·m/s]; structure constants have none [–].
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.geometry.motors import Twist
from poinsot.geometry.products import ad
from poinsot.structures.casimirs import jacobi_defect
from poinsot.structures.derivatives import gradient, partials
from poinsot.structures.matrices import Array, matrix, rank
from poinsot.structures.port_hamiltonian import Coefficient, PortHamiltonian

Function = Callable[[Array], Scalar]


def bracket(J: Coefficient, F: Function, G: Function) -> Function:
    """{F, G}, the function x ↦ ∂Fᵀ J(x) ∂G = Σᵢⱼ ∂ᵢF Jⁱʲ ∂ⱼG, over any scalar.

    J        (n, n) skew, or a function of x that gives it
    F, G     functions of x (n,) with one value; brackets are such functions, too
    Errors   ModelError where J is not n × n at the x given
    Law      {F, G} = −{G, F}; {F, G K} = {F, G} K + G {F, K}; {F, {G, K}} + cyclic = 0 where ``jacobi_defect`` is;
             {F, H} is Ḟ along ẋ = J ∂H
    Source   Stramigioli et al., §3.1.1
    """

    def value(x: Array) -> Scalar:
        at = np.asarray(x)
        return gradient(F, at) @ (_structure(J, at) @ gradient(G, at))

    return value


def in_coordinates(J: Coefficient, coordinates: Callable[[Array], ArrayLike]) -> Callable[[Array], Array]:
    """x ↦ J̃ = ∂φ J ∂φᵀ (m, m), the brackets {φᵢ, φⱼ} of new coordinates x̃ = φ(x), at the point with *old* ones x.

    coordinates  φ: x (n,) ↦ x̃ (m,); m < n is a reduction wherever J̃ turns out to depend on φ(x) alone: x̃ then moves by
                 J̃ under every Hamiltonian that is a function of x̃
    Errors       ModelError where J is not n × n at the x given
    Law          {F∘φ, G∘φ} = ∂Fᵀ J̃ ∂G; in canonical coordinates of a rotation and with its momentum as φ, the
                 Lie–Poisson structure
    """

    def value(x: Array) -> Array:
        at = np.asarray(x)
        slopes = np.array(partials(lambda y: np.asarray(coordinates(y), dtype=object), at)).T
        return np.asarray(slopes @ _structure(J, at) @ slopes.T)

    return value


def ranks(J: Coefficient, states: Iterable[ArrayLike]) -> list[int]:
    """The rank of J(x) at each state x (n,): the dimension of the leaf on which motions through it stay, whatever H is.

    Numbers of states may be exact; of floats it is told as that of any matrix that is known to rounding. Where it is
    the same along a manifold, canonical coordinates and n − rank Casimirs are there; it falls at singular leaves.
    Errors   ModelError where J is not n × n
    Law      it is even, the same along ẋ = J ∂H, and the rank of J̃ in any other coordinates; no more independent
             Casimirs than n − rank
    Source   Stramigioli et al., §3.1.1 and (20)
    """
    return [rank(matrix(_structure(J, np.asarray(x)))) for x in states]


def closedness_defect(system: PortHamiltonian, x: ArrayLike) -> Array:
    """The Jacobi defect (n + p, n + p, n + p) at x with the p input ports: zero if the structure with ports is closed.

    It is that of [J −G; Gᵀ N] on (x, ξ) with ξ̇ = y: of the states and what the outputs add up to. In blocks, with
    i, j over the states, a, b over the ports and g_a the columns of G,

        [i, j, k]   Σ_l Jⁱˡ ∂_l Jʲᵏ + cyclic      J itself satisfies the Jacobi identity (19)
        [i, j, a]   (L_{g_a} J)ⁱʲ                 each port's field is an automorphism of the bracket
        [i, a, b]   ±[g_a, g_b]ⁱ                  the ports' fields commute (and ∓J ∂N_ab, where there is N)

    Dissipation has no part in it. Where it is zero, any conservative controller at the ports leaves a Poisson system.
    Errors   ModelError where a matrix has the wrong shape at x
    Law      it is zero ⇔ ``integrability_defect`` of the Dirac structure on x and the ports is, whichever variable of
             a port is the input
    Source   Stramigioli et al., Remark 1; Dalsmo & van der Schaft 1999
    """
    at, n = np.asarray(x), len(system.states)
    none = np.zeros(len(system.inputs))

    def whole(z: Array) -> Array:
        c = system.coefficients(z[:n])
        rows = np.hstack([_free(c.J), _free(-c.G)]), np.hstack([_free(c.G.T), _free(c.N)])
        return np.vstack(rows)

    return jacobi_defect(whole, np.array([*at, *none], dtype=object if at.dtype == object else None))


def _free(a: Array) -> Array:
    return np.asarray(a, dtype=object)


def _structure(J: Coefficient, x: Array) -> Array:
    value = np.asarray(J(x) if callable(J) else J)
    if value.shape != (len(x), len(x)):
        raise ModelError(
            f"a structure matrix of {len(x)} states must be {len(x)} × {len(x)}; J has the shape {value.shape} at the "
            "point given: give J(x) for all components of x, or x with all of them"
        )
    return value


Invariance = Literal["left", "right"]


def se3_structure_constants() -> Array:
    """c (6, 6, 6) of se(3) on twists (ω; v): c[:, i, j] is the twist Eᵢ × Eⱼ, by ``geometry.products.ad``."""
    return np.stack([ad(Twist(e[:3], e[3:])).astype(int) for e in np.eye(6)], axis=1)


def so3_structure_constants() -> Array:
    """c (3, 3, 3) of so(3): c[k, i, j] = ε_ijk, the angular part of ``se3_structure_constants``."""
    return se3_structure_constants()[:3, :3, :3]


def lie_poisson(constants: ArrayLike, invariant: Invariance = "left") -> Callable[[Array], Array]:
    """μ (n,) ↦ J(μ) (n, n) = ∓Σ_k c^k_ij μ_k, over any scalar.

    constants  c[k, i, j] (n, n, n) of the Lie algebra, [Eᵢ, Eⱼ] = Σ_k c[k, i, j] E_k
    invariant  under which translations of the group the Hamiltonian is: "left" for momenta in the axes of the body
    Errors     ModelError that names the elements between which c is not skew, or fails Jacobi's identity
    Law        the Jacobi defect of J is zero; J(μ)ᵢⱼ = ∓⟨μ, [Eᵢ, Eⱼ]⟩
    """
    c = np.asarray(constants)
    _check(c, invariant)
    signed = -c if invariant == "left" else c

    def structure(mu: Array) -> Array:
        return np.asarray(np.tensordot(np.asarray(mu), signed, axes=(0, 0)))

    return structure


def lie_poisson_system(
    energy: Callable[[Array], Scalar],
    constants: ArrayLike,
    states: Sequence[str],
    inputs: Sequence[str] | None = None,
    invariant: Invariance = "left",
    name: str = "reduced system",
) -> PortHamiltonian:
    """μ̇ = J(μ) ∂H + W, y = ∂H: an invariant Hamiltonian on its algebra's dual, as a port-Hamiltonian system.

    energy   H of μ (n,) [J], over any scalar; ∂H is the twist in the frame in which μ is measured
    states   names of the n momenta
    inputs   names of ports, one for each of the first momenta (a wrench W in that same frame); none by default
    Errors   ModelError as of ``lie_poisson``, or if names and constants do not fit
    Law      Ḣ = ⟨W, ∂H⟩; every Casimir of ``polynomial_casimirs`` is constant without W; the motion is that of the
             mechanism, to the accuracy of both
    """
    n, ports = np.asarray(constants).shape[0], tuple(inputs or ())
    if len(states) != n or len(ports) > n:
        raise ModelError(
            f"{name}: an algebra of dimension {n} has {n} momenta as states and at most as many ports; "
            f"{len(states)} states and {len(ports)} ports are named"
        )
    G = np.eye(n, dtype=int)[:, : len(ports)] if ports else None
    return PortHamiltonian(energy, lie_poisson(constants, invariant), tuple(states), None, G, ports, name=name)


def _check(c: Array, invariant: str) -> None:
    if invariant not in ("left", "right"):
        raise ModelError(f'a Hamiltonian is invariant from the "left" or from the "right", not {invariant!r}')
    if c.ndim != 3 or len(set(c.shape)) != 1:
        raise ModelError(f"the constants of a Lie algebra are n × n × n numbers c[k, i, j]; the shape is {c.shape}")
    size = float(np.abs(c.astype(float)).max(initial=0.0))
    if (found := _worst(c + c.transpose(0, 2, 1), size)) is not None:
        _, i, j = found
        raise ModelError(f"no Lie algebra: [E{i}, E{j}] is not −[E{j}, E{i}]; c[k, i, j] must be skew in i and j")
    inner = np.einsum("lim,mjk->lijk", c, c)  # [Eᵢ, [Eⱼ, E_k]]
    cyclic = inner + inner.transpose(0, 2, 3, 1) + inner.transpose(0, 3, 1, 2)
    if (found := _worst(cyclic, size * size)) is not None:
        _, i, j, k = found
        raise ModelError(
            f"no Lie algebra: Jacobi's identity fails for E{i}, E{j} and E{k}, [Ei, [Ej, Ek]] + cyclic ≠ 0"
        )


def _worst(defect: Array, size: float) -> tuple[int, ...] | None:
    sizes = np.abs(defect.astype(float))
    if not sizes.size or sizes.max() <= 1e-12 * size:  # sums of products of constants, to rounding
        return None
    return tuple(int(k) for k in np.unravel_index(int(sizes.argmax()), sizes.shape))
