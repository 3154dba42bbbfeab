"""A ball on two freedoms bounces off a floor with friction, in both regimes and families; families that switch."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES, saved
from poinsot import load_family

TEXT = """poinsot = 1
parameters = {mu = 0.0}
bodies.slide = {mass = 1.0}
bodies.arm = {mass = 1.0, position = [0.3, 0.1, 0.3], inertia = [0.02, 0.02, 0.02]}

pairs.rail = {kind="prismatic", between=["ground", "slide"], point=[0,0,0.3], axis=[1,2,-2], initial={velocity=2}}
pairs.hinge = {kind="revolute", between=["slide", "arm"], point=[0,0,0.3], axis=[1,0.3,2], initial={velocity=0.5}}
shapes = {floor = {body = "ground", kind = "plane"}, ball = {body = "arm", kind = "sphere", radius = 0.1}}
contacts.bounce = {between = ["floor", "ball"], restitution = 0.5, friction = "mu"}
"""


def test_a_rebound_slides_where_it_cannot_stick(tmp_path: Path) -> None:
    """e w⁻ beside no slip is no velocity of two freedoms: time-stepping took it for sticking, 0.6 m/s off, ledger 0."""
    arm = po.load(saved(tmp_path / "arm.toml", TEXT.replace("mu = 0.0", "mu = 0.3")))
    whole = po.simulate(arm, times=[0.0, 0.25], rtol=1e-9)["joint_velocity"].values[-1]
    stepped = po.simulate(arm, times=[0.0, 0.25], method="moreau", step=1e-5)["joint_velocity"].values[-1]
    np.testing.assert_allclose(stepped, whole, rtol=0, atol=3e-4)


def test_friction_may_be_free_from_none_on(tmp_path: Path) -> None:
    """A member without friction has the rows of its family (NumPy's words about shapes before)."""
    path = tmp_path / "arm.toml"
    options: dict[str, Any] = {"times": [0.0, 0.25], "rtol": 1e-9, "outputs": ["joint_velocity"]}
    path.write_text(TEXT)
    runs = po.ensemble(path, {"mu": [0.0, 0.3]}, **options)
    assert (runs["status"] == "done").all()
    for k, mu in enumerate((0.0, 0.3)):
        path.write_text(TEXT.replace("mu = 0.0", f"mu = {mu}"))
        alone = po.simulate(po.load(path), **options)["joint_velocity"].values
        np.testing.assert_allclose(runs["joint_velocity"].values[k], alone, rtol=0, atol=1e-12)


def same(one: object, other: object, names: tuple[str, ...]) -> None:
    """To the last bit."""
    for name in (*names, "event_time", "energy_dissipated"):
        assert np.array_equal(one[name].values, other[name].values), name  # type: ignore[index]


@pytest.mark.parametrize(("name", "value"), [pytest.param("bounce", 0.5, marks=pytest.mark.long), ("low", 0.2)])
def test_a_stop_and_its_restitution_may_be_free(name: str, value: float, tmp_path: Path) -> None:
    text = (EXAMPLES / "bouncing_ball.toml").read_text()
    text = text.replace("[limits.floor]", "[parameters]\nbounce = 0.7\nlow = 0.0\n[limits.floor]")
    text = text.replace("restitution = 0.7", 'restitution = "bounce"').replace("lower = 0.0", 'lower = "low"')
    path = saved(tmp_path / "ball.toml", text)
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
