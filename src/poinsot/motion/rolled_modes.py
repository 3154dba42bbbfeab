"""The kernels of modes with many rows: products with the matrices of a mode row by row, or equations in loops.

    z_i = −(T_w w₀ + T_ẇ b + T_z f)_i         where D and S are numbers: one small program, called for every row i
    (T_w D + T_ẇ S + T_z) z = −(…)            where they vary: `programs.dense_loops.ModeSolve`

Written out, three matrices of m rows would be 3 m² products in every kernel, and equations of them m³.
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
from poinsot.kernels.composing import Clearing, ComposedKernel, Copying, Doing, Span, Step
from poinsot.motion.held_rows import levels_along, mode_at, without
from poinsot.motion.ported import Ported, Shapes
from poinsot.programs.dense_loops import ModeSolve
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
    m, (solving, known, at), d = probe.shape.m, unknowns(probe, finding), Span("sigma", 3 * probe.shape.m**2)
    held = held and (probe.traits.exact or probe.traits.constant)
    between = {"level": 3 * m, "z of rows": m, "n": len(probe.some and probe.some[0]), "minus": m, **_sizes_of(probe)}
    if held:
        between |= {"slopes": prod(outputs["rates"]), "later": 3 * m, "missed": m}

    def kernel(part: str, function: Callable[..., object], more: Shapes, made: Shapes) -> Kernel:
        return Kernel(probe._of(function), {**known, **more}, made, part, key=f"{part} of {name}\n{probe.named(name)}")

    def level(probe: Ported, d: Array, **given: Array) -> tuple[Array, ...] | Array:
        none, n = array([0.0] * m), found_in(given)
        rates = array(list(probe.laws.port(*(given[each] for each in FREE), none, *n)[0]))
        w, w_dot, _ = levels_along(probe, given, _only(m, d), none, n, rates)
        moment = {each: given[each] for each in FREE}
        f, along = mode_at(probe, **moment, sigma=_only(m, d), n=n)[1:]
        found = concatenate([w, w_dot, f])
        if probe.traits.constant:
            return found
        _, D, _, S = probe.linear(**moment, n=n)
        return found, D, S, array([along[row] * mu for _, row, mu in probe.laws.beside])

    def result(probe: Ported, z: Array, **given: Array) -> object:
        return of_z(probe, *(given[each] for each in FREE), z, *found_in(given))

    def later(probe: Ported, d: Array, z: Array, rates: Array, **given: Array) -> Array:
        return concatenate(list(levels_along(probe, given, _only(m, d), z, found_in(given), rates)))

    def kept(probe: Ported, rates: Array, missed: Array, **given: Array) -> Array:
        z = symbols("z_of_rows", (m,))
        pushed = probe.laws.port(*(given[each] for each in FREE), z, *found_in(given))[0]
        B = affine(array(list(pushed)), z, probe.traits.exact and not probe.traits.bends)
        return without(rates, B[1] @ missed)

    def steps() -> Sequence[Step]:
        matrices = {k: v for k, v in _matrices_of(probe).items() if k in between}
        first = kernel("levels", level, {"d": (m,)}, {"level": (3 * m,), **matrices})
        made = {"slopes": outputs["rates"], **{k: v for k, v in outputs.items() if k != "rates"}} if held else outputs
        second = kernel("result", result, {"z": (m,)}, made)
        found = [*solving(), Doing(first, [*at, d], [Span("level"), *map(Span, matrices)]),
                 *solutions(probe, "level", "z of rows", True),
                 Doing(second, [*at, Span("z of rows")], [Span(each) for each in made])]  # fmt: skip
        if held:
            n = outputs["rates"]
            third = kernel("later", later, {"d": (m,), "z": (m,), "rates": n}, {"later": (3 * m,)})
            last = kernel("kept", kept, {"rates": n, "missed": (m,)}, {"rates": n})
            found += [Doing(third, [*at, d, Span("z of rows"), Span("slopes")], [Span("later")]),
                      *solutions(probe, "later", "missed", False),
                      Doing(last, [*at, Span("slopes"), Span("missed")], [Span("rates")])]  # fmt: skip
        return found

    key = f"rolled {probe.named(name)}"
    inputs = probe._free_in({**probe.free, "sigma": (probe.mode_size + m,)})
    return probe.once(key, lambda: ComposedKernel(steps, between, inputs, outputs, name, key=key))


def _matrices_of(probe: Ported) -> Shapes:
    """The variable coefficients of the equations of z, for variable D and S."""
    m, leans = probe.shape.m, len(probe.laws.beside)
    return {} if probe.traits.constant else {"D of rows": (m, m), "S of rows": (m, m), "leans": (leans,)}


def _sizes_of(probe: Ported) -> dict[str, int]:
    return {name: prod(shape) for name, shape in _matrices_of(probe).items()}


def solutions(probe: Ported, level: str, made: str, minus: bool) -> list[Step]:
    """∓(T_w D + T_ẇ S + T_z)⁻¹ of (T_w, T_ẇ, T_z) times three vectors of m numbers: with − if minus, else +."""
    m = probe.shape.m
    if probe.traits.constant:  # solved for already
        return products(m, level, made, minus)
    from poinsot.algorithms.rolled_kernels import loops_kernel

    loops = ModeSolve(m, [(normal, row) for normal, row, _ in probe.laws.beside])
    solve = loops_kernel("z of a mode", loops, {"T": 3 * m * m, "level": 3 * m, **_sizes_of(probe)}, m)
    takes = [Span("sigma"), Span(level), *map(Span, _matrices_of(probe))]
    if minus:
        return [Doing(solve, takes, [Span(made)])]
    turned = Kernel(lambda z: 0.0 - z, {"z": (m,)}, {"z": (m,)}, "turned", key=f"turned rows {m}")
    return [Doing(solve, takes, [Span("minus")]), Doing(turned, [Span("minus")], [Span(made)])]


def unknowns(probe: Ported, finding: Callable[[], Kernel]) -> tuple[Callable[[], list[Step]], Shapes, list[Span]]:
    """The step that solves for n, the operands known after it by name, and their places: x₀, ξ, t, u, p, n if any."""
    free = probe._free_in(probe.free)
    at = [Span(each) for each in free]
    if probe.laws.solved is None:
        return list, free, at
    return lambda: [Doing(finding(), at, [Span("n")])], {**free, "n": (len(probe.laws.solved),)}, [*at, Span("n")]


def found_in(given: Mapping[str, Array]) -> list[Array]:
    """[n] if the operands contain it, else []."""
    return [given["n"]] if "n" in given else []


def rolled_settling(
    probe: Ported, missed: Callable[..., Sequence[Array]], settled: Callable[..., object], out: Shapes, name: str
) -> Kernel:
    """The kernel (x, σ) → ``settled(probe, x, σ, w)``; ``missed(probe, x)``: D, S and what jumps have to bring to 0.

    w  −(T_w D + T_ẇ S + T_z)⁻¹ T_ẇ of each of these, one behind the other
    """
    m, key = probe.shape.m, probe.named(f"rolled {name}")
    state = probe._free_in({"x": (probe.shape.nx,)})
    count = len(missed(probe.at_any, probe.free_symbols()[0])) - 2

    def level(probe: Ported, x: Array) -> tuple[Array, ...] | Array:
        D, S, *each = missed(probe, x)
        none = np.zeros(m)
        found = [concatenate([none, w, none]) for w in each]
        return (*found, D, S, np.zeros(len(probe.laws.beside))) if not probe.traits.constant else found[0]

    def steps() -> Sequence[Step]:
        levels, matrices = [f"level {k}" for k in range(count)], _matrices_of(probe)
        made = {**dict.fromkeys(levels, (3 * m,)), **matrices}
        first = Kernel(probe._of(level), state, made, "levels", key=f"levels\n{key}")
        ends = probe._of(lambda probe, x, z: settled(probe, x, None, z))
        last = Kernel(ends, {**state, "z": (count * m,)}, out, name, key=f"result\n{key}")
        found: list[Step] = [Doing(first, [*map(Span, state)], [*map(Span, made)])]
        for k, each in enumerate(levels):
            found += solutions(probe, each, "z of row", True)
            found.append(Copying(m, Span("z of row"), Span("z of rows", k * m)))
        return [*found, Doing(last, [*map(Span, state), Span("z of rows")], [Span(each) for each in out])]

    inputs = probe._free_in({"x": (probe.shape.nx,), "sigma": (probe.mode_size + m,)})
    between = {f"level {k}": 3 * m for k in range(count)} | _sizes_of(probe)
    between |= {"minus": m, "z of row": m, "z of rows": count * m}
    return probe.once(key, lambda: ComposedKernel(steps, between, inputs, out, name, key=key))


def rolled_data(
    probe: Ported, told: Callable[..., Sequence[Array]], out: Shapes, finding: Callable[[], Kernel]
) -> Kernel:
    """The kernel of the data of a decision, ``told(probe, x₀, ξ, t, u, n)``; of D and S nonzero entries alone."""
    free, key, m = probe.free, probe.named("switching data"), probe.shape.m
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
