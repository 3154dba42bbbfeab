"""Step controls by name and of one's own: errors follow the tolerance by any, wherever steps are chosen."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from poinsot import SimulationError, System
from poinsot.simulation import RungeKutta, StepControl
from poinsot.simulation.choices import FILTERS, USUAL
from poinsot.simulation.following import course_for, follow
from simulation import own_tableaus as own
from simulation.own_in_files import FILE, command

CAREFUL = StepControl((0.5, 0.1, -0.1), safety=0.8, least=0.5, most=1.5)


@pytest.mark.parametrize("method", ["dop853", "radau", own.SDIRK_4], ids=own.name_of)
@pytest.mark.parametrize("control", [*FILTERS, CAREFUL], ids=lambda each: each if isinstance(each, str) else "own")
def test_the_error_follows_the_tolerance_by_any(pendulum: System, control: Any, method: Any) -> None:
    grid: dict[str, Any] = {"times": np.linspace(0.0, 20.0, 41), "max_step": 20.0, "outputs": ["state"]}
    exact = po.simulate(pendulum, rtol=1e-13, atol=1e-14, **grid)["state"].values
    for rtol in (1e-5, 1e-8):
        given: dict[str, Any] = {"rtol": rtol, "atol": rtol / 100, "method": method, **grid}
        usual, found = (po.simulate(pendulum, step_control=each, **given) for each in (USUAL, control))
        assert np.abs(found["state"].values - exact).max() < 1e3 * rtol
        assert found.attrs["steps"] + found.attrs["rejected"] < 2 * (usual.attrs["steps"] + usual.attrs["rejected"])


def test_steps_stay_within_the_bounds_of_their_factors(pendulum: System) -> None:
    options = {"time": 20.0, "samples": 2, "max_step": 20.0, "rtol": 1e-7, "step_control": CAREFUL}
    _, steps = follow(pendulum, course_for(pendulum, None, {}, (), options))
    h = steps.h[:-2]  # the last two are cut at the end of the run
    factors = h[1:] / h[:-1]
    assert len(h) > 40 and factors.max() <= 1.5 * (1 + 1e-12) and factors.min() >= 0.5 * (1 - 1e-12)


@pytest.mark.parametrize("q", [3, 4, 8])
def test_powers_are_shares_of_that_of_the_step(q: int) -> None:
    """Constant errors come to rest at s^q by any filter: there the next step is as long as the last."""
    for name in FILTERS:
        safety, _, _, *powers, factor = StepControl.numbers(name, 1 / q)
        assert factor * safety ** (q * sum(powers)) == pytest.approx(1.0, rel=1e-14)
    assert StepControl.numbers("PI", 1 / q)[:6].tolist() == pytest.approx([0.9, 1 / 3, 6.0, -0.7 / q, 0.4 / q, 0.0])
    assert StepControl.numbers(USUAL, 1 / q).tolist() == [0.9, 1 / 3, 6.0, 0.2 * 0.04 - 1 / q, 0.04, 0.0, 0.9]


def test_a_control_is_text_without_loss() -> None:
    assert StepControl.read(StepControl.told(CAREFUL)) == CAREFUL and StepControl.told("H211") == "H211"
    assert StepControl.read("PI") == StepControl()


@pytest.mark.parametrize(
    ("made", "reason"),
    [
        ({"beta": ()}, "one to three finite numbers"), ({"beta": (1, 1, 1, 1)}, "one to three"),
        ({"beta": (0.5, -0.5)}, "positive sum"), ({"beta": (3.0,)}, "at most 2 in size"), ({"beta": 1.0}, "numbers"),
        ({"beta": ("a",)}, "numbers"), ({"safety": 0.0}, "from 0.01 to 1; not 0"), ({"safety": 1.1}, "safety must"),
        ({"least": 1.0}, "least must be"), ({"most": 1.0}, "most must be"), ({"most": float("nan")}, "100; not nan"),
    ],
)  # fmt: skip
def test_what_controls_nothing_is_refused(made: dict[str, Any], reason: str) -> None:
    with pytest.raises(SimulationError, match=f"the step control is refused: .*{reason}"):
        StepControl(**made)


def test_names_and_other_things_are_told(pendulum: System) -> None:
    with pytest.raises(SimulationError, match="unknown step control 'PDI'; did you mean 'PI'"):
        po.simulate(pendulum, 1.0, step_control="PDI")
    with pytest.raises(SimulationError, match="must be a name, such as 'hairer', or a StepControl; not 3"):
        po.simulate(pendulum, 1.0, step_control=3)
    with pytest.warns(po.RunWarning, match="step_control does nothing in this run"):
        po.simulate(pendulum, 1.0, step=0.1, method="rk4", step_control="PI")


def test_steppers_checkpoints_and_members_take_it(pendulum: System, tmp_path: Path) -> None:
    options: dict[str, Any] = {"rtol": 1e-7, "atol": 1e-9, "step_control": CAREFUL}
    found = po.simulate(pendulum, 1.0, samples=3, checkpoint=tmp_path / "run.ckpt", **options)
    assert np.array_equal(po.resume(tmp_path / "run.ckpt", pendulum)["state"], found["state"])
    stepper, usual = (po.Stepper(pendulum, 0.5, "dop853", **more) for more in (options, {"rtol": 1e-7, "atol": 1e-9}))
    for each in (stepper, usual):
        each.step(count=2)
    assert not np.array_equal(stepper.state, usual.state)
    assert np.allclose(stepper.state, found["state"].values[-1], rtol=0, atol=1e-6)
    mech = po.load(Path(__file__).parents[2] / "examples" / "double_pendulum.toml")
    more: dict[str, Any] = {"time": 0.3, "samples": 7, "outputs": ["joint_position"], **options}
    runs = po.ensemble(mech, {"shoulder": [0.1, 0.4]}, **more)
    for k, angle in enumerate((0.1, 0.4)):
        alone = po.simulate(mech, initial={"shoulder": angle}, **more)
        assert np.array_equal(runs["joint_position"].values[k], alone["joint_position"].values)


def test_files_and_the_command_line_have_methods_and_controls_of_ones_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same bits as from Python, by name too; a stepper knows the file's names."""
    file, python = tmp_path / "rod.toml", tmp_path / "mine.py"
    file.write_text(FILE)
    python.write_text(
        "from poinsot.simulation import RungeKutta, StepControl\ncareful = StepControl((1,))\n"
        "heun = RungeKutta([(), (1.0,)], (0.5, 0.5), order=2, embedded=(1, 0), name='heun')\n"
    )
    mech = po.load(file)
    named = RungeKutta(own.SDIRK_2.A, own.SDIRK_2.b, order=2, name="alexander")
    for method, more in (("alexander", {}), ("jump", {"step": 0.01})):
        by_name = po.simulate(mech, method=method, **more)
        out = tmp_path / f"{method}.nc"
        flags = ["--step", "0.01"] if more else []
        assert command("simulate", str(file), "--method", method, *flags, "--out", str(out)) == 0
        assert np.array_equal(po.read(out)["joint_position"], by_name["joint_position"])
    of_file = po.simulate(mech)
    assert of_file.attrs["method"] == "alexander"
    typed = po.simulate(mech, method=named, step_control=CAREFUL)
    assert np.array_equal(of_file["joint_position"], typed["joint_position"])
    steppers = [po.Stepper(mech, 0.1, each) for each in ("alexander", named)]
    for stepper in steppers:
        stepper.step(count=3)
    assert np.array_equal(steppers[0].state, steppers[1].state)
    given = ["--method", f"{python}:heun", "--step-control", f"{python}:careful", "--out", str(tmp_path / "h.nc")]
    assert command("simulate", str(file), *given) == 0 and po.read(tmp_path / "h.nc").attrs["method"] == "heun"
    capsys.readouterr()
    for wrong, reason in (("simulate.py:x", "there is no file"), ("alexandr", "unknown method")):
        assert command("simulate", str(file), "--method", wrong) == 2
        assert reason in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("order = 2", "order = 3", "b is not of the order 3"), ('= "alexander"', '= "alexandre"', "unknown method"),
        ("order = 2", 'order = 2\nscheme = "variational"', "and not of both"), ("least", "lest", "unknown key"),
        ("safety = 0.8", "safety = 2", "safety must be from 0.01"), ("b = [", "d = [", "unknown key"),
        ('A = [["1 - sqrt(1/2)"],', 'A = ["1 - sqrt(1/2)",', "list of rows of numbers"),
    ],
)  # fmt: skip
def test_what_is_wrong_in_a_file_is_told_with_its_line(tmp_path: Path, old: str, new: str, reason: str) -> None:
    file = saved(tmp_path / "rod.toml", FILE.replace(old, new, 1))
    with pytest.raises(po.FileError, match=rf"rod\.toml:\d+: simulation.*{reason}"):
        po.load(file)
