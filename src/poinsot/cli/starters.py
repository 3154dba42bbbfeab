"""The files that `poinsot new` begins with: each one runs as it stands, and says what its keys mean."""

from __future__ import annotations

from poinsot.records import dataclass


@dataclass(frozen=True)
class Starter:
    """A file to begin with: what it is, the ending of its name, its text."""

    about: str
    suffix: str
    text: str


_MECHANISM = """\
# A double pendulum: two rods on damped hinges, let go from the side. Units are SI, angles are radians.
#
# Bodies are drawn where they are at the start of all coordinates; pairs stand where the drawing has them, in world
# coordinates. Try: poinsot analyse FILE, poinsot simulate FILE --plot run.png, poinsot equations FILE --symbols
poinsot = 1                       # this is a network file, version 1: always there
name = "double pendulum"
gravity = [0, 0, -9.81]           # [m/s²]; without this line it is this

[parameters]                      # named numbers, for formulas in quotes; --parameter m=2 changes one
m = 1.0                           # of a rod [kg]
l = 0.5                           # [m]
J = "m*l**2/12"                   # moment of a slender rod about its centre [kg·m²]

[bodies.upper]                    # the name of the body; "ground" is the world
mass = "m"
centre = [0, 0, "-l/2"]           # of mass, in the body's frame, which is the world's here
inertia = ["J", "J", "J/1000"]    # principal moments about the centre, or all three rows of the tensor

[bodies.lower]
mass = "m"
position = [0, 0, "-l"]           # where its frame is drawn; rotate it by x_axis and z_axis, or rotation
centre = [0, 0, "-l/2"]
inertia = ["J", "J", "J/1000"]

[pairs.shoulder]
kind = "revolute"                 # or prismatic, helical, cylindrical, planar, universal, spherical, free, fixed
between = ["ground", "upper"]     # a positive angle turns the second about the axis, seen from the first
point = [0, 0, 0]
axis = [0, 1, 0]
initial = { position = "100*deg", velocity = 0.0 }

[pairs.elbow]
kind = "revolute"
between = ["upper", "lower"]
point = [0, 0, "-l"]
axis = [0, 1, 0]
initial = { position = "60*deg" }

[dampers.shoulder-friction]
pair = "shoulder"
damping = 0.02                    # [N·m·s/rad]

[dampers.elbow-friction]
pair = "elbow"
damping = 0.02

[simulation]                      # what poinsot simulate takes where its user says nothing
time = 5.0                        # [s]
samples = 501
"""

_LOOP = """\
# A four-bar linkage: a closed loop of three links and the ground. Nothing special has to be said about the loop: draw
# the links, put the pairs where they meet, and the one that is too many closes it. Units are SI.
poinsot = 1
name = "four-bar linkage"
gravity = [0, -9.81, 0]           # [m/s²]; the linkage moves in the xy-plane

[parameters]                      # where the pairs are drawn [m]; A is the origin
bx = 0.0                          # B, between crank and coupler
by = 0.1
cx = 0.28                         # C, between coupler and rocker
cy = 0.25
dx = 0.35                         # D, between rocker and ground
crank = "sqrt(bx**2 + by**2)"     # the lengths that fit
coupler = "sqrt((cx - bx)**2 + (cy - by)**2)"
rocker = "sqrt((cx - dx)**2 + cy**2)"
steel = 1.2                       # mass of a length [kg/m]

[bodies.crank]                    # its frame: origin at A, x along the link, z out of the plane
mass = "steel*crank"
position = [0, 0, 0]
x_axis = ["bx", "by", 0]
z_axis = [0, 0, 1]
centre = ["crank/2", 0, 0]
inertia = [1e-6, "steel*crank**3/12", "steel*crank**3/12"]

[bodies.coupler]
mass = "steel*coupler"
position = ["bx", "by", 0]
x_axis = ["cx - bx", "cy - by", 0]
z_axis = [0, 0, 1]
centre = ["coupler/2", 0, 0]
inertia = [1e-6, "steel*coupler**3/12", "steel*coupler**3/12"]

[bodies.rocker]
mass = "steel*rocker"
position = ["dx", 0, 0]
x_axis = ["cx - dx", "cy", 0]
z_axis = [0, 0, 1]
centre = ["rocker/2", 0, 0]
inertia = [1e-6, "steel*rocker**3/12", "steel*rocker**3/12"]

[pairs.A]
kind = "revolute"
between = ["ground", "crank"]
point = [0, 0, 0]
axis = [0, 0, 1]
initial = { velocity = 20.0 }     # [rad/s]; the other pairs follow

[pairs.B]
kind = "revolute"
between = ["crank", "coupler"]
point = ["bx", "by", 0]
axis = [0, 0, 1]

[pairs.C]
kind = "revolute"
between = ["coupler", "rocker"]
point = ["cx", "cy", 0]
axis = [0, 0, 1]

[pairs.D]                         # closes the loop
kind = "revolute"
between = ["rocker", "ground"]
point = ["dx", 0, 0]
axis = [0, 0, 1]

[dampers.bearing]
pair = "A"
damping = 1e-3                    # [N·m·s/rad]

[simulation]
time = 2.0
samples = 401
"""

_DRIVE = """\
# A motor drives a pendulum through a gear: electrical, rotational and mechanical elements in one network. Units are SI.
#
# Elements are joined at nodes, by name: what is on one node has one voltage, one speed, one pressure, and their
# currents, torques, flows add up to nothing. "ground" is the node at rest.
poinsot = 1
name = "motor and pendulum"

[bodies.arm]                      # the mechanism: bodies and pairs as in a file without elements
mass = 0.4
centre = [0, 0, -0.2]
inertia = [2e-3, 2e-3, 1e-4]

[pairs.shaft]
kind = "revolute"
between = ["ground", "arm"]
point = [0, 0, 0]
axis = [0, 1, 0]

[ports]                           # where the network pushes and turns the mechanism
arm = "shaft"                     # the port called arm is the freedom of the pair called shaft

[elements.battery]
kind = "voltage_source"
nodes = ["plus", "ground"]
voltage = "12*sin(3*t)"           # a number, or a formula in the time t

[elements.motor]
kind = "dc_motor"
nodes = { p = "plus", shaft = "arm" }
resistance = 0.8                  # [Ω]
inductance = 5e-4                 # [H]
constant = 0.04                   # [N·m/A] and [V·s/rad]
inertia = 3e-6                    # of the rotor [kg·m²]
friction = 2e-6                   # [N·m·s/rad]
gear = 20.0                       # turns of the rotor for one of the shaft

[simulation]
time = 2.0
samples = 401
"""

_CIRCUIT = """\
# A low-pass filter behind a source with a sine: a circuit. Units are SI.
#
# Elements are joined at nodes, by name; "ground" is at 0 V. Currents into a node add up to nothing.
poinsot = 1
name = "low-pass filter"

[elements.source]                 # the name of the element
kind = "voltage_source"           # all kinds: docs/network-elements.md
nodes = ["input", "ground"]       # positive first
voltage = "5*sin(2*pi*200*t)"     # a number, or a formula in the time t [V]

[elements.series]
kind = "resistor"
nodes = ["input", "output"]
resistance = 1000.0               # [Ω]

[elements.shunt]
kind = "capacitor"
nodes = ["output", "ground"]
capacitance = 1e-6                # [F]

[elements.load]
kind = "resistor"
nodes = ["output", "ground"]
resistance = 1e4

[simulation]
time = 0.02
samples = 401
"""

_HYDRAULIC = """\
# A pump fills a cylinder through an orifice, and the cylinder lifts a boom. Units are SI.
#
# Hydraulic nodes have a pressure, and flows into them add up to nothing; the rod is a node of a mechanism.
poinsot = 1
name = "hydraulic lift"
gravity = [0, -9.81, 0]

[bodies.boom]
mass = 80.0
centre = [1.0, 0, 0]
inertia = [1.0, 27.0, 27.0]

[pairs.hinge]
kind = "revolute"
between = ["ground", "boom"]
point = [0, 0, 0]
axis = [0, 0, 1]

[dampers.hinge-friction]
pair = "hinge"
damping = 30.0                    # [N·m·s/rad]

[ports]                           # the line of the cylinder, from the ground to a lug on the boom [m]
rod = { between = ["ground", "boom"], body_points = [[0.4, -0.8, 0], [0.8, 0, 0]] }

[elements.pump]
kind = "pressure_source"
nodes = ["line", "ground"]
pressure = "1.2e6*(1 - exp(-t/0.2))" # [Pa]

[elements.orifice]
kind = "orifice"
nodes = ["line", "chamber"]
area = 2e-6                       # [m²]
density = 850.0                   # [kg/m³]

[elements.oil]                    # the oil in the chamber gives a little
kind = "accumulator"
nodes = ["chamber"]
capacity = 2e-11                  # [m³/Pa]

[elements.cylinder]
kind = "cylinder"
nodes = ["chamber", "rod"]
area = 2e-3                       # of the piston [m²]

[simulation]
time = 0.5
samples = 201
"""

_URDF = """\
<?xml version="1.0" encoding="utf-8"?>
<!-- A robot arm of two links, as ROS describes robots. Units are SI, angles are radians.
     What becomes of each element: docs/robot-files.md. Try: poinsot simulate FILE, with initial shoulder=0.5 -->
<robot name="arm">
  <link name="stand"/> <!-- the root: without inertia, fixed to the world; base free lets it float -->
  <joint name="shoulder" type="revolute"> <!-- or continuous, prismatic, fixed, floating, planar -->
    <parent link="stand"/>
    <child link="upper"/>
    <origin xyz="0 0 1" rpy="0 0 0"/> <!-- of the child in the parent, where the coordinate is 0 -->
    <axis xyz="0 1 0"/> <!-- in the child -->
    <limit lower="-3" upper="3" effort="20" velocity="5"/>
    <dynamics damping="0.05" friction="0"/>
  </joint>
  <link name="upper">
    <inertial>
      <origin xyz="0 0 -0.25"/> <!-- the mass centre -->
      <mass value="2"/>
      <inertia ixx="0.042" ixy="0" ixz="0" iyy="0.042" iyz="0" izz="0.001"/> <!-- about it -->
    </inertial>
    <visual>
      <origin xyz="0 0 -0.25"/>
      <geometry> <cylinder radius="0.03" length="0.5"/> </geometry>
    </visual>
  </link>
  <joint name="elbow" type="revolute">
    <parent link="upper"/>
    <child link="lower"/>
    <origin xyz="0 0 -0.5"/>
    <axis xyz="0 1 0"/>
    <limit lower="-3" upper="3" effort="10" velocity="5"/>
    <dynamics damping="0.05"/>
  </joint>
  <link name="lower">
    <inertial>
      <origin xyz="0 0 -0.2"/>
      <mass value="1"/>
      <inertia ixx="0.014" ixy="0" ixz="0" iyy="0.014" iyz="0" izz="0.0005"/>
    </inertial>
    <visual>
      <origin xyz="0 0 -0.2"/>
      <geometry> <cylinder radius="0.025" length="0.4"/> </geometry>
    </visual>
  </link>
</robot>
"""

STARTERS = {
    "mechanism": Starter("bodies on pairs: a damped double pendulum", ".toml", _MECHANISM),
    "loop": Starter("a closed loop: a four-bar linkage", ".toml", _LOOP),
    "drive": Starter("a network with a mechanism: motor, gear and pendulum", ".toml", _DRIVE),
    "circuit": Starter("an electrical network: a low-pass filter", ".toml", _CIRCUIT),
    "hydraulic": Starter("a hydraulic network: pump, orifice, cylinder and boom", ".toml", _HYDRAULIC),
    "urdf": Starter("a robot arm as ROS describes it", ".urdf", _URDF),
}
"""By the name of their kind."""
