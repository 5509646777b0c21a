"""Pressed powder in a mirrored case, stamped with a flower or rings."""
from math import cos, exp, pi, sin

import bpy

from geometry import make_mesh
from light import Frame

from .case import floor_ring, open_case
from .kit import Kit, Pack

CUTS = {
    'a': dict(r=3.6, rim=0.75, lid=0.5, angle=102, stamp='flower'),
    'b': dict(r=3.7, rim=0.55, lid=0.45, angle=106, stamp='rings'),
}
RINGS, AROUND = 96, 256


def build(kit: Kit) -> Pack:
    r, rim = kit.cut['r'], kit.cut['rim']
    parts = open_case(kit, r, rim, kit.cut['lid'], kit.cut['angle'])
    parts.append(floor_ring(kit, r - 0.56, rim - 0.16))
    parts.append(_powder(kit, r - 0.58, rim - 0.02))
    return Pack(parts, Frame(look_down=25, turn=0, wide=0.74, tall=0.72))


def _powder(kit: Kit, r: float, z: float) -> bpy.types.Object:
    """Lines at least half a millimetre deep, or denoising wipes them out."""
    def depth(t: float, turn: float) -> float:
        edge = 0.1 * max(0.0, (t - 0.95) / 0.05) ** 2
        if kit.cut['stamp'] == 'rings':
            return edge + 0.075 * sum(exp(-((t - at) / 0.022) ** 2) for at in (0.24, 0.44, 0.64, 0.84))
        petal = 0.34 + 0.38 * abs(cos(4 * turn))
        lines = exp(-((t - petal) / 0.03) ** 2) + exp(-((t - petal * 0.55) / 0.03) ** 2) + 0.9 * exp(-((t - 0.86) / 0.02) ** 2)
        return edge + 0.07 * min(lines, 1.4)

    vertices: list[tuple[float, float, float]] = [(0, 0, z)]
    for i in range(1, RINGS + 1):
        t = i / RINGS
        turns = [2 * pi * j / AROUND for j in range(AROUND)]
        vertices += [(r * t * cos(turn), r * t * sin(turn), z - depth(t, turn)) for turn in turns]
    faces: list[tuple[int, ...]] = [(0, 1 + j, 1 + (j + 1) % AROUND) for j in range(AROUND)]
    for i in range(RINGS - 1):
        for j in range(AROUND):
            a, b = 1 + i * AROUND + j, 1 + i * AROUND + (j + 1) % AROUND
            faces.append((a, a + AROUND, b + AROUND, b))
    return make_mesh('powder', vertices, faces, kit.part('fill', sharp=0.6, rough=0.7, grain=(80.0, 0.3)), smooth=75)
