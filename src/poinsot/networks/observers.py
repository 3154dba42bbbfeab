"""What passes through ports that are frames: the twist, the wrench and the power at every terminal of a node.

    node     Σ W = 0 over its terminals, W into the element, all in the frame of the node; they share its twist T
    solid    Σ W = d(I V)/dt − weight − what its own joints and springs give it, which is what a weld transmits

The wrenches of springs, pairs and sources are those of their laws. Of what is rigid they are found along the edges
between nodes and solids, from the leaves; an edge that closes a loop of rigid things is shared by compliances
that the model does not have: such wrenches are undetermined. What welds transmit is read off a tree in which each is a
joint that is at rest.

Laws    wrenches and powers at a node sum to zero, and a body's give the rate of its momentum,
        tests/networks/test_wrenches.py
Source  Stramigioli et al., §3.2.2 (primary graph, observers as its reference); formulas.md §6, §8
Units   twists [rad/s; m/s], wrenches [N·m; N], powers [W]
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, final

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar
from poinsot.components.frames import At, Brought
from poinsot.components.primitives import GROUND
from poinsot.geometry.motors import Wrench, pairing
from poinsot.joints.pairs import fixed, revolute
from poinsot.multibody.applied import Motion, pulled
from poinsot.multibody.choice import chosen_joints
from poinsot.multibody.constrained_dynamics import PASSING, multipliers_of
from poinsot.multibody.kinematics import body_twist
from poinsot.multibody.transmission import transmission
from poinsot.multibody.tree import Tree, build_tree
from poinsot.records import NamedTuple, dataclass

NUMBERS = 13
"""Of each terminal: its twist, its wrench, its power."""


class Terminal(NamedTuple):
    """A terminal on a frame.

    name   "element.terminal"; its element and its node
    solid  what it is a fixed frame of, None where its element is not rigid
    at     where the node stands on a body of the mechanism that is made; on: the solid which that belongs to
    """

    name: str
    element: str
    node: str
    solid: Hashable | None
    at: At
    on: Hashable


@final
@dataclass(frozen=True, eq=False)
class Terminals:
    """The terminals of what frames join.

    all      of them, "p" before "n"
    brought  by element what it brings that is not rigid
    welds    by solid the joint that holds it; of every rigid class one solid has none: the ground, or else its base
    bases    these
    """

    all: tuple[Terminal, ...]
    brought: Mapping[str, Brought]
    welds: Mapping[Hashable, str]
    bases: frozenset[Hashable]

    @cached_property
    def shares(self) -> tuple[tuple[int, Hashable, tuple[int, ...]], ...]:
        """The balances that give wrenches at fixed frames: (terminal, the solid of the balance, None of its node, the
        others in that balance), in this order."""
        at: dict[tuple[str, Hashable], list[int]] = {}
        missing = {k for k, each in enumerate(self.all) if each.solid is not None}
        for k, each in enumerate(self.all):
            if each.node != GROUND:
                at.setdefault(("node", each.node), []).append(k)
            if each.solid is not None and each.solid not in self.bases:
                at.setdefault(("solid", each.solid), []).append(k)
        found: list[tuple[int, Hashable, tuple[int, ...]]] = []
        while leaves := [key for key, on in at.items() if len(missing & {*on}) == 1]:
            for what, key in leaves:
                all_ = at.pop((what, key))
                for k in [each for each in all_ if each in missing]:
                    missing.discard(k)
                    found.append((k, key if what == "solid" else None, tuple(each for each in all_ if each != k)))
        return tuple(found)

    @cached_property
    def untold(self) -> frozenset[str]:
        """The terminals with undetermined wrenches."""
        told = {k for k, _, _ in self.shares}
        return frozenset(each.name for k, each in enumerate(self.all) if each.solid is not None and k not in told)

    def seen(
        self, machine: Any, held: Tree, state: Array, through: Sequence[Scalar], driven: Sequence[Scalar],
        pushes: Sequence[Scalar],
    ) -> Array:  # fmt: skip
        """T, W and the power ⟨W, T⟩ of every terminal in the frame of its node (terminals · 13,); 0 where undetermined.

        held     its tree, with its given motions at this time
        through  at the ports of one number; driven: the values of its sources; pushes: of what switches in it
        """
        q, v = machine.split(state)
        loads, _ = machine.loads(Motion.of(held.aligned, q, v), through, driven, pushes)
        v_dot, multipliers = multipliers_of(held, q, v, loads, PASSING)
        multipliers, efforts = multipliers[: machine.tree.rows], multipliers[machine.tree.rows :]
        opened = replace(machine, tree=held_open(machine.tree, self._held))
        tree = opened.tree
        motion = Motion.of(
            tree,
            placed_by_name(q, machine.tree.coordinate_names, tree.coordinate_names),
            placed_by_name(v, machine.tree.freedom_names, tree.freedom_names),
        )
        a = placed_by_name(v_dot, machine.tree.freedom_names, tree.freedom_names)
        loads, _ = opened.loads(motion, through, driven, pushes)
        for given, effort in zip(machine.motions, efforts, strict=True):
            loads.add(given.along.measured(motion), 0.0 - effort)
        passed = transmission(tree, motion.q, motion.v, a, loads.wrenches)(multipliers, 1.0)
        wrenches = self._wrenches(passed, self._pulls(opened, motion, passed, through, driven))
        found: list[Scalar] = []
        for terminal, W_W in zip(self.all, wrenches, strict=True):
            on = tree.bodies[terminal.at.body]
            X_B = on.X_LB if on.link < 0 else motion.X_W[on.link] @ on.X_LB
            X_N = X_B @ terminal.at.X
            T, W = X_N.pull(body_twist(tree, motion.X_W, motion.V, on)), X_N.pull(W_W)
            found += [*T.vector, *W.vector, pairing(W, T)]
        return array(found)

    @cached_property
    def _held(self) -> frozenset[str]:
        """The joints that may be at rest and are to transmit."""
        return frozenset((*self.welds.values(), *(j.name for each in self.brought.values() for j in each.joints)))

    def _pulls(
        self,
        machine: Any,
        motion: Motion,
        passed: Mapping[str, Wrench],
        through: Sequence[Scalar],
        driven: Sequence[Scalar],
    ) -> dict[str, Wrench]:
        """Of elements that are not rigid the wrench in the world into the last of their terminals, −W into "p"."""
        efforts = dict(zip(machine.ports, zip(machine.places, through, strict=True), strict=True))
        sources = {source.name: (source, u) for source, u in zip(machine.sources, driven, strict=True)}
        found: dict[str, Wrench] = {}
        for element, brings in self.brought.items():
            G = Wrench.zero()
            for joint in brings.joints:
                G = G - passed[joint.name]
            for e in brings.elements:
                if e.name in sources:
                    source, u = sources[e.name]
                    at = e.stretch.measured(motion)
                    G = G + at.driving(-source.effort(u, at.value, at.rate(motion)), motion.X_W)
                else:
                    at, tension = pulled(motion, e)
                    G = G + at.driving(tension, motion.X_W)
            for port in brings.ports:
                place, effort = efforts[f"{element}.{port}"]
                G = G + place.measured(motion).driving(-effort, motion.X_W)
            found[element] = G
        return found

    def _wrenches(self, passed: Mapping[str, Wrench], pulls: Mapping[str, Wrench]) -> list[Wrench]:
        """W into every terminal, in the world."""
        last = {each.element: k for k, each in enumerate(self.all)}
        found = [Wrench.zero()] * len(self.all)
        for k, each in enumerate(self.all):
            if each.solid is None:
                found[k] = pulls[each.element] if last[each.element] == k else -pulls[each.element]
        for k, solid, others in self.shares:
            W = -_sum(found[i] for i in others)
            if solid is not None and solid in self.welds:
                acting = (found[i] for i, each in enumerate(self.all) if each.solid is None and each.on == solid)
                W = W + passed[self.welds[solid]] - _sum(acting)
            found[k] = W
        return found


def held_open(tree: Tree, joints: Iterable[str]) -> Tree:
    """The tree in which these joints, where bodies are one link by them, are revolute ones, to be at rest."""
    names = {tree.model.joints[k].name for k in chosen_joints(tree.model)}
    open_ = names & {*joints}
    each = tuple(replace(j, pair=revolute()) if j.name in open_ and j.pair == fixed() else j for j in tree.model.joints)
    return build_tree(replace(tree.model, joints=each, tree=tuple(names)), tree.sizes if tree.spans else None)


def placed_by_name(values: Array, names: Sequence[str], wanted: Sequence[str]) -> Array:
    """The values in another order, with 0 for missing ones."""
    given = dict(zip(names, values, strict=True))
    return array([given.get(name, 0.0) for name in wanted])


def _sum(wrenches: Iterable[Wrench]) -> Wrench:
    return sum(wrenches, Wrench.zero())
