"""Laws of `Stepper`: its steps are those of `simulate`, of the order claimed, and go on bit for bit when restored."""

import copy
import gc
import pickle
import subprocess
import sys
import weakref
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import poinsot as po
from poinsot import FileError, SimulationError, System
from poinsot.simulation.simulate import simulate
from simulation import small_systems
from simulation.stepped_examples import EXAMPLES, ladder, mechanism, rectifier

WHOLE = ("semi-implicit", "rk4")
METHODS = (*WHOLE, "dop853", "radau", "gauss")
MECHANISMS = {"double_pendulum": 1e-2, "heavy_top": 1e-3, "andrews": 1e-4, "four_bar": 1e-3, "rolling_coin": 1e-3}
"""Examples with a step: open, with quaternions, two with closed loops, one that rolls."""


def settled(stepper: po.Stepper) -> NDArray[np.float64]:
    """The state as a sample of a run has it: taken to its constraints once more."""
    run = simulate(stepper.system, 1e-9, initial=stepper.state, method="rk4", step=1e-9, samples=2)
    return np.concatenate([run["joint_position"][0], run["joint_velocity"][0]])


@pytest.mark.sample(3)
@pytest.mark.filterwarnings("ignore::poinsot.LedgerWarning")  # steps as long as these are not to be trusted far
@pytest.mark.parametrize("name", MECHANISMS)
def test_steps_are_those_of_a_run_with_that_step(name: str) -> None:
    m, h = mechanism(name), MECHANISMS[name]
    stepper = po.Stepper(m, h, "rk4")
    stepper.step(count=50)
    run = simulate(m, 50 * h, method="rk4", step=h, samples=2)
    x = np.concatenate([run["joint_position"][-1], run["joint_velocity"][-1]])
    assert np.abs(settled(stepper) - x).max() < 1e-12 * max(1.0, np.abs(x).max())
    assert stepper.time == run["time"][-1] == 50 * h
    scale = float(run["energy_scale"][-1])
    books = stepper.energy
    for key, variable in (("supplied", "energy_supplied"), ("dissipated", "energy_dissipated")):
        through = getattr(books, key)
        if through:
            np.testing.assert_allclose(list(through.values()), run[variable][-1], rtol=0, atol=1e-12 * scale)
    assert abs(books.residual - float(run["energy_residual"][-1])) < 1e-11 * scale


@pytest.mark.filterwarnings("ignore::poinsot.StepWarning")
def test_steps_of_a_table_are_divided_at_its_knots_as_in_a_run(oscillator: System) -> None:
    at = [0.1, 0.3137, 0.3150, 0.5]  # the first and the last are on the grid, two within one step
    table = np.repeat(at, 2), [0, 5, 5, 1, 1, 2, 2, 0]
    for inputs in ({"force": table}, {"force": ([0.0, 0.2, 0.7], [1.0, -3.0, 2.0])}):
        stepper = po.Stepper(oscillator, 0.01, "rk4", inputs=inputs)
        for count in (3, 7, 30, 60):
            stepper.step(count=count)
            run = simulate(oscillator, stepper.time, method="rk4", step=0.01, inputs=inputs, samples=2)
            np.testing.assert_allclose(stepper.state, run["state"][-1], rtol=0, atol=1e-14)
            assert abs(stepper.energy.residual - run["energy_residual"][-1]) < 1e-13


def test_networks_and_hamiltonian_systems_step_as_they_run() -> None:
    net = ladder()
    run = simulate(net, 0.5, method="rk4", step=1e-3, samples=2)
    stepper = po.Stepper(net, 1e-3)
    stepper.step(count=500)
    found = stepper.observe()
    for name in run.data_vars:
        if name in found and name != "energy_storage":
            np.testing.assert_allclose(found[name], run[name][-1], rtol=1e-11, atol=1e-13)
    assert stepper.energy.residual == pytest.approx(float(run["energy_residual"][-1]), abs=1e-13)
    with pytest.raises(SimulationError, match=r"'ladder' does not fall into positions and velocities.*method='rk4'"):
        po.Stepper(net, 1e-3, "semi-implicit")
    with pytest.raises(SimulationError, match="use method='radau'"):
        po.Stepper(rectifier(), 1e-3)


def test_a_residual_form_steps_and_can_be_placed() -> None:
    net = rectifier()
    stepper = po.Stepper(net, 0.01, "radau", inputs=["V"], rtol=1e-9)
    stepper.step(5.0, count=20)
    run = simulate(net, 0.2, method="radau", rtol=1e-9, inputs={"V": 5.0}, samples=2)
    found = stepper.observe()
    for name in run.data_vars:
        if name in found and name != "energy_storage":
            np.testing.assert_allclose(found[name], run[name][-1], rtol=1e-6, atol=1e-9)
    before = stepper.state
    stepper.state = 2 * before
    now = stepper.observe()
    np.testing.assert_allclose(stepper.state, 2 * before, rtol=1e-12)
    other = po.Stepper(net, 0.01, "radau", inputs={"V": 5.0}, initial={"L.current": float(now["L.current"])}, rtol=1e-9)
    for name, value in other.observe().items():
        np.testing.assert_allclose(value, now[name], rtol=1e-6, atol=1e-9)


@pytest.mark.parametrize(("method", "order"), [("semi-implicit", 1), ("rk4", 4)])
def test_the_error_falls_with_the_order_claimed(method: str, order: int) -> None:
    moved = small_systems.changed(small_systems.pendulum(0.3), velocity=np.array([1, -1]))
    exact = simulate(moved, 2.0, rtol=1e-14, atol=1e-15, samples=2)["state"][-1].values
    steps, errors = 2.0 / np.array([40, 80, 160, 320]), []
    for h in steps:
        stepper = po.Stepper(moved, float(h), method)
        stepper.step(count=round(2.0 / h))
        errors.append(np.abs(stepper.state - exact).max())
    assert abs(np.polyfit(np.log(steps), np.log(errors), 1)[0] - order) < 0.2, errors


def test_semi_implicit_steps_keep_the_energy_of_a_separable_system_in_bounds(pendulum: System) -> None:
    """Symplectic: over 10⁵ steps a swing of first order in h, no drift; that of rk4 is a drift."""
    moved = small_systems.changed(pendulum, velocity=np.array([1, -1]))
    swings = {}
    for method, h in (("semi-implicit", 0.1), ("semi-implicit", 0.2), ("rk4", 0.2)):
        stepper = po.Stepper(moved, h, method)
        stored = []
        for _ in range(1000):
            stepper.step(count=100)
            stored.append(sum(stepper.energy.stored.values()))
        swings[method, h] = np.ptp(stored[:250]), np.ptp(stored)
    early, whole = swings["semi-implicit", 0.2]
    assert whole < 1.001 * early and 1.8 < whole / swings["semi-implicit", 0.1][1] < 2.2
    assert swings["rk4", 0.2][1] > 3 * swings["rk4", 0.2][0]


@pytest.mark.sample(3)
@pytest.mark.parametrize("method", METHODS)
def test_restored_it_goes_on_bit_for_bit(method: str, tmp_path: Path) -> None:
    rng = np.random.default_rng(7)
    m = mechanism("four_bar")
    inputs = {m.freedom_names[0]: 0.0}
    first, second = (po.Stepper(m, 1e-3, method, inputs=inputs) for _ in range(2))
    for _ in range(4):
        first.step(rng.normal(size=1), count=int(rng.integers(1, 20)))
        (tmp_path / "saved").write_bytes(first.save())
        kicks = rng.normal(size=(5, 1))
        for stepper in (first, second):
            stepper.restore((tmp_path / "saved").read_bytes())
            stepper.step()
            for u in kicks:
                stepper.step(u)
        assert first.state.tobytes() == second.state.tobytes() and first.time == second.time
        assert first.energy == second.energy
        assert first.save() == second.save()


def test_another_process_goes_on_with_the_same_bits(tmp_path: Path) -> None:
    m = mechanism("double_pendulum")
    stepper = po.Stepper(m, 1e-3)
    stepper.step(count=321)
    (tmp_path / "saved").write_bytes(stepper.save())
    stepper.step(count=100)
    code = (
        "import sys, pathlib, poinsot as po\n"
        f"s = po.Stepper(po.load({str(EXAMPLES / 'double_pendulum.toml')!r}), 1e-3)\n"
        f"s.restore(pathlib.Path({str(tmp_path / 'saved')!r}).read_bytes())\n"
        "s.step(count=100)\n"
        "print(s.state.tobytes().hex(), s.energy.residual.hex(), 'xarray' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    expected = [stepper.state.tobytes().hex(), stepper.energy.residual.hex(), "False"]
    assert done.stdout.split() == expected


def test_what_is_saved_by_others_or_damaged_is_refused() -> None:
    m = mechanism("double_pendulum")
    stepper = po.Stepper(m, 1e-3)
    stepper.step(count=3)
    saved = stepper.save()
    family = m.with_parameters(m=f"bodies.{m.body_names[-1]}.mass")
    lighter = family.at(family.values(m=0.125))
    for other, message in (
        (po.Stepper(m, 2e-3), "its step is 0.001, and here 0.002"),
        (po.Stepper(m, 1e-3, "semi-implicit"), "its method is 'rk4'"),
        (po.Stepper(mechanism("heavy_top"), 1e-3), "of another model: it was made by 'double pendulum'"),
        (po.Stepper(lighter, 1e-3), "of another model"),
        (po.Stepper(m, 1e-3, inputs=[m.freedom_names[0]]), "of another model"),
    ):
        with pytest.raises(FileError, match=message):
            other.restore(saved)
    now = stepper.save()
    rng = np.random.default_rng(3)
    for k in rng.integers(0, len(saved), 50):
        bent = bytearray(saved)
        bent[k] ^= 1
        for wrong in (saved[:k], bytes(bent)):
            with pytest.raises(FileError, match=r"no record of poinsot|damaged or not complete"):
                stepper.restore(wrong)
    with pytest.raises(FileError, match="is a str, not the bytes"):
        stepper.restore("saved")  # type: ignore[arg-type]
    assert stepper.save() == now


def test_inputs_by_name_in_order_and_in_place_of_tables(oscillator: System) -> None:
    m = mechanism("double_pendulum")
    names = m.freedom_names
    u = np.array([0.3, -0.7])
    turned = po.Stepper(m, 1e-3, inputs=names[::-1])
    assert turned.input_names == names[::-1]
    turned.step(u[::-1].copy(), count=5)
    others = [po.Stepper(m, 1e-3, inputs=names) for _ in range(5)]
    for one_by_one in range(5):
        others[0].step(u if one_by_one % 2 == 0 else None)
        others[1].step(list(u))
        others[2].step(dict(zip(names, u, strict=True)))
        others[3].step(u=np.repeat(u, 2)[::2])
    others[4].step(u.astype(np.float32).astype(float) * 0 + u, 5)
    for other in others:
        assert other.state.tobytes() == turned.state.tobytes()
    ramp = po.Stepper(oscillator, 0.01, inputs={"force": ([0.0, 1.0], [0.0, 5.0])})
    ramp.step(count=10)
    held = po.Stepper(oscillator, 0.01)
    held.time, held.state = ramp.time, ramp.state
    ramp.step(2.0, count=5)
    held.step(np.array([2.0]), count=5)
    np.testing.assert_allclose(ramp.state, held.state, rtol=0, atol=1e-15)


@pytest.mark.parametrize(
    ("u", "count", "message"),
    [
        ([1.0], 1, "takes 2 finite numbers, in this order: "), ([1.0, np.nan], 1, "takes 2 finite numbers"),
        ("fast", 1, "takes 2 finite numbers"), ({"elbwo": 1.0}, 1, "takes no values of an input 'elbwo'"),
        ({"elbow": np.inf}, 1, "input 'elbow' must be a finite number"),
        (None, -1, "count must be a whole number of steps"), (None, 1.5, "count must be a whole number of steps"),
    ],
)  # fmt: skip
def test_what_is_no_input_is_refused(u: Any, count: Any, message: str) -> None:
    m = mechanism("double_pendulum")
    stepper = po.Stepper(m, 1e-3, inputs=m.freedom_names)
    before = stepper.save()
    with pytest.raises(SimulationError, match=message):
        stepper.step(u, count)
    assert stepper.save() == before


def test_a_nan_from_a_controller_is_named() -> None:
    m = mechanism("double_pendulum")
    stepper = po.Stepper(m, 1e-3, inputs=m.freedom_names)
    with pytest.raises(SimulationError, match=f"its input {m.freedom_names[1]!r} is nan"):
        stepper.step(np.array([0.0, np.nan]))


@pytest.mark.parametrize("method", METHODS)
def test_a_step_into_infinity_is_refused_and_the_state_before_stays(method: str) -> None:
    m = mechanism("double_pendulum")
    stepper = po.Stepper(m, 1e-2, method, inputs=m.freedom_names)
    stepper.step(np.zeros(2), count=3)
    state, time, energy = stepper.state, stepper.time, stepper.energy
    with pytest.raises(SimulationError, match=r"'double pendulum'.*t = 0\.03 s"):
        stepper.step(np.full(2, 1e308))
    assert stepper.state.tobytes() == state.tobytes() and (stepper.time, stepper.energy) == (time, energy)
    stepper.step(np.zeros(2))
    assert np.isfinite(stepper.state).all() and stepper.time == 0.04


def test_a_turn_beyond_the_chart_is_refused() -> None:
    stepper = po.Stepper(small_systems.rigid_body(reach=0.3), 0.5)
    with pytest.raises(SimulationError, match=r"too far for one step.*Take a shorter step"):
        stepper.step(count=50)


@pytest.mark.sample(2)
@pytest.mark.parametrize("method", METHODS)
def test_a_state_written_back_is_the_same_and_one_beside_the_constraints_is_settled(method: str) -> None:
    m = mechanism("four_bar")
    stepper = po.Stepper(m, 1e-3, method)
    stepper.step(count=10)
    before = stepper.state
    assert np.abs(before - settled(stepper)).max() < 1e-8
    stepper.state = settled(stepper)
    exact = stepper.state
    stepper.state = exact
    assert stepper.state.tobytes() == exact.tobytes()
    stepper.state = exact + 1e-4
    assert m.closure_error(stepper.state[: m.nq]).max() < 1e-10
    assert stepper.energy.residual == 0
    with pytest.raises(SimulationError, match="must be finite"):
        stepper.state = np.full(m.nq + m.nv, np.nan)


@pytest.mark.parametrize("method", ["dop853", "radau", "gauss"])
def test_steps_with_error_control_inside_follow_the_motion(method: str) -> None:
    m = mechanism("double_pendulum")
    exact = simulate(m, 1.0, samples=2)
    stepper = po.Stepper(m, 0.05, method, rtol=1e-9, atol=1e-11)
    stepper.step(count=20)
    found = stepper.observe(["joint_position"])["joint_position"]
    np.testing.assert_allclose(found, exact["joint_position"][-1], rtol=0, atol=1e-6)
    assert abs(stepper.energy.residual) < 1e-6


def test_many_steps_are_single_steps_and_the_books_close_with_inputs() -> None:
    m = mechanism("double_pendulum")
    single, many = (po.Stepper(m, 1e-3, inputs=m.freedom_names) for _ in range(2))
    u = np.array([1.0, -0.5])
    for _ in range(300):
        single.step(u)
    many.step(u, count=300)
    assert single.save() == many.save()
    books = many.energy
    assert set(books.supplied) >= set(m.freedom_names)
    assert abs(books.residual) < 1e-9 * sum(map(abs, books.supplied.values()))


def test_families_step_with_their_parameters() -> None:
    m = mechanism("double_pendulum")
    body = m.body_names[-1]
    family = m.with_parameters(m=f"bodies.{body}.mass")
    heavy = family.at(family.values(m=2.5))
    found = [po.Stepper(family, 1e-3, parameters={"m": 2.5}), po.Stepper(heavy, 1e-3)]
    for stepper in found:
        stepper.step(count=100)
    np.testing.assert_allclose(found[0].state, found[1].state, rtol=1e-12, atol=1e-13)
    other = po.Stepper(family, 1e-3, parameters={"m": 2.6})
    with pytest.raises(FileError, match="other numbers, equations, parameters"):
        other.restore(found[0].save())


def test_what_is_no_stepper_is_told() -> None:
    m = mechanism("double_pendulum")
    for options, message in (
        ({"step": 0.0}, "step must be a positive finite number"),
        ({"method": "semi-implict"}, "did you mean 'semi-implicit'"),
        ({"method": "euler"}, "known methods: semi-implicit, dop853"),
        ({"inputs": "elbow"}, "or a list of names; not 'elbow'"),
        ({"inputs": ["elbwo"]}, "did you mean 'elbow'"),
        ({"parameters": {"m": 1.0}}, "has no free parameters"),
    ):
        with pytest.raises(SimulationError, match=message):
            po.Stepper(m, **{"step": 1e-3, **options})
    stepper = po.Stepper(m, 1e-3, inputs={"elbow": "sin(t)"})
    with pytest.raises(SimulationError, match="it is a formula or a function, compiled with the model"):
        stepper.step({"elbow": 1.0})
    for copied in (copy.copy, pickle.dumps):
        with pytest.raises(TypeError, match=r"give it what save\(\) gives"):
            copied(stepper)


def test_it_lives_as_long_as_its_step_and_no_longer() -> None:
    stepper = po.Stepper(mechanism("double_pendulum"), 1e-3)
    seen, step = weakref.ref(stepper), stepper.step
    del stepper
    gc.collect()
    step()
    assert seen() is not None
    del step
    gc.collect()
    assert seen() is None


def test_threads_each_with_a_stepper_compute_what_one_does() -> None:
    m = mechanism("four_bar")
    steppers = [po.Stepper(m, 1e-3) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda stepper: stepper.step(count=2000), steppers))
    assert len({stepper.save() for stepper in steppers}) == 1


def test_names_of_outputs_are_checked() -> None:
    stepper = po.Stepper(mechanism("double_pendulum"), 1e-3)
    assert set(stepper.observe(["body_position"])) == {"body_position"}
    assert stepper.observe(["body_position"])["body_position"].shape[-1] == 3
    with pytest.raises(SimulationError, match="did you mean 'body_position'"):
        stepper.observe(["body_positoin"])


def test_until_when_pulses_come_is_told(tmp_path: Path) -> None:
    """Compiled steps do not know more of them than the span of the file; a step that is told the value needs none."""
    text = "pulses\nV1 a 0 PULSE(0 3 0 20n 20n 480n 1u)\nR1 a b 1k\nC1 b 0 100p\n.tran 1n 2u\n.end\n"
    (tmp_path / "pulses.cir").write_text(text)
    net = po.load(tmp_path / "pulses.cir")
    with pytest.warns(po.RunWarning, match=r"pulses of 'V1' come until t = 2e-06 s"):
        stepper = po.Stepper(net, 1e-7, method="radau")
    stepper.step(count=15)
    expected = po.simulate(net, 1.5e-6, samples=2, outputs=["C1.charge"], progress=False)["C1.charge"][-1]
    assert stepper.state[0] == pytest.approx(float(expected), rel=1e-6)
    po.Stepper(net, 1e-7, method="radau", inputs=["V1"]).step(2.0)
