"""A cart and a hopper, as environments."""

from pathlib import Path
from typing import Any

import numpy as np

CART = Path(__file__).resolve().parents[2] / "examples" / "cart_pole.toml"


UPRIGHT = ([0.0, np.pi], [0.0, 0.0])


def fallen(x: Any) -> bool:
    return bool(abs(x[0]) > 2.4 or abs(x[1] - np.pi) > 0.2)


HOPPER = """<mujoco><option timestep="0.002"/><worldbody><geom name="floor" type="plane" size="5 5 .1" friction="1"/>
<body name="torso" pos="0 0 1"><joint name="x" type="slide" axis="1 0 0"/><joint name="z" type="slide" axis="0 0 1"/>
<joint name="pitch" type="hinge" axis="0 1 0"/>
<geom type="capsule" fromto="0 0 0 0 0 .3" size=".05" mass="4" contype="0" conaffinity="0"/>
<body name="shin" pos="0 0 0"><joint name="hip" type="hinge" axis="0 1 0" damping=".1" limited="true" range="-60 60"/>
<geom type="capsule" fromto="0 0 0 0 0 -.4" size=".03" mass="1" contype="0" conaffinity="0"/>
<body name="foot" pos="0 0 -.4"><geom name="sole" type="sphere" size=".06" mass=".5" friction="1"/></body></body></body>
</worldbody><actuator><motor name="hip" joint="hip" ctrllimited="true" ctrlrange="-20 20"/></actuator></mujoco>"""
