"""Mechanisms taken apart into networks whose elements stand on frames, and a loaded arm of such elements."""

from dataclasses import replace
from typing import Any

import numpy as np

import poinsot as po
import zoo
from cases import EXAMPLES
from poinsot import Displacement, Inertia, Model, SpatialSpring, rotational, spatial
from poinsot.elements import JointDamper, SpatialDamper, tensor
from poinsot.multibody import GROUND

KINDS = ("revolute", "prismatic", "spherical", "universal", "fixed", "fixed")


def whole_model(rng: np.random.Generator, bodies: int = 6, loops: int = 0) -> Model:
    """A random mechanism with springs and dampers in six directions, and dampers on joints."""
    model = zoo.random_model(rng, bodies=bodies, loops=loops, kinds=KINDS, closing_kinds=("spherical", "universal"))
    found: list[Any] = []
    at = po.Mechanism(model).tree.bodies
    for i in range(3):
        a, b = map(str, rng.choice(list(at), size=2, replace=False))
        if at[a].link == at[b].link:
            continue
        frames = zoo.random_displacement(rng, 0.3), zoo.random_displacement(rng, 0.3)
        tensors = (tensor(rng.uniform(1, 5, 3)), tensor(rng.uniform(1, 5, 3)), tensor(0.1))
        kind = SpatialDamper if i == 1 else SpatialSpring
        found.append(kind(f"e{i}", a, b, *tensors, *frames))
    found += [
        JointDamper(f"d {j.name}", j.name, 0.2) for j in model.joints if j.name[0] == "j" and len(j.pair.freedoms) == 1
    ]
    return replace(model, elements=tuple(found), tree="auto")


def taken_apart(model: Model, rng: np.random.Generator, order: bool = False, frames: bool = False) -> po.Network:
    """The same as a network: two mechanisms "A", "B" and elements of bodies, joined by pairs, springs, nodes.

    order   elements are added in another order     frames  the frames between them stand elsewhere, with elements that
            tell where
    """
    owner = {body.name: str(rng.choice(["A", "B", body.name])) for body in model.bodies} | {GROUND: GROUND}
    for name in ("A", "B"):
        own = [body for body, of in owner.items() if of == name]
        owner |= {body: body for body in own if len(own) < 2}
    ports: dict[str, dict[str, Displacement]] = {of: {} for of in owner.values()}
    joining: list[tuple[Any, str, str]] = []

    def end(body: str, X: Displacement, name: str) -> str:
        """A node where this frame of a body stands."""
        if owner[body] == GROUND:
            joining.append((spatial.Frame(f"{name} of ground", X), "ground", name))
        elif frames:
            away = zoo.random_displacement(rng, 0.2)
            ports[owner[body]][f"{body} {name}"] = X @ away
            joining.append((spatial.Frame(f"{name} away", away), name, f"{owner[body]}.{body} {name}"))
        else:
            ports[owner[body]][f"{body} {name}"] = X
        return name

    inside: dict[str, dict[str, list[Any]]] = {of: {"joints": [], "elements": []} for of in owner.values()}
    for joint in model.joints:
        of = {owner[joint.predecessor], owner[joint.successor]}
        mechanism = of - {GROUND}
        if len(mechanism) == 1 and mechanism <= {"A", "B"}:
            inside[mechanism.pop()]["joints"].append(joint)
            continue
        p, n = (
            end(joint.predecessor, joint.X_PJ, f"{joint.name} p"),
            end(joint.successor, joint.X_SJ, f"{joint.name} n"),
        )
        if joint.pair.kind == "fixed":
            joining.append((None, p, n))
        else:
            joining.append((spatial.Joint(joint.name, joint.pair), p, n))
    for e in model.elements:
        of = {owner[b] for b in ((e.body_a, e.body_b) if hasattr(e, "body_a") else ends_of(model, e.joint))} - {GROUND}
        if not hasattr(e, "body_a"):
            if len(of) == 1 and of <= {"A", "B"}:
                inside[of.pop()]["elements"].append(e)
            else:
                k = next(k for k, (x, *_) in enumerate(joining) if x is not None and x.name == e.joint)
                old = joining[k]
                joining[k] = (spatial.Joint(e.joint, old[0].made.arguments[1], damping=e.damping), *old[1:])
            continue
        made = spatial.Spring if isinstance(e, SpatialSpring) else spatial.Damper
        nodes = end(e.body_a, e.X_AE, f"{e.name} p"), end(e.body_b, e.X_BF, f"{e.name} n")
        joining.append((made(e.name, e.translational, e.rotational, e.coupling), *nodes))
    net = po.Network("apart")
    net.gravity = model.gravity
    members: list[Any] = []
    for of in dict.fromkeys(owner.values()):
        bodies = tuple(body for body in model.bodies if owner[body.name] == of)
        if of in ("A", "B"):
            made = Model(of, bodies, tuple(inside[of]["joints"]), tuple(inside[of]["elements"]), model.gravity)
            on = {port: spatial.On(port.split(" ")[0], X) for port, X in ports[of].items()}
            members.append((po.Mechanism(made).as_element(of, on), nodes_of(ports[of], frames)))
        elif of != GROUND:
            (body,) = bodies
            its = body.inertia
            element = spatial.Body(of, its.mass, its.about_centre, centre=its.centre, frames=ports[of], pose=body.pose)
            members.append((element, nodes_of(ports[of], frames)))
    for element, p, n in joining:
        if element is not None:
            members.append((element, {"p": p, "n": n}))
    for element, on in members[::-1] if order else members:
        net.add(element, **on)
    for element, p, n in joining:
        if element is None:
            net.connect(p, n)
    return net


def nodes_of(ports: dict[str, Displacement], frames: bool) -> dict[str, str]:
    return {} if frames else {port: port.split(" ", 1)[1] for port in ports}


def ends_of(model: Model, joint: str) -> tuple[str, str]:
    found = model.joint(joint)
    return found.predecessor, found.successor


def bare(name: str) -> str:
    return name.removeprefix("A.").removeprefix("B.")


def arm() -> po.Mechanism:
    return po.load(EXAMPLES / "double_pendulum.toml")


def loaded(size: float = 1.0) -> po.Network:
    """A double pendulum that carries a load on a bushing, with a motor at its elbow; lengths in units of 1/size m."""
    model = arm().model
    bodies = tuple(replace(b, inertia=resized(b.inertia, size), pose=far(b.pose, size)) for b in model.bodies)
    joints = tuple(replace(j, X_PJ=far(j.X_PJ, size), X_SJ=far(j.X_SJ, size)) for j in model.joints)
    dampers = tuple(replace(e, damping=e.damping * size**2) for e in model.elements)
    g = tuple(size * x for x in model.gravity)
    mechanism = po.Mechanism(replace(model, bodies=bodies, joints=joints, elements=dampers, gravity=g))
    net = po.Network("loaded")
    ports = {"tool": spatial.On("lower", (0.0, 0.0, -0.5 * size)), "elbow": "elbow"}
    net.add(mechanism.as_element("arm", ports), tool="grip", elbow="shaft")
    net.add(rotational.TorqueSource("motor", f"{0.5 * size**2}*sin(3*t)"), "shaft", "ground")
    net.add(rotational.Damper("bearing", 0.05 * size**2), "shaft", "ground")
    moments = np.array([1e-3, 2e-3, 2e-3]) * size**2
    net.add(spatial.Body("load", 0.4, moments, centre=(0.05 * size, 0, 0)), "held")
    stiffness = np.array([2.0, 3.0, 4.0])
    net.add(spatial.Spring("bush", 50 * stiffness, 0.3 * stiffness * size**2, 0.2 * size), "grip", "held")
    net.add(spatial.Damper("rubber", 0.4, 1e-3 * size**2), "grip", "held")
    net.add(spatial.WrenchSource("wind", force=("sin(t)", 0, 0) if size == 1.0 else (f"{size}*sin(t)", 0, 0)), "held")
    return net


def far(X: Displacement | None, size: float) -> Displacement:
    assert X is not None
    return Displacement(X.rotation, X.translation * size)


def resized(inertia: Inertia, size: float) -> Inertia:
    return Inertia(inertia.mass, inertia.first_moment * size, inertia.second_moment * size**2)
