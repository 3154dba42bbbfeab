"""Algorithms of large trees: the passes of `poinsot.multibody` by the name of the kernel, and the results of each.

Steps take the kernel's operands by name, see `pass_lines.StepOperands`; vectors that the kernel is not given
are zero. In simulation q, v stand in a chart, q = origin ⊞ ξ and v = v₀ + δv, from which a pass of its own makes them.
Law: equal to the algorithms written out, tests/systems/test_rolled.py.
Units: q [rad, m], v per second. Source: docs/large-trees.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from poinsot.algebra.arrays import Array, concatenate, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.motors import Wrench
from poinsot.multibody.energy import KINETIC, WEIGHT
from poinsot.multibody.forward_dynamics import ARTICULATED_BODY
from poinsot.multibody.inverse_dynamics import NEWTON_EULER
from poinsot.multibody.kinematics import FOLLOW, SEE, TRAVEL, Motions, Placed
from poinsot.multibody.passes import Pass
from poinsot.multibody.transmission import LEANING, TRANSMITTED
from poinsot.multibody.tree import Link, Tree
from poinsot.records import NamedTuple
from poinsot.recursions.pass_lines import EFFORTS, OperandPart, Rolled, StepOperands, coordinate
from poinsot.recursions.records import OnFreedom

Gives = Callable[[Link, StepOperands, Any], Mapping[str, Any]]


def nothing(link: Link, given: StepOperands, kept: object) -> dict[str, Any]:
    """No pass but the last gives anything."""
    return {}


def taking(each: Pass) -> Pass:
    """The pass for steps that take `StepOperands`."""
    return each._replace(step=lambda link, given, met, *kept: each.step(link, given.own(link), met, *kept))


def alone(each: Pass) -> Pass:
    """A pass that has nothing to do with the one before."""
    return each._replace(step=lambda link, given, met, *kept: each.step(link, given.own(link), met))


def _given(passes: Sequence[Pass]) -> Rolled:
    """An algorithm that keeps the result of its last step."""
    gives = [nothing] * (len(passes) - 1)
    return Rolled([taking(each) for each in passes], [*gives, lambda link, given, kept: {"result": kept}])


# ---------------------------------------------------------------------------------------------------- link by link


def _each(function: Callable[[Link, Mapping[str, Array]], Mapping[str, object]]) -> Rolled:
    """What every link does on its own."""
    alone = Pass(lambda link, given, met: (None, None), lambda tree: None)
    return Rolled([alone], [lambda link, given, kept: function(link, given.operands)])


def _retracted(link: Link, x: Mapping[str, Array]) -> dict[str, Any]:
    """q = origin ⊞ ξ and v."""
    return {"result": link.pair.chart(x["origin"], x["xi"]), "result_rate": x["origin_rate"] + x["xi_rate"]}


# -------------------------------------------------------------------------------------------------------- the flow


class LocalConfiguration(NamedTuple):
    """q = origin ⊞ ξ and v (n,), in the chart that simulation steps in."""

    q: Array
    v: Array


def stand(link: Link, given: StepOperands, met: None) -> tuple[None, LocalConfiguration]:
    """q and v of the link."""
    x = given.operands
    return None, LocalConfiguration(link.pair.chart(x["origin"], x["xi"]), x["origin_rate"] + x["xi_rate"])


def rates_in_chart(link: Link, given: StepOperands, stood: LocalConfiguration) -> dict[str, Any]:
    """ξ̇."""
    return {"rates": link.pair.chart_rate(given.operands["xi"], stood.v)}


def _driven(link: Link, given: StepOperands, stood: LocalConfiguration) -> dict[str, Any]:
    """ξ̇, and efforts that are zero until sources add their own."""
    return rates_in_chart(link, given, stood) | {EFFORTS: zeros(len(link.pair.freedoms))}


def standing(each: Pass) -> Pass:
    """The pass at the q and v that `stand` has kept."""

    def step(link: Link, given: StepOperands, met: Any, before: Any) -> tuple[Any, Any]:
        stood, *kept = [before] if isinstance(before, LocalConfiguration) else before
        passed, left = each.step(link, given.own(link, q=stood.q, v=stood.v), met, *kept)
        return passed, (stood, left)

    return each._replace(step=step)


def flowing(link: Link, given: StepOperands, kept: tuple[LocalConfiguration, Sequence[Scalar]]) -> dict[str, Any]:
    """v̇, and the powers that dampers take."""
    stood, rates = kept
    return {"result": rates} | _by_element(link, given, *stood, "dissipates")


def _by_element(link: Link, given: StepOperands, q: Array, v: Array, kind: str) -> dict[str, Any]:
    """The energies of what stores, or the powers of what dissipates, among the elements on a link's freedoms."""
    chosen = [(k, e) for k, e in given.elements if getattr(e, kind)]
    values = {}
    for n, (k, e) in enumerate(chosen):
        s = coordinate(link, k, q)
        values[f"{_ELEMENT}{n}"] = e.energy(s) if kind == "stores" else e.dissipation(s, v[k])
    return values


_ELEMENT = "element "


def each_element(
    tree: Tree, name: str, elements: Mapping[int, Sequence[OnFreedom]], ports: int
) -> tuple[dict[str, list[int]], dict[str, OperandPart]]:
    """The places and laws by which the n-th element of each link leaves its entries of the ledger.

    Energies come after those of motion and weight, powers after those of the ports.
    """
    kind, operand = {"energies": ("stores", 0), "flow": ("dissipates", 1)}.get(name, ("", 0))
    if not kind:
        return {}, {}
    count = 1 + any(tree.model.gravity) if kind == "stores" else ports
    place = {e.name: count + n for n, e in enumerate(e for e in tree.model.elements if getattr(e, kind))}
    of_link = [[place[e.name] for _, e in elements.get(i, ()) if getattr(e, kind)] for i in range(len(tree.links))]
    most = max(map(len, of_link), default=0)
    columns = {f"{_ELEMENT}{n}": [x[n] if n < len(x) else 0 for x in of_link] for n in range(most)}
    return columns, {column: OperandPart(operand, column, output=True) for column in columns}


# --------------------------------------------------------------------------------------------------------- energies


def _kinetic(link: Link, given: StepOperands, kept: Scalar) -> dict[str, Any]:
    return {"kinetic": kept}


def _weight(link: Link, given: StepOperands, kept: Scalar) -> dict[str, Any]:
    return {"weight": kept}


def _potential(link: Link, given: StepOperands, kept: Scalar) -> dict[str, Any]:
    """The energy of weight and of springs."""
    total = kept
    for energy in _by_element(link, given, given.operands["q"], zeros(len(link.v)), "stores").values():
        total = total + energy
    return {"weight": total}


def _stored(last: Gives) -> Gives:
    """The results of a pass, and the energies of springs."""
    return lambda link, given, kept: {
        **last(link, given, kept),
        **_by_element(link, given, given.operands["q"], given.operands["v"], "stores"),
    }


def _placed(link: Link, given: StepOperands, kept: Placed) -> dict[str, Any]:
    """The pose of a body, for which a link without freedoms stands, see `rolled.with_bodies`."""
    return {} if link.pair.freedoms else {"result": kept.X_W.matrix.ravel()}


def _moving(link: Link, given: StepOperands, kept: Placed) -> dict[str, Any]:
    """The twist of a body in world coordinates."""
    return {} if link.pair.freedoms else {"result": kept.V.vector}


def _accelerating(link: Link, given: StepOperands, kept: Motions) -> dict[str, Any]:
    """The acceleration of a body and of its origin, in world coordinates."""
    R = kept.X_W.rotation
    linear = R @ kept.A.of_point(zeros(3), kept.V) + given.gravity
    return {} if link.pair.freedoms else {"result": concatenate([R @ kept.A.angular, linear])}


def _standing_there(link: Link, given: StepOperands, kept: Placed) -> dict[str, Any]:
    """The pose of a link, for which one without freedoms stands, and its twist in its own coordinates."""
    return {} if link.pair.freedoms else {"result": concatenate([kept.X_W.matrix.ravel(), kept.V.vector])}


def _transmitting(link: Link, given: StepOperands, kept: Wrench) -> dict[str, Any]:
    return {"result": kept.vector}


def _lean(link: Link, given: StepOperands, carried: Wrench, *kept: Any) -> Any:
    return LEANING[1].step(link, given.own(link), carried, *kept, Wrench.of(given.operands["push"]))


def _leaning(link: Link, given: StepOperands, kept: tuple[Wrench, Array]) -> dict[str, Any]:
    return {"effort": kept[1], "result": kept[0].vector}


_FLOW = [standing(each) for each in ARTICULATED_BODY]
_FLOW_GIVES: list[Gives] = [nothing, nothing, flowing]
STAND = Pass(stand, lambda tree: None)

ALGORITHMS: Mapping[str, Rolled] = {
    "inverse_dynamics": _given(NEWTON_EULER),
    "bias_force": _given(NEWTON_EULER),
    "gravity_force": _given(NEWTON_EULER),
    "forward_dynamics": _given(ARTICULATED_BODY),
    "kinetic_energy": Rolled([taking(KINETIC)], [_kinetic], ["kinetic"]),
    "potential_energy": Rolled([taking(WEIGHT)], [_potential], ["weight"]),
    "energies": Rolled([taking(KINETIC), alone(WEIGHT)], [_stored(_kinetic), _weight], ["kinetic", "weight"]),
    "integrate": _each(lambda link, x: {"result": link.pair.integrate(x["q"], x["dv"])}),
    "difference": _each(lambda link, x: {"result": link.pair.difference(x["q0"], x["q1"])}),
    "poses": Rolled([taking(FOLLOW)], [_placed]),
    "twists": Rolled([taking(TRAVEL)], [_moving]),
    "places": Rolled([taking(FOLLOW)], [_standing_there]),
    "flow": Rolled([STAND, *_FLOW], [rates_in_chart, *_FLOW_GIVES]),
    "driven flow": Rolled([STAND, *_FLOW], [_driven, *_FLOW_GIVES]),
    "retract": _each(_retracted),
    "accelerations": Rolled([taking(SEE)], [_accelerating]),
    "transmitted": Rolled([taking(each) for each in TRANSMITTED], [nothing, _transmitting]),
    "leaning": Rolled([taking(LEANING[0]), LEANING[1]._replace(step=_lean)], [nothing, _leaning]),
}
"""By the name of the kernel."""

OF_BODIES: Mapping[str, int] = {"poses": 16, "twists": 6, "accelerations": 6, "places": 22}
"""Those that give so many numbers for every body, instead of for links."""

ALONE = frozenset({"integrate", "difference", "retract"})
"""Those that every joint does on its own, but for joints that follow others."""

UNLOADED = frozenset({"gravity_force", "kinetic_energy", "transmitted", "leaning", *OF_BODIES})
"""Those to which springs and dampers do nothing."""
