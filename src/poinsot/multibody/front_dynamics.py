"""Forward dynamics with closed loops, by the lines of `front_lines`, written out over any scalar.

Law: as `constrained_dynamics`, and in Fractions as the whole system of equations, tests/multibody/test_fronts.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.multibody.closing_rows import loop_lengths
from poinsot.multibody.conditions import Conditions, conditions
from poinsot.multibody.constrained_dynamics import DRIFT, EXACT
from poinsot.multibody.coupling_steps import AtCoupling
from poinsot.multibody.followers import loosened
from poinsot.multibody.front_lines import Lines
from poinsot.multibody.front_names import LINK, LOOP, Name, Section, depends_on_joint, lines_of, record
from poinsot.multibody.front_steps import AtLink, AtLoop, Policy
from poinsot.multibody.kinematics import ground_acceleration
from poinsot.multibody.passes import link_coordinates, link_rates, owned
from poinsot.multibody.plan import units_of
from poinsot.multibody.tendons import Coupling
from poinsot.multibody.tied_lines import motion
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
