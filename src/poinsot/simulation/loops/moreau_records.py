"""The operands of the loop of time-stepping: a `Scene` that stays the same in a run, and a `Touch` that it changes.

Their arrays lie at addresses, which texts see as `vector(touch.gap, n)`.
"""

from __future__ import annotations

from poinsot.code.records import Address
from poinsot.code.texts.nearest_support import NearestMemory, Shapes

ALONG = 4
"""Added to the modes of rows of friction in the log."""
FEATURES = 1 << 16
"""Of keys of contacts: pair · FEATURES + feature."""
WANTED = -2
"""What the host finds in place of the column of a row that wants one."""
PRIME, SPREAD = 1000003, 2654435761  # of their table


class Scene(Shapes):
    """Constants of a run of time-stepping.

    `length` of the system [m], `fall` the size of gravity, `tolerance` of velocities, as a share of the largest that
    free motion has at a contact (of free bodies: by energy, of what contacts change), gaps below −`deep` times the size
    of what touches are pushed out. Kernels `books`: (x, t, u, h, v⁺) → energies through ports and dampers in the step,
    `energy`: x → that of all storages, `carried`: (x, v̂, y, h) → velocities at y, of so many freedoms of `bases` that
    float, `guards`: (x, t, u) → γ of so many `events`. `free` bodies have no kernel; that of a `tree` gives the factors
    of M̂, so many `axes` of freedoms and weights of rows, `moreau_factors`; `grid`: neighbours are found by one;
    `turns`: 1 where some contacts have torsional or rolling friction; `held`: so many rows of closures and given
    motions whose impulses are found; `remainder`, `correction`: the places of the scheme's own loss and of what
    positions that are put right take among the powers; `sweeps` at most, in a step.
    """

    length: float
    fall: float
    tolerance: float
    deep: float
    books: int
    energy: int
    carried: int
    guards: int
    nv: int
    slow: int
    held: int
    free: int
    tree: int
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
    link: Address  # [ns] place among the posed links, −1: the ground
    shape: Address  # [ns, 12] pose in its link, rotation by rows, then place
    reach: Address  # [ns] radius of a ball about its origin; inf: without end
    rank: Address  # [ns] the order of shapes by what they are; 0 … of all: those alike have one
    pairs: Address  # [·, 3] shapes and numbers of what may meet
    group: Address  # [ns, 2] category and mask, of neighbours by a grid
    numbers: Address  # [·, 4] restitution, μ static, μ kinetic, 1 where all friction shares one bound
    turning: Address  # [·, 2] μ_t/μ of torsional friction, μ_r/μ of rolling friction [m]
    losses: Address  # [·, 2] places among the powers of impacts and of friction
    row_kind: Address  # [m] as of rows that switch
    row_numbers: Address  # [m, 2] restitution, what gaps are measured by
    row_losses: Address  # [m]
    bodies: Address  # [P, 96] of free bodies: placement 12, inertia 36, its inverse 36, I_c 9, c 3
    gravity: Address  # [3]
    base: Address  # [F] the freedoms of floating bases
    ways: Address  # [E] directions in which guards pass
    resets: Address  # [E] kernels (x, t, u) → x⁺, 0: none
    terminal: Address  # [E] whether the run ends there
    reset_losses: Address  # [E] the place among the powers of what a reset takes
    at: Address  # [P, 2] of free bodies: first coordinate, first freedom
    axis_freedom: Address  # [axes] of trees: the freedom of each axis of the links
    axis_first: Address  # [P + 1] where the axes begin that lead to each link
    axis: Address  # [·] which these are
    row_first: Address  # [m + 1] of trees: where the freedoms begin that each row measures
    row_freedom: Address  # [·]


class Touch(NearestMemory):
    """State of the contacts of time-stepping.

    `energy` stored at the start and `now` [J]; how long the last step `lasted`; of the step the work of what is
    `smooth`, the change of `kinetic` energy at the place where it begins, and what contacts take that is the scheme's
    own; `data`: the kernel by links, of so many `columns`, and where twists, poses, gaps,
    factors, axes and weights begin in what it gives; `near_links` of trees touch now;
    `booked` energies by the kernel of books, behind which stand those of `kinetic` and `smooth`. `count` contacts and
    `rows` in the list of this step, behind them three rows each of `spins` contacts, `moreau_turning`; `old` ones
    remembered; `overflow`: contacts without room; `wanted`: links or rows near something that have no columns; `lands`:
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
    data: int
    columns: int
    twists_at: int
    poses_at: int
    gaps_at: int
    booked: int
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
    wanted: int
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
    pushing_rows: int
    column: Address  # [P] of each link among the active ones (of trees those that touch), −1: none; six columns each
    row_column: Address  # [m] likewise, one column each, after all links
    given: Address  # (x, t, u, h), the kernel's input
    asked: Address  # (x, t, u, h, v⁺, Δλ̂)
    moving: Address  # (x, v̂, y, h), the input of the kernel `carried`
    carried: Address  # [nv] what it gives
    out: Address  # of the kernel
    workspace: Address  # in which kernels work that walk a tree by its tables; its address stands behind what they give
    twist: Address  # [P, 6]
    freely: Address  # [P, 6] of free bodies: without contacts; then displacements
    after: Address  # [P, 6] of free bodies: twists; then L and v_c in the world
    pose: Address  # [P, 12]
    speed: Address  # [ns]
    who: Address  # [K, 4] shapes, pair, feature
    gap: Address  # [K]
    normal: Address  # [K, 3] from the first shape to the second
    point: Address  # [K, 3]
    frame: Address  # [K, 9]
    spot: Address  # [K, 32] of free bodies: all of a contact, `moreau_pile`
    motion: Address  # [P + 1, 16] of free bodies: all of a body in the world; the last is the ground
    begun: Address  # [P, 18] of free bodies: velocities without contacts, of the sweep before, before the sweep
    last_impulse: Address  # [N] of the sweep before
    active: (
        Address  # [A, A] of the rows that are solved at once, `moreau_polish`: W above the diagonal, its factor below
    )
    picked: Address  # [2 A + 3] their numbers; the first column of each
    change: Address  # [3 A] of their impulses; what is left; the diagonal of W
    coefficient: Address  # [N, 12] of the twists of both links; not of free bodies
    response: Address  # [N, C]
    own: Address  # [K, 9] W of one contact
    friction: Address  # [K] μ of the step
    before: Address  # [N] velocities before
    free: Address  # [N] without contacts
    warm: Address  # [K + m] normal impulses that the sweeps begin with: those of the step before
    lost: Address  # [K + m] by contacts and rows in the step
    root: Address  # [K + m] of what pushes together in a step
    total: Address  # [K + m]
    some: Address  # [K + m]
    shift: Address  # [nv] of positions that are pushed out
    hit: Address  # [K + m] whether it is struck, or feels that others are
    mode: Address  # [K, 3] of each contact, the entry of its landing, its pair
    mode_known: Address  # [K, 3] of those remembered
    row_mode: Address  # [m, 3]
    told: Address  # [log, 3] time, impulse, energy of what has happened
    event: Address  # [log, 3] row (of contacts the key, else −1 − row), pair, 16 · mode before + mode after
    seen: Address  # [K] whether what is remembered is still in the list
    label: Address  # [K] by which contacts are sorted, `moreau_islands`
    order_of: Address  # [2, K] the list of contacts
    heads: Address  # where each label begins in it
    joins: Address  # [2 K] contacts of each body
    joins_first: Address  # [P + 2] where they begin
    island: Address  # [P] of each body, −1: none
    begin: Address  # [P + 1] the first contact of each island
    crew: Address  # [P] bodies by island
    crew_first: Address  # [P + 1]
    waits: Address  # [P] whether an island is still to be solved for, or has landed
    last: Address  # [P] the contact that has touched a link last
    bias: Address  # [N]
    u: Address  # [N]
    impulse: Address  # [N]
    partial: Address  # [N] those by which gaps just close, `moreau_landing`
    landed: Address  # [K + m] whether a gap closes by an impact
    leaving: Address  # [P, 6] of free bodies: twists by which they are displaced
    gamma: Address  # [2, E] guards at the end of a step, at its beginning
    side: Address  # [3, E] their signs where they last were not 0; those of what passes, else 0; of what happens
    watched: Address  # (x, t, u), the input of the kernel of guards
    force: Address  # [C]
    freed: Address  # [C] velocities of columns without impulses
    inverse: Address  # [C, C] Λ⁻¹
    answers: Address  # [nv + held, C] M̂⁻¹ Jᵀ where loops are closed, and λ̂ of rows
    moved: Address  # [nv + held] M̂⁻¹ Jᵀ f, Δλ̂
    near: Address  # [P] of trees: the links that touch
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
    W: Address  # [N, N]
    low: Address  # [m]
    high: Address  # [m]
    row_gap: Address  # [m]
    row: Address  # [m] which rows are in the list
    row_known: Address  # [m] impulse of rows per time, in the step before
    push: Address  # [K + m]
    left: Address  # [K + m]
    key: Address  # [K] of the step before
    known: Address  # [K, 3] impulse per time, in the world
    known_turn: Address  # [K, 3] likewise of the rows of torsional and rolling friction
    turn: Address  # [K, 3] those of the step before, of the contacts at hand
    spin: Address  # [K] the first of the three rows of torsional and rolling friction of a contact, −1: none
    spun: Address  # [K] the contacts that have them
    shares: Address  # [K] 1 where all friction of a contact shares one bound
    grip: Address  # [K, 2] μ of their spin and of their rolling, of the step
    table: Address  # [2ᵏ]
    head: Address  # cells of the grid
    following: Address  # [ns]
    local: Address  # [8]
    block: Address  # [9]
    right: Address  # [4]
    corner: Address  # [32, 3]
    clipped: Address  # [32, 3]
    slot: Address  # [pairs, 2] the first place of a pair among those that samples show, and how many it has
    shown_at: Address  # [nx] the state that is looked at
    shown: Address  # [slots, 7] gap, point, normal
    pushing: Address  # [rows, 3 slots] forces kept with samples
