"""Poinsot and Drake 1.51.1, with the numbers of Drake (docs/coming-from/robots.md).

python examples/coming_from/drake.py
"""

from pathlib import Path
import numpy as np
import poinsot as po

Path("acrobot.urdf").write_text("""
<robot name="acrobot">
  <link name="base"/>
  <link name="upper"><inertial><origin xyz="0 0 -0.5"/><mass value="1"/>
    <inertia ixx="0.083" iyy="0.083" izz="0.01" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <link name="lower"><inertial><origin xyz="0 0 -1"/><mass value="1"/>
    <inertia ixx="0.33" iyy="0.33" izz="0.01" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="shoulder" type="continuous"><parent link="base"/><child link="upper"/><axis xyz="0 1 0"/><dynamics damping="0.1"/></joint>
  <joint name="elbow" type="continuous"><parent link="upper"/><child link="lower"/><origin xyz="0 0.15 -1"/><axis xyz="0 1 0"/>
    <dynamics damping="0.1"/></joint>
  <transmission name="motor" type="SimpleTransmission">
    <actuator name="elbow_motor"/><joint name="elbow"/><mechanicalReduction>1</mechanicalReduction></transmission>
</robot>
""")


acrobot = po.load("acrobot.urdf", damping=True)
q, v = np.array([0.5, -0.3]), np.array([0.2, 0.4])


def same(ours, theirs, to=1e-11):
    assert np.allclose(ours, theirs, rtol=to, atol=to)


same(acrobot.mass_matrix(q), [[4.5736729782512, 2.2853364891256], [2.2853364891256, 1.33]])
same(-acrobot.gravity_force(q), [-9.0036929356604, -1.9489461350996])
same(acrobot.inverse_dynamics(q, v, [1.0, -0.5]), [12.5492641354804, 3.5974618159587])
same(acrobot.kinetic_energy(q, v), 0.38070037869507)
same(acrobot.potential_energy(q), -22.528080526839414)

seen = acrobot.in_convention("mixed", first="angular")
same(seen.jacobian(q, "lower")[:, 0], [0, 1, 0, -0.8775825618904, 0, 0.4794255386042])
same(seen.bias_acceleration(q, v, "lower"), [0, 0, 0, 0.0191770215442, 0, 0.0351033024756])
same(seen.twist(q, v, "lower", relative_to="upper"), [0, 0.4, 0, 0, 0, 0])

run = po.simulate(acrobot, 2.0, initial=(q, v), inputs={"elbow": 0.7}, samples=2)
same(run["joint_position"][-1], [-0.2025166380836, -0.0446645854402], to=1e-9)
same(run["joint_velocity"][-1], [1.4454362363529, -1.7312454855101], to=1e-9)
assert run.attrs["ledger_ratio"] < 1e-9  # every joule of the motor, of the dampers, of the weight

linear = acrobot.linearize([np.pi, 0.0], [0.0, 0.0], actuated=["elbow"])
same(linear.A[2], [12.6291580949423, -12.6926212009471, -0.1720814087386, 0.3014659265872])
same(linear.B[2:, 0], [-3.0146592658722, 6.0332000672799])
