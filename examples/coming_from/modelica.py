"""A motor in Modelica and here, with the same motion (docs/coming-from/networks.md).

python examples/coming_from/modelica.py
"""

from casadi import Function
from casadi import MX
from pathlib import Path
from poinsot import electrical
from casadi import jacobian
import numpy as np
import poinsot as po
from poinsot import rotational
from scipy.integrate import solve_ivp
from poinsot import transducers
from pymoca.backends.casadi.api import transfer_model
from casadi import vertcat

Path("library").mkdir()
Path("library/Drive.mo").write_text("""
connector Pin
  Real v;
  flow Real i;
end Pin;
connector Flange
  Real w;
  flow Real tau;
end Flange;

model TwoPin
  Pin p;
  Pin n;
  Real v;
  Real i;
equation
  v = p.v - n.v;
  0 = p.i + n.i;
  i = p.i;
end TwoPin;
model Resistor
  extends TwoPin;
  parameter Real R = 1;
equation
  v = R*i;
end Resistor;
model Inductor
  extends TwoPin;
  parameter Real L = 1;
equation
  L*der(i) = v;
end Inductor;
model ConstantVoltage
  extends TwoPin;
  parameter Real V = 1;
equation
  v = V;
end ConstantVoltage;
model EMF
  extends TwoPin;
  Flange flange;
  parameter Real k = 1;
equation
  v = k*flange.w;
  flange.tau = -k*i;
end EMF;
model Inertia
  Flange flange;
  parameter Real J = 1;
equation
  J*der(flange.w) = flange.tau;
end Inertia;
model Damper
  Flange flange;
  parameter Real d = 1;
equation
  flange.tau = d*flange.w;
end Damper;
model Ground
  Pin p;
equation
  p.v = 0;
end Ground;

model Drive
  ConstantVoltage battery(V = 24);
  Resistor winding(R = 0.6);
  Inductor coil(L = 1e-3);
  EMF emf(k = 0.05);
  Inertia rotor(J = 2e-5);
  Damper bearing(d = 1e-5);
  Ground ground;
equation
  connect(battery.p, winding.p);
  connect(winding.n, coil.p);
  connect(coil.n, emf.p);
  connect(emf.n, battery.n);
  connect(battery.n, ground.p);
  connect(emf.flange, rotor.flange);
  connect(rotor.flange, bearing.flange);
end Drive;
""")


modelica = transfer_model(
    "library", "Drive", {"replace_parameter_values": True, "replace_constant_values": True, "detect_aliases": True}
)
states = [each.symbol.name() for each in modelica.states]
unknown = vertcat(*[each.symbol for each in modelica.der_states], *[each.symbol for each in modelica.alg_states])
known = vertcat(*[each.symbol for each in modelica.states])
residual = vertcat(*modelica.equations)
parts = Function(
    "parts",
    [known],
    [MX(jacobian(residual, unknown)), MX(Function("r", [known, unknown], [residual])(known, 0 * unknown))],
)


def rate(t, x):
    A, b = (np.array(each) for each in parts(x))  # linear in the rates and what is algebraic: A u + b = 0
    return -np.linalg.solve(A, b)[: len(x), 0]


t = np.linspace(0.0, 0.05, 51)
theirs = solve_ivp(rate, (0.0, 0.05), np.zeros(len(states)), method="DOP853", t_eval=t, rtol=1e-10, atol=1e-12).y
print(states, theirs[:, -1])


net = po.Network("drive")
net.add(electrical.VoltageSource("battery", 24.0), "plus", "ground")
net.add(electrical.Resistor("winding", 0.6), "plus", "a")
net.add(electrical.Inductor("coil", 1e-3), "a", "b")
net.add(transducers.ElectricMachine("emf", 0.05), "b", "ground", "shaft", "ground")
net.add(rotational.Inertia("rotor", 2e-5), "shaft")
net.add(rotational.Damper("bearing", 1e-5), "shaft", "ground")
run = po.simulate(net, time=0.05, times=t, progress=False)

ours = {"i": run["coil.current"].values, "w": run["rotor.angular_velocity"].values}
for name, values in zip(states, theirs):
    other = ours[name.split(".")[-1]]
    print(name, f"apart by {np.abs(values - other).max():.1e} of {np.abs(values).max():.4g}")
    assert np.allclose(values, other, rtol=1e-7, atol=1e-7)
assert po.ledger(run).ratio < 1e-9

four_bar = po.load("examples/four_bar.toml")
assert four_bar.mobility().redundant == 3 and po.simulate(four_bar, 0.5, progress=False).attrs["ledger_ratio"] < 1e-9
