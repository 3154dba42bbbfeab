"""Places of contact of a mechanism as tables, and the room in which texts join their rows to it.

Source: `code.texts.places`.
"""

from __future__ import annotations

from typing import Annotated

from poinsot.code.records import Matrix, Record, Records, Vector, Whole, WholeMatrix
from poinsot.records import NamedTuple

POSE, TWIST, SAID = 12, 6, 14
"""Sizes of a pose, of a twist, and of the numbers of a row: rate, bias, wrenches."""
KIND, FIRST_LINK, FIRST_ROW, COUNT, NUMBERS, BOOKED = 0, 1, 3, 4, 5, 6
"""What `place` says: its kind, two links (−1: the ground), rows, how many, first number, place in the books (−1)."""
GAP, BIAS, NATURE, SOFT, SIZE, Y, LEFT, Z, MOVED, RUBS, SLIDES, PLACE, PART, ROW = range(14)
COLUMNS = 14
"""Numbers of a row that is held, and how many."""


class MotionSizes(Record):
    """Numbers of states, coordinates, local coordinates, freedoms, operands before σ, and powers."""

    nx: int
    nq: int
    nl: int
    nv: int
    local: int
    powers: int


class PlaceSizes(Record):
    """Numbers of links, columns, kinds, places and their numbers, of all rows and of `others`, powers of these; 1 where
    K is the mass matrix of an open tree, of which others hold freedoms alone."""

    links: int
    columns: int
    kinds: int
    places: int
    numbers: int
    rows: int
    others: int
    powered: int
    open: int


class MotionKernels(Record):
    """Kernels of the mechanism: poses and twists; these with biases, columns and inertias; in a mode of the other rows
    flow, v̇ by one solve with its residual (0: none), answers to a push, also in steps onto held rows; one such step;
    moved states, states in balance (0: as they are)."""

    poses: int
    bodies: int
    beside: int
    once: int
    answer: int
    staged: int
    rest: int
    retract: int
    balance: int


class DecisionKernels(Record):
    """Kernels of the mechanism for decisions: watch and data of the other rows, the free flow, answers with closures
    kept; impulses, powers of ports in them, forces of the other rows."""

    watch: int
    data: int
    flow: int
    kept: int
    impulse: int
    supply: int
    borne: int


class PlaceTolerances(Record):
    """Shares of sizes within which places touch, and errors are rounding."""

    rounding: float  # of μ, by S_rr, and by nature
    floor: float
    counts: float  # the share of an error within rounding that counts all the same
    touching: float  # the share of its span up to which the gap of a place that touches is
    noise: float  # what S_rr of a row that nothing moves is, by nature, and by what it is without closures
    locked: float


class LinkTables(Record):
    """The way of each link to the ground, and the rows of no place."""

    tip: Annotated[Whole, "links"]  # the last column on the way to the ground
    part: Annotated[Whole, "links"]
    column: Annotated[WholeMatrix, "columns", "3"]  # its link, its freedom, the next one, −1: none
    other: Annotated[Whole, "others"]  # rows that are of no place
    freedom: Annotated[Whole, "others"]  # of an open tree, what they are along, and how many times its rate theirs is
    times: Annotated[Vector, "others"]
    power: Annotated[Whole, "powered"]  # their powers among all


class PlaceTables(MotionSizes, PlaceSizes, MotionKernels, DecisionKernels, PlaceTolerances, LinkTables):
    """The places of a mechanism."""

    kind: Annotated[WholeMatrix, "kinds", "3"]  # kernels of the rate and of all, how many numbers it takes
    place: Annotated[WholeMatrix, "places", "7"]
    kinetic: Annotated[Vector, "places"]  # μ_k
    span: Annotated[Vector, "places"]
    always: Annotated[Vector, "places"]  # what rounding leaves open of a gap, by its span, and by each coordinate
    by: Annotated[Matrix, "places", "nq"]
    turn: Annotated[Vector, "9"]  # of the ground in the world
    number: Annotated[Vector, "numbers"]


class PlaceRoom(NamedTuple):
    """Room for what lies between operands and results: what kernels take and say, and numbers of rows and freedoms."""

    seen: Vector
    pair: Vector
    said: Vector
    asked: Vector
    answered: Vector
    moving: Vector
    label: Vector
    spare: Vector
    free: Vector
    chosen: Vector


class HeldPlaces(NamedTuple):
    """The rows that are held, one behind the other, and the factors of T between them."""

    pivots: Vector
    A: Matrix
    B: Matrix
    X: Matrix
    T: Matrix
    row: Matrix


class PlaceWork(NamedTuple):
    """Operands and results of a call, and room for what lies between."""

    tables: Records[PlaceTables]
    given: Vector
    made: Vector
    room: PlaceRoom
    held: HeldPlaces
