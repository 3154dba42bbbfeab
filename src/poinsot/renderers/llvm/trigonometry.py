"""Sine and cosine of one angle, together, in LLVM assembly without a branch that depends on the quadrant.

x = n π/2 + r with |r| ≤ π/4, π/2 in three parts (Cody and Waite); r is carried as y + t, so that it stays exact to the
last bit also where x is the double nearest a multiple of π/2. Then the minimax polynomials of fdlibm on [−π/4, π/4].
Angles beyond 2²⁰ go to the C library, one by one. NaN and infinity give NaN.
"""

from __future__ import annotations

from poinsot.renderers.llvm.assembly import Assembly, ValueType

GREATEST_ANGLE = 2.0**20
_TWO_OVER_PI = float.fromhex("0x1.45f306dc9c883p-1")
_ROUNDER = 1.5 * 2.0**52  # x + this − this rounds x to a whole number, which stands in the low bits of the sum
_HALF_PI = tuple(map(float.fromhex, ("0x1.921fb54442d18p+0", "0x1.1a62633145c07p-54", "-0x1.f1976b7ed8fbcp-110")))
# The same in parts of 33 bits, so that n times a part is exact without FMA for |n| < 2²⁰; the last is a rest.
_HALF_PI_SHORT = tuple(
    map(float.fromhex, ("0x1.921fb544p+0", "0x1.0b4611a6p-34", "0x1.3198a2ep-69", "0x1.b839a252049c1p-104"))
)
_SINE = (  # the coefficients of fdlibm's k_sin.c
    -1.66666666666666324348e-01, 8.33333333332248946124e-03, -1.98412698298579493134e-04,
    2.75573137070700676789e-06, -2.50507602534068634195e-08, 1.58969099521155010221e-10,
)  # fmt: skip
_COSINE = (  # the coefficients of fdlibm's k_cos.c
    4.16666666666666019037e-02, -1.38888888888741095749e-03, 2.48015872894767294178e-05,
    -2.75573143513906633035e-07, 2.08757232129817482790e-09, -1.13596475577881948265e-11,
)  # fmt: skip


def sincos(lanes: ValueType, fma: bool) -> str:
    """Two functions: ``@sincos<n>(ptr x, ptr sine, ptr cosine)`` for n lanes, and the rare path for huge angles.

    Error     at most 2 ulp; tests/compiler/test_trigonometry.py
    From      W. J. Cody and W. Waite 1980; coefficients published in fdlibm, Sun Microsystems 1993
    """
    code = Assembly(lanes, fma)
    x = code.load("%x", 0, lanes.bytes)
    sum_ = code.add(code.mul(x, lanes.number(_TWO_OVER_PI)), lanes.number(_ROUNDER))
    quadrant = code(f"bitcast {lanes.type} {sum_} to {lanes.integer}")
    n = code.sub(sum_, lanes.number(_ROUNDER))
    y, tail = (_reduce_fused if fma else _reduce_split)(code, x, n)
    sine, cosine = _sine_of_rest(code, y, tail), _cosine_of_rest(code, y, tail)
    whole = lanes.whole

    def bits(text: str) -> str:
        return code(text.replace("<i>", lanes.integer))

    odd = bits(f"trunc <i> {quadrant} to {lanes.truth}")
    shifted = bits(f"add <i> {quadrant}, {whole(1)}")
    for swap, turned, name in ((odd, quadrant, "sine"), (odd, shifted, "cosine")):
        value = code.select(swap, *((cosine, sine) if name == "sine" else (sine, cosine)))
        half_turns = bits(f"and <i> {turned}, {whole(2)}")
        sign = bits(f"shl <i> {half_turns}, {whole(62)}")
        raw = code(f"bitcast {lanes.type} {value} to {lanes.integer}")
        signed = bits(f"xor <i> {raw}, {sign}")
        code.store(code(f"bitcast {lanes.integer} {signed} to {lanes.type}"), f"%{name}", 0, lanes.bytes)
    huge = code.any(code.compare("ogt", code.intrinsic("fabs", x), lanes.number(GREATEST_ANGLE)))
    code.do(f"br i1 {huge}, label %rare, label %done")
    code.label("rare")
    code.do(f"call void @huge{lanes.count}(ptr %x, ptr %sine, ptr %cosine)")
    code.do("br label %done")
    code.label("done")
    code.do("ret void")
    head = f"define internal void @sincos{lanes.count}(ptr %x, ptr %sine, ptr %cosine)"
    return _huge(lanes) + "\n" + code.function(head)


def _reduce_fused(code: Assembly, x: str, n: str) -> tuple[str, str]:
    """r = x − n π/2 as y + tail, with fused multiply-adds: n p₁ leaves no error, that of n p₂ is carried."""
    p1, p2, p3 = map(code.lanes.number, _HALF_PI)
    minus_n = code.neg(n)
    rest = code.fma(minus_n, p1, x)
    product = code.mul(n, p2)
    error = code.fma(n, p2, code.neg(product))
    high, low = _two_difference(code, rest, product)
    low = code.sub(low, code.fma(n, p3, error))
    y = code.add(high, low)
    return y, code.add(code.sub(high, y), low)


def _reduce_split(code: Assembly, x: str, n: str) -> tuple[str, str]:
    """r = x − n π/2 as y + tail, with parts so short that n times a part is exact."""
    p1, p2, p3, p4 = map(code.lanes.number, _HALF_PI_SHORT)
    high = code.sub(x, code.mul(n, p1))
    low = code.lanes.number(0.0)
    for part in (p2, p3):
        high, error = _two_difference(code, high, code.mul(n, part))
        low = code.add(low, error)
    low = code.sub(low, code.mul(n, p4))
    y = code.add(high, low)
    return y, code.add(code.sub(high, y), low)


def _two_difference(code: Assembly, a: str, b: str) -> tuple[str, str]:
    """a − b rounded, and the error of that, exactly (Knuth)."""
    difference = code.sub(a, b)
    b_used = code.sub(difference, a)
    error = code.sub(code.sub(a, code.sub(difference, b_used)), code.add(b, b_used))
    return difference, error


def _polynomial(code: Assembly, z: str, coefficients: tuple[float, ...]) -> str:
    value = code.lanes.number(coefficients[-1])
    for coefficient in reversed(coefficients[:-1]):
        value = code.fma(z, value, code.lanes.number(coefficient))
    return value


def _sine_of_rest(code: Assembly, y: str, tail: str) -> str:
    """sin(y + t) = y − ((z (t/2 − y³ s) − t) − y³ S₁), z = y²."""
    z = code.mul(y, y)
    cube = code.mul(z, y)
    series = _polynomial(code, z, _SINE[1:])
    inner = code.sub(code.mul(code.lanes.number(0.5), tail), code.mul(cube, series))
    correction = code.sub(code.mul(z, inner), tail)
    return code.sub(y, code.fma(cube, code.lanes.number(-_SINE[0]), correction))


def _cosine_of_rest(code: Assembly, y: str, tail: str) -> str:
    """cos(y + t) = w + (((1 − w) − z/2) + (z² c − y t)), w = 1 − z/2, z = y²."""
    z = code.mul(y, y)
    series = code.mul(code.mul(z, z), _polynomial(code, z, _COSINE))
    half = code.mul(code.lanes.number(0.5), z)
    one = code.lanes.number(1.0)
    w = code.sub(one, half)
    lost = code.sub(code.sub(one, w), half)
    return code.add(w, code.add(lost, code.sub(series, code.mul(y, tail))))


def _huge(lanes: ValueType) -> str:
    """``@huge<n>``: replace the results of lanes beyond the greatest angle by those of the C library."""
    limit = ValueType(1).number(GREATEST_ANGLE)
    return f"""define internal void @huge{lanes.count}(ptr %x, ptr %sine, ptr %cosine) #0 {{
  %sin = load ptr, ptr @libm_sin
  %cos = load ptr, ptr @libm_cos
  br label %lane
lane:
  %k = phi i64 [ 0, %0 ], [ %next, %after ]
  %here = getelementptr double, ptr %x, i64 %k
  %angle = load double, ptr %here, align 8
  %size = call double @llvm.fabs.f64(double %angle)
  %huge = fcmp ogt double %size, {limit}
  br i1 %huge, label %replace, label %after
replace:
  %s = call double %sin(double %angle)
  %c = call double %cos(double %angle)
  %to_sine = getelementptr double, ptr %sine, i64 %k
  %to_cosine = getelementptr double, ptr %cosine, i64 %k
  store double %s, ptr %to_sine, align 8
  store double %c, ptr %to_cosine, align 8
  br label %after
after:
  %next = add i64 %k, 1
  %more = icmp ult i64 %next, {lanes.count}
  br i1 %more, label %lane, label %done
done:
  ret void
}}"""
