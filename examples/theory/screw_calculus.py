"""Points, lines, motors, screws, forces, dyadics and axodes, as docs/screws.md describes them.

python examples/theory/screw_calculus.py
"""

import numpy as np

import poinsot as po
from poinsot import Acceleration, Displacement, Line, Plane, Point, Screw, Twist, Wrench
from poinsot.screws import (
    Coordinates,
    Dyadic,
    Force,
    Particles,
    PitchQuadrics,
    axodes,
    central_axis,
    chasles,
    common_normal,
    compliant_axes,
    conserved_twists,
    dh_of_axes,
    distance,
    dual_quaternion,
    equivalent,
    finite_screw,
    join,
    meet,
    motor_fields,
    pitch,
    principal_screws_of_inertia,
    resultant,
)
from poinsot.views import draw_axodes

x, y, z = np.eye(3)

p, q = Point(np.array([2.0, 0.0, 0.0, 2.0])), Point.at([1.0, 3.0, 0.0])
assert np.allclose(q - p, [0, 3, 0])  # p is (1, 0, 0), represented with the factor 2
up = Line.through(p, Point.at_infinity([0, 0, 1]))  # upwards through p
assert up.same_as(Line.of_planes(Plane.containing([1, 0, 0], [1, 0, 0]), Plane.containing([1, 0, 0], [0, 1, 0])))

across = Line.along([0, 3, 5], [1, 0, 0])
n = common_normal(up, across)  # from up to across
print(n.distance, n.angle, n.feet)  # 3.0, π/2, (1, 0, 5) and (1, 3, 5)
assert np.isclose(distance(up, across), 3.0)

slanted = Line.through(p, [1, 3, 5])
assert meet(slanted, across).same_as(Point.at([1, 3, 5])) and slanted.lies_in(join(slanted, across))
turn = Displacement.exp(Twist.of([*slanted.direction, *slanted.moment]) * 0.7)
assert np.allclose(turn @ np.array([1.0, 3.0, 5.0]), (1, 3, 5))  # S0, theorem 2: exp of a line leaves its points fixed


mirror = Plane.containing([0, 0, 0], [1, 0, 0]).reflection()
drill = Screw.along([0.2, 0.0, 0.0], [0, 0, 1], pitch=0.01)
assert mirror.sigma == -1 and np.isclose((mirror @ drill).pitch, -0.01)


half, root = 0.5, np.sqrt(0.75)
hexagonal = Coordinates(
    np.zeros(3), np.array([[1.0, -half, 0.0], [0.0, root, 0.0], [0.0, 0.0, 1.6]])
)  # axes are columns
x, y = Point.at([0.3, 0.1, 0.0]), Point.at([1.0, 2.0, 0.5])
a, b = (hexagonal.numbers(p)[:3] for p in (x, y))
assert np.isclose(hexagonal.length(b - a), np.linalg.norm(y - x))  # by the metric EᵀE
assert np.allclose(hexagonal.numbers(Line.through(x, y)), [*(b - a), *np.cross(a, b)])  # (4), as in any frame

V, W = po.Twist.of([0.1, 0.2, 0.3, 1.0, 2.0, 3.0]), po.Wrench.of([3.0, 1.0, 4.0, 1.0, 5.0, 9.0])
assert np.isclose(hexagonal.numbers(W) @ hexagonal.numbers(V), po.pairing(W, V))  # power needs no metric


V = drill.twist(20.0)  # 20 rad/s about the drill
assert np.allclose(motor_fields.value_at(V, [0.2, 0.0, 7.0]), [0, 0, 0.2])  # on the axis: pitch · ω
A = motor_fields.derivative(lambda t: drill.displacement(t * t) @ drill.twist(t * 2.0), 0.5)
assert isinstance(A, Acceleration) and np.allclose(A.vector, drill.twist(2.0).vector)


W = Wrench.of([1.0, 0.0, 2.0, 0.0, 0.0, 4.0])  # moment (1, 0, 2) N·m, force 4 N along z
print(Screw.of(W))  # screw of pitch 0.5 m/rad through (0, 0.25, 0) along (0, 0, 1)
assert pitch(W) == 0.5 and central_axis(W).contains([0, 0.25, 9])

parts = chasles(W)  # on wrenches: Poinsot's theorem
assert parts.turn == 4.0 and parts.slide == 2.0  # a force of 4 N along one line, a couple of 2 N·m about it

X = drill.displacement(np.pi / 3)
screw, angle = finite_screw(X)
assert screw.same_as(drill) and np.isclose(angle, np.pi / 3)
print(dual_quaternion(X))  # (ŝ sin θ̂/2, cos θ̂/2) over duals

arm = dh_of_axes([Line.along([x, 0, 0], [0, 0, 1]) for x in (0.0, 0.3, 0.7)])
assert np.allclose([row.length for row in arm.rows], [0.3, 0.4])


loads = [Force([0, 0, 0], [0, 0, -10]), Force([3, 0, 0], [0, 0, -20])]
single = resultant(loads)
assert np.allclose(single.point, [2, 0, 0]) and equivalent([single], loads)

swarm = Particles([1.0, 2.0], [[0, 0, 0], [1, 0, 0]], [[0, 1, 0], [0, 0, 0]])
print(swarm.momentum, swarm.centre, swarm.kinetic_energy)
assert len(conserved_twists([single.wrench])) == 5  # a force on a fixed line leaves five components of momentum alone


x, y, z = np.eye(3)
quadrics = PitchQuadrics.of([[*x, *(0.5 * x)], [*y, *(0.1 * y)], [*z, *(-0.2 * z)]])
assert len(quadrics.screws_through([0.01, 0.02, -0.01])) == 3  # through a point go three screws, or one


body = po.Inertia.at_centre(2.0, (0.1, 0, 0.3), (0.02, 0.03, 0.04))
screws = principal_screws_of_inertia(body)  # pitches ±√(Iᵢ/m), on the principal central axes
A = sum((Dyadic.dyad(S.motor, S.motor) * (body.mass / 2) for S in screws), Dyadic(np.zeros((6, 6))))
assert np.allclose(A.matrix, Dyadic.of_inertia(body).matrix)
assert isinstance(Dyadic.of_inertia(body) @ po.Twist.of([0.2, 0, 1, 0, 0.5, 0]), po.Momentum)  # it maps by type

mount = np.diag([10.0, 20.0, 30.0, 1e4, 2e4, 3e4])  # N·m/rad and N/m, of (rotation; displacement)
assert len(compliant_axes(mount)) == 3
assert [np.sign(e.value) for e in Dyadic.of_stiffness(mount).eigenmotors()] == [1, 1, 1, -1, -1, -1]


wheel, pinion = Screw.along((0, 0, 0), (0, 0, 1)), Screw.along((0, 0, 0), (0, 0, 1))
beside = po.Displacement.translating((0.3, 0, 0)) @ Screw.along((0, 0, 0), (1, 0, 0)).displacement(0.7)
gears = axodes(lambda t: wheel.displacement(t) @ beside @ pinion.displacement(2 * t), np.linspace(0, 2 * np.pi, 49))
throats = [np.hypot(*each[0].striction[:2]) for each in (gears.fixed, gears.moving)]
assert np.isclose(sum(throats), 0.3)  # the radii at the throats fill the distance of the axes
axes = draw_axodes(gears, at=5, length=0.6)  # both surfaces, their striction curves, the axis they share

from poinsot.screws import ScrewSystem
from poinsot.screws import contact_wrenches

x, y, z = np.eye(3)
hinge, slide = po.Twist(z, np.zeros(3)), po.Twist(np.zeros(3), z)  # turning about the z-axis, sliding along it
cylindrical = ScrewSystem.span([hinge, slide])
assert cylindrical.order == 2 and cylindrical.contains(po.Twist(z, 0.3 * z))  # every pitch on that axis
held = cylindrical.reciprocal()  # the wrenches that do no work on them
assert held.kind == "wrench" and held.order == 4
assert all(abs(po.pairing(W, hinge)) < 1e-12 for W in held.motors)

point = ScrewSystem.span(np.eye(6)[:3])  # all rotations about the origin: it meets its own reciprocal
assert point.self_reciprocal_part().order == 3
basis, products = cylindrical.co_reciprocal_basis()  # Mᵢ∘Mⱼ = 0
assert cylindrical.signature == (1, 0, 1)  # one of positive, one of negative pitch

fingers = [contact_wrenches(p, -np.array(p), "point") for p in ([1.0, 0, 0], [-0.5, 0.8, 0], [-0.5, -0.8, 0])]
assert (fingers[0] + fingers[1]).reciprocal().order == 1  # two hard fingers leave one rotation
assert (fingers[0] + fingers[1] + fingers[2]).order == 6
