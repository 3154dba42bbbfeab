"""The linear equations of implicit stages on trees of any size: factors of all links in one kernel, solving in another.

Law: as `multibody.stage_equations` link by link, tests/systems/test_stage_kernels.py.
Units: Δ those of the states, ρ [1/s]. Source: decision 0020.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.linear import Complex
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.motors import Acceleration, Twist, Wrench
from poinsot.multibody import stage_equations
from poinsot.multibody.kinematics import Moving, resting
from poinsot.multibody.passes import Pass
from poinsot.multibody.tree import Link, Tree
from poinsot.programs.recursion import GROUND, INPUT, WHOLE, LinkStep, Once, OperandPlace, Recursion
from poinsot.programs.tracing import trace
from poinsot.recursions.pass_lines import SLOPES, OperandPart, PassLines, Rolled, StepOperands, coordinate
from poinsot.recursions.records import elements_of, like, numbers_of
from poinsot.recursions.rolled import Drive
from poinsot.recursions.sweeps import nothing, taking

SIDES = ("", "_im")
"""Of the parts of a complex vector."""


def zero_of(pairs: bool) -> Scalar:
    """Zero of the kind that ρ is of: for pairs of eigenvalues, complex."""
    return Complex(0.0, 0.0) if pairs else 0.0


def factor_size(tree: Tree, pairs: bool) -> int:
    """How many numbers the factors of a link are, of the link with the most."""
    each = {link.pair.with_number(1.0): link.pair for link in tree.links}.values()
    return max((len(numbers_of(stage_equations.blank(pair, zero_of(pairs)))) for pair in each), default=0)


def factor_recursion(tree: Tree, pairs: bool, servos: Sequence[Drive] = (), pushed: bool = False) -> Recursion:
    """Of a kernel (x₀, ẋ, t, u, ρ) → factors of every link, from v̇ in ẋ; servos: sources on single freedoms with an
    effort that depends on the state; pushed: and of wrenches on links, as these see them."""
    zero, nq, nv, size = zero_of(pairs), tree.nq, tree.nv, factor_size(tree, pairs)

    def step(
        link: Link, given: StepOperands, carried: stage_equations.CarriedForce, kept: stage_equations.Stood
    ) -> tuple[stage_equations.CarriedForce, stage_equations.Factors]:
        own, n = given.own(link), len(link.pair.freedoms)
        elements = [(k, e, coordinate(link, k, own.q)) for k, e in given.elements]
        slopes = array(given.operands.get(SLOPES, ())).reshape(2, n if servos else 0)
        own = replace(own, push=Wrench.of(given.operands["push"])) if pushed else own
        return stage_equations.eliminate(link, own, elements, slopes, _rate(given, pairs), carried, kept)

    def none(link: Link, given: StepOperands, kept: stage_equations.Stood) -> Mapping[str, Any]:
        return {SLOPES: zeros(2 * len(link.pair.freedoms))} if servos else {}

    passes = [
        taking(Pass(stage_equations.stand, resting)),
        Pass(step, lambda tree: stage_equations.CarriedForce.nothing(zero), rootward=True),
    ]
    rolled = Rolled(passes, [none, lambda link, given, kept: {"factors": kept}])
    parts = {
        "q": OperandPart(0, "q"), "v": OperandPart(0, "v", nq), "a": OperandPart(1, "v", nv),
        "rate": OperandPart(4, 0, size=1 + pairs), "factors": OperandPart(0, size, output=True),
    }  # fmt: skip
    parts |= {"push": OperandPart(5, 6)} if pushed else {}
    lines = PassLines(tree, rolled, parts, elements_of(tree), {}, [SLOPES] if servos else [])
    if not servos:
        return lines.recursion()
    return lines.recursion({1: [Once(servo_slopes(tree, servos, lines.between[SLOPES].tolist()))]})


def servo_slopes(tree: Tree, servos: Sequence[Drive], starts: Sequence[int]) -> LinkStep:
    """The step (x₀, ẋ, t, u) → ∂f/∂s and ∂f/∂ṡ of the efforts f of sources on single freedoms, by dual numbers.

    starts: per link, where among the numbers from the ground on those of its freedoms lie, first all by s
    """
    place = {k: (starts[i] + m, len(link.v)) for i, link in enumerate(tree.links) for m, k in enumerate(link.v)}
    inputs = {"t": OperandPlace(INPUT, 0, 1, 2, WHOLE)}
    if sampled := 1 + max(each.sample for each in servos):
        inputs["u"] = OperandPlace(INPUT, 0, sampled, 3, WHOLE)
    for each in servos:
        ((_, k, coordinate_of),) = each.along
        inputs[f"rate {k}"] = OperandPlace(INPUT, tree.nq + k, 1, 0, WHOLE)
        if coordinate_of >= 0:
            inputs[f"at {k}"] = OperandPlace(INPUT, coordinate_of, 1, 0, WHOLE)
    driven = list(dict.fromkeys(each.along[0][1] for each in servos))

    def function(t: Array, u: Array | None = None, **seen: Array) -> Any:
        slopes = {k: zeros(2) for k in driven}
        for each in servos:
            ((weight, k, coordinate_of),) = each.along
            value = each.value(t[0], zeros(0) if u is None else u)
            for by, (way, slip) in enumerate(((1.0, 0.0), (0.0, 1.0))):
                s = Dual(seen[f"at {k}"][0], way) * weight + each.offset if coordinate_of >= 0 else None
                found = each.effort(value, s, Dual(seen[f"rate {k}"][0], slip) * weight)
                slopes[k][by] = slopes[k][by] + dual(found) * weight
        found = (*(array([x]) for each in slopes.values() for x in each),)
        return found if len(found) > 1 else found[0]

    outputs = {f"{k} {by}": OperandPlace(GROUND, place[k][0] + by * place[k][1], 1) for k in driven for by in range(2)}
    taken, given = ({name: (each.size,) for name, each in these.items()} for these in (inputs, outputs))
    return LinkStep(trace(function, taken, given, "servos"), [*inputs.values()], [*outputs.values()])


def solve_recursion(tree: Tree, pairs: bool) -> Recursion:
    """Of a kernel (factors, ρ, r) → Δ; of pairs r = (real part, imaginary part), and so Δ."""
    zero, nv, size = zero_of(pairs), tree.nv, factor_size(tree, pairs)

    def known(link: Link, given: StepOperands) -> tuple[Array, Array, Scalar, stage_equations.Factors]:
        r_q, r_v = (_vector(given.operands, name, pairs) for name in ("r_q", "r_v"))
        return r_q, r_v, _rate(given, pairs), like(stage_equations.blank(link.pair, zero), given.operands["factors"])

    def down(link: Link, given: StepOperands, parent: Moving) -> Any:
        return stage_equations.disturb(link, *known(link, given), parent)

    def up(link: Link, given: StepOperands, carried: Wrench, kept: Wrench) -> Any:
        return stage_equations.gather(link, given.rotor, *known(link, given), carried, kept)

    def out(link: Link, given: StepOperands, parent: Moving, kept: Array) -> Any:
        r_q, _, rate, factors = known(link, given)
        return stage_equations.release(link, r_q, rate, factors, parent, kept)

    def told(link: Link, given: StepOperands, kept: tuple[Array, Array]) -> Mapping[str, Any]:
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
    parts = {"factors": OperandPart(0, size, size=size), "rate": OperandPart(1, 0, size=1 + pairs)}
    for k, side in enumerate(SIDES[: 1 + pairs]):
        start = 2 * nv * k
        parts |= {"r_q" + side: OperandPart(2, "v", start), "r_v" + side: OperandPart(2, "v", start + nv)}
        parts |= {"delta_q" + side: OperandPart(0, "v", start, output=True)}
        parts |= {"delta_v" + side: OperandPart(0, "v", start + nv, output=True)}
    return PassLines(tree, Rolled(passes, [nothing, nothing, told]), parts, {}, {}).recursion()


def _rate(given: StepOperands, pairs: bool) -> Scalar:
    rate = given.operands["rate"]
    return Complex(rate[0], rate[1]) if pairs else rate[0]


def _vector(operands: Mapping[str, Array], name: str, pairs: bool) -> Array:
    if not pairs:
        return operands[name]
    both = zip(operands[name], operands[name + SIDES[1]], strict=True)
    return np.array([Complex(re, im) for re, im in both], dtype=object)
