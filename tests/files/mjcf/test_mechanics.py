"""What MuJoCo computes of small models, one feature each and all at once, poinsot computes too."""

import warnings
from pathlib import Path

import numpy as np
import pytest

from conftest import require_oracle
from files.mjcf.against_mujoco import agreement
from files.mjcf.arms import ARM, TOLERANCE, both, mjcf

pytestmark = pytest.mark.oracle

BODY = '<body pos="1 2 3" euler="10 20 30">{}' + ARM + "</body>"
MODELS = {
    "hinge": BODY.format('<joint axis="1 2 3" pos=".1 .2 .3"/>'),
    "slide": BODY.format('<joint type="slide" axis="1 -2 0.5"/>'),
    "reference": BODY.format(
        '<joint axis="1 2 3" pos=".1 .2 .3" ref="40"/><joint type="slide" axis="0 1 1" ref=".3"/>'
    ),
    "ball": BODY.format('<joint type="ball" pos=".1 .2 .3"/>'),
    "free": BODY.format("<freejoint/>"),
    "three slides and a ball": BODY.format(
        '<joint type="slide" axis="1 0 0"/><joint type="slide" axis="0 1 0" ref=".2"/><joint type="ball" pos="0 0 1"/>'
        '<joint type="slide" axis="1 1 0"/>'
    ),
    "chain": BODY.format(
        "<freejoint/><body pos='0 .3 .1' quat='1 2 3 4'><joint type='ball'/><joint type='slide' axis='1 0 1'/>" + ARM
        + "<body pos='.2 0 0'>" + ARM + "<body pos='0 0 .4'><joint axis='0 1 0' ref='30'/>" + ARM
        + "</body></body></body>"
    ),
    "armature": BODY.format(
        '<joint axis="1 2 3" armature=".7"/>' + "<body><joint type='ball' armature='.3'/>" + ARM + "</body>"
    ),
    "springs": BODY.format(
        '<joint axis="1 2 3" stiffness="3" springref="25" ref="10"/><joint type="slide" stiffness="40" springref=".3"/>'
        '<body pos="0 1 0"><joint type="ball" stiffness="2.5" pos=".1 0 0"/>' + ARM + "</body>"
    ) + '<body pos="3 1 2" euler="0 50 0"><joint type="free" stiffness="7"/>' + ARM + "</body>",
    "dampers": BODY.format(
        '<joint axis="1 2 3" damping=".3"/><joint type="slide" damping=".4"/>'
        '<body pos="0 1 0"><joint type="ball" damping=".6"/>' + ARM + "</body>"
    ) + '<body pos="3 1 2"><joint type="free" damping=".8"/>' + ARM + "</body>",
    "gravity compensation": '<body gravcomp=".6"><joint axis="0 1 0"/>' + ARM
    + '<body pos="1 0 0" gravcomp="2"><joint type="ball"/>' + ARM + "</body></body>",
}  # fmt: skip
FLAGS = ("gravity", "spring", "damper", "actuation", "constraint", "equality", "clampctrl")
FLAGS += ('spring="disable" damper',)  # and with both no drag and no compensation of gravity


@pytest.mark.parametrize("name", MODELS)
def test_one_feature(name: str, tmp_path: Path) -> None:
    found = agreement(*both(mjcf(MODELS[name]), tmp_path), seed=1)
    assert found.worst < TOLERANCE, found


@pytest.mark.parametrize("size", [1e-5, 1e5])
def test_all_at_once_of_any_size(size: float, tmp_path: Path) -> None:
    """Lengths scaled, masses kept, which MuJoCo bounds below."""
    mujoco = require_oracle("mujoco")
    spec = mujoco.MjSpec.from_string(mjcf("".join(MODELS.values())))
    for body in spec.bodies[1:]:
        body.pos = np.asarray(body.pos) * size
        for joint in body.joints:
            joint.pos = np.asarray(joint.pos) * size
        for geom in body.geoms:
            geom.pos, geom.size = np.asarray(geom.pos) * size, np.asarray(geom.size) * size
            geom.density = 1000.0 / size**3
    spec.option.density, spec.option.viscosity = 1.2, 1e-5
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # what MuJoCo says of forward dynamics with such numbers
        text = spec.to_xml()
    found = agreement(*both(text, tmp_path), seed=3, states=1)
    assert found.worst < 1e-9, found


@pytest.mark.parametrize("flag", FLAGS)
def test_a_flag_switches_off_what_it_switches_off_in_mujoco(flag: str, tmp_path: Path) -> None:
    option = f'<option density="2" viscosity=".1"><flag {flag}="disable"/></option>'
    motor = '<actuator><motor joint="joint" ctrlrange="-.5 .5" gear="3"/></actuator>'
    world = MODELS["gravity compensation"] + MODELS["springs"] + BODY.format('<joint name="joint" damping="2"/>')
    found = agreement(*both(mjcf(world, option, motor), tmp_path), seed=4, states=1)
    assert found.worst < TOLERANCE, found


def test_random_trees(seed: int, rng: np.random.Generator, tmp_path: Path) -> None:
    print(f"seed {seed}")

    def some(count: int, scale: float = 1.0) -> str:
        return " ".join(f"{x:.6g}" for x in rng.normal(size=count) * scale)

    def body(depth: int) -> str:
        kinds = [
            "", "<joint type='ball' pos='{p}' {f}/>", "<joint axis='{a}' pos='{p}' {f} ref='{r}' {s}/>",
            "<joint type='slide' axis='{a}' {f} {s}/>", "<joint axis='{a}' {f}/><joint type='slide' axis='{b}'/>",
        ]  # fmt: skip
        joint = kinds[rng.integers(len(kinds))].format(
            a=some(3), b=some(3), p=some(3), r=rng.integers(-90, 90), s=f"stiffness='{abs(rng.normal()):g}'",
            f=f"armature='{abs(rng.normal()):g}' damping='{abs(rng.normal()):g}'",
        )  # fmt: skip
        geom = f"<geom type='ellipsoid' size='.1 .2 .3' pos='{some(3)}' quat='{some(4)}'/>"
        inside = "".join(body(depth + 1) for _ in range(rng.integers(0, 3) if depth < 3 else 0))
        return f"<body pos='{some(3)}' quat='{some(4)}'>{joint}{geom}{inside}</body>"

    option = f'<option gravity="{some(3, 5)}" density="{abs(rng.normal()):g}" viscosity="{abs(rng.normal()):g}"/>'
    joint = "<body><freejoint/><geom size='.2' pos='.1 .1 .1'/>" if seed % 2 else "<body><joint/><geom size='.2'/>"
    world = joint + body(0) + body(1) + "</body>" + body(0)
    found = agreement(*both(mjcf(world, option), tmp_path), seed)
    assert found.worst < TOLERANCE, found


def test_keyframes_are_converted(tmp_path: Path) -> None:
    world = '<body pos="1 0 0"><freejoint/><geom size=".1"/><body><joint name="h"/><geom size=".1"/></body></body>'
    keys = (
        '<keyframe><key name="home" qpos="1 2 3 .5 .5 .5 .5 .7" qvel="1 2 3 4 5 6 7" ctrl=".25 .5" act=".75"/>'
        "<key/></keyframe>"
        '<actuator><motor name="m" joint="h"/>'
        '<intvelocity name="w" joint="h" kp="1" actrange="-1 1"/></actuator>'
    )
    mechanism, model = both(mjcf(world, after=keys), tmp_path)
    from poinsot import mujoco_order

    assert list(mechanism.keyframes) == ["home", "key_1"]
    q, v, controls, activations = mechanism.keyframes["home"]
    order = mujoco_order(mechanism, model)
    np.testing.assert_allclose(order.to_q(q), model.key_qpos[0], rtol=1e-15)  # type: ignore[attr-defined]
    np.testing.assert_allclose(order.to_v(q, v), model.key_qvel[0], rtol=1e-15)  # type: ignore[attr-defined]
    assert controls == {"m": 0.25, "w": 0.5} and activations == {"w": 0.75}
    np.testing.assert_array_equal(mechanism.keyframes["key_1"].q, mechanism.initial_state()[: mechanism.nq])


def test_what_has_no_name_is_numbered_and_the_order_of_coordinates_is_mujocos(tmp_path: Path) -> None:
    world = (
        '<body><joint/><geom size=".1"/><body name="body_1"><joint name="joint_0"/><joint/><geom size=".1"/></body>'
        "</body>"
        '<body name="ground"><joint name="ground_fixed"/><geom size=".1"/><body><geom size=".1"/></body></body>'
    )
    mechanism, model = both(mjcf(world), tmp_path)
    assert mechanism.coordinate_names == ("joint_0_", "joint_0", "joint_2", "ground_fixed")
    assert mechanism.body_names == ("body_1_", "body_1_joint_0", "body_1", "ground_body", "body_4")
    found = agreement(mechanism, model, 2)
    assert found.worst < TOLERANCE
