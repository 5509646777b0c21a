"""What stands and lies around packs: plinths of the backdrop's own paper, stones, petals."""
from math import cos, pi, sin
from random import Random

import bpy
from mathutils import Vector

import materials
from geometry import ball, cylinder, make_mesh, move, ripples


def plinth(x: float, y: float, r: float, height: float) -> bpy.types.Object:
    drum = cylinder(r, height, materials.surface('plinth', sharp=0.5, rough=0.6), edge=0.06)
    return move([drum], x=x, y=y)[0]


def stones(low: Vector, high: Vector, size: float) -> list[bpy.types.Object]:
    """Two river stones at the right end of the row."""
    found = []
    skin = materials.surface('stone', sharp=0.45, rough=0.6, grain=(6.0, 0.25))
    places = ((3, high.x + 0.05 * size, low.y - 0.02 * size, 0.15), (8, high.x - 0.2 * size, low.y - 0.16 * size, 0.08))
    for seed, x, y, r in places:
        stone = ball(r * size, skin, squash=0.58)
        uneven = ripples(seed, fine=1.0 / (r * size))
        for corner in stone.data.vertices:
            corner.co *= 1 + 0.09 * uneven(corner.co.x + corner.co.z, corner.co.y - corner.co.z)
        found += move([stone], x=x, y=y, z=-0.03 * size * r, turn=40 * seed)
    return found


def petals(low: Vector, high: Vector, size: float) -> list[bpy.types.Object]:
    """Fallen petals before the packs, curled a little."""
    chance = Random(17)
    skin = materials.surface('petal', sharp=0.4, rough=0.55)
    found = []
    for _ in range(16):
        x = chance.uniform(low.x - 0.04 * size, high.x + 0.15 * size)
        y = low.y - chance.uniform(0.02, 0.5) * size
        found += move([_petal(skin, size * chance.uniform(0.045, 0.075), chance.uniform(0.2, 0.6))], x=x, y=y, z=0.015 * size,
                      turn=chance.uniform(0, 360), lean=chance.uniform(-12, 12), roll=chance.uniform(-14, 14))
    return found


def _petal(material: bpy.types.Material, length: float, curl: float) -> bpy.types.Object:
    rings, around = 8, 28
    vertices = [(0.0, 0.0, 0.0)]
    for i in range(1, rings + 1):
        t = i / rings
        for k in range(around):
            turn = 2 * pi * k / around
            reach = length * t * (1 - 0.18 * cos(turn)) * (1 - 0.12 * (abs(turn - pi) < 0.25))
            x, y = reach * cos(turn), 0.72 * reach * sin(turn)
            vertices.append((x, y, curl * (x * x + 1.6 * y * y) / length))
    faces: list[tuple[int, ...]] = [(0, 1 + k, 1 + (k + 1) % around) for k in range(around)]
    for i in range(rings - 1):
        for k in range(around):
            a, b = 1 + i * around + k, 1 + i * around + (k + 1) % around
            faces.append((a, a + around, b + around, b))
    return make_mesh('petal', vertices, faces, material, smooth=120)
