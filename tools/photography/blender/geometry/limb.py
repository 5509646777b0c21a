"""A limb follows a path and changes its thickness on the way: spouts, wires, ribbons, reeds."""
from math import copysign, cos, pi, sin
from typing import Sequence

import bpy
from mathutils import Vector

from .mesh import make_mesh

AROUND = 28


def limb(path: Sequence[Sequence[float]], sizes: Sequence[tuple[float, float]], material: bpy.types.Material, *,
         up: Sequence[float] = (0, 0, 1), square: float = 1.0, smooth: float = 60, name: str = 'limb') -> bpy.types.Object:
    """`sizes`: half thickness sideways and along `up` at each point; `square` above 1 flattens the sides."""
    points = [Vector(p) for p in path]
    vertices: list[Vector] = []
    for i, here in enumerate(points):
        ahead = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        side = ahead.cross(Vector(up))
        side = side.normalized() if side.length > 1e-5 else Vector((1, 0, 0))
        over = side.cross(ahead).normalized()
        wide, tall = sizes[min(i, len(sizes) - 1)]
        for k in range(AROUND):
            c, s = cos(2 * pi * k / AROUND), sin(2 * pi * k / AROUND)
            power = 2 / (square + 1)
            vertices.append(here + side * wide * copysign(abs(c) ** power, c) + over * tall * copysign(abs(s) ** power, s))
    faces: list[tuple[int, ...]] = []
    for i in range(len(points) - 1):
        for k in range(AROUND):
            n = (k + 1) % AROUND
            faces.append((i * AROUND + k, (i + 1) * AROUND + k, (i + 1) * AROUND + n, i * AROUND + n))
    last = (len(points) - 1) * AROUND
    faces.append(tuple(range(AROUND)))
    faces.append(tuple(range(last + AROUND - 1, last - 1, -1)))
    return make_mesh(name, vertices, faces, material, smooth=smooth)
