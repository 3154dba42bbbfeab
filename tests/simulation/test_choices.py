"""Newton controls and root finders by name and of one's own: what they solve stays the same, wherever runs are made."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES, saved
from networks.nonlinear_networks import ring_modulator
from poinsot import SimulationError, System
from poinsot.simulation import NewtonControl, RootFinder
from poinsot.simulation.choices import CHOICES
from poinsot.simulation.loops import crossings
from simulation import own_tableaus as own
from simulation.bouncing import ball, impacts
from simulation.own_in_files import FILE, command
from simulation.small_systems import van_der_pol

OWN = RootFinder("linear", retained=0.3, truncation=0.05, slack=4)
FINDERS = [*RootFinder.names, OWN, RootFinder("quadratic", 0.7, 0.1, 0)]
LOOSE, TIGHT = NewtonControl(0.1, 30, 0.3, 1.5), NewtonControl(1e-6, 40, 0, 1)
HEAD = "[simulation.methods.alexander]"
CONTROLS = [*NewtonControl.names, LOOSE, TIGHT]


def narrowed(finder: Any, guards: Any, monkeypatch: pytest.MonkeyPatch) -> tuple[float, int]:
    """The moment in [0, 1] that the text of loops finds for guards, and its trials."""
    trials, guard, n = list[float](), SimpleNamespace(), len(guards(0.0))
    rows = SimpleNamespace(state=[SimpleNamespace(fired=-1, slope=0.0)], guard=guard)
    for name, shape in (("margin", n), ("base", n), ("deflated", n), ("rise", n), ("bracket", (4, n))):
        setattr(guard, name, np.zeros(shape))

    def look_at(plan: Any, work: Any, switch: Any, rows: Any, h: float, theta: float) -> bool:
        trials.append(theta)
        rows.guard.margin[:] = guards(theta)
        return True

    monkeypatch.setattr(crossings, "look_at", look_at)
    for line in range(2):
        rows.guard.margin[:] = guards(float(line))
        crossings.values_at(rows, float(line), line)
    plan = SimpleNamespace(finder=RootFinder.numbers(RootFinder.told(finder)))
    found = crossings._narrow(plan, None, None, rows, 1.0, 0.0, 1.0)  # type: ignore[arg-type]
    return found, len(trials) - 2  # two more for the slope


@pytest.mark.parametrize("finder", FINDERS, ids=str)
@pytest.mark.parametrize("seed", range(12))
def test_a_zero_is_found_within_the_trials_that_are_allowed(
    rng: np.random.Generator, finder: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of guards of any size, bent, steep and flat, the first of several; after no more trials than its slack allows."""
    zeros, size = rng.uniform(0.01, 0.99, rng.integers(1, 4)), 10.0 ** rng.uniform(-5, 5)
    bends = rng.uniform(-8, 8, len(zeros))

    def guards(theta: float) -> Any:
        return -size * np.expm1(bends * (theta - zeros)) / bends

    found, trials = narrowed(finder, guards, monkeypatch)
    first = zeros.argmin()  # there the guard has the slope −size; it may be CLOSE of what it is at an end
    end = max(abs(guards(0.0)[first]), abs(guards(1.0)[first]))
    assert abs(found - zeros[first]) < 2.0 * crossings.CLOSE * max(1.0, end / size)
    record = finder if isinstance(finder, RootFinder) else RootFinder.read(finder)
    assert trials <= 48 + record.slack
    # with a slack of 1 as many as bisection are promised, no fewer: ITP takes 44 of one that bends by e⁻⁸
    assert trials > 30 if finder == "bisection" else trials < 30 or record.slack <= 1


@pytest.mark.parametrize("finder", FINDERS, ids=str)
def test_a_jump_a_flat_zero_and_one_near_a_pole_are_found(finder: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    at = 0.3456789
    jump, _ = narrowed(finder, lambda x: [1e3 if x < at else -1e-3], monkeypatch)
    flat, _ = narrowed(finder, lambda x: [-((x - at) ** 9)], monkeypatch)
    steep, _ = narrowed(finder, lambda x: [1.0 / (x + 1e-9) - 3.0], monkeypatch)
    assert at <= jump < at + 2e-14
    assert abs((flat - at) ** 9) <= 1e-14 * (1.0 - at) ** 9
    assert abs(steep + 1e-9 - 1.0 / 3.0) < 1e-13


@pytest.mark.sample(6)
@pytest.mark.parametrize("finder", FINDERS, ids=str)
@pytest.mark.parametrize("method", ["dop853", "radau", own.SDIRK_4], ids=own.name_of)
def test_impacts_come_at_their_moments_by_any(method: Any, finder: Any) -> None:
    run = po.simulate(ball(), 3.0, samples=4, method=method, root_finder=finder)
    np.testing.assert_allclose(run["event_time"].values[:20], impacts(20, 0.7), rtol=1e-12)
    usual = po.simulate(ball(), 3.0, samples=4, method=method)
    np.testing.assert_allclose(run["state"], usual["state"], atol=1e-10)


@pytest.mark.parametrize("finder", ["bisection", "illinois", "itp", OWN], ids=str)
def test_time_stepping_ends_steps_at_moments_by_any(finder: Any) -> None:
    machine, low = po.load(EXAMPLES / "double_pendulum.toml"), po.Event("shoulder - 0.5", name="low")
    given: dict[str, Any] = {"time": 0.5, "samples": 2, "method": "moreau", "step": 2e-3, "events": low}
    usual, found = po.simulate(machine, **given), po.simulate(machine, root_finder=finder, **given)
    np.testing.assert_allclose(found["event_time"], usual["event_time"], rtol=0, atol=1e-12)
    assert found.sizes["event"] == 1 and not np.array_equal(found["event_time"], usual["event_time"])


@pytest.mark.parametrize("finder", ["bisection", "illinois", "itp", OWN], ids=str)
def test_a_rectifier_switches_at_its_moments_by_any(finder: Any) -> None:
    net = po.load(EXAMPLES / "networks" / "peak_rectifier.toml")
    given: dict[str, Any] = {"time": 0.05, "samples": 6, "rtol": 1e-9, "atol": 1e-11}
    usual, found = po.simulate(net, **given), po.simulate(net, root_finder=finder, **given)
    np.testing.assert_allclose(found["event_time"], usual["event_time"], rtol=0, atol=1e-10)


@pytest.mark.parametrize("control", CONTROLS, ids=str)
@pytest.mark.parametrize(("method", "order"), [("gauss", 6), ("radau", 5), (own.SDIRK_4, 4)])
def test_orders_are_the_methods_by_any(damped: System, method: Any, order: int, control: Any) -> None:
    """With fixed steps, and rtol below the errors measured: what corrections leave over is of rtol."""

    def end(step: float) -> Any:
        options: dict[str, Any] = {"method": method, "step": step, "rtol": 1e-13, "atol": 1e-14, "outputs": ["state"]}
        return po.simulate(damped, 3.0, times=[3.0], newton=control, **options)["state"].values[-1]

    exact = po.simulate(damped, 3.0, times=[3.0], rtol=1e-13, atol=1e-14, outputs=["state"])["state"].values[-1]
    errors = [np.abs(end(step) - exact).max() for step in (0.5, 0.25)]
    assert np.log2(errors[0] / errors[1]) == pytest.approx(order, abs=0.6)


def test_errors_follow_the_tolerance_of_corrections() -> None:
    """With steps as they are, what stages are short of is a share κ of rtol."""
    given: dict[str, Any] = {"time": 20.0, "times": [20.0], "step": 0.02, "method": "radau", "outputs": ["state"]}
    system = van_der_pol(5.0)
    exact = po.simulate(system, newton=TIGHT, rtol=1e-12, **given)["state"].values
    errors = []
    for kappa in (0.1, 1e-2, 1e-4, 0.0):
        control = NewtonControl(kappa, keep=0.5)
        errors.append(np.abs(po.simulate(system, newton=control, rtol=1e-5, atol=1e-7, **given)["state"] - exact).max())
    assert errors[2] < errors[0] and errors[2] < 1e-6 and errors[3] < 1e-6 and errors[0] < 1e-3


def test_jacobians_and_eliminations_are_kept_as_long_as_is_said() -> None:
    machine = po.load(EXAMPLES / "andrews.toml")
    given: dict[str, Any] = {"time": 0.01, "samples": 3, "method": "radau", "rtol": 1e-7, "atol": 1e-9}
    fresh, kept = (po.simulate(machine, newton=each, **given) for each in ("fresh", NewtonControl(keep=1.0)))
    steps = [each.attrs["steps"] for each in (fresh, kept)]
    assert fresh.attrs["jacobians"] >= steps[0] and kept.attrs["jacobians"] < steps[1] / 2
    assert fresh.attrs["factorizations"] >= steps[0]
    np.testing.assert_allclose(fresh["joint_position"], kept["joint_position"], atol=1e-5)


def test_networks_solved_with_their_laws_heed_it() -> None:
    """Fewer corrections than a step takes divide it; a tighter tolerance costs evaluations and changes nothing."""
    bench = ring_modulator()
    given: dict[str, Any] = {"time": 1e-4, "samples": 3, "rtol": 1e-6, "atol": 1e-9, "method": "radau"}
    usual, tight, few = (
        po.simulate(bench, newton=each, **given)
        for each in ("simplified", NewtonControl(1e-8), NewtonControl(iterations=1))
    )
    assert tight.attrs["evaluations"] > usual.attrs["evaluations"] and few.attrs["steps"] > usual.attrs["steps"]
    for run in (tight, few):
        np.testing.assert_allclose(run["Ro.voltage"], usual["Ro.voltage"], rtol=0, atol=1e-7)


def test_a_quadratic_energy_is_kept_to_rounding_unless_less_is_asked_for() -> None:
    system = po.PortHamiltonian(lambda x: 3.0 * x[0] * x[0] + x[1] * x[1], [[0, 1], [-1, 0]], ("q", "p"))
    energy = {}
    for control in ("simplified", NewtonControl(tolerance=0.1), NewtonControl(tolerance=0)):
        given: dict[str, Any] = {
            "method": "gauss",
            "step": 0.05,
            "rtol": 1e-6,
            "newton": control,
            "steps_per_sample": 1,
        }
        run = po.simulate(system, 20.0, initial=[0.3, -0.4], **given)
        energy[str(control)] = np.ptp(run["energy_stored"].values) / run["energy_stored"].values[0]
    assert energy["simplified"] < 1e-13 and list(energy.values())[2] < 1e-13


@pytest.mark.parametrize(
    ("kind", "made", "reason"),
    [
        (NewtonControl, {"tolerance": -1.0}, "tolerance must be from 0 to 0.5; not -1"),
        (NewtonControl, {"iterations": 0}, "iterations must be a whole number from 1 to 1000; not 0"),
        (NewtonControl, {"iterations": 2.5}, "a whole number"), (NewtonControl, {"keep": float("nan")}, "not nan"),
        (NewtonControl, {"keep": True}, "keep must be"), (NewtonControl, {"lengthen": "2"}, "lengthen must be"),
        (RootFinder, {"interpolation": "linaer"}, "unknown interpolation 'linaer'; did you mean 'linear'"),
        (RootFinder, {"retained": 0.0}, "retained must be from 0.01 to 1"), (RootFinder, {"slack": 51}, "0 to 50"),
        (RootFinder, {"truncation": 1.0}, "truncation must be"),
    ],
)  # fmt: skip
def test_what_is_none_is_refused(kind: Any, made: dict[str, Any], reason: str) -> None:
    with pytest.raises(SimulationError, match=f"the {kind.called} is refused: .*{reason}"):
        kind(**made)


@pytest.mark.parametrize("record", [LOOSE, TIGHT, OWN, NewtonControl(), RootFinder()], ids=str)
def test_a_record_is_text_without_loss(record: Any) -> None:
    assert type(record).read(type(record).told(record)) == record


def test_names_and_runs_that_do_not_heed_them_are_told(pendulum: System) -> None:
    for name, kind in CHOICES.items():
        with pytest.raises(SimulationError, match=f"unknown {kind.called} 'xyz'; known {kind.called}s: "):
            po.simulate(pendulum, 1.0, **{name: "xyz"})
        with pytest.raises(SimulationError, match=f"a {kind.called} must be a name.* or a {kind.__name__}; not 3"):
            po.simulate(pendulum, 1.0, **{name: 3})
    with pytest.warns(po.RunWarning, match="newton does nothing in this run: 'dop853' solves no stages"):
        po.simulate(pendulum, 1.0, newton="fresh")
    with pytest.warns(po.RunWarning, match="root_finder does nothing in this run: 'dop853' looks for no moments"):
        po.simulate(pendulum, 1.0, root_finder="itp")
    with pytest.warns(po.RunWarning, match="'moreau' looks for no moments"):
        po.simulate(po.load(EXAMPLES / "bouncing_ball.toml"), 0.1, method="moreau", step=1e-2, root_finder="itp")


def test_steppers_checkpoints_members_and_lanes_take_them(tmp_path: Path) -> None:
    machine = po.load(EXAMPLES / "bouncing_ball.toml")
    options: dict[str, Any] = {"method": "radau", "rtol": 1e-7, "atol": 1e-9, "newton": LOOSE, "root_finder": OWN}
    found = po.simulate(machine, 1.0, samples=3, checkpoint=tmp_path / "run.ckpt", **options)
    assert np.array_equal(po.resume(tmp_path / "run.ckpt", machine)["joint_position"], found["joint_position"])
    stepper, usual = po.Stepper(machine, 0.5, **options), po.Stepper(machine, 0.5, "radau", rtol=1e-7, atol=1e-9)
    for each in (stepper, usual):
        each.step(count=2)
    assert not np.array_equal(stepper.state, usual.state) and np.allclose(stepper.state, usual.state, atol=1e-5)
    more: dict[str, Any] = {"time": 1.0, "samples": 5, "outputs": ["joint_position"], **options}
    for lanes in (None, 4):
        runs = po.ensemble(machine, {"fall": [1.0, 1.3]}, lanes=lanes, **more)
        for k, height in enumerate((1.0, 1.3)):
            alone = po.simulate(machine, initial={"fall": height}, **more)
            assert np.array_equal(runs["joint_position"].values[k], alone["joint_position"].values)


def test_files_and_the_command_line_have_those_of_ones_own(tmp_path: Path) -> None:
    """The same bits as from Python, by name, as a table, and of a file of Python."""
    file, python = tmp_path / "rod.toml", tmp_path / "mine.py"
    newton = "newton = { tolerance = '1/10', iterations = 30, keep = 0.3, lengthen = 1.5 }\n".replace("'", '"')
    file.write_text(FILE.replace(HEAD, newton + HEAD))
    python.write_text("from poinsot.simulation import NewtonControl\nmine = NewtonControl(0.1, 30, 0.3, 1.5)\n")
    plain = saved(tmp_path / "plain.toml", FILE)
    begun: dict[str, Any] = {"initial": {"hinge": 1.0}}
    found = po.simulate(po.load(file), **begun)["joint_position"]
    assert np.array_equal(found, po.simulate(po.load(plain), newton=LOOSE, **begun)["joint_position"])
    assert not np.array_equal(found, po.simulate(po.load(plain), **begun)["joint_position"])
    out, given = tmp_path / "run.nc", ["--initial", "hinge=1", "--newton", f"{python}:mine"]
    assert command("simulate", str(plain), *given, "--out", str(out)) == 0
    assert np.array_equal(po.read(out)["joint_position"], found)
    for old, new, reason in (
        ("keep = 0.3", "keep = 3", "keep must be from 0 to 1"), ("keep", "kept", "unknown key"),
        (newton, 'newton = "fresch"\n', "did you mean 'fresh'"), (newton, "newton = 3\n", "must be a name"),
        (newton, 'root_finder = { interpolation = "cubic" }\n', "unknown interpolation"),
    ):  # fmt: skip
        file.write_text(FILE.replace(HEAD, newton.replace(old, new) + HEAD))
        with pytest.raises(po.FileError, match=rf"rod\.toml:\d+: simulation.*{reason}"):
            po.load(file)
