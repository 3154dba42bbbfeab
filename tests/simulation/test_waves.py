"""A coil behind a pulse train: closed form, whatever the method, the step, the clock and the way it is written."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import quick, saved
from command import poinsot
from poinsot.simulation.moments import find_moments
from simulation.choppers import PULSES, chopper, current, some


@pytest.mark.filterwarnings("ignore::poinsot.errors.StepWarning")
@pytest.mark.parametrize(("seed", "scale"), [(0, 1.0), (1, 1e-5), (2, 1e5)])
def test_a_chopper_by_any_method_and_step(seed: int, scale: float, tmp_path: Path) -> None:
    n = some(seed, scale)
    end = 6.3 * n["T"]
    file, exact = chopper(tmp_path, n), current(end, **n)[0]
    model = po.load(file)
    ways = [{"method": m, "rtol": 1e-11} for m in ("dop853", "radau", "radau9", "gauss")]
    ways += [{"max_step": n["T"] * 0.7, "rtol": 1e-11}, {"step": n["T"] * 0.0131}]
    for way in ways:
        run = po.simulate(model, end, samples=2, **way)
        assert abs(float(run["L.current"][-1]) / exact - 1) < 1e-9, (seed, way)
    first = po.simulate(model, 2.55 * n["T"], rtol=1e-11)  # in two parts
    middle = {"L.current": float(first["L.current"][-1])}
    second = po.simulate(model, end, start=2.55 * n["T"], initial=middle, rtol=1e-11)
    assert abs(float(second["L.current"][-1]) / exact - 1) < 1e-9


@pytest.mark.parametrize("seed", quick(1, range(2)))
def test_formula_table_and_other_formulas_are_one(seed: int, tmp_path: Path) -> None:
    """And moved in time: what begins a thousand periods later."""
    n = some(seed)
    k, later = np.arange(8)[:, None], 1000 * n["T"]
    times = n["phi"] + n["T"] * (k + np.array([0, 0, n["d"], n["d"]]))
    ways = [PULSES, "5*square(t - phi, T, d) + 5", "10*step(d - mod(t - phi, T)/T)*step(t - phi)"]
    ways += [f"10*pulse(t - phi - {later!r}, T, d)", "10*step(2*d - 1 - sawtooth(t - phi, T))*step(t - phi)"]
    end, found = 6.3 * n["T"], []
    for way in ways:
        start = later if repr(later) in way else 0.0
        run = po.simulate(po.load(chopper(tmp_path, n, way)), start + end, start=start, samples=2, rtol=1e-11)
        found.append(float(run["L.current"][-1]))
    table = {"V": (times.ravel(), np.tile([0, 10, 10, 0], 8))}
    run = po.simulate(po.load(chopper(tmp_path, n)), end, inputs=table, samples=2, rtol=1e-11)
    found.append(float(run["L.current"][-1]))
    np.testing.assert_allclose(found, current(end, **n)[0], rtol=1e-9, err_msg=str(seed))


def test_ten_thousand_periods_cost_their_steps(tmp_path: Path) -> None:
    """100 kHz for 0.1 s: two steps a period, each landing on an edge, and the closed form."""
    n = {"T": 1e-5, "d": 0.3, "phi": 2e-6, "L": 1e-4}
    run = po.simulate(po.load(chopper(tmp_path, n)), 0.1, samples=11, rtol=1e-10)
    assert run.attrs["steps"] < 20_100
    exact = [current(t, **n)[0] for t in run["time"].values[1:]]
    np.testing.assert_allclose(run["L.current"].values[1:], exact, rtol=1e-9)


def test_members_that_differ_in_duty_have_the_bits_of_single_runs(tmp_path: Path) -> None:
    file, duties = chopper(tmp_path, some(3)), [0.0, 0.21, 0.5, 0.83, 1.0]
    options = {"time": 0.53, "samples": 4, "rtol": 1e-9}
    together = po.ensemble(file, over={"d": duties}, **options)
    for k, d in enumerate(duties):
        alone = po.simulate(po.load_family(file), parameters={"d": d}, **options)
        np.testing.assert_array_equal(together["L.current"].values[k], alone["L.current"].values)
    with pytest.raises(po.PoinsotError, match="duty must be within"):
        po.simulate(po.load_family(file), parameters={"d": 1.2}, **options)


def test_through_the_command_line_and_a_netlist(tmp_path: Path) -> None:
    """The formula of a netlist is SPICE's own pulse, but for its edges of 1e-12 s."""
    netlist = "* coil\n.param per=1m d=0.3\nV1 a 0 {}\nR1 a b 2\nL1 b 0 1m\n.tran 1u 5.2m\n.end\n"
    found = []
    for source in ("{10*pulse(t - 0.1m, per, d)}", "PULSE(0 10 0.1m 1p 1p 0.3m 1m)"):
        run = po.simulate(po.load(saved(tmp_path / "coil.cir", netlist.format(source))), rtol=1e-10)
        found.append(float(run["L1.current"][-1]))
    exact = current(5.2e-3, 1e-3, 0.3, 1e-4, 1e-3)[0]
    np.testing.assert_allclose(found, exact, rtol=1e-7)
    assert abs(found[0] / exact - 1) < 1e-9
    done = poinsot("simulate", chopper(tmp_path, some(4)), "--time", "0.5", "--out", tmp_path / "run.nc")
    assert done.returncode == 0 and "balanced" in done.stdout, done.stderr


@pytest.mark.parametrize(
    ("formula", "moments"),
    [
        ("floor(50*t**2)", np.sqrt(np.arange(1, 450) / 50)),
        ("floor(0.5 + sin(t))", [np.pi / 6, 5 * np.pi / 6]),
        ("pulse(t, 0.1, 0.3)*exp(-t)", np.sort(np.concatenate((np.arange(1, 30) * 0.1, np.arange(30) * 0.1 + 0.03)))),
        ("step(0.2 - sawtooth(t, 0.01))*t", np.sort(np.concatenate((np.arange(1, 300), np.arange(300) + 0.6))) * 0.01),
        ("interp(sin(t), [-1, 0.5], [0, 1])", [np.pi / 6, 5 * np.pi / 6]),
    ],
)  # fmt: skip
def test_floors_of_anything_are_found(formula: str, moments: list[float]) -> None:
    from poinsot.elements import Expression

    found = find_moments({"x": Expression(formula).at}, 0.0, 3.0).jumps
    np.testing.assert_allclose(found, moments, rtol=0, atol=1e-12)


def test_more_jumps_than_can_be_landed_on_are_refused() -> None:
    from poinsot.elements import Expression

    with pytest.raises(po.SimulationError, match=r"'x' decides .*floor.* more than"):
        find_moments({"x": Expression("pulse(t, 1e-7, 0.5)").at}, 0.0, 10.0)
