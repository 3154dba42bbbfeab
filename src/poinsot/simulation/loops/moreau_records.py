"""The operands of the loop of time-stepping: a `Scene` that stays the same in a run, and a `Touch` that it changes.

Their arrays lie at addresses, which texts see as `vector(touch.gap, n)`.
"""

from __future__ import annotations

from typing import Annotated

from poinsot.code.records import Address, Matrix, Record, Vector, Whole
from poinsot.code.texts.nearest_support import NearestMemory, Shapes

ALONG = 4
"""Added to the modes of rows of friction in the log."""
FEATURES = 1 << 16
"""Of keys of contacts: pair · FEATURES + feature."""
PRIME, SPREAD = 1000003, 2654435761  # of their table


class SceneScales(Record):
    """Scales of a run, and how it is solved.

    `length` of the system [m], `fall` the size of gravity, `tolerance` of velocities, as a share of the largest that
    free motion has at a contact (of free bodies: by energy, of what contacts change), gaps below −`deep` times the size
    of what touches are pushed out. `free` bodies have no tree; `grid`: neighbours are found by one; `turns`: 1 where
    some contacts have torsional or rolling friction; `sweeps` at most, in a step.
    """

    length: float
    fall: float
    tolerance: float
    deep: float
    free: int
    grid: int
    turns: int
    sweeps: int


class SceneCounts(Record):
    """How many there are: freedoms, those of momenta that are carried on (`slow`), `axes` of freedoms, entries of their
    paths and of rows (`moreau_factors`), links, rows, floating `bases`, `events`.
    """

    nv: int
    slow: int
    axes: int
    path_size: int
    row_size: int
    links: int
    rows: int
    pair_count: int
    materials: int
    bases: int
    events: int


class ScenePowers(Record):
    """Places among the powers: `remainder`, `correction`: of the scheme's own loss and of what positions that are put
    right take.
    """

    ports: int
    remainder: int
    correction: int
    losses: Annotated[Whole, "2 * materials"]  # of impacts and of friction
    row_losses: Annotated[Whole, "rows"]


class SceneShapes(Record):
    """Placements, pairs and surface numbers of shapes."""

    link: Annotated[Whole, "shapes"]  # place among the posed links, −1: the ground
    shape: Annotated[Matrix, "shapes", "12"]  # pose in its link, rotation by rows, then place
    reach: Annotated[Vector, "shapes"]  # radius of a ball about its origin; inf: without end
    rank: Annotated[Whole, "shapes"]  # the order of shapes by what they are; 0 … of all: those alike have one
    pairs: Annotated[Whole, "3 * pair_count"]  # shapes and numbers of what may meet
    group: Annotated[Whole, "2 * shapes"]  # category and mask, of neighbours by a grid
    numbers: Annotated[Matrix, "materials", "4"]  # restitution, μ static, μ kinetic, 1: all friction shares one bound
    turning: Annotated[Matrix, "materials", "2"]  # μ_t/μ of torsional friction, μ_r/μ of rolling friction [m]


class SceneRows(Record):
    """Rows beside contacts: limits, friction of joints, brakes."""

    row_kind: Annotated[Whole, "rows"]  # as of rows that switch
    row_numbers: Annotated[Matrix, "rows", "2"]  # restitution, what gaps are measured by
    row_first: Annotated[Whole, "rows + 1"]  # where the freedoms begin that each row measures
    row_freedom: Annotated[Whole, "row_size"]


class SceneBodies(Record):
    """Bodies and their freedoms; the free motion of others than free ones gives the factors of M̂."""

    bodies: Annotated[Matrix, "links", "96"]  # of free bodies: placement 12, inertia 36, its inverse 36, I_c 9, c 3
    gravity: Annotated[Vector, "3"]
    base: Annotated[Whole, "bases"]  # the freedoms of floating bases
    at: Annotated[Whole, "2 * links"]  # of free bodies: first coordinate, first freedom
    axis_freedom: Annotated[Whole, "axes"]  # the freedom of each axis of the links
    axis_first: Annotated[Whole, "links + 1"]  # where the axes begin that lead to each link
    axis: Annotated[Whole, "path_size"]  # which these are


class SceneEvents(Record):
    """Events of the user; kernel `guards`: (x, t, u) → γ of each."""

    guards: int
    ways: Annotated[Whole, "events"]  # directions in which guards pass
    resets: Address  # [E] kernels (x, t, u) → x⁺, 0: none
    terminal: Address  # [E] whether the run ends there
    reset_losses: Address  # [E] the place among the powers of what a reset takes


class Scene(SceneEvents, SceneBodies, SceneRows, SceneShapes, ScenePowers, SceneCounts, SceneScales, Shapes):
    """Constants of a run of time-stepping."""


class StepEnergies(Record):
    """Energies of a step [J]: stored `now`, the work of smooth loads, the change of `kinetic` energy where it begins,
    the scheme's own of what contacts take; how long it `lasted`.
    """

    energy: float
    now: float
    lasted: float
    smooth: float
    kinetic: float
    scheme: float
    reached: float


class MotionPlaces(Record):
    """Places in the free motion: of twists, poses, gaps, factors, axes and weights; so many `columns` and numbers."""

    columns: int
    twists_at: int
    poses_at: int
    gaps_at: int
    factors_at: int
    axes_at: int
    weights_at: int
    given_size: int
    out_size: int


class Capacities(Record):
    """Room: of contacts, their rows, dense rows, table, cells, rows solved at once, events, slots of samples."""

    most: int
    wide: int
    dense: int
    table_size: int
    cells: int
    active_size: int
    watched_size: int
    log_size: int
    slots: int
    pushing_rows: int
    scalars: int


class Counts(Record):
    """How many there are: `ties` rows hold exactly."""

    bodies: int
    islands: int
    links: int
    shapes: int
    nv: int
    ties: int
    events: int
    near_links: int


class ListSizes(Record):
    """The list of a step: contacts, scalar rows, three rows each of `spins` contacts (`moreau_turning`), all rows,
    contacts remembered, contacts without room; whether gaps close by impacts; the event that has ended the run.
    """

    count: int
    rows: int
    spins: int
    size: int
    old: int
    overflow: int
    lands: int
    ended: int


class RunCounts(Record):
    """Of the run: sweeps, most of them in a step, steps with sweeps that ended before the tolerance was met, contacts
    of all steps, steps in which positions were pushed out, tries of impacts that would make energy, whether one was.
    """

    swept: int
    hardest: int
    unsolved: int
    contacts: int
    pushed: int
    relented: int
    noted: int


class ShownContacts(Record):
    """Events `logged` in the arrays, `drained` before, `left_out` for want of room; `full`: to be emptied; `listens`:
    controllers act at events. Contacts that samples show.
    """

    logged: int
    drained: int
    left_out: int
    full: int
    listens: int
    told: Annotated[Matrix, "log_size", "3"]  # time, impulse, energy of what has happened
    event: Annotated[Whole, "3 * log_size"]  # row (contacts: key, else −1 − row), pair, 16 · mode before + after
    slot: Address  # [pairs, 2] the first place of a pair among those that samples show, and how many it has
    shown_at: Address  # [nx] the state that is looked at
    shown: Annotated[Matrix, "slots", "7"]  # gap, point, normal
    pushing: Annotated[Matrix, "pushing_rows", "3 * slots"]  # forces kept with samples


class FreeMotion(Record):
    """The motion without contacts, and the inputs of its kernel."""

    given: Annotated[Vector, "given_size"]  # (x, t, u, h)
    asked: Annotated[Vector, "given_size + nv"]  # (x, t, u, h, v⁺)
    moving: Address  # (x, v̂, y, h), of momenta that are carried on
    carried: Annotated[Vector, "nv"]  # the velocities at y
    out: Annotated[Vector, "out_size"]  # the free motion
    watched: Annotated[Vector, "watched_size"]  # (x, t, u), the input of the kernel of guards
    gamma: Annotated[Vector, "2 * events"]  # guards at the end of a step, at its beginning
    side: Annotated[Whole, "3 * events"]  # their last signs that are not 0; of what passes, else 0; of what happens
    speed: Annotated[Vector, "shapes"]


class BodyMotion(Record):
    """Of links and free bodies."""

    twist: Annotated[Matrix, "links", "6"]
    freely: Annotated[Matrix, "links", "6"]  # of free bodies: without contacts; then displacements
    after: Annotated[Matrix, "links", "6"]  # of free bodies: twists; then L and v_c in the world
    pose: Annotated[Matrix, "links", "12"]
    motion: Annotated[Matrix, "links + 1", "16"]  # of free bodies: all of a body in the world; the last is the ground
    begun: Annotated[Matrix, "links", "18"]  # of free bodies: without contacts, of the sweep before, before this
    leaving: Annotated[Matrix, "links", "6"]  # of free bodies: twists by which they are displaced
    last: Annotated[Whole, "links"]  # the contact that has touched a link last
    column: Annotated[Whole, "links"]  # of each link that touches, −1: none; six each
    row_column: Annotated[Whole, "scalars"]  # likewise, one column each, after all links
    near: Annotated[Whole, "links"]  # the links that touch


class ContactPlaces(Record):
    """Where shapes touch."""

    who: Annotated[Whole, "4 * most"]  # shapes, pair, feature
    gap: Annotated[Vector, "most"]
    normal: Annotated[Matrix, "most", "3"]  # from the first shape to the second
    point: Annotated[Matrix, "most", "3"]
    frame: Annotated[Matrix, "most", "9"]
    spot: Annotated[Matrix, "most", "32"]  # of free bodies: all of a contact, `moreau_pile`
    local: Annotated[Vector, "8"]
    block: Annotated[Vector, "9"]
    right: Annotated[Vector, "4"]
    corner: Annotated[Matrix, "32", "3"]
    clipped: Annotated[Matrix, "32", "3"]


class TurningGaps(Record):
    """Gaps that may turn within the step, `moreau_turns`."""

    turns_open: Annotated[Whole, "most + scalars"]  # 1 where free motion does not close them
    first_gap: Annotated[Vector, "most + scalars"]  # where it begins; NaN of others
    last_gap: Annotated[Vector, "most + scalars"]  # after free motion
    first_key: Annotated[Whole, "most"]  # of contacts


class ContactModes(Record):
    """Modes of contacts and rows."""

    hit: Annotated[Whole, "most + scalars"]  # whether it is struck, or feels that others are
    mode: Annotated[Whole, "3 * most"]  # of each contact, the entry of its landing, its pair
    mode_known: Annotated[Whole, "3 * most"]  # of those remembered
    row_mode: Annotated[Whole, "3 * scalars"]
    seen: Annotated[Whole, "most"]  # whether what is remembered is still in the list
    landed: Annotated[Whole, "most + scalars"]  # whether a gap closes by an impact
    halted: Annotated[Whole, "most + scalars"]  # what slip that turns within the step has been tried with


class ContactLabels(Record):
    """Labels of contacts and rows, by contact."""

    label: Annotated[Whole, "most"]  # by which contacts are sorted, `moreau_islands`
    order_of: Annotated[Whole, "2 * most"]  # the list of contacts
    missed: Annotated[Vector, "most + scalars"]  # the velocity that the last sweep has changed
    root: Annotated[Whole, "most + scalars"]  # of what pushes together in a step
    shares: Annotated[Whole, "most"]  # 1 where all friction of a contact shares one bound
    spin: Annotated[Whole, "most"]  # the first row of torsional and rolling friction of a contact, −1: none
    spun: Annotated[Whole, "most"]  # the contacts that have them


class Islands(Record):
    """Contacts sorted by bodies and islands of free bodies, `moreau_islands`."""

    heads: Address  # where each label begins in it
    joins: Annotated[Whole, "2 * most"]  # contacts of each body
    joins_first: Annotated[Whole, "links + 2"]  # where they begin
    island: Annotated[Whole, "links"]  # of each body, −1: none
    begin: Annotated[Whole, "links + 1"]  # the first contact of each island
    crew: Annotated[Whole, "links"]  # bodies by island
    crew_first: Annotated[Whole, "links + 1"]
    waits: Annotated[Whole, "links"]  # whether an island is still to be solved for, or has landed
    slack: Annotated[Vector, "links"]  # the energy that an island loses in the step
    clear: Annotated[Whole, "links"]  # 0 of a body that has overlapped something ever since its run began


class Velocities(Record):
    """Velocities of rows in a step."""

    before: Annotated[Vector, "wide"]  # velocities before
    free: Annotated[Vector, "wide"]  # without contacts
    bias: Annotated[Vector, "wide"]
    u: Annotated[Vector, "wide"]
    friction: Annotated[Vector, "most"]  # μ of the step
    grip: Annotated[Vector, "2 * most"]  # μ of their spin and of their rolling, of the step
    own: Annotated[Matrix, "most", "9"]  # W of one contact
    coefficient: Annotated[Matrix, "wide", "12"]  # of the twists of both links; not of free bodies
    response: Address  # [N, C]
    freed: Address  # [C] velocities of columns without impulses


class Impulses(Record):
    """Impulses of rows in a step."""

    impulse: Annotated[Vector, "wide"]
    partial: Annotated[Vector, "wide"]  # those by which gaps just close, `moreau_landing`
    last_impulse: Annotated[Vector, "wide"]  # of the sweep before
    warm: Annotated[Vector, "most + scalars"]  # normal impulses that the sweeps begin with: those of the step before
    lost: Annotated[Vector, "most + scalars"]  # by contacts and rows in the step
    total: Annotated[Vector, "most + scalars"]
    some: Annotated[Vector, "most + scalars"]
    push: Annotated[Vector, "most + scalars"]
    left: Annotated[Vector, "most + scalars"]
    force: Annotated[Vector, "columns"]
    shift: Annotated[Vector, "nv"]  # of positions that are pushed out
    turn: Annotated[Matrix, "most", "3"]  # those of the step before, of the contacts at hand


class KnownImpulses(Record):
    """Impulses and keys of the step before."""

    key: Annotated[Whole, "most"]  # of the step before
    known: Annotated[Matrix, "most", "3"]  # impulse per time, in the world
    known_turn: Annotated[Matrix, "most", "3"]  # likewise of the rows of torsional and rolling friction
    row_known: Annotated[Vector, "scalars"]  # impulse of rows per time, in the step before


class ActiveRows(Record):
    """Rows that are solved at once."""

    active: Annotated[Matrix, "active_size", "active_size"]  # rows solved at once: W above, its factor below
    picked: Annotated[Whole, "2 * active_size + 3"]  # their numbers; the first column of each
    change: Annotated[Vector, "3 * active_size"]  # of their impulses; what is left; the diagonal of W
    W: Annotated[Matrix, "dense", "dense"]
    inverse: Address  # [C, C] Λ⁻¹
    low: Annotated[Vector, "scalars"]
    high: Annotated[Vector, "scalars"]
    row: Annotated[Whole, "scalars"]  # which rows are in the list
    row_gap: Annotated[Vector, "scalars"]


class BodyOrder(Record):
    """The order in which bodies of an island are eliminated, `moreau_blocks`; lists of `cells` while it is found."""

    place_of: Annotated[Whole, "links"]  # of each body
    at_place: Annotated[Whole, "links"]
    degree: Annotated[Whole, "links"]
    bucket: Annotated[Whole, "links + 1"]  # the first body of each degree
    later: Annotated[Whole, "links"]
    sooner: Annotated[Whole, "links"]
    mark: Annotated[Whole, "links"]
    cell_first: Annotated[Whole, "links"]  # of each body; the first cell that is unused
    cell_body: Annotated[Whole, "2 * fill"]
    cell_next: Annotated[Whole, "2 * fill"]
    unused: int


class BodyEquations(Record):
    """The equations by bodies; room for `fill` blocks above the diagonal, and `products` of blocks."""

    fill: int
    products: int
    beside: Annotated[Whole, "links + 1"]  # of each place where the blocks beside its own begin
    place_beside: Annotated[Whole, "fill"]  # and of each of these the other's place
    target: Annotated[Whole, "products"]  # the blocks from which products of those below and beside are taken away
    blocks: Annotated[Matrix, "links + 2 * fill", "36"]  # on the diagonal, below, above
    between: Annotated[Whole, "most"]  # of each contact between two bodies the block below
    rights: Annotated[Matrix, "links", "6"]
    around: Annotated[Vector, "9"]
    nine: Annotated[Vector, "9"]
    turned: Annotated[Vector, "9"]


class InteriorPoint(Record):
    """Contacts of an island solved at once, `moreau_interior`."""

    inner: Annotated[Matrix, "most", "29"]  # all of a contact
    way: Annotated[Matrix, "links + 1", "6"]  # of velocities; the last is the ground
    right_way: Annotated[Matrix, "links", "6"]
    lacks: Annotated[Matrix, "links", "6"]  # what is missing in the balance of each body
    kept: Annotated[Matrix, "links", "6"]  # velocities before


class HeldRows(Record):
    """Rows that hold exactly."""

    met: Address  # [C, ties] A M̂⁻¹ Jᵀ, of rows that hold exactly
    bound: Address  # [C, ties] λ of these rows by an impulse on each column
    borne: Annotated[Vector, "ties"]  # λ of these rows by all impulses
    moved: Annotated[Vector, "nv"]  # M̂⁻¹ (Jᵀ f + Aᵀ λ)


class InertiaFactors(Record):
    """Factors of M̂ and its inverse on links and rows, `moreau_factors`."""

    half: Address  # [P, nv, 6] Y of links, `moreau_factors`
    scaled: Address  # [P, nv, 6] D⁻¹ Y
    row_half: Address  # [m, nv] of rows
    row_scaled: Address  # [m, nv]
    both: Address  # [nv] the freedoms that two blocks reach
    reaches: Address  # [blocks, nv] whether a block reaches a freedom
    order: Address  # [blocks, nv] the freedoms that it reaches, in falling order
    reached_by: Address  # [blocks] how many these are
    lower: Address  # [·] entries of L that are not zero, by rows
    lower_begin: Address  # [nv + 1]
    lower_index: Address  # [·]


class GridCells(Record):
    """Shapes near each other, by a grid."""

    table: Annotated[Whole, "table_size"]
    head: Annotated[Whole, "cells"]  # cells of the grid
    following: Annotated[Whole, "shapes"]


class Touch(
    StepEnergies, MotionPlaces, Capacities, Counts, ListSizes, RunCounts, ShownContacts, FreeMotion, BodyMotion,
    ContactPlaces, TurningGaps, ContactModes, ContactLabels, Islands, Velocities, Impulses, KnownImpulses, ActiveRows,
    HeldRows, InertiaFactors, GridCells, BodyOrder, BodyEquations, InteriorPoint, NearestMemory,
):  # fmt: skip
    """State of the contacts of time-stepping."""
