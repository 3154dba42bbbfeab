"""Mechanisms beside Pinocchio's models of them."""

import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from conftest import require_oracle
from poinsot import pinocchio_order
from poinsot.analysis import Order
from poinsot.files import load_model


def both(path: Path, base: str) -> tuple[po.Mechanism, Any]:
    """A robot in both engines, of the same numbers; that both read files alike is said in test_pinocchio.py."""
    with warnings.catch_warnings(action="ignore"):
        try:
            mechanism = po.Mechanism(load_model(path, base=base))
        except po.FileError:
            pytest.skip(reason="the file has no link")
    return mechanism, as_pinocchio(mechanism)


def as_pinocchio(m: po.Mechanism) -> Any:
    """A pinocchio.Model of the links of a mechanism, each joint about or along z, a frame for each body."""
    pin = require_oracle("pinocchio")
    kinds = {"revolute": pin.JointModelRZ, "prismatic": pin.JointModelPZ, "free": pin.JointModelFreeFlyer}
    model, frames = pin.Model(), [0]

    def placed(X: po.Displacement) -> Any:
        return pin.SE3(np.asarray(X.rotation, dtype=float), np.asarray(X.translation, dtype=float))

    model.gravity.linear = np.array(m.tree.model.gravity)
    for link in m.tree.links:
        i = model.addJoint(link.parent + 1, kinds[link.pair.kind](), placed(link.X_PL), link.joint)
        frames.append(model.addJointFrame(i, frames[link.parent + 1]))
    for body in m.tree.model.bodies:
        at, inertia = m.tree.bodies[body.name], body.inertia
        if inertia.mass or np.any(inertia.about_centre):
            own = pin.Inertia.Identity()  # which may be what no matter has, as some files say
            own.mass, own.lever, own.inertia = (
                np.asarray(x, dtype=float)[()] for x in (inertia.mass, inertia.centre, inertia.about_centre)
            )
            model.appendBodyToJoint(at.link + 1, own, placed(at.X_LB))
        name = body.name if body.name not in m.tree.by_joint else f"{body.name} link"
        model.addBodyFrame(name, at.link + 1, placed(at.X_LB), frames[at.link + 1])
    return model


def both_of_a_robot(path: Path, base: str) -> tuple[po.Mechanism, Any, Order]:
    pin = require_oracle("pinocchio")
    with warnings.catch_warnings(action="ignore"):
        try:
            mechanism = po.Mechanism(load_model(path, base=base))  # type: ignore[arg-type]
        except po.FileError:
            with pytest.raises(ValueError, match="URDF"):  # Pinocchio refuses the same files
                pin.buildModelFromUrdf(str(path))
            pytest.skip(reason="the file has no link; Pinocchio refuses it too")
    root = (pin.JointModelFreeFlyer(),) if base == "free" else ()
    model = pin.buildModelFromUrdf(str(path), *root)
    return mechanism, model, pinocchio_order(mechanism, model)


def states(mechanism: po.Mechanism, count: int = 2) -> list[tuple[np.ndarray, np.ndarray, np.ndarray]]:
    rng = np.random.default_rng(1834)
    return [(mechanism.random(rng), rng.normal(size=mechanism.nv), rng.normal(size=mechanism.nv)) for _ in range(count)]
