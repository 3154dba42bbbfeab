"""The kernels of modes with many rows where D and S are numbers: products with the matrices of a mode row by row.

    z_i = −(T_w w₀ + T_ẇ b + T_z f)_i         one small program, called for every row i, with its rows of σ

Written out, three matrices of m rows would be 3 m² products in every kernel.
Law: as the kernels written out, tests/switching/test_rolled_rows.py. Source: docs/switching-theory.md.
Units: z and w of each row, their product [W]; ξ̇ per second.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod

import numpy as np

from poinsot.algebra.arrays import Array, array, concatenate
from poinsot.algebra.traced import symbols
from poinsot.kernels import Kernel
from poinsot.kernels.composing import Clearing, ComposedKernel, Doing, Span, Step
from poinsot.motion.held_rows import levels_along, mode_at, without
from poinsot.motion.ported import Ported, Shapes
from poinsot.programs.graph import affine

MANY = 24
"""Rows from which on products with the matrices of a mode are loops: written out they would be thousands of lines."""
FREE = "x0", "xi", "t", "u"


def rolled_mode(
    probe: Ported, name: str, of_z: Callable[..., object], outputs: Shapes, held: bool, finding: Callable[[], Kernel]
) -> Kernel:
    """The kernel (x₀, ξ, t, u, σ) → ``of_z(probe, x₀, ξ, t, u, z, *n)`` at z in the mode; as `Probe.in_mode`.

    finding  makes the kernel (x₀, ξ, t, u) → n, where there is any
    """
    m, (solving, known, at), d = probe.m, unknowns(probe, finding), Span("sigma", 3 * probe.m**2)
    between = {"level": 3 * m, "z of rows": m, "n": len(probe.some and probe.some[0])}
    if held:
        between |= {"slopes": prod(outputs["rates"]), "later": 3 * m, "missed": m}

    def named(part: str) -> str:
        return f"{part} of {name}\n{probe.named(name)}"

    def level(d: Array, **given: Array) -> Array:
        none, n = array([0.0] * m), found_in(given)
        rates = array(list(probe.port(*(given[each] for each in FREE), none, *n)[0]))
        w, w_dot, _ = levels_along(probe, given, _only(m, d), none, n, rates)
        moment = {each: given[each] for each in FREE}
        return concatenate([w, w_dot, mode_at(probe, **moment, sigma=_only(m, d), n=n)[1]])

    def result(z: Array, **given: Array) -> object:
        return of_z(probe, *(given[each] for each in FREE), z, *found_in(given))

    def later(d: Array, z: Array, rates: Array, **given: Array) -> Array:
        return concatenate(list(levels_along(probe, given, _only(m, d), z, found_in(given), rates)))

    def kept(rates: Array, missed: Array, **given: Array) -> Array:
        z = symbols("z_of_rows", (m,))
        pushed = probe.port(*(given[each] for each in FREE), z, *found_in(given))[0]
        B = affine(array(list(pushed)), z, probe.strict and not probe.bends)
        return without(rates, B[1] @ missed)

    def steps() -> Sequence[Step]:
        first = Kernel(level, {**known, "d": (m,)}, {"level": (3 * m,)}, "levels", key=named("levels"))
        made = {"slopes": outputs["rates"], **{k: v for k, v in outputs.items() if k != "rates"}} if held else outputs
        second = Kernel(result, {**known, "z": (m,)}, made, name, key=named("result"))
        found = [*solving(), Doing(first, [*at, d], [Span("level")]), *products(m, "level", "z of rows", True),
                 Doing(second, [*at, Span("z of rows")], [Span(each) for each in made])]  # fmt: skip
        if held:
            n = outputs["rates"]
            third = Kernel(later, {**known, "d": (m,), "z": (m,), "rates": n}, {"later": (3 * m,)}, "later",
                           key=named("later"))  # fmt: skip
            last = Kernel(kept, {**known, "rates": n, "missed": (m,)}, {"rates": n}, "kept", key=named("kept"))
            found += [Doing(third, [*at, d, Span("z of rows"), Span("slopes")], [Span("later")]),
                      *products(m, "later", "missed", False),
                      Doing(last, [*at, Span("slopes"), Span("missed")], [Span("rates")])]  # fmt: skip
        return found

    key = probe.named(name)
    inputs = {**probe.free, "sigma": (probe.mode_size + m,)}
    return probe.once(key, lambda: ComposedKernel(steps, between, inputs, outputs, name, key=key))


def unknowns(probe: Ported, finding: Callable[[], Kernel]) -> tuple[Callable[[], list[Step]], Shapes, list[Span]]:
    """The step that solves for n, the operands known after it by name, and their places: x₀, ξ, t, u and, if any, n."""
    at = [Span(each) for each in FREE]
    if probe.solved is None:
        return list, probe.free, at
    return lambda: [Doing(finding(), at, [Span("n")])], {**probe.free, "n": (len(probe.solved),)}, [*at, Span("n")]


def found_in(given: Mapping[str, Array]) -> list[Array]:
    """[n] if the operands contain it, else []."""
    return [given["n"]] if "n" in given else []


def rolled_settling(probe: Ported, w: Callable[..., Array], settled: Callable[..., object], out: Shapes) -> Kernel:
    """The kernel (x, σ) → ``settled(probe, x, σ, −T_ẇ w)`` at the w(probe, x) that jumps have to bring to 0."""
    m, key, name = probe.m, probe.named("settled rows"), "settled rows"
    state = {"x": (probe.nx,)}

    def level(x: Array) -> Array:
        return concatenate([np.zeros(m), w(probe, x), np.zeros(m)])

    def steps() -> Sequence[Step]:
        first = Kernel(level, state, {"level": (3 * m,)}, "levels", key=f"levels\n{key}")
        last = Kernel(lambda x, z: settled(probe, x, None, z), {**state, "z": (m,)}, out, name, key=f"result\n{key}")
        return [Doing(first, [Span("x")], [Span("level")]), *products(m, "level", "z of rows", True),
                Doing(last, [Span("x"), Span("z of rows")], [Span(each) for each in out])]  # fmt: skip

    inputs = {**state, "sigma": (probe.mode_size + m,)}
    return probe.once(key, lambda: ComposedKernel(steps, {"level": 3 * m, "z of rows": m}, inputs, out, name, key=key))


def rolled_data(
    probe: Ported, told: Callable[..., Sequence[Array]], out: Shapes, finding: Callable[[], Kernel]
) -> Kernel:
    """The kernel of the data of a decision, ``told(probe, x₀, ξ, t, u, n)``; of D and S nonzero entries alone."""
    free, key, m = probe.free, probe.named("switching data"), probe.m
    solving, known, at = unknowns(probe, finding)
    varying = {name: shape for name, shape in out.items() if shape != (m, m)}

    def given(**at: Array) -> tuple[Array, ...]:
        found = dict(zip(out, told(probe, *(at[each] for each in FREE), found_in(at)), strict=True))
        return tuple(found[name] for name in varying)

    def numbers(name: str, A: Array) -> list[Step]:
        """The nonzero entries, row by row."""
        places = {i: np.flatnonzero(row != 0.0) for i, row in enumerate(A)}
        runs = {i: A[i, c[0] : c[-1] + 1] for i, c in places.items() if len(c)}
        each, cleared = tuple(runs.values()), Clearing(m * m, Span(name))
        if not each:
            return [cleared]
        made = {f"{name}{i}": run.shape for i, run in runs.items()}
        part = Kernel(lambda **_: each if len(each) > 1 else each[0], free, made, name, key=f"{name}\n{key}")
        return [cleared, Doing(part, at[:4], [Span(name, i * m + int(places[i][0])) for i in runs])]

    def steps() -> Sequence[Step]:
        _, D, _, S = probe.linear(*probe.free_symbols())
        first = Kernel(given, known, varying, "data", key=f"varying\n{key}")
        left = [Span(each) for each in varying]
        return [*solving(), Doing(first, at, left), *numbers("D", D), *numbers("S", S)]

    between = {"n": len(probe.some and probe.some[0])}
    return probe.once(key, lambda: ComposedKernel(steps, between, free, out, "switching data", key=key))


def products(m: int, level: str, made: str, minus: bool) -> list[Step]:
    """±(T_w, T_ẇ, T_z) times three vectors of m numbers, row by row."""

    def dot(a: Array, b: Array, c: Array, x: Array, y: Array, f: Array) -> Array:
        total = sum((p * q for p, q in zip((*a, *b, *c), (*x, *y, *f), strict=True)), 0.0)
        return array([0.0 - total if minus else total])

    row = Kernel(dot, dict.fromkeys("abcxyf", (m,)), {"z": (1,)}, "row of a mode", key=f"row of a mode {m} {minus}")
    vectors = [Span(level, k * m) for k in range(3)]
    return [
        Doing(row, [*(Span("sigma", (k * m + i) * m) for k in range(3)), *vectors], [Span(made, i)]) for i in range(m)
    ]


def _only(m: int, d: Array) -> Array:
    """σ with directions alone."""
    return concatenate([np.zeros(3 * m * m), d])
