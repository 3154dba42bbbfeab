"""What controllers read is what the dataset of the run has at the same moments."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import electrical as el


def read_all(model: Any, names: list[str], written: str, times: Any, **options: Any) -> tuple[Any, list[list[Any]]]:
    """A run, and what a controller read at each of the times, the first of which is the start."""
    found: list[list[Any]] = []

    def keep(t: float, *values: Any) -> float:
        found.append([np.array(value) for value in values])
        return float(np.sin(40 * t))

    period = float(times[1] - times[0])
    return po.simulate(model, times=times, controllers=po.Controller(period, keep, names, written), **options), found


def test_every_observation_of_a_mechanism() -> None:
    times = np.arange(6) * 0.1
    model = po.load("examples/four_bar.toml")
    free = po.simulate(model, 0.01, samples=2)
    names = [str(name) for name in free.data_vars if free[name].dims[1:] and "energy_s" not in str(name)]
    names = [name for name in names if "energy" not in name] + ["energy_storage"]
    body, freedom = free["body"].values[0], free["freedom"].values[0]
    entries = [f"body_position[{body},z]", f"body_rotation[{body}]", f"joint_velocity[{freedom}]"]
    written = str(free["freedom"].values[0])
    run, found = read_all(model, names + entries, written, times)
    for k, moment in enumerate(found):
        at = run.isel(time=k)
        for name, value in zip(names, moment, strict=False):
            sign = np.sign(np.sum(value * at[name].values)) if name == "body_rotation" and value.ndim == 1 else 1.0
            if name != "body_rotation":
                assert np.allclose(value, sign * at[name].values, rtol=0, atol=1e-12), name
        z, q, v = moment[len(names) :]
        assert z == pytest.approx(float(at["body_position"].sel(body=body, axis="z")), abs=1e-12)
        assert q.shape == (4,) and abs(abs(q @ at["body_rotation"].sel(body=body).values) - 1) < 1e-12
        assert v == pytest.approx(float(at["joint_velocity"].sel(freedom=freedom)), abs=1e-12)


@pytest.mark.parametrize("diode", [False, True])
def test_every_observation_of_a_network(diode: bool) -> None:
    """States, and what depends on what is held just before; of a residual form, too."""
    net = po.Network("filter")
    net.add(el.VoltageSource("V", 0.0), "a", "ground")
    net.add(el.Resistor("R", 10.0), "a", "b")
    net.add(el.Diode("D") if diode else el.Resistor("D", 3.0), "b", "c")
    net.add(el.Inductor("L", 1.0), "c", "ground")
    net.add(el.Capacitor("C", 1e-3), "c", "ground")
    method = {"method": "radau", "rtol": 1e-9} if diode else {}
    names = ["C.charge", "L.flux_linkage", "C.voltage", "L.current", "V"]
    run, found = read_all(net, names, "V", np.arange(8) * 0.01, **method)
    for name, values in zip(names[:4], np.transpose(np.array(found)), strict=False):
        expected = run[name].values
        assert np.abs(values - expected).max() < 1e-8 * max(np.abs(expected).max(), 1e-9), name
    held = [float(moment[4]) for moment in found]
    assert held[0] == 0.0 and held[1:] == run["control"].values[:-1, 0].tolist()
