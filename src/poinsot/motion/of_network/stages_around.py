"""A network around long mechanisms as implicit stages see it: its storage and its efforts, as parts of kernels.

Law: tests/motion/test_stages_around.py. Source: decision 0028.
"""

from __future__ import annotations

from poinsot.algebra.arrays import Array
from poinsot.kernels import Kernel
from poinsot.kernels.composing import Clearing, Span, Step
from poinsot.motion.of_network.around_long import AroundLong
from poinsot.motion.of_network.long_parts import Each, Sizes
from poinsot.networks.equations import CausalEquations, Flow


class StagesAround(AroundLong):
    """The kernels of a network's System, and those of its implicit stages."""

    @property
    def own_states(self) -> list[tuple[str, int, int]]:
        """What y is made of: the operand of its change, where it stands in ξ, how many numbers."""
        found = [("ds", 0, self.equations.stored)]
        found += [(f"dx {k}", local, 2 * machine.tree.nv) for k, (machine, _, local) in self.small.items()]
        return [*found, *([("clock", self.charts.local_size - 1, 1)] if self.charts.clock else [])]

    @property
    def height(self) -> int:
        """How many unknowns the border has."""
        on_links = sum(6 * len(long.lines.links) for long in self.longs.values() if long.lined)
        return sum(count for *_, count in self.own_states) + sum(x.ports for x in self.longs.values()) + on_links

    def rates_written(self, takes: dict[str, Span], rotors: bool = False) -> tuple[Kernel, list[Span]]:
        """The part that gives rates and efforts, and its operands; rotors: efforts alone, of those that carry them."""
        sizes: Sizes = {} if rotors else {"ds": (self.equations.stored,)}
        sizes |= {} if rotors else {f"dx {k}": (2 * m.tree.nv,) for k, (m, _, _) in self.small.items()}
        sizes |= {f"f {k}": (long.ports,) for k, long in self.longs.items()}

        def network(e: CausalEquations, at: Each, found: Flow) -> list[Array]:
            efforts = [f[: len(f) - len(at["u"])] for f in self._efforts(at, found)]
            return efforts if rotors else [*self._rates(e, at, found), *efforts]

        taken = {name: span for name, span in takes.items() if not (rotors and name.startswith("drift"))}
        written = self._written("slopes", network, taken, sizes, [], local=True)
        return written.kernel, [*written.takes]

    def begun(self) -> tuple[dict[str, Span], list[Step]]:
        """The operands of the network's part at the beginning of a step, and the work done before."""
        takes, done = self._around("x0", "origin")
        return takes, [Clearing(self.charts.local_size, Span("origin")), *done]

    def key_of(self, what: str) -> str:
        """A text that tells these kernels from all others."""
        owners = [each.mechanism.key for each in self.longs.values()]
        return "\n".join([self.key, f"rotors {self.rigid}", what, *owners])

    @property
    def between(self) -> dict[str, int]:
        """Numbers that stand between the parts of a flow."""
        return self._between
