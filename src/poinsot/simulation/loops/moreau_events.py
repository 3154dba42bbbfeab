"""The events of contacts, limits and friction from one step of time-stepping to the next, into the log.

    closed   the gap at the end of the step, g + h u_N⁺, is none: below what the forces of one step can close within it,
             and what sweeps and positions leave of it
    slides   |λ_T| = μ λ_N and u_T⁺ is more than what sweeps leave
    landing  a gap that closes so slowly that no impact is seen takes two steps: what the second takes is added

Measures are the contact's own speeds by the tolerance of the sweeps, so nothing depends on units.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.simulation.loops.decision_problem import COMMANDED
from poinsot.simulation.loops.moreau_books import BACKWARD, CLOSED, LEFT, OPEN, SLIDES, SMOOTH, STRUCK, one_sided
from poinsot.simulation.loops.moreau_halts import FULL, slips, unsure
from poinsot.simulation.loops.moreau_near import contact_key, deep_of
from poinsot.simulation.loops.moreau_records import ALONG, Scene, Touch
from poinsot.simulation.loops.moreau_turning import turning_square

UNLOGGED = -1


@compiled
def log(touch: Touch, time: float, row: int, pair: int, change: int, impulse: float, energy: float) -> int:
    """An entry: the row, its mode before · 16 + after; its number from 1 on."""
    n = touch.logged
    if n >= touch.log_size:
        touch.left_out += 1
        return UNLOGGED
    touch.told[n, 0], touch.told[n, 1], touch.told[n, 2] = time, impulse, energy
    touch.event[3 * n], touch.event[3 * n + 1], touch.event[3 * n + 2] = row, pair, change
    touch.logged = n + 1
    return int(touch.drained + n + 1)


@compiled
def _land(touch: Touch, number: int, impulse: float, energy: float) -> bool:
    """Add to the entry of a landing; False where it is no longer at hand."""
    n = number - 1 - touch.drained
    if number <= 0 or n < 0:
        return False
    touch.told[n, 1] += impulse
    touch.told[n, 2] += energy
    return True


@compiled
def _normal(
    touch: Touch, time: float, row: int, pair: int, was: int, now: int, landing: int, hit: int, impulse: float,
    energy: float,
) -> int:  # fmt: skip
    """Log the change of a normal row; the number of the entry, 0: no entry."""
    if hit == SMOOTH:
        impulse, energy = 0.0, 0.0
    if was == OPEN and now == OPEN:
        return log(touch, time, row, pair, 0, impulse, energy) if hit == STRUCK else 0
    if was == OPEN:
        return log(touch, time, row, pair, CLOSED, impulse, energy)
    if now == OPEN:
        return log(touch, time, row, pair, 16 * CLOSED, impulse, energy)
    if hit != SMOOTH and not _land(touch, landing, impulse, energy) and (landing != 0 or energy > 0.0):
        return log(touch, time, row, pair, 17 * CLOSED, impulse, energy)
    return 0


@compiled
def _stays_open(touch: Touch, k: int, i: int) -> bool:
    """True if the gap of contact or row k turns within the step without an impulse."""
    return bool(touch.turns_open[k] == 1 and touch.impulse[i] == 0.0)


@compiled
def note(scene: Scene, touch: Touch, time: float, h: float) -> None:
    """The modes at the end of a step, and their changes into the log."""
    _note_contacts(scene, touch, time, h)
    _note_rows(scene, touch, time, h)
    touch.noted = 1


@compiled
def _note_contacts(scene: Scene, touch: Touch, time: float, h: float) -> None:
    for k in range(touch.count):
        i, pair = 3 * k, touch.who[4 * k + 2]
        was, landing, hit = touch.mode[3 * k], touch.mode[3 * k + 1], touch.hit[k]
        speed = abs(touch.before[i]) + abs(touch.free[i])
        near = LEFT * (deep_of(scene, touch, k) + h * scene.tolerance * speed) + h * abs(
            touch.free[i] - touch.before[i]
        )
        now, closes = OPEN, touch.lands == 1 and touch.landed[k] == 1
        reaches = touch.gap[k] + h * (touch.u[i] - touch.bias[i]) <= (near if was == OPEN else 2.0 * near)
        if closes or (reaches and not _stays_open(touch, k, i)):
            now = CLOSED
        slides = max(scene.numbers[pair, 1], scene.numbers[pair, 2]) > 0.0
        across = np.sqrt(touch.impulse[i + 1] ** 2 + touch.impulse[i + 2] ** 2 + turning_square(touch, k))
        if now != OPEN and slides:
            full = across >= FULL * touch.friction[k] * touch.impulse[i]
            if full and slips(scene, touch, k, 2.0 if was == CLOSED else 1.0):
                now = SLIDES
        if touch.noted == 0 and touch.gap[k] <= near and hit != STRUCK:
            was = now
        number, key = 0, contact_key(scene, touch, k)
        if was != now or hit != SMOOTH:
            number = _normal(touch, time, key, pair, was, now, landing, hit, touch.impulse[i], touch.lost[k])
        if was != now and slides:
            log(touch, time, key, pair, 16 * (ALONG + was) + ALONG + now, across if hit != SMOOTH else 0.0, 0.0)
        if landing > 0 and slides and hit != SMOOTH:
            _land(touch, landing + 1, across, 0.0)  # its slip stands behind it
        touch.mode[3 * k], touch.mode[3 * k + 1], touch.mode[3 * k + 2] = now, 0, pair
        if was == OPEN and now != OPEN and touch.gap[k] > near and not closes:
            touch.mode[3 * k + 1] = number
    for k in range(touch.old):
        was = touch.mode_known[3 * k]
        if touch.seen[k] == 0 and was != OPEN:
            _normal(touch, time, touch.key[k], touch.mode_known[3 * k + 2], was, OPEN, 0, SMOOTH, 0.0, 0.0)


@compiled
def _note_rows(scene: Scene, touch: Touch, time: float, h: float) -> None:
    for k in range(touch.rows):
        m, i, hit = touch.row[k], 3 * touch.count + k, touch.hit[touch.count + k]
        was, landing = touch.row_mode[3 * m], touch.row_mode[3 * m + 1]
        speed, now = abs(touch.before[i]) + abs(touch.free[i]), OPEN
        if scene.row_kind[m] == COMMANDED:
            now = CLOSED if touch.high[k] > 0.0 else OPEN
            felt, lost = (touch.impulse[i], touch.lost[touch.count + k]) if now == CLOSED else (0.0, 0.0)
            if was != now:
                log(touch, time, -1 - m, 0, 16 * was + now, felt, lost)
            touch.row_mode[3 * m] = now
            continue
        if not one_sided(scene.row_kind[m]):
            now = CLOSED
            full = abs(touch.impulse[i]) >= FULL * touch.high[k]
            if full and slips(scene, touch, touch.count + k, 2.0 if was == CLOSED else 1.0):
                now = SLIDES if touch.u[i] > 0.0 else BACKWARD
            if was != OPEN and was != now:
                log(touch, time, -1 - m, 0, 16 * (ALONG + was) + ALONG + now, 0.0, 0.0)
            touch.row_mode[3 * m] = now
            continue
        near = LEFT * (deep_of(scene, touch, k) + h * scene.tolerance * speed) + h * abs(
            touch.free[i] - touch.before[i]
        )
        closes = touch.lands == 1 and touch.landed[touch.count + k] == 1
        reaches = touch.row_gap[k] + h * (touch.u[i] - touch.bias[i]) <= (near if was == OPEN else 2.0 * near)
        if closes or (reaches and not _stays_open(touch, touch.count + k, i)):
            now = CLOSED
        if touch.noted == 0 and touch.row_gap[k] <= near and hit != STRUCK:
            was = now
        parts = touch.u[i] - touch.bias[i] > unsure(scene, touch, touch.count + k, speed)
        torn = touch.low[k] < 0.0 and touch.impulse[i] <= FULL * touch.low[k] and parts
        holds = touch.out[touch.gaps_at + 2 * scene.rows + 2 * m] > 0.0
        if torn or (holds and was == OPEN and touch.impulse[i] <= 0.0):  # what holds is caught where it is pressed
            now = OPEN
        number = 0
        if was != now or hit != SMOOTH:
            number = _normal(
                touch, time, -1 - m, 0, was, now, landing, hit, touch.impulse[i], touch.lost[touch.count + k]
            )
        touch.row_mode[3 * m], touch.row_mode[3 * m + 1] = now, 0
        if was == OPEN and now != OPEN and touch.row_gap[k] > near and not closes:
            touch.row_mode[3 * m + 1] = number
