"""Closed mechanisms for the laws of scale: copies in other units, neighbours, unequal masses, and an exact referee."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

import mpmath
import numpy as np

import poinsot as po
import zoo
from poinsot import Displacement, Inertia
from poinsot.algebra.arrays import Floats
from poinsot.elements import Constant, Expression, PointOnSurface, RollingBall, RollingDisk, Signal, Table, pair_of_kind
from poinsot.geometry import rotation_z
from poinsot.multibody import configuration, forces
from poinsot.multibody.conditions import reaches
from poinsot.multibody.constrained_dynamics import required_effort
from poinsot.multibody.constraints import constraint_acceleration, constraint_jacobian
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.model import Body, Initial, Joint, Mimic, Model
from poinsot.multibody.stretches import OnFreedom
from poinsot.multibody.tendons import Coupling, Tendon
from poinsot.multibody.tree import Tree, build_tree


def longer(model: Model, size: float, mass: float = 1.0) -> Model:
    """The same mechanism with lengths and gravity times ``size`` and masses times ``mass``: time is the same.

    Springs, dampers, sources, contacts and initial values are scaled with it.
    """
    couple = mass * size**2

    def moved(X: Displacement) -> Displacement:
        return Displacement(X.rotation, X.translation * size)

    def heavier(body: Body) -> Body:
        old = body.inertia
        inertia = Inertia(old.mass * mass, old.first_moment * (mass * size), old.second_moment * couple)
        return replace(body, inertia=inertia, pose=body.pose and moved(body.pose))

    def placed(joint: Joint) -> Joint:
        pair = joint.pair
        if isinstance(pair, PointOnSurface) and pair.formula:  # f(x/s) s is zero where f was, and as steep
            shrunk = re.sub(r"\b([xyz])\b", rf"(\1/{size!r})", pair.formula)
            pair = replace(pair, formula=f"{size!r}*({shrunk})")
        elif isinstance(pair, PointOnSurface | RollingBall | RollingDisk):
            pair = replace(pair, radius=pair.radius * size)
        elif pair.kind == "helical":
            pair = pair_of_kind("helical", pair.pitch * size)  # type: ignore[attr-defined]
        return replace(joint, pair=pair, X_PJ=moved(joint.X_PJ), X_SJ=moved(joint.X_SJ))

    def turns(element: forces.JointSpring | forces.JointDamper | forces.JointEffort) -> bool:
        return model.joint(element.joint).pair.freedom_units[element.freedom] == "rad"

    def louder(signal: Signal, factor: float) -> Signal:
        if isinstance(signal, Constant):
            return Constant(signal.value * factor)
        if isinstance(signal, Table):
            return Table(signal.times, tuple(x * factor for x in signal.values))
        assert isinstance(signal, Expression)
        return Expression(f"{factor!r}*({signal.text})", signal.constants)

    def times(point: tuple[float, float, float]) -> tuple[float, float, float]:
        return point[0] * size, point[1] * size, point[2] * size

    def scaled(e: forces.Element) -> forces.Element:
        if isinstance(e, forces.LinearSpring | forces.LinearDamper):
            e = replace(e, point_a=times(e.point_a), point_b=times(e.point_b))
        match e:
            case forces.LinearSpring():
                return replace(e, stiffness=e.stiffness * mass, rest_length=e.rest_length * size)
            case forces.LinearDamper():
                return replace(e, damping=e.damping * mass)
            case forces.JointSpring():
                k, rest = (couple, 1.0) if turns(e) else (mass, size)
                return replace(e, stiffness=e.stiffness * k, rest=e.rest * rest)
            case forces.JointDamper():
                return replace(e, damping=e.damping * (couple if turns(e) else mass))
            case forces.JointEffort():
                return replace(e, signal=louder(e.signal, couple if turns(e) else mass * size))
            case forces.PointForce():
                return replace(e, point=times(e.point), signal=louder(e.signal, mass * size))
            case forces.BodyTorque():
                return replace(e, signal=louder(e.signal, couple))
        raise AssertionError(f"{e} is not scaled yet")

    def started(start: Initial) -> Initial:
        pair = model.joint(start.joint).pair
        units = pair.coordinate_units, pair.freedom_units
        lengths = [[size if unit == "m" else 1.0 for unit in each] for each in units]
        position, velocity = (
            values and tuple(x * u for x, u in zip(values, factors, strict=True))
            for values, factors in zip((start.position, start.velocity), lengths, strict=True)
        )
        return replace(start, position=position, velocity=velocity)

    return replace(
        model, bodies=tuple(map(heavier, model.bodies)), joints=tuple(map(placed, model.joints)),
        elements=tuple(map(scaled, model.elements)), initial=tuple(map(started, model.initial)),
        gravity=tuple(g * size for g in model.gravity),
    )  # fmt: skip


def unequal(model: Model, ratio: float, rng: np.random.Generator) -> Model:
    """Each body's mass and moments times a power of the ratio between 0 and 1, both ends taken."""
    share = rng.permutation(np.linspace(0.0, 1.0, len(model.bodies)))
    bodies = []
    for body, s in zip(model.bodies, share, strict=True):
        old, f = body.inertia, ratio**s
        bodies.append(replace(body, inertia=Inertia(old.mass * f, old.first_moment * f, old.second_moment * f)))
    return replace(model, bodies=tuple(bodies))


def beside(model: Model, other: Model) -> Model:
    """Both in one file, under the gravity of the first, the other's names marked."""

    def renamed(name: str) -> str:
        return name if name == "ground" else f"other {name}"

    bodies = tuple(replace(b, name=renamed(b.name)) for b in other.bodies)
    joints = tuple(
        replace(
            j, name=renamed(j.name), predecessor=renamed(j.predecessor), successor=renamed(j.successor),
            mimic=j.mimic and replace(j.mimic, of=renamed(j.mimic.of)),
        )
        for j in other.joints
    )  # fmt: skip
    tree: object = model.tree
    if isinstance(model.tree, tuple) and isinstance(other.tree, tuple):
        tree = (*model.tree, *map(renamed, other.tree))
    return replace(model, bodies=(*model.bodies, *bodies), joints=(*model.joints, *joints), tree=tree)


def random_closed(seed: int) -> tuple[Model, np.random.Generator]:
    """One or two loops of any pairs, closed as drawn."""
    rng = np.random.default_rng(seed)
    kinds = ("revolute", "revolute", "prismatic", "cylindrical", "helical", "universal", "spherical")
    closing = ("revolute", "spherical", "universal", "cylindrical", "helical")
    return zoo.random_model(rng, bodies=4 + seed % 3, loops=1 + seed % 2, kinds=kinds, closing_kinds=closing), rng


def following(rng: np.random.Generator) -> Model:
    """Two loops and a joint that follows another, closed as drawn."""
    model = zoo.random_model(rng, bodies=6, loops=2, mimics=1)
    joints = (replace(j, mimic=j.mimic and replace(j.mimic, offset=0.0)) for j in model.joints)
    return replace(model, joints=tuple(joints))


def with_followers(model: Model, rng: np.random.Generator, size: float = 1.0, offsets: bool = False) -> Model:
    """About half of the joints of one freedom follow others, wherever these are; some follow followers, some stand
    still. size [m]: of its bodies; offsets: also at places of their own, where nothing is to be closed as drawn."""
    carrying = {link.joint for link in build_tree(model).links}
    single = [j for j in model.joints if len(j.pair.freedoms) == 1 and j.name in carrying]
    order, mimics = rng.permutation(len(single)), {}
    for n in range(1, len(single)):
        if n == 1 or rng.random() < 0.5:
            joint, other = single[order[n]], single[order[rng.integers(n)]]
            unit, by = (size if j.pair.freedom_units[0] == "m" else 1.0 for j in (joint, other))
            ratio = 0.0 if rng.random() < 0.1 else float(rng.normal())
            mimics[joint.name] = Mimic(other.name, ratio * unit / by, float(rng.normal()) * unit * offsets)
    joints = tuple(replace(j, mimic=mimics.get(j.name)) for j in model.joints)
    return replace(model, joints=joints, coupled=True)


def flat_parallelogram(R: Floats, crank: float = 0.2, coupler: float = 0.5) -> Model:
    """A parallelogram linkage drawn flat, in a plane turned by R; q = (t, −t, t) is its parallel branch."""

    def rod(length: float, mass: float) -> Inertia:
        return Inertia.at_centre(mass, (length / 2, 0, 0), (0, mass * length**2 / 12, mass * length**2 / 12))

    drawn = {
        name: Displacement(R, R @ np.array([x, 0.0, 0.0]))
        for name, x in (("ground", 0.0), ("left", 0.0), ("coupler", crank), ("right", coupler))
    }
    drawn["ground"] = Displacement.identity()

    def hinge(name: str, predecessor: str, successor: str, x: float) -> Joint:
        X_WJ = Displacement(R, R @ np.array([x, 0.0, 0.0]))
        frames = (drawn[body].inverse() @ X_WJ for body in (predecessor, successor))
        return Joint(name, pair_of_kind("revolute"), predecessor, successor, *frames)

    rods = {"left": rod(crank, 0.3), "coupler": rod(coupler, 0.8), "right": rod(crank, 0.3)}
    return Model(
        "parallelogram",
        tuple(Body(name, inertia, drawn[name]) for name, inertia in rods.items()),
        (
            hinge("A", "ground", "left", 0.0), hinge("B", "left", "coupler", crank),
            hinge("C", "coupler", "right", crank + coupler), hinge("D", "ground", "right", coupler),
        ),
        gravity=tuple(R @ np.array([1.0, -9.81, 0.5])),
        tree=("A", "B", "D"),
    )  # fmt: skip


def stacked(count: int, tilt: Floats | None = None, rods: tuple[float, ...] = (0.5, 0.9, 0.7)) -> Model:
    """So many four-bars of slender rods, each on the coupler of the one before; tilt: how their plane is turned."""
    revolute = pair_of_kind("revolute")
    crank, coupler, rocker = rods
    bodies, joints, body, base = [], [], "ground", Displacement(np.eye(3) if tilt is None else tilt, np.zeros(3))

    def along(x: float, angle: float = 0.0) -> Displacement:
        return Displacement(rotation_z(angle), np.array([x, 0.0, 0.0]))

    start = 1.2
    corner = np.array([1.0 - crank * np.cos(start), -crank * np.sin(start)])
    reach = float(np.hypot(*corner))
    turn = np.arctan2(corner[1], corner[0]) + np.arccos((coupler**2 + reach**2 - rocker**2) / (2 * coupler * reach))
    end = coupler * np.array([np.cos(turn), np.sin(turn)]) - corner
    last = np.arctan2(end[1], end[0])
    for k in range(count):
        names = f"crank{k}", f"coupler{k}", f"rocker{k}"
        for name, length in zip(names, rods, strict=True):
            moments = np.diag([1e-3, length**2 / 3, length**2 / 3])
            bodies.append(Body(name, Inertia(1.0, np.array([length / 2, 0.0, 0.0]), moments)))
        first, second, third = names
        joints += [
            Joint(f"a{k}", revolute, body, first, base @ along(0.0, start), along(0.0)),
            Joint(f"b{k}", revolute, first, second, along(crank, turn - start), along(0.0)),
            Joint(f"c{k}", revolute, body, third, base @ along(1.0, last), along(0.0)),
            Joint(f"d{k}", revolute, second, third, along(coupler, last - turn), along(rocker)),
        ]
        body, base = second, along(0.0, -turn)
    return Model(f"{count} four-bars", tuple(bodies), tuple(joints), gravity=(0.0, -9.81, 0.0))


def parallelograms(count: int, R: Floats) -> Model:
    """Parallelograms drawn flat, each on the coupler of the one before; q = (t, −t, t) of each is parallel."""
    one = flat_parallelogram(R)
    bodies, joints, base, X = [], [], "ground", Displacement(R, np.zeros(3))

    def along(x: float) -> Displacement:
        return Displacement.translating([x, 0.0, 0.0])

    for k in range(count):
        left, coupler, right = names = tuple(f"{name}{k}" for name in ("left", "coupler", "right"))
        bodies += [Body(name, body.inertia) for name, body in zip(names, one.bodies, strict=True)]
        joints += [
            Joint(f"A{k}", pair_of_kind("revolute"), base, left, X, along(0.0)),
            Joint(f"B{k}", pair_of_kind("revolute"), left, coupler, along(0.2), along(0.0)),
            Joint(f"C{k}", pair_of_kind("revolute"), coupler, right, along(0.5), along(0.2)),
            Joint(f"D{k}", pair_of_kind("revolute"), base, right, X @ along(0.5), along(0.0)),
        ]
        base, X = coupler, along(0.1)
    tree = tuple(f"{name}{k}" for k in range(count) for name in "ABD")
    return Model("parallelograms", tuple(bodies), tuple(joints), gravity=one.gravity, tree=tree)


def admissible(tree: Tree, q: Floats, rng: np.random.Generator, sizes: Floats) -> Floats:
    """A velocity of order one that the loops allow."""
    A = np.asarray(constraint_jacobian(tree, q), dtype=float) * sizes
    size = np.linalg.norm(A, axis=1, keepdims=True)
    _, sigma, Vt = np.linalg.svd(A / np.where(size > 0, size, 1.0))
    null = Vt[int((sigma > 1e-9).sum()) :]
    return np.asarray(null.T @ rng.normal(size=len(null)) * sizes)


SINGLE = ("revolute", "prismatic", "helical", "revolute", "spherical")
CLOSING = ("revolute", "spherical", "universal", "cylindrical")


def drawn(kind: str, seed: int, size: float = 1.0, mass: float = 1.0, ratio: float = 1.0) -> Model:
    """Random loops, the same with coordinates coupled, or trees (even seeds) and loops half of whose joints follow
    others, every fifth with couplings."""
    if kind != "followers":
        model, rng = random_closed(seed)
        model = unequal(longer(model, size, mass), ratio, rng)
        return coupled(model, seed, size) if kind == "couplings" else model
    rng = np.random.default_rng(seed)
    model = zoo.random_model(rng, bodies=6, kinds=SINGLE, loops=seed % 2 * (1 + seed // 2 % 2), closing_kinds=CLOSING)
    model = unequal(longer(model, size, mass), ratio, rng)
    if seed % 5 == 0:
        model = coupled(model, seed, size)
    return with_followers(model, rng, size, offsets=not model.couplings and seed % 2 == 0)


def state_of(model: Model, seed: int) -> tuple[Tree, Floats, Floats, Floats]:
    tree, rng = build_tree(model), np.random.default_rng(seed)
    q, reach = configuration.neutral(tree), reaches(tree)
    if not tree.closed:
        q = configuration.integrate(tree, q, rng.normal(size=tree.nv) * reach)
    v = admissible(tree, q, rng, reach)
    return tree, np.asarray(q, dtype=float), v, rng.normal(size=tree.nv)


def exact(tree: Tree, q: Floats, v: Floats, tau: Floats, digits: int = 60) -> tuple[Callable[[Floats], float], Floats]:
    """The least accelerations of the very doubles of the tree, in many digits, by the pseudo-inverse of A M^(-1/2).

    Returned: the error of accelerations in the metric of the kinetic energy, relative to them and to those without
    closures (a locked loop has none), and the exact ones, rounded.
    Rows are scaled to one; singular values below 1e-9 then count as zero: those are rounding of the doubles.
    """
    with mpmath.workdps(digits):
        lift = np.vectorize(mpmath.mpf, otypes=[object])
        Q, V, T = lift(q), lift(v), lift(tau)
        M = mpmath.matrix(mass_matrix(tree, Q).tolist())
        A, a = constraint_jacobian(tree, Q), constraint_acceleration(tree, Q, V)
        f = mpmath.matrix((T - required_effort(tree, Q, V, None)).tolist())
        inverse = mpmath.cholesky(M) ** -1
        free = inverse * f
        B, b = mpmath.matrix(0, tree.nv), mpmath.matrix(0, 1)
        if len(A):
            B, b = mpmath.matrix(A.tolist()) * inverse.T, mpmath.matrix(a.tolist())
        for r in range(B.rows):
            size = mpmath.sqrt(sum(B[r, k] ** 2 for k in range(B.cols)))
            for k in range(B.cols):
                B[r, k] = B[r, k] / size if size > 0 else B[r, k]
            b[r] = b[r] / size if size > 0 else b[r]
        y = free * 1
        if B.rows:
            left = b - B * free
            tall = B.rows >= B.cols
            U, sigma, W = mpmath.svd_r(B if tall else B.T)
            U, W = (U, W) if tall else (W.T, U.T)
            for i in range(len(sigma)):
                if sigma[i] > mpmath.mpf("1e-9"):
                    share = sum(U[r, i] * left[r] for r in range(B.rows)) / sigma[i]
                    y = y + mpmath.matrix([share * W[i, k] for k in range(B.cols)])
        found = inverse.T * y

        def error(v_dot: Floats) -> float:
            with mpmath.workdps(digits):
                gap = mpmath.matrix([mpmath.mpf(float(x)) for x in v_dot]) - found
                return float(mpmath.sqrt((gap.T * M * gap)[0] / ((found.T * M * found)[0] + (free.T * free)[0])))

        return error, np.array([float(x) for x in found])


def coupled(model: Model, seed: int, size: float = 1.0) -> Model:
    """A cam between two coordinates, and a curve between sums of several, if there are so many; closed as drawn, where
    coordinates are zero. size [m]: of its bodies."""
    tree = build_tree(model)
    own = [(link.joint, k) for link in tree.links if len(link.q) == len(link.v) for k in range(len(link.v))]
    order = np.random.default_rng(seed).permutation(len(own))
    a, *others = [own[k] for k in order]
    unit = {name: size if tree.pairs[name[0]].freedom_units[name[1]] == "m" else 1.0 for name in own}
    found = []

    def along(factors: Sequence[float], u: float, by: float) -> tuple[float, ...]:
        return tuple(x * u / by**n for n, x in enumerate(factors))

    if others:
        curve = along((0.0, 0.7, -0.4, 0.3), unit[a], unit[others[0]])
        found.append(Coupling("cam", OnFreedom(*a), OnFreedom(*others[0]), curve))
    if len(others) > 2:
        weights = {name: c / unit[name] for name, c in zip(others, (0.5, 0.8, -0.3), strict=False)}
        both = Tendon.of_joints(weights), Tendon.of_joints({a: 1.2 / unit[a]})
        found.append(Coupling("sums", *both, (0.0, 0.7, 0.1)))
    return replace(model, couplings=tuple(found))


def laid_elsewhere(model: Model, X: po.Displacement, scale: float) -> Model:
    """The same mechanism laid elsewhere and scaled: lengths by s, inertias by s², masses and stiffnesses as they are.

    Then all energies grow by s² and so do torques; the motion in time stays.
    """

    def place(Y: po.Displacement) -> po.Displacement:
        return po.Displacement(Y.rotation, Y.translation * scale)

    def on_ground(body: str, Y: po.Displacement) -> po.Displacement:
        return X @ place(Y) if body == "ground" else place(Y)

    joints = tuple(
        replace(j, X_PJ=on_ground(j.predecessor, j.X_PJ), X_SJ=on_ground(j.successor, j.X_SJ)) for j in model.joints
    )
    bodies = tuple(
        replace(
            b,
            inertia=po.Inertia(b.inertia.mass, b.inertia.first_moment * scale, b.inertia.second_moment * scale**2),
            pose=None,
        )
        for b in model.bodies
    )
    elements = []
    for e in model.elements:
        if isinstance(e, forces.LinearSpring):
            ends = {
                f"point_{end}": tuple(
                    map(
                        float,
                        (X if getattr(e, f"body_{end}") == "ground" else po.Displacement.identity())
                        @ (np.array(getattr(e, f"point_{end}")) * scale),
                    )
                )
                for end in "ab"
            }
            elements.append(replace(e, rest_length=e.rest_length * scale, **ends))
        else:
            signal = e.signal
            elements.append(replace(e, signal=replace(signal, value=signal.value * scale**2)))
    return replace(model, joints=joints, bodies=bodies, elements=tuple(elements))
