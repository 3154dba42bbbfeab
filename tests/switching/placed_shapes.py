"""Two bodies, each with a shape, in random places; and which shapes touch in which regime."""

from typing import Any

import numpy as np

from poinsot import Body, Contact, Displacement, Inertia, Joint, Model, Shape, Surface
from poinsot.elements import KINDS
from poinsot.multibody import Place, Tree, build_tree
from simulation.nearest_loop import HULLS

SHAPES = {
    "point": Shape("point"), "sphere": Shape("sphere", (0.2,)), "capsule": Shape("capsule", (0.1, 0.6)),
    "box": Shape("box", (0.5, 0.3, 0.4)), "cylinder": Shape("cylinder", (0.2, 0.5)),
    "ellipsoid": Shape("ellipsoid", (0.2, 0.3, 0.15)), "plane": Shape("plane"),
    "height": Shape("height", formula="0.1*sin(2*x) + c*x*y", numbers=(("c", 0.05),)),
}  # fmt: skip

Places = list[Place]


def two_bodies(a: Shape, b: Shape, kind: str = "free", turn: Displacement | None = None, **numbers: Any) -> Model:
    """A and B, each moving against the ground, with a contact between them; all of it turned."""
    X = Displacement.identity() if turn is None else turn
    inertia = Inertia.at_centre(2.0, np.zeros(3), np.diag([0.1, 0.2, 0.15]))
    joints = tuple(Joint(f"to {name}", KINDS[kind](), "ground", name, X_PJ=X) for name in "ab")
    contact = Contact("touch", Surface("a", a), Surface("b", b), **{"friction": 0.3, **numbers})
    return Model("two", (Body("a", inertia), Body("b", inertia)), joints, switches=(contact,))


def places_of(model: Model) -> tuple[Tree, Places]:
    tree = build_tree(model)
    found = [part for s in model.switches for part in s.parts(tree) if isinstance(part, Place)]
    return tree, found


EVERY_SHAPE = {**SHAPES, "mesh": Shape("mesh", (1.0, 1.0, 1.0), triangles=HULLS[0], accuracy=0.0)}
