"""Every closed example, and the reactions of random loops: the same at any size, and beside anything.

A copy has lengths times s and masses times m, gravity times s, so time is the same: accelerations of freedoms that
slide are s times as large, forces m s, moments m s². Reactions are those of `poinsot.analysis.reactions`, with
functions of the mechanism that are not compiled.
"""

from dataclasses import replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import poinsot as po
from multibody.closed_zoo import admissible, beside, longer, random_closed
from poinsot.algorithms.scales import Scales
from poinsot.analysis.reactions import reactions
from poinsot.multibody import configuration
from poinsot.multibody.constrained_dynamics import forward_dynamics, required_effort
from poinsot.multibody.constraints import constraint_error, constraint_jacobian
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.model import Model
from poinsot.multibody.tree import Tree, build_tree

Floats = NDArray[np.float64]
Found = tuple[Floats, dict[str, Floats]]
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
CLOSED = (
    "andrews", "bead_in_bowl", "bennett", "bricard", "cardan_shaft", "chaplygin_sleigh", "four_bar",
    "marble_on_turntable", "n_four_bar", "parallelogram", "rolling_coin", "slider_crank",
)  # fmt: skip
SIZES = ((1e-5, 1e-7), (1e5, 1e3), pytest.param(1e-5, 1e12, marks=pytest.mark.long))
"""Factors of lengths and masses."""


@cache
def drawn(name: str) -> Model:
    """An example, or a random mechanism by its seed."""
    return random_closed(int(name))[0] if name.isdigit() else po.load(EXAMPLES / f"{name}.toml").model


def assembled(tree: Tree) -> Floats:
    """The coordinates that the file gives, where it gives them, as drawn elsewhere."""
    q = np.asarray(configuration.neutral(tree), dtype=float)
    for start in tree.model.initial:
        if start.position is not None:
            q[list(tree.links[tree.by_joint[start.joint]].q)] = start.position
    return q


def sliding(tree: Tree) -> NDArray[np.bool_]:
    """Which freedoms are lengths."""
    found = np.zeros(tree.nv, dtype=bool)
    for link in tree.links:
        found[list(link.v)] = [unit == "m" for unit in link.pair.freedom_units]
    return found


def loaded(tree: Tree, seed: int) -> tuple[Floats, Floats, Floats]:
    """q, an admissible velocity and efforts that accelerate each freedom by about one."""
    q, rng = assembled(tree), np.random.default_rng(seed)
    unit = np.where(sliding(tree), max(tree.sizes.values()), 1.0)
    v = admissible(tree, q, rng, unit)
    M = np.asarray(mass_matrix(tree, q), dtype=float)
    return q, v, rng.normal(size=tree.nv) * np.diag(M) * unit


def moves(tree: Tree, q: Floats, v: Floats, tau: Floats) -> Found:
    """Accelerations, and the reactions by joint."""
    stand_in: Any = SimpleNamespace(
        tree=tree, nv=tree.nv, scales=Scales.of(tree), accuracy=tree.model.accuracy,
        forward_dynamics=lambda q, v, tau: np.asarray(forward_dynamics(tree, q, v, tau), dtype=float),
        inverse_dynamics=lambda q, v, a: np.asarray(required_effort(tree, q, v, a), dtype=float),
        closure_jacobian=lambda q: np.asarray(constraint_jacobian(tree, q), dtype=float),
    )  # fmt: skip
    held = reactions(stand_in, q, v, tau)
    return stand_in.forward_dynamics(q, v, tau), {joint: each.wrench for joint, each in held.items()}


def of_unit(tree: Tree, found: dict[str, Floats], size: float, force: float) -> dict[str, Floats]:
    """Reactions in units of a copy: moments by force times size, forces by force."""
    unit = np.repeat([force * size, force], 3)
    return {joint: W / unit for joint, W in found.items()}


def same(found: Found, expected: Found, to: float, free: float) -> None:
    """Accelerations by the largest (or of what is free, where it is locked), reactions by the largest of any joint."""
    most = max(np.abs(expected[0]).max(), free)
    np.testing.assert_allclose(found[0], expected[0], rtol=0, atol=to * most)
    loads = max(np.abs(W).max() for W in expected[1].values())
    for joint, W in expected[1].items():
        np.testing.assert_allclose(found[1][joint], W, rtol=0, atol=to * loads, err_msg=joint)


def free(tree: Tree, q: Floats, v: Floats, tau: Floats) -> float:
    """The largest acceleration without closures."""
    M = np.asarray(mass_matrix(tree, q), dtype=float)
    return float(np.abs(np.linalg.solve(M, tau - np.asarray(required_effort(tree, q, v, None), dtype=float))).max())


def copied(name: str, size: float, mass: float) -> None:
    tree, large = build_tree(drawn(name)), build_tree(longer(drawn(name), size, mass))
    q, v, tau = loaded(tree, 7)
    slides, start = sliding(tree), configuration.neutral(tree)
    u = np.where(slides, size, 1.0)
    there = np.asarray(configuration.difference(tree, start, q), dtype=float)
    other_q = np.asarray(configuration.integrate(large, configuration.neutral(large), there * u), dtype=float)
    assert np.abs(np.asarray(constraint_error(tree, q), dtype=float)).max(initial=0.0) < 1e-12
    a, W = moves(large, other_q, v * u, tau * (mass * size**2) / u)
    same((a / u, of_unit(tree, W, size, mass * size)), moves(tree, q, v, tau), 1e-9, free(tree, q, v, tau))


def neighboured(name: str, size: float, mass: float, first: bool) -> None:
    tree = build_tree(drawn(name))
    other = longer(random_closed(len(name) + 100)[0], size, mass)
    model = drawn(name)
    if isinstance(model.tree, tuple):
        other = replace(other, tree=tuple(link.joint for link in build_tree(other).links))
    pair = beside(model, other)
    if first:
        n, k = len(model.bodies), len(model.joints)
        bodies, joints = pair.bodies[n:] + pair.bodies[:n], pair.joints[k:] + pair.joints[:k]
        pair = replace(pair, bodies=bodies, joints=joints)
    both = build_tree(pair)
    q, v, tau = loaded(tree, 7)
    place = [both.freedom_names.index(each) for each in tree.freedom_names]
    all_q, all_v, all_tau = assembled(both), np.zeros(both.nv), np.zeros(both.nv)
    all_v[place], all_tau[place] = v, tau
    a, W = moves(both, all_q, all_v, all_tau)
    same((a[place], W), moves(tree, q, v, tau), 1e-12, free(tree, q, v, tau))


NAMES = [*CLOSED, *(pytest.param(str(seed), marks=pytest.mark.long) for seed in range(40))]


@pytest.mark.sample(3)
@pytest.mark.parametrize("size, mass", SIZES)
@pytest.mark.parametrize("name", NAMES)
def test_a_copy_has_the_same_accelerations_and_reactions(name: str, size: float, mass: float) -> None:
    copied(name, size, mass)


@pytest.mark.sample(2)
@pytest.mark.parametrize("size, mass", [(1e3, 1e9), (1e-3, 1e-9)])
@pytest.mark.parametrize("name", NAMES)
def test_a_neighbour_changes_nothing(name: str, size: float, mass: float) -> None:
    neighboured(name, size, mass, first=(size > 1.0) != name.isdigit())


@pytest.mark.long
@pytest.mark.parametrize("size, mass", [(1e-5, 1e-7), (1e5, 1e3)])
@pytest.mark.parametrize(
    "name, time",
    [("four_bar", 0.5), ("bennett", 0.5), ("slider_crank", 0.5), ("rolling_coin", 0.3), ("andrews", 0.005)],
)
def test_a_copy_of_an_example_moves_alike(name: str, time: float, size: float, mass: float) -> None:
    """Absolute tolerances are those of the copy's lengths."""
    one, other = po.Mechanism(drawn(name)), po.Mechanism(longer(drawn(name), size, mass))
    u = np.where(sliding(one.tree), size, 1.0)
    runs = [
        po.simulate(m, time, samples=11, atol=1e-12 * np.concatenate([unit, unit]), progress=False)
        for m, unit in ((one, np.ones(one.nv)), (other, u))
    ]
    expected, found = (np.asarray(run["joint_velocity"]) for run in runs)
    np.testing.assert_allclose(found / u, expected, rtol=0, atol=1e-9 * np.abs(expected).max())
    starts = [np.asarray(run["joint_position"]) for run in runs]
    moved = [
        np.array([configuration.difference(m.tree, q[0], each) for each in q], dtype=float)
        for m, q in zip((one, other), starts, strict=True)
    ]
    np.testing.assert_allclose(moved[1] / u, moved[0], rtol=0, atol=1e-9 * max(np.abs(moved[0]).max(), 1.0))
