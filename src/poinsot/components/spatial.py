"""Elements that stand on frames: bodies, springs, dampers, pairs and wrenches, six directions at once.

    power into the element = Σ ⟨W, T⟩ over its terminals: T the twist of the frame, W the wrench that it gets there

A node is a frame. What stands on one node has one twist there, and its wrenches sum to zero. Between terminals "p" and
"n" an element feels the displacement X_pn; the node "ground" is the frame of the world. Frames of mechanisms are
terminals of the same sort, `Mechanism.as_element(ports={"tool": On("hand", pose)})`. A run keeps what passes there,
in the frame of the node, by name: outputs "arm.tool.twist", "arm.tool.wrench", "arm.tool.power", see
`networks.observers`.

Laws    what is joined by frames moves as the one mechanism written at once, tests/networks/test_joined.py;
        wrenches and powers at a node sum to zero, tests/networks/test_wrenches.py
Source  Stramigioli et al., §3.2.2–3.2.7; formulas.md §6, §8
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import array
from poinsot.algebra.scalars import is_zero, number
from poinsot.components.declarations import not_negative, qualified
from poinsot.components.domains import ROTATIONAL, SPATIAL, TRANSLATIONAL
from poinsot.components.frames import At, Brought, FramedPart, On, Placement, RigidPart, placed
from poinsot.components.measured import measured
from poinsot.components.primitives import TerminalPair
from poinsot.errors import ModelError, PoinsotError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.joints.pairs import Pair as KinematicPair
from poinsot.joints.pairs import pair_of_kind
from poinsot.multibody import model
from poinsot.multibody import potentials as energies
from poinsot.multibody.force import ForceElement
from poinsot.multibody.forces import BodyTorque, JointDamper, PointForce
from poinsot.multibody.spatial_springs import SpatialDamper, SpatialSpring, tensor
from poinsot.multibody.stretches import Apart
from poinsot.signals.given import SignalLike, as_signal

__all__ = ["Body", "Damper", "Frame", "Joint", "On", "Potential", "Spring", "Strut", "WrenchSource"]

_ENDS = TerminalPair(SPATIAL)
_FRAME = TerminalPair(SPATIAL, "", ("p", None))
_AXES = ("x", "y", "z")


@qualified
@measured(mass="kg", inertia="kg*m**2", centre="m", frames="m", pose="m")
def Body(
    name: str,
    mass: float = 0.0,
    inertia: ArrayLike = (0.0, 0.0, 0.0),
    *,
    centre: ArrayLike = (0.0, 0.0, 0.0),
    frames: Mapping[str, Placement] | None = None,
    pose: Placement | None = None,
) -> FramedPart:
    """A rigid body, P = I V; Ṗ = ΣW + weight. Terminal "p" is its own frame, each of ``frames`` is another.

    mass [kg]; inertia I_C (3, 3) or its diagonal (3,) [kg·m²] about the mass centre [m], in axes of its frame
    frames  terminal → pose in the body's frame
    pose    of its frame in the world at the start; without it such that springs are at rest and pairs neutral
    Errors  ModelError by name for numbers that no body has; gravity is that of the network
    """
    try:
        own = Inertia.at_centre(not_negative(name, "mass", mass, "kg"), array(centre), array(inertia))
    except PoinsotError as error:
        raise ModelError(f"body {name!r}: {error}") from None
    if all(map(number, (own.mass, *own.first_moment, *own.second_moment.ravel()))) and (why := own.fault()):
        raise ModelError(f"body {name!r}: no rigid body is like this: {why}; moments are about the mass centre")
    if frames is not None and not isinstance(frames, Mapping):
        raise ModelError(f"body {name!r}: frames are poses by the names of terminals, {{'tip': (0, 0, 0.1)}}")
    others = {terminal: placed(f"{name}.{terminal}", X) for terminal, X in (frames or {}).items()}
    _refuse_terminals(name, others)
    at = None if pose is None else placed(name, pose)
    pairs = (_FRAME, *(TerminalPair(SPATIAL, terminal, ("", None)) for terminal in others))
    return FramedPart(name, pairs, RigidPart(own, {"p": Displacement.identity(), **others}, at))


@qualified
@measured(pose="m")
def Frame(name: str, pose: Placement) -> FramedPart:
    """Terminal "n" stands at a pose X_pn in the frame of "p" and moves with it: V_p = Ad V_n, W_p = −Ad⁻ᵀ W_n
    [rad/s; m/s], [N·m; N].
    """
    return FramedPart(name, (_ENDS,), RigidPart(None, {"p": Displacement.identity(), "n": placed(name, pose)}))


@qualified
@measured(translational="N/m", rotational="N*m/rad", coupling="N")
def Spring(name: str, translational: ArrayLike, rotational: ArrayLike, coupling: ArrayLike = 0.0) -> FramedPart:
    """W = ∂V/∂X_pn, at rest where p and n coincide: `multibody.spatial_springs.SpatialSpring`.

    translational K_t [N/m], rotational K_r [N·m/rad], coupling K_c [N]: a number, three principal values, or (3, 3)
    """
    K_t, K_r, K_c = _tensors(name, translational, rotational, coupling)
    return _between(name, lambda name, a, b: SpatialSpring(name, a.body, b.body, K_t, K_r, K_c, a.X, b.X))


@qualified
@measured(translational="N*s/m", rotational="N*m*s/rad", coupling="N*s")
def Damper(name: str, translational: ArrayLike, rotational: ArrayLike = 0.0, coupling: ArrayLike = 0.0) -> FramedPart:
    """W = D T_pn, as both frames see it: `multibody.spatial_springs.SpatialDamper`.

    translational D_t [N·s/m], rotational D_r [N·m·s/rad], coupling D_c [N·s]: a number, three values, or (3, 3)
    """
    D_t, D_r, D_c = _tensors(name, translational, rotational, coupling)
    return _between(name, lambda name, a, b: SpatialDamper(name, a.body, b.body, D_t, D_r, D_c, a.X, b.X))


@qualified
def Potential(name: str, energy: energies.Law, constants: Mapping[str, float] | None = None) -> FramedPart:
    """W = ∂E/∂X_pn of any energy E(X_pn) [J]: a function over any scalar, or a formula; `multibody.potentials`.

    constants  its named numbers; a formula may also bring its own, (formula, numbers by name)
    """
    text, own = energy if isinstance(energy, tuple) else (energy, ())
    numbers = (*own, *(constants or {}).items())

    def made(name: str, a: At, b: At) -> ForceElement:
        return energies.Potential(name, Apart(a.body, a.X, b.body, b.X), text, numbers)

    return _between(name, made)


@qualified
@measured(pitch="m/rad")
def Joint(
    name: str, pair: str | KinematicPair, *, driven: bool = False, pitch: float | None = None, damping: float = 0.0
) -> FramedPart:
    """A kinematic pair from p to n, about or along the z-axis of p: ⟨W, T_pn⟩ = 0 for its freedoms.

    pair     "revolute", "prismatic", "helical", "cylindrical", "planar", "universal", "spherical", or a `joints.Pair`
    driven   one more port "axis": rate and effort of a pair of one freedom, on n and back on p
    pitch    of a helical pair [m/rad]; damping [N·m·s/rad or N·s/m] at every freedom
    Errors   ModelError for an unknown pair, a driven one of several freedoms, and damping below zero
    """
    given: Any = pair
    kind: KinematicPair = given if hasattr(given, "freedoms") else _pair_of(name, given, pitch)
    if driven and len(kind.freedoms) != 1:
        raise ModelError(f"the pair {name!r} is {kind.kind}: only a pair of one freedom has a port 'axis'")
    lost = not_negative(name, "damping", damping)
    domain = TRANSLATIONAL if driven and kind.freedom_units[0] == "m" else ROTATIONAL
    ports = (TerminalPair(domain, "axis", ("", None)),) if driven else ()

    def brings(name: str, at: Mapping[str, At]) -> Brought:
        p, n = at["p"], at["n"]
        joint = model.Joint(name, kind, p.body, n.body, p.X, n.X)
        freedoms = kind.freedoms if lost else ()
        one = len(freedoms) == 1
        dampers = [
            JointDamper(f"{name}.damping" if one else f"{name}.damping.{freedom}", name, lost, k)
            for k, freedom in enumerate(freedoms)
        ]
        return Brought((joint,), tuple(dampers), {"axis": name} if driven else {})

    return FramedPart(name, (_ENDS, *ports), None, brings, rests=True)


@qualified
def Strut(name: str) -> FramedPart:
    """The line from the origin of p to that of n: rate and tension of the port "rod" [m/s, N] are those of its length.

    A hydraulic cylinder, a spring or a damper of one number stands between "rod" and the ground: f > 0 pulls p and n
    together. Law: W_p, W_n are opposite forces along the line, with the power −f ℓ̇
    """

    def brings(name: str, at: Mapping[str, At]) -> Brought:
        ends = tuple((end.body, tuple(end.X.translation.tolist())) for end in (at["p"], at["n"]))
        return Brought(ports={"rod": ends})

    return FramedPart(name, (_ENDS, TerminalPair(TRANSLATIONAL, "rod", ("", None))), None, brings)


@qualified
@measured(moment="N*m")
def WrenchSource(
    name: str,
    force: Sequence[SignalLike] = (0.0, 0.0, 0.0),
    moment: Sequence[SignalLike] = (0.0, 0.0, 0.0),
    *,
    follows: bool = False,
) -> FramedPart:
    """A wrench on p: force [N] through its origin and moment [N·m], along the axes of the world, or of p if it follows.

    Each of the six is a number, a formula in t, a function or samples; one that is not 0 is the source "name.fx", …,
    "name.mz" of the ledger, by which a run may replace it.
    """
    given = {f"f{axis}": each for axis, each in zip(_AXES, _three(name, "force", force), strict=True)}
    given |= {f"m{axis}": each for axis, each in zip(_AXES, _three(name, "moment", moment), strict=True)}
    signals = {
        key: as_signal(f"the source {name!r}", each)
        for key, each in given.items()
        if not (isinstance(each, (int, float)) and is_zero(float(each)))
    }
    if not signals:
        raise ModelError(f"the wrench source {name!r} gives nothing: say its force or its moment, three values each")

    def brings(name: str, at: Mapping[str, At]) -> Brought:
        (body, X), made = at["p"], list[ForceElement]()
        for key, signal in signals.items():
            axis = np.eye(3)[_AXES.index(key[1])]
            u, v, w = (X.rotation @ axis if follows else axis).tolist()
            if key[0] == "m":
                made.append(BodyTorque(f"{name}.{key}", body, (u, v, w), signal, follows))
            else:
                x, y, z = X.translation.tolist()
                made.append(PointForce(f"{name}.{key}", body, (x, y, z), (u, v, w), signal, follows))
        return Brought(elements=tuple(made))

    return FramedPart(name, (_FRAME,), None, brings)


def _between(name: str, make: Any) -> FramedPart:
    """A force element between the frames p and n, at rest where they coincide."""
    return FramedPart(
        name, (_ENDS,), None, lambda name, at: Brought(elements=(make(name, at["p"], at["n"]),)), rests=True
    )


def _tensors(name: str, *given: ArrayLike) -> tuple[Any, ...]:
    try:
        for each in map(array, given):
            if each.shape not in ((), (3,), (3, 3)) or any(isinstance(x, (list, tuple, str)) for x in each.ravel()):
                raise ValueError
        return tuple(map(tensor, given))
    except (TypeError, ValueError):
        raise ModelError(
            f"{name!r} needs symmetric tensors: each a number, three principal values, or a matrix (3, 3)"
        ) from None


def _pair_of(name: str, kind: str, pitch: float | None) -> KinematicPair:
    try:
        return pair_of_kind(kind, pitch)
    except (ModelError, TypeError) as error:
        raise ModelError(f"the pair {name!r}: {error}") from None


def _three(name: str, what: str, given: Any) -> list[Any]:
    if isinstance(given, str) or not hasattr(given, "__len__") or len(given) != 3:
        raise ModelError(f"the wrench source {name!r} needs three values for its {what}, [x, y, z]; not {given!r:.60}")
    return list(given)


def _refuse_terminals(name: str, frames: Mapping[str, object]) -> None:
    for terminal in frames:
        if not isinstance(terminal, str) or not terminal or terminal == "p":
            raise ModelError(
                f"body {name!r}: a frame needs a name of its own as its terminal, a text other than 'p', the body's "
                f"own frame; not {terminal!r}"
            )
