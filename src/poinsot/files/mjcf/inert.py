"""The untranslated parts of a compiled MJCF model: refused where they act, named where they do not act yet."""

from __future__ import annotations

import numpy as np

from poinsot.files.mjcf.compiled import Compiled
from poinsot.files.mjcf.tree import HINGE, SLIDE, welded

_NOT_READ = (
    ("nflex", "flexible bodies (flex)"),
    ("nplugin", "plugins"),
    ("nplastic", "springs that yield"),
    ("nhistory", "actuators or sensors with a delay"),
)


def refuse_what_is_not_read(compiled: Compiled) -> None:
    """FileError for what acts and has no counterpart here."""
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
        scalar = np.isin(model.jnt_type, (HINGE, SLIDE))
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
        compiled.doubt(f"{_listed(_mocaps(compiled))}: moved by the user in MuJoCo (mocap), at rest here")
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


def _touching(compiled: Compiled) -> int:
    """How many geoms on moving bodies may touch another one."""
    model = compiled.model
    may = (model.geom_contype != 0) | (model.geom_conaffinity != 0)
    moving = welded(compiled)[model.geom_bodyid] != 0
    count = int(np.count_nonzero(may & moving))
    return count if count and np.count_nonzero(may) > 1 else int(model.npair)


def _mocaps(compiled: Compiled) -> list[str]:
    names = compiled.names("body")
    return [names[i] for i in np.flatnonzero(compiled.model.body_mocapid >= 0)]


def _listed(names: list[str]) -> str:
    shown = ", ".join(repr(name) for name in names[:5]) + (", …" if len(names) > 5 else "")
    return f"bod{'y' if len(names) == 1 else 'ies'} {shown}"
