"""A squeezed sleeve: round where the shoulder sits, flat where it is welded."""
from math import cos, pi, sin

import bpy

from geometry import make_mesh, ripples

AROUND, UP = 160, 80


def sleeve(r: float, height: float, z: float, material: bpy.types.Material, *, wide: float = 1.48, dents: float = 0.0,
           seed: int = 3, upside_down: bool = False) -> bpy.types.Object:
    """`wide`: how much broader the weld is than the round end; `dents`: how worn the metal is."""
    chance = ripples(seed, fine=1.1)
    vertices, faces, uv = [], [], []
    for i in range(UP + 1):
        t = i / UP
        half = r * (1 + (wide - 1) * (t * t * (3 - 2 * t) * 0.25 + t * 0.75))
        deep = max(0.07, r * (1 - t ** 1.3) + 0.07)
        up = z + (height * (1 - t) if upside_down else height * t)
        for j in range(AROUND):
            turn = pi / 2 + 2 * pi * j / AROUND
            push = 1 + dents * chance(3 * cos(turn), up) * min(1.0, 4 * t)
            vertices.append((half * cos(turn), deep * push * sin(turn), up))
    round_ = 2 * pi * r
    for i in range(UP):
        for j in range(AROUND):
            k = (j + 1) % AROUND
            face = (i * AROUND + j, i * AROUND + k, (i + 1) * AROUND + k, (i + 1) * AROUND + j)
            left, right = (j / AROUND - 0.5) * round_, ((j + 1) / AROUND - 0.5) * round_
            low, high = vertices[i * AROUND][2], vertices[(i + 1) * AROUND][2]
            faces.append(face)
            uv.append(((left, low), (right, low), (right, high), (left, high)))
    return make_mesh('sleeve', vertices, faces, material, uv, 60, inside_out=upside_down)
