"""A make-up brush lying on the paper: handle, ferrule, thousands of hairs."""
from math import cos, pi, sin, sqrt
from random import Random

import bpy

from geometry import cylinder, lay, make_mesh, move, ring, solid
from light import Frame

from .kit import Kit, Pack

CUTS = {
    'a': dict(tip='dome', hair=3.7, half=1.45, neck=0.8, count=3600),
    'b': dict(tip='flat', hair=2.7, half=1.5, neck=0.85, count=3400),
}
STEPS = 6


def build(kit: Kit) -> Pack:
    neck = kit.cut['neck']
    handle = [(0.1, 0), (0.24, 0.12, 0.15), (0.4, 3.0, 3), (neck * 0.62, 6.2, 3), (neck * 0.8, 7.6, 1.5), (neck * 0.78, 8.2)]
    parts = [
        solid(handle, ring(neck), kit.body((0, 5.4)), smooth=60),
        solid([(neck * 0.78, 0), (neck * 0.84, 0, 0.03), (neck * 0.82, 0.3, 0.05), (neck * 0.9, 1.3, 0.4), (neck, 2.2, 0.2),
               (neck * 1.02, 2.4)], ring(neck), kit.metal(), 8.1),
        cylinder(neck * 0.9, 0.07, kit.part('dark'), 8.75, edge=0.02),
        _hair(kit, 10.35),
    ]
    # It lies on its thick end and on the tip of the handle.
    move(parts, lean=-90)
    move(parts, lean=5.5)
    lay(parts)
    move(parts, turn=-38)
    return Pack(parts, Frame(look_down=58, tall=0.78, wide=0.8), (neck * 1.0, 3.6))


def _hair(kit: Kit, z: float) -> bpy.types.Object:
    """Three-sided strands from the ferrule, swelling out and closing towards the tip."""
    cut, chance = kit.cut, Random(1)
    neck, half, length = cut['neck'] * 0.94, cut['half'], cut['hair']
    vertices, faces = [], []
    for _ in range(cut['count']):
        far, turn = sqrt(chance.random()), chance.uniform(0, 2 * pi)
        x, y = far * cos(turn), far * sin(turn)
        tall = length * ((1 - 0.3 * far * far) if cut['tip'] == 'dome' else (1 - 0.1 * far * far)) * chance.uniform(0.95, 1.02)
        dx, dy = chance.gauss(0, 0.03), chance.gauss(0, 0.03)
        start = len(vertices)
        for k in range(STEPS):
            t = k / (STEPS - 1)
            spread = neck + (half - neck) * sin(pi / 2 * min(1.0, t * 1.25))
            if cut['tip'] == 'dome' and t > 0.75:
                spread *= 1 - 0.3 * ((t - 0.75) / 0.25) ** 2 * far
            cx, cy, cz = x * spread + dx * t, y * spread + dy * t, z + tall * t
            thick = 0.017 * (1 - 0.6 * t)
            vertices += [(cx + thick * cos(2.094 * q + turn), cy + thick * sin(2.094 * q + turn), cz) for q in range(3)]
        for k in range(STEPS - 1):
            for q in range(3):
                a, b = start + 3 * k + q, start + 3 * k + (q + 1) % 3
                faces.append((a, b, b + 3, a + 3))
    return make_mesh('hair', vertices, faces, kit.part('fill', sharp=0.45, rough=0.6), smooth=120)
