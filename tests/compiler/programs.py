"""Random straight-line programs over the whole scalar protocol, and array functions to make kernels of."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import numpy as np

from poinsot.algebra import Array, array, cos, scalars, sin, sqrt
from poinsot.kernels import Kernel
from poinsot.kernels.tangents import tangent_kernel as tangent_kernel
from poinsot.programs.recursion import (
    GROUND,
    INPUT,
    OUTPUT,
    ROW,
    SLOT,
    WHOLE,
    LinkStep,
    Once,
    OperandPlace,
    Recursion,
    Walk,
)
from poinsot.programs.tracing import trace

# Every step keeps values within about ±2 and their errors small, so that any depth can be compared with floats.
STEPS: list[tuple[str, Callable[..., Any]]] = [
    ("add", lambda a, b: 0.5 * (a + b)), ("sub", lambda a, b: 0.5 * (a - b)), ("rsub", lambda a, b: 0.7 - 0.5 * a),
    ("mul", lambda a, b: 0.5 * a * b), ("multiply add", lambda a, b: (a * b + b) / 4.0),
    ("subtract product", lambda a, b: (1.5 - a * b) / 4.0), ("div", lambda a, b: a / (1.5 + b * b)),
    ("rdiv", lambda a, b: 1.0 / (1.5 + a * a)), ("neg", lambda a, b: -a), ("square", lambda a, b: 0.4 * a**2),
    ("cube", lambda a, b: 0.2 * a**3), ("inverse square", lambda a, b: (1.0 + a * a) ** -2),
    ("root", lambda a, b: 0.7 * (a * a + 0.3) ** 0.5), ("power", lambda a, b: 0.3 * (a * a + 0.3) ** 1.7),
    ("exponent", lambda a, b: 0.4 * (a * a + 0.5) ** (0.5 * b)), ("sin", lambda a, b: scalars.sin(a)),
    ("cos", lambda a, b: scalars.cos(3.0 * a + b)), ("sin and cos", lambda a, b: scalars.sin(a) * scalars.cos(a)),
    ("tan", lambda a, b: 0.5 * scalars.tan(0.4 * a)), ("asin", lambda a, b: scalars.asin(0.4 * a)),
    ("acos", lambda a, b: 0.5 * scalars.acos(0.4 * a)), ("atan", lambda a, b: scalars.atan(a)),
    ("atan2", lambda a, b: 0.5 * scalars.atan2(a, b + 4.0)), ("sqrt", lambda a, b: scalars.sqrt(0.2 + a * a)),
    ("exp", lambda a, b: scalars.exp(-0.5 * a * a)), ("log", lambda a, b: scalars.log(0.5 + a * a)),
    ("tanh", lambda a, b: scalars.tanh(a)), ("absolute", lambda a, b: scalars.absolute(a)),
    ("lesser", lambda a, b: scalars.where(scalars.less(a, b), a, b)),
    ("ramp", lambda a, b: scalars.where(scalars.less(0.0, a), 0.5 * a * b, 0.0)),
]  # fmt: skip


class RandomProgram:
    """A function of ``x`` (4,), ``Y`` (2, 3) and a scalar ``s``, with results ``u`` (3,), ``W`` (2, 2) and ``r``.

    Of several copies, each another program of the same inputs, the results are added.
    """

    inputs: ClassVar = {"x": (4,), "Y": (2, 3), "s": ()}
    outputs: ClassVar = {"u": (3,), "W": (2, 2), "r": ()}

    def __init__(self, seed: int, length: int, copies: int = 1) -> None:
        self.others = [RandomProgram(1000 * seed + k, length) for k in range(1, copies)]
        rng = np.random.default_rng(seed)
        first = 11
        self.steps = []
        for k in range(length):
            choice = k if k < len(STEPS) else int(rng.integers(len(STEPS)))
            operands = rng.integers(max(0, first + k - 40), first + k, size=2)
            self.steps.append((choice, int(operands[0]), int(operands[1])))

    def __call__(self, x: Any, Y: Any, s: Any) -> Any:
        values = [*x, *Y.flat, s]
        for choice, a, b in self.steps:
            values.append(STEPS[choice][1](values[a], values[b]))
        u, W, r = np.array(values[-3:], dtype=object), np.array(values[-7:-3], dtype=object).reshape(2, 2), values[-8]
        for du, dW, dr in (other(x, Y, s) for other in self.others):
            u, W, r = u + du, W + dW, r + dr
        return u, W, r

    def kernel(self, **options: Any) -> Kernel:
        """The kernel of this program."""
        return Kernel(self, self.inputs, self.outputs, "random_program", **options)

    def on_floats(self, x: Any, Y: Any, s: Any) -> tuple[Any, ...]:
        """The function run sample by sample on plain floats, as arrays."""
        loop = np.broadcast_shapes(x.shape[:-1], Y.shape[:-2], np.shape(s))
        full = [
            np.broadcast_to(each, loop + shape) for each, shape in zip((x, Y, s), self.inputs.values(), strict=True)
        ]
        results = [np.empty(loop + shape) for shape in self.outputs.values()]
        for index in np.ndindex(*loop):
            for result, value in zip(results, self(*(each.astype(object)[index] for each in full)), strict=True):
                result[index] = value
        return tuple(results)

    def arguments(self, rng: np.random.Generator, *loop: int) -> tuple[Any, ...]:
        """Random inputs."""
        return tuple(rng.uniform(-2, 2, size=(*loop, *shape)) for shape in self.inputs.values())


def matrix_product(A: Any, x: Any) -> Any:
    """A small function whose result on floats is easily known: A x and x·x."""
    return A @ x, x @ x


def matrix_kernel(rows: int = 3, columns: int = 4, **options: Any) -> Kernel:
    """The kernel of `matrix_product`."""
    shapes = {"A": (rows, columns), "x": (columns,)}
    return Kernel(matrix_product, shapes, {"y": (rows,), "square": ()}, "matrix_product", **options)


GROUND_VALUE = 0.5


def step(function: object, inputs: Mapping[str, OperandPlace], outputs: Mapping[str, OperandPlace]) -> LinkStep:
    shapes = [{name: (place.size,) for name, place in each.items()} for each in (inputs, outputs)]
    return LinkStep(trace(function, *shapes, "step"), [*inputs.values()], [*outputs.values()])  # type: ignore[arg-type]


def down_plain(row: Array, x: Array, parent: Array) -> tuple[Array, Array]:
    """Two angles, one of them large at times."""
    value = parent[0] * cos(x[0]) + row[0] * sin(x[0] * row[1])
    return array([value]), array([value * value])


def down_with_extra(row: Array, x: Array, parent: Array) -> tuple[Array, Array, Array]:
    """No angles from inputs alone, but one from the parent."""
    value = sin(parent[0] + x[0]) * row[0] + x[1]
    return array([value]), array([value]), array([sqrt(x[1] * x[1] + 1.0)])


def up_plain(x: Array, up: Array, above: Array, total: Array) -> tuple[Array, Array, Array]:
    return array([up[0] - x[0]]), above + up, total + up * 0.125


def up_with_extra(x: Array, up: Array, extra: Array, above: Array, total: Array) -> tuple[Array, Array, Array]:
    return array([up[0] * extra[0], x[1]]), above + up * extra, total + up


class RandomTree(NamedTuple):
    """A recursion over links, and for each its kind, its parent and where its numbers begin."""

    recursion: Recursion
    kinds: np.ndarray
    parents: np.ndarray
    columns: np.ndarray

    @property
    def size(self) -> int:
        """How many numbers all links have."""
        return int(self.kinds.sum()) + len(self.kinds)


def random_recursion(seed: int, links: int) -> RandomTree:
    """Kinds, parents and numbers drawn at random."""
    rng = np.random.default_rng(seed)
    kinds = rng.integers(2, size=links)
    parents = np.array([rng.integers(-1, i) for i in range(links)])
    columns = np.concatenate([[0], np.cumsum(1 + kinds)])[:-1]
    # records: of the ground, then of each link what comes from the root, what the sub-tree adds up, one number more
    down_at, up_at, extra_at = (1 + k + 3 * np.arange(-1, links) for k in (0, 1, 2))
    x = {k: OperandPlace(INPUT, 0, 1 + k, 0, 0) for k in (0, 1)}
    y = {k: OperandPlace(OUTPUT, 0, 1 + k, 1, 0) for k in (0, 1)}
    row, total = OperandPlace(ROW, 0, 2), OperandPlace(SLOT, 0, 1, 0, 5)
    met, left, up, above, extra = (OperandPlace(SLOT, 0, 1, 0, k) for k in (1, 2, 3, 4, 6))
    # the columns of a line: x, parent's down, down, up, parent's up, total, extra
    begins = {
        0: step(down_plain, {"row": row, "x": x[0], "parent": met}, {"down": left, "up": up}),
        1: step(down_with_extra, {"row": row, "x": x[1], "parent": met}, {"down": left, "up": up, "extra": extra}),
    }
    sums = {"above": above, "total": total}
    ends = {
        0: step(up_plain, {"x": x[0], "up": up, **sums}, {"y": y[0], **sums}),
        1: step(up_with_extra, {"x": x[1], "up": up, "extra": extra, **sums}, {"y": y[1], **sums}),
    }
    own = np.arange(1, links + 1)
    ground = 3 * links + 3  # what roots meet; the total comes after it, for roots add to it, too
    met_at = np.where(parents < 0, ground, down_at[parents + 1])
    above_at = np.where(parents < 0, ground + 1, up_at[parents + 1])
    every = np.full(links, ground + 1)
    each = [kinds, np.arange(links), columns, met_at, down_at[own], up_at[own], above_at, every, extra_at[own]]
    lines = np.array(each, dtype=np.int32).T
    count = np.bincount(kinds, minlength=2).tolist()
    words = {0: 7, 1: 7}
    told = step(
        lambda total: total, {"total": OperandPlace(GROUND, ground + 1, 1)}, {"t": OperandPlace(OUTPUT, 0, 1, 0, WHOLE)}
    )
    start = step(lambda: array([GROUND_VALUE]), {}, {"ground": OperandPlace(GROUND, ground, 1)})
    made = Recursion(
        sweeps=[
            Once(start), Walk(begins, lines.ravel(), words, count, ahead=True),
            Walk(ends, lines[::-1].ravel(), words, count), Once(told),
        ],
        rows=rng.normal(size=(links, 2)) * [1.0, 1e3],
        record=ground + 2,
        cleared=[(0, ground + 2)],
    )  # fmt: skip
    return RandomTree(made, kinds, parents, columns)


class Counted:
    """`matrix_product` that counts how often it is traced."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, A: Any, x: Any) -> Any:
        self.calls += 1
        return matrix_product(A, x)


def use(key: str | None = "matrix") -> int:
    """Make a kernel, use it on one sample and on a batch, check the results; how often it was traced."""
    function = Counted()
    kernel = Kernel(function, {"A": (3, 4), "x": (4,)}, {"y": (3,), "square": ()}, "matrix_product", key=key)
    A = np.random.default_rng(0).normal(size=(20, 3, 4))
    np.testing.assert_allclose(kernel.ufunc(A[0], A[1, 2])[0], A[0] @ A[1, 2], rtol=1e-13)
    np.testing.assert_allclose(kernel.ufunc(A, np.ones(4))[0], A.sum(axis=2), rtol=1e-13)
    return function.calls


def entries(folder: Path) -> list[Path]:
    """The code in a cache, without the hash of our sources, which the first use in a process stores."""
    return sorted(each for each in folder.glob("*.kernel") if not each.name.startswith("sources-"))
