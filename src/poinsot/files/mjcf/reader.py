"""MJCF, the models of MuJoCo, as mechanisms: compiled by MuJoCo, then translated part by part.

What switches along the tendons of a compiled MJCF model: their limits and dry friction. Those of joints are data.

Which geoms of a compiled MJCF model touch: by contype and conaffinity, less its <exclude>, and its <pair>.

Friction of two geoms is that of the higher priority, else the larger: none where condim is 1, that of sliding from 3
on, torsional from 4 on, rolling friction of 6 (`friction_between`).
Softness (solref, solimp) has no meaning where bodies are rigid. Law: the pairs are MuJoCo's, their numbers too,
tests/files/test_contacts_of_files.py, tests/files/mjcf/test_contact_numbers.py

Keyframes: the states that a model names.

Equality constraints of a compiled MJCF model: kept exactly here, where MuJoCo's are soft.

A weld and a connection close a loop by a fixed or a spherical pair; joints and tendons are coupled by polynomials of
what lies beyond their references. Law: they hold what MuJoCo's hold, tests/files/mjcf/test_driven.py

The untranslated parts of a compiled MJCF model: refused where they act, named where they do not act yet.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Sequence
from math import inf
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.backends.robot_files.xml_text import TakenNames
from poinsot.files.mjcf import tree
from poinsot.files.mjcf.compiled import Compiled, compile_mjcf
from poinsot.files.mjcf.forces import StretchWithOffset, point, read_actuators, read_forces, tendon
from poinsot.files.mjcf.tree import read_shapes
from poinsot.files.reading import model_faults
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.rotations import rotation_of
from poinsot.joints.pairs import fixed, spherical
from poinsot.multibody.contacts.contact import Contact, Contacts
from poinsot.multibody.contacts.ground import surfaces_of
from poinsot.multibody.contacts.surfaces import ACTS_FROM, Surface
from poinsot.multibody.model import Body, Initial, Joint, Keyframe, Model
from poinsot.multibody.stretches import OnFreedom
from poinsot.multibody.switching.along import Friction, Limit
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.multibody.tendons import Coupling

_NOT_READ = (
    ("nflex", "flexible bodies (flex)"),
    ("nplugin", "plugins"),
    ("nplastic", "springs that yield"),
    ("nhistory", "actuators or sensors with a delay"),
)


def refuse_what_is_not_read(compiled: Compiled) -> None:
    """FileError for active parts without a counterpart here."""
    model = compiled.model
    for field, called in _NOT_READ:
        if int(getattr(model, field, 0)) and not (field == "nhistory" and not np.any(model.actuator_history)):
            compiled.refuse_model(f"has {called}, which are not read; take them out")
    if np.any(model.opt.wind) and (model.opt.density or model.opt.viscosity):
        compiled.refuse_model("has a wind, and a fluid is still here; take the wind out")
    for g, fluid in enumerate(model.geom_fluid):
        if fluid[0] > 0 and (model.opt.density or model.opt.viscosity):
            compiled.refuse("geom", g, "moves in a fluid as an ellipsoid, which is not read; use fluidshape='none'")


def name_what_does_not_act(compiled: Compiled, contacts: bool = False, losses: bool = False) -> None:
    """One warning for each kind of thing that acts in contact or friction, or is for pictures alone.

    contacts  whether its geoms touch; losses: whether its dry friction acts. What an option lets act is noted; what
              moves otherwise than in MuJoCo is doubted, and refused when strict
    """
    model = compiled.model
    if not compiled.has("CONSTRAINT"):
        scalar = np.isin(model.jnt_type, (tree.HINGE, tree.SLIDE))
        balls = 0 if compiled.has("LIMIT") else int(np.count_nonzero(model.jnt_limited[~scalar]))
        still = losses or compiled.has("FRICTIONLOSS")
        rubs = 0 if still else len(set(model.dof_jntid[model.dof_frictionloss > 0]))
        cords = 0 if still else int(np.count_nonzero(model.tendon_frictionloss))
        touch = 0 if contacts or compiled.has("CONTACT") else _touching(compiled)
        for count, what, kept in (
            (touch, "contact of {} geom", "kept as a collision shape"),
            (rubs, "the dry friction of {} joint", "it does with losses=True"),
            (cords, "the dry friction of {} tendon", "it does with losses=True"),
        ):
            if count:
                compiled.note(f"{what.format(count)}{'s' if count > 1 else ''} does not act here: {kept}")
        if balls:
            compiled.doubt(f"the limit of {balls} ball joint{'s' if balls > 1 else ''} does not act here: not kept")
        if contacts and not compiled.has("CONTACT"):
            _name_what_contacts_leave_out(compiled)
    asleep = int(compiled.mujoco.mjtSleepPolicy.mjSLEEP_INIT)
    if compiled.enables("SLEEP") and (count := int(np.count_nonzero(model.tree_sleep_policy == asleep))):
        compiled.doubt(f"{count} bod{'ies' if count > 1 else 'y'} that sleep at the start in MuJoCo move here at once")
    if model.nmocap:
        names = [compiled.names("body")[i] for i in np.flatnonzero(model.body_mocapid >= 0)]
        shown = ", ".join(map(repr, names[:5])) + (", …" if len(names) > 5 else "")
        called = f"bod{'y' if len(names) == 1 else 'ies'} {shown}"
        compiled.doubt(f"{called}: moved by the user in MuJoCo (mocap), at rest here")
    if model.nskin:
        compiled.note(f"{model.nskin} skin{'s are' if model.nskin > 1 else ' is'} not drawn")


def _name_what_contacts_leave_out(compiled: Compiled) -> None:
    """The file's properties of contacts that do not act here."""
    model = compiled.model
    may = (model.geom_contype != 0) | (model.geom_conaffinity != 0)
    margins = np.count_nonzero(model.geom_margin[may]) + np.count_nonzero(model.pair_margin)
    if margins:
        compiled.doubt(
            f"the margin of {margins} geom{'s' if margins > 1 else ''} does not act here: shapes touch and rest where "
            "their distance is 0, in MuJoCo where it is the margin"
        )
    rebounds = _rebound(np.vstack([model.geom_solref[may], model.pair_solref]))
    if count := int(np.count_nonzero(rebounds > _NOTED)):
        compiled.doubt(
            f"the rebound of {count} geom{'s' if count > 1 else ''} or pairs by solref, up to some "
            f"{rebounds.max():.1f} of the speed, does not act here: impacts of MJCF's shapes end without one"
        )
    if count := int(np.count_nonzero(may & (model.geom_type == compiled.mujoco.mjtGeom.mjGEOM_SDF))):
        compiled.doubt(
            f"the shape of {count} geom{'s' if count > 1 else ''} of type sdf is that of the mesh, as concavity= cuts "
            "it into convex parts; without it, of its convex hull"
        )
    for least, kind, first in ((3, "friction", 0), (6, "rolling friction", 3)):
        uneven = (model.pair_dim >= least) & (model.pair_friction[:, first] != model.pair_friction[:, first + 1])
        for k in np.flatnonzero(uneven)[:1]:
            name = compiled.names("pair")[k]
            compiled.doubt(f"pair {name!r} has {kind} of its own along two directions: the first acts here along both")
    for called, values in (
        ("the adhesion", [*model.geom_adhesion, *model.pair_adhesion]),
        ("the surface velocity", np.abs(model.geom_surfacevel).max(axis=1, initial=0.0)),
    ):
        if count := int(np.count_nonzero(values)):
            compiled.doubt(f"{called} of {count} geom{'s' if count > 1 else ''} does not act here")
    if compiled.has("FILTERPARENT"):
        compiled.doubt(
            "bodies that a joint joins do not touch here, as in MuJoCo without <flag filterparent='disable'>"
        )
    if compiled.enables("OVERRIDE"):
        compiled.doubt("o_friction and o_margin of <option>, which override those of contacts, do not act here")


_NOTED = 0.2
"""Of the speed: a rebound that is seen; MuJoCo's default, of damping ratio 1, has none."""


def _rebound(solref: Floats) -> Floats:
    """exp(−πζ/√(1 − ζ²)) of springs with the damping ratio ζ of solref (n, 2): (time constant, ζ) or (−k, −b)."""
    first, second = solref.T
    zeta = np.where(first > 0, second, -second / (2 * np.sqrt(np.where(first < 0, -first, 1.0))))
    zeta = np.maximum(zeta, 0.0)
    under = np.where(zeta < 1.0, 1.0 - zeta * zeta, 0.0)
    return np.where(under > 0.0, np.exp(-np.pi * zeta / np.sqrt(np.where(under > 0.0, under, 1.0))), 0.0)


def _touching(compiled: Compiled) -> int:
    """How many geoms on moving bodies may touch another one."""
    model = compiled.model
    may = (model.geom_contype != 0) | (model.geom_conaffinity != 0)
    moving = tree.welded(compiled)[model.geom_bodyid] != 0
    count = int(np.count_nonzero(may & moving))
    return count if count and np.count_nonzero(may) > 1 else int(model.npair)


_CONNECT, _WELD, _JOINT, _TENDON = range(4)  # mjtEq
_SITE = 6  # mjOBJ_SITE


def read_equality(compiled: Compiled, bodies: list[str], names: TakenNames) -> tuple[list[Joint], list[Coupling]]:
    """The joints that close loops, and the couplings, of the equalities active at the start.

    bodies  the names of the bodies in MuJoCo's order; names: those that joints have
    """
    model = compiled.model
    joints: list[Joint] = []
    couplings: list[Coupling] = []
    if compiled.has("EQUALITY") or compiled.has("CONSTRAINT"):
        return joints, couplings
    for i, given in enumerate(compiled.names("equality")):
        kind = int(model.eq_type[i])
        if not model.eq_active0[i]:
            compiled.note(f"equality {given!r} is not active at the start, and is left out")
            continue
        if kind in (_CONNECT, _WELD):
            joint = _closing(compiled, i, bodies, names.new(given))
            if joint is not None:
                joints.append(joint)
        elif kind in (_JOINT, _TENDON):
            couplings.append(_coupling(compiled, i, bodies, names.new(given)))
        else:
            called = compiled.mujoco.mjtEq(kind).name.removeprefix("mjEQ_").lower()
            compiled.refuse("equality", i, f"is of the kind {called}, which is not read")
    count = len(joints) + len(couplings)
    if count:
        compiled.note(
            f"{count} equality constraint{'s are' if count > 1 else ' is'} kept exactly here, and softly in MuJoCo"
        )
    return joints, couplings


def _closing(compiled: Compiled, i: int, bodies: list[str], name: str) -> Joint | None:
    """A weld or a connection; None between two bodies that cannot move against each other."""
    model = compiled.model
    data = np.array(model.eq_data[i], dtype=float)
    ends = int(model.eq_obj1id[i]), int(model.eq_obj2id[i])
    weld = int(model.eq_type[i]) == _WELD and data[10] != 0.0  # without a torque scale it holds a point alone
    if int(model.eq_objtype[i]) == _SITE:
        X_PJ, X_SJ = (tree.pose(model.site_pos[s], model.site_quat[s]) for s in ends)
        ends = int(model.site_bodyid[ends[0]]), int(model.site_bodyid[ends[1]])
    elif int(model.eq_type[i]) == _WELD:
        X_PJ, X_SJ = tree.pose(data[3:6], data[6:10]), Displacement.translating(data[:3])
    else:
        X_PJ, X_SJ = Displacement.translating(data[:3]), Displacement.translating(data[3:6])
    together = tree.welded(compiled)
    if together[ends[0]] == together[ends[1]]:
        compiled.note(f"equality {compiled.names('equality')[i]!r} joins what cannot move apart, and is left out")
        return None
    return Joint(name, fixed() if weld else spherical(), bodies[ends[0]], bodies[ends[1]], X_PJ, X_SJ)


def _coupling(compiled: Compiled, i: int, bodies: list[str], name: str) -> Coupling:
    """s₁ − o₁ = Σ a_k (s₂ − o₂)^k of joints or tendons, o their references."""
    model = compiled.model
    of_joints = int(model.eq_type[i]) == _JOINT
    first, second = int(model.eq_obj1id[i]), int(model.eq_obj2id[i])
    a = [float(x) for x in model.eq_data[i][:5]]
    last = max((k for k, x in enumerate(a) if x != 0.0), default=0)  # zeros at the end would only be computed with
    sides = []
    for at in (first, second) if second >= 0 else (first,):
        way = StretchWithOffset(OnFreedom(compiled.names("joint")[at])) if of_joints else tendon(compiled, at, bodies)
        rest = model.qpos0[int(model.jnt_qposadr[at])] if of_joints else model.tendon_length0[at]
        sides.append((way.stretch, float(rest) - way.beside))
    (one, at_one), (other, at_other) = sides[0], sides[1] if len(sides) > 1 else (None, 0.0)
    return Coupling(name, one, other, tuple(a[: last + 1]), at_one, at_other)


Named = tuple[tuple[str, float], ...]


def read_keyframes(compiled: Compiled, sources: Collection[str]) -> tuple[Keyframe, ...]:
    """Coordinates, rates, and controls of the sources, by name; the poses of mocap bodies, at rest here, are left out.

    The velocity of a free joint, in MuJoCo that of the body's origin in the world, is that in the body here.
    """
    model = compiled.model
    found = []
    for k, name in enumerate(compiled.names("key")):
        states = []
        for j, joint in enumerate(compiled.names("joint")):
            kind, at, dof = (int(x[j]) for x in (model.jnt_type, model.jnt_qposadr, model.jnt_dofadr))
            qpos = np.array(model.key_qpos[k][at : at + tree.COORDINATES[kind]])
            if kind in (tree.FREE, tree.BALL) and not np.linalg.norm(qpos[-4:]) > 0.0:
                compiled.refuse("key", k, f"gives joint {joint!r} a quaternion of zeros, which is no rotation")
            q = tree.coordinates(kind, qpos)
            states.append(Initial(joint, q, _rates(kind, q, model.key_qvel[k][dof : dof + tree.FREEDOMS[kind]])))
        controls, activations = _controls(compiled, k, sources)
        found.append(Keyframe(name, tuple(states), controls, activations))
    return tuple(found)


def _controls(compiled: Compiled, k: int, sources: Collection[str]) -> tuple[Named, Named]:
    """The controls of the sources, and the activations of those that have one."""
    model = compiled.model
    controls, activations = [], []
    for i, name in enumerate(compiled.names("actuator")):
        if name in sources:
            controls.append((name, float(model.key_ctrl[k][int(model.actuator_ctrladr[i])])))
            if (at := int(model.actuator_actadr[i])) >= 0:
                activations.append((name, float(model.key_act[k][at])))
    return tuple(controls), tuple(activations)


def _rates(kind: int, q: tuple[float, ...], qvel: Any) -> tuple[float, ...]:
    if kind != tree.FREE:
        return tuple(map(float, qvel))
    seen_from_body = rotation_of(np.array(q[3:])).T @ np.array(qvel[:3])
    return (*map(float, qvel[3:]), *map(float, seen_from_body))


def read_contacts(compiled: Compiled, names: list[str], bodies: Sequence[Body]) -> Iterator[SwitchingElement]:
    """One rule over all shapes, then the pairs that the file names."""
    if compiled.has("CONTACT") or compiled.has("CONSTRAINT"):
        return
    model = compiled.model
    called = [bodies[0].name if bodies and bodies[0].name not in names else names[0], *names[1:]]  # the world's shapes
    apart = tuple((called[int(s) >> 16], called[int(s) & 0xFFFF]) for s in model.exclude_signature)
    if surfaces := surfaces_of(bodies):
        yield Contacts("contacts", surfaces, apart=apart, coupled=True)
    of_shape = {id(surface.shape): surface for surface in surfaces}
    given = compiled.names("pair")
    for k in range(model.npair):
        a, b = (of_shape[id(compiled.geoms[int(g[k])])] for g in (model.pair_geom1, model.pair_geom2))
        one, other = (Surface(each.body, each.shape) for each in (a, b))
        yield Contact(given[k], one, other, **_friction(compiled, k), coupled=True)


def _friction(compiled: Compiled, pair: int) -> dict[str, Any]:
    """Friction of a pair that the file names, along the first of two directions each."""
    own, dims = compiled.model.pair_friction[pair], int(compiled.model.pair_dim[pair])
    numbers = zip(ACTS_FROM.items(), (own[0], own[2], own[3]), strict=True)
    return {kind: float(x) if dims >= least else 0.0 for (kind, least), x in numbers}


def read_switches(compiled: Compiled, bodies: list[str], losses: bool) -> Iterator[SwitchingElement]:
    """The elements; a range without width does not limit.

    bodies: names of the bodies in MuJoCo's order; losses: whether dry friction acts
    """
    model = compiled.model
    if compiled.has("CONSTRAINT"):
        return
    names = TakenNames([*compiled.names("actuator"), *compiled.names("joint")])
    for i, name in enumerate(compiled.names("tendon")):
        lower, upper = tree.bounds(compiled, "tendon", i)
        rubs = float(model.tendon_frictionloss[i]) if losses and not compiled.has("FRICTIONLOSS") else 0.0
        limited = lower < upper and (lower, upper) != (-inf, inf)
        if not (limited or rubs):
            continue
        way = tendon(compiled, i, bodies)
        if limited:
            yield Limit(names.new(f"{name} limit"), way.stretch, lower - way.beside, upper - way.beside)
        if rubs:
            yield Friction(names.new(f"{name} friction"), way.stretch, rubs)


_UNNAMED = "MuJoCo Model"


def read_mjcf(
    path: str | os.PathLike[str],
    *,
    folders: Sequence[str | os.PathLike[str]] = (),
    contacts: bool = False,
    losses: bool = False,
    strict: bool = False,
) -> Model:
    """The mechanism of an MJCF file.

    folders  where it may read other files from, beside its own folder: its meshes, its textures, what it includes
    losses   whether the dry friction of its tendons acts; that of joints is data in any case
    strict   refuse what otherwise is a warning that it moves otherwise than in MuJoCo, or has an unphysical inertia
    contacts  whether its geoms touch, as contype, conaffinity, <exclude> and <pair> say

    Bodies, joints, coordinates and freedoms come in MuJoCo's order; q of hinges and slides are MuJoCo's own, other
    conventions are converted by `analysis.conventions.mujoco_order`. It starts at MuJoCo's reference pose qpos0.
    Raises FileError for what is neither translated nor without effect on motion, by name; warns with FileWarning of
    what acts only in contact or dry friction, once for each kind. ModelError where MuJoCo is not installed.
    Law: mass matrix, bias and forces are those of MuJoCo, tests/files/mjcf
    """
    compiled = compile_mjcf(path, folders, strict)
    refuse_what_is_not_read(compiled)
    names = tree.body_names(compiled)
    joint_names = TakenNames(compiled.names("joint"))
    bodies, joints = tree.read_tree(compiled, names, read_shapes(compiled), joint_names)
    name_what_does_not_act(compiled, contacts, losses)
    actuators = list(read_actuators(compiled, names))
    closing, couplings = read_equality(compiled, names, joint_names)
    said: bytes = compiled.model.names
    given = said[: said.index(b"\0")].decode("utf-8", "replace").strip()
    with model_faults(compiled.path):
        model = Model(
            name=given if given and given != _UNNAMED else compiled.path.stem,
            bodies=tuple(bodies),
            joints=(*joints, *closing),
            elements=(*read_forces(compiled, names, joints), *actuators),
            gravity=(0.0, 0.0, 0.0) if compiled.has("GRAVITY") else point(compiled.model.opt.gravity),
            tree=tuple(joint.name for joint in joints) if closing else "auto",
            couplings=tuple(couplings),
            initial=tree.references(compiled),
            keyframes=read_keyframes(compiled, [a.name for a in actuators]),
            switches=(
                *read_switches(compiled, names, losses),
                *(read_contacts(compiled, names, bodies) if contacts else ()),
            ),
        )
    compiled.warn()
    return model
