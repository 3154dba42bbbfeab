"""The linear equations of implicit stages on trees of any size: factors of all links in one kernel, solving in another.

Law: as `multibody.stage_equations` link by link, tests/systems/test_stage_kernels.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.complex_scalar import Complex
from poinsot.algebra.scalars import Scalar
from poinsot.compiler.recursion import Recursion
from poinsot.geometry.motors import Acceleration, Twist, Wrench
from poinsot.multibody.kinematics import Moving, resting
from poinsot.multibody.passes import Pass
from poinsot.multibody.stage_equations import (
    Carried,
    Factors,
    Stood,
    blank,
    disturb,
    eliminate,
    gather,
    release,
    stand,
)
from poinsot.multibody.tree import Link, Tree
from poinsot.recursions.passing import Given, Part, Rolled, coordinate
from poinsot.recursions.places import Places
from poinsot.recursions.records import elements_of, like, numbers_of
from poinsot.recursions.sweeps import nothing, taking

SIDES = ("", "_im")
"""Of the parts of a complex vector."""


def zero_of(pairs: bool) -> Scalar:
    """Zero of the kind that ρ is of: for pairs of eigenvalues, complex."""
    return Complex(0.0, 0.0) if pairs else 0.0


def factor_size(tree: Tree, pairs: bool) -> int:
    """How many numbers the factors of a link are, of the link with the most."""
    each = {link.pair.with_number(1.0): link.pair for link in tree.links}.values()
    return max((len(numbers_of(blank(pair, zero_of(pairs)))) for pair in each), default=0)


def factor_recursion(tree: Tree, pairs: bool) -> Recursion:
    """Of a kernel (x₀, ẋ, ρ) → factors of every link, ẋ of which v̇ is taken."""
    zero, nq, nv, size = zero_of(pairs), tree.nq, tree.nv, factor_size(tree, pairs)

    def step(link: Link, given: Given, carried: Carried, kept: Stood) -> tuple[Carried, Factors]:
        own = given.own(link)
        elements = [(k, e, coordinate(link, k, own.q)) for k, e in given.elements]
        return eliminate(link, own, elements, _rate(given, pairs), carried, kept)

    passes = [taking(Pass(stand, resting)), Pass(step, lambda tree: Carried.nothing(zero), rootward=True)]
    rolled = Rolled(passes, [nothing, lambda link, given, kept: {"factors": kept}])
    parts = {
        "q": Part(0, "q"), "v": Part(0, "v", nq), "a": Part(1, "v", nv), "rate": Part(2, 0, size=1 + pairs),
        "factors": Part(0, size, output=True),
    }  # fmt: skip
    return _recursion(Places(tree, rolled, parts, elements_of(tree), {}))


def solve_recursion(tree: Tree, pairs: bool) -> Recursion:
    """Of a kernel (factors, ρ, r) → Δ; of pairs r = (real part, imaginary part), and so Δ."""
    zero, nv, size = zero_of(pairs), tree.nv, factor_size(tree, pairs)

    def known(link: Link, given: Given) -> tuple[Array, Array, Scalar, Factors]:
        r_q, r_v = (_vector(given.operands, name, pairs) for name in ("r_q", "r_v"))
        return r_q, r_v, _rate(given, pairs), like(blank(link.pair, zero), given.operands["factors"])

    def down(link: Link, given: Given, parent: Moving) -> Any:
        return disturb(link, *known(link, given), parent)

    def up(link: Link, given: Given, carried: Wrench, kept: Wrench) -> Any:
        return gather(link, given.rotor, *known(link, given), carried, kept)

    def out(link: Link, given: Given, parent: Moving, kept: Array) -> Any:
        r_q, _, rate, factors = known(link, given)
        return release(link, r_q, rate, factors, parent, kept)

    def told(link: Link, given: Given, kept: tuple[Array, Array]) -> Mapping[str, Any]:
        named = dict(zip(("delta_q", "delta_v"), kept, strict=True))
        if not pairs:
            return named
        real = {name: array([x.re for x in each]) for name, each in named.items()}
        return real | {name + SIDES[1]: array([x.im for x in each]) for name, each in named.items()}

    still = Moving(Twist.of(np.array([zero] * 6)), Acceleration.of(np.array([zero] * 6)))
    passes = [
        Pass(down, lambda tree: still),
        Pass(up, lambda tree: Wrench.of(np.array([zero] * 6)), rootward=True),
        Pass(out, lambda tree: still),
    ]
    parts = {"factors": Part(0, size, size=size), "rate": Part(1, 0, size=1 + pairs)}
    for k, side in enumerate(SIDES[: 1 + pairs]):
        start = 2 * nv * k
        parts |= {"r_q" + side: Part(2, "v", start), "r_v" + side: Part(2, "v", start + nv)}
        parts |= {"delta_q" + side: Part(0, "v", start, output=True)}
        parts |= {"delta_v" + side: Part(0, "v", start + nv, output=True)}
    return _recursion(Places(tree, Rolled(passes, [nothing, nothing, told]), parts, {}, {}))


def _rate(given: Given, pairs: bool) -> Scalar:
    rate = given.operands["rate"]
    return Complex(rate[0], rate[1]) if pairs else rate[0]


def _vector(operands: Mapping[str, Array], name: str, pairs: bool) -> Array:
    if not pairs:
        return operands[name]
    both = zip(operands[name], operands[name + SIDES[1]], strict=True)
    return np.array([Complex(re, im) for re, im in both], dtype=object)


def _recursion(places: Places) -> Recursion:
    return Recursion(
        sweeps=[*places.sweeps],
        links=np.array(places.links, dtype=np.int32),
        rows=np.array(places.rows, dtype=float),
        record=places.size,
        ground=places.ground,
    )
