"""Where a step goes to, in the charts of a tree's joints: x ⊞ ξ by tables.

Law: as the kernel of the system, tests/simulation/test_tree_tables.py. Source: `joints.group_pairs`.
"""

from __future__ import annotations

from poinsot.code.primitives import call_kernel, compiled, whole
from poinsot.code.records import Vector
from poinsot.simulation.loops.moreau_bodies import turn
from poinsot.simulation.loops.run_records import Plan
from poinsot.simulation.loops.tree_records import BACKWARDS, BALL, FREE, Branches


@compiled
def displace(plan: Plan, tree: Branches | None, given: Vector, out: Vector) -> None:
    """The state x ⊞ ξ, by the tables of a tree or by the kernel of the system."""
    if tree is None or tree.nodes == 0:
        call_kernel(plan.retract, given, out)
        return
    nq, nv, nx = tree.nq, tree.nv, tree.nq + tree.nv + tree.slow
    xi, kind, first = given[nx:], whole(tree.kind, tree.nodes), whole(tree.first, tree.nodes + 1)
    coordinate, freedom = whole(tree.coordinate, tree.nodes), whole(tree.freedom, tree.columns)
    for i in range(nq, nx):
        out[i] = given[i] + xi[nv - nq + i]
    for n in range(tree.nodes):
        at, k, what = coordinate[n], freedom[first[n]], kind[n]
        if what == FREE or what == FREE + BACKWARDS:
            _carry(given[at + 3 :], xi[k + 3 :], given[at:], out[at:])
            _spin(given[at + 3 :], xi[k:], out[at + 3 :])
        elif what == BALL or what == BALL + BACKWARDS:
            _spin(given[at:], xi[k:], out[at:])
        else:
            out[at] = given[at] + xi[k]


@compiled
def _spin(q: Vector, w: Vector, out: Vector) -> None:
    """q ⊗ exp(w/2)."""
    turn(w, 1.0, out)
    a, b, c, d = out[0], out[1], out[2], out[3]
    out[0] = q[3] * a + q[0] * d + (q[1] * c - q[2] * b)
    out[1] = q[3] * b + q[1] * d + (q[2] * a - q[0] * c)
    out[2] = q[3] * c + q[2] * d + (q[0] * b - q[1] * a)
    out[3] = q[3] * d - (q[0] * a + q[1] * b + q[2] * c)


@compiled
def _carry(q: Vector, v: Vector, p: Vector, out: Vector) -> None:
    """p + R(q) v."""
    s = 2.0 / (q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3])
    a, b, c = q[1] * v[2] - q[2] * v[1], q[2] * v[0] - q[0] * v[2], q[0] * v[1] - q[1] * v[0]
    out[0] = p[0] + (v[0] + s * (q[3] * a + (q[1] * c - q[2] * b)))
    out[1] = p[1] + (v[1] + s * (q[3] * b + (q[2] * a - q[0] * c)))
    out[2] = p[2] + (v[2] + s * (q[3] * c + (q[0] * b - q[1] * a)))
