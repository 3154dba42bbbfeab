"""Springs, dampers and other force elements in JAX: by their own laws, all elements that are alike at once.

Elements are alike that differ in numbers and in the bodies and joints they join alone. One that stands for all of them
moves in a tree of its own, whose links are its ends, each of them many links of the mechanism (`multibody.applied`).
Law: as the kernels, tests/backends/test_jax_functions.py. Source: `multibody.applied`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

import jax.numpy as jnp
import numpy as np

from poinsot.backends.jax.levels import Levels
from poinsot.backends.jax.scalar import lanes, value_of, vector
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist
from poinsot.multibody.applied import Loads, Motion, pulled
from poinsot.multibody.force import ForceElement
from poinsot.multibody.tree import Attachment, Closure, Link, Tree
from poinsot.records import dataclass
from poinsot.recursions.records import like, numbers_of

Array = Any
Numbers = Mapping[str, Array]


@dataclass(frozen=True)
class LinkMotions:
    """Where the links are and how they move: X_W (links + 1, 12), V, A (links + 1, 6), the ground's at the end."""

    X_W: Array
    V: Array
    A: Array

    def pose(self, links: Any) -> Displacement:
        """X_W of so many links, −1 for the ground."""
        X: Displacement = like(Displacement.identity(), lanes(self.X_W[links].T))
        return X

    def twist(self, links: object) -> Twist:
        """V of so many links."""
        return Twist.of(vector(self.V[links].T))


@dataclass(frozen=True)
class ElementGroup:
    """Elements that are alike.

    element  one of them, its bodies or joint called by the names of its fields; values: its numbers in each, by field
    rows     where their numbers stand among those of their class
    tree     the tree that it moves in, its ends as links; ends: of each link those of the mechanism; its coordinates
             and freedoms are those of own of these in `Levels`
    """

    element: Any
    values: dict[str, Array]
    rows: Any
    tree: Tree
    ends: list[Any]
    coordinates: Any
    freedoms: Any

    def standing_for_all(self, numbers: Numbers) -> ForceElement:
        """The element with the numbers of all of them."""
        mine = {}
        for name, values in self.values.items():
            key = f"{type(self.element).__name__}.{name}"
            x = numbers[key][self.rows] if key in numbers else jnp.asarray(values)
            mine[name] = like(getattr(self.element, name), lanes(x.reshape(len(x), -1).T))
        element: ForceElement = replace(self.element, **mine)
        return element

    def motion(self, seen: LinkMotions, q: Array, v: Array) -> Motion:
        """Of its tree, from the vectors (Q,), (F,) of own coordinates and freedoms."""
        X_W, V = [seen.pose(at) for at in self.ends], [seen.twist(at) for at in self.ends]
        return Motion(self.tree, vector(q[self.coordinates].T), vector(v[self.freedoms].T), X_W, V)


def alike_in(tree: Tree, levels: Levels) -> list[ElementGroup]:
    """The springs and dampers of a tree."""
    groups: dict[Any, list[tuple[int, ForceElement]]] = {}
    count: Counter[type] = Counter()
    for e in tree.model.passive:
        alone = () if _named(e) else (e.name,)
        groups.setdefault((type(e), *_likeness(tree, e), *alone), []).append((count[type(e)], e))
        count[type(e)] += 1
    return [_alike(tree, levels, [e for _, e in own], [row for row, _ in own]) for own in groups.values()]


def numbers_in(tree: Tree) -> dict[str, Any]:
    """The numbers of elements that have addresses, by class and field, in the order of the model."""
    found: dict[str, list[Any]] = {}
    for e in tree.model.passive:
        for name in e.parameters:
            found.setdefault(f"{type(e).__name__}.{name}", []).append(getattr(e, name))
    return {name: np.array(values, dtype=float) for name, values in found.items()}


def _likeness(tree: Tree, e: ForceElement) -> tuple[Any, ...]:
    """What elements that are alike have in common."""
    own = [getattr(e, f.name) for f in fields(e) if f.name not in (*_named(e), *_numeric(e), "name")]  # type: ignore[arg-type]
    return (*own, _joint_of(tree, e))


def _named(e: Any) -> list[str]:
    """The fields that name its bodies or its joint."""
    return [f.name for f in fields(e) if f.name != "name" and getattr(e, f.name) in e.stretch.acts_on]


def _numeric(e: Any) -> list[str]:
    """The fields that hold its numbers."""
    return [f.name for f in fields(e) if f.name in e.parameters or _is_numeric(getattr(e, f.name))]


def _is_numeric(x: object) -> bool:
    return isinstance(x, (float, Displacement)) or (isinstance(x, tuple) and all(map(_is_numeric, x)))


def _joint_of(tree: Tree, e: ForceElement) -> Any:
    """The pair of its joint, and whether that is in the tree."""
    if e.stretch.freedom is None:
        return None
    joint, _ = e.stretch.freedom
    inside = joint in tree.by_joint
    return inside, tree.links[tree.by_joint[joint]].pair if inside else tree.model.joint(joint).pair


def _alike(tree: Tree, levels: Levels, members: list[Any], rows: list[int]) -> ElementGroup:
    first = members[0]
    named = {name: [getattr(e, name) for e in members] for name in _named(first)}
    values = {name: np.array([numbers_of(getattr(e, name)) for e in members], dtype=float) for name in _numeric(first)}
    element = replace(first, **{name: name for name in named})
    own = replace(tree, links=(), closures=(), bodies={}, sizes={})
    none = np.zeros((len(members), 0), dtype=int)
    found = ElementGroup(element, values, np.array(rows), own, [], none, none)
    if not named:
        return _alone(tree, first, found)
    if first.stretch.freedom is None:
        at = [[tree.bodies[body] for body in each] for each in named.values()]
        bodies = {name: Attachment(n, _batch([x.X_LB for x in at[n]])) for n, name in enumerate(named)}
        ends = [np.array([x.link for x in each]) for each in at]
        return replace(found, tree=replace(own, bodies=bodies), ends=ends)
    ((name, joints),) = named.items()
    if joints[0] in tree.by_joint:
        numbers = [tree.by_joint[joint] for joint in joints]
        link = tree.links[numbers[0]]
        first_q, first_v = (
            np.cumsum([0, *(len(getattr(link, x)) for link in tree.links)])[numbers] for x in ("q", "v")
        )
        q, v = range(len(link.q)), range(len(link.v))
        alone = Link(name, -1, link.pair, link.X_PL, link.inertia, tuple(q), tuple(v))
        places = first_q[:, None] + np.array(q), first_v[:, None] + np.array(v)
        return replace(found, tree=replace(own, links=(alone,)), coordinates=places[0], freedoms=places[1])
    closures = [next(c for c in tree.closures if c.joint == joint) for joint in joints]
    X_LP, X_LS = _batch([c.X_LP for c in closures]), _batch([c.X_LS for c in closures])
    ends = [np.array([c.predecessor for c in closures]), np.array([c.successor for c in closures])]
    return replace(found, tree=replace(own, closures=(Closure(name, closures[0].pair, 0, 1, X_LP, X_LS),)), ends=ends)


def _alone(tree: Tree, e: Any, found: ElementGroup) -> ElementGroup:
    """An element that names its bodies and joints nowhere but in its stretch, such as a tendon: alone in its group."""
    bodies = [name for name in e.stretch.acts_on if name in tree.bodies]
    at = {name: Attachment(n, _batch([tree.bodies[name].X_LB])) for n, name in enumerate(bodies)}
    ends = [np.array([tree.bodies[name].link]) for name in bodies]
    links: list[Link] = []
    coordinates: list[int] = []
    freedoms: list[int] = []
    for name in e.stretch.joints:
        if name not in tree.by_joint:
            raise ModelError(
                f"element {e.name!r} of {tree.model.name!r} pulls on the joint {name!r}, which closes a loop, along a "
                "tendon; JAX functions do not have that: name the joint in the tree"
            )
        number = tree.by_joint[name]
        link, before = tree.links[number], tree.links[:number]
        q, v = (tuple(range(len(x), len(x) + n)) for x, n in ((coordinates, len(link.q)), (freedoms, len(link.v))))
        coordinates += [sum(len(each.q) for each in before) + k for k in range(len(q))]
        freedoms += [sum(len(each.v) for each in before) + k for k in range(len(v))]
        links.append(Link(name, -1, link.pair, link.X_PL, link.inertia, q, v))
    moving = replace(found.tree, links=tuple(links), bodies=at, couplings=())
    places = np.array([coordinates], dtype=int), np.array([freedoms], dtype=int)
    return replace(found, tree=moving, ends=ends, coordinates=places[0], freedoms=places[1])


def _batch(X: list[Displacement]) -> Displacement:
    """So many displacements as one."""
    found: Displacement = like(X[0], lanes(np.array([numbers_of(x) for x in X], dtype=float).T))
    return found


def loads(
    groups: list[ElementGroup], numbers: Numbers, levels: Levels, seen: LinkMotions, q: Array, v: Array
) -> tuple[Array, Array]:
    """What springs and dampers do: wrenches on links (links, 6), and efforts on their own freedoms (F,)."""
    pushes = jnp.zeros((len(levels.tree.links) + 1, 6), dtype=q.dtype)
    efforts = jnp.zeros(len(levels.v), dtype=q.dtype)
    for each in groups:
        motion, element = each.motion(seen, q, v), each.standing_for_all(numbers)
        found = Loads()
        found.add(*pulled(motion, element))
        for end, W in found.wrenches.items():
            pushes = pushes.at[each.ends[end]].add(jnp.stack([_full(x, each) for x in W.vector], -1))
        for k, effort in found.efforts.items():
            efforts = efforts.at[each.freedoms[:, k]].add(_full(effort, each))
    return pushes[:-1], efforts


def energy(groups: list[ElementGroup], numbers: Numbers, levels: Levels, seen: LinkMotions, q: Array) -> Array:
    """Σ E(s) [J], at q (nq,), of all that stores."""
    total = jnp.zeros((), dtype=q.dtype)
    for each in groups:
        element = each.standing_for_all(numbers)
        if element.stores:
            at = element.stretch.measured(each.motion(seen, q, jnp.zeros(len(levels.v), q.dtype)))
            total = total + jnp.sum(_full(element.energy(at.value), each))
    return total


def _full(x: object, each: ElementGroup) -> Array:
    return jnp.broadcast_to(value_of(x), (len(each.rows),))
