"""Kernels done one after the other are one kernel: with the bits of the parts, in batches and of size 0."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import Body, Displacement, Inertia, Joint, Model, pairs
from poinsot.algebra import Array, array, exp, sin
from poinsot.algorithms import compiled
from poinsot.kernels import Kernel
from poinsot.kernels.composing import Clearing, ComposedKernel, Copying, Doing, Span
from poinsot.kernels.implicit import ImplicitKernel
from poinsot.kernels.tangents import tangent_kernel, with_directions
from poinsot.multibody import GROUND


@pytest.fixture(scope="module")
def walked() -> po.Mechanism:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiled, "LARGEST_UNROLLED", 0)
        rod = Inertia.at_centre(0.3, (0.1, 0.02, 0.0), np.diag([1e-4, 2e-3, 2e-3]))
        at = Displacement.translating((0.2, 0.0, 0.0))
        bodies = tuple(Body(f"b{i}", rod) for i in range(3))
        joints = tuple(
            Joint(
                f"j{i}", pairs.revolute(), f"b{i - 1}" if i else GROUND, f"b{i}", at if i else Displacement.identity()
            )
            for i in range(3)
        )
        m = po.Mechanism(Model("chain", bodies, joints))
        m.forward_dynamics  # noqa: B018  (made while the threshold is low)
    return m


def curve(x: Array, u: Array) -> tuple[Array, Array]:
    """Two outputs; u may be empty."""
    return array([sin(x[0]) * x[1], x[2] + sum(u, 0.0)]), array([x[0] * x[2]])


def root(y: Array, w: Array) -> Array:
    """w + e^w = y₀."""
    return array([w[0] + exp(w[0]) - y[0]])


def parts(nu: int) -> tuple[Kernel, Kernel]:
    first = Kernel(curve, {"x": (3,), "u": (nu,)}, {"y": (2,), "z": (1,)}, "curve")
    second = ImplicitKernel(root, lambda y, w: array([w[0] * y[1]]), 1, {"y": (2,)}, {"r": (1,)}, "root")
    return first, second


def composed(walked: po.Mechanism, nu: int) -> Any:
    first, second = parts(nu)
    n = walked.nv

    def doing() -> list[Any]:
        return [
            Doing(first, [Span("q"), Span("u")], [Span("y"), Span("out", 4)]),
            Doing(second, [Span("y")], [Span("tau", 1)]),
            Copying(1, Span("y", 1), Span("tau")),
            Clearing(1, Span("tau", 2)),
            Doing(walked.kernels["forward_dynamics"], [Span("q"), Span("v"), Span("tau")], [Span("out")]),
            Doing(second, [Span("out", 1)], [Span("out", 3)]),
        ]

    return ComposedKernel(doing, {"y": 2, "tau": n}, {"q": (n,), "v": (n,), "u": (nu,)}, {"out": (n + 2,)}, "both")


@pytest.mark.sample(1)
@pytest.mark.parametrize("nu", [0, 2])
def test_the_bits_are_those_of_the_parts(walked: po.Mechanism, nu: int) -> None:
    first, second = parts(nu)
    rng = np.random.default_rng(nu)
    q, v, u = rng.normal(size=(21, 3)), rng.normal(size=(21, 3)), rng.normal(size=(21, nu))
    found = composed(walked, nu).ufunc(q, v, u)
    y, z = first.ufunc(q, u)
    tau = np.stack([y[:, 1], second.ufunc(y)[:, 0], np.zeros(21)], axis=1)
    rates = walked.forward_dynamics(q, v, tau)
    expected = np.concatenate([rates, second.ufunc(rates[:, 1:]), z], axis=1)
    np.testing.assert_array_equal(found, expected)
    each = np.array([composed(walked, nu).ufunc(*row) for row in zip(q[:3], v[:3], u[:3], strict=True)])
    np.testing.assert_array_equal(found[:3], each)


def test_nan_in_gives_nan_out_and_the_parts_can_be_read(walked: po.Mechanism) -> None:
    kernel = composed(walked, 2)
    assert np.isnan(kernel.ufunc([np.nan, 0.0, 0.0], np.zeros(3), np.zeros(2))[:3]).all()
    assert kernel.operations > walked.kernels["forward_dynamics"].operations
    assert "part 2" in kernel.source()


@pytest.mark.parametrize("nu", [0, 2])
def test_they_are_differentiated_one_after_the_other(walked: po.Mechanism, nu: int) -> None:
    kernel = composed(walked, nu)
    rng = np.random.default_rng(5 + nu)
    at, along = ([rng.normal(size=n) for n in (3, 3, nu)] for _ in range(2))
    full = slice(None) if nu else slice(2)
    found = tangent_kernel(kernel)(*at[full], *along[full])
    h = 1e-5
    ahead, behind = (kernel.ufunc(*(x + s * h * d for x, d in zip(at, along, strict=True))) for s in (1.0, -1.0))
    np.testing.assert_allclose(found, (ahead - behind) / (2 * h), rtol=0, atol=1e-7 * np.abs(found).max())
    batch = tangent_kernel(kernel)(*(np.tile(x, (5, 1)) for x in (*at[full], *along[full])))
    np.testing.assert_array_equal(batch, np.tile(found, (5, 1)))


def twice(inner: Any, walked: po.Mechanism, nu: int) -> Any:
    """A composed kernel that calls a composed kernel two times, the second from what the first gave."""
    n = walked.nv

    def doing() -> list[Any]:
        return [
            Doing(inner, [Span("q"), Span("v"), Span("u")], [Span("left", 1)]),
            Doing(inner, [Span("left", 1), Span("q"), Span("u")], [Span("out", 2)]),
            Copying(2, Span("left", n), Span("out")),
        ]

    return ComposedKernel(doing, {"left": n + 3}, {"q": (n,), "v": (n,), "u": (nu,)}, {"out": (n + 4,)}, "twice")


@pytest.mark.sample(1)
@pytest.mark.parametrize("nu", [0, 2])
def test_a_composition_within_one_gives_the_bits_of_its_calls(walked: po.Mechanism, nu: int) -> None:
    inner, n = composed(walked, nu), walked.nv
    whole = twice(inner, walked, nu)
    rng = np.random.default_rng(11 + nu)
    at, along = ([rng.normal(size=(5, n)), rng.normal(size=(5, n)), rng.normal(size=(5, nu))] for _ in range(2))
    left = inner.ufunc(*at)
    expected = np.concatenate([left[:, n - 1 : n + 1], inner.ufunc(left[:, :n], at[0], at[2])], axis=1)
    np.testing.assert_array_equal(whole.ufunc(*at), expected)
    np.testing.assert_array_equal(whole.ufunc(*(x[0] for x in at)), expected[0])
    full = slice(None) if nu else slice(2)
    first = tangent_kernel(inner)(*at[full], *along[full])
    second = tangent_kernel(inner)(*[left[:, :n], at[0], at[2]][full], *[first[:, :n], along[0], along[2]][full])
    moved = np.concatenate([first[:, n - 1 : n + 1], second], axis=1)
    scale = 1e-12 * np.abs(moved).max(axis=1, keepdims=True)
    assert (np.abs(tangent_kernel(whole)(*at[full], *along[full]) - moved) <= scale).all()
    if nu:  # with directions it is a part of another, which leaves operands of size 0 out
        values, found = with_directions(whole).ufunc(*at, *along)
        np.testing.assert_allclose(values, expected, rtol=1e-12)
        assert (np.abs(found - moved) <= scale).all()
