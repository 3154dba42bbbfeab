"""What others published of machines that switch, with where it stands; test_references.py compares it with our own.

FMI: modelica/Reference-FMUs 1258711 (BallBouncing, its own Euler steps, so good for 2e-2 alone).
MSL: modelica/MAP-LIB_ReferenceResults d6a2b9b, Dymola 2020x, DASSL with tolerance 1e-6; laws from
     modelica/ModelicaStandardLibrary b756f9d (BSD-3-Clause).
SICONOS: siconos/siconos-tutorials b6c9bfd (Apache-2.0): CircuitRLCD.ref (θ = ½, h = 1e-5), DiodeBridge.ref (h = 1e-6).
LEINE: Leine, van Campen, de Kraker, van den Steen, Nonlinear Dynamics 16 (1998) 41-54.
FLORES: Flores, Leine, Glocker, Multibody System Dynamics 23 (2010) 165-190: parameters; figures recomputed here with
     an independent Moreau-Jean program of h = 5e-6. Siconos' own table of the case gains 15 % of energy: not used.
"""

from __future__ import annotations

FMI_BALL = [(0.45, 0.008944750000001257), (1.0, 0.23664368699999475), (2.0, 0.05488907778900016)]

MSL_ELASTOGAP = [  # time, v, 2 − s
    (0.05, -0.7195584937757488, 0.018252030359490034),
    (0.1, -1.3698293370851256, 0.0707995967971002),
    (5.0, 0.5375297096809893, 2.7078870235576407),
]
MSL_BACKLASH = [  # time, φ, ω
    (0.01, 1.350286210114899, -41.91442358089245),
    (0.02, 0.7982416401720156, -64.41004887948047),
    (1.0, -0.15557036723690312, -7.022930403126203),
]
MSL_CLUTCH_CHANGES = [
    0.4, 0.7096214638328813, 0.7916582843202501, 0.8311085061376535, 0.9, 0.9068491375443823, 1.0002958601138683,
    1.1439696304337055, 1.25,
]  # fmt: skip
MSL_CLUTCHES = [(0.05, 0.4932873376471475, 9.818643893653853), (1.5, 7.486092183896679, 3.247034565240657)]  # t, φ₁, ω₁
MSL_CLOCKED = [  # time, φ, ω, x, y after the tick
    (0.3, 0.01815000000214795, 0.14300000000000002, 0.04700000000000002, 5.940000000000003),
    (1.5, 0.5579545505188171, 0.749999746226368, 0.04545462195667203, 5.000036330333443),
    (3.0, 2.000000333407612, 0.9999831024008544, 5.115054287879714e-06, 0.0024213918776808106),
]
SICONOS_RLCD = [  # time, v, i
    (0.0002, -4.224004780991257, 0.0827742817737844),
    (0.0004, -5.780954243782551, -0.07275891811509064),
    (0.0048, -2.166606755704549, -0.0222366715502776),
]
SICONOS_BRIDGE = [  # time, v, i
    (0.0002, -4.153200409685383, 0.08251790296386984),
    (0.0004, -5.080894044549122, -0.06173687627033411),
    (0.004999, 0.7863839107277327, -0.002830718054146945),
]
LEINE_BELT = (4.295999525476844, -0.5410063538686039, 7.705031769343019)  # slip time, x at its end, stick time
FLORES_FIRST_IMPACT = 0.002692502752019524
FLORES_AFTER = (108.7245800017901, -52.84229042030115)
BUCK_START = [  # period, i, v at nT: DOP853 with events, 60 cycles
    (1, 1.192645971605995, 0.18793960539748752),
    (27, 0.0, 17.4345109189539),
    (200, 2.1068791965819824, 12.095478153830657),
]
BUCK_PERIODIC = (2.0998669565344654, 11.999943355629009)
BUCK_MEAN = (2.4, 12.0)  # volt-second balance: v = D·Vin
