"""A filter, a reaction and an enzyme as in BondGraphTools 0.4.6 (docs/coming-from/networks.md).

python examples/coming_from/bond_graph_tools.py
"""

from poinsot.elements import ELECTRICAL
import numpy as np
import poinsot as po

# In BondGraphTools:
# import BondGraphTools as bgt
#
# model = bgt.new(name="RC")
# C, R, Sf, zero = bgt.new("C", value=1), bgt.new("R", value=1), bgt.new("Sf"), bgt.new("0")
# bgt.add(model, R, C, Sf, zero)
# bgt.connect(R, zero)
# bgt.connect(zero, C)
# bgt.connect(Sf, zero)
# model.constitutive_relations                              # [dx_0 - u_0 + x_0]
# t, x = bgt.simulate(model, timespan=[0, 5], x0=[1], control_vars={"u_0": "sin(2*t)"})


bg = po.bond_graph
net = po.Network("RC")
net.add(bg.StorageC("C", ELECTRICAL, 1.0, state=1.0), "zero")
net.add(bg.Resistance("R", ELECTRICAL, 1.0), "zero")
net.add(bg.FlowSource("Sf", ELECTRICAL, "sin(2*t)"), "zero")


def rates(net, x, t=0.0):
    """dx/dt of all storages; of CasADi's symbols in place of numbers it is their formula."""
    return np.asarray(net.system().casadi_function("flow")(x, t, [], [])[0]).ravel()


x, t = 0.7, 0.4
assert np.isclose(rates(net, [x], t)[0], np.sin(2 * t) - x)  # dx_0 = u_0 - x_0
run = po.simulate(net, 5.0, samples=51, progress=False)
t = run["time"].values
exact = 1.4 * np.exp(-t) + 0.2 * np.sin(2 * t) - 0.4 * np.cos(2 * t)
assert np.allclose(run["C.charge"], exact, atol=1e-7)
assert po.ledger(run).ratio < 1e-9  # of the source, of R, of C

# In BondGraphTools:
# model = bgt.new(name="Reaction")
# A = bgt.new("Ce", name="A", library="BioChem", value={"k": 10, "R": 1, "T": 1})
# B = bgt.new("Ce", name="B", library="BioChem", value={"k": 1, "R": 1, "T": 1})
# A_junction, B_junction = bgt.new("0"), bgt.new("0")
# reaction = bgt.new("Re", library="BioChem", value={"r": None, "R": 1, "T": 1})
# bgt.add(model, A, B, A_junction, B_junction, reaction)
# for tail, head in [(A, A_junction), (A_junction, reaction), (reaction, B_junction), (B_junction, B)]:
#     bgt.connect(tail, head)
# model.constitutive_relations                              # [dx_0 + 10*u_0*x_0 - u_0*x_1, dx_1 - 10*u_0*x_0 + u_0*x_1]

RT = po.chemical.GAS_CONSTANT * po.chemical.STANDARD_TEMPERATURE
k, u = {"A": 10.0, "B": 1.0, "E": 1.0}, 0.1


def mixture(name, *substances):
    net = po.Network(name)
    for each in substances:
        net.add(po.chemical.Amount(each, 1.0, standard_potential=RT * np.log(k[each])), each)
    return net


plain = mixture("reaction", "A", "B")
plain.add(po.chemical.Reaction("Re", {"A": 1}, {"B": 1}, u), "A", "B")
A, B = 0.8, 1.3
assert np.allclose(rates(plain, [A, B]), [-10 * u * A + u * B, 10 * u * A - u * B])

catalysed = mixture("enzyme", "A", "B", "E")
catalysed.add(po.chemical.Reaction("Re", {"A": 1, "E": 1}, {"B": 1, "E": 1}, u), "A", "E", "B")
E = 2.0
flow = 10 * u * A * E - u * B * E  # its [dx_0 + 10*u_0*x_0*x_2 - u_0*x_1*x_2, …, dx_2]
assert np.allclose(rates(catalysed, [A, B, E]), [-flow, flow, 0.0])
end = po.simulate(catalysed, 60.0, samples=2, progress=False)
assert set(catalysed.conserved()) == {"E.amount", "A.amount + B.amount"}
assert np.isclose(end["B.amount"][-1] / end["A.amount"][-1], 10.0) and np.isclose(end["E.amount"][-1], 1.0)
assert po.ledger(end).ratio < 1e-9
