"""Rows that nothing moves, but for rounding: held or sliding, they change no acceleration, and decisions leave them
out; written out and walked in loops, at any size."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from multibody.closed_zoo import admissible, longer, stacked
from poinsot import Contact, Displacement, Friction, Limit, Lock, Model, OneWay, OnFreedom, Shape, Surface
from poinsot.elements import Along
from poinsot.multibody.conditions import reaches
from poinsot.simulation import Switching
from switching.rolled_modes import called
from switching.walked_machines import between_bodies, rolled

STILL = "lift", "tip", "side", "bolt", "stop", "touch"
"""What a planar mechanism does not move."""


def planar(seed: int, size: float = 1.0, friction: float = 0.3) -> Model:
    """Two four-bars in a plane that lies anyhow, with rows of every kind across it and in it."""
    rng = np.random.default_rng(seed)
    X = zoo.random_displacement(rng)
    model = longer(stacked(2, X.rotation), size)
    across, way = X.rotation[:, 2], tuple(X.rotation[:, 0])
    normal = tuple(across)
    first, second = (tuple(size * rng.normal(size=3)) for _ in range(2))
    ball = Shape("sphere", (0.1 * size,), placement=Displacement.translating(first))
    floor = Shape("plane", placement=Displacement(X.rotation, -5.0 * size * across))
    rows: list[Any] = [
        OneWay("lift", Along("coupler1", first, normal)),
        Lock("tip", Along("coupler0", None, way)),
        Friction("side", Along("crank1", second, normal), size, 2.0 * size),
        Lock("bolt", Along("rocker1", None, tuple(X.rotation[:, 1]))),
        OneWay("stop", Along("rocker1", second, (0.0, 0.0, 1.0), follows=True), backward=True),
        Contact("touch", Surface("ground", floor), Surface("coupler1", ball), 0.2, friction, plane="space"),
        Friction("rub", OnFreedom("d1"), 0.05 * size**2),
        Limit("end", OnFreedom("d0"), -0.3, 0.3),
    ]
    return replace(model, switches=tuple(rows), gravity=tuple(9.81 * size * rng.normal(size=3)))


def state(mechanism: po.Mechanism, seed: int) -> Any:
    rng = np.random.default_rng(seed)
    q = mechanism.neutral()
    return np.concatenate([q, admissible(mechanism.tree, q, rng, reaches(mechanism.tree))])


def switching(model: Model, walked: bool) -> tuple[po.Mechanism, Switching]:
    with rolled() if walked else nullcontext():
        mechanism = po.Mechanism(model)
        found = mechanism.system().switching
        assert found is not None
        assert found.kernels.flow.address and found.kernels.data.address  # made now
    return mechanism, found


@pytest.mark.parametrize("walked", [False, True])
@pytest.mark.parametrize("size", [1.0, *(pytest.param(k, marks=pytest.mark.long) for k in (1e-5, 1e5))])
@pytest.mark.parametrize("seed", [0, *(pytest.param(k, marks=pytest.mark.long) for k in range(1, 5))])
def test_across_the_plane_of_a_mechanism(seed: int, size: float, walked: bool) -> None:
    model = planar(seed, size)
    if walked:
        model = replace(model, switches=tuple(e for e in model.switches if e.name != "touch"))
    mechanism, s = switching(model, walked)
    x, m, nv = state(mechanism, seed), len(s.rows.names), mechanism.nv
    operands = x, np.zeros(2 * nv), np.zeros(1)
    still = np.array([name in STILL for name in s.rows.names])
    data = called(s.kernels.data, *operands)
    np.testing.assert_array_equal(np.diag(data[3].reshape(m, m)) == 0.0, still)
    assert not data[2][still].any()
    rng = np.random.default_rng(seed)
    rests = called(s.kernels.flow, *operands, np.zeros(3 * m))[0]
    for _ in range(4):
        held = rng.random(m) < 0.5
        free = np.concatenate([held & ~still, np.zeros(2 * m)])
        both = np.concatenate([held, np.zeros(2 * m)])
        if "touch" in s.rows.names:  # which slides, pressed by what nothing moves
            k = s.rows.names.index("touch")
            both[[k, m + k + 1, 2 * m + k + 1]] = 1.0
            both[[k + 1, k + 2]] = free[[k + 1, k + 2]] = 0.0
        one, other = (called(s.kernels.flow, *operands, sigma)[0] for sigma in (free, both))
        scale = np.abs(rests).max()
        np.testing.assert_allclose(other, one, rtol=0, atol=1e-9 * scale)


@pytest.mark.sample(1)
@pytest.mark.parametrize("walked", [False, True])
@pytest.mark.parametrize("seed", [4, 11, *(pytest.param(k, marks=pytest.mark.long) for k in range(12, 40))])
def test_in_random_loops(seed: int, walked: bool) -> None:
    """Friction on joints that close loops and never turn, tethers of what is locked."""
    mechanism, s = switching(between_bodies(seed), walked)
    x, m, nv = state(mechanism, seed), len(s.rows.names), mechanism.nv
    operands = x, np.zeros(2 * nv), np.zeros(1)
    size = np.diag(called(s.kernels.data, *operands)[3].reshape(m, m))
    still = size == 0.0
    assert still.any() or seed not in (4, 11)
    assert size[~still].min(initial=1.0) > 1e-20
    one, other = (
        called(s.kernels.flow, *operands, np.concatenate([sigma, np.zeros(2 * m)]))[0]
        for sigma in (0.0 * still, 1.0 * still)
    )
    np.testing.assert_allclose(other, one, rtol=0, atol=1e-9 * max(1.0, np.abs(one).max()))
