"""The refusals of a network with a long mechanism: requests that would be written out, code for minutes, or for ever.

Measured: the flow of a chain of 200 links written out compiles in 7 s, in proportion to its links; of 30 closed loops
in 29 s, about as the cube.
"""

from __future__ import annotations

from collections.abc import Collection

from poinsot.algorithms.compiled import operations
from poinsot.errors import ModelError
from poinsot.motion.of_network.long_mechanisms import beyond_freedoms
from poinsot.motion.switching_mechanism import MOST_LOOPS
from poinsot.multibody.tree import Tree
from poinsot.networks.machine import Machine
from poinsot.networks.states import NetworkStates


def is_too_long(tree: Tree) -> bool:
    """Whether code for a mechanism that is written out would take minutes."""
    many = bool(tree.closures) and len(tree.held) + len(tree.followed) > MOST_LOOPS
    # Of forward dynamics, of the largest tree that is written out within a network: about 600 links
    return many or operations(tree) > 300_000


def refuse_long(states: NetworkStates, walked: Collection[int] = (), together: bool = False) -> None:
    """ModelError for mechanisms of a network that are so long that they cannot be written out, and would be.

    walked  numbers of the elements that are walked over; together: nothing is, since storage and laws are solved
            together
    """
    for k, machine, _ in states.machines:
        if k in walked or not is_too_long(machine.tree):
            continue
        tree = machine.tree
        size = f"{len(tree.held)} closed loops" if tree.closures else f"{len(tree.links)} links"
        why, instead = _reason(states, machine, together)
        raise ModelError(
            f"network {states.model.name!r}: mechanism {machine.name!r} of {size} is so long that it has to be walked "
            f"over in loops, and within a network it cannot be, because {why}. {instead}, or simulate the mechanism by "
            "itself"
        )


def _reason(states: NetworkStates, machine: Machine, together: bool) -> tuple[str, str]:
    """Why, and what to do."""
    tree = machine.tree
    off = [e.name for e in tree.model.passive if not tree.own_freedom(e.stretch)]
    off += [e.name for e in tree.model.sources if not all(tree.own_freedom(piece) for _, piece in e.stretch.pieces)]
    if together:
        return "laws of the network are solved together with its storage", "Put a small storage between these laws"
    if acting := beyond_freedoms(machine):
        return (
            f"what switches acts in it along no freedom of its tree ({', '.join(map(repr, acting))[:200]})",
            "Leave contacts and tethers out, or put springs and dampers on ports in their place",
        )
    rows = machine.layout.rows or states.switches or getattr(states, "relays", ())
    if machine.terminals is not None and rows:
        return (
            "something switches in it or beside it, and elements of the network stand on its frames",
            "Take smooth laws in the place of switches, limits and friction",
        )
    if machine.motions:
        return "joints of it move as given", "Drive them by sources of speed at ports of a shorter part"
    if tree.coupled:
        return "joints of it follow others, or are coupled", "Let shafts and gears of the network couple them at ports"
    if off:
        return (
            f"forces act in it that are on no freedom of its joints ({', '.join(map(repr, off))[:200]})",
            "Make them elements of the network, on ports along their lines",
        )
    return (
        "storage is bound to a port that is no freedom of the tree, or to one beside ports on lines where something "
        "switches, or elements vary with its coordinates beside storage that is bound to it, or a source or another "
        "mechanism is joined rigidly to a port, or not all of it moves inertia",
        "Put a spring that gives, or a damper, between the port and the storage",
    )
