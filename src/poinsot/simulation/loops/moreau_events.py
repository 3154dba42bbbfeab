"""The events of contacts, limits and friction from one step of time-stepping to the next, into the log.

    closed   the gap at the end of the step, g + h u_N⁺, is none: below what the forces of one step can close within it,
             and what sweeps and positions leave of it
    slides   |λ_T| = μ λ_N and u_T⁺ is more than what sweeps leave
    landing  a gap that closes so slowly that no impact is seen takes two steps: what the second takes is added

Measures are the contact's own speeds by the tolerance of the sweeps, so nothing depends on units.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, vector, whole
from poinsot.simulation.loops.decision_problem import COMMANDED
from poinsot.simulation.loops.moreau_books import BACKWARD, CLOSED, LEFT, OPEN, SLIDES, SMOOTH, STRUCK, one_sided
from poinsot.simulation.loops.moreau_near import contact_key, deep_of
from poinsot.simulation.loops.moreau_records import ALONG, Scene, Touch
from poinsot.simulation.loops.moreau_turning import turning_square

FULL = 1.0 - 1e-6
UNLOGGED = -1


@compiled
def log(touch: Touch, time: float, row: int, pair: int, change: int, impulse: float, energy: float) -> int:
    """An entry: the row, its mode before · 16 + after; its number from 1 on."""
    touch_told = matrix(touch.told, touch.log_size, 3)
    touch_event = whole(touch.event, 3 * touch.log_size)
    n = touch.logged
    if n >= touch.log_size:
        touch.left_out += 1
        return UNLOGGED
    touch_told[n, 0], touch_told[n, 1], touch_told[n, 2] = time, impulse, energy
    touch_event[3 * n], touch_event[3 * n + 1], touch_event[3 * n + 2] = row, pair, change
    touch.logged = n + 1
    return int(touch.drained + n + 1)


@compiled
def _land(touch: Touch, number: int, impulse: float, energy: float) -> bool:
    """Add to the entry of a landing; False where it is no longer at hand."""
    touch_told = matrix(touch.told, touch.log_size, 3)
    n = number - 1 - touch.drained
    if number <= 0 or n < 0:
        return False
    touch_told[n, 1] += impulse
    touch_told[n, 2] += energy
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
def note(scene: Scene, touch: Touch, time: float, h: float) -> None:
    """The modes at the end of a step, and their changes into the log."""
    _note_contacts(scene, touch, time, h)
    _note_rows(scene, touch, time, h)
    touch.noted = 1


@compiled
def _note_contacts(scene: Scene, touch: Touch, time: float, h: float) -> None:
    scene_numbers = matrix(scene.numbers, scene.materials, 4)
    touch_who = whole(touch.who, 4 * touch.most)
    touch_gap = vector(touch.gap, touch.most)
    touch_friction = vector(touch.friction, touch.most)
    touch_before = vector(touch.before, touch.wide)
    touch_free = vector(touch.free, touch.wide)
    touch_bias = vector(touch.bias, touch.wide)
    touch_u = vector(touch.u, touch.wide)
    touch_impulse = vector(touch.impulse, touch.wide)
    touch_lost = vector(touch.lost, touch.most + scene.rows)
    touch_hit = whole(touch.hit, touch.most + scene.rows)
    touch_landed = whole(touch.landed, touch.most + scene.rows)
    touch_mode = whole(touch.mode, 3 * touch.most)
    touch_mode_known = whole(touch.mode_known, 3 * touch.most)
    touch_key = whole(touch.key, touch.most)
    touch_seen = whole(touch.seen, touch.most)
    for k in range(touch.count):
        i, pair = 3 * k, touch_who[4 * k + 2]
        was, landing, hit = touch_mode[3 * k], touch_mode[3 * k + 1], touch_hit[k]
        speed = abs(touch_before[i]) + abs(touch_free[i])
        near = LEFT * (deep_of(scene, touch, k) + h * scene.tolerance * speed) + h * abs(
            touch_free[i] - touch_before[i]
        )
        now, closes = OPEN, touch.lands == 1 and touch_landed[k] == 1
        if closes or touch_gap[k] + h * (touch_u[i] - touch_bias[i]) <= (near if was == OPEN else 2.0 * near):
            now = CLOSED
        slides = max(scene_numbers[pair, 1], scene_numbers[pair, 2]) > 0.0
        across = np.sqrt(touch_impulse[i + 1] ** 2 + touch_impulse[i + 2] ** 2 + turning_square(touch, k))
        if now != OPEN and slides:
            slip = np.sqrt(touch_u[i + 1] ** 2 + touch_u[i + 2] ** 2)
            for r in range(1, 3):
                speed += abs(touch_before[i + r]) + abs(touch_free[i + r])
            some = LEFT * scene.tolerance * speed
            if slip > (2.0 * some if was == CLOSED else some) and across >= FULL * touch_friction[k] * touch_impulse[i]:
                now = SLIDES
        if touch.noted == 0 and touch_gap[k] <= near and hit != STRUCK:
            was = now
        number, key = 0, contact_key(scene, touch, k)
        if was != now or hit != SMOOTH:
            number = _normal(touch, time, key, pair, was, now, landing, hit, touch_impulse[i], touch_lost[k])
        if was != now and slides:
            log(touch, time, key, pair, 16 * (ALONG + was) + ALONG + now, across if hit != SMOOTH else 0.0, 0.0)
        if landing > 0 and slides and hit != SMOOTH:
            _land(touch, landing + 1, across, 0.0)  # its slip stands behind it
        touch_mode[3 * k], touch_mode[3 * k + 1], touch_mode[3 * k + 2] = now, 0, pair
        if was == OPEN and now != OPEN and touch_gap[k] > near and not closes:
            touch_mode[3 * k + 1] = number
    for k in range(touch.old):
        was = touch_mode_known[3 * k]
        if touch_seen[k] == 0 and was != OPEN:
            _normal(touch, time, touch_key[k], touch_mode_known[3 * k + 2], was, OPEN, 0, SMOOTH, 0.0, 0.0)


@compiled
def _note_rows(scene: Scene, touch: Touch, time: float, h: float) -> None:
    scene_row_kind = whole(scene.row_kind, scene.rows)
    touch_row = whole(touch.row, scene.rows)
    touch_row_gap = vector(touch.row_gap, scene.rows)
    touch_out = vector(touch.out, touch.out_size)
    touch_low = vector(touch.low, scene.rows)
    touch_high = vector(touch.high, scene.rows)
    touch_before = vector(touch.before, touch.wide)
    touch_free = vector(touch.free, touch.wide)
    touch_bias = vector(touch.bias, touch.wide)
    touch_u = vector(touch.u, touch.wide)
    touch_impulse = vector(touch.impulse, touch.wide)
    touch_lost = vector(touch.lost, touch.most + scene.rows)
    touch_hit = whole(touch.hit, touch.most + scene.rows)
    touch_landed = whole(touch.landed, touch.most + scene.rows)
    touch_row_mode = whole(touch.row_mode, 3 * scene.rows)
    for k in range(touch.rows):
        m, i, hit = touch_row[k], 3 * touch.count + k, touch_hit[touch.count + k]
        was, landing = touch_row_mode[3 * m], touch_row_mode[3 * m + 1]
        speed, now = abs(touch_before[i]) + abs(touch_free[i]), OPEN
        slip, some = touch_u[i], LEFT * scene.tolerance * speed
        if scene_row_kind[m] == COMMANDED:
            now = CLOSED if touch_high[k] > 0.0 else OPEN
            felt, lost = (touch_impulse[i], touch_lost[touch.count + k]) if now == CLOSED else (0.0, 0.0)
            if was != now:
                log(touch, time, -1 - m, 0, 16 * was + now, felt, lost)
            touch_row_mode[3 * m] = now
            continue
        if not one_sided(scene_row_kind[m]):
            now = CLOSED
            if abs(slip) > (2.0 * some if was == CLOSED else some) and abs(touch_impulse[i]) >= FULL * touch_high[k]:
                now = SLIDES if slip > 0.0 else BACKWARD
            if was != OPEN and was != now:
                log(touch, time, -1 - m, 0, 16 * (ALONG + was) + ALONG + now, 0.0, 0.0)
            touch_row_mode[3 * m] = now
            continue
        near = LEFT * (deep_of(scene, touch, k) + h * scene.tolerance * speed) + h * abs(
            touch_free[i] - touch_before[i]
        )
        closes = touch.lands == 1 and touch_landed[touch.count + k] == 1
        if closes or touch_row_gap[k] + h * (touch_u[i] - touch_bias[i]) <= (near if was == OPEN else 2.0 * near):
            now = CLOSED
        if touch.noted == 0 and touch_row_gap[k] <= near and hit != STRUCK:
            was = now
        torn = touch_low[k] < 0.0 and touch_impulse[i] <= FULL * touch_low[k] and touch_u[i] - touch_bias[i] > some
        holds = touch_out[touch.gaps_at + 2 * scene.rows + 2 * m] > 0.0
        if torn or (holds and was == OPEN and touch_impulse[i] <= 0.0):  # what holds is caught where it is pressed
            now = OPEN
        number = 0
        if was != now or hit != SMOOTH:
            number = _normal(
                touch, time, -1 - m, 0, was, now, landing, hit, touch_impulse[i], touch_lost[touch.count + k]
            )
        touch_row_mode[3 * m], touch_row_mode[3 * m + 1] = now, 0
        if was == OPEN and now != OPEN and touch_row_gap[k] > near and not closes:
            touch_row_mode[3 * m + 1] = number
