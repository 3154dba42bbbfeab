"""Derivatives by the start of one joint where the run begins at a whole state (q, v).

Law: the value of the joint is what is asked for, the others stay as they are given but for what closing loops asks; the
derivative is that of members of an ensemble that begin so, by differences.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import poinsot as po

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
OPTIONS = {"time": 0.3, "samples": 3, "rtol": 1e-11}


def whole(mechanism: po.Mechanism) -> tuple[np.ndarray, np.ndarray]:
    state = mechanism.initial_state()
    return state[: mechanism.nq], state[mechanism.nq :]


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("four_bar.toml", "A"),
        ("four_bar.toml", "A.velocity"),
        ("cart_pole.toml", "rail"),
        ("cart_pole.toml", "rail.velocity"),
    ],
)
def test_the_start_of_a_joint_within_a_whole_state_is_differentiated(file: str, name: str) -> None:
    mechanism = po.load(EXAMPLES / file)
    q, v = whole(mechanism)
    run = po.sensitivities(mechanism, [name], initial=(q, v), outputs=["joint_position"], **OPTIONS)
    np.testing.assert_allclose(run.joint_position.values[0], q, atol=1e-9)
    own = mechanism.tree.links[mechanism.tree.by_joint[name.partition(".")[0]]]
    value = v[own.v[0]] if "." in name else q[own.q[0]]
    ends = po.ensemble(
        mechanism, over={name: [value - 1e-5, value + 1e-5]}, initial=(q, v), outputs=["joint_position"], **OPTIONS
    ).joint_position.values
    if "." not in name:
        np.testing.assert_allclose(ends[:, 0, own.q[0]], [value - 1e-5, value + 1e-5], atol=1e-14)
    slopes = (ends[1] - ends[0]) / 2e-5
    np.testing.assert_allclose(run.joint_position_sensitivity.values[..., 0], slopes, atol=1e-7)


def test_the_whole_state_of_a_network_is_not_one_of_its_values() -> None:
    network = po.load(EXAMPLES / "networks" / "low_pass.toml")
    state = network.system().state.initial
    with pytest.raises(po.SimulationError, match="while initial is a whole state"):
        po.sensitivities(network, ["initial:C1.charge"], initial=state, time=1e-3, samples=3)


@pytest.mark.parametrize("name", ["a", "m", "J"])
def test_lengths_of_a_condition_that_a_user_writes_may_be_free(name: str) -> None:
    """The knife edge: its row is measured by the size of its part, which depends on the length a."""
    family = po.load_family(EXAMPLES / "knife_edge.toml")
    options = {"time": 1.0, "samples": 3, "rtol": 1e-11, "outputs": ["joint_position"]}
    run = po.sensitivities(family, [name], **options)
    value = float(family.values()[family.parameter_names.index(name)])
    ends = po.ensemble(family, over={name: [value - 1e-5, value + 1e-5]}, **options).joint_position.values
    slopes = (ends[1] - ends[0]) / 2e-5
    np.testing.assert_allclose(run.joint_position_sensitivity.values[..., 0], slopes, atol=1e-6)


def test_the_joint_of_a_loose_body_may_vary_in_an_ensemble(tmp_path: Path) -> None:
    path = tmp_path / "loose.toml"
    path.write_text("poinsot = 1\nname = 'loose'\nbodies.a = {mass = 1.0, inertia = [1, 1, 1]}\n")
    starts = [[0, 0, 0, 0, 0, 0, 1.0], [1.0, 0, 0, 0, 0, 0, 1.0]]
    found = po.ensemble(po.load(path), over={"a": starts}, time=0.1, samples=2)
    np.testing.assert_allclose(found.joint_position.values[:, 0], starts)
