"""Tables for people: the parts of a mechanism, and the energy of a run by place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from rich.console import Group, RenderableType
from rich.text import Text

from poinsot.errors import printable
from poinsot.joints.closures import closing_wrenches
from poinsot.multibody.constraints import loop_of
from poinsot.multibody.kinematics import posed, world_poses
from poinsot.multibody.tree import Tree
from poinsot.simulation.results.ledger import SCHEME_BOUND, Recorded, ledger
from poinsot.views.tables import NameTable, show, switches_table

WORTH_TELLING = 2.0
"""How many times cheaper another spanning tree must be to be mentioned in the report."""

__all__ = ["ledger_table", "mechanism_report", "motion_subspace", "show"]

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism


def _vector(values: Any) -> str:
    return "(" + ", ".join(f"{float(x) + 0.0:.4g}" for x in values) + ")"


def mechanism_report(mechanism: Mechanism, q: object) -> RenderableType:
    """Bodies, pairs with their freedom twists, tree and co-tree, freedoms, mobility and redundancy at q;
    whether it is passive."""
    parts: list[RenderableType] = [
        Text(printable(repr(mechanism)), style="bold"),
        _bodies(mechanism),
        _pairs(mechanism, q),
    ]
    if mechanism.model.elements:
        parts.append(_elements(mechanism))
    switching = mechanism.system().switching
    if switching is not None:
        parts.append(switches_table(switching))
    parts.append(_mobility(mechanism, q))
    if mechanism.tree.closures:
        parts.append(_spanning_trees(mechanism))
    parts.append(_passivity(mechanism, q))
    return Group(*(line for part in parts for line in (part, Text(""))))


def _bodies(mechanism: Mechanism) -> NameTable:
    table = NameTable("Bodies", "body", "mass [kg]", "centre [m]", "principal moments [kg·m²]", right=["mass [kg]"])
    for body in mechanism.model.bodies:
        moments = np.linalg.eigvalsh(body.inertia.about_centre)
        table.add_row(body.name, f"{body.inertia.mass:.6g}", _vector(body.inertia.centre), _vector(moments))
    return table


def _pairs(mechanism: Mechanism, q: object) -> NameTable:
    tree = mechanism.tree
    table = NameTable(
        "Pairs (freedom twists in world coordinates, ω; v)", "pair", "kind", "between", "role", "freedom twists"
    )
    twists = motion_subspace(tree, np.asarray(q, dtype=float))
    closing = {c.joint for c in tree.closures}
    for joint in tree.model.joints:
        role = "co-tree" if joint.name in closing else "tree"
        columns = [f"{_vector(S[:3])}; {_vector(S[3:])}" for S in twists[joint.name]] or "—"
        table.add_row(joint.name, joint.pair.kind, f"{joint.predecessor} – {joint.successor}", role, columns)
    return table


def motion_subspace(tree: Tree, q: Any) -> dict[str, list[Any]]:
    """The freedom twists of every joint in world coordinates at q; of closures, those of a tree pair at their place; of
    contacts a basis of the twists that they allow."""
    pose = posed(tree, q)
    X_W = world_poses(tree, q)
    from poinsot.structures.matrices import null_space

    found: dict[str, list[Any]] = {}
    for link, X, S in zip(tree.links, X_W, pose.S, strict=True):
        found[link.joint] = [np.asarray((X @ column).vector, dtype=float) for column in S]
    for c in tree.closures:
        if not c.pair.carries_coordinates:
            loop, X_P = loop_of(tree, pose, c), c.X_LP if c.predecessor < 0 else X_W[c.predecessor] @ c.X_LP
            held = [np.asarray((X_P @ W).vector, dtype=float) for W in closing_wrenches(c.pair, loop.X_PS)]
            found[c.joint] = [*np.round(null_space(np.array(held)).T, 12)]
            continue
        X_S = c.X_LS if c.successor < 0 else X_W[c.successor] @ c.X_LS
        columns = c.pair.motion_subspace(c.pair.neutral())
        found[c.joint] = [np.asarray((X_S @ column).vector, dtype=float) for column in columns]
    for joint in tree.model.joints:
        found.setdefault(joint.name, [])
    return found


def _elements(mechanism: Mechanism) -> NameTable:
    table = NameTable("Springs, dampers and sources", "element", "kind", "acts on")
    for e in mechanism.model.elements:
        table.add_row(e.name, type(e).__name__, " – ".join(e.stretch.acts_on))
    return table


def _mobility(mechanism: Mechanism, q: Any) -> RenderableType:
    tree = mechanism.tree
    table = NameTable("Freedoms", "", " ", right=[" "])
    table.add_row("freedoms of the tree", str(tree.nv))
    if not tree.closed:
        table.add_row("mobility", str(tree.nv))
        return table
    m = mechanism.mobility(q)
    table.add_row("closure conditions", str(m.rows))
    table.add_row("mobility", str(m.general))
    table.add_row("redundant constraints, always", str(m.redundant))
    table.add_row("mobility at this pose", str(m.here))
    if m.configuration != m.here:
        table.add_row("freedoms of the configuration (rolling holds velocities alone)", str(m.configuration))
    table.add_row("redundant constraints at this pose", str(m.redundant_here))
    for joint, count in m.closures.items():
        if count:
            table.add_row(f"  of which found in closing {joint!r}", str(count))
    note = "This pose is singular: it has freedoms that its neighbours have not." if m.singular else ""
    if m.doubt:
        note = f"{note} Counted to an accuracy of {mechanism.accuracy:g}: {m.doubt} (a singular value without units)."
    return Group(table, Text(note.strip(), style="yellow")) if note else table


def _spanning_trees(mechanism: Mechanism) -> RenderableType:
    """The cost of the tree, and that of others."""
    chosen, *others = mechanism.tree_costs()
    right = ["rows in all", "at the widest", "operations"]
    table = NameTable("Spanning trees: conditions that pass its joints, and an elimination along it", "tree", *right,
                      right=right)  # fmt: skip
    for each in (chosen, *others):
        table.add_row(each.rule, str(each.stretch), str(each.widest), f"{each.cost:,}")
    if not others or WORTH_TELLING * others[0].cost > chosen.cost:
        return table
    note = (
        f"A tree of {others[0].rule} takes {chosen.cost / others[0].cost:.3g} times fewer operations: "
        'tree = "short" takes it, and other joints then carry coordinates.'
    )
    return Group(table, Text(note, style="yellow"))


def _passivity(mechanism: Mechanism, q: Any) -> NameTable:
    table = NameTable("Passivity", "question", "answer")
    found = mechanism.passivity(q)
    power = "it has none" if found.lossless else "yes"
    table.add_row("do its dampers take power?", power if found.dissipative else f"no: {', '.join(found.active)}")
    table.add_row("is its energy bounded below?", found.energy.reply())
    said = "not known, since that takes both" if found.verdict == "unknown" else found.verdict
    table.add_row("is it passive?", said)
    return table


def ledger_table(run: Recorded) -> NameTable:
    """Where every joule came from and went."""
    book = ledger(run)
    table = NameTable(
        f"Energy ledger of {run.attrs.get('system', 'the run')}", "", "name", "energy [J]", right=["energy [J]"]
    )
    for entry in book.entries:
        word = {"storage": "stored", "port": "supplied", "dissipator": "dissipated"}[entry.kind]
        table.add_row(word, entry.name, f"{entry.joules:+.9g}")
    table.add_row("residual", "worst of the run", f"{book.worst_residual:.2e}")
    table.add_row("turnover", "energy exchanged in all", f"{book.turnover:.6g}")
    table.add_row("scale", "energy present and exchanged at most", f"{book.scale:.6g}")
    below = "below rounding"
    table.add_row("ratio", "worst residual / scale", f"{book.ratio:.1e}" if book.ratio else below)
    table.add_row("drift", "residual at the end / scale", f"{book.drift:+.1e}" if book.drift else below)
    if book.scheme:
        table.add_row("scheme", f"of time-stepping itself / scale, {SCHEME_BOUND:g} allowed", f"{book.scheme:.1e}")
    table.add_row("verdict", "", f"{'balanced' if book.balanced else 'UNBALANCED'} (bound {book.bound:.0e})")
    return table
