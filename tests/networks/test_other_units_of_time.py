"""Networks of several domains through files: as fast as they like, and where what a diode carries is rounding."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from files.fuzzing import written

BODY = {"mass": 1.2, "position": [-0.1, -0.03, -0.02], "centre": [-0.08, 0.02, 0.04], "inertia": [0.02, 0.017, 0.02]}
ARM = {"kind": "revolute", "between": ["ground", "arm"], "point": [-0.01, 0.06, 0.09], "axis": [-0.28, -0.65, -0.7]}


def loaded(path: Path, **tables: Any) -> po.Network:
    """The network of these tables, by its file."""
    path.write_text("poinsot = 1\n" + "".join(f"{key} = {written(x)}\n" for key, x in tables.items()))
    found = po.load(path)
    assert isinstance(found, po.Network)
    return found


def clutch(T: float) -> dict[str, Any]:
    """A motor that switches feed drives an arm through a clutch; all moves 1/T as fast, in the same volts."""
    ohm, torque = T**3, T**-2
    two = {
        "V": ("voltage_source", ["in", "ground"], {"voltage": f"8.4*square(t, {0.0615 * T!r})"}),
        "R": ("resistor", ["in", "a"], {"resistance": 5.2 * ohm}),
        "D": ("ideal_diode", ["ground", "c"], {}),
        "C": ("capacitor", ["b", "ground"], {"capacitance": 8.5e-4 * T / ohm}),
        "Rc": ("resistor", ["c", "ground"], {"resistance": 16.7 * ohm}),
        "S1": ("switch", ["b", "a"], {"command": f"square(t - {0.0132 * T!r}, {0.11 * T!r})"}),
        "S2": ("switch", ["c", "a"], {"command": f"square(t - {0.0077 * T!r}, {0.058 * T!r})"}),
        "S3": ("switch", ["b", "a"], {"command": f"square(t - {0.0127 * T!r}, {0.15 * T!r})"}),
        "Rb": ("resistor", ["a", "b"], {"resistance": 7.2 * ohm}),
        "J": ("inertia", ["shaft"], {"inertia": 0.0167}),
        "clutch": ("rotational.clutch", ["shaft", "port"], {
            "kinetic": 1.7 * torque, "static": 2.2 * torque, "command": f"pulse(t - {0.05 * T!r}, {0.15 * T!r}, 0.5)"}),
        "motor": ("dc_motor", {"p": "a", "n": "ground", "shaft": "shaft"}, {
            "resistance": 5.7 * ohm, "constant": T, "inertia": 0.002, "friction": 0.02 / T}),
    }  # fmt: skip
    return {
        "gravity": [0.0, 0.0, -9.81 * T**-2], "bodies": {"arm": BODY}, "pairs": {"hinge": ARM},
        "springs": {"s": {"pair": "hinge", "stiffness": 9.9 * torque}}, "ports": {"port": "hinge"},
        "elements": {name: {"kind": kind, "nodes": nodes, **keys} for name, (kind, nodes, keys) in two.items()},
    }  # fmt: skip


@pytest.mark.sample(1)
@pytest.mark.parametrize("T", [1e3, 1e-3, pytest.param(1e-4, marks=pytest.mark.long)])
def test_a_network_in_another_unit_of_time_ends_where_it_ends(T: float, tmp_path: Path) -> None:
    """What holds, slips and opens does so in all: no unit decides which rows depend on others, or which w is none."""
    ends = []
    for unit in (1.0, T):
        run = po.simulate(
            loaded(tmp_path / "n.toml", **clutch(unit)), 0.3 * unit, rtol=1e-10, atol=1e-12, max_steps=9999
        )
        assert abs(run.energy_residual).max() < 1e-9 * run.energy_turnover.max()
        angle, speed = (run[f"mechanism.joint_{x}"].values[-1, 0] for x in ("position", "velocity"))
        ends.append([angle, speed * unit, run["C.voltage"].values[-1], run["J.angular_velocity"].values[-1] * unit])
        assert len(run["event_time"]) < 60
    assert np.abs(np.subtract(*ends)).max() < 1e-9


def test_a_diode_opens_where_its_current_is_rounding(tmp_path: Path) -> None:
    """Beside an arm on a motor; before, Newton's method for the current did not end, and the run stopped there."""
    body = {
        "mass": 1.0400809826736006, "position": [-0.19496964173048553, 0.17843519874747332, 0.09709819190862723],
        "centre": [-0.018375407737862212, 0.04107896039599551, 0.015910856971420778],
        "inertia": [0.018247012212099057, 0.02020543519043132, 0.013468455623198147],
    }  # fmt: skip
    hinge = {
        "kind": "revolute", "between": ["ground", "arm"], "axis": [0.8075449635, -0.5895347320996798, 0.01788662892],
        "point": [0.12808795684074742, 0.1389281972942486, -0.07059323337267331],
    }  # fmt: skip
    two = {
        "motor": ("dc_motor", {"p": "a", "n": "ground", "shaft": "port"}, {
            "resistance": 3.341053383848616, "constant": 0.7744627523482767, "inductance": 0.03364870906369208}),
        "C": ("capacitor", ["c", "ground"], {"capacitance": 0.001427110969239474}),
        "X": ("electrical.transformer", {"a.p": "b", "b.p": "c"}, {"ratio": 0.7114495344701285}),
        "Rb": ("resistor", ["ground", "b"], {"resistance": 5.0658}),
        "D": ("ideal_diode", ["a", "b"], {}),
        "R": ("resistor", ["in", "a"], {"resistance": 6.206612566422263}),
        "V": ("voltage_source", ["in", "ground"], {"voltage": "19.974208029484366*sin(44.523614333135214*t)"}),
    }  # fmt: skip
    tables = {
        "bodies": {"arm": body}, "pairs": {"hinge": hinge}, "ports": {"port": "hinge"},
        "springs": {"s": {"pair": "hinge", "stiffness": 38.94840928406579}},
        "friction": {"f": {"pair": "hinge", "kinetic": 0.226, "static": 0.271}},
    }  # fmt: skip
    for w in (41, 43, 54):
        elements = {name: {"kind": kind, "nodes": nodes, **keys} for name, (kind, nodes, keys) in two.items()}
        elements["V"]["voltage"] = f"20*sin({w}*t)"
        run = po.simulate(loaded(tmp_path / "n.toml", **tables, elements=elements), 0.3, rtol=1e-10, atol=1e-12)
        assert run.attrs["status"] == "done" and abs(run.energy_residual).max() < 1e-9 * run.energy_turnover.max()
