"""The Poisson bracket of a structure J(x), structures in other coordinates, and closedness with ports.

    {F, G}(x) = ∂Fᵀ J(x) ∂G        ẋ = J ∂H   ⇔   Ḟ = {F, H} for every F
    x̃ = φ(x):  J̃ = ∂φ J ∂φᵀ        {x̃ᵢ, x̃ⱼ} = J̃ᵢⱼ

Everything is a function of x over any scalar, by dual numbers, so that brackets nest.
Laws: tests/structures/test_poisson.py. Source: Stramigioli et al., §3.1.1 and Remark 1; formulas.md §8.
Units: J ∂H is in those of ẋ, a bracket in those of F times G per action [J·s] in canonical coordinates.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
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
