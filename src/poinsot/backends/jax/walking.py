"""Passes over the levels of a tree in JAX, and the loads of force elements on them: many links or elements at once.

What a link takes from the one it hangs on is gathered from the level before; what it adds to that one's sum is
scattered there. What it keeps for its next step is kept level by level: only such numbers as are new and no constants.
Law: equal to the passes link by link, tests/backends/test_jax_functions.py. Source: docs/large-trees.md.

Elements are alike that differ in numbers and in the bodies and joints they join alone. One that stands for all of them
moves in a tree of its own, whose links are its ends, each of them many links of the mechanism (`multibody.applied`).
Law: as the kernels, tests/backends/test_jax_functions.py. Source: `multibody.applied`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from poinsot.algebra.scalars import Scalar
from poinsot.backends.jax.levels import LevelGroup, Levels, ScannedLevels
from poinsot.backends.jax.scalar import Lanes, lanes, value_of, vector
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Twist, Wrench
from poinsot.multibody.applied import Loads, Motion, pulled
from poinsot.multibody.force import ForceElement
from poinsot.multibody.passes import Own, Pass
from poinsot.multibody.tree import Attachment, Closure, Link, Tree
from poinsot.records import dataclass, field
from poinsot.recursions.records import like, numbers_of

Array = Any
Given = Mapping[str, Array]
"""What links have of their own, by name: X (links, 12), R row by row, then p; inertia (links, 10); and of

q (Q,); v, a, tau (…, F); push (…, links, 6); rotor (links,); gravity (3,) those that the steps use.
"""

_UNIT_BODY = np.array([*np.eye(3).ravel(), *[0.0] * 3, 1.0, *[0.0] * 3, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0])


@dataclass
class _Store:
    """The numbers of the links of a group, by source, (L, n, …, W); and the record that they have kept, each number of
    it a constant or the place of a number of a source."""

    sources: dict[str, Array]
    record: Any = None
    known: list[float | tuple[str, int]] = field(default_factory=list)


def walk(levels: Levels, passes: Sequence[Pass], tree: Tree, given: Given) -> list[list[Array]]:
    """The numbers kept by the last step at the links of each group, (…, L, W). tree: as the ground sees it."""
    stores = [[_Store(_sources(levels, group, given)) for group in run.groups] for run in levels.runs]
    for n, each in enumerate(passes):
        start = each.start(tree)
        carry = _edge(levels, start, each.rootward, given["X"].dtype)
        order = list(zip(levels.runs, stores, strict=True))
        for k, (run, own) in enumerate(reversed(order) if each.rootward else order):
            edge = k == 0 and run.levels == 1  # the same for all: no numbers, so zeros vanish
            carry = _walk_run(levels, run, own, (each, start, f"kept {n}"), carry, given, edge)
    return [_kept(store, group) for store, group in zip([x for own in stores for x in own], levels.groups, strict=True)]


def _sources(levels: Levels, group: LevelGroup, given: Given) -> dict[str, Array]:
    """The numbers of the links of a group; links outside of it have zeros."""
    body = jnp.concatenate([given["X"], given["inertia"]], -1)
    sources = {"body": jnp.swapaxes(_and(body, _UNIT_BODY[None])[group.links], 1, 2)}
    if "q" in given:
        sources["q"] = _and(given["q"], levels.neutral)[group.q]
    for name in {"v", "a", "tau"} & set(given):
        x = jnp.pad(given[name], [*[(0, 0)] * (given[name].ndim - 1), (0, 1)])
        sources[name] = jnp.moveaxis(x[..., group.v], (-3, -2), (0, 1))
    if "rotor" in given:
        sources["rotor"] = _and(given["rotor"], np.zeros(1))[group.links][:, None]
    if "push" in given:
        push = jnp.pad(given["push"], [*[(0, 0)] * (given["push"].ndim - 2), (0, 1), (0, 0)])
        sources["push"] = jnp.moveaxis(push[..., group.links, :], (-3, -1), (0, 1))
    return sources


def _and(x: Array, none: Array) -> Array:
    return jnp.concatenate([x, jnp.asarray(none, dtype=x.dtype)])


def _lead(x: Scalar) -> tuple[int, ...]:
    """The axes of a scalar before that of the links: () where it has one number for each of them."""
    shape: tuple[int, ...] = np.shape(value_of(x))
    return shape[:-1]


def _edge(levels: Levels, start: object, rootward: bool, dtype: object) -> list[Array]:
    """The numbers before the first level of a pass, of the ground or empty, (n, …, slots) by their leads."""
    numbers = [jnp.asarray(value_of(x), dtype=dtype) for x in numbers_of(start)]
    found = []
    for lead in _leads(start):
        own = [x for x in numbers if x.shape[:-1] == lead]
        column = jnp.zeros((len(own), *lead, 1), dtype) if rootward else jnp.stack(own).reshape(len(own), *lead, 1)
        found.append(jnp.broadcast_to(column, (len(own), *lead, levels.width + 2)))
    return found


def _leads(record: object) -> list[tuple[int, ...]]:
    return list(dict.fromkeys(_lead(x) for x in numbers_of(record)))


def _unpacked(start: object, arrays: Sequence[Array]) -> Any:
    """The record like ``start`` with the numbers of these arrays, by their leads."""
    each = {lead: iter(lanes(x)) for lead, x in zip(_leads(start), arrays, strict=True)}
    return like(start, [next(each[_lead(x)]) for x in numbers_of(start)])


def _walk_run(
    levels: Levels,
    run: ScannedLevels,
    stores: list[_Store],
    each: tuple[Pass, Any, str],
    carry: list[Array],
    given: Given,
    edge: bool,
) -> list[Array]:
    """One pass over the levels of a run, from the result of the level before to that of its last."""
    (step, _, rootward), start, name = each
    kept: list[Any] = [None] * len(run.groups)
    leads, of_start, dtype = _leads(start), [_lead(x) for x in numbers_of(start)], given["X"].dtype

    def level(carry: list[Array], xs: list[dict[str, Any]]) -> tuple[list[Array], list[dict[str, Array]]]:
        below, handed, left = [jnp.zeros_like(x) for x in carry], [], []
        for g, (group, store, x) in enumerate(zip(run.groups, stores, xs, strict=True)):
            found = {source: lanes(numbers) for source, numbers in x["sources"].items()}
            met = [y[..., group.slots] if rootward else y[..., x["parents"]] for y in carry]
            arguments = [start if edge else _unpacked(start, met)]
            if store.known:
                arguments.append(like(store.record, _recalled(store, found)))
            passed, own = step(*_own(group.link, found, given), *arguments)
            known, new = _news(numbers_of(own), found, name)
            kept[g] = like(own, [0.0] * len(known)), known
            W, numbers = group.links.shape[1], list(zip(numbers_of(passed), of_start, strict=True))
            left.append({source: _packed(y, _lead(y[0]), W, dtype) for source, y in new.items()})
            mine = [_packed([y for y, own in numbers if own == lead], lead, W, dtype) for lead in leads]
            handed.append(mine)
            if rootward:
                below = [total.at[..., x["parents"]].add(y) for total, y in zip(below, mine, strict=True)]
        if rootward:
            return below, left
        wide = [jnp.concatenate(each, -1) for each in zip(*handed, strict=True)]
        return [jnp.concatenate([x, y[..., x.shape[-1] :]], -1) for x, y in zip(wide, carry, strict=True)], left

    xs: Any = [
        {"parents": jnp.asarray(group.parents), "sources": {name: store.sources[name] for name in _used(store)}}
        for group, store in zip(run.groups, stores, strict=True)
    ]
    if run.levels == 1:
        carry, left = level(carry, jax.tree.map(lambda x: x[0], xs))
        carry, left = jax.tree.map(_computed_once, (carry, left))
        left = jax.tree.map(lambda x: x[None], left)
    else:
        carry, left = jax.lax.scan(level, carry, xs, reverse=rootward)
    for store, (record, known), numbers in zip(stores, kept, left, strict=True):
        store.record, store.known = record, known
        store.sources |= numbers
    return carry


def _computed_once(x: Array) -> Array:
    """x, as a product that is not fused with what follows: else each number that follows computes all before again."""
    return jnp.tensordot(jnp.eye(x.shape[0], dtype=x.dtype), x, 1, precision="highest")


def _own(link: Link, found: Mapping[str, list[Lanes]], given: Given) -> tuple[Link, Own]:
    """A link of a group, and what belongs to it."""
    nothing, body = np.zeros(len(link.pair.freedoms)), found["body"]
    q, v, a, tau = (np.array(found[x], dtype=object) if x in found else nothing for x in ("q", "v", "a", "tau"))
    own = Own(
        q, v, a, tau,
        rotor=found["rotor"][0] if "rotor" in found else 0.0,
        push=like(Wrench.zero(), found["push"]) if "push" in found else Wrench.zero(),
        gravity=vector(given["gravity"]),
    )  # fmt: skip
    X_PL, inertia = like(Displacement.identity(), body[:12]), like(Inertia.zero(), body[12:])
    return replace(link, X_PL=X_PL, inertia=inertia), own


def _recalled(store: _Store, found: Mapping[str, list[Lanes]]) -> list[Scalar]:
    return [x if isinstance(x, float) else found[x[0]][x[1]] for x in store.known]


def _news(
    numbers: Iterable[Scalar], found: Mapping[str, list[Lanes]], name: str
) -> tuple[list[float | tuple[str, int]], dict[str, list[Lanes]]]:
    """How numbers are known: constants, those of sources, and new ones, to be kept under this name, by their leads."""
    places = {id(x): (source, k) for source, each in found.items() for k, x in enumerate(each)}
    known: list[float | tuple[str, int]] = []
    new: dict[str, list[Lanes]] = {}
    for x in numbers:
        if type(x) is Lanes and id(x) not in places:
            own = new.setdefault(f"{name} {_lead(x)}", [])
            places[id(x)] = (f"{name} {_lead(x)}", len(own))
            own.append(x)
        known.append(places[id(x)] if type(x) is Lanes else float(x))
    return known, new


def _used(store: _Store) -> list[str]:
    """The sources that a step needs: of the kept numbers only those that cannot be found otherwise."""
    needed = {x[0] for x in store.known if not isinstance(x, float)}
    return [name for name in store.sources if not name.startswith("kept") or name in needed]


def _packed(numbers: Sequence[Scalar], lead: tuple[int, ...], W: int, dtype: object) -> Array:
    """An array (n, …, W) of scalars, as a sum: a fused stack would be compiled once for each of its parts."""
    total = jnp.zeros((len(numbers), *lead, W), dtype=dtype)
    units = np.eye(len(numbers)).reshape(len(numbers), len(numbers), *[1] * len(lead), 1)
    for x, unit in zip(numbers, units, strict=True):
        total = total + value_of(x) * jnp.asarray(unit, dtype=dtype)
    return total


def _kept(store: _Store, group: LevelGroup) -> list[Array]:
    """The numbers of the record that was kept last, (…, L, W) each."""
    shape, dtype = group.links.shape, store.sources["body"].dtype
    return [
        jnp.full(shape, x, dtype=dtype) if isinstance(x, float) else jnp.moveaxis(store.sources[x[0]][:, x[1]], 0, -2)
        for x in store.known
    ]


# ------------------------------------------------------------------------------------------------------------- results


def by_link(levels: Levels, kept: Sequence[Sequence[Array]]) -> Array:
    """(links, n) of records with as many numbers at every link."""
    each = [jnp.stack([x.reshape(-1) for x in numbers], -1) for numbers in kept]
    return jnp.concatenate(each)[levels.place]


def by_freedom(levels: Levels, kept: Sequence[Sequence[Array]]) -> Array:
    """(…, nv): numbers of the freedoms of all links, for those of the tree: where links share one they add up."""
    return of_tree(levels, own_freedoms(levels, kept))


def own_freedoms(levels: Levels, kept: Sequence[Sequence[Array]]) -> Array:
    """(…, F): numbers of the freedoms of all links, one link after the other."""
    each = [jnp.stack(jnp.broadcast_arrays(*numbers), -2) for numbers in kept]  # (…, L, freedoms, W)
    flat = jnp.concatenate([x.reshape(*x.shape[:-3], -1) for x in each], -1)
    return flat[..., levels.freedom_place]


def of_tree(levels: Levels, x: Array) -> Array:
    """(…, nv) of numbers (…, F) of links' own freedoms."""
    if not levels.tree.coupled:
        return x[..., np.argsort(levels.v)]
    total = jnp.zeros((*x.shape[:-1], levels.tree.nv), dtype=x.dtype)
    return total.at[..., levels.v].add(x * jnp.asarray(levels.ratio, dtype=x.dtype))


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
