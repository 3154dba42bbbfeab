"""A long chain with one closed loop, a gear or a tendon is walked by lines, and keeps the laws of small machines."""

from functools import cache
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import saved
from multibody.closed_zoo import admissible
from multibody.variants import Move, alike, with_tree
from poinsot import Model
from poinsot.algorithms import compiled
from poinsot.multibody import build_tree, forward_dynamics
from poinsot.multibody.conditions import reaches
from poinsot.multibody.tree import Tree

LINKS = 45
HEAD = 'poinsot = 1\nname = "chain"\ngravity = [0.3, 0, -9.81]\n'
AXES = [0, 1, 0.2], [1, 0.1, 0], [0.1, 1, 0.3]
BODIES = "".join(
    f"[bodies.b{k}]\nmass = 0.1\nposition = [{0.01 * (k % 3)}, {0.02 * (k % 2)}, {-0.1 * k}]\n"
    f"centre = [0.004, 0, -0.05]\ninertia = [1e-4, 1.2e-4, 2e-5]\n"
    f'[pairs.j{k}]\nkind = "revolute"\nbetween = ["{f"b{k - 1}" if k else "ground"}", "b{k}"]\n'
    f"point = [{0.01 * (k % 3)}, {0.02 * (k % 2)}, {-0.1 * k}]\naxis = {AXES[k % 3]}\n"
    for k in range(LINKS)
)
PARTS = {
    "loop": """
[bodies.rod]
mass = 0.1
position = [0.1, 0.1, -2.2]
inertia = [1e-4, 1e-4, 2e-5]
[pairs.up]
kind = "spherical"
between = ["b20", "rod"]
point = [0.1, 0.1, -2.05]
[pairs.down]
kind = "spherical"
between = ["rod", "b24"]
point = [0.12, 0.13, -2.41]
""",
    "gear": '[couplings.gear]\nfirst = { pair = "j9" }\nsecond = { pair = "j4" }\npolynomial = [0, 0.7, 0.1]\n',
    "tendon": (
        '[tendons.wire]\npairs = ["j3", "j7", "j12"]\nweights = [0.05, -0.08, 0.03]\n'
        '[couplings.wire]\nfirst = { tendon = "wire" }\n'
    ),
}


@cache
def text(parts: str) -> str:
    return HEAD + BODIES + "".join(PARTS[name] for name in parts.split())


def loaded(parts: str, folder: Path) -> po.Mechanism:
    file = saved(folder / "chain.toml", text(parts))
    found: po.Mechanism = po.load(file)
    assert compiled.is_rolled(found.tree)
    return found


def states(m: po.Mechanism, seed: int = 0) -> tuple[np.ndarray, ...]:
    rng, q = np.random.default_rng(seed), m.neutral()
    return q, admissible(m.tree, q, rng, reaches(m.tree)), 0.01 * rng.normal(size=m.nv)


def by_lines(model: Model) -> tuple[Tree, Move]:
    m = po.Mechanism(model)
    assert compiled.is_rolled(m.tree)
    return m.tree, m.forward_dynamics


@pytest.mark.sample(1)
@pytest.mark.parametrize("parts", ["loop gear tendon", "loop", "gear", "tendon"])
def test_accelerations_are_those_of_floats_and_of_the_machine_told_otherwise(parts: str, tmp_path: Path) -> None:
    m = po.Mechanism(with_tree(loaded(parts, tmp_path).model))
    q, v, tau = states(m)
    a = m.forward_dynamics(q, v, tau)
    expected = np.asarray(forward_dynamics(build_tree(m.model), q, v, tau), dtype=float)
    np.testing.assert_allclose(a, expected, rtol=0, atol=1e-9 * np.abs(expected).max())
    for variant in ("reordered", "elsewhere", "before what is small"):
        alike(lambda *_: m.model, by_lines, variant, 1e-8, lambda _: (q, v, tau))


@pytest.mark.sample(1)
@pytest.mark.parametrize("parts", ["tendon", "loop gear"])
def test_runs_agree_by_methods_and_in_parts(parts: str, tmp_path: Path) -> None:
    m = loaded(parts, tmp_path)
    tight = {"rtol": 1e-10, "atol": 1e-12, "inputs": {"j0": "0.01*sin(20*t)"}, "samples": 3}
    whole = po.simulate(m, 0.04, **tight)
    assert po.ledger(whole).ratio < 1e-10 and float(whole.constraint_error.max()) < 1e-10
    half = po.simulate(m, 0.02, **tight)
    at = half.joint_position.values[-1], half.joint_velocity.values[-1]
    rest = po.simulate(m, 0.04, start=0.02, initial=at, **tight)
    other = po.simulate(m, 0.04, method="radau", **tight)
    for run in (rest, other):
        np.testing.assert_allclose(run.joint_position.values[-1], whole.joint_position.values[-1], rtol=0, atol=1e-7)
