"""A four-bar as a Dirac structure: its kinestatic network, the same on the manifold of poses, and its motion without a tree.

    python examples/theory/structure_of_a_mechanism.py

docs/dirac-structures.md says what is shown.
"""

from poinsot.structures import Edge
from poinsot.structures import Graph
from poinsot.multibody import RigidBody
from poinsot.multibody import body_pose
from poinsot.structures import close_ports
from poinsot.structures import compose
from poinsot.analysis import implicit_system
from poinsot.analysis import kinestatic_motion
from poinsot.analysis import kinestatic_network
import numpy as np
from poinsot.multibody import pair_structure
import poinsot as po
from poinsot.structures import port_connection_matrices
from poinsot.structures import port_connection_structure

primary = Graph(
    "ground",
    ("crank", "coupler", "rocker"),
    (
        Edge("A", "ground", "crank"),
        Edge("B", "crank", "coupler"),
        Edge("C", "coupler", "rocker"),
        Edge("D", "ground", "rocker"),
    ),
)
loops, cutsets = port_connection_matrices(primary)
assert not (loops @ cutsets.T).any()  # (26)
assert port_connection_structure(primary).size == 6 * (4 + 3)

four_bar = po.load("examples/four_bar.toml")
q = four_bar.initial_state()[: four_bar.nq]
network = kinestatic_network(four_bar.tree, q)
print(network.structure.port_names)  # ('body crank', 'body coupler', 'body rocker', 'freedoms A', …)
assert np.abs(network.structure.power_matrix).max() < 1e-12  # Dirac: (31), (32), (33)
assert np.linalg.matrix_rank(network.structure.E, tol=1e-9) == 1  # its flows: one freedom is left
print(network.actuated(["A"]).port_names)  # the other joints: no effort


at = {body.name: 13 * k for k, body in enumerate(four_bar.model.bodies)}  # pose (7) and momentum (6) of each body
pairs = [pair_structure(joint, at.get(joint.predecessor), at.get(joint.successor)) for joint in four_bar.model.joints]
whole = compose(port_connection_structure(network.graph), *pairs)
poses = [body_pose(four_bar.tree, q, name) for name in at]
x = np.concatenate([[*X.translation, *X.quaternion, *np.zeros(6)] for X in poses])
joined = close_ports(network.structure, network.freedom_ports, "effort")  # no effort on the freedoms
assert whole.at(x).same_as(joined.reordered(whole.port_names))
body = RigidBody(po.Inertia.at_centre(2.0, (0.1, 0, 0.3), (0.02, 0.03, 0.04)), (0.0, 0.0, -9.81))
X, momentum, W = (
    po.Displacement.translating((1.0, 0, 0)),
    po.Momentum.of([0.1, 0.2, 0.3, 1, 2, 3]),
    po.Wrench.of([0, 0, 1, 2, 0, 0]),
)
V, rate = body.flow(X, momentum, W)
assert np.isclose(float(body.energy(X, momentum)), float(momentum.vector @ V.vector) / 2 + 2.0 * 9.81 * 0.3)


form = four_bar.kinestatic_form(q)
assert network.structure.same_as(form.structure)
print(form.independent_names, form.minor)  # ('freedoms A',), and D ≠ 0

v = np.zeros(four_bar.nv)
implicit = implicit_system(network, v)
motion = kinestatic_motion(implicit, tau=np.array([0.3, 0.0, 0.0]))
np.testing.assert_allclose(motion.acceleration, four_bar.forward_dynamics(q, v, [0.3, 0.0, 0.0]), atol=1e-10)
assert implicit.structure.contains(*implicit.point(motion))
print(motion.reactions["A"])  # (m; f) on the crank
