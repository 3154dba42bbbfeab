"""Matrices over pairs of freedoms: how an entry comes from what passes have kept of its row's and column's freedom.

Passes over composite bodies keep a record of each freedom, of motions and forces in its link's coordinates. An entry of
M, C or ∂τ/∂x is a sum of products ⟨force, motion⟩ of two such records, of freedoms on one branch; on different branches
it is zero. Written out, the forces of a freedom go rootward from link to link and meet the freedoms on the way; large
trees compare all records in one frame, see `recursions.rolled_matrices`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from poinsot.algebra.arrays import Array, settle, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import ForceVector, MotionVector, pairing
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple

Products = Sequence[tuple[str, str]]
"""Σ ⟨row's, column's⟩: names of a part of the row's record and of one of the column's, one a force, one a motion."""


class EntryRule(NamedTuple):
    """How entry (row, column) comes about, by where the column's freedom stands.

    beyond   it is carried by the row's        beside   they belong to one joint
    before   it carries the row's              bends    whether ``bend`` of the column comes in addition beside
    """

    beyond: Products
    before: Products
    beside: Products
    bends: bool = False

    @property
    def is_symmetric(self) -> bool:
        """Whether entry (row, column) is entry (column, row)."""
        return list(self.before) == [(b, a) for a, b in self.beyond]


class Reached(NamedTuple):
    """The record of a link after the last pass: its pose in its parent, and a record of each of its freedoms."""

    X: Displacement
    freedoms: Sequence[Any]


def matrices(tree: Tree, each: Sequence[Reached], laws: Sequence[EntryRule]) -> list[Array]:
    """The matrices (nv, nv) of these laws, in O(nv · depth)."""
    found = [zeros(tree.nv, tree.nv) for _ in laws]
    for i, link in enumerate(tree.links):
        for n, (k, own) in enumerate(zip(link.v, each[i].freedoms, strict=True)):
            for E, law in zip(found, laws, strict=True):
                for m, other in list(zip(link.v, each[i].freedoms, strict=True))[: n + 1 if law.is_symmetric else None]:
                    value = _total([_product(getattr(other, a), getattr(own, b)) for a, b in law.beside])
                    value = value + own.bend[link.v.index(m)] if law.bends else value
                    E[m, k] = E[m, k] + value * (link.ratio * link.ratio)
                    if law.is_symmetric:
                        E[k, m] = E[m, k]
            _meet_ancestors(tree, each, laws, found, i, k, own)
    return [settle(E) for E in found]


def _meet_ancestors(
    tree: Tree, each: Sequence[Reached], laws: Sequence[EntryRule], found: Sequence[Array], i: int, k: int, own: object
) -> None:
    """Carry the forces of freedom k of link i rootward, and fill its column and its row."""
    names = {b for law in laws for _, b in law.beyond} | {a for law in laws for a, _ in law.before}
    forces, j = {name: getattr(own, name) for name in names}, i
    while tree.links[j].parent >= 0:
        forces = {name: each[j].X @ W for name, W in forces.items()}
        j = tree.links[j].parent
        ratio = tree.links[i].ratio * tree.links[j].ratio
        for m, other in zip(tree.links[j].v, each[j].freedoms, strict=True):
            for E, law in zip(found, laws, strict=True):
                terms = [pairing(forces[b], getattr(other, a)) for a, b in law.beyond]
                E[m, k] = E[m, k] + _total(terms) * ratio
                if law.is_symmetric:
                    E[k, m] = E[m, k] if k != m else E[k, m] + _total(terms) * ratio
                else:
                    E[k, m] = E[k, m] + _total([pairing(forces[a], getattr(other, b)) for a, b in law.before]) * ratio


def _product(a: ForceVector | MotionVector, b: ForceVector | MotionVector) -> Scalar:
    return pairing(a, b) if isinstance(a, ForceVector) else pairing(b, a)  # type: ignore[arg-type]


def _total(terms: Sequence[Scalar]) -> Scalar:
    total = terms[0]
    for term in terms[1:]:
        total = total + term
    return total
