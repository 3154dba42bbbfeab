"""The numbers of what switches have addresses, as those of bodies and springs do: a family is the machine with them.

a run of a family at p is that of the machine made with p      so it is in networks, in ensembles of robots' files,
and in fits, which find the friction and the stop of a recorded motion
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from switching.machines import Place
from switching.rows_of_a_kind import HERE, RIGS, changed, rig

ROBOT = """<robot name="r"><link name="base"/><link name="arm"><inertial><origin xyz="0.3 0 0"/><mass value="2"/>
<inertia ixx="0.01" iyy="0.02" izz="0.02" ixy="0" ixz="0" iyz="0"/></inertial></link>
<joint name="hinge" type="revolute"><parent link="base"/><child link="arm"/><axis xyz="0 1 0"/>
<limit lower="-1" upper="{upper}" effort="10" velocity="10"/><dynamics friction="{friction}"/></joint></robot>"""


def run_of(m: Any, time: float = 1.5, **options: Any) -> Any:
    return po.simulate(m, time, samples=9, dataset=False, atol=1e-12, **options)


@pytest.mark.parametrize("size", [1e-5, 1e5])
def test_forces_of_other_machines_are_free_too(size: float) -> None:
    """A heavy or light machine rubs and stops alike: c times the masses and forces are the same motion."""
    motions = []
    for unit in (1.0, size):
        m = rig(RIGS["frictions"], Place(mass=unit))
        family = m.with_parameters(one="elements.row.kinetic", two="elements.other.static")
        run = run_of(family.member(family.defaults * 1.3))
        motions.append(np.asarray(run["joint_position"]))
    assert np.allclose(*motions, rtol=0, atol=1e-9)


def test_a_mechanism_in_a_network_has_them() -> None:
    numbers, made = changed(rig(RIGS["friction"], HERE))
    runs = []
    for m in (made, rig(RIGS["friction"], HERE)):
        net = po.Network("n")
        net.add(m.as_element("cart", ["s"]), "rail")
        net.add(po.translational.Damper("d", 0.1), "rail", "ground")
        if m is made:
            runs.append(run_of(net))
        else:
            family = net.with_parameters(*(f"elements.cart.{address}" for address in numbers))
            runs.append(run_of(family.at([*numbers.values()])))
            given = dict(zip(family.parameter_names, numbers.values(), strict=True))
            runs.append(run_of(family.system(parameters=given)))
    for run in runs[1:]:
        assert np.allclose(runs[0]["cart.joint_position"], run["cart.joint_position"], rtol=0, atol=1e-9)


def test_fits_and_ensembles_of_a_robot_find_its_friction_and_its_stop(tmp_path: Path) -> None:
    truth, start = {"friction": 0.7, "upper": 0.45}, tmp_path / "start.urdf"
    (tmp_path / "true.urdf").write_text(ROBOT.format(**truth))
    start.write_text(ROBOT.format(friction=0.4, upper=0.6))
    names = ["elements.hinge friction.kinetic", "elements.hinge limit.upper"]
    data = po.simulate(po.load(tmp_path / "true.urdf", losses=True), 1.0, samples=60)
    m = po.load(start, losses=True)
    runs = po.ensemble(m, {name: [x] for name, x in zip(names, truth.values(), strict=True)}, time=1.0, samples=60)
    assert np.allclose(runs["joint_position"].values[0], data["joint_position"].values, rtol=0, atol=1e-8)
    found = po.fit(m, data, free=names)
    assert [found.values[name] for name in names] == pytest.approx([*truth.values()], rel=1e-5)


@pytest.mark.parametrize(
    ("address", "said"),
    [("elements.row.lower", "'row' is a Friction, which has no lower; it has kinetic, static"),
     ("elements.rwo.kinetic", "has no 'rwo' among its elements")],
)  # fmt: skip
def test_what_they_lack_is_told(address: str, said: str) -> None:
    with pytest.raises(po.ModelError, match=said):
        rig(RIGS["friction"]).with_parameters(address)


def test_without_names_they_stay_numbers() -> None:
    """C and FMUs, which take all that is free, have what switches for good."""
    m = rig(RIGS["friction"])
    assert not [name for name in m.with_parameters().parameter_names if name.startswith("elements.row.")]
    net = po.Network("n")
    net.add(m.as_element("cart", ["s"]), "rail")
    net.add(po.translational.Damper("d", 0.1), "rail", "ground")
    assert not [name for name in net.with_parameters().parameter_names if "row" in name]
