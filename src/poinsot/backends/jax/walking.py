"""Passes over the levels of a tree in JAX: the steps of `multibody.passes`, each on all links of a group at one depth.

What a link takes from the one it hangs on is gathered from the level before; what it adds to that one's sum is
scattered there. What it keeps for its next step is kept level by level: only such numbers as are new and no constants.
Law: equal to the passes link by link, tests/backends/test_jax_functions.py. Source: docs/large-trees.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from poinsot.algebra.scalars import Scalar
from poinsot.backends.jax.levels import LevelGroup, Levels, ScannedLevels
from poinsot.backends.jax.scalar import Lanes, lanes, value_of, vector
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Wrench
from poinsot.multibody.passes import Own, Pass
from poinsot.multibody.tree import Link, Tree
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
