"""Machines that roll and skate, as files, with what is known of them in closed form."""

SLED = """poinsot = 1
name = "sled"
gravity = "none"
[bodies.sled]
mass = {m}
centre = [{a}, 0, 0]
inertia = [{J}, {J}, {J}]
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
[simulation]
time = 1.0
samples = 101
"""
"""A knife edge at the origin, the mass centre a ahead of it, a spring k from the x-axis to the point b ahead."""

DISC = """poinsot = 1
name = "disc"
gravity = [0, 0, -{g}]
[bodies.heading]
mass = 0
position = [0, 0, {r}]
[bodies.carried]
mass = 0
position = [0, 0, {r}]
[bodies.leaning]
mass = 0
position = [0, 0, {r}]
[bodies.disc]
mass = {m}
inertia = [{I}, {J}, {I}]
position = [0, 0, {r}]
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
[bodies.disc]
mass = {m}
inertia = [{I}, {J}, {I}]
position = [0, 0, {r}]
[pairs.free]
kind = "free"
between = ["ground", "disc"]
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
[bodies.car]
mass = {m}
centre = [{a}, 0, 0]
inertia = [{J}, {J}, {J}]
position = [0, 0, {r}]
[bodies.left]
mass = {n}
inertia = [{I}, {K}, {I}]
position = [0, {w}, {r}]
[bodies.right]
mass = {n}
inertia = [{I}, {K}, {I}]
position = [0, -{w}, {r}]
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

BICYCLE = """poinsot = 1
name = "bicycle"
gravity = [0, 0, -9.81]
[bodies.rear]
mass = 2
inertia = [0.0603, 0.12, 0.0603]
position = [0, 0, 0.3]
[bodies.frame]
mass = 85
inertia = [[9.2, 0, -2.4], [0, 11, 0], [-2.4, 0, 2.8]]
position = [0.3, 0, 0.9]
[bodies.fork]
mass = 4
inertia = [[0.05892, 0, 0.00756], [0, 0.06, 0], [0.00756, 0, 0.00708]]
position = [0.9, 0, 0.7]
[bodies.front]
mass = 3
inertia = [0.1405, 0.28, 0.1405]
position = [1.02, 0, 0.35]
[pairs.frame]
kind = "free"
between = ["ground", "frame"]
[pairs.rear]
kind = "revolute"
between = ["frame", "rear"]
point = [0, 0, 0.3]
axis = [0, 1, 0]
[pairs.steer]
kind = "revolute"
between = ["frame", "fork"]
point = [1.1, 0, 0]
axis = [0.3090169943749474, 0, -0.9510565162951535]
[pairs.front]
kind = "revolute"
between = ["fork", "front"]
point = [1.02, 0, 0.35]
axis = [0, 1, 0]
[pairs.rear_tyre]
kind = "disk_on_plane"
between = ["ground", "rear"]
point = [0, 0, 0]
normal = [0, 0, 1]
axis = [0, 1, 0]
radius = 0.3
[pairs.front_tyre]
kind = "disk_on_plane"
between = ["ground", "front"]
point = [1.02, 0, 0]
normal = [0, 0, 1]
axis = [0, 1, 0]
radius = 0.35
"""
"""The benchmark of Meijaard, Papadopoulos, Ruina & Schwab 2007, table 1, with z upwards."""
