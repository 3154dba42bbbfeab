"""Controllers on plants with a closed form: the discrete system; what they read is in the dataset; on steppers."""

from typing import Any

import numpy as np
import pytest
from scipy.linalg import expm

import poinsot as po
from plants import random_controllers, sampled, sliders
from poinsot import electrical as el
from poinsot import pairs
from poinsot import rotational as ro

END = 1.0


def test_any_clocks_are_the_discrete_system(seed: int, rng: np.random.Generator) -> None:
    """Law  several rates, phases, delays, limits and grids: states and held inputs of the exact discrete system."""
    n = int(rng.integers(1, 4))
    masses, start = rng.uniform(0.5, 3.0, n), rng.normal(size=2 * n)
    controllers = random_controllers(rng, n)
    times = np.unique(np.concatenate([np.arange(11) * 0.1, rng.uniform(0, END, 9)]))
    plant = sliders(masses.tolist(), start[:n].tolist(), start[n:].tolist())
    run = po.simulate(plant, times=times, controllers=controllers)
    states, held = sampled(controllers, masses, start, times)
    found = np.hstack((run["joint_position"], run["joint_velocity"]))
    assert np.abs(found - states).max() < 1e-10 * np.abs(states).max(), seed
    assert np.abs(run["control"].values - held).max() < 1e-10 * np.abs(held).max(), seed
    assert run.attrs["status"] == "done" and po.ledger(run).ratio < 1e-10


def test_the_closed_loop_has_the_poles_of_the_discrete_matrices() -> None:
    """x_{k+1} = (Φ − Γ K) x_k with Φ = exp(A T), Γ = ∫ exp(A s) B ds, by the matrix exponential."""
    mass, period, K = 2.0, 0.07, np.array([12.0, 6.0])
    whole = expm(np.array([[0, 1, 0], [0, 0, 1 / mass], [0, 0, 0]]) * period)
    closed = whole[:2, :2] - np.outer(whole[:2, 2], K)
    steps = 40
    pd = po.Controller(period, lambda t, q, v: -K[0] * q - K[1] * v, ["joint_position", "joint_velocity"], "rail0")
    run = po.simulate(sliders([mass], [1.0]), times=np.arange(steps) * period, controllers=pd)
    expected = np.array([np.linalg.matrix_power(closed, k) @ [1.0, 0.0] for k in range(steps)])
    assert np.abs(np.hstack((run["joint_position"], run["joint_velocity"])) - expected).max() < 1e-12


def test_the_power_of_a_controller_is_in_the_ledger() -> None:
    """W = Σ u_k (q_{k+1} − q_k), what a force that holds does on its way."""
    pd = po.Controller(0.1, lambda t, q: np.cos(20 * t) - 3 * q, "joint_position", "rail0")
    run = po.simulate(sliders([1.5], [0.4]), times=np.arange(31) * 0.1, controllers=[pd])
    work = np.cumsum(run["control"].values[:-1, 0] * np.diff(run["joint_position"].values[:, 0]))
    assert np.abs(run["energy_supplied"].values[1:, 0] - work).max() < 1e-12


@pytest.mark.parametrize("method", ["rk4", "radau"])
def test_other_methods_give_the_same(method: str) -> None:
    """A four-bar linkage, whose crank is driven: other methods than dop853 pause and go on alike."""
    plant, reads = po.load("examples/four_bar.toml"), ["joint_position", "joint_velocity"]
    driven = po.Controller(0.013, lambda t, q, v: np.sin(9 * t) - 0.3 * v[0], reads, plant.freedom_names[0], delay=4e-3)
    options = {"method": "rk4", "step": 5e-4} if method == "rk4" else {"method": method, "rtol": 1e-9}
    one, two = (po.simulate(plant, 0.5, controllers=driven, samples=11, **kw) for kw in ({}, options))
    assert abs(one["joint_position"] - two["joint_position"]).max() < 1e-8
    assert abs(one["energy_supplied"] - two["energy_supplied"]).max() < 1e-8 and two.attrs["status"] == "done"


MSL = {
    0.9: (0.19795533561429657, 0.4499606320000001, 5.005626559999996),
    3.0: (2.000000333407612, 0.9999831024008544, 0.0024213918776808106),
}
"""t [s] → φ [rad], ω [rad/s], torque [N·m] of Clocked.Examples.SimpleControlledDrive.ClockedWithDiscreteController
in the reference results of the Modelica Standard Library 4 (Dymola, tolerance 1e-6)."""


def test_the_clocked_drive_of_the_modelica_library() -> None:
    """Against exact steps w += y T/J, φ += w T + y T²/2J with the law as it stands there, and the published values."""
    period, J, k = 0.1, 10.0, 110.0

    def law(t: float, w: float, x: float) -> tuple[list[float], float]:
        error = min(t / 2, 1.0) - w
        x = x + error * period / 0.1
        return [k * (x + error), x], x

    rows, phi, w, x = [], 0.0, 0.0, 0.0
    for tick in range(31):
        (y, _), x = law(tick * period, w, x)
        rows.append([phi, w, y, x])
        phi, w = phi + w * period + y * period**2 / (2 * J), w + y * period / J
    net = po.Network("drive")
    net.add(ro.TorqueSource("motor", 0.0), "shaft", "ground")
    net.add(ro.Inertia("load", J), "shaft")
    table = po.Body("table", po.Inertia.at_centre(1.0, np.zeros(3), np.full(3, J)))
    model = po.Model("turntable", (table,), (po.Joint("motor", pairs.revolute(), "ground", "table"),))
    for plant, speed in ((net, "load.angular_velocity"), (po.Mechanism(model), "joint_velocity[motor]")):
        pi = po.Controller(period, law, speed, "motor", tells="x", state=0.0)
        run = po.simulate(plant, times=np.arange(31) * 0.1, controllers=pi)
        found = np.hstack((np.reshape(run[speed.partition("[")[0]].values, (31, 1)), run["control"]))
        assert np.abs(found - np.array(rows)[:, 1:]).max() < 1e-12
    angles = run["joint_position"].values[:, 0]
    assert np.abs(angles - np.array(rows)[:, 0]).max() < 1e-12
    for t, published in MSL.items():
        at = round(t / period)
        assert np.abs(np.array([angles[at], *found[at, :2]]) - published).max() < 1e-6


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


H = 1e-3


def some(n: int) -> list[po.Controller]:
    """Two rates, a delay, a state, and a goal that is told."""

    def inner(t: float, q: Any, v: Any, goal: float, x: Any) -> Any:
        x = x + 0.1 * (goal - q)
        return np.clip(5 * (goal - q) - v + x, -3, 3), x

    names = [f"rail{k}" for k in range(n)]
    reads = ["joint_position", "joint_velocity", "goal"]
    return [
        po.Controller(5e-3, lambda t: np.sin(30 * t), (), tells="goal"),
        po.Controller(2e-3, inner, reads, names, state=np.zeros(n), delay=3e-3, phase=1e-3, initial=0.5),
    ]


@pytest.mark.parametrize("method", ["rk4", "semi-implicit", "dop853"])
def test_it_is_the_run_of_simulate(method: str) -> None:
    plant = sliders([1.0, 3.0], [0.1, -0.2], [1.0, 0.0])
    stepper = po.Stepper(plant, H, method, controllers=some(2))
    assert stepper.input_names == ()
    stepper.step(count=200)
    if method != "semi-implicit":
        options: dict[str, Any] = {"step": H} if method == "rk4" else {}
        run = po.simulate(plant, 200 * H, method=method, controllers=some(2), samples=2, **options)
        expected = np.append(run["joint_position"][-1], run["joint_velocity"][-1])
        assert np.abs(stepper.state - expected).max() < 1e-12
        assert abs(sum(stepper.energy.supplied.values()) - float(run["energy_supplied"][-1].sum())) < 1e-12
    else:
        exact = po.simulate(plant, 200 * H, controllers=some(2), samples=2)
        assert np.abs(stepper.state[:2] - exact["joint_position"][-1].values).max() < 1e-2


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_saved_and_restored(method: str) -> None:
    plant = sliders([1.0], [0.1])
    one, two = (po.Stepper(plant, H, method, controllers=some(1)) for _ in range(2))
    one.step(count=33)
    kept = one.save()
    one.step(count=50)
    two.restore(kept)
    two.step(count=50)
    assert np.array_equal(one.state, two.state) and one.time == two.time
    with pytest.raises(po.FileError, match="controllers"):
        po.Stepper(plant, H, method, inputs=["rail0"]).restore(kept)


def test_clocks_and_inputs_are_told_apart() -> None:
    plant = sliders([1.0, 1.0])
    with pytest.raises(po.SimulationError, match=r"a period of 0\.0015 s, 1\.5 steps"):
        po.Stepper(plant, H, controllers=po.Controller(1.5e-3, lambda t: 0.0, (), "rail0"))
    moments: list[float] = []

    def law(t: float, u: float) -> float:
        moments.append(t)
        return 2.0

    stepper = po.Stepper(plant, H, inputs=["rail1"], controllers=po.Controller(2 * H, law, "rail0", "rail0"))
    assert stepper.input_names == ("rail1",)
    stepper.step([1.0], count=4)
    assert moments == [0.0, 2 * H] and np.allclose(stepper.state[2:], [8 * H, 4 * H], atol=1e-12)
    with pytest.raises(po.SimulationError, match="a controller writes"):
        stepper.step({"rail0": 1.0})
    stepper.time = 7.0
    stepper.step()
    assert moments[-1] == 7.0
    broken = po.Stepper(plant, H, controllers=po.Controller(H, lambda t: np.nan, (), "rail0", name="broken"))
    with pytest.raises(po.SimulationError, match="'broken' returned what it writes as nan"):
        broken.step()
