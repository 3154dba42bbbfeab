"""Controllers that act at moments of their own, and ready ones to begin with."""

from ..components.control import DampingInjection, EnergyShaping, PI, StateFeedback
from .controller import Controller, controller
from .mock_up import fmu
from .joint_space import computed_torque, lqr, lqr_gain, pd_with_gravity
from .pid import pid
from .profiles import Profile, minimum_jerk, spline, trapezoid

__all__ = [
    "Controller",
    "DampingInjection",
    "EnergyShaping",
    "PI",
    "Profile",
    "StateFeedback",
    "computed_torque",
    "controller",
    "fmu",
    "lqr",
    "lqr_gain",
    "minimum_jerk",
    "pd_with_gravity",
    "pid",
    "spline",
    "trapezoid",
]
