"""The Puma 560 of examples/puma560.urdf against published numbers.

The numbers are facts of P. Corke's Robotics Toolbox (tests/test_DHRobot.py, four to six digits), for the parameters of
P. Corke & B. Armstrong-Helouvry, "A search for consensus among model parameters reported for the PUMA 560 robot", ICRA
1994. There the rotors behind their gears, Jm G², are part of the mass matrix, and efforts of moving joints include the
friction of the motors: |G| (B |G| q̇ + Tc), Tc of the direction of motion.
"""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import poinsot as po

pytestmark = pytest.mark.oracle
FILE = Path(__file__).parents[2] / "examples" / "puma560.urdf"
NOMINAL = np.array([0, np.pi / 4, np.pi, 0, np.pi / 4, 0])

GEARS = np.array([62.6111, 107.815, 53.7063, 76.0364, 71.923, 76.686])
ROTORS = np.array([200e-6, 200e-6, 200e-6, 33e-6, 33e-6, 33e-6]) * GEARS**2
VISCOUS = np.array([1.48e-3, 0.817e-3, 1.38e-3, 71.2e-6, 82.6e-6, 36.7e-6]) * GEARS**2
COULOMB = np.array([0.395, 0.126, 0.132, 11.2e-3, 9.26e-3, 3.96e-3]) * GEARS  # for positive rates

GRAVITY = [0, 31.6399, 6.0351, 0, 0.0283, 0]
EFFORTS = {  # (rate, acceleration) of all joints, at the nominal pose
    (0, 1): [3.35311, 36.0025, 7.42596, 0.190043, 0.203441, 0.194133],
    (1, 1): [32.4952, 60.867, 17.7436, 1.45452, 1.29911, 0.713781],
    (1, 0): [29.1421, 56.5044, 16.3528, 1.26448, 1.12392, 0.519648],
}
WEIGHTLESS = [32.4952, 29.2271, 11.7085, 1.45452, 1.27086, 0.713781]  # (1, 1) without gravity
MASSES = [
    [3.6594, -0.4044, 0.1006, -0.0025, 0, 0], [-0.4044, 4.4137, 0.3509, 0, 0.0024, 0],
    [0.1006, 0.3509, 0.9378, 0, 0.0015, 0], [-0.0025, 0, 0, 0.1925, 0, 0], [0, 0.0024, 0.0015, 0, 0.1713, 0],
    [0, 0, 0, 0, 0, 0.1941],
]  # fmt: skip
CORIOLIS_RATES = np.array([1, 2, 3, 1, 2, 3])
CORIOLIS = [
    [-0.1735, -2.0494, -0.1178, -0.0002, -0.0045, 0.0001], [0.6274, 1.1572, 1.9287, -0.0015, -0.0003, 0],
    [-0.3608, -0.7734, -0.0018, -0.0009, -0.0064, 0], [0.0011, 0.0005, -0.0001, 0.0002, 0.0002, -0.0001],
    [-0.0002, 0.0028, 0.0046, -0.0002, 0, 0], [0.0001, 0, 0, 0, 0, 0],
]  # fmt: skip
RATES, TORQUES = np.array([0.1, 0.2, 0.8, 0.2, 0.5, 1.0]), np.array([1.0, 3.2, 1.8, 0.1, 0.7, 4.6])
ACCELERATIONS = [-7.4102, -9.8432, -10.9694, -4.4314, -0.9881, 21.0228]
LOAD_ON_HAND = [1, 2, 3, 1, 2, 3]  # force (x, y, z), then moment, in the axes and at the origin of the hand
LOADED = [0.642756, 29.0866, 4.70321, 2.82843, -1.97175, 3]


@pytest.fixture(scope="module")
def puma() -> po.Mechanism:
    """The arm with its rotors."""
    with pytest.warns(po.UnphysicalInertiaWarning, match="'forearm'"):
        model = po.load(FILE).model
    rotors = dict(zip([j.name for j in model.joints[1:]], ROTORS, strict=True))
    return po.Mechanism(
        replace(model, joints=tuple(replace(j, armature=rotors.get(j.name, 0.0)) for j in model.joints))
    )


def same(found: object, published: object, digits: float = 5e-5) -> None:
    np.testing.assert_allclose(found, published, rtol=5e-6, atol=digits)


def test_weight_and_masses(puma: po.Mechanism) -> None:
    same(puma.gravity_force(NOMINAL), GRAVITY)
    same(puma.mass_matrix(NOMINAL), MASSES)


@pytest.mark.parametrize("rates", EFFORTS)
def test_efforts_of_motion_with_the_friction_of_the_motors(puma: po.Mechanism, rates: tuple[int, int]) -> None:
    v, a = (np.full(6, float(x)) for x in rates)
    same(puma.inverse_dynamics(NOMINAL, v, a) + VISCOUS * v + COULOMB * np.sign(v), EFFORTS[rates], 1e-4)


def test_without_gravity(puma: po.Mechanism) -> None:
    one = np.ones(6)
    floating = po.Mechanism(replace(puma.model, gravity=(0.0, 0.0, 0.0)))
    same(floating.inverse_dynamics(NOMINAL, one, one) + VISCOUS + COULOMB, WEIGHTLESS, 1e-4)


def test_coriolis_force_and_accelerations(puma: po.Mechanism) -> None:
    """Of the Coriolis matrix, which is not unique, its product with the rates."""
    same(puma.coriolis_force(NOMINAL, CORIOLIS_RATES), CORIOLIS @ CORIOLIS_RATES, 6e-4)
    moving = TORQUES - VISCOUS * RATES - COULOMB
    same(puma.forward_dynamics(NOMINAL, RATES, moving), ACCELERATIONS, 1e-4)


def test_a_load_on_the_hand(puma: po.Mechanism) -> None:
    pushed = puma.with_wrenches("hand", frame="body")
    wrench = np.array([LOAD_ON_HAND[3:] + LOAD_ON_HAND[:3]], dtype=float)
    same(pushed.inverse_dynamics(NOMINAL, np.zeros(6), np.zeros(6), -wrench), LOADED, 1e-4)


def test_damping_and_friction_of_the_file_are_those_of_the_motors(puma: po.Mechanism) -> None:
    joints = puma.model.joints[1:]
    np.testing.assert_allclose([j.damping for j in joints], VISCOUS, rtol=1e-5)
    backwards = np.array([0.435, 0.071, 0.105, 16.9e-3, 14.5e-3, 10.5e-3]) * GEARS
    np.testing.assert_allclose([j.friction for j in joints], (COULOMB + backwards) / 2, rtol=1e-5)
