"""The energy of each step of a stepper: what all storage gained, and what went through ports and dissipators."""

from __future__ import annotations

from poinsot.simulation.stepping.stepper import Stepper


class StepBooks:
    """The books of one step after another.

    Law  gained = Σ supplied − Σ dissipated + residual; over an episode the sums are `Stepper.energy`,
         tests/gym/test_environment.py
    Source  docs/decisions/runs.md: powers beside the rates
    """

    def __init__(self, stepper: Stepper) -> None:
        self._stepper, system = stepper, stepper.system
        self._ports, self._takers = system.port_names, system.dissipator_names
        self._stored = stepper.reader(["energy_storage"])
        self.begin()

    def begin(self) -> None:
        """Begin with the state as it is."""
        self._before, self._through = float(self._stored().sum()), self._stepper.passed

    def of_step(self) -> dict[str, object]:
        """{"gained", "supplied": by port, "dissipated": by element, "residual"} since this was asked last [J]."""
        before, through = self._before, self._through
        self.begin()
        spent = (self._through - through).tolist()
        ports = len(self._ports)
        supplied, dissipated = spent[:ports], spent[ports:]
        gained = self._before - before
        return {
            "gained": gained,
            "supplied": dict(zip(self._ports, supplied, strict=True)),
            "dissipated": dict(zip(self._takers, dissipated, strict=True)),
            "residual": gained - sum(supplied) + sum(dissipated),
        }
