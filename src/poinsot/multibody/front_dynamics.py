"""Forward dynamics with closed loops, by the lines of `front_lines`, written out over any scalar.

Law: as `constrained_dynamics`, and in Fractions as the whole system of equations, tests/multibody/test_fronts.py.

How large the rows of many closures are: along their loops, by the recursion, without M and A.

    peak = Σ kᵀ D⁻¹ k,   nat = Σ (|m||ω| + |f||v|)²/D   over the joints that a row passes,   |Φ|

in O(N + stretch of the tree). `conditions` asks for them once; kernels of large trees have the same lines in loops,
`recursions.loop_kernels.sizes_recursion`. Law: live and natural as by M and A, tests/multibody/test_scale_of_loops.py
Source: decision 0006.
Units: those of A M⁻¹ Aᵀ, row by row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array, settle, zeros
from poinsot.algebra.linear import ltl
from poinsot.geometry.motors import Twist, pairing
from poinsot.multibody.closing_rows import loop_lengths
from poinsot.multibody.conditions import Conditions, conditions, reaches
from poinsot.multibody.constrained_dynamics import DRIFT, EXACT
from poinsot.multibody.coupling_steps import AtCoupling
from poinsot.multibody.followers import loosened
from poinsot.multibody.front_lines import Lines, motion
from poinsot.multibody.front_names import LINK, LOOP, Name, Section, depends_on_joint, lines_of, record
from poinsot.multibody.front_steps import AtLink, AtLoop, Policy
from poinsot.multibody.kinematics import ground_acceleration
from poinsot.multibody.mass_matrix import COMPOSITE
from poinsot.multibody.passes import link_coordinates, link_rates, owned, walk
from poinsot.multibody.plan import units_of
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.tendons import Coupling
from poinsot.multibody.tree import Tree

PRECISE = Policy(EXACT, DRIFT)


def run(sections: Iterable[Section], at: Callable[[str, int], Any], values: dict[Name, Any], tree: Tree) -> None:
    """Follow the lines; ``values`` holds the given numbers, and at the end all.

    at: the context of a line, by its kind and number
    """
    for step, of, number, takes, gives in lines_of(sections):
        found = step(at(of, number), *(values[name] if name in values else first(name, tree) for name in takes))
        if len(gives) == 1:
            values[gives[0]] = found
        else:
            values.update(zip(gives, found, strict=True))


def first(name: Name, tree: Tree) -> Any:
    """What lies under a name at first."""
    family, number = name
    if family == "ground":
        return ground_acceleration(tree)
    return record(family, 0, len(tree.links[number].v) if depends_on_joint(family) else 0)


def loops_of(tree: Tree, known: Conditions | None = None) -> list[AtLoop | AtCoupling]:
    """Every closure, then every coupling, with its rows that live, and their sizes; the tree is of numbers."""
    known, lengths = known or conditions(tree), loop_lengths(tree)
    assert known.natural is not None
    found: list[AtLoop | AtCoupling] = []
    first, live = 0, set(known.live)
    for c in tree.closures:
        rows = [r for r in range(c.rows) if first + r in live]
        natural = [float(known.natural[first + r]) for r in rows]
        found.append(AtLoop(c, rows, natural, [1.0 / lengths[first + r] for r in rows], known.open_by))
        first += c.rows
    return [*found, *couplings_of(tree, known)]


def couplings_of(tree: Tree, known: Conditions) -> list[AtCoupling]:
    """Every coupling, with its row if it lives, and its size."""
    if not tree.couplings:
        return []
    assert known.natural is not None
    lengths, live = loop_lengths(tree), set(known.live)
    found = []
    for unit, coupling in zip(units_of(tree)[len(tree.closures) : len(tree.held)], tree.couplings, strict=True):
        row = unit.rows[0]
        own = ([0], [float(known.natural[row])], [1.0 / lengths[row]]) if row in live else ([], [], [])
        assert isinstance(coupling, Coupling)  # trees with conditions on rates are written out
        found.append(AtCoupling.of(tree, coupling, unit.joints, *own))
    return found


def dynamics_by_fronts(tree: Tree, q: Array, v: Array, tau: Array, policy: Policy = PRECISE) -> Array:
    """v̇ (nv,), as `constrained_dynamics.forward_dynamics` of a tree of links, joints that follow others, closures and
    couplings of coordinates."""
    tree = tree.aligned
    loose = loosened(tree)
    lines = Lines(loose, conditions(loose).live)
    found = motion(tree, lines, policy.drawn(loose), conditions(loose).uneven)
    values = written_out(tree, q, v, tau, [*lines.moving(), *found])
    return collected(tree, values, "x0")


def written_out(tree: Tree, q: Array, v: Array, tau: Array, sections: Iterable[Section]) -> dict[Name, Any]:
    """All that lines of the loosened tree leave at this state of the tree."""
    loose = loosened(tree)
    links = [AtLink(link, own) for link, own in zip(loose.links, owned(tree, q, v), strict=True)]
    at: dict[str, Sequence[Any]] = {LINK: links, LOOP: loops_of(loose)}
    values: dict[Name, Any] = {}
    for i, link in enumerate(tree.links):
        values["q", i], values["v", i] = link_coordinates(link, q), link_rates(link, v)
        values["tau", i] = zeros(len(link.v)) if i in tree.followed else link_rates(link, tau)
    run(sections, lambda of, number: at[of][number] if of else None, values, loose)
    return values


def collected(tree: Tree, values: Mapping[Name, Any], name: str) -> Array:
    """A vector of the tree's freedoms from those of its links; of joints that follow others from their masters'."""
    found = zeros(tree.nv)
    for i, link in enumerate(tree.links):
        for k, x in zip(link.v, values[name, i], strict=True):
            found[k] = found[k] if i in tree.followed else x
    return settle(array(found))


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
