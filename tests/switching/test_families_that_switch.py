"""A family of machines that switch gives what each member built by itself does: stops, restitution, resistors."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from poinsot import load_family

EXAMPLES = Path(__file__).parents[2] / "examples"


def same(one: object, other: object, names: tuple[str, ...]) -> None:
    """To the last bit."""
    for name in (*names, "event_time", "energy_dissipated"):
        assert np.array_equal(one[name].values, other[name].values), name  # type: ignore[index]


@pytest.mark.parametrize(("name", "value"), [pytest.param("bounce", 0.5, marks=pytest.mark.long), ("low", 0.2)])
def test_a_stop_and_its_restitution_may_be_free(name: str, value: float, tmp_path: Path) -> None:
    text = (EXAMPLES / "bouncing_ball.toml").read_text()
    text = text.replace("[limits.floor]", "[parameters]\nbounce = 0.7\nlow = 0.0\n[limits.floor]")
    text = text.replace("restitution = 0.7", 'restitution = "bounce"').replace("lower = 0.0", 'lower = "low"')
    path = tmp_path / "ball.toml"
    path.write_text(text)
    run = po.simulate(load_family(path, name), 1.2, parameters={name: value}, samples=31)
    path.write_text(text.replace(f"{name} = ", f"{name} = {value} # "))
    fixed = po.simulate(po.load(path), 1.2, samples=31)
    same(run, fixed, ("joint_position", "joint_velocity"))
    assert len(run["event_time"]) >= 2 and len(np.unique(run["joint_position"].values)) > 20


@pytest.mark.long
def test_a_network_that_switches_is_a_family_too() -> None:
    net = po.load(EXAMPLES / "networks" / "peak_rectifier.toml")
    address = next(each for each in net.with_parameters().parameter_names if each.endswith("resistance"))
    family = net.with_parameters(load=address)
    value = 1.7 * family.values()[0]
    run, fixed = po.simulate(family, parameters={"load": value}), po.simulate(family.at([value]))
    states = tuple(str(name) for name in run.data_vars if str(name).endswith(".voltage"))
    same(run, fixed, states)
    assert len(run["event_time"]) >= 2
    plain = po.simulate(net)
    assert not np.array_equal(plain["event_time"].values, run["event_time"].values)
