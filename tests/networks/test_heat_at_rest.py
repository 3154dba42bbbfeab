"""Operating points of networks of heat: where a long run comes to rest, whatever carries the heat, in any unit."""

import numpy as np
import pytest

import poinsot as po
from poinsot import electrical as el
from poinsot import thermal as th


def heated(seed: int, scale: float) -> tuple[po.Network, list[str]]:
    """Bodies joined by conduction, radiation, convection, heat pipes and laws, between two temperatures; its bodies."""
    rng, net = np.random.default_rng(seed), po.Network("heat")
    nodes = [f"x{i}" for i in range(int(rng.integers(3, 7)))]
    for i, node in enumerate(nodes):
        net.add(th.HeatCapacity(f"C{i}", scale * rng.uniform(0.5, 3), temperature=rng.uniform(250, 800)), node)
    net.add(th.TemperatureSource("T", rng.uniform(250, 1200)), "src")
    net.add(th.TemperatureSource("T2", rng.uniform(250, 600)), "src2")

    def join(name: str, a: str, b: str) -> None:
        fourth = scale * rng.uniform(1e-9, 1e-8)
        net.add([
            lambda: th.ThermalConductor(name, scale * rng.uniform(0.1, 3)),
            lambda: th.Radiation(name, scale * rng.uniform(0.1, 3), emissivity=rng.uniform(0.2, 1)),
            lambda: th.Convection(name, rng.uniform(1, 9), scale * rng.uniform(0.1, 1)),
            lambda: th.HeatPipe(name, scale * rng.uniform(1, 5), scale * rng.uniform(300, 600)),
            lambda: th.HeatExchange(name, lambda a, b: fourth * (a * a * a * a - b * b * b * b)),
        ][rng.integers(5)](), a, b)  # fmt: skip

    ends = ["src", *nodes]
    for i, node in enumerate(nodes):
        join(f"e{i}", ends[rng.integers(i + 1)], node)
    for i in range(int(rng.integers(1, 4))):
        join(f"f{i}", *rng.choice(ends, 2, replace=False))
    join("g", "src2", nodes[-1])
    net.add(th.HeatFlowSource("Q", scale * rng.uniform(0, 200)), nodes[rng.integers(len(nodes))])
    net.add(el.VoltageSource("V", rng.uniform(1, 10)), "v", "ground")
    net.add(el.HeatingResistor("R", rng.uniform(0.5, 2) / scale), "v", "ground", nodes[rng.integers(len(nodes))])
    return net, [f"C{i}.temperature" for i in range(len(nodes))]


@pytest.mark.parametrize("scale", [1.0, 1e-5, 1e5])
@pytest.mark.parametrize("seed", range(24))
def test_heat_comes_to_rest_at_its_operating_point(seed: int, scale: float) -> None:
    net, bodies = heated(seed, scale)
    point = net.operating_point()
    run = po.simulate(net, time=3e4, method="radau", rtol=1e-7, samples=2)
    np.testing.assert_allclose([point[body] for body in bodies], [run[body][-1] for body in bodies], rtol=1e-5)


@pytest.mark.sample(4)
@pytest.mark.parametrize("method", ["radau", "radau9"])
@pytest.mark.parametrize("seed", range(24))
def test_a_run_begins_however_long_it_is(seed: int, method: str) -> None:
    """Law  its end is the operating point: a step tried far beyond what moves tells nothing of a short one."""
    net, bodies = heated(seed, 1.0)
    point = net.operating_point()
    for time in (1e6, 1e7, 1e9):
        run = po.simulate(net, time=time, method=method, rtol=1e-7, samples=2)
        np.testing.assert_allclose([run[body][-1] for body in bodies], [point[body] for body in bodies], rtol=1e-5)
