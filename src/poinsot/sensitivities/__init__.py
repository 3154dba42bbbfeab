"""Derivatives of runs by parameters, initial values and inputs."""

from poinsot.sensitivities.sensitivity import Sensitivity, sensitivities

__all__ = ["Sensitivity", "sensitivities"]
