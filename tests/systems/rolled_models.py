"""Mechanisms in the recursion beside the same ones written out."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import numpy as np

import poinsot as po
import zoo
from poinsot import Body, Joint, Model
from poinsot.algorithms import compiled
from poinsot.elements import Constant, ForceElement, JointDamper, JointEffort, JointSpring
from poinsot.multibody import (
    forward_dynamics_derivatives,
    inverse_dynamics_derivatives,
    inverse_mass_matrix,
    mass_matrix,
)

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


def with_rotors(model: Model) -> Model:
    """Every other joint gets a rotor of another inertia."""
    joints = tuple(replace(j, armature=0.1 * (i % 4)) if i % 2 else j for i, j in enumerate(model.joints))
    return replace(model, joints=joints)


def with_elements(model: Model, rng: np.random.Generator) -> Model:
    """Springs, dampers and a source on joints: several on one freedom, none on others, on pairs of one and of many."""
    elements: list[ForceElement] = []
    for i, joint in enumerate(model.joints):
        for k in range(len(joint.pair.freedoms)):
            for n in range(rng.integers(3)):
                elements.append(JointDamper(f"d{i}.{k}.{n}", joint.name, rng.uniform(0.1, 1.0), k))
            if len(joint.pair.coordinates) == len(joint.pair.freedoms) and rng.integers(3):
                elements.append(JointSpring(f"s{i}.{k}", joint.name, rng.uniform(0.1, 5.0), rng.normal(), k))
    order = rng.permutation(len(elements))
    source = JointEffort("motor", model.joints[0].name, Constant(0.5), 0)
    return replace(model, elements=(*(elements[k] for k in order), source))


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
        "inverse_dynamics": (q, v, a), "forward_dynamics": (q, v, tau), "bias_force": (q, v), "gravity_force": (q,),
        "kinetic_energy": (q, v), "potential_energy": (q,), "integrate": (q, 0.3 * v),
        "difference": (q, m.integrate(q, 0.3 * v)),
    }  # fmt: skip


def two_ways(model: Model) -> tuple[po.Mechanism, po.Mechanism]:
    """The same mechanism twice: one for kernels that are written out, one for kernels that are rolled."""
    return po.Mechanism(model), po.Mechanism(model)


def close(found: np.ndarray, expected: np.ndarray, name: str, condition: float = 1.0) -> None:
    size = max(1.0, float(np.abs(expected).max(initial=0.0)))
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-12 * size * condition, err_msg=name)


PURE: dict[str, Callable[..., Any]] = {
    "inverse_dynamics_derivatives": inverse_dynamics_derivatives,
    "forward_dynamics_derivatives": forward_dynamics_derivatives,
}

MASSES: dict[str, Callable[..., Any]] = {"mass_matrix": mass_matrix, "inverse_mass_matrix": inverse_mass_matrix}


def state_of(m: po.Mechanism, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    return *zoo.random_state(m.tree, rng), rng.normal(size=m.nv)


STATE = ("joint_position", "joint_velocity")


def end(run: Any) -> np.ndarray:
    return np.concatenate([run[name].values[-1] for name in STATE])


def both_ways(mechanism: po.Mechanism, **options: Any) -> tuple[Any, Any]:
    """The run along the tree, and with the matrix."""
    given = {"method": "radau", "rtol": 1e-8, "atol": 1e-10, **options}
    system = mechanism.system()
    runs = [
        po.simulate(each, **given) for each in (system, replace(system, dynamics=replace(system.dynamics, stages=None)))
    ]
    assert [run.attrs["stages_solved"] for run in runs] == ["along the tree", "matrix"]
    return runs[0], runs[1]
