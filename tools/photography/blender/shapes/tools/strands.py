"""Many small things as one mesh: bristles, teeth, nubs of silicone, hairs."""
from math import cos, pi, sin, sqrt
from random import Random
from typing import Callable, Sequence

import bpy
from mathutils import Vector

from geometry import make_mesh

Strand = tuple[Vector, Vector, float, float]
"""From, to, half thickness there and here."""
Outline = Callable[[float, float], tuple[float, float, float]]


def bristles(strands: Sequence[Strand], material: bpy.types.Material, *, sides: int = 6, name: str = 'bristles') -> bpy.types.Object:
    """Straight pins with flat ends."""
    vertices: list[Vector] = []
    faces: list[tuple[int, ...]] = []
    for foot, tip, thick, thin in strands:
        ahead = (tip - foot).normalized()
        side = ahead.orthogonal().normalized()
        over = ahead.cross(side)
        start = len(vertices)
        for place, half in ((foot, thick), (tip, thin)):
            vertices += [place + (side * cos(2 * pi * k / sides) + over * sin(2 * pi * k / sides)) * half for k in range(sides)]
        faces += [(start + k, start + (k + 1) % sides, start + sides + (k + 1) % sides, start + sides + k) for k in range(sides)]
        faces.append(tuple(start + sides + k for k in range(sides)))
    return make_mesh(name, vertices, faces, material, smooth=80)


def nubs(places: Sequence[tuple[Vector, Vector]], half: float, height: float, material: bpy.types.Material) -> bpy.types.Object:
    """Rounded bumps at places, each along its own direction."""
    rings, around = 6, 12
    vertices: list[Vector] = []
    faces: list[tuple[int, ...]] = []
    for foot, ahead in places:
        ahead = ahead.normalized()
        side = ahead.orthogonal().normalized()
        over = ahead.cross(side)
        start = len(vertices)
        for i in range(rings):
            turn = pi / 2 * i / rings
            up, wide = height * (0.35 * min(1, i) + 0.65 * sin(turn)), half * cos(turn * 0.96)
            vertices += [foot + ahead * up + (side * cos(2 * pi * k / around) + over * sin(2 * pi * k / around)) * wide
                         for k in range(around)]
        vertices.append(foot + ahead * height)
        for i in range(rings - 1):
            for k in range(around):
                n = (k + 1) % around
                a = start + i * around
                faces.append((a + k, a + n, a + around + n, a + around + k))
        last = start + (rings - 1) * around
        faces += [(last + k, last + (k + 1) % around, len(vertices) - 1) for k in range(around)]
    return make_mesh('nubs', vertices, faces, material, smooth=80)


def hair(root: tuple[float, float], tip: Outline, length: float, count: int, material: bpy.types.Material, *, z: float,
         seed: int = 1, thick: float = 0.017) -> bpy.types.Object:
    """Hairs from an oval root of half width and half depth; `tip` gives half width, half depth and share of the length for
    a hair that starts at (x, y), each -1..1."""
    chance, steps = Random(seed), 6
    vertices: list[tuple[float, float, float]] = []
    faces: list[tuple[int, ...]] = []
    for _ in range(count):
        far, turn = sqrt(chance.random()), chance.uniform(0, 2 * pi)
        x, y = far * cos(turn), far * sin(turn)
        wide, deep, share = tip(x, y)
        tall = length * share * chance.uniform(0.96, 1.015)
        dx, dy = chance.gauss(0, 0.02), chance.gauss(0, 0.02)
        start = len(vertices)
        for k in range(steps):
            t = k / (steps - 1)
            swell = sin(pi / 2 * min(1.0, t * 1.25))
            cx = x * (root[0] + (wide - root[0]) * swell) + dx * t
            cy = y * (root[1] + (deep - root[1]) * swell) + dy * t
            half = thick * (1 - 0.6 * t)
            vertices += [(cx + half * cos(2.094 * q + turn), cy + half * sin(2.094 * q + turn), z + tall * t) for q in range(3)]
        for k in range(steps - 1):
            for q in range(3):
                a, b = start + 3 * k + q, start + 3 * k + (q + 1) % 3
                faces.append((a, b, b + 3, a + 3))
    return make_mesh('hair', vertices, faces, material, smooth=120)
