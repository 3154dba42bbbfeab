"""Limits of joints: warned of where they do not act, met and complementary in semi-implicit steps."""

import re
import warnings
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from poinsot.simulation.results import recording
from switching.limited_chains import STOP, chain

INERTIA = '<inertial><origin xyz="0.3 0 0"/><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/>'
LINK = '<link name="{}">' + INERTIA + "</inertial></link>"
JOINT = '<joint name="{}" type="{}"><parent link="{}"/><child link="{}"/><axis xyz="0 1 0"/>{}</joint>'
LIMIT = '<limit lower="{}" upper="{}" effort="1" velocity="1"/>'


def robot(folder: Path, *joints: tuple[str, str, float, float], follow: str = "") -> Path:
    """A chain of joints (name, kind, lower, upper) about or along y, under gravity along z."""
    links = "".join(LINK.format(f"l{k}") for k in range(len(joints) + 1))
    text = "".join(
        JOINT.format(name, kind, f"l{k}", f"l{k + 1}", LIMIT.format(low, high) + (follow if k == 1 else ""))
        for k, (name, kind, low, high) in enumerate(joints)
    )
    return saved(folder / "robot.urdf", f'<robot name="robot">{links}{text}</robot>')


def run_of(system: Any, **options: Any) -> tuple[Any, list[str]]:
    with warnings.catch_warnings(record=True, action="always") as caught:
        run = po.simulate(system, **options)
    return run, [str(w.message) for w in caught if issubclass(w.category, po.LimitWarning)]


def test_a_run_warns_exactly_when_a_sample_lies_beyond(tmp_path: Path) -> None:
    for seed in range(6):
        rng = np.random.default_rng(seed)
        bounds = [tuple(sorted(rng.uniform(-1.0, 1.0, 2))) for _ in range(3)]
        kinds = ("revolute", "prismatic", "continuous")
        file = robot(
            tmp_path, *((f"j{k}", kind, *bound) for k, (kind, bound) in enumerate(zip(kinds, bounds, strict=True)))
        )
        start = {f"j{k}": float(np.mean(bound)) for k, bound in enumerate(bounds)}
        run, said = run_of(po.load(file, limits=False), time=float(rng.uniform(0.05, 0.6)), initial=start, samples=51)
        q, (low, high) = run["joint_position"].values[:, :2], np.array(bounds[:2]).T
        beyond = (q < low) | (q > high)
        names = [f"j{k}" for k in np.argsort(np.where(beyond.any(0), beyond.argmax(0), 99), kind="stable")]
        expected = ", ".join(name for name in names[:2] if beyond[:, int(name[1])].any()) if beyond.any() else ""
        assert len(said) == bool(beyond.any()), (seed, said)
        assert run.attrs.get("beyond_limits", "") == expected, seed
        for k in np.flatnonzero(beyond.any(0)):
            first = run["time"].values[beyond[:, k].argmax()]
            past = np.maximum(low[k] - q[:, k], q[:, k] - high[k]).argmax()
            found = re.search(
                rf"'j{k}' from t = (\S+) s on, reaching (\S+) (rad|m) where its limit is (\S+?)(;|\. )", said[0]
            )
            assert found and found[3] == ("rad", "m")[k]
            limit = high[k] if q[past, k] > high[k] else low[k]
            said_so = [float(x) for x in found.group(1, 2, 4)]
            assert said_so == pytest.approx([first, q[past, k], limit], rel=1e-3, abs=1e-3), seed


def test_it_is_said_whatever_is_kept_and_by_machines_in_networks(tmp_path: Path) -> None:
    arm = po.load(robot(tmp_path, ("swing", "revolute", -0.1, 0.1)), limits=False)
    _, said = run_of(arm, time=1.0, outputs=["body_twist"])
    assert len(said) == 1 and "'swing' from t = " in said[0] and "its limit is 0.1." in said[0]
    net = po.Network("bench")
    net.add(arm.as_element("arm", ["swing"]), "shaft")
    net.add(po.rotational.Damper("d", 0.01), "shaft", "ground")
    run, said = run_of(net, time=1.0)
    assert len(said) == 1 and "'arm.swing'" in said[0] and run.attrs["beyond_limits"] == "arm.swing"
    written = po.read(po.write(run, tmp_path / "run.nc"))
    assert written.attrs["beyond_limits"] == "arm.swing"


def test_a_joint_that_rests_on_its_limit_or_has_none_is_silent(tmp_path: Path) -> None:
    for low, high, start in ((0.3, 0.5, 0.3), (-0.5, 0.3, 0.3)):
        file = robot(tmp_path, ("swing", "revolute", low, high))
        still = po.load(file)
        _, said = run_of(still, time=1e-9, times=[0.0], initial={"swing": start})
        assert not said
    assert not run_of(po.load(Path(__file__).parents[2] / "examples" / "double_pendulum.toml"), time=1.0)[1]


def test_a_joint_that_follows_has_limits_of_its_own(tmp_path: Path) -> None:
    follow = '<mimic joint="lead" multiplier="-2" offset="0.5"/>'
    file = robot(tmp_path, ("lead", "revolute", -9, 9), ("follow", "revolute", -0.1, 0.6), follow=follow)
    run, said = run_of(po.load(file, mimic="coupled", limits=False), time=1.0, initial={"lead": {"velocity": 2.0}})
    value = 0.5 - 2 * run["joint_position"].values[:, 0]
    assert value.max() > 0.6 or value.min() < -0.1
    assert len(said) == 1 and run.attrs["beyond_limits"] == "follow"


def test_the_command_line_says_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from poinsot.cli.app import run

    file = robot(tmp_path, ("swing", "revolute", -0.1, 0.1))
    monkeypatch.setattr("sys.argv", ["poinsot", "simulate", str(file), "--time", "1", "--no-limits"])
    assert run() == 0
    assert "warning: the run of 'robot' leaves limits of joints that do not act" in " ".join(
        capsys.readouterr().err.split()
    )


def test_limits_are_told_once_whatever_the_batches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    model = po.load(robot(tmp_path, ("j0", "revolute", -0.1, 0.3), ("j1", "prismatic", -0.05, 0.05)), limits=False)
    whole, said = run_of(model, time=1.0, samples=101, outputs=[])
    assert len(said) == 1
    monkeypatch.setattr(recording, "BATCH", 10)
    run, again = run_of(model, time=1.0, samples=101, outputs=[])
    assert again == said and run.attrs["beyond_limits"] == whole.attrs["beyond_limits"]


H = 1e-3


@pytest.mark.parametrize("base", ["fixed", "free"])
def test_gaps_and_impulses_are_complementary_and_lose_energy(tmp_path: Path, base: str, seed: int) -> None:
    """Random torques drive chains against limits, several at once; of free bases momentum stays."""
    rng = np.random.default_rng(seed)
    bounds = [(-float(rng.uniform(0.05, 0.3)), float(rng.uniform(0.05, 0.3))) for _ in range(4)]
    loaded = po.load(chain(tmp_path, *bounds), base=base)
    m = po.Mechanism(replace(loaded.model, gravity=(0.0, 0.0, 0.0))) if base == "free" else loaded
    names = [name for name in m.freedom_names if name.startswith("j")]
    low, high = np.array(bounds).T
    stepper, lost, hits = po.Stepper(m, H, "semi-implicit", inputs=names), 0.0, 0
    stops = stepper._steps._stops[0]  # type: ignore[attr-defined]
    for k in range(600):
        stepper.step(3.0 * rng.normal(size=4) if k % 50 == 0 else None)
        q = stepper.state[m.nq - len(names) : m.nq]
        assert (q >= low - 1e-13).all() and (q <= high + 1e-13).all()
        gaps = np.minimum(q - low, high - q)
        assert (stops.jump.impulse >= 0.0).all() and np.abs(gaps * stops.jump.impulse).max() < 1e-13
        hits += int((stops.jump.impulse > 0.0).any())
        passed = np.array([*stepper.energy.dissipated.values()]) if k % 20 == 0 else None
        if passed is not None:
            assert passed.sum() >= lost - 1e-12
            lost = passed.sum()
    assert hits > 50 and lost > 0.0
    if base == "free":
        momentum = m.centroidal_momentum(stepper.state[: m.nq], stepper.state[m.nq : m.nq + m.nv])
        assert np.abs(np.asarray(momentum)).max() < 1e-9


def test_within_limits_steps_have_the_bits_of_those_without(tmp_path: Path) -> None:
    m = po.load(chain(tmp_path, (-3.0, 3.0), (-3.0, 3.0)))
    bare = po.Mechanism(replace(m.model, switches=()))
    states = []
    for each in (m, bare):
        stepper = po.Stepper(each, H, "semi-implicit")
        stepper.step(count=300)
        states.append(stepper.state)
    np.testing.assert_array_equal(*states)


@pytest.mark.parametrize("e", [0.0, 0.5, 1.0])
def test_a_rod_bounces_by_its_restitution_and_then_rests(tmp_path: Path, e: float) -> None:
    """Steps of order 1 of the run that lands on impacts; with e = 0 it lies on its stop, to the bit."""
    m, errors = po.load(saved(tmp_path / "stop.toml", STOP + (f"restitution = {e}\n" if e else ""))), []
    end = 0.62 if e else 1.0
    exact = po.simulate(m, end, samples=2, progress=False)["joint_position"].values[-1, 0]
    for h in (1e-3, 2.5e-4):
        stepper = po.Stepper(m, h, "semi-implicit")
        stepper.step(count=round(end / h))
        errors.append(abs(stepper.state[0] - exact))
        assert stepper.state[0] >= -0.5
    assert errors[1] < (0.4 * errors[0] if e else 1e-15), errors
    if not e:
        assert stepper.state[0] == -0.5 and abs(stepper.state[1]) < 1e-15
