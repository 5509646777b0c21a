"""The seamless paper: floor, a bend, a wall."""
from math import cos, pi, sin

import bpy

from geometry import make_mesh
from materials import backdrop

STEPS = 24


def set_sweep(size: float, back: float, bend: float) -> bpy.types.Object:
    """The floor ends at y = back and rises in a curve of radius `bend`."""
    line = [(-9 * size, 0.0), (back, 0.0)]
    line += [(back + bend * sin(pi / 2 * i / STEPS), bend - bend * cos(pi / 2 * i / STEPS)) for i in range(1, STEPS + 1)]
    line.append((back + bend, 12 * size))
    vertices = [(x, y, z) for y, z in line for x in (-16 * size, 16 * size)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    item = make_mesh('sweep', vertices, faces, backdrop(), smooth=180)
    item['rig'] = True
    return item
