"""Every System is compiled once for the whole folder."""

import pytest

from poinsot import System
from simulation import small_systems


@pytest.fixture(scope="session")
def oscillator() -> System:
    return small_systems.oscillator()


@pytest.fixture(scope="session")
def pendulum() -> System:
    return small_systems.pendulum()


@pytest.fixture(scope="session")
def damped() -> System:
    return small_systems.pendulum(0.3)


@pytest.fixture(scope="session")
def circle() -> System:
    return small_systems.particle_on_circle()


@pytest.fixture(scope="session")
def body() -> System:
    return small_systems.rigid_body()
