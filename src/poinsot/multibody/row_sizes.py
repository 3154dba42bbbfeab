"""How large the rows of many closures are: along their loops, by the recursion, without M and A.

    peak = Σ kᵀ D⁻¹ k,   nat = Σ (|m||ω| + |f||v|)²/D   over the joints that a row passes,   |Φ|

in O(N + stretch of the tree). `conditions` asks for them once; kernels of large trees have the same lines in loops,
`recursions.loop_kernels.sizes_recursion`. Law: live and natural as by M and A, tests/multibody/test_row_sizes.py
Source: decision 0006.
Units: those of A M⁻¹ Aᵀ, row by row.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats, zeros
from poinsot.algebra.linear import ltl
from poinsot.geometry.motors import Twist, pairing
from poinsot.multibody.conditions import Conditions, reaches
from poinsot.multibody.followers import loosened
from poinsot.multibody.front_dynamics import loops_of, run
from poinsot.multibody.front_lines import Lines
from poinsot.multibody.front_names import LINK, LOOP, Name
from poinsot.multibody.front_steps import AtLink
from poinsot.multibody.mass_matrix import COMPOSITE
from poinsot.multibody.passes import link_coordinates, owned, walk
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.tree import Tree


def sizes_along_loops(tree: Tree, q: Floats) -> tuple[Floats, Floats, Floats, float]:
    """Peak, nat and |Φ| (rows,) at q, and the least share of a freedom's inertia that articulation leaves it.

    The tree has closures and couplings of coordinates alone, and all its joints move on their own.
    """
    every = Conditions(tuple(range(tree.rows)), (), np.ones(tree.rows), False)
    lines, own = Lines(tree, every.live), owned(tree, q)
    at: dict[str, Any] = {LINK: [*map(AtLink, tree.links, own)], LOOP: loops_of(tree, every)}
    values: dict[Name, Any] = {}
    for i, link in enumerate(tree.links):
        values["q", i], values["v", i] = link_coordinates(link, q), zeros(len(link.v))
    with np.errstate(divide="ignore", invalid="ignore"):
        sections = [*lines.moving(still=True), *lines.sizing()]
        run(sections, lambda of, number: at[of][number] if of else None, values, tree)
        sizes = np.array([values["w", r] for r in range(tree.rows)], dtype=float).reshape(-1, 2)
        phi = np.array([values["phi", r] for r in range(tree.rows)], dtype=float)
        return sizes[:, 0], sizes[:, 1], np.abs(phi), _kept(tree, own, values)


def shares_of_motion(tree: Tree, q: Floats) -> Floats:
    """|A v|/Σ|A||v| (rows,), sums over the components of wrenches and twists where a row acts, of a random v.

    Mere rounding of rows that no motion breaks. Joints may follow others.
    """
    loose, v = loosened(tree), np.random.default_rng(1834).normal(size=tree.nv) * reaches(tree)
    every = Conditions(tuple(range(loose.rows)), (), np.ones(loose.rows), False)
    lines, own = Lines(loose, every.live), owned(tree, q, v)
    at: dict[str, Any] = {LINK: [*map(AtLink, loose.links, own)], LOOP: loops_of(loose, every)}
    values: dict[Name, Any] = {("V", -1): Twist.zero()}
    for i, each in enumerate(own):
        values["q", i], values["v", i] = each.q, each.v
    run([*lines.moving(still=True), *lines.meeting()], lambda of, n: at[of][n] if of else None, values, loose)
    found, most, ends, efforts = np.zeros(tree.rows), np.zeros(tree.rows), lines.rows.ends, lines.rows.efforts
    acting = [
        (r, values["K0", 2 * r + side].vector, values["V", int(ends[r, side])].vector)
        for r in lines.rows.of_closures.tolist()
        for side in (0, 1)
    ]
    acting += [(r, values["E", n], values["v", i]) for n, (r, i) in enumerate(zip(*efforts, strict=True))]
    for r, along, rates in acting:
        if r < tree.rows:
            terms = np.asarray(along, dtype=float) * np.asarray(rates, dtype=float)
            found[r], most[r] = found[r] + terms.sum(), most[r] + np.abs(terms).sum()
    return np.divide(np.abs(found), most, out=np.zeros(tree.rows), where=most > 0)


def _kept(tree: Tree, own: Any, values: dict[Name, Any]) -> float:
    """Least D/M_kk, D⁻¹ of every joint being among the values."""
    rotors, least = rotor_inertias(tree), 1.0
    for i, weighed in enumerate(walk(tree, COMPOSITE, own)[0]):
        if weighed.freedoms:
            inverse = np.asarray(values["D", i], dtype=float)
            left = 1.0 / inverse[0, 0] if inverse.size == 1 else np.asarray(ltl(np.linalg.inv(inverse)).D, dtype=float)
            whole = np.array([float(pairing(x.P, x.S)) for x in weighed.freedoms]) + float(rotors.get(i, 0.0))
            least = min(least, float(np.fmin(1.0, left / whole).min()))
    return least
