"""A chain whose joints have stops."""

from pathlib import Path

from cases import saved

INERTIA = '<inertial><origin xyz="0.3 0 0"/><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/>'


LINK = '<link name="l{}">' + INERTIA + "</inertial></link>"


JOINT = (
    '<joint name="j{0}" type="{1}"><parent link="l{0}"/><child link="l{2}"/><axis xyz="0 1 0"/>'
    '<dynamics friction="0.5" damping="0.1"/><limit lower="{3}" upper="{4}" effort="1" velocity="1"/></joint>'
)


STOP = """poinsot = 1
bodies.rod = {mass = 1.0, centre = [0.5, 0, 0], inertia = [0.1, 0.1, 0.1]}
pairs.hinge = {kind = "revolute", between = ["ground", "rod"], point = [0, 0, 0], axis = [0, -1, 0]}
[limits.stop]
pair = "hinge"
lower = -0.5
upper = 1.0
"""


def chain(folder: Path, *bounds: tuple[float, float]) -> Path:
    """Revolute and prismatic joints in turn, about and along y, under gravity along z."""
    kinds = ("revolute", "prismatic")
    links = "".join(LINK.format(k) for k in range(len(bounds) + 1))
    joints = "".join(JOINT.format(k, kinds[k % 2], k + 1, *bound) for k, bound in enumerate(bounds))
    return saved(folder / "chain.urdf", f'<robot name="chain">{links}{joints}</robot>')
