"""A hopper to be taught: here and with MuJoCo, with the same numbers (docs/coming-from/robots.md).

python examples/ten_tasks/hopper.py
"""

# %% both
from pathlib import Path
import numpy as np
import poinsot as po

# %% A hopper to be taught | both
Path("hopper.xml").write_text("""
<mujoco>
  <option timestep="0.002" integrator="RK4"/>
  <worldbody>
    <geom name="floor" type="plane" size="5 5 .1" friction="1"/>
    <body name="torso" pos="0 0 1">
      <joint name="x" type="slide" axis="1 0 0"/>
      <joint name="z" type="slide" axis="0 0 1"/>
      <joint name="pitch" type="hinge" axis="0 1 0"/>
      <geom type="capsule" fromto="0 0 0 0 0 .3" size=".05" mass="4" contype="0" conaffinity="0"/>
      <body name="shin" pos="0 0 0">
        <joint name="hip" type="hinge" axis="0 1 0" damping="0.1"/>
        <geom type="capsule" fromto="0 0 0 0 0 -.4" size=".03" mass="1" contype="0" conaffinity="0"/>
        <body name="foot" pos="0 0 -.4"><geom name="sole" type="sphere" size=".06" mass=".5" friction="1"/></body>
      </body>
    </body>
  </worldbody>
  <actuator><motor name="hip" joint="hip" ctrllimited="true" ctrlrange="-20 20"/></actuator>
</mujoco>""")

# %% A hopper to be taught | poinsot
env = po.gym.Environment(
    po.load("hopper.xml", contacts=True),
    actions={"hip": 20.0},
    dt=0.02,
    substeps=10,
    episode=4.0,
    reset=0.01,
    reward=lambda x, u: x[4] - 0.01 * u[0] ** 2,
    terminated=lambda x: abs(x[2]) > 1.0,
)

# %% A hopper to be taught | MuJoCo
import gymnasium
import mujoco


class Hopper(gymnasium.Env):
    def __init__(self):
        self.model = mujoco.MjModel.from_xml_path("hopper.xml")
        self.data = mujoco.MjData(self.model)
        self.action_space = gymnasium.spaces.Box(*self.model.actuator_ctrlrange.T)
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, (self.model.nq + self.model.nv,))

    def observed(self):
        return np.concatenate([self.data.qpos, self.data.qvel])

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        mujoco.mj_resetData(self.model, self.data)
        self.data.qpos += self.np_random.uniform(-0.01, 0.01, self.model.nq)
        self.data.qvel += self.np_random.uniform(-0.01, 0.01, self.model.nv)
        mujoco.mj_forward(self.model, self.data)
        return self.observed(), {}

    def step(self, action):
        self.data.ctrl[:] = np.clip(action, -20, 20)
        mujoco.mj_step(self.model, self.data, 10)
        x = self.observed()
        return x, x[4] - 0.01 * action[0] ** 2, abs(x[2]) > 1.0, self.data.time >= 4.0, {}


peer = Hopper()

# %% A hopper to be taught | compared
x, _ = env.reset(seed=0)
peer.reset(seed=0)
peer.data.qpos[:], peer.data.qvel[:] = x[:4], x[4:]
for _ in range(10):  # in flight both are one; on the ground MuJoCo's is soft, ours rigid
    x, *_ = env.step([0.5])
    theirs, *_ = peer.step([0.5])
assert np.allclose(x, theirs, atol=1e-6)
