"""Controllers that act at moments of their own, and ready ones to begin with."""

from ..components.control import (
    DampingInjection as DampingInjection,
    EnergyShaping as EnergyShaping,
    PI as PI,
    StateFeedback as StateFeedback,
)
from .controller import Controller as Controller, controller as controller
from .mock_up import fmu as fmu
from .joint_space import (
    computed_torque as computed_torque,
    lqr as lqr,
    lqr_gain as lqr_gain,
    pd_with_gravity as pd_with_gravity,
)
from .joint_space import pid as pid
from .joint_space import Profile as Profile, minimum_jerk as minimum_jerk, spline as spline, trapezoid as trapezoid

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
