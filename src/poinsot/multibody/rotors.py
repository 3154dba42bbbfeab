"""What sits in the joints themselves: rotor inertia (armature), viscous and Coulomb friction, as data of the joints.

Law: power of friction is never given, and rotors add to the diagonal of M, tests/multibody/test_coriolis.py.
Source: Featherstone 2008, §9.6 (gears); Siciliano et al. 2009, ch. 7 (friction).
"""

from __future__ import annotations

from poinsot.algebra.arrays import Array, settle, zeros
from poinsot.algebra.caching import once
from poinsot.algebra.scalars import Scalar, is_zero, tanh
from poinsot.errors import ModelError
from poinsot.multibody.tree import Tree


def rotor_inertias(tree: Tree) -> dict[int, Scalar]:
    """Armature [kg·m² or kg] of the links with any at their joints: it adds to M's diagonal at each of their freedoms.

    r = (gear ratio)² · (inertia about the shaft): the rotor seen through its gear; its gyroscopic effects are left
    out, as in Pinocchio and MuJoCo. A joint that follows another adds ratio² r to its master's freedom.
    Errors: ModelError where a joint with a rotor closes a loop, for it then has no freedom of its own.
    """
    joints = tree.model.joints
    armature = once(tree.model, "_armature", lambda: {j.name: j.armature for j in joints if not is_zero(j.armature)})
    if not armature:
        return {}
    for closure in tree.closures:
        if closure.joint in armature:
            raise ModelError(
                f"joint {closure.joint!r} of {tree.model.name!r} has rotor inertia but closes a loop, where it has no "
                "freedom of its own; name it among the joints of the tree, and leave out another joint of its loop"
            )
    return {i: armature[link.joint] for i, link in enumerate(tree.links) if link.joint in armature}


def joint_friction(tree: Tree, v: Array, slip: Scalar) -> Array:
    """τ_f (nv,) = damping · v + friction · tanh(v / slip): the losses of the joints, taken from the efforts.

    slip [rad/s or m/s], positive: the rate at which Coulomb friction has 76 % of its full size, a smooth stand-in for
    its step; small values make stiff equations. From the data of the joints of the tree, on each of their freedoms; the
    dampers and friction that elements of the model make are not counted. Law: v · τ_f ≥ 0, it only takes power.
    """
    joints = {j.name: j for j in tree.model.joints}
    tau = zeros(tree.nv)
    for link in tree.links:
        joint = joints[link.joint]
        for k in link.v:
            if joint.damping or joint.friction:
                loss = own_friction(v[k] * link.ratio, joint.damping, joint.friction, slip)
                tau[k] = tau[k] + loss * link.ratio
    return settle(tau)


def own_friction(rate: Scalar, damping: Scalar, friction: Scalar, slip: Scalar) -> Scalar:
    """damping · rate + friction · tanh(rate / slip), the loss of one freedom of a joint."""
    loss = rate * damping
    return loss if is_zero(friction) else loss + tanh(rate / slip) * friction
