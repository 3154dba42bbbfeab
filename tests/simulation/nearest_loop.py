"""The contacts of pairs of shapes in given places, found by the text of time-stepping alone."""

import ctypes
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot import Displacement, Shape, Triangles
from poinsot.algebra.arrays import Floats
from poinsot.code import Block, types
from poinsot.code.llvm import assembly, called_by
from poinsot.code.primitives import whole
from poinsot.code.reading import Compilation
from poinsot.code.records import Arrays, declared
from poinsot.code.texts.nearest_support import ROWS, WIDE
from poinsot.motion.stepping import PlacedShape, tables
from poinsot.multibody.contacts.hulls import hull_vertices
from poinsot.renderers.llvm.target import LoadedObject, compile_object, host
from poinsot.simulation.loops.moreau_near import meet
from poinsot.simulation.loops.moreau_records import Scene, Touch

Pair: TypeAlias = tuple[Shape, Displacement, Shape, Displacement]
MOST = 32


class Met(NamedTuple):
    """Of each pair: how many contacts, their gaps (ascending, ∞ where there is none), normals and points."""

    count: NDArray[np.int64]
    gap: Floats
    normal: Floats
    point: Floats


def advance(scene: Scene, touch: Touch, attempts: int) -> int:
    """All contacts of each pair, into the places of the pair among `shown` and `slot`."""
    slot = whole(touch.slot, 2 * scene.pair_count)
    for p in range(scene.pair_count):
        touch.count = 0
        meet(scene, touch, scene.pairs[3 * p], scene.pairs[3 * p + 1], 0, np.inf)
        slot[p] = touch.count
        for k in range(touch.count):
            at = touch.shown[MOST * p + k]
            at[0] = touch.gap[k]
            for i in range(3):
                at[1 + i], at[4 + i] = touch.normal[k, i], touch.point[k, i]
    return attempts


@cache
def _loaded() -> Any:
    compilation = Compilation()
    compilation.entry("advance", advance, [declared(Scene), declared(Touch), types.INT])
    made, machine = compilation.program, host()
    return LoadedObject(compile_object(assembly(made, False), machine, calling=True), machine, called_by(made))


def _ball(rng: np.random.Generator, count: int) -> Floats:
    p = rng.normal(size=(count, 3))
    return p / np.linalg.norm(p, axis=1)[:, None] * rng.uniform(0.4, 0.6, (count, 1))


HULLS = [Triangles(_ball(np.random.default_rng(k), 14), np.zeros((0, 3), dtype=np.int64)) for k in range(8)]
SHAPES: dict[str, Callable[[np.random.Generator], Shape]] = {
    "sphere": lambda r: Shape("sphere", (r.uniform(0.2, 0.8),)),
    "capsule": lambda r: Shape("capsule", (r.uniform(0.1, 0.4), r.uniform(0.2, 1.5))),
    "box": lambda r: Shape("box", tuple(r.uniform(0.2, 1.4, 3))),
    "cylinder": lambda r: Shape("cylinder", (r.uniform(0.2, 0.8), r.uniform(0.2, 1.5))),
    "ellipsoid": lambda r: Shape("ellipsoid", tuple(r.uniform(0.2, 0.8, 3))),
    "mesh": lambda r: Shape("mesh", (1.0, 1.0, 1.0), triangles=HULLS[r.integers(len(HULLS))], accuracy=0.0),
    "plane": lambda r: Shape("plane"),
}
"""Random shapes of a kind."""
PAIRS = [(a, b) for a, b in combinations_with_replacement(SHAPES, 2) if (a, b) != ("plane", "plane")]


def random_pairs(kinds: tuple[str, str], count: int, spread: float = 0.8) -> list[Pair]:
    """Pairs of shapes of two kinds in random places, about half of which overlap where the spread is small."""
    rng = np.random.default_rng(7 * list(SHAPES).index(kinds[0]) + list(SHAPES).index(kinds[1]))

    def placed(kind: str) -> tuple[Shape, Displacement]:
        turn = rng.normal(size=4)
        at = Displacement.from_quaternion(turn / np.linalg.norm(turn), rng.normal(size=3) * spread)
        return SHAPES[kind](rng), at

    return [(*placed(kinds[0]), *placed(kinds[1])) for _ in range(count)]


def farthest(shape: Shape, X: Displacement, d: Floats) -> tuple[Floats, float]:
    """The farthest point of a core along d, and the radius about it."""
    (x, *rest), v = shape.parameters or (0.0,), X.rotation.T @ d
    radius, at = 0.0, np.zeros(3)
    match shape.geometry:
        case "sphere":
            radius = x
        case "capsule":
            radius, at[2] = x, np.sign(v[2]) * rest[0] / 2
        case "box":
            at = np.sign(v) * np.array(shape.parameters) / 2
        case "cylinder":
            at[:2], at[2] = x * v[:2] / (np.hypot(v[0], v[1]) or 1.0), np.sign(v[2]) * rest[0] / 2
        case "ellipsoid":
            at = np.square(shape.parameters) * v / np.linalg.norm(np.array(shape.parameters) * v)
        case _:
            corners = hull_vertices(shape)
            at = corners[(corners @ v).argmax()]
    return X.translation + X.rotation @ at, radius


def kept_apart(pair: Pair, n: Floats) -> float:
    """s(n): by how much planes of normal n keep two bounded shapes apart, by the definition."""
    (p, r), (q, s) = farthest(pair[0], pair[1], n), farthest(pair[2], pair[3], -n)
    return float(n @ (q - p)) - r - s


def met(pairs: Sequence[Pair]) -> Met:
    """Contacts of pairs of shapes, each carried to a place."""
    n = len(pairs)
    made = tables([PlacedShape(-1, s, X) for a, X_A, b, X_B in pairs for s, X in ((a, X_A), (b, X_B))])
    scene = Arrays(Scene, {
        **made, "shapes": 2 * n, "corners": len(made["vertices"]), "pair_count": n,
        "pairs": np.column_stack([np.arange(0, 2 * n, 2), np.arange(1, 2 * n, 2), np.zeros(n)]).astype(np.int64),
    })  # fmt: skip
    touch = Arrays(Touch, {
        "most": MOST, "slots": MOST * n, "place": made["shape"].copy(),
        "spare": np.zeros(18), "corner": np.zeros((32, 3)),
        "clipped": np.zeros((32, 3)), "convex": np.zeros((ROWS, WIDE)), "gap": np.zeros(MOST),
        "normal": np.zeros((MOST, 3)), "point": np.zeros((MOST, 3)), "who": np.zeros(4 * MOST, dtype=np.int64),
        "shown": np.full((MOST * n, 7), np.inf), "slot": np.zeros(2 * n, dtype=np.int64),
    })  # fmt: skip
    loaded, block = _loaded(), Block(scene.record, touch.record)
    ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)(loaded.address("advance"))(block.address, 1)
    found = touch["shown"].reshape(n, MOST, 7)
    order = np.argsort(found[:, :, 0], axis=1, kind="stable")
    found = np.take_along_axis(found, order[:, :, None], axis=1)
    return Met(touch["slot"][:n].copy(), found[:, :, 0], found[:, :, 1:4], found[:, :, 4:])
