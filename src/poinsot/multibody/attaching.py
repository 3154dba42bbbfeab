"""Models put together: one robot on a frame of another.

The ground of what is attached becomes a body without mass, fixed to the frame, that carries all that stood on the
ground. Gravity, the start of runs and what they keep are those of the model that is attached to; events are of both.
Law     attached and taken apart again they are what they were; dynamics are those of Pinocchio's appendModel,
        tests/multibody/test_taking_apart.py
Source  Featherstone 2008, §4.1
"""

from __future__ import annotations

from dataclasses import replace

from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.joints.pairs import fixed
from poinsot.multibody.closed_models import NamedFrame, body_of
from poinsot.multibody.joint_changes import as_chosen
from poinsot.multibody.model import GROUND, Joint, Model
from poinsot.multibody.renaming import prefixed


def attached(model: Model, other: Model, at: NamedFrame, prefix: str) -> Model:
    """The model with another one on a frame of it, all names of that with the prefix: its ground is "PREFIXground".

    Errors  ModelError for a frame that is not there, an empty prefix, names that both have
    """
    if not prefix:
        raise ModelError(f"what is attached to {model.name!r} needs a prefix for its names, as in prefix='left_'")
    base = prefix + GROUND
    model, other = (_plain(as_chosen(each), model.coupled or other.coupled) for each in (model, other))
    added = prefixed(other, prefix, base)
    weld = Joint(base, fixed(), body_of(model, at.name), base, at.X.cleaned(), Displacement.identity(), held=True)
    trees = [model.tree, added.tree]
    events = (*(model.run.events or ()), *other.run.events_within(prefix))
    named = [
        (*(j.name for j in each.joints),) if not isinstance(each.tree, tuple) else each.tree for each in (model, added)
    ]
    return replace(
        model,
        bodies=(*model.bodies, *(replace(body, pose=None) for body in added.bodies)),
        joints=(*model.joints, weld, *added.joints),
        elements=(*model.elements, *added.elements),
        couplings=(*model.couplings, *added.couplings),
        switches=(*model.switches, *added.switches),
        motions=(*model.motions, *added.motions),
        initial=(*model.initial, *added.initial),
        keyframes=(*model.keyframes, *added.keyframes),
        coupled=model.coupled or other.coupled,
        run=model.run.also(events=events) if events else model.run,
        accuracy=max(model.accuracy, other.accuracy),
        tree=(*named[0], base, *named[1]) if any(isinstance(tree, tuple) for tree in trees) else model.tree,
    )


def _plain(model: Model, coupled: bool) -> Model:
    """The model, where the whole has coupled joints and this one has none, without joints that mimic others."""
    if model.coupled or not coupled:
        return model
    return replace(model, joints=tuple(replace(j, mimic=None) if j.mimic else j for j in model.joints))
