"""Members that differ in parameters, boxes, draws, units and whole starts: each as it is read and run alone."""

import warnings
from dataclasses import replace
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import xarray as xr
from scipy import stats

import poinsot as po
import zoo
from cases import saved
from ensembles.alone import are_runs
from ensembles.comparing import alike, is_member
from ensembles.stored import circuit
from poinsot import Actuator
from poinsot import electrical as el
from poinsot.ensembles.axes import boxes_of, read_axes, uniform

OPTIONS: dict[str, Any] = {"samples": 5, "rtol": 1e-8, "atol": 1e-10}


def test_members_with_numbers_that_no_body_has_fail_by_name() -> None:
    """Law  the others are as without them."""
    m = po.load("examples/double_pendulum.toml")
    name = "bodies.lower.mass"
    good = po.ensemble(m, {name: [0.5, 2.0]}, time=0.1, **OPTIONS)
    with pytest.warns(po.RunWarning, match="2 of 4 members"):
        found = po.ensemble(m, {name: [0.5, -1.0, 2.0, 0.0]}, time=0.1, **OPTIONS)
    assert found.status.values.tolist() == ["done", "failed", "done", "failed"]
    assert "'lower'" in str(found.failure.values[1]) and "-1 kg is negative" in str(found.failure.values[1])
    alike(good, found.isel({name: [0, 2]}), but=("failure",))
    assert np.isnan(found.joint_position.values[1]).all()
    with warnings.catch_warnings(action="ignore"):
        bad = po.ensemble(circuit(), {"elements.R.resistance": [-5.0, 1e3]}, time=1e-3, **OPTIONS)
        file = po.ensemble("examples/four_bar.toml", {"steel": [-1.0, 1.0], "cx": [0.28, 9.0]}, time=0.1, **OPTIONS)
    assert "'R' needs a resistance of zero or more" in str(bad.failure.values[0]) and bad.status.values[1] == "done"
    assert file.status.values.tolist() == [["failed", "failed"], ["done", "done"]]
    assert "bodies.crank.mass" in str(file.failure.values[0, 0])


def test_moments_of_jumps_that_follow_from_parameters() -> None:
    """Law  a moment at which a source jumps may be a parameter: then each member has its own."""
    text = """poinsot = 1
name = "late"
parameters = {T = 0.001}
elements.V = {kind = "voltage_source", nodes = ["a", "ground"], voltage = "step(t - T)"}
elements.R = {kind = "resistor", nodes = ["a", "b"], resistance = 1e3}
elements.C = {kind = "capacitor", nodes = ["b", "ground"], capacitance = 1e-6}
"""
    import tempfile
    from pathlib import Path

    with tempfile.TemporaryDirectory() as folder:
        path = saved(Path(folder) / "late.toml", text)
        found = po.ensemble(path, {"T": [1e-3, 2e-3]}, time=3e-3, **OPTIONS)
        run = po.simulate(po.load_family(path, "T"), 3e-3, **OPTIONS, parameters={"T": 2e-3})
    assert found.attrs["runs"] == "in lanes"
    is_member(found, {"T": 1}, run)


def test_one_parameter_of_a_model_and_one_of_its_file_are_not_mixed() -> None:
    """One sentence; and unknown parameters with the nearest."""
    with pytest.raises(po.SimulationError, match="vary one kind"):
        po.ensemble("examples/four_bar.toml", {"cx": [0.3], "bodies.crank.mass": [1.0]}, time=0.1)
    with pytest.raises(po.SimulationError, match="did you mean 'steel'"):
        po.ensemble("examples/four_bar.toml", {"stel": [0.3]}, time=0.1)
    with pytest.raises(po.SimulationError, match="did you mean 'steel'"):
        po.ensemble(po.load_family("examples/four_bar.toml"), {"stel": [0.3]}, time=0.1)


def test_boxes_in_order_are_the_members_in_order() -> None:
    """Law  of any grid and any size: each member once, in order; none has more than the most; each is a box of it."""
    rng = np.random.default_rng(16)
    for case in range(200):
        shape = tuple(int(n) for n in rng.integers(1, 9, size=rng.integers(1, 5)))
        most = int(rng.integers(1, 60))
        boxes, numbers, last = boxes_of(shape, most), np.arange(prod(shape)).reshape(shape), 0
        for k in range(boxes.count):
            first, end = boxes.span(k)
            assert first == last and 0 < end - first <= most, (case, shape, most, k)
            inside = tuple(
                slice(at * size, at * size + n)
                for at, size, n in zip(boxes.place(k), boxes.sizes, boxes.extent(k), strict=True)
            )
            assert numbers[inside].ravel().tolist() == list(range(first, end)), (case, shape, most, k)
            last = end
        assert last == prod(shape)


def test_a_box_is_as_large_as_it_may_be() -> None:
    """All of it where that fits; whole rows where these do; else even parts of one."""
    assert boxes_of((40, 3), 4096).sizes == (40, 3)
    assert boxes_of((1000, 7), 4096).sizes == (500, 7)
    assert boxes_of((10, 5000), 4096).sizes == (1, 2500)


def test_any_part_of_a_sequence_alone() -> None:
    """Law  numbers a … c are those of a … b and of b … c, whatever b; inside (0, 1), uniform, by name."""
    whole = uniform(3, "m", 0, 1000)
    rng = np.random.default_rng(5)
    for _ in range(50):
        a, b = np.sort(rng.integers(0, 1001, 2)).tolist()
        assert uniform(3, "m", a, b).tobytes() == whole[a:b].tobytes(), (a, b)
    assert whole.min() > 0 and whole.max() < 1
    assert stats.kstest(whole, "uniform").pvalue > 1e-3
    for other in (uniform(3, "l", 0, 1000), uniform(4, "m", 0, 1000)):
        assert abs(np.corrcoef(whole, other)[0, 1]) < 0.15


def test_values_depend_on_seed_name_and_number_alone() -> None:
    """Law  in whatever chunks, beside whatever else, of however many members, a member has the same values."""
    one = read_axes({"m": stats.norm(1.0, 0.1)}, False, 50, 7)
    two = read_axes({"l": [0.1, 0.2, 0.3], "m": stats.norm(1.0, 0.1)}, False, 80, 7)
    alone = one.values(0, 50)["m"]
    assert np.concatenate([one.values(0, 13)["m"], one.values(13, 50)["m"]]).tobytes() == alone.tobytes()
    assert two.sizes == {"l": 3, "member": 80}
    beside = np.concatenate([two.values(k, min(k + 7, 240))["m"] for k in range(0, 240, 7)]).reshape(3, 80)
    for row in beside:
        assert row[:50].tobytes() == alone.tobytes()
    np.testing.assert_array_equal(two.values(0, 240)["l"].reshape(3, 80)[:, 0], [0.1, 0.2, 0.3])


@pytest.mark.parametrize(
    ("over", "more", "said"),
    [
        ({}, {}, "over tells what varies"), ({"m": 1.0}, {}, "varies nothing"), ({"m": ["a"]}, {}, "must be numbers"),
        ({"m": [1.0, np.nan]}, {}, "entry 1"), ({"m": np.ma.array([1.0, 2.0], mask=[0, 1])}, {}, "entry 1"),
        ({name: xr.DataArray([1.0, 2.0], {"k": [3, k]}) for name, k in (("a", 4), ("b", 5))}, {}, "other labels"),
        ({"m": []}, {}, "no values"), ({"m": stats.norm()}, {}, "members=1000"),
        ({"m": [1.0]}, {"members": 3}, "nothing of over is a distribution"),
        ({"m": stats.norm(0.0, -1.0)}, {"members": 3}, "infinite or not a number"),
        ({"m": stats.multivariate_normal([0.0, 1.0])}, {"members": 3}, "quantiles"),
        ({"a": [1.0, 2.0], "b": [1.0, 2.0, 3.0]}, {"zipped": True}, "side by side"),
    ],
)  # fmt: skip
def test_what_is_no_axis_is_refused(over: object, more: dict[str, object], said: str) -> None:
    """What does not go together is one sentence."""
    given = {"zipped": False, "members": None, "seed": 0, **more}
    with pytest.raises(po.SimulationError, match=said):
        read_axes(over, **given).values(0, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize("more", [{"members": 0}, {"seed": -1}, {"seed": 0.5}, {"members": True}])
def test_numbers_of_members_and_seeds_are_whole(more: dict[str, Any]) -> None:
    with pytest.raises(po.SimulationError, match=next(iter(more))):
        po.ensemble("examples/double_pendulum.toml", {"bodies.lower.mass": stats.norm(1.0, 0.1)}, **more)


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", [float, str])
def test_labels_go_together_whatever_their_places(kind: type, tmp_path: Path) -> None:
    """Law  of arrays with labels the values of one label are of one member, which keeps it, in memory, in a store and
    in a file made of that."""
    labels = [kind(each) for each in (30, 10, 20)]
    elbow = xr.DataArray([0.3, 0.1, 0.2], {"run": labels})
    mass = xr.DataArray([3.0, 1.0, 2.0], {"run": labels})
    model = po.load("examples/double_pendulum.toml")
    options: dict[str, Any] = {"time": 0.1, "samples": 2, "outputs": ["joint_position"]}
    here = po.ensemble(model, {"elbow": elbow, "bodies.lower.mass": mass}, **options)
    over = {"elbow": elbow, "bodies.lower.mass": mass.sortby("run")}
    for other in (po.ensemble(model, over, **options), po.ensemble(model, over, **options, store=tmp_path / "s.zarr")):
        po.write(other, tmp_path / "all.nc")
        for found in (other, po.read(tmp_path / "all.nc")):
            assert found["run"].values.tolist() == labels
            np.testing.assert_array_equal(found["bodies.lower.mass"], 10 * elbow)
            np.testing.assert_array_equal(found.joint_position, here.joint_position)


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


BRIEF: dict[str, Any] = {"samples": 3, "rtol": 1e-7}


def each_is_its_run(model: Any, states: Any, time: float, **parameters: Any) -> list[str]:
    """Every member is its run, or fails with its words; what became of them."""
    found = are_runs(model, {"initial": states, **parameters}, range(len(states)), time=time, **BRIEF)
    return [str(each) for each in found.status.values]


def test_quaternions_that_turn_and_those_that_do_not() -> None:
    """Law  any quaternion but none, any rate that is one; the others fail by name and stop no one."""
    top = po.load("examples/heavy_top.toml")
    rng = np.random.default_rng(4)
    states = rng.standard_normal((4, top.nq + top.nv))
    states[:, top.nq :] *= 20.0
    states[1, : top.nq] = 0.0
    states[3, -1] = 1e70
    told = each_is_its_run(top, states, 0.05)
    assert [k for k, each in enumerate(told) if each == "failed"] == [1, 3]


def test_angles_too_far_and_states_of_another_size() -> None:
    """Law  an angle of 1e12 rad says no direction; of a state of five numbers for four every member says so."""
    m = po.load("examples/double_pendulum.toml")
    states = np.random.default_rng(5).standard_normal((3, 4))
    states[1, 0] = 1e12
    assert each_is_its_run(m, states, 0.2) == ["done", "failed", "done"]
    assert each_is_its_run(m, np.zeros((2, 5)), 0.1) == ["failed", "failed"]


def test_states_that_loops_do_not_allow_are_assembled() -> None:
    """Law  of a four-bar and of its family: closed and made admissible each by itself, or told why it cannot be."""
    m = po.load("examples/four_bar.toml")
    rng = np.random.default_rng(6)
    start = np.asarray(m.initial_state())
    states = start + 0.05 * rng.standard_normal((5, len(start)))
    states[2, : m.nq], states[3, 0] = 0.0, 1e12
    given = each_is_its_run(m, states, 0.02)
    assert given[0] == "done" and given[3] == "failed"
    family = po.load_family("examples/four_bar.toml", "cx")
    assert each_is_its_run(family, states, 0.02, cx=[0.28, 0.27, 0.28, 0.29, 5.0]) == given


def test_activations_beside_positions_and_rates() -> None:
    """Law  states may hold the activations of actuators; without them these begin as the actuators say."""
    model = zoo.random_model(np.random.default_rng(2), bodies=2, kinds=("revolute",))
    lag = Actuator.motor("lag", "j0", gain=3.0, dynamics="filter", time_constant=0.1, start=0.5)
    m = po.Mechanism(replace(model, elements=(lag,)))
    states = 0.3 * np.random.default_rng(7).standard_normal((4, m.nq + m.nv + 1))
    assert each_is_its_run(m, states, 0.1) == ["done"] * 4
    states[2, -1] = 1e70
    assert each_is_its_run(m, states, 0.1) == ["done", "done", "failed", "done"]
    assert each_is_its_run(m, states[:2, :-1], 0.1) == ["done"] * 2
