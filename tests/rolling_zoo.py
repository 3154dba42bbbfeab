"""Machines that roll and skate, as files, with what is known of them in closed form."""

from pathlib import Path

SLED = """poinsot = 1
name = "sled"
gravity = "none"
bodies.sled = {{ mass = {m}, centre = [{a}, 0, 0], inertia = [{J}, {J}, {J}] }}
simulation = {{time = 1.0, samples = 101}}
[pairs.ice]
kind = "planar"
between = ["ground", "sled"]
point = [0, 0, 0]
normal = [0, 0, 1]
x_axis = [1, 0, 0]
initial = {{ velocity = [{V}, 0, 0] }}
[pairs.edge]
kind = "skate_on_plane"
between = ["ground", "sled"]
point = [0, 0, 0]
normal = [0, 0, 1]
x_axis = [1, 0, 0]
[springs.line]
between = ["ground", "sled"]
frames = [{{}}, {{ position = [{b}, 0, 0] }}]
energy = "0.5*{k}*y**2"
"""
"""A knife edge at the origin, the mass centre a ahead of it, a spring k from the x-axis to the point b ahead."""

DISC = """poinsot = 1
name = "disc"
gravity = [0, 0, -{g}]
bodies.heading = {{mass = 0, position = [0, 0, {r}]}}
bodies.carried = {{mass = 0, position = [0, 0, {r}]}}
bodies.leaning = {{mass = 0, position = [0, 0, {r}]}}
bodies.disc = {{mass = {m}, inertia = [{I}, {J}, {I}], position = [0, 0, {r}]}}
[pairs.way]
kind = "planar"
between = ["ground", "heading"]
point = [0, 0, {r}]
normal = [0, 0, 1]
x_axis = [1, 0, 0]
[pairs.height]
kind = "prismatic"
between = ["heading", "carried"]
point = [0, 0, {r}]
axis = [0, 0, 1]
[pairs.lean]
kind = "revolute"
between = ["carried", "leaning"]
point = [0, 0, {r}]
axis = [1, 0, 0]
[pairs.spin]
kind = "revolute"
between = ["leaning", "disc"]
point = [0, 0, {r}]
axis = [0, 1, 0]
[pairs.rim]
kind = "disk_on_plane"
between = ["ground", "disc"]
point = [0, 0, 0]
normal = [0, 0, 1]
axis = [0, 1, 0]
radius = {r}
"""
"""A disc that rolls along x: by x, y and yaw, height, lean and spin. Its inertias are I across and J along its axis."""

FREE_DISC = """poinsot = 1
name = "free disc"
gravity = [0, 0, -{g}]
bodies.disc = {{ mass = {m}, inertia = [{I}, {J}, {I}], position = [0, 0, {r}] }}
pairs.free = {{ kind = "free", between = ["ground", "disc"] }}
[pairs.rim]
kind = "disk_on_plane"
between = ["ground", "disc"]
point = [0, 0, 0]
normal = [0, 0, 1]
axis = [0, 1, 0]
radius = {r}
"""
"""The same as one free body."""

DRIVE = """poinsot = 1
name = "drive"
gravity = [0, 0, -9.81]
bodies.car = {{mass = {m}, centre = [{a}, 0, 0], inertia = [{J}, {J}, {J}], position = [0, 0, {r}]}}
bodies.left = {{mass = {n}, inertia = [{I}, {K}, {I}], position = [0, {w}, {r}]}}
bodies.right = {{mass = {n}, inertia = [{I}, {K}, {I}], position = [0, -{w}, {r}]}}
[pairs.floor]
kind = "planar"
between = ["ground", "car"]
point = [0, 0, {r}]
normal = [0, 0, 1]
x_axis = [1, 0, 0]
initial = {{ velocity = [{V}, 0, 0] }}
[pairs.left]
kind = "revolute"
between = ["car", "left"]
point = [0, {w}, {r}]
axis = [0, 1, 0]
[pairs.right]
kind = "revolute"
between = ["car", "right"]
point = [0, -{w}, {r}]
axis = [0, 1, 0]
[pairs.left_tyre]
kind = "disk_on_plane"
between = ["ground", "left"]
point = [0, {w}, 0]
normal = [0, 0, 1]
axis = [0, 1, 0]
radius = {r}
[pairs.right_tyre]
kind = "disk_on_plane"
between = ["ground", "right"]
point = [0, -{w}, 0]
normal = [0, 0, 1]
axis = [0, 1, 0]
radius = {r}
"""
"""Two wheels of radius r, ±w beside the middle of their axle, the mass centre of the car a ahead of it; V along x."""

BICYCLE = (
    (Path(__file__).parents[1] / "examples" / "ten_tasks" / "bicycle.py")
    .read_text(encoding="utf-8")
    .partition('write_text("""')[2]
    .partition('"""')[0]
)
"""The benchmark of Meijaard, Papadopoulos, Ruina & Schwab 2007, table 1, with z upwards."""
