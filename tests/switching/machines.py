"""The machines of the references, as users write them: a file's text, and what switches in it."""

import math
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import poinsot as po
from poinsot import Friction, Limit, OnFreedom
from poinsot import electrical as el
from poinsot.elements import BetweenPoints, SwitchingElement
from poinsot.files import load_model
from switching.references import G

BALL = """
bodies.ball = {{mass = {M}}}
pairs.fall = {{kind="prismatic", between=["ground", "ball"], point={at}, axis={up}, initial={{position={L}}}}}
"""
PENDULUM = """
bodies.bob = {{mass = {M}, position = {at}, centre = {down_L}}}
pairs.pivot.kind = "revolute"
pairs.pivot.between = ["ground", "bob"]
pairs.pivot.point = {at}
pairs.pivot.axis = {axis}
pairs.pivot.initial = {{position = 1.0471975511965976}}
"""
BOB = """
bodies.bob = {{mass = {M}, position = {at}, inertia = [{J}, {J}, {J}]}}
pairs.air.kind = "planar"
pairs.air.between = ["ground", "bob"]
pairs.air.point = {at}
pairs.air.normal = {axis}
pairs.air.x_axis = {across}
pairs.air.initial = {{position = [{x}, {y}, 0.0]}}
"""
BLOCK = """
bodies.block = {{mass = {M}}}
pairs.slide.kind = "prismatic"
pairs.slide.between = ["ground", "block"]
pairs.slide.point = {at}
pairs.slide.axis = {across}
pairs.slide.initial = {{position={x}, velocity={speed}}}
"""


@dataclass(frozen=True)
class Place:
    """Units of length, mass and time, and where the machine stands: its own axes across, up, and out of its plane."""

    length: float = 1.0
    mass: float = 1.0
    time: float = 1.0
    at: tuple[float, float, float] = (0.0, 0.0, 0.0)
    R: tuple[tuple[float, float, float], ...] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))

    def made(
        self, text: str, *switches: SwitchingElement, g: float = G, speed: float = 0.0, x: float = 0.0, y: float = 0.0,
        beside: str = "", springs: str = "",
    ) -> po.Mechanism:  # fmt: skip
        """A mechanism of a file's text in these units at this place, with elements that switch."""
        across, up, axis = (tuple(float(c) for c in row) for row in self.R)
        L, M = float(self.length), float(self.mass)
        said = text.format(
            at=[*self.at], across=[*across], up=[*up], axis=[*axis], down_L=[-L * c for c in up], L=L, M=M,
            J=1e-3 * M * L * L, speed=float(speed * L / self.time), x=x * L, y=y * L,
        )  # fmt: skip
        gravity = [float(-g * L / self.time**2 * c) for c in up]
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "machine.toml"
            head = f'poinsot = 1\nname = "machine"\ngravity = {gravity}\n'
            file.write_text(head + said + springs + beside)
            return po.Mechanism(replace(load_model(file), switches=switches))

    def ball(self, e: float = 0.7, beside: str = "") -> po.Mechanism:
        """Let go at rest, a unit of length above the floor."""
        floor = Limit("floor", OnFreedom("fall", 0), lower=0.0, restitution=e)
        return self.made(BALL, floor, beside=beside)

    def pendulum(self, stop: float, e: float = 0.8, beside: str = "") -> po.Mechanism:
        """Let go at 60 degrees, free above its stop."""
        limit = Limit("stop", OnFreedom("pivot", 0), lower=stop, restitution=e)
        return self.made(PENDULUM, limit, beside=beside)

    def tethered(self, beside: str = "") -> po.Mechanism:
        """Falls until its tether of one unit of length is taut."""
        line = BetweenPoints("ground", self.at, "bob", (0.0, 0.0, 0.0))
        return self.made(BOB, Limit("tether", line, upper=self.length), g=10.0, x=0.1, y=0.9, beside=beside)

    def block(self, speed: float, mu: float = 0.2, beside: str = "") -> po.Mechanism:
        """Slides on the ground, whose friction is known."""
        rubs = Friction("rubs", OnFreedom("slide", 0), kinetic=mu * G * self.force)
        return self.made(BLOCK, rubs, g=0.0, speed=speed, beside=beside)

    def oscillator(self, beside: str = "") -> po.Mechanism:
        """A block on a spring, k = 100, let go at 0.5 with μ = 0.2: it stops after 13 half periods."""
        rubs = Friction("rubs", OnFreedom("slide", 0), kinetic=0.2 * G * self.force)
        spring = f'[springs.spring]\npair = "slide"\nstiffness = {float(100.0 * self.mass / self.time**2)}\n'
        return self.made(BLOCK, rubs, g=0.0, x=0.5, springs=spring, beside=beside)

    @property
    def force(self) -> float:
        """The unit of force."""
        return self.mass * self.length / self.time**2


@dataclass(frozen=True)
class Units:
    """Of voltage, impedance and time; the parts of a circuit are added in this order, under these names."""

    voltage: float = 1.0
    impedance: float = 1.0
    time: float = 1.0
    order: tuple[int, ...] = ()
    prefix: str = ""

    def made(self, parts: Sequence[tuple[Any, tuple[str, str]]]) -> po.Network:
        """The network of its parts."""
        net = po.Network("circuit", 0.04 * self.time)
        for k in self.order or range(len(parts)):
            part, ends = parts[k]
            net.add(part, *ends)
        return net

    def peak_rectifier(self) -> po.Network:
        """Four ideal diodes on a sine of 10 V and 50 Hz, 1 kΩ and 20 µF behind them."""
        p, Z = self.prefix, float(self.impedance)
        sine = f"{float(10 * self.voltage)!r}*sin({float(100 * math.pi / self.time)!r}*t)"
        ends = (("a", "plus"), ("b", "plus"), ("ground", "a"), ("ground", "b"))
        return self.made([
            (el.VoltageSource(f"{p}V", sine), ("a", "b")),
            *((el.IdealDiode(f"{p}D{k}"), two) for k, two in enumerate(ends)),
            (el.Resistor(f"{p}R", 1e3 * Z), ("plus", "ground")),
            (el.Capacitor(f"{p}C", float(20e-6 / Z * self.time)), ("plus", "ground")),
        ])  # fmt: skip

    def buck(self) -> po.Network:
        """24 V, 100 kHz, duty ½, ideal switch and diode."""
        p, Z, T = self.prefix, float(self.impedance), float(self.time)
        return self.made([
            (el.VoltageSource(f"{p}V", float(24.0 * self.voltage)), ("in", "ground")),
            (el.Switch(f"{p}S", f"sin({2e5 * math.pi / T!r}*t)", threshold=0.0, closed=True), ("in", "x")),
            (el.IdealDiode(f"{p}D"), ("ground", "x")),
            (el.Inductor(f"{p}L", 1e-4 * Z * T), ("x", "out")),
            (el.Capacitor(f"{p}C", 4.7e-5 / Z * T), ("out", "ground")),
            (el.Resistor(f"{p}R", 5.0 * Z), ("out", "ground")),
        ])  # fmt: skip
