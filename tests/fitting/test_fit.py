"""Laws of fit: the truth from data without noise, covariance, what is not told; what is read as data; a motor."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from command import poinsot
from poinsot import electrical
from poinsot.fitting.measured import read_series

TIMES = np.linspace(0.0, 4e-3, 31)
V = 5.0 * np.sin(2e3 * TIMES) + 3.0 * np.cos(5e3 * TIMES)
TRUTH = {"elements.R.resistance": 1.2e3, "elements.C.capacitance": 0.8e-6}
R, C = TRUTH


def low_pass() -> po.Network:
    """V, a lamp across it, R, C."""
    net = po.Network("low pass")
    net.add(electrical.VoltageSource("V", 0.0), "a", "ground")
    net.add(electrical.Resistor("lamp", 50.0), "a", "ground")
    net.add(electrical.Resistor("R", 1e3), "a", "b")
    net.add(electrical.Capacitor("C", 1e-6), "b", "ground")
    return net


NET = low_pass()


def measured(
    parameters: dict[str, float] = TRUTH, start: float = 0.5, noise: float = 0.0, seed: int = 0
) -> dict[str, Any]:
    """What an oscilloscope shows."""
    run = po.simulate(
        NET.with_parameters(*parameters), times=TIMES, inputs={"V": (TIMES, V)}, parameters=parameters,
        initial={"C.voltage": start}, dataset=False,
    )  # fmt: skip
    rng = np.random.default_rng(seed)
    found = {"time": TIMES, "V": V}
    found["C.voltage"] = run["C.voltage"] + noise * rng.normal(size=len(TIMES))
    return found | {"i": run["R.current"] + 1e-3 * noise * rng.normal(size=len(TIMES))}


OUTPUTS = {"C.voltage": "C.voltage", "R.current": "i"}
SIGMA = {"C.voltage": 0.05, "R.current": 5e-5}
NOISY = measured(noise=0.05)


def alike(one: po.Fit, other: po.Fit, rtol: float = 1e-7) -> None:
    """Values and errors agree far within the errors."""
    for name, value in one.values.items():
        assert abs(value - other.values[name]) <= 1e-4 * one.standard_errors[name] + rtol * abs(value), name
        np.testing.assert_allclose(one.standard_errors[name], other.standard_errors[name], rtol=1e-3)


@pytest.mark.parametrize("sigma", [SIGMA, pytest.param(None, marks=pytest.mark.long)])
def test_data_without_noise_give_the_truth(sigma: Any) -> None:
    """Law  to the tolerance of the runs, initial values too; the fitted model runs as the data."""
    found = po.fit(NET, measured(), [*TRUTH, "C.voltage"], outputs=OUTPUTS, guess={R: 3e3, C: 2e-6}, sigma=sigma)
    for name, value in {**TRUTH, "C.voltage": 0.5}.items():
        assert found.values[name] == pytest.approx(value, rel=1e-8)
    np.testing.assert_allclose(found.run["C.voltage"], measured()["C.voltage"], atol=1e-8)
    assert found.success and not found.unidentified and not found.at_bounds
    own = po.simulate(found.model, times=TIMES, inputs={"V": (TIMES, V)}, initial={"C.voltage": found["C.voltage"]})
    np.testing.assert_allclose(own["C.voltage"], found.run["C.voltage"], atol=1e-9)


@pytest.mark.long
def test_a_mechanism_from_a_dataset() -> None:
    """Law  the same; columns of a dataset of several dimensions are entries."""
    arm = po.load("examples/double_pendulum.toml")
    truth = {"bodies.lower.mass": 1.3, "elbow": 0.5, "shoulder.velocity": 0.3}
    run = po.simulate(
        arm.with_parameters("bodies.lower.mass"), times=np.linspace(0, 1.5, 31), parameters={"bodies.lower.mass": 1.3},
        initial={"elbow": 0.5, "shoulder": {"velocity": 0.3}}, rtol=1e-9,
    )  # fmt: skip
    found = po.fit(arm, run, [*truth], outputs=["joint_position[elbow]", "shoulder"][:1], rtol=1e-9)
    for name, value in truth.items():
        assert found.values[name] == pytest.approx(value, rel=1e-6), name


@pytest.mark.parametrize(
    ("unit", "said"),
    [(1e5, True), *(pytest.param(unit, said, marks=pytest.mark.long) for unit, said in [(1e5, False), (1e-5, False)])],
)
def test_units_order_and_names_do_not_matter(unit: float, said: bool) -> None:
    """Law  data in units 1e±5 times as large, free numbers and columns in another order, by other names: the same,
    with deviations in these units or estimated."""
    one = po.fit(NET, NOISY, [R, C, "C.voltage"], outputs=OUTPUTS, sigma=SIGMA if said else None)
    data = {"i": NOISY["i"] * unit, "t": TIMES, "u": V / unit, "uc": NOISY["C.voltage"] * unit}
    outputs = {"R.current": ("i", 1 / unit), "C.voltage": ("uc", 1 / unit)}
    sigma = {name: value * unit for name, value in SIGMA.items()} if said else None
    other = po.fit(NET, data, ["C.voltage", C, R], outputs=outputs, inputs={"V": ("u", unit)}, time="t", sigma=sigma)
    alike(one, other)


@pytest.mark.long
def test_two_experiments_are_one() -> None:
    """Law  the same data twice: the same values, errors smaller by √2; cut in two with the state at the cut free: the
    parameters of the whole to within their errors."""
    said: dict[str, Any] = {"outputs": OUTPUTS, "sigma": SIGMA}
    one = po.fit(NET, NOISY, [R, C], **said, initial={"C.voltage": 0.5})
    again = po.Experiment(NOISY, initial={"C.voltage": 0.5}, name="again")
    twice = po.fit(NET, [NOISY, again], [R, C], **said, initial={"C.voltage": 0.5})
    for name in (R, C):
        assert twice.values[name] == pytest.approx(one.values[name], rel=1e-7)
        assert twice.standard_errors[name] * np.sqrt(2) == pytest.approx(one.standard_errors[name], rel=1e-3)
    clean = measured()
    halves = [{name: x[part] for name, x in clean.items()} for part in (slice(0, 16), slice(15, None))]
    cut = po.fit(NET, halves, [R, C, "C.voltage"], outputs=OUTPUTS)
    assert cut.names == (R, C, "C.voltage (experiment 1)", "C.voltage (experiment 2)")
    assert cut.values[R] == pytest.approx(1.2e3, rel=1e-8) and cut.values[C] == pytest.approx(0.8e-6, rel=1e-8)
    assert cut.values["C.voltage (experiment 2)"] == pytest.approx(clean["C.voltage"][15], rel=1e-8)


@pytest.mark.long
@pytest.mark.parametrize("given", [{"b": "b"}, ["b"], {"b": ("mV", 1e-3)}, None])
def test_potentials_of_nodes_are_outputs(given: Any) -> None:
    """Of a node between a resistor and a capacitor of which neither has the potential across it."""
    net = po.Network("divided")
    net.add(po.electrical.VoltageSource("V", "sin(9*t)"), "s", "ground")
    net.add(po.electrical.Resistor("R", 2.0), "s", "a")
    net.add(po.electrical.Capacitor("C", 0.1), "a", "b")
    net.add(po.electrical.Resistor("Q", 1.0), "b", "c")
    net.add(po.electrical.Inductor("L", 1.0), "c", "ground")
    run = po.simulate(net, 1.0, samples=21, outputs=["b"], rtol=1e-11)
    data = {"time": run.time.values, "b": run["b"].values, "mV": 1e3 * run["b"].values}
    found = po.fit(net, data, free={"elements.R.resistance": 1.5}, outputs=given)
    assert found["elements.R.resistance"] == pytest.approx(2.0, rel=1e-8)


def test_what_is_missing_is_left_out() -> None:
    """Law  NaN, empty cells of a file: as without these values; a file is as its columns."""
    holes = {name: x.copy() for name, x in NOISY.items()}
    holes["i"][3::4] = np.nan
    weak = {"C.voltage": np.full(len(TIMES), 0.05), "R.current": np.where(np.isnan(holes["i"]), 1e9, 5e-5)}
    given = po.fit(NET, holes, [R, C], outputs=OUTPUTS, sigma=SIGMA)
    alike(given, po.fit(NET, NOISY, [R, C], outputs=OUTPUTS, sigma=weak))


def test_covariance_is_that_of_linear_least_squares() -> None:
    """Law  y = v₀ exp(−t/RC): var v₀ = σ²/Σ exp(−2t/RC), and v₀ is the weighted mean."""
    clean = measured()
    rng = np.random.default_rng(7)
    decay = np.exp(-TIMES / 1e-3)
    data = {"time": TIMES, "C.voltage": 2.0 * decay + 0.1 * rng.normal(size=len(TIMES))}
    found = po.fit(NET, data, ["C.voltage"], sigma=0.1)
    assert found.values["C.voltage"] == pytest.approx(data["C.voltage"] @ decay / (decay @ decay), rel=1e-7)
    assert found.standard_errors["C.voltage"] == pytest.approx(0.1 / np.sqrt(decay @ decay), rel=1e-5)
    low, high = found.intervals(0.95)["C.voltage"]
    assert high - low == pytest.approx(2 * 1.95996 * found.standard_errors["C.voltage"], rel=1e-5)  # σ was given
    assert clean["time"] is TIMES


@pytest.mark.long
def test_covariance_is_the_spread_of_estimates() -> None:
    """Law  over seeds of the noise (e − truth)ᵀ C⁻¹ (e − truth) is χ² distributed, with σ given and estimated."""
    from scipy import stats

    names = [R, C]
    truth = np.array([TRUTH[name] for name in names])
    for sigma in (SIGMA, None):
        found = [po.fit(NET, measured(noise=0.05, seed=k), names, outputs=OUTPUTS, sigma=sigma,
                        initial={"C.voltage": 0.5}) for k in range(120)]  # fmt: skip
        off = [np.array([f.values[name] for name in names]) - truth for f in found]
        each = np.array([d @ np.linalg.solve(f.covariance.values, d) for d, f in zip(off, found, strict=True)])
        assert stats.kstest(each, stats.chi2(2).cdf).pvalue > 1e-3


def test_what_cannot_be_told_apart_is_named() -> None:
    """Law  of C.voltage alone only R·C acts: their errors are infinite."""
    data = {"time": TIMES, "V": V, "C.voltage": NOISY["C.voltage"]}
    found = po.fit(NET, data, [R, C, "C.voltage"], initial={"C.voltage": 0.5})
    assert len(found.unidentified) == 1 and f"their product {R} · {C}" in found.unidentified[0]
    assert found.standard_errors[R] == np.inf and np.isfinite(found.standard_errors["C.voltage"])
    assert found.values[R] * found.values[C] == pytest.approx(0.96e-3, rel=0.1)
    assert "not told by these data" in str(found)


@pytest.mark.long
def test_of_two_in_a_row_the_sum_is_told() -> None:
    """Law  of two resistors in a row only the sum acts."""
    data = {"time": TIMES, "V": V, "C.voltage": NOISY["C.voltage"]}
    net = po.Network("in a row")
    net.add(electrical.VoltageSource("V", 0.0), "a", "ground")
    net.add(electrical.Resistor("R1", 500.0), "a", "m")
    net.add(electrical.Resistor("R2", 700.0), "m", "b")
    net.add(electrical.Capacitor("C", 0.8e-6), "b", "ground")
    names = ["elements.R1.resistance", "elements.R2.resistance"]
    found = po.fit(net, data, names, initial={"C.voltage": 0.5})
    assert "their sum elements.R1.resistance + elements.R2.resistance" in found.unidentified[0]


def test_what_does_not_act_is_refused_by_name() -> None:
    """A lamp across the source changes nothing that was measured."""
    with pytest.raises(po.SimulationError, match=r"'elements\.lamp\.resistance' changes nothing that was measured"):
        po.fit(NET, NOISY, [R, "elements.lamp.resistance"], outputs=OUTPUTS)


@pytest.mark.long
def test_trials_that_fail_are_stepped_back_from() -> None:
    """Law  a step to a capacitance below zero, that bounds would have kept off, ends no search."""
    found = po.fit(NET, measured(), [C], outputs=["C.voltage"], guess={C: 2e-5}, bounds={C: (-1.0, None)},
                   parameters=None, initial={"C.voltage": 0.5}, inputs={})  # fmt: skip
    assert found.failed > 0
    free = po.fit(NET, measured(), [R, C], outputs=OUTPUTS, guess={C: 2e-5}, initial={"C.voltage": 0.5})
    assert free.failed == 0 and free.values[C] == pytest.approx(0.8e-6, rel=1e-8)


@pytest.mark.long
def test_bounds_are_those_of_the_model_or_as_said() -> None:
    """Law  a bound that the best value lies beyond is where it ends, and it is told."""
    found = po.fit(NET, NOISY, [R, C], outputs=OUTPUTS, bounds={R: (None, 1e3)}, guess={R: 500.0})
    assert found.values[R] == pytest.approx(1e3, rel=1e-4) and found.at_bounds == (R,) and "at a bound" in str(found)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"free": []}, "free tells what is looked for"), ({"free": [R, R]}, "twice"),
        ({"free": ["elements.R.resistence"]}, "resist"), ({"free": ["C.voltag"]}, "did you mean 'C.voltage'"),
        ({"data": {"t": TIMES}}, "no column 'time' of times"),
        ({"data": {"time": TIMES[::-1], "C.voltage": V}}, "increase"),
        ({"data": {"time": TIMES, "C.voltage": V[:-1]}}, "equally many"),
        ({"data": {"time": TIMES, "C.voltage": ["x"] * 31}}, "sequence of numbers"),
        ({"data": {"time": TIMES, "V": V, "C.voltage": np.where(np.arange(31) == 3, np.inf, V)}}, "infinite in row 4"),
        ({"data": {"time": TIMES, "V": np.where(TIMES == 0.0, np.nan, V), "C.voltage": V}}, "'V' is missing in row 1 "),
        ({"data": {"time": TIMES, "V": np.where(np.arange(31) > 29, np.nan, V), "C.voltage": V}}, "missing in row 31 "),
        ({"data": 3.0}, "path of a CSV file"), ({"data": []}, "there are no data"),
        ({"outputs": {"C.volt": "C.voltage"}}, "no output of the model; did you mean 'C.voltage'"),
        ({"outputs": {"C.voltage": "u"}}, "no column 'u'"), ({"inputs": {"W": "V"}}, "W"),
        ({"inputs": {"V": "VV"}}, "no column 'VV'"), ({"guess": {"Q": 1.0}}, "'Q', which is not free"),
        ({"guess": {R: -5.0}}, "zero or more"),
        ({"guess": {R: 5.0}, "bounds": {R: (6.0, None)}}, "outside of its bounds"),
        ({"bounds": {R: (3.0, 1.0)}}, "nothing between"), ({"bounds": {R: 3.0}}, "must be a pair"),
        ({"sigma": 0.0}, "above 0"), ({"sigma": {"C.voltage": 1.0}}, "says nothing of 'R.current'"),
        ({"samples": 5}, "moments of the samples"), ({"hold": ["W"]}, "hold names 'W'"),
        ({"jacobian": "magic"}, "jacobian must be"),
    ],
)  # fmt: skip
def test_bad_input_is_one_paragraph(change: dict[str, Any], said: str) -> None:
    """What is wrong, and what there is."""
    given: dict[str, Any] = {"data": NOISY, "free": [R, C], "outputs": OUTPUTS, **change}
    if "data" in change:
        given["outputs"] = None
    with pytest.raises(po.PoinsotError, match=said) as caught:
        po.fit(NET, given.pop("data"), given.pop("free"), **given)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_a_file_is_its_columns(tmp_path: Path, separator: str) -> None:
    """Law  any of three separators, remarks, empty cells as NaN, units in names."""
    text = '# of a bench\ntime,omega [rad/s],i\n0,1.5,NaN\n\n0.1,,2e-3\n0.2,-1,"3"\n'.replace(",", separator)
    path = saved(tmp_path / "a.csv", "\ufeff" + text)
    found = read_series(path, "a", "time")
    np.testing.assert_array_equal(found.time, [0, 0.1, 0.2])
    np.testing.assert_array_equal(found.columns["omega [rad/s]"], [1.5, np.nan, -1])
    np.testing.assert_array_equal(found.columns["i"], [np.nan, 2e-3, 3])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "empty"),
        ("# a remark\n", "nothing in it"),
        ("1,2\n3,4\n", "first line must be the names"),
        ("time,a,a\n0,1,2\n", "two columns are called 'a'"),
        ("time,a\n0,1,2\n", "a.csv:2: this line has 3 entries for 2"),
        ("time,a\n0,x\n", "a.csv:2: 'x' in the column 'a' is no number"),
        ("time,a\n0,1\n", "1 rows"),
        ("time,a\n0,1\n0,2\n", "increase"),
        ("t,a\n0,1\n1,2\n", "no column 'time'"),
    ],
)
def test_a_bad_file_is_one_paragraph(tmp_path: Path, text: str, said: str) -> None:
    """With the line where it is."""
    path = saved(tmp_path / "a.csv", text)
    with pytest.raises(po.PoinsotError, match=said):
        read_series(path, "a", "time")


def test_entries_of_a_dataset_are_columns() -> None:
    """Named by their labels; a mapping and a Trajectory likewise."""
    run = po.simulate(po.load("examples/double_pendulum.toml"), 0.1, samples=3, dataset=False)
    for data in (run, run.to_dataset()):
        found = read_series(data, "run", "time")
        np.testing.assert_array_equal(found.columns["joint_position[elbow]"], run["joint_position"][:, 1])


MODEL = """poinsot = 1
name = "low pass"
parameters = {R = 1e3}
elements.V = {kind = "voltage_source", nodes = ["a", "ground"], voltage = 0.0}
elements.R = {kind = "resistor", nodes = ["a", "b"], resistance = "R"}
elements.C = {kind = "capacitor", nodes = ["b", "ground"], capacitance = 1e-6}
"""


def test_from_the_terminal(tmp_path: Path) -> None:
    """Law  a file and a table in, values, a picture and JSON out; bad input is one paragraph and exit 2 or 1."""
    (tmp_path / "m.toml").write_text(MODEL, encoding="utf-8")
    t = np.linspace(0, 3e-3, 13)
    rows = [f"{x},{2.0},{2.0 * (1 - np.exp(-x / 1.5e-3))}" for x in t.tolist()]
    (tmp_path / "d.csv").write_text("\n".join(["time,u [V],uc", *rows]), encoding="utf-8")
    words = ["fit", str(tmp_path / "m.toml"), str(tmp_path / "d.csv"), "--free", "R", "--input", "V=u [V]"]
    done = poinsot(*words, "--output", "C.voltage=uc", "--out", str(tmp_path / "f.json"))
    assert done.returncode == 0, done.stderr
    assert "1500" in done.stdout and '"value": 1500' in (tmp_path / "f.json").read_text().replace("1499.99", "1500")
    bad = poinsot(*words, "--output", "C.voltag=uc")
    assert bad.returncode == 2 and "did you mean 'C.voltage'" in " ".join(bad.stderr.split())
    assert "Traceback" not in bad.stderr


PATH = Path(__file__).parents[2] / "examples" / "identify_motor.py"


def example() -> Any:
    """The example as a module."""
    specification = importlib.util.spec_from_file_location("identify_motor", PATH)
    assert specification is not None and specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def test_the_network_runs_as_the_bench() -> None:
    """Law  current and speed of the independent simulation, through breaking away, reversals and halts."""
    bench = example()
    data = bench.bench(noise=0.0)
    still = data["omega [rad/s]"] == 0.0
    assert np.count_nonzero(np.diff(still)) >= 4 and 20 < still.sum() < 60  # it sticks at the start, midway, at the end
    drive = {"supply": (data["time"], data["u [V]"])}
    net = bench.motor(bench.TRUTH)
    run = po.simulate(net, times=data["time"], inputs=drive, rtol=1e-10, dataset=False)
    np.testing.assert_allclose(run["coil.current"], data["i [A]"], atol=1e-9)
    np.testing.assert_allclose(run["rotor.angular_velocity"], data["omega [rad/s]"], atol=1e-8)


@pytest.mark.long
@pytest.mark.parametrize("noise", [0.0, 1.0])
def test_data_give_the_numbers(noise: float) -> None:
    """Law  without noise the truth to the runs' tolerance; with noise and converters within 3 standard errors."""
    bench = example()
    found = po.fit(
        bench.motor(), bench.bench(noise), [*bench.TRUTH], outputs=bench.OUTPUTS, inputs={"supply": "u [V]"},
        sigma=bench.NOISE,
    )  # fmt: skip
    assert found.success and not found.unidentified
    for name, value in bench.TRUTH.items():
        off = abs(found[name] - value)
        assert off <= (3.0 * found.standard_errors[name] if noise else 1e-8 * value), name
    assert noise == 0.0 or 0.8 < found.chi_square / found.degrees < 1.2


def swing(path: Path, header: str, factors: tuple[float, float]) -> None:
    """A damped swing, 0.9 e^(−0.3 t) (cos 5 t + 0.06 sin 5 t) [rad], with a little noise, in other units."""
    t = np.linspace(0.0, 4.0, 201)
    angle = 0.9 * np.exp(-0.3 * t) * (np.cos(5 * t) + 0.06 * np.sin(5 * t)) + 1e-4 * np.cos(97 * t)
    rows = np.column_stack([t * factors[0], angle * factors[1]])
    np.savetxt(path, rows, delimiter=",", header=header, comments="")


ROTOR = """poinsot = 1
gravity = "none"
parameters = {{ c = 0.8, {free} }}
[bodies.rotor]
mass = 1.0
inertia = {inertia}
[pairs.hinge]
kind = "revolute"
between = ["ground", "rotor"]
point = [0, 0, 0]
axis = [0, 0, 1]
initial = {{ position = 0.9 }}
[springs.coil]
pair = "hinge"
stiffness = 25.09
[dampers.drag]
pair = "hinge"
damping = "c"
"""


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("header", "factors"),
    [
        ("t,angle", (1.0, 1.0)),
        ("t [ms],angle [deg]", (1e3, 180 / np.pi)),
        ("t (min),angle [mrad]", (1 / 60, 1e3)),
        ("t (ms),angle (left) (deg)", (1e3, 180 / np.pi)),
        ("t [-],angle (deg)", (1.0, 180 / np.pi)),
    ],
)
def test_units_in_the_names_of_columns_count(header: str, factors: tuple[float, float], tmp_path: Path) -> None:
    swing(tmp_path / "swing.csv", header, factors)
    (tmp_path / "rotor.toml").write_text(ROTOR.format(free="k = 1", inertia="[1, 1, 1]"))
    time, angle = header.split(",")
    found = po.fit(tmp_path / "rotor.toml", tmp_path / "swing.csv", ["c"], outputs={"hinge": angle}, time=time)
    assert found.success and found["c"] == pytest.approx(0.6, abs=1e-3)
    with pytest.raises(po.SimulationError, match=r"is in kg, where a unit such as s is wanted"):
        swing(tmp_path / "kg.csv", "t [kg],angle", (1.0, 1.0))
        po.fit(tmp_path / "rotor.toml", tmp_path / "kg.csv", ["c"], outputs={"hinge": "angle"}, time="t [kg]")


@pytest.mark.sample(1)
@pytest.mark.parametrize("unit", ["deg", "mrad"])
def test_units_of_a_dataset_count(unit: str, tmp_path: Path) -> None:
    """Before, "units" of a variable was heeded nowhere: millivolts were volts, and milliseconds seconds."""
    (tmp_path / "rotor.toml").write_text(ROTOR.format(free="k = 1", inertia="[1, 1, 1]"))
    rotor, hinge = tmp_path / "rotor.toml", "joint_position[hinge]"
    true = po.simulate(po.load_family(rotor, "c"), time=2.0, samples=41, parameters={"c": 0.6})
    data = true[["joint_position"]] / po.quantity(f"1 {unit}")
    data["joint_position"].attrs["units"] = unit
    data = data.assign_coords(time=("time", 1e3 * data.time.values, {"units": "ms"}))
    found = po.fit(rotor, data, ["c"], outputs=[hinge])
    assert found["c"] == pytest.approx(0.6, rel=1e-6)
    factor = po.quantity(f"1 {unit}")  # a factor that is said stands for the unit
    assert po.fit(rotor, data, ["c"], outputs={hinge: (hinge, factor)})["c"] == pytest.approx(0.6, rel=1e-6)
    data["joint_position"].attrs["units"] = "V"
    with pytest.raises(po.SimulationError, match=r"'joint_position\[hinge\]' is in V, where a unit such as rad"):
        po.fit(rotor, data, ["c"], outputs=[hinge])


@pytest.mark.sample(2)
@pytest.mark.parametrize("unit", ["degrees", "dge", "grad", "raw"])
def test_units_that_nobody_knows_are_refused(unit: str, tmp_path: Path) -> None:
    """Before, degrees spelt otherwise were radians, and seconds spelt otherwise were seconds, whatever they were."""
    (tmp_path / "rotor.toml").write_text(ROTOR.format(free="k = 1", inertia="[1, 1, 1]"))
    swing(tmp_path / "swing.csv", f"t,angle [{unit}]", (1.0, 180 / np.pi))
    said: dict[str, Any] = {"free": ["c"], "time": "t"}
    with pytest.raises(po.SimulationError, match=rf"'angle \[{unit}\]' cannot be read .*give \(column, factor\)"):
        po.fit(tmp_path / "rotor.toml", tmp_path / "swing.csv", outputs={"hinge": f"angle [{unit}]"}, **said)
    told = {"hinge": (f"angle [{unit}]", np.pi / 180)}  # a factor that is said stands for the unit
    found = po.fit(tmp_path / "rotor.toml", tmp_path / "swing.csv", outputs=told, **said)
    assert found["c"] == pytest.approx(0.6, abs=1e-3)
    for time in ("t [msec]", "t (msec)"):
        swing(tmp_path / "msec.csv", f"{time},angle", (1e3, 1.0))
        with pytest.raises(po.SimulationError, match=r"'t .msec.' cannot be read .*did you mean 'ms'"):
            po.fit(tmp_path / "rotor.toml", tmp_path / "msec.csv", ["c"], outputs={"hinge": "angle"}, time=time)


def test_deviations_in_a_column_have_its_unit() -> None:
    """Law  errors follow the deviations, in whatever unit a column says these."""
    data = NOISY | {"s": np.full(31, 0.05), "s [mV]": np.full(31, 50.0), "i [mA]": 1e3 * NOISY["i"]}
    errors = [
        po.fit(NET, data, [R, C], outputs={"C.voltage": "C.voltage", "R.current": current}, guess=TRUTH,
               sigma={"C.voltage": s, "R.current": deviation}, initial={"C.voltage": 0.5}).standard_errors
        for s, current, deviation in (("s", "i", 5e-5), ("s [mV]", "i [mA]", 5e-2))
    ]  # fmt: skip
    for name in (R, C):
        np.testing.assert_allclose(errors[0][name], errors[1][name], rtol=1e-6)


def test_an_input_held_between_samples_may_end_before_the_last() -> None:
    """Law  held, a missing last sample is the one before, as any missing one is; on lines it is refused."""
    gaps = {**NOISY, "V": np.where(np.isin(np.arange(31), [7, 30]), np.nan, V)}
    filled = {**NOISY, "V": np.where(np.isin(np.arange(31), [7, 30]), np.roll(V, 1), V)}
    said: dict[str, Any] = {"free": [R, C], "outputs": OUTPUTS, "sigma": SIGMA, "hold": ["V"], "guess": TRUTH}
    one, other = (po.fit(NET, data, initial={"C.voltage": 0.5}, **said) for data in (gaps, filled))
    alike(one, other)


def test_a_start_of_an_experiment_may_be_a_whole_state() -> None:
    arm = po.load(Path(__file__).parents[2] / "examples" / "double_pendulum.toml")
    start = np.array([0.3, 0.5, 0.1, -0.2])
    said: dict[str, Any] = {"times": np.linspace(0.0, 0.5, 11), "dataset": False}
    run = po.simulate(arm, initial=(start[:2], start[2:]), **said)
    data = po.Experiment({"time": run.time, "elbow": run["joint_position"][:, 1]}, initial=start)
    found = po.fit(arm, data, {"bodies.lower.mass": 1.1}, initial={"elbow": 0.0})
    assert found["bodies.lower.mass"] == pytest.approx(1.0, rel=1e-7)


@pytest.mark.long
def test_a_search_that_stops_where_runs_fail_is_not_settled(tmp_path: Path) -> None:
    """No body has I_zz above I_xx + I_yy = 0.9; the data ask for 1."""
    swing(tmp_path / "swing.csv", "t,angle", (1.0, 1.0))
    (tmp_path / "rotor.toml").write_text(ROTOR.format(free="J = 0.7", inertia='[0.45, 0.45, "J"]'))
    data = {"outputs": {"hinge": "angle"}, "time": "t"}
    found = po.fit(tmp_path / "rotor.toml", tmp_path / "swing.csv", ["c", "J"], **data)
    assert not found.success and "triangle inequality" in found.wall and found["J"] < 0.91
    assert "NOT SETTLED" in str(found) and "intervals do not hold" in str(found)
    (tmp_path / "rotor.toml").write_text(ROTOR.format(free="J = 0.7", inertia='[0.65, 0.65, "J"]'))
    found = po.fit(tmp_path / "rotor.toml", tmp_path / "swing.csv", ["c", "J"], **data)
    assert found.success and not found.wall and found["J"] == pytest.approx(1.0, abs=1e-3)


@pytest.mark.parametrize(("column", "says"), [("guide [deg]", "unit such as m"), ("motor [V]", r"unit such as N\*m")])
def test_columns_have_the_unit_of_the_very_joint(column: str, says: str) -> None:
    """Law: a column of another kind of unit than its joint or input is refused, also where other joints turn."""
    data = {"time": np.linspace(0.0, 0.1, 5), "x": np.zeros(5), column: np.zeros(5)}
    taken = (
        {"outputs": {"guide": column}} if "guide" in column else {"outputs": {"main": "x"}, "inputs": {"motor": column}}
    )
    with pytest.raises(po.SimulationError, match=f"is in .*, where a {says} is wanted"):
        po.fit("examples/slider_crank.toml", data, ["bodies.crank.mass"], **taken)


def test_an_output_that_follows_from_the_whole_run_has_no_derivatives_along_it() -> None:
    arm = po.load(Path(__file__).parents[2] / "examples" / "double_pendulum.toml")
    run = po.simulate(arm, time=0.2, samples=5)
    data = {"time": run.time.values, "energy_residual": run.energy_residual.values + 1e-3}
    with pytest.raises(po.SimulationError, match="'energy_residual' has no derivatives along runs"):
        po.fit(arm, data, ["elbow"], outputs=["energy_residual"], jacobian="sensitivities")


@pytest.mark.parametrize("target", ["rotor.toml", "swing.csv"])
def test_a_fit_is_not_written_over_what_it_is_of(target: str, tmp_path: Path) -> None:
    swing(tmp_path / "swing.csv", "t,angle", (1.0, 1.0))
    (tmp_path / "rotor.toml").write_text(ROTOR.format(free="k = 1", inertia="[1, 1, 1]"))
    words = ["fit", "rotor.toml", "swing.csv", "--free", "c", "--output", "hinge=angle", "--time", "t", "--out", target]
    before = (tmp_path / target).read_bytes()
    done = poinsot(*words, folder=tmp_path)
    assert done.returncode == 2 and f"cannot write {target}: it is the file that is read" in done.stderr
    assert (tmp_path / target).read_bytes() == before
