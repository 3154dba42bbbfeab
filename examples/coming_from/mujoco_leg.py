"""Poinsot and MuJoCo: conventions, forces, and one motion (docs/coming-from/robots.md).

python examples/coming_from/mujoco_leg.py
"""

from pathlib import Path
import mujoco
import numpy as np
import poinsot as po

Path("leg.xml").write_text("""
<mujoco model="leg">
  <option timestep="0.0005" integrator="RK4"> <flag contact="disable"/> </option>
  <worldbody>
    <body name="torso" pos="0 0 1">
      <freejoint name="root"/>
      <geom type="box" size="0.1 0.08 0.05" mass="3"/>
      <body name="thigh" pos="0 0 -0.05">
        <joint name="hip" axis="0 1 0" damping="0.1"/>
        <geom type="capsule" size="0.03" fromto="0 0 0 0 0 -0.3" mass="1"/>
        <body name="shin" pos="0 0 -0.3">
          <joint name="knee" axis="0 1 0" stiffness="5" springref="-30" armature="0.01"/>
          <geom type="capsule" size="0.02" fromto="0 0 0 0 0 -0.3" mass="0.5"/>
        </body>
      </body>
    </body>
  </worldbody>
  <actuator> <motor name="hip" joint="hip" gear="2"/> <position name="knee" joint="knee" kp="20"/> </actuator>
</mujoco>
""")
model = mujoco.MjModel.from_xml_path("leg.xml")
data = mujoco.MjData(model)
leg = po.load("leg.xml")
print(leg.coordinate_names, leg.actuators)

order = po.mujoco_order(leg, model)
rng = np.random.default_rng(0)
q, v = leg.random(rng), rng.normal(size=leg.nv)
data.qpos[:], data.qvel[:] = order.to_q(q), order.to_v(q, v)
data.ctrl[:] = [0.5, -0.4]
mujoco.mj_forward(model, data)
assert np.allclose(data.qpos[3:7], q[[6, 3, 4, 5]])

x_world = leg.pose(q, "shin")
assert np.allclose(data.body("shin").xpos, x_world[:3, 3], atol=1e-12)
assert np.allclose(data.body("shin").xmat.reshape(3, 3), x_world[:3, :3], atol=1e-12)

N = order.to_v(q, np.eye(leg.nv)).T
theirs = np.zeros((model.nv, model.nv))
mujoco.mj_fullM(model, data, theirs)
assert np.allclose(theirs, N @ leg.mass_matrix(q) @ N.T, atol=1e-12)
assert np.allclose(data.qfrc_actuator, order.to_tau(q, leg.actuator_forces(q, v, data.ctrl)), atol=1e-12)

tau = leg.actuator_forces(q, v, data.ctrl)
a = leg.forward_dynamics(q, v, tau)
w, linear = v[:3], v[3:6]
R = leg.pose(q, "torso")[:3, :3]
expected = order.to_v(q, a)
expected[:3] += R @ np.cross(w, linear)  # d(R v)/dt = R (v̇ + ω × v)
assert np.allclose(data.qacc, expected, rtol=1e-9, atol=1e-9)

data.qpos[:], data.qvel[:] = order.to_q(q), order.to_v(q, v)
run = po.simulate(leg, 0.5, initial=(q, v), inputs={"hip": 0.5, "knee": -0.4}, rtol=1e-10, samples=11, progress=False)
for _ in range(1000):
    mujoco.mj_step(model, data)
end = order.from_q(data.qpos)
apart = np.abs(leg.difference(end, run["joint_position"].values[-1])).max()
print(f"apart by {apart:.1e} after {data.time:.1f} s")
assert apart < 1e-6  # 2.5e-7: MuJoCo's step; at half of it 1.6e-8, order four
