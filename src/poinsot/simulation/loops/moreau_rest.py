"""What contacts of free bodies hold at rest, solved at once by bodies, in the text of time-stepping.

Where every contact that pushes sticks, impulses are those of equations, u_A = 0 on the active rows A. Of these, the
least change of what sweeps have left, or else the least impulses, as `moreau_polish` has them for mechanisms,

    δ ← δ − (ε D)⁻¹ (u_A + J δv),    (M + Jᵀ (ε D)⁻¹ J) δv = −Jᵀ (ε D)⁻¹ u_A,    D the diagonal of W_AA

some times over. It is taken where impulses stay in their cones and nothing else comes nearer: then velocities of what
rests are 0 to rounding.
Law     what is built stands, towers of hundreds of boxes too: tests/simulation/test_moreau.py, test_towers.py
Source  Rockafellar (1976) for the proximal point
"""

from __future__ import annotations

from poinsot.code.primitives import compiled
from poinsot.simulation.loops.moreau_blocks import add_contact, clear_blocks, factor_blocks, order_bodies, solve_blocks
from poinsot.simulation.loops.moreau_contacts import pull, sees, strike, tell
from poinsot.simulation.loops.moreau_polish import AGAIN, PROXIMAL, slips_on
from poinsot.simulation.loops.moreau_records import Scene, Touch

ROUNDING = 1e-14
"""Share of the velocities that impulses make by which what rests may move: they are sums of some tens of terms."""
COMES = 1e-9
"""Share of the largest velocity that an impulse makes by which another contact may come nearer, rounding."""
FEW, PRODUCTS = 96, 50
"""Contacts at most: of many, forces that rest alone asks for begin the sweeps of later steps badly. Products of blocks
by contact that a factor may want at most, about thirty sweeps."""


@compiled
def bring_to_rest(scene: Scene, touch: Touch, island: int) -> bool:
    """The impulses put right where all contacts that push stick; False: they are left as they were."""
    first, end, n = (
        touch.begin[island],
        touch.begin[island + 1],
        touch.crew_first[island + 1] - touch.crew_first[island],
    )
    worst, most, pushes = 0.0, 0.0, False
    if end - first > FEW:
        return False
    for k in range(first, end):
        s = touch.spot[k]
        if s[23] <= 0.0:
            continue
        if s[22] > 0.0 and slips_on(touch, k):
            return False
        pushes = True
        for r in range(3 if s[22] > 0.0 else 1):
            worst = max(worst, abs(touch.u[3 * k + r]))
            most = max(most, abs(s[23 + r]) * (s[15] if r == 0 else (s[18] if r == 1 else s[20])))
    if not pushes or worst <= ROUNDING * most:
        return pushes
    if order_bodies(scene, touch, island, PRODUCTS * (end - first)) == 0 or not _factor(scene, touch, first, end, n):
        return False
    for k in range(first, end):
        for r in range(3):
            touch.inner[k, r] = touch.spot[k, 23 + r]
    for anew in range(2):
        if anew == 1:
            _begin_anew(touch, island)
        for _ in range(AGAIN):
            _change(scene, touch, first, end, n)
        if _keeps(scene, touch, first, end, COMES * most):
            tell(scene, touch, island)
            return True
    _begin_anew(touch, island)
    for k in range(first, end):
        s, z = touch.spot[k], touch.inner[k]
        s[23], s[24], s[25] = z[0], z[1], z[2]
        strike(touch.motion, s, s[23], s[24], s[25])
    return False


@compiled
def _factor(scene: Scene, touch: Touch, first: int, end: int, n: int) -> bool:
    """The equations by bodies, factored; in touch.inner which contacts push, and (ε D)⁻¹ of their rows."""
    S = touch.turned
    clear_blocks(scene, touch, n)
    for k in range(first, end):
        s, z = touch.spot[k], touch.inner[k]
        z[3], z[4], z[5] = 0.0, 0.0, 0.0
        if s[23] > 0.0:
            z[3] = 1.0 / (PROXIMAL * s[15])
            if s[22] > 0.0:
                z[4], z[5] = 1.0 / (PROXIMAL * s[18]), 1.0 / (PROXIMAL * s[20])
            S[:] = 0.0
            S[0], S[4], S[8] = z[3], z[4], z[5]
            add_contact(scene, touch, k, S)
    return factor_blocks(touch, n)


@compiled
def _begin_anew(touch: Touch, island: int) -> None:
    """No impulses."""
    for m in range(touch.crew_first[island], touch.crew_first[island + 1]):
        for i in range(6):
            touch.motion[touch.crew[m], i] = touch.begun[touch.crew[m], i]
    for k in range(touch.begin[island], touch.begin[island + 1]):
        for r in range(3):
            touch.spot[k, 23 + r] = 0.0


@compiled
def _change(scene: Scene, touch: Touch, first: int, end: int, n: int) -> None:
    """One change of the impulses, and of the motion."""
    u, way = touch.right, touch.way
    for m in range(n):
        for i in range(6):
            way[touch.at_place[m], i] = 0.0
    for k in range(first, end):
        s, z = touch.spot[k], touch.inner[k]
        if z[3] > 0.0:
            sees(touch.motion, s, u)
            z[6], z[7], z[8] = u[0] + s[21], u[1], u[2]
            pull(scene, s, -z[3] * z[6], -z[4] * z[7], -z[5] * z[8], way)
    solve_blocks(touch, n, way)
    for k in range(first, end):
        s, z = touch.spot[k], touch.inner[k]
        if z[3] > 0.0:
            sees(way, s, u)
            one, two, three = -z[3] * (z[6] + u[0]), -z[4] * (z[7] + u[1]), -z[5] * (z[8] + u[2])
            s[23] += one
            s[24] += two
            s[25] += three
            strike(touch.motion, s, one, two, three)


@compiled
def _keeps(scene: Scene, touch: Touch, first: int, end: int, allowed: float) -> bool:
    """Whether what pushes rests, with impulses in their cones, and nothing else comes nearer."""
    u = touch.right
    for k in range(first, end):
        s, z = touch.spot[k], touch.inner[k]
        sees(touch.motion, s, u)
        if not u[0] + s[21] >= -allowed:
            return False
        if z[3] > 0.0 and not (u[0] + s[21] <= allowed and s[23] >= 0.0):
            return False
        if z[3] > 0.0 and s[22] > 0.0 and not abs(u[1]) + abs(u[2]) <= allowed:
            return False
        if s[24] * s[24] + s[25] * s[25] > s[22] * s[22] * s[23] * s[23]:
            return False
    return True
