"""A robot with four legs stands under a PD controller at 1 kHz (docs/control.md).

    python examples/stand_solo12.py

Solo12 of the package example-robot-data is let go a little above the ground, and is at rest after two seconds.
"""

import warnings
from importlib.metadata import files
from pathlib import Path

import numpy as np

import poinsot as po

warnings.simplefilter("ignore")  # of <contact>, which is no URDF
path = next(Path(str(file.locate())) for file in files("example-robot-data") or [] if file.name == "solo12.urdf")
dog = po.load(path, base="free", ground={"friction": 0.8})

legs = dog.freedom_names[6:]  # behind the six rates of the base
bend = {"HAA": 0.0, "HFE": 0.8, "KFE": -1.6}  # hip, thigh, knee [rad]; hind legs the other way round
goal = np.array([bend[name[-3:]] * (-1.0 if name.startswith("H") else 1.0) for name in legs])


def pd(t, q, v):
    return 20.0 * (goal - q[7:]) - 0.5 * v[6:]


controller = po.Controller(1e-3, pd, reads=["joint_position", "joint_velocity"], writes=legs)
start = {"root_joint": (0, 0, 0.32, 0, 0, 0, 1)} | dict(zip(legs, goal, strict=True))
run = po.simulate(dog, 2.0, method="moreau", step=1e-3, initial=start, controllers=controller, progress=False)
height = float(run["body_position"].sel(body="base_link")[-1, 2])
print(f"{height:.3f} m high, {abs(run['joint_velocity'].values[-1]).max():.0e} rad/s")
assert 0.2 < height < 0.3 and abs(run["joint_velocity"].values[-1]).max() < 1e-10
