"""A drive in real time: an inverter with PWM, a machine of magnets, a fan, heat, and a controller at 10 kHz.

Legs have dead time and drops, junctions and iron are warmed by all that is lost, and currents are controlled in the
rotor's frame (Leonhard 2001, ch. 12), with a delay of one period. The factor is the time simulated over the seconds of
processor that the whole call takes, warm: from 1 on it is real time. The ledger and the agreement with a run at a
hundredth of the tolerance say what the figures are worth.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from time import process_time
from typing import Any

import numpy as np
from common import finish, options

import poinsot as po
from poinsot import electrical as el
from poinsot import rotational, thermal
from poinsot import transducers as td
from poinsot.cli.bench import BenchFigure, bounded

CARRIERS, TICK, TIME, LINK = (1e3, 5e3, 1e4), 1e-4, 1.0, 300.0
POLES, FLUX, L_D, L_Q, OHMS, SPEED = 4, 0.1, 2e-3, 3e-3, 0.5, 150.0
READ = ["M.R_a.current", "M.R_b.current", "M.windings.shaft.angle", "M.rotor.angular_velocity"]


def drive(carrier: float) -> po.Network:
    net = po.Network("drive")
    net.add(el.VoltageSource("link", LINK), "plus", "ground")
    inverter = el.Inverter("inverter", [0.0] * 3, frequency=carrier, dead_time=1e-6, resistance=0.02,
                           diode_voltage=0.9, diode_resistance=0.02, heat=True)  # fmt: skip
    net.add(inverter, p="plus", n="ground", a="a", b="b", c="c", heat="junctions")
    machine = td.PermanentMagnetMachine("M", pole_pairs=POLES, flux=FLUX, resistance=OHMS, inductance=L_D,
                                        inductance_q=L_Q, inertia=2e-3, friction=1e-3, heat=True)  # fmt: skip
    net.add(machine, a="a", b="b", c="c", shaft="shaft", heat="iron")
    net.add(rotational.NonlinearDamper("fan", torque=lambda w: 1e-4 * w * (w * w + 1.0) ** 0.5), "shaft", "ground")
    net.add(thermal.HeatCapacity("junctions", 20.0), "junctions")
    net.add(thermal.HeatCapacity("iron", 800.0), "iron")
    return net


def controller() -> po.Controller:
    """The speed by i_q, both currents by PI, with what turns in the machine added; duties of three legs."""

    def act(t: Any, a: Any, b: Any, theta: Any, w: Any, x: Any) -> Any:
        missed = SPEED - w
        asked = 0.3 * missed + x[2]
        wanted = (abs(asked + 20.0) - abs(asked - 20.0)) / 2.0  # at most 20 A
        c, s, beta = np.cos(POLES * theta), np.sin(POLES * theta), (a + 2.0 * b) / math.sqrt(3.0)
        d, q = a * c + beta * s, beta * c - a * s
        miss_d, miss_q = 0.0 - d, wanted - q
        v_d = L_D / (4.0 * TICK) * miss_d + x[0] - POLES * w * L_Q * q
        v_q = L_Q / (4.0 * TICK) * miss_q + x[1] + POLES * w * (L_D * d + FLUX)
        angle = POLES * (theta + 1.5 * TICK * w)
        alpha, beta = v_d * np.cos(angle) - v_q * np.sin(angle), v_d * np.sin(angle) + v_q * np.cos(angle)
        h = math.sqrt(3.0) / 2.0 * beta
        duties = [2.0 / LINK * v for v in (alpha, h - alpha / 2.0, -h - alpha / 2.0)]
        return duties, [x[0] + OHMS / 4.0 * miss_d, x[1] + OHMS / 4.0 * miss_q, x[2] + 2.0 * TICK * missed]

    writes = [f"inverter.command_{k}" for k in "abc"]
    return po.Controller(TICK, act, READ, writes, state=np.zeros(3), delay=TICK, limits=(-1.0, 1.0), compiled=True)


def rows() -> Iterable[BenchFigure]:
    for carrier in CARRIERS:
        net, case = drive(carrier), f"PWM of {carrier / 1e3:g} kHz, controller at 10 kHz"
        run, least, loop = None, math.inf, math.inf
        for time in (0.01, TIME, TIME):
            begun = process_time()
            run = po.simulate(net, time, controllers=[controller()], progress=False)
            if time == TIME:
                least = min(least, process_time() - begun)
                loop = min(loop, float(run.attrs["loop_seconds"]))
        assert run is not None
        yield BenchFigure(case, "time simulated over seconds of processor, whole call", TIME / least)
        yield BenchFigure(case, "time simulated over seconds of the loop", TIME / loop)
        yield BenchFigure(case, "steps for each period of the carrier", run.attrs["steps"] / (TIME * carrier))
        yield bounded(case, "energy without explanation over energy exchanged", po.ledger(run).ratio, 1e-9)
    few = [po.simulate(net, 0.02, controllers=[controller()], progress=False, rtol=rtol) for rtol in (1e-11, 1e-13)]
    apart = max(float(np.abs(few[0][name] - few[1][name]).max()) for name in READ)
    yield bounded(case, "change with a hundredth of the tolerance [A, rad, rad/s]", apart, 1e-6)


def main() -> None:
    arguments = options(__doc__ or "").parse_args()
    finish(list(rows()), __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
