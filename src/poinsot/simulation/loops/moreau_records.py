"""The operands of the loop of time-stepping: a `Scene` that stays the same in a run, and a `Touch` that it changes.

Their arrays lie at addresses, which texts see as `vector(touch.gap, n)`.
"""

from __future__ import annotations

from typing import Annotated

from poinsot.code.records import Address, Matrix, Vector, Whole
from poinsot.code.texts.nearest_support import NearestMemory, Shapes

ALONG = 4
"""Added to the modes of rows of friction in the log."""
FEATURES = 1 << 16
"""Of keys of contacts: pair · FEATURES + feature."""
PRIME, SPREAD = 1000003, 2654435761  # of their table


class Scene(Shapes):
    """Constants of a run of time-stepping.

    `length` of the system [m], `fall` the size of gravity, `tolerance` of velocities, as a share of the largest that
    free motion has at a contact (of free bodies: by energy, of what contacts change), gaps below −`deep` times the size
    of what touches are pushed out; so many freedoms of `bases` that float. Kernel `guards`: (x, t, u) → γ of so many
    `events`. `free` bodies have no tree; the free motion of others gives the factors of M̂, so many `axes` of freedoms
    and weights of rows, `moreau_factors`; `grid`: neighbours are found by one; `turns`: 1 where some contacts have
    torsional or rolling friction; `remainder`, `correction`: the places of the scheme's own loss and of what
    positions that are put right take among the powers; `sweeps` at most, in a step.
    """

    length: float
    fall: float
    tolerance: float
    deep: float
    guards: int
    nv: int
    slow: int
    free: int
    axes: int
    path_size: int
    row_size: int
    grid: int
    ports: int
    remainder: int
    sweeps: int
    links: int
    rows: int
    pair_count: int
    materials: int
    correction: int
    bases: int
    events: int
    turns: int
    link: Annotated[Whole, "shapes"]  # place among the posed links, −1: the ground
    shape: Annotated[Matrix, "shapes", "12"]  # pose in its link, rotation by rows, then place
    reach: Annotated[Vector, "shapes"]  # radius of a ball about its origin; inf: without end
    rank: Annotated[Whole, "shapes"]  # the order of shapes by what they are; 0 … of all: those alike have one
    pairs: Annotated[Whole, "3 * pair_count"]  # shapes and numbers of what may meet
    group: Annotated[Whole, "2 * shapes"]  # category and mask, of neighbours by a grid
    numbers: Annotated[Matrix, "materials", "4"]  # restitution, μ static, μ kinetic, 1: all friction shares one bound
    turning: Annotated[Matrix, "materials", "2"]  # μ_t/μ of torsional friction, μ_r/μ of rolling friction [m]
    losses: Annotated[Whole, "2 * materials"]  # places among the powers of impacts and of friction
    row_kind: Annotated[Whole, "rows"]  # as of rows that switch
    row_numbers: Annotated[Matrix, "rows", "2"]  # restitution, what gaps are measured by
    row_losses: Annotated[Whole, "rows"]
    bodies: Annotated[Matrix, "links", "96"]  # of free bodies: placement 12, inertia 36, its inverse 36, I_c 9, c 3
    gravity: Annotated[Vector, "3"]
    base: Annotated[Whole, "bases"]  # the freedoms of floating bases
    ways: Annotated[Whole, "events"]  # directions in which guards pass
    resets: Address  # [E] kernels (x, t, u) → x⁺, 0: none
    terminal: Address  # [E] whether the run ends there
    reset_losses: Address  # [E] the place among the powers of what a reset takes
    at: Annotated[Whole, "2 * links"]  # of free bodies: first coordinate, first freedom
    axis_freedom: Annotated[Whole, "axes"]  # the freedom of each axis of the links
    axis_first: Annotated[Whole, "links + 1"]  # where the axes begin that lead to each link
    axis: Annotated[Whole, "path_size"]  # which these are
    row_first: Annotated[Whole, "rows + 1"]  # where the freedoms begin that each row measures
    row_freedom: Annotated[Whole, "row_size"]


class Touch(NearestMemory):
    """State of the contacts of time-stepping.

    `energy` stored at the start and `now` [J]; how long the last step `lasted`; of the step the work of what is
    `smooth`, the change of `kinetic` energy at the place where it begins, and what contacts take that is the scheme's
    own; so many `columns`, and where twists, poses, gaps, factors, axes and weights begin in the free motion;
    `near_links` touch now; `ties` rows hold exactly. `count` contacts and
    `rows` in the list of this step, behind them three rows each of `spins` contacts, `moreau_turning`; `old` ones
    remembered; `overflow`: contacts without room; `lands`:
    gaps close by impacts; `ended`: the event that has ended the run. Of the run: sweeps, most of them in a step, steps
    whose sweeps ended before the tolerance was met, contacts of all steps, steps in which positions were pushed out.
    `logged` events in the arrays, `drained` ones before, `left_out` for want of room; `noted`: there has been a step;
    `relented`: tries of impacts that would make energy; `full`: the log wants to be emptied; `listens`: controllers
    act at events; `slots` in which samples show contacts.
    """

    energy: float
    now: float
    lasted: float
    smooth: float
    kinetic: float
    scheme: float
    reached: float
    columns: int
    twists_at: int
    poses_at: int
    gaps_at: int
    given_size: int
    out_size: int
    most: int
    wide: int
    dense: int
    table_size: int
    cells: int
    bodies: int
    islands: int
    active_size: int
    count: int
    rows: int
    spins: int
    size: int
    old: int
    overflow: int
    lands: int
    ended: int
    watched_size: int
    near_links: int
    factors_at: int
    axes_at: int
    weights_at: int
    swept: int
    hardest: int
    unsolved: int
    contacts: int
    pushed: int
    log_size: int
    logged: int
    drained: int
    left_out: int
    noted: int
    full: int
    relented: int
    listens: int
    slots: int
    links: int
    shapes: int
    scalars: int
    nv: int
    ties: int
    events: int
    pushing_rows: int
    column: Annotated[Whole, "links"]  # of each link that touches, −1: none; six each
    row_column: Annotated[Whole, "scalars"]  # likewise, one column each, after all links
    given: Annotated[Vector, "given_size"]  # (x, t, u, h)
    asked: Annotated[Vector, "given_size + nv"]  # (x, t, u, h, v⁺)
    moving: Address  # (x, v̂, y, h), of momenta that are carried on
    carried: Annotated[Vector, "nv"]  # the velocities at y
    out: Annotated[Vector, "out_size"]  # the free motion
    twist: Annotated[Matrix, "links", "6"]
    freely: Annotated[Matrix, "links", "6"]  # of free bodies: without contacts; then displacements
    after: Annotated[Matrix, "links", "6"]  # of free bodies: twists; then L and v_c in the world
    pose: Annotated[Matrix, "links", "12"]
    speed: Annotated[Vector, "shapes"]
    who: Annotated[Whole, "4 * most"]  # shapes, pair, feature
    gap: Annotated[Vector, "most"]
    normal: Annotated[Matrix, "most", "3"]  # from the first shape to the second
    point: Annotated[Matrix, "most", "3"]
    frame: Annotated[Matrix, "most", "9"]
    spot: Annotated[Matrix, "most", "32"]  # of free bodies: all of a contact, `moreau_pile`
    motion: Annotated[Matrix, "links + 1", "16"]  # of free bodies: all of a body in the world; the last is the ground
    begun: Annotated[Matrix, "links", "18"]  # of free bodies: without contacts, of the sweep before, before this
    last_impulse: Annotated[Vector, "wide"]  # of the sweep before
    active: Annotated[Matrix, "active_size", "active_size"]  # rows solved at once: W above, its factor below
    picked: Annotated[Whole, "2 * active_size + 3"]  # their numbers; the first column of each
    change: Annotated[Vector, "3 * active_size"]  # of their impulses; what is left; the diagonal of W
    coefficient: Annotated[Matrix, "wide", "12"]  # of the twists of both links; not of free bodies
    response: Address  # [N, C]
    own: Annotated[Matrix, "most", "9"]  # W of one contact
    friction: Annotated[Vector, "most"]  # μ of the step
    before: Annotated[Vector, "wide"]  # velocities before
    free: Annotated[Vector, "wide"]  # without contacts
    warm: Annotated[Vector, "most + scalars"]  # normal impulses that the sweeps begin with: those of the step before
    lost: Annotated[Vector, "most + scalars"]  # by contacts and rows in the step
    root: Annotated[Whole, "most + scalars"]  # of what pushes together in a step
    total: Annotated[Vector, "most + scalars"]
    some: Annotated[Vector, "most + scalars"]
    shift: Annotated[Vector, "nv"]  # of positions that are pushed out
    hit: Annotated[Whole, "most + scalars"]  # whether it is struck, or feels that others are
    mode: Annotated[Whole, "3 * most"]  # of each contact, the entry of its landing, its pair
    mode_known: Annotated[Whole, "3 * most"]  # of those remembered
    row_mode: Annotated[Whole, "3 * scalars"]
    told: Annotated[Matrix, "log_size", "3"]  # time, impulse, energy of what has happened
    event: Annotated[Whole, "3 * log_size"]  # row (contacts: key, else −1 − row), pair, 16 · mode before + after
    seen: Annotated[Whole, "most"]  # whether what is remembered is still in the list
    label: Annotated[Whole, "most"]  # by which contacts are sorted, `moreau_islands`
    order_of: Annotated[Whole, "2 * most"]  # the list of contacts
    heads: Address  # where each label begins in it
    joins: Annotated[Whole, "2 * most"]  # contacts of each body
    joins_first: Annotated[Whole, "links + 2"]  # where they begin
    island: Annotated[Whole, "links"]  # of each body, −1: none
    begin: Annotated[Whole, "links + 1"]  # the first contact of each island
    crew: Annotated[Whole, "links"]  # bodies by island
    crew_first: Annotated[Whole, "links + 1"]
    waits: Annotated[Whole, "links"]  # whether an island is still to be solved for, or has landed
    last: Annotated[Whole, "links"]  # the contact that has touched a link last
    bias: Annotated[Vector, "wide"]
    u: Annotated[Vector, "wide"]
    impulse: Annotated[Vector, "wide"]
    partial: Annotated[Vector, "wide"]  # those by which gaps just close, `moreau_landing`
    landed: Annotated[Whole, "most + scalars"]  # whether a gap closes by an impact
    halted: Annotated[Whole, "most + scalars"]  # what slip that turns within the step has been tried with
    leaving: Annotated[Matrix, "links", "6"]  # of free bodies: twists by which they are displaced
    gamma: Annotated[Vector, "2 * events"]  # guards at the end of a step, at its beginning
    side: Annotated[Whole, "3 * events"]  # their last signs that are not 0; of what passes, else 0; of what happens
    watched: Annotated[Vector, "watched_size"]  # (x, t, u), the input of the kernel of guards
    force: Annotated[Vector, "columns"]
    freed: Address  # [C] velocities of columns without impulses
    inverse: Address  # [C, C] Λ⁻¹
    met: Address  # [C, ties] A M̂⁻¹ Jᵀ, of rows that hold exactly
    bound: Address  # [C, ties] λ of these rows by an impulse on each column
    borne: Annotated[Vector, "ties"]  # λ of these rows by all impulses
    moved: Annotated[Vector, "nv"]  # M̂⁻¹ (Jᵀ f + Aᵀ λ)
    near: Annotated[Whole, "links"]  # the links that touch
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
    W: Annotated[Matrix, "dense", "dense"]
    low: Annotated[Vector, "scalars"]
    high: Annotated[Vector, "scalars"]
    row_gap: Annotated[Vector, "scalars"]
    row: Annotated[Whole, "scalars"]  # which rows are in the list
    row_known: Annotated[Vector, "scalars"]  # impulse of rows per time, in the step before
    push: Annotated[Vector, "most + scalars"]
    left: Annotated[Vector, "most + scalars"]
    key: Annotated[Whole, "most"]  # of the step before
    known: Annotated[Matrix, "most", "3"]  # impulse per time, in the world
    known_turn: Annotated[Matrix, "most", "3"]  # likewise of the rows of torsional and rolling friction
    turn: Annotated[Matrix, "most", "3"]  # those of the step before, of the contacts at hand
    spin: Annotated[Whole, "most"]  # the first row of torsional and rolling friction of a contact, −1: none
    spun: Annotated[Whole, "most"]  # the contacts that have them
    shares: Annotated[Whole, "most"]  # 1 where all friction of a contact shares one bound
    grip: Annotated[Vector, "2 * most"]  # μ of their spin and of their rolling, of the step
    table: Annotated[Whole, "table_size"]
    head: Annotated[Whole, "cells"]  # cells of the grid
    following: Annotated[Whole, "shapes"]
    local: Annotated[Vector, "8"]
    block: Annotated[Vector, "9"]
    right: Annotated[Vector, "4"]
    corner: Annotated[Matrix, "32", "3"]
    clipped: Annotated[Matrix, "32", "3"]
    slot: Address  # [pairs, 2] the first place of a pair among those that samples show, and how many it has
    shown_at: Address  # [nx] the state that is looked at
    shown: Annotated[Matrix, "slots", "7"]  # gap, point, normal
    pushing: Annotated[Matrix, "pushing_rows", "3 * slots"]  # forces kept with samples
