"""Units of what varies: those of the same quantities in datasets of runs."""

from __future__ import annotations

from typing import Any

import pytest

import poinsot as po
from poinsot import electrical as el

CASES: dict[str, tuple[Any, dict[str, str | None]]] = {
    "double_pendulum": ("examples/double_pendulum.toml", {
        "elbow": "rad", "elbow.velocity": "rad/s", "initial:shoulder": "rad", "input:elbow": "N*m",
        "bodies.upper.mass": None}),
    "cart_pole": ("examples/cart_pole.toml", {"rail": "m", "rail.velocity": "m/s", "input:rail": "N"}),
    "network": ("examples/networks/motor_swings_pole.toml", {
        "cart_pole.rail": "m", "cart_pole.hinge.velocity": "rad/s", "drive": "V", "motor.L.current": "A"}),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_units_of_what_varies(case: str) -> None:
    from poinsot.ensembles.names import resolve
    from poinsot.ensembles.units import units_of

    file, units = CASES[case]
    model = po.load(file)
    names = [name for name in units if not name.startswith("bodies")]
    found = units_of(resolve(model, names))
    assert found == {name: units[name] for name in names}
    if len(names) < len(units):
        assert units_of(resolve(model, [name for name in units if name not in names])) == {}


def test_they_stand_in_the_dataset_and_in_stores(tmp_path: Any) -> None:
    """Law  as of the variables of a run; the same in memory and in a store."""
    net = po.Network("low pass")
    net.add(el.VoltageSource("V", 5.0), "in", "ground")
    net.add(el.Resistor("R", 100.0), "in", "out")
    net.add(el.Capacitor("C", 1e-4, voltage=1.0), "out", "ground")
    over = {"C.voltage": [0.0, 1.0], "V": [5.0, 6.0], "elements.R.resistance": [90.0, 100.0]}
    options: dict[str, Any] = {"time": 0.01, "samples": 2, "zip": True, "progress": False}
    kept, stored = po.ensemble(net, over, **options), po.ensemble(net, over, store=tmp_path / "runs.zarr", **options)
    run = po.simulate(net, time=0.01, samples=2, progress=False)
    for found in (kept, stored):
        named = {name: found.coords[next(c for c in found.coords if str(c).endswith(name))] for name in over}
        assert named["C.voltage"].attrs["units"] == run["C.voltage"].attrs["units"] == "V"
        assert named["V"].attrs["units"] == "V" and "units" not in named["elements.R.resistance"].attrs
