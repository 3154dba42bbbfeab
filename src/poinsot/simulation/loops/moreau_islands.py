"""The islands of a pile of free bodies: those that listed contacts join, directly or not; the ground joins none.

Contacts are put in the order of their islands, and within one in that of their shapes, whatever order they were found
in; so what an island decides does not depend on what lies elsewhere. Bodies are listed by island in the order of a
breadth-first search through contacts.
Source  Baraff (1994), §8, for groups that contacts join
"""

from __future__ import annotations

from poinsot.code.primitives import compiled, whole
from poinsot.simulation.loops.moreau_records import Scene, Touch


@compiled
def _sort(touch: Touch, kinds: int) -> None:
    """The list of contacts by labels below `kinds`, each by its own; those alike stay in order."""
    label, order = touch.label, touch.order_of
    first = whole(touch.heads, kinds + 1)
    for i in range(kinds + 1):
        first[i] = 0
    for k in range(touch.count):
        first[label[k] + 1] += 1
    for i in range(kinds):
        first[i + 1] += first[i]
    for i in range(touch.count):
        k = order[i]
        order[touch.most + first[label[k]]] = k
        first[label[k]] += 1
    for i in range(touch.count):
        order[i] = order[touch.most + i]


@compiled
def _join(scene: Scene, touch: Touch) -> None:
    """The contacts of each body, in the order of the list."""
    link, who = scene.link, touch.who
    order = touch.order_of
    first, joins = touch.joins_first, touch.joins
    for b in range(scene.links + 2):
        first[b] = 0
    for k in range(touch.count):
        for side in range(2):
            first[link[who[4 * k + side]] + 2] += 1
    first[1] = 0  # of the ground none
    for b in range(scene.links):
        first[b + 2] += first[b + 1]
    for i in range(touch.count):
        for side in range(2):
            body = link[who[4 * order[i] + side]]
            if body >= 0:
                joins[first[body + 1]] = order[i]
                first[body + 1] += 1


@compiled
def arrange(scene: Scene, touch: Touch) -> None:
    """Contacts and bodies in the order of islands."""
    link, who = scene.link, touch.who
    label, order = touch.label, touch.order_of
    first, joins = touch.joins_first, touch.joins
    crew, crew_first = touch.crew, touch.crew_first
    island, begin = touch.island, touch.begin
    for i in range(touch.count):
        order[i] = i
    for side in (1, 0):
        for k in range(touch.count):
            label[k] = who[4 * k + side]
        _sort(touch, scene.shapes)
    _join(scene, touch)
    for b in range(scene.links):
        island[b] = -1
    islands, found, done = 0, 0, 0
    for b in range(scene.links):
        if island[b] >= 0 or first[b] == first[b + 1]:
            continue
        crew_first[islands], crew[found], island[b] = found, b, islands
        found += 1
        while done < found:
            one = crew[done]
            done += 1
            for e in range(first[one], first[one + 1]):
                for side in range(2):
                    other = link[who[4 * joins[e] + side]]
                    if other >= 0 and island[other] < 0:
                        crew[found], island[other] = other, islands
                        found += 1
        islands += 1
    crew_first[islands] = found
    touch.islands = islands
    for k in range(touch.count):
        one, other = link[who[4 * k]], link[who[4 * k + 1]]
        label[k] = island[one if one >= 0 else other]
    _sort(touch, islands)
    begin[0] = 0
    for i in range(touch.count):
        begin[label[order[i]] + 1] = i + 1
    _move(touch)
    for i in range(touch.count):
        order[i] = i
    _join(scene, touch)


@compiled
def _move(touch: Touch) -> None:
    """Contacts to their places in the list."""
    who, order, spot = (
        touch.who,
        touch.order_of,
        touch.spot,
    )
    gap, normal, point = (
        touch.gap,
        touch.normal,
        touch.point,
    )
    for k in range(touch.count):
        s = spot[k]
        s[0] = gap[k]
        for i in range(3):
            s[1 + i], s[4 + i] = normal[k, i], point[k, i]
        for i in range(4):
            s[7 + i] = float(who[4 * k + i])
    for i in range(touch.count):
        s = spot[order[i]]
        gap[i] = s[0]
        for j in range(3):
            normal[i, j], point[i, j] = s[1 + j], s[4 + j]
        for j in range(4):
            who[4 * i + j] = int(s[7 + j])
