"""The tables of a tree of links: what texts that walk it are handed, and where their numbers in between lie.

A *node* is one motion of a joint, turning about or sliding along an axis of its frame, or a ball, or all six; the last
node of a joint has the inertia of its link. A *column* is one freedom of a node. Joints that follow others share their
freedoms, so a freedom may have several columns.
"""

from __future__ import annotations

from poinsot.code.records import Address, Record

TURN, SLIDE, BALL, FREE = range(4)
"""Motions of nodes; of those that are crossed backwards, `BACKWARDS` more."""
BACKWARDS = 4
OWN = 8
"""A node of a user's own pair, which has a kernel."""
RUBS, STORES, DRIVES = range(3)
"""Sorts of pulls T = t₀ + k (s − s₀) + c ṡ − g u, within bounds."""
PLACE, NUMBERS, PULL, ROW, LOOP, GEAR, TIE = 12, 4, 13, 7, 24, 9, 7
"""How many numbers a placement, a motion, a pull, a row, a loop, a coupling and a row that holds exactly have."""
STEPS, SETTLES, DRIFTS, SHARE, LIGHT, POSED, OPEN = range(TIE)
"""Numbers of a row that holds: its compliance in steps and in projections, per gap², 1 by what Φ is measured by, W of
bodies without mass, whether it is on positions, and what the rounding of the drawing leaves open."""


class TreeSizes(Record):
    """Numbers of nodes, columns, coordinates, rates, `slow` activations (the last may be the time), inputs, powers (of
    sources, of what dissipates, of events), pulls, rows, links with shapes, columns to these, and bases that float.
    """

    nodes: int
    columns: int
    nq: int
    nv: int
    slow: int
    sampled: int
    powers: int
    pulls: int
    rows: int
    posed: int
    leading: int
    bases: int


class TreeKernels(Record):
    """Kernels beside the tables, 0: none: `loads` of `far` pulls and rows, `balance`, `stored`, `pairs` of one's own,
    and the `chart` of states with these.
    """

    far: int
    loads: int
    far_size: int
    balance: int
    stored: int
    weights: int
    pairs: int
    chart: int


class TieSizes(Record):
    """`ties` rows hold exactly, the first `looped` of them those of `loops`, of which `bent` have laws that are no
    sums; they belong to `parts` of the mechanism; the supply of `motions` is booked from `first_motion` on. Kernels,
    0: none: `laws` of pairs that close loops, `couples` along other stretches, `given` motions of a time.
    """

    ties: int
    looped: int
    loops: int
    bent: int
    parts: int
    motions: int
    first_motion: int
    laws: int
    couples: int
    given: int


class SlotPlaces(Record):
    """Places of the quantities of a state (`_at`) in one of the two slots, of `slot_size` numbers, of the workspace."""

    workspace: Address  # of a run
    slot_size: int
    pose_at: int
    axis_at: int
    own_at: int
    carried_at: int
    mass_at: int
    moving_at: int
    force_at: int
    bias_at: int
    spare_at: int
    own_pairs_at: int


class TiePlaces(Record):
    """Places, in a slot, of the quantities of rows that hold."""

    between_at: int
    asked_at: int
    told_at: int
    far_ties_at: int
    error_at: int
    tied_at: int
    far_at: int


class SolvedPlaces(Record):
    """Places, in a slot, of factors and solutions."""

    factor_at: int
    solved_at: int
    half_at: int
    scaled_at: int
    among_at: int
    yields_at: int
    soft_at: int
    held_at: int
    bound_at: int
    times_at: int
    tried_at: int


class NodeTables(Record):
    """Nodes, in the order of the tree."""

    parent: Address  # [nodes] −1: the ground
    kind: Address  # [nodes]
    along: Address  # [nodes] the axis of its frame, 0 … 2
    coordinate: Address  # [nodes] its first
    first: Address  # [nodes + 1] columns
    placement: Address  # [nodes, 12] in its parent's frame before it moves: rotation by rows, place
    number: Address  # [nodes, 4] ratio and offset of its coordinates, pitch, sign
    inertia: Address  # [nodes, 10] mass, first moment, moments xx xy xz yy yz zz about its origin
    gravity: Address  # [3]
    link: Address  # [posed] nodes with shapes
    base: Address  # [bases] nodes that float on the ground


class ColumnTables(Record):
    """Columns and freedoms."""

    node: Address  # [columns]
    freedom: Address  # [columns]
    up: Address  # [columns] the next column on the way to the ground, −1: none
    lead: Address  # [leading] columns on the way from these to the ground
    rotor: Address  # [nv]


class PullTables(Record):
    """Pulls and rows along joints."""

    pull: Address  # [pulls, 13] ratio and offset of s, t₀, k, s₀, c, implicit k and c, g, bounds of u and of −T
    pull_at: Address  # [pulls, 5] coordinate (−1: none), freedom, sampled input (−1), place in the books (−1), sort
    row: Address  # [rows, 8] ratio, offset, lower, upper, sign (0: of the nearer end), F static, F kinetic
    row_at: Address  # [rows, 4] coordinate (−1: none) or place in far, freedom (−1: far), first weight, their number


class TieTables(Record):
    """What holds exactly."""

    loop: Address  # [loops, 24] frames of the pair on predecessor and successor
    loop_at: Address  # [loops, 4] their nodes (−1: the ground), its first row, whether its law is no sum
    law: Address  # [ties, 12] c_j and f of rows of loops
    gear: Address  # [ties − looped, 9] ratio and offset of both coordinates less references, a₀ … a₄
    gear_at: Address  # [ties − looped, 5] first coordinate and freedom (−1: far), second (−1: none), its motion
    tie: Address  # [ties, 7]
    part: Address  # [ties] the part that it belongs to
    slack: Address  # [ties, nq] what each coordinate's rounding leaves open


class Branches(
    TreeSizes,
    TreeKernels,
    TieSizes,
    SlotPlaces,
    TiePlaces,
    SolvedPlaces,
    NodeTables,
    ColumnTables,
    PullTables,
    TieTables,
):
    """Tables of a tree, the same in all runs. State x: nq coordinates, nv rates, `slow` activations."""
