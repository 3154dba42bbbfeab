"""A rectifier in ngspice 39 and here (docs/coming-from/networks.md).

python examples/coming_from/spice.py
"""

from pathlib import Path
from poinsot import electrical
import numpy as np
import poinsot as po
from poinsot import rotational
from poinsot import transducers

Path("rectifier.cir").write_text("""Half-wave rectifier
V1 in 0 SIN(0 10 50)
R1 in a 1
D1 a out power
C1 out 0 100u
R2 out 0 1k
.model power D(IS=1e-12 N=1.5)
.temp 26.85
.options tnom=26.85
.end
""")
net = po.load("rectifier.cir")
run = po.simulate(net, time=0.06, times=[0.005, 0.02, 0.026, 0.06], start=0.0, rtol=1e-8, progress=False)

ngspice = [9.038872, 7.832912, 9.009994, 7.832913]
print(run["C1.voltage"].values)
assert float(run["V1.current"][0]) < -0.01  # a source that gives power, as in SPICE
assert np.allclose(run["C1.voltage"].values, ngspice, atol=2e-6)  # V

ideal = po.load("rectifier.cir", diodes="ideal")
run = po.simulate(ideal, time=0.06, samples=601, progress=False)
kinds = run["event_kind"].values
print(len(kinds), "instants:", *(f"{kind} at {t:.6f} s," for kind, t in zip(kinds[:4], run["event_time"].values)))
assert set(kinds) == {"opens", "closes"} and po.ledger(run).ratio < 1e-9


net = po.Network("drive")
net.add(electrical.VoltageSource("V1", "10*sin(2*pi*50*t)"), "in", "ground")
net.add(electrical.Resistor("R1", 1.0), "in", "a")
net.add(electrical.Diode("D1", 1e-12, ideality=1.5), "a", "out")
net.add(electrical.Capacitor("C1", 1e-4), "out", "ground")
net.add(
    transducers.DCMotor("M", resistance=50.0, constant=0.02, inertia=1e-6), "out", "ground", "shaft"
)  # in the place of R2
net.add(rotational.Inertia("fan", 1e-6), "shaft")
run = po.simulate(net, time=0.3, rtol=1e-8, progress=False)
print(f"{run['fan.angular_velocity'].values[-1]:.1f} rad/s")
assert po.ledger(run).ratio < 1e-9
