"""Passes over the levels of a tree in JAX: leafward and rootward scans over arrays; see `backends.jax.arrays`.

Motions are (ω; v), forces (m; f), six numbers each; X_pi = [R p; 0 1] is a link's frame in its parent's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from poinsot.backends.jax.arrays import TreeArrays
from poinsot.joints.pair import factors_of
from poinsot.multibody.tree import Tree

Array = Any
Numbers = Mapping[str, Array]


def tilde(a: Array) -> Array:
    """ã (..., 3, 3) with ã b = a × b."""
    zero = jnp.zeros_like(a[..., 0])
    x, y, z = a[..., 0], a[..., 1], a[..., 2]
    rows = [jnp.stack(row, -1) for row in ([zero, -z, y], [z, zero, -x], [-y, x, zero])]
    return jnp.stack(rows, -2)


def apply(A: Array, x: Array) -> Array:
    """A x for matrices and vectors with leading dimensions."""
    return jnp.einsum("...ij,...j->...i", A, x)


def rotation_of(quaternion: Array) -> Array:
    """R (..., 3, 3) of a quaternion (x, y, z, w) of any length but zero: 1 + 2 (w ũ + ũ²)/|q|²."""
    U = tilde(quaternion[..., :3])
    scale = 2.0 / jnp.sum(quaternion * quaternion, -1)[..., None, None]
    return jnp.eye(3) + scale * (quaternion[..., 3, None, None] * U + U @ U)


def posed(arrays: TreeArrays, numbers: Numbers, q: Array) -> tuple[Array, Array, Array]:
    """R (L, W, 3, 3), p (L, W, 3) of every link in its parent, and its freedoms S (L, W, 6, 6), ratios included."""
    known = jnp.concatenate([q, jnp.array([0.0, 1.0], dtype=q.dtype)])
    angle = known[arrays.angle] * arrays.ratio + arrays.offset
    screw = jnp.asarray(arrays.screw)
    K, v = tilde(screw[..., :3]), screw[..., 3:]
    turned = jnp.eye(3) + jnp.sin(angle)[..., None, None] * K + (1.0 - jnp.cos(angle))[..., None, None] * (K @ K)
    R: Array = turned @ rotation_of(known[arrays.quaternion])
    p: Array = v * angle[..., None] + known[arrays.position]
    corner = tilde(p) @ R
    Ad = jnp.concatenate([jnp.concatenate([R, jnp.zeros_like(R)], -1), jnp.concatenate([corner, R], -1)], -2)
    back = jnp.asarray(arrays.backwards)[..., None, None]
    S = jnp.where(back, -(Ad @ arrays.S), arrays.S) * arrays.ratio[..., None, None]
    Rt = jnp.swapaxes(R, -1, -2)
    p = jnp.where(back[..., 0], -apply(Rt, p), p)
    R = jnp.where(back, Rt, R)
    return numbers["R"] @ R, numbers["p"] + apply(numbers["R"], p), S


def pull(R: Array, p: Array, V: Array) -> Array:
    """A parent's motion in its child's coordinates: (Rᵀω; Rᵀ(v − p × ω))."""
    Rt = jnp.swapaxes(R, -1, -2)
    w, v = V[..., :3], V[..., 3:]
    return jnp.concatenate([apply(Rt, w), apply(Rt, v - jnp.cross(p, w))], -1)


def push(R: Array, p: Array, W: Array) -> Array:
    """A child's wrench in its parent's coordinates: (Rm + p × Rf; Rf)."""
    f = apply(R, W[..., 3:])
    return jnp.concatenate([apply(R, W[..., :3]) + jnp.cross(p, f), f], -1)


def motion_cross(V: Array, X: Array) -> Array:
    """V × X of motions: (ω × x; ω × x° + v × x)."""
    w, v, x, y = V[..., :3], V[..., 3:], X[..., :3], X[..., 3:]
    return jnp.concatenate([jnp.cross(w, x), jnp.cross(w, y) + jnp.cross(v, x)], -1)


def force_cross(V: Array, P: Array) -> Array:
    """V ×* P: (ω × m + v × f; ω × f)."""
    w, v, m, f = V[..., :3], V[..., 3:], P[..., :3], P[..., 3:]
    return jnp.concatenate([jnp.cross(w, m) + jnp.cross(v, f), jnp.cross(w, f)], -1)


def leafward(step: Callable[..., Array], ground: Array, arrays: TreeArrays, *levels: Array) -> Array:
    """Values (L, W, ...) with value = step(parent's value, *levels), from the value at the ground."""
    width = arrays.parent.shape[1]

    def next_level(above: Array, level: Any) -> tuple[Array, Array]:
        parent, *own = level
        values = step(above[parent], *own)
        return jnp.concatenate([values, ground[None]]), values

    start = jnp.broadcast_to(ground, (width + 1, *ground.shape))
    return jax.lax.scan(next_level, start, (jnp.asarray(arrays.parent), *levels))[1]


def rootward(arrays: TreeArrays, R: Array, p: Array, own: Array) -> Array:
    """Σ (L, W, 6): every link's wrench and those of all that hang on it, in its own coordinates."""
    width = arrays.parent.shape[1]

    def next_level(below: Array, level: Any) -> tuple[Array, Array]:
        parent, R, p, W = level
        total = W + below[:width]
        return jnp.zeros_like(below).at[parent].add(push(R, p, total)), total

    start = jnp.zeros((width + 1, 6), dtype=own.dtype)
    return jax.lax.scan(next_level, start, (jnp.asarray(arrays.parent), R, p, own), reverse=True)[1]


def rates(arrays: TreeArrays, S: Array, v: Array) -> Array:
    """S v (L, W, 6)."""
    return apply(S, jnp.concatenate([v, jnp.zeros(1, dtype=v.dtype)])[arrays.v])


def inverse_dynamics(arrays: TreeArrays, numbers: Numbers, q: Array, v: Array, a: Array) -> Array:
    """τ (nv,) of bodies and rotors, by the recursive Newton–Euler algorithm."""
    R, p, S = posed(arrays, numbers, q)
    Sv, Sa = rates(arrays, S, v), rates(arrays, S, a)
    still = jnp.zeros(6, dtype=Sv.dtype)
    V = leafward(lambda up, R, p, own: pull(R, p, up) + own, still, arrays, R, p, Sv)
    weight = jnp.concatenate([jnp.zeros(3), -numbers["gravity"]]).astype(Sv.dtype)
    A = leafward(lambda up, R, p, own: pull(R, p, up) + own, weight, arrays, R, p, Sa + motion_cross(V, Sv))
    I = numbers["inertia"]  # noqa: E741
    f = rootward(arrays, R, p, apply(I, A) + force_cross(V, apply(I, V)))
    efforts = jnp.einsum("...ij,...i->...j", S, f)
    tau = jnp.zeros(v.shape[0] + 1, dtype=efforts.dtype).at[arrays.v].add(efforts)
    return tau[:-1] + numbers["armature"] * a


def joint_friction(arrays: TreeArrays, numbers: Numbers, v: Array, slip: Array) -> Array:
    """τ_f (nv,) = damping · v + friction · tanh(v / slip), of the joints' own losses."""
    rate = v[arrays.losses] * arrays.loss_ratio
    loss = numbers["damping"] * rate + numbers["friction"] * jnp.tanh(rate / slip)
    return jnp.zeros_like(v).at[arrays.losses].add(loss * arrays.loss_ratio)


def jacobians(arrays: TreeArrays, numbers: Numbers, q: Array) -> Array:
    """J (L, W, 6, nv): the motion of every link in its own coordinates is J v."""
    R, p, S = posed(arrays, numbers, q)
    own = S @ jax.nn.one_hot(arrays.v, len(arrays.armature), dtype=S.dtype)

    def step(up: Array, R: Array, p: Array, own: Array) -> Array:
        Rt = jnp.swapaxes(R, -1, -2)
        w, v = up[..., :3, :], up[..., 3:, :]
        return jnp.concatenate([Rt @ w, Rt @ (v - tilde(p) @ w)], -2) + own

    return leafward(step, jnp.zeros((6, len(arrays.armature)), dtype=S.dtype), arrays, R, p, own)


def mass_matrix(arrays: TreeArrays, numbers: Numbers, q: Array) -> Array:
    """M (nv, nv) = Σ JᵀI J, rotors on the diagonal."""
    J = jacobians(arrays, numbers, q)
    return jnp.einsum("lwij,lwik->jk", J, numbers["inertia"] @ J) + jnp.diag(numbers["armature"])


def world_poses(arrays: TreeArrays, numbers: Numbers, q: Array) -> tuple[Array, Array]:
    """R (L, W, 3, 3) and p (L, W, 3) of every link in the world."""
    R, p, _ = posed(arrays, numbers, q)
    X = jnp.concatenate([R, p[..., None]], -1)

    def step(up: Array, own: Array) -> Array:
        R = up[..., :3]
        return jnp.concatenate([R @ own[..., :3], apply(R, own[..., 3])[..., None] + up[..., 3:]], -1)

    X_W = leafward(step, jnp.eye(3, 4, dtype=X.dtype), arrays, X)
    return X_W[..., :3], X_W[..., 3]


def gravity_energy(arrays: TreeArrays, numbers: Numbers, q: Array) -> Array:
    """−Σ g⃗ · (m c)_world [J], zero for mass centres at the world origin."""
    R, p = world_poses(arrays, numbers, q)
    I = numbers["inertia"]  # noqa: E741
    h = jnp.stack([I[..., 2, 4], I[..., 0, 5], I[..., 1, 3]], -1)  # the corner m c̃ of [I_O, m c̃; m c̃ᵀ, m 1]
    moment = jnp.sum(apply(R, h) + p * I[..., 3, 3, None], (0, 1))
    return -numbers["gravity"] @ moment


def frames_in_world(arrays: TreeArrays, numbers: Numbers, q: Array, links: Array, R: Array, p: Array) -> Any:
    """R (..., 3, 3), p (..., 3) in the world of frames given in links, whose level and slot (..., 2) is −1 for the
    ground."""
    level, slot = links[..., 0], links[..., 1]
    moving = (level >= 0)[..., None]
    R_W, p_W = (each[level, slot] for each in world_poses(arrays, numbers, q))
    R_W = jnp.where(moving[..., None], R_W, jnp.eye(3, dtype=R_W.dtype))
    return R_W @ R, jnp.where(moving, p_W, 0.0) + apply(R_W, p)


def world_rates(arrays: TreeArrays, numbers: Numbers, q: Array, links: Array, r: Array) -> tuple[Array, Array]:
    """Jacobians (..., 3, nv) of links' angular velocities and of the velocities of points r (..., 3) in them; world
    axes."""
    level, slot = links[..., 0], links[..., 1]
    R = jnp.where((level >= 0)[..., None, None], world_poses(arrays, numbers, q)[0][level, slot], 0.0)
    J = jacobians(arrays, numbers, q)[level, slot]
    return R @ J[..., :3, :], R @ (J[..., 3:, :] - tilde(r) @ J[..., :3, :])


def integrate(tree: Tree, q: Array, dv: Array) -> Array:
    """q ⊕ dv, all joints of a kind at once: sums, quaternion products, exp on SE(3)."""
    own = {
        tuple(link.q[k] for k in part.q): tuple(link.v[k] for k in part.v)
        for link in tree.links
        if link.ratio == 1.0 and link.offset == 0.0
        for part in factors_of(link.pair)
    }
    moved = jnp.asarray(q)
    if slides := [pair for k, v in own.items() if len(k) == len(v) for pair in zip(k, v, strict=True)]:
        coordinates, freedoms = np.array(slides).T
        moved = moved.at[coordinates].add(dv[freedoms])
    if turned := [(k[-4:], v[:3]) for k, v in own.items() if len(k) > len(v)]:
        quaternions, angular = map(np.array, zip(*turned, strict=True))
        moved = moved.at[quaternions].set(jax.vmap(lambda r, w: _product(r, _exp(w)))(q[quaternions], dv[angular]))
    if free := [(k[:3], k[3:], v[:3], v[3:]) for k, v in own.items() if len(k) == 7]:
        positions, quaternions, angular, linear = map(np.array, zip(*free, strict=True))
        shift = jax.vmap(lambda w, v: _left_jacobian(w) @ v)(dv[angular], dv[linear])
        moved = moved.at[positions].add(apply(rotation_of(q[quaternions]), shift))
    return moved


def _product(a: Array, b: Array) -> Array:
    vector = b[3] * a[:3] + a[3] * b[:3] + jnp.cross(a[:3], b[:3])
    return jnp.concatenate([vector, (a[3] * b[3] - a[:3] @ b[:3])[None]])


def _series_or(s: Array, series: tuple[float, ...], closed: Callable[[Array], Array]) -> Array:
    """A function of s = θ²: its Taylor series below 1, its closed form above."""
    small = s < 1.0
    near = jnp.where(small, s, 0.0)
    total = jnp.zeros_like(s)
    for c in reversed(series):
        total = total * near + c
    return jnp.where(small, total, closed(jnp.sqrt(jnp.where(small, 1.0, s))))


def _taylor(first: int) -> tuple[float, ...]:
    """Coefficients of Σ (−s)ᵏ/(2k + first)!: of cosine, sinc, versine and cubic for first = 0, 1, 2, 3."""
    factorials = np.cumprod([1.0, *range(1, 30)])
    return tuple(float((-1) ** k / factorials[2 * k + first]) for k in range(11))


def _exp(phi: Array) -> Array:
    s = phi @ phi * 0.25
    half = 0.5 * _series_or(s, _taylor(1), lambda t: jnp.sin(t) / t)
    return jnp.concatenate([half * phi, _series_or(s, _taylor(0), jnp.cos)[None]])


def _left_jacobian(phi: Array) -> Array:
    s, P = phi @ phi, tilde(phi)
    versine = _series_or(s, _taylor(2), lambda t: (1.0 - jnp.cos(t)) / (t * t))
    cubic = _series_or(s, _taylor(3), lambda t: (t - jnp.sin(t)) / (t * t * t))
    return jnp.eye(3) + versine * P + cubic * (P @ P)
