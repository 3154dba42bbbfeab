"""Vehicles on flat ground by conditions on rates: a differential drive, a car with a trailer, mecanum wheels.

Draws vehicles.svg, which docs/mechanisms.md shows.

    python examples/gallery/vehicles.py
"""

from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

import poinsot as po


def body(name, mass, inertia, at):
    return f"[bodies.{name}]\nmass = {mass}\ninertia = {inertia}\nposition = {at}\n"


def pair(name, kind, between, point, more):
    return f'[pairs.{name}]\nkind = "{kind}"\nbetween = {list(between)}\npoint = {point}\n{more}\n'


HEAD = "poinsot = 1\ngravity = [0, 0, -9.81]\n"
FLAT = "normal = [0, 0, 1]\nx_axis = [1, 0, 0]"

r, b = 0.1, 0.4
DRIVE = (
    HEAD + body("base", 8.0, [0.3, 0.3, 0.3], [0, 0, r]) + pair("place", "planar", ("ground", "base"), [0, 0, r], FLAT)
)
for side, y in (("left", b / 2), ("right", -b / 2)):
    DRIVE += body(side, 0.5, [2e-3, 4e-3, 2e-3], [0, y, r])
    DRIVE += pair(f"{side}_axle", "revolute", ("base", side), [0, y, r], "axis = [0, 1, 0]")
    DRIVE += f'[conditions.{side}_rolls]\npairs = ["place", "{side}_axle"]\ncoefficients = ["cos(place_angle)", "sin(place_angle)", "{-y}", "-{r}"]\n'
DRIVE += '[conditions.no_sliding]\npairs = ["place"]\ncoefficients = ["-sin(place_angle)", "cos(place_angle)", "0"]\n'
DRIVE += '[torques.left_motor]\npair = "left_axle"\nmagnitude = 0.2\n[torques.right_motor]\npair = "right_axle"\nmagnitude = "0.2 + 0.05*sin(3*t)"\n'
Path("drive.toml").write_text(DRIVE)
drive = po.load("drive.toml")
found = drive.mobility()
assert (found.here, found.configuration) == (2, 5)  # five positions, of which two rates are free

run = po.simulate(drive, 3.0, samples=61, progress=False)
x, y, heading, left, right = run["joint_velocity"].values.T
angle = run["joint_position"].sel(coordinate="place.angle").values
assert np.allclose(x, r * (left + right) / 2 * np.cos(angle)) and np.allclose(heading, r * (right - left) / b)
assert po.ledger(run).ratio < 1e-9

L, reach, behind = 2.5, 0.6, 3.0  # wheelbase, from rear axle to hitch, from hitch to the trailer's axle [m]
CAR = (
    HEAD
    + body("car", 1200.0, [500, 1800, 1800], [0, 0, 0])
    + pair("place", "planar", ("ground", "car"), [0, 0, 0], FLAT)
)
CAR += body("front", 20.0, [1, 1, 1], [L, 0, 0]) + pair(
    "steering", "revolute", ("car", "front"), [L, 0, 0], "axis = [0, 0, 1]"
)
CAR += body("trailer", 600.0, [200, 700, 700], [-reach - behind, 0, 0])
CAR += pair("hitch", "revolute", ("car", "trailer"), [-reach, 0, 0], "axis = [0, 0, 1]")
for name, of, at in (("rear", "car", 0.0), ("wheel", "front", L), ("axle", "trailer", -reach - behind)):
    CAR += pair(name, "skate_on_plane", ("ground", of), [at, 0, 0], FLAT)
CAR += (
    '[forces.engine]\nbody = "car"\nbody_point = [0, 0, 0]\ndirection = [1, 0, 0]\nmagnitude = 1500.0\nframe = "body"\n'
)
Path("car.toml").write_text(CAR)
car = po.load("car.toml").with_motions({"steering": "0.45*sin(0.8*t)"})
trip = po.simulate(car, 8.0, samples=161, progress=False)

rates = dict(zip(trip["freedom"].values, trip["joint_velocity"].values.T))
steering = 0.45 * np.sin(0.8 * trip["time"].values)
speed = np.hypot(rates["place.x"], rates["place.y"])
assert np.allclose(rates["place.angle"], speed * np.tan(steering) / L, atol=1e-7)  # the radius of a bend is L / tan δ
assert po.ledger(trip).ratio < 1e-9

a, c, r = 0.3, 0.25, 0.05
MECANUM = (
    HEAD
    + body("frame", 20.0, [0.5, 0.8, 1.2], [0, 0, 0])
    + pair("place", "planar", ("ground", "frame"), [0, 0, 0], FLAT)
)
corners = {"fl": (a, c, -1), "fr": (a, -c, 1), "rl": (-a, c, 1), "rr": (-a, -c, -1)}
for name, (px, py, s) in corners.items():
    MECANUM += body(name, 0.5, [1e-3, 1e-3, 1e-3], [px, py, 0])
    MECANUM += pair(f"{name}_axle", "revolute", ("frame", name), [px, py, 0], "axis = [0, 1, 0]")
    MECANUM += f'[conditions.{name}]\npairs = ["place", "{name}_axle"]\ncoefficients = ["cos(place_angle) - {s}*sin(place_angle)", '
    MECANUM += f'"sin(place_angle) + {s}*cos(place_angle)", "{s * px - py}", "-{r}"]\n'
    MECANUM += f'[dampers.{name}_gear]\npair = "{name}_axle"\ndamping = 0.02\n'
Path("mecanum.toml").write_text(MECANUM)
mecanum = po.load("mecanum.toml")
assert mecanum.mobility().here == 3  # it can go anywhere: along, across and round

efforts = {f"{name}_axle": 0.5 * s for name, (_, _, s) in corners.items()}  # against each other in pairs: sideways
slide = po.simulate(mecanum, 2.0, samples=41, inputs=efforts, progress=False)
end = slide["joint_position"].isel(time=-1)
assert float(end.sel(coordinate="place.y")) > 0.5 and abs(float(end.sel(coordinate="place.x"))) < 1e-9

figure = Figure(figsize=(11, 3.6), layout="constrained")
left, middle, right = figure.subplots(1, 3)
left.plot(run["joint_position"].sel(coordinate="place.x"), run["joint_position"].sel(coordinate="place.y"))
left.set(title="a differential drive [m]", aspect="equal")
poses = trip["joint_position"].values
for name, point in (("car", (0, 0, 0)), ("trailer", (0, 0, 0))):
    middle.plot(*car.body(name).point_position(poses, point)[:, :2].T, label=f"rear axle of the {name}")
middle.set(title="a car and its trailer [m]", aspect="equal")
middle.legend(fontsize=7)
right.plot(
    slide["time"], slide["joint_position"].sel(coordinate=["place.x", "place.y", "place.angle"]), label=["x", "y", "θ"]
)
right.set(title="mecanum wheels go sideways [m, rad]", xlabel="time [s]")
right.legend()
po.views.save(figure, "vehicles.svg")
