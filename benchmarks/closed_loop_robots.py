"""Robots with closed loops, from URDF and YAML to the efforts of their motors: how many lines, how long, how exact?

Peer: what users write on Pinocchio: joints exchanged one by one, Levenberg–Marquardt on its logarithms, then RNEA and
its constraint Jacobian; constraintDynamics. A leg whose knee a rod holds (as Cassie's), a leg whose foot two rods hold
(as Digit's) and a delta are made here; `--robots FOLDER` adds all folders with robot.urdf and robot.yaml in one, such
as those of the collection beside arXiv:2504.04767.
"""

from __future__ import annotations

import inspect
import warnings
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from timeit import Timer
from typing import Any

import numpy as np
from common import finish, options

import poinsot as po
from poinsot.cli.bench import PEER, BenchFigure, Pinocchio, raced

DIGITS, RATIO = 1e-9, 1.0
ROUNDS, MANY = 5, 1000


# ----------------------------------------------------------------------------------------------------------- robots


class Drawn:
    """A robot drawn with all frames along the world's: links at points [m], closed where two marks meet."""

    def __init__(self) -> None:
        self.links, self.joints = {"base": np.zeros(3)}, []
        self.text = ['<robot name="drawn">', '<link name="base"/>']
        self.closed: list[list[str]] = []
        self.kinds: dict[str, str] = {}
        self.motors: list[str] = []

    def link(self, name: str, parent: str, at: Any, axis: str | None = None, kind: str = "", mass: float = 1.0) -> None:
        """A link, on a revolute joint with this axis (a motor's where its name says so), or on one of this kind."""
        self.links[name] = np.array(at, dtype=float)
        offset = " ".join(map(repr, (self.links[name] - self.links[parent]).tolist()))
        inertial = "" if not mass else (
            f'<inertial><origin xyz="0 0 -0.05"/><mass value="{mass}"/>'
            '<inertia ixx="0.01" ixy="0" ixz="0" iyy="0.012" iyz="0" izz="0.005"/></inertial>'
        )  # fmt: skip
        turns = "fixed" if axis is None and not kind else "revolute"
        joint = f"motor_{name}" if axis and name.startswith("m_") else f"to_{name}"
        self.text += [
            f'<link name="{name}">{inertial}</link>', f'<joint name="{joint}" type="{turns}"><parent link="{parent}"/>',
            f'<child link="{name}"/><origin xyz="{offset}"/><axis xyz="{axis or "1 0 0"}"/>',
            '<limit lower="-6" upper="6" effort="100" velocity="100"/></joint>',
        ]  # fmt: skip
        if kind:
            self.kinds[joint] = kind
        if joint.startswith("motor_"):
            self.motors.append(joint)

    def meet(self, a: str, b: str, at: Any) -> None:
        """Marks on two links at one point, which a closure holds together."""
        marks = [f"{a}_meets_{b}", f"{b}_meets_{a}"]
        for mark, link in zip(marks, (a, b), strict=True):
            self.link(mark, link, at, mass=0.0)
        self.closed.append(marks)

    def write(self, folder: Path) -> None:
        """robot.urdf and robot.yaml."""
        folder.mkdir()
        (folder / "robot.urdf").write_text("\n".join([*self.text, "</robot>"]))
        yaml = {
            "closed_loop": self.closed, "type": ["3d"] * len(self.closed), "name_mot": self.motors,
            "joint_name": [*self.kinds], "joint_type": [*self.kinds.values()],
        }  # fmt: skip
        (folder / "robot.yaml").write_text("".join(f"{key}: {value}\n" for key, value in yaml.items()))


def _thigh(robot: Drawn) -> None:
    robot.link("m_hip_z", "base", (0, 0, 0), "0 0 1")
    robot.link("m_hip_x", "m_hip_z", (0, 0, -0.05), "1 0 0")
    robot.link("m_thigh", "m_hip_x", (0, 0, -0.1), "0 1 0", mass=5.0)


def rod_at_the_knee() -> Drawn:
    """A crank on the thigh drives the shin by a rod, as in Cassie's leg; the foot has a motor."""
    robot = Drawn()
    _thigh(robot)
    robot.link("m_crank", "m_thigh", (0.02, 0, -0.2), "0 1 0")
    robot.link("rod", "m_crank", (0.1, 0, -0.18), kind="UJOINT_XY", mass=0.2)
    robot.link("shin", "m_thigh", (0.05, 0, -0.5), "0 1 0", mass=2.0)
    robot.link("m_foot", "shin", (0.0, 0, -0.95), "0 1 0")
    robot.meet("rod", "shin", (0.13, 0, -0.52))
    return robot


def rods_at_the_foot() -> Drawn:
    """Two cranks on the shin turn the foot about two axes by two rods, as in Digit's leg."""
    robot = Drawn()
    _thigh(robot)
    robot.link("m_shin", "m_thigh", (0.05, 0, -0.5), "0 1 0", mass=2.0)
    robot.link("foot", "m_shin", (0.0, 0, -0.95), kind="UJOINT_YX")
    for side, y in (("left", 0.05), ("right", -0.05)):
        robot.link(f"m_{side}", "m_shin", (0.02, y, -0.6), "0 1 0")
        robot.link(f"rod_{side}", f"m_{side}", (0.09, y, -0.6), kind="UJOINT_XY", mass=0.2)
        robot.meet(f"rod_{side}", "foot", (0.1, 0.9 * y, -0.97))
    return robot


def delta() -> Drawn:
    """Three cranks, two rods on each, a platform that does not turn: 15 conditions, three freedoms."""
    robot = Drawn()
    for k, angle in enumerate((0.1, 0.1 + 2 * np.pi / 3, 0.1 + 4 * np.pi / 3)):
        out, across = np.array([np.cos(angle), np.sin(angle), 0.0]), np.array([-np.sin(angle), np.cos(angle), 0.0])
        robot.link(f"m_crank{k}", "base", 0.2 * out, " ".join(map(repr, across.tolist())))
        for j, side in enumerate((-0.05, 0.05)):
            robot.link(f"rod{k}{j}", f"m_crank{k}", 0.4 * out + side * across, kind="UJOINT_XY", mass=0.1)
            end = 0.08 * out + side * across + np.array([0.0, 0.0, -0.5])
            if k == j == 0:
                robot.link("platform", "rod00", end, kind="SPHERICAL", mass=0.5)
            else:
                robot.meet(f"rod{k}{j}", "platform", end)
    return robot


# ---------------------------------------------------------------------------------------------------- what is written


def ours(folder: Path) -> tuple[po.Mechanism, Any]:
    robot = po.load(folder / "robot.urdf", closures=folder / "robot.yaml", limits=False)
    q = robot.assemble()
    return robot, q


def our_efforts(robot: po.Mechanism, q: Any, v: Any, a: Any) -> Any:
    return robot.actuator_efforts(q, v, a)


def theirs(folder: Path) -> tuple[Any, Any]:
    """The robot and its constraints on Pinocchio."""
    import pinocchio as pin
    import yaml

    old = pin.buildModelFromUrdf(str(folder / "robot.urdf"))
    given = yaml.safe_load((folder / "robot.yaml").read_text())
    kinds = dict(zip(given.get("joint_name", []), given.get("joint_type", []), strict=True))
    turning = {"X": pin.JointModelRX, "Y": pin.JointModelRY, "Z": pin.JointModelRZ}
    model, last = pin.Model(), {0: (0, pin.SE3.Identity())}
    for k in range(1, old.njoints):
        parent, X = last[old.parents[k]]
        X, kind, name = X * old.jointPlacements[k], kinds.get(old.names[k], ""), old.names[k]
        if kind == "FIXED":
            model.appendBodyToJoint(parent, old.inertias[k], X)
            last[k] = parent, X
            continue
        if kind.startswith("UJOINT"):
            parent, X = model.addJoint(parent, turning[kind[-2]](), X, f"{name}_{kind[-2]}"), pin.SE3.Identity()
            made, name = turning[kind[-1]](), f"{name}_{kind[-1]}"
        else:
            made = pin.JointModelSpherical() if kind == "SPHERICAL" else old.joints[k]
        last[k] = model.addJoint(parent, made, X, name), pin.SE3.Identity()
        model.appendBodyToJoint(last[k][0], old.inertias[k], pin.SE3.Identity())
    constraints = []
    for ends, dimension in zip(given["closed_loop"], given["type"], strict=True):
        frames = [old.frames[old.getFrameId(end)] for end in ends]
        placed = [x for f in frames for x in (last[f.parentJoint][0], last[f.parentJoint][1] * f.placement)]
        kind = pin.ContactType.CONTACT_3D if dimension.lower() == "3d" else pin.ContactType.CONTACT_6D
        constraints.append(pin.RigidConstraintModel(kind, model, *placed, pin.ReferenceFrame.LOCAL))
    return model, constraints


def their_closing(model: Any, constraints: Any) -> Any:
    """The closed configuration that steps lead to from the drawn one."""
    import pinocchio as pin

    q, damping = pin.neutral(model), 0.1
    error, J = their_loops(model, constraints, q)
    for _ in range(300):
        if np.abs(error).max() < 1e-12 or damping > 1e9:
            break
        size = np.linalg.norm(error)
        step = -J.T @ np.linalg.solve(J @ J.T + damping * size * np.eye(len(error)), error)
        trial = pin.integrate(model, q, step / max(1.0, np.abs(step).max()))
        found, J_trial = their_loops(model, constraints, trial)
        if np.linalg.norm(found) < size:
            q, error, J, damping = trial, found, J_trial, max(damping / 4, 1e-3)
        else:
            damping *= 4
    return q


def their_loops(model: Any, constraints: Any, q: Any) -> tuple[Any, Any]:
    """How far loops are open, and the derivative."""
    import pinocchio as pin

    data = model.createData()
    pin.computeJointJacobians(model, data, q)
    errors, rows = [], []
    for c in constraints:
        X1, X2 = data.oMi[c.joint1_id] * c.joint1_placement, data.oMi[c.joint2_id] * c.joint2_placement
        J1, J2 = (
            X.toActionMatrixInverse() @ pin.getJointJacobian(model, data, joint, pin.ReferenceFrame.WORLD)
            for X, joint in ((X1, c.joint1_id), (X2, c.joint2_id))
        )
        gap = X1.actInv(X2)
        if c.type == pin.ContactType.CONTACT_3D:
            errors.append(gap.translation)
            rows.append(gap.rotation @ J2[:3] - J1[:3] + pin.skew(gap.translation) @ J1[3:])
        else:
            errors.append(pin.log6(gap).vector)
            rows.append(pin.Jlog6(gap) @ (J2 - gap.toActionMatrixInverse() @ J1))
    return np.concatenate(errors), np.concatenate(rows)


def their_efforts(model: Any, data: Any, constraints: Any, datas: Any, motors: Any, q: Any, v: Any, a: Any) -> Any:
    import pinocchio as pin

    wanted = pin.rnea(model, data, q, v, a)
    pin.computeJointJacobians(model, data, q)
    J = pin.getConstraintsJacobian(model, data, constraints, datas)
    B = np.eye(model.nv)[:, motors]
    return np.linalg.lstsq(np.hstack([B, J.T]), wanted, rcond=1e-9)[0][: len(motors)]


# --------------------------------------------------------------------------------------------------------- the figures


def lines(*functions: Any) -> int:
    """Lines of code in functions, without their first and their documentation."""
    found = 0
    for function in functions:
        text = inspect.getsource(function).replace(f'"""{function.__doc__}"""', "")
        found += sum(bool(line.strip()) and not line.strip().startswith("#") for line in text.splitlines()[1:])
    return found


class Peer:
    """The same robot on Pinocchio, with its numbers in the order of ours."""

    def __init__(self, folder: Path, robot: po.Mechanism) -> None:
        self.pin = import_module("pinocchio")
        self.model, self.constraints = theirs(folder)
        self.data, self.datas = self.model.createData(), [c.createData() for c in self.constraints]
        self.pin.initConstraintDynamics(self.model, self.data, self.constraints, self.datas)
        self.of_q, self.of_v, self.angles = [], [], []
        for link in robot.tree.links:
            at, of_cross = 0, [f"{link.joint}_{axis}" for axis in "XYZ"]
            for k in [k for k in range(self.model.njoints) if self.model.names[k] in (link.joint, *of_cross)]:
                joint = self.model.joints[k]
                there = range(joint.idx_q, joint.idx_q + joint.nq)
                if joint.nq == joint.nv + 1 == 2:
                    self.angles.append((link.q[at], joint.idx_q))
                else:
                    self.of_q += zip(link.q[at : at + joint.nq], there, strict=True)
                self.of_v += zip(link.v[at : at + joint.nv], range(joint.idx_v, joint.idx_v + joint.nv), strict=True)
                at += joint.nv
        self.motors = [dict(self.of_v)[robot.freedom_names.index(name)] for name in robot.actuated]

    def place(self, q: Any) -> Any:
        """Our configuration in its order."""
        found = self.pin.neutral(self.model)
        for here, there in self.of_q:
            found[there] = q[here]
        for here, there in self.angles:
            found[there : there + 2] = np.cos(q[here]), np.sin(q[here])
        return found

    def rates(self, v: Any) -> Any:
        """Our rates, or efforts, in its order."""
        found = np.zeros(self.model.nv)
        for here, there in self.of_v:
            found[there] = v[here]
        return found

    def accelerations(self, q: Any, v: Any, tau: Any) -> Any:
        """As its constraintDynamics has them."""
        settings = self.pin.ProximalSettings(1e-12, 1e-10, 10)
        return self.pin.constraintDynamics(self.model, self.data, q, v, tau, self.constraints, self.datas, settings)


def seconds(call: Any) -> float:
    """Of one call, the least of several rounds."""
    timer = Timer(call)
    count = max(1, int(0.05 / max(timer.timeit(2) / 2, 1e-7)))
    return min(timer.repeat(ROUNDS, count)) / count


def rows(name: str, folder: Path) -> list[BenchFigure]:
    """Of one robot: closing, accelerations, efforts of motors."""
    with warnings.catch_warnings(action="ignore"):
        try:
            robot, q = ours(folder)
        except po.AssemblyError as error:
            return [BenchFigure(f"{name}: {str(error)[:60]}…", "closed", None)]
    rng = np.random.default_rng(0)
    N = np.eye(robot.nv) - np.linalg.pinv(robot.closure_jacobian(q), rcond=1e-9) @ robot.closure_jacobian(q)
    v, tau = N @ rng.normal(size=robot.nv), np.zeros(robot.nv)
    driven = [robot.freedom_names.index(motor) for motor in robot.actuated]
    tau[driven] = rng.normal(size=len(driven))
    a = robot.forward_dynamics(q, v, tau)
    case, absent = f"{name}, {robot.nv} freedoms, {robot.tree.rows} conditions", Pinocchio.absent()
    closing = seconds(lambda: robot.assemble())
    moving = seconds(lambda: robot.forward_dynamics(q, v, tau))
    driving = seconds(lambda: our_efforts(robot, q, v, a)) if driven else None
    if absent:
        against = f"{PEER} (not installed)"
        found = [("closing from the drawn pose [ms]", closing, 1e3), ("accelerations [µs]", moving, 1e6)]
        return [raced(case, what, x * unit, None, against) for what, x, unit in found]
    peer = Peer(folder, robot)
    args = peer.place(q), peer.rates(v), peer.rates(tau)
    there = peer.accelerations(*args)
    apart = float(np.abs(there - peer.rates(a)).max() / np.abs(a).max())
    there_too = seconds(lambda: their_closing(peer.model, peer.constraints))
    found = [
        raced(case, "closing from the drawn pose [ms]", 1e3 * closing, 1e3 * there_too, PEER),
        raced(case, "accelerations [µs]", 1e6 * moving, 1e6 * seconds(lambda: peer.accelerations(*args)), PEER, RATIO),
        BenchFigure(case, "accelerations, apart", apart, None, PEER, None, f"≤ {DIGITS:g}", apart <= DIGITS),
    ]
    if driving is not None:
        u = np.array([*our_efforts(robot, q, v, a).values()])
        given = peer.model, peer.data, peer.constraints, peer.datas, peer.motors, args[0], args[1], peer.rates(a)
        w = their_efforts(*given)
        apart = float(np.abs(u - w).max() / np.abs(u).max())
        Q, V, A = (np.tile(x, (MANY, 1)) for x in (q, v, a))
        many = seconds(lambda: our_efforts(robot, Q, V, A)) / MANY
        slow = 1e6 * seconds(lambda: their_efforts(*given))
        found += [
            raced(case, "efforts of the motors [µs]", 1e6 * driving, slow, PEER),
            raced(case, "efforts of the motors, each of many [µs]", 1e6 * many, slow, PEER, RATIO),
            BenchFigure(case, "efforts, apart", apart, None, PEER, None, f"≤ {DIGITS:g}", apart <= DIGITS),
        ]
    return found


def main() -> None:
    """Print the table."""
    question = __doc__.splitlines()[0]
    parser = options(question)
    parser.add_argument("--robots", metavar="FOLDER", help="folders in it with robot.urdf and robot.yaml are added")
    chosen = parser.parse_args()
    mine, peers = lines(ours, our_efforts), lines(theirs, their_closing, their_loops, their_efforts)
    found = [BenchFigure("from file to efforts", "lines of code", mine, peers, PEER, peers / mine)]
    with TemporaryDirectory() as folder:
        for make in (rod_at_the_knee, rods_at_the_foot, delta):
            make().write(Path(folder) / make.__name__)
            found += rows(make.__name__.replace("_", " "), Path(folder) / make.__name__)
    for file in sorted(Path(chosen.robots).glob("*/robot.yaml")) if chosen.robots else ():
        if (file.parent / "robot.urdf").exists():
            found += rows(file.parent.name, file.parent)
    finish(found, question, chosen.json)


if __name__ == "__main__":
    main()
