"""Mechanisms in the recursion beside the same ones written out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import numpy as np
import pytest

import poinsot as po
import zoo
from poinsot import Body, Joint, Model
from poinsot.algorithms import compiled

SHAPES = {
    "chain": lambda i: i - 1,
    "binary": lambda i: (i + 1) // 2 - 1,
    "comb": lambda i: i - 2 if i % 2 == 0 else i - 1,
}


@contextmanager
def rolled_beyond(operations: int) -> Iterator[None]:
    """Trees of more operations than this are large."""
    before = compiled.LARGEST_UNROLLED
    compiled.LARGEST_UNROLLED = operations
    try:
        yield
    finally:
        compiled.LARGEST_UNROLLED = before


@pytest.fixture
def always_rolled() -> Iterator[None]:
    with rolled_beyond(0):
        yield


def with_rotors(model: Model) -> Model:
    """Every other joint gets a rotor of another inertia."""
    joints = tuple(replace(j, armature=0.1 * (i % 4)) if i % 2 else j for i, j in enumerate(model.joints))
    return replace(model, joints=joints)


def large_model(shape: str, count: int, rng: np.random.Generator, kinds: tuple[str, ...] = ("revolute",)) -> Model:
    """A tree of this shape; bodies that repeat, joints that do not."""
    inertias = [zoo.random_inertia(rng) for _ in range(3)]
    bodies, joints = [], []
    for i in range(count):
        parent = SHAPES[shape](i)
        pair = zoo.random_pair(rng, kinds)
        bodies.append(Body(f"b{i}", inertias[i % 3]))
        below = "ground" if parent < 0 else f"b{parent}"
        joints.append(Joint(f"j{i}", pair, below, f"b{i}", zoo.random_displacement(rng, 0.2)))
    return Model(f"{shape} of {count}", tuple(bodies), tuple(joints))


def arguments_of(m: po.Mechanism, rng: np.random.Generator) -> dict[str, tuple[np.ndarray, ...]]:
    """Arguments for every attribute that may be rolled."""
    q, v = zoo.random_state(m.tree, rng)
    a, tau = rng.normal(size=(2, m.nv))
    return {
        "inverse_dynamics": (q, v, a),
        "forward_dynamics": (q, v, tau),
        "bias_force": (q, v),
        "gravity_force": (q,),
        "kinetic_energy": (q, v),
        "potential_energy": (q,),
        "integrate": (q, 0.3 * v),
        "difference": (q, m.integrate(q, 0.3 * v)),
    }


def two_ways(model: Model) -> tuple[po.Mechanism, po.Mechanism]:
    """The same mechanism twice: one for kernels that are written out, one for kernels that are rolled."""
    return po.Mechanism(model), po.Mechanism(model)


def close(found: np.ndarray, expected: np.ndarray, name: str, condition: float = 1.0) -> None:
    size = max(1.0, float(np.abs(expected).max(initial=0.0)))
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-12 * size * condition, err_msg=name)
