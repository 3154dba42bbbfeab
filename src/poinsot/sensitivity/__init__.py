"""Derivatives of runs by parameters, initial values and inputs."""

from poinsot.sensitivity.of_run import Sensitivity, sensitivities

__all__ = ["Sensitivity", "sensitivities"]
