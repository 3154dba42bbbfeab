"""What an MJCF file says of its contacts and limits acts as in MuJoCo, or is named.

Law: a sphere let go on a slope slides or rolls by the condim, priority and friction of both geoms, closed forms; limits
act from their margin on and not where a flag takes them out, as `mujoco.mj_step` has it.
"""

import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved

DOWN, ACROSS = 3.0, 9.0
ROLLS = 15.0 / 7.0  # speed after 1 s of a full sphere: 5/7 of what slides freely
BALL = '<body pos="0 0 .1"><freejoint/><geom name="ball" size=".1" density="1000" {}/></body>'


def loaded(folder: Path, world: str, more: str = "", quiet: bool = True, **options: Any) -> po.Mechanism:
    file = folder / "model.xml"
    gravity = f'<option gravity="{DOWN} 0 {-ACROSS}"/>'
    file.write_text(f"<mujoco>{gravity}<worldbody>{world}</worldbody>{more}</mujoco>")
    with warnings.catch_warnings():
        if quiet:
            warnings.simplefilter("error")
        return po.load(file, **options)


def speed(mechanism: po.Mechanism, method: str) -> float:
    options = {"step": 1e-3} if method == "moreau" else {}
    run = po.simulate(mechanism, time=1.0, samples=2, method=method, **options)
    return float(np.linalg.norm(run.joint_velocity.values[-1, 3:]))


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("ball", "plane", "expected"),
    [
        ("", "", ROLLS),
        ('condim="1"', "", ROLLS),  # the larger condim of the two counts
        ('condim="1"', 'condim="1"', DOWN),
        ('condim="1" priority="1"', "", DOWN),
        ('priority="1" friction="0.05"', "", DOWN - 0.05 * ACROSS),
        ('friction="0.05" condim="1"', 'friction="0.08"', DOWN - 0.08 * ACROSS),
        ('priority="1" friction="0.05"', 'priority="2" condim="1"', DOWN),
    ],
)
def test_condim_and_priority(ball: str, plane: str, expected: float, tmp_path: Path) -> None:
    world = f'<geom type="plane" size="100 100 1" {plane}/>' + BALL.format(ball)
    assert speed(loaded(tmp_path, world, contacts=True), "dop853") == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize(
    ("ball", "ground", "mu"), [("", True, 1.0), ('condim="1"', True, 0.0), ('condim="1"', {"friction": 0.05}, 0.05)]
)
def test_a_floor_that_says_nothing_lets_no_friction_act(ball: str, ground: Any, mu: float, tmp_path: Path) -> None:
    """Of a geom without friction, whose number stands all the same."""
    machine = loaded(tmp_path, BALL.format(ball), quiet=False, ground=ground)
    (pair,) = machine.model.switches[0].pairs(machine.tree)  # type: ignore[attr-defined]
    assert pair.mu_s == mu


@pytest.mark.parametrize(
    ("numbers", "expected"), [('condim="1"', DOWN), ('condim="3" friction="0.05 0.05"', DOWN - 0.45)]
)
def test_pairs_have_numbers_of_their_own(numbers: str, expected: float, tmp_path: Path) -> None:
    world = '<geom name="plane" type="plane" size="100 100 1" contype="0" conaffinity="0"/>' + BALL.format(
        'contype="0" conaffinity="0"'
    )
    mechanism = loaded(
        tmp_path, world, f'<contact><pair geom1="plane" geom2="ball" {numbers}/></contact>', contacts=True
    )
    assert speed(mechanism, "dop853") == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize("flag", ["contact", "constraint"])
def test_contacts_that_a_flag_takes_out(flag: str, tmp_path: Path) -> None:
    world = '<geom type="plane" size="100 100 1"/>' + BALL.format("")
    mechanism = loaded(tmp_path, world, f'<option><flag {flag}="disable"/></option>', contacts=True)
    assert speed(mechanism, "dop853") == pytest.approx(np.hypot(DOWN, ACROSS), rel=1e-9)


SLIDER = '<body pos="0 0 1"><joint name="s" type="slide" axis="0 0 1" {}/><geom size=".1"/></body>'
CORD = (
    '<tendon><spatial limited="true" range="0 0.3" margin="0.05" solreflimit="0.004 1">'
    '<site site="a"/><site site="b"/></spatial></tendon>'
)
LIMITED = 'limited="true" range="-0.3 1" margin="0.05" solreflimit="0.004 1"'
HANGING = SLIDER.format("").replace("/></body>", '/><site name="b"/></body>') + '<site name="a" pos="0 0 1.1"/>'


@pytest.mark.parametrize(
    ("world", "more"),
    [
        (SLIDER.format(LIMITED), ""),
        (SLIDER.format(LIMITED), '<option><flag limit="disable"/></option>'),
        (SLIDER.format('frictionloss="60"'), ""),
        (SLIDER.format('frictionloss="60"'), '<option><flag frictionloss="disable"/></option>'),
        (SLIDER.format('frictionloss="60"'), '<option><flag constraint="disable"/></option>'),
        (HANGING, CORD),
        (HANGING, CORD + '<option><flag limit="disable"/></option>'),
    ],
)
def test_limits_and_friction_are_those_of_mujoco(world: str, more: str, tmp_path: Path) -> None:
    import mujoco

    mechanism = loaded(tmp_path, world, more, quiet=False, losses=True)
    model = mujoco.MjModel.from_xml_path(str(tmp_path / "model.xml"))
    model.opt.timestep = 1e-3
    data = mujoco.MjData(model)
    while data.time < 1.0 - 1e-9:
        mujoco.mj_step(model, data)
    run = po.simulate(mechanism, time=1.0, samples=2)
    # MuJoCo's limits and friction give way a little, and its steps are of first order
    assert run.joint_position.values[-1, 0] == pytest.approx(data.qpos[0], abs=2e-2)


@pytest.mark.parametrize(
    ("dims", "rates"),
    [
        (3, [0, 0, 0, 0, 0, 20]), (4, [0, 0, 0, 0, 0, 20]), (6, [0.5, 0, 0, 0, 5, 0]), (4, [0.5, 0, 0, 0, 5, 0]),
        (6, [1.5, 0, 0, 0, 0, 10]),
    ],
)  # fmt: skip
@pytest.mark.parametrize("pair", [False, True])
def test_torsional_and_rolling_friction_are_those_of_mujoco(
    dims: int, rates: list[float], pair: bool, tmp_path: Path
) -> None:
    """What spins, rolls, or slides and spins, by condim; contacts of MuJoCo give way a little, and tremble at first."""
    import mujoco

    own = f'condim="{dims}" friction="0.8 0.01 0.003"'
    both = (
        f'<contact><pair geom1="f" geom2="ball" {own.replace("0.8 0.01", "0.8 0.8 0.01 0.003")}/></contact>'
        if pair
        else ""
    )
    own = 'contype="0" conaffinity="0"' if pair else own
    world = f'<geom name="f" type="plane" size="9 9 1" {own}/>' + BALL.format(own)
    stiff = '<default><geom solref="4e-4 1"/><pair solref="4e-4 1"/></default>'
    flat = '<option timestep="1e-4" cone="elliptic" iterations="100" gravity="0 0 -9.81"/>'
    file = saved(tmp_path / "model.xml", f"<mujoco>{flat}{stiff}<worldbody>{world}</worldbody>{both}</mujoco>")
    with warnings.catch_warnings(action="error"):
        mechanism = po.load(file, contacts=True, strict=True)
    model = mujoco.MjModel.from_xml_path(str(file))
    data = mujoco.MjData(model)
    data.qvel[:] = rates
    order = po.mujoco_order(mechanism, model)
    start = order.from_q(data.qpos), order.from_v(data.qpos, data.qvel)
    for _ in range(2000):
        mujoco.mj_step(model, data)
    run = po.simulate(mechanism, 0.2, method="moreau", step=1e-3, initial=start, samples=2, progress=False)
    ends = order.to_v(run.joint_position.values[-1], run.joint_velocity.values[-1])
    changed = np.linalg.norm(data.qvel - rates)
    assert np.linalg.norm(ends - data.qvel) < 0.05 * changed + 0.01
    assert (changed > 0.1) == (dims == 6 or (dims == 4 and rates[5] > 0))


@pytest.mark.parametrize(
    ("ball", "words"),
    [
        ('margin="0.05"', "margin of 1 geom does not act here"),
        ('surfacevel="1 0 0"', "surface velocity of 1 geom does not act here"),
        ('adhesion="5"', "adhesion of 1 geom does not act here"),
    ],
)
def test_what_does_not_act_is_named(ball: str, words: str, tmp_path: Path) -> None:
    world = '<geom type="plane" size="100 100 1"/>' + BALL.format(ball)
    with pytest.warns(UserWarning, match=words):
        loaded(tmp_path, world, quiet=False, contacts=True)
    with pytest.raises(po.FileError, match=r"does not act here.*refused since strict=True"):
        loaded(tmp_path, world, quiet=False, contacts=True, strict=True)


@pytest.mark.parametrize("seed", [0, 1])
def test_an_armature_of_what_floats_is_that_of_mujoco(rng: np.random.Generator, tmp_path: Path) -> None:
    """M grows by it along the axes of the world and about those of the body: without it 6e-3 off after 0.3 s."""
    import mujoco

    free = 'contype="0" conaffinity="0"'
    arm = f'<body pos=".2 0 0"><joint name="arm" axis="0 1 1"/><geom size=".05" pos=".1 .1 0" {free}/></body>'
    geom = f'<geom type="box" size=".1 .2 .05" pos=".1 0 .03" {free}/>'
    world = f'<body pos="0 0 1"><joint name="root" type="free" armature="{rng.uniform(0.5, 5):.3f}"/>{geom}{arm}</body>'
    mechanism = loaded(tmp_path, world)
    model = mujoco.MjModel.from_xml_path(str(tmp_path / "model.xml"))
    model.opt.timestep, model.opt.integrator = 1e-3, int(mujoco.mjtIntegrator.mjINT_RK4)
    model.opt.disableflags |= int(mujoco.mjtDisableBit.mjDSBL_CONTACT)
    order, data = po.mujoco_order(mechanism, model), mujoco.MjData(model)
    q, v = mechanism.random(rng), rng.normal(size=mechanism.nv)
    data.qpos[:], data.qvel[:] = order.to_q(q), order.to_v(q, v)
    for _ in range(300):
        mujoco.mj_step(model, data)
    run = po.simulate(mechanism, time=0.3, samples=2, initial=(q, v), rtol=1e-11, atol=1e-12)
    last = run.joint_position.values[-1]
    np.testing.assert_allclose(order.to_q(last), data.qpos, atol=1e-7)  # 4th order at 1e-3
    np.testing.assert_allclose(order.to_v(last, run.joint_velocity.values[-1]), data.qvel, atol=1e-6)


@pytest.mark.parametrize(
    ("world", "flag", "words"),
    [
        (BALL.format("").replace("<body", '<body sleep="init"'), 'sleep="enable"', "1 body that sleep at the start"),
        (BALL.format(""), 'filterparent="disable"', "bodies that a joint joins do not touch here"),
        (BALL.format(""), 'override="enable"', "o_friction and o_margin"),
    ],
)
def test_flags_that_do_not_act_are_named(world: str, flag: str, words: str, tmp_path: Path) -> None:
    more = f"<option><flag {flag}/></option>"
    with pytest.warns(UserWarning, match=words):
        loaded(tmp_path, world, more, quiet=False, contacts=True)
    with pytest.raises(po.FileError, match=words):
        loaded(tmp_path, world, more, quiet=False, contacts=True, strict=True)
