"""What closes a URDF robot: <loop> and <coupling> of URDF+, beside the joints that are its tree.

    loop       X_WP X_P X(q) = X_WS X_S     the pair of its type between a frame on each link, axis in the frames
    coupling   Σ q of the joints from the nearest common ancestor to the successor
               = ratio · Σ q of those from it to the predecessor

Units: lengths [m], angles [rad]; a ratio has those of the two sums. Law: a robot that is closed by <loop> moves as the
network file with the same pairs, tests/files/test_urdf_loops.py. Source: Chignoli, Slotine, Wensing & Kim 2024
(arXiv:2411.19753), and the parser beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from poinsot.errors import nearest
from poinsot.files.urdf_joints import JointElement, pair_and_axis
from poinsot.files.urdf_links import placement
from poinsot.files.urdf_words import LOOPS
from poinsot.files.xml import Document, Node
from poinsot.geometry.displacement import Displacement
from poinsot.multibody.model import Joint
from poinsot.multibody.stretches import OnFreedom
from poinsot.multibody.tendons import Coupling, Tendon
from poinsot.records import dataclass


@dataclass(frozen=True)
class Closed:
    """What closes the tree of joints."""

    joints: tuple[Joint, ...] = ()
    couplings: tuple[Coupling, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.joints or self.couplings)


def read_closed(document: Document, links: Mapping[str, Node], order: Sequence[JointElement]) -> Closed:
    """The loops, with the names that links have in the file, and the couplings. FileError for what means nothing."""
    taken = {e.joint.name: e.node for e in order}
    for node in (node for tag in LOOPS for node in document.root.all(tag)):
        name = document.text(node, "name")
        if name in taken:
            other = taken[name]
            document.refuse(node, f"has the name of the {other.tag} in line {other.line}; names must differ")
        taken[name] = node
    above = {e.child: e for e in order}
    return Closed(
        tuple(_loop(document, node, links) for node in document.root.all("loop")),
        tuple(_coupling(document, node, links, above) for node in document.root.all("coupling")),
    )


def _loop(document: Document, node: Node, links: Mapping[str, Node]) -> Joint:
    """A <loop>: its frames are laid on its axis, as those of a joint."""
    _check(document, node, ("name", "type"), ("predecessor", "successor", "axis"))
    pair, R_axis = pair_and_axis(document, node)
    if len(pair.freedoms) == 6:
        document.refuse(node, "is floating, which closes nothing; give the type of the pair that closes the loop")
    (P, X_P), (S, X_S) = (_end(document, node, tag, links, ("origin",)) for tag in ("predecessor", "successor"))
    if P == S:
        document.refuse(node, f"joins link {P!r} to itself; a loop is closed between two links")
    X_PJ, X_SJ = (Displacement(X.rotation @ R_axis, X.translation) for X in (X_P, X_S))
    return Joint(document.text(node, "name"), pair, P, S, X_PJ, X_SJ)


def _coupling(document: Document, node: Node, links: Mapping[str, Node], above: Mapping[str, JointElement]) -> Coupling:
    """A <coupling>, with the ratio 1 where none is given."""
    _check(document, node, ("name", "type"), ("predecessor", "successor", "ratio"))
    if (kind := node.attributes.get("type", "rolling")) != "rolling":
        document.refuse(node, f"has the unknown type {kind!r}; a coupling is 'rolling', or has no type")
    ends = [_end(document, node, tag, links, ())[0] for tag in ("predecessor", "successor")]
    element = document.child(node, "ratio")
    ratio = 1.0 if element is None else document.number(element, "value")
    chains = [[*_upward(link, above)] for link in ends]
    shared = {e.child for e in chains[0]} & {e.child for e in chains[1]}
    driving, driven = (
        [e.joint for e in reversed(chain) if e.child not in shared and _has_coordinate(document, node, e)]
        for chain in chains
    )
    if not driving and not driven:
        document.refuse(node, f"couples {ends[0]!r} and {ends[1]!r}, which no joint moves against each other")
    name = document.text(node, "name")
    if not (driving and driven):
        return Coupling(name, _sum(driving or driven), coefficients=(0.0,))
    return Coupling(name, _sum(driven), _sum(driving), (0.0, ratio))


def _upward(link: str, above: Mapping[str, JointElement]) -> Sequence[JointElement]:
    """The joints from a link up to the root."""
    chain = []
    while link in above:
        chain.append(above[link])
        link = above[link].parent
    return chain


def _has_coordinate(document: Document, node: Node, e: JointElement) -> bool:
    """Whether a joint has the one coordinate that couplings add up; refused where it has several."""
    count = len(e.joint.pair.freedoms)
    if count > 1:
        document.refuse(
            node, f"adds up coordinates along joint {e.joint.name!r}, but this {e.joint.pair.kind} joint has {count} "
            "freedoms; couple links that joints of one freedom move against each other"
        )  # fmt: skip
    return count == 1


def _sum(joints: Sequence[Joint]) -> Tendon | OnFreedom:
    if len(joints) == 1:
        return OnFreedom(joints[0].name, 0)
    return Tendon.of_joints({joint.name: 1.0 for joint in joints})


def _end(
    document: Document, node: Node, tag: str, links: Mapping[str, Node], parts: tuple[str, ...]
) -> tuple[str, Displacement]:
    """The link that <predecessor> or <successor> names, and the frame on it."""
    element = document.needed(node, tag, f'<{tag} link="…"/>')
    _check(document, element, ("link",), parts)
    link = document.text(element, "link")
    if link not in links:
        remedy = nearest(link, links) or "; add that link, or correct the name"
        document.refuse(element, f"names link {link!r}, which does not exist{remedy}")
    return link, placement(document, element)


def _check(document: Document, node: Node, attributes: Sequence[str], tags: Sequence[str]) -> None:
    """Refuse any part that is not understood: with it the robot would be closed otherwise."""
    document.check_spelling(node, attributes, tags)
    for name in node.attributes:
        if name not in attributes:
            document.refuse(
                node, f"has the attribute {name!r}, which is not understood there{nearest(name, attributes)}"
            )
    for child in node.children:
        if child.tag not in tags:
            document.refuse(child, f"is not understood there{nearest(child.tag, tags, 'known are')}")
