"""A coin of 25 mm without country or value: rim, beads, a rosette. On its edge beside what stands, flat beside what lies."""
from math import cos, exp, pi, sin

import bpy

from geometry import lay, make_mesh, move, ring, solid

from ..kit import Kit, Pack
from .beside import CUTS, beside, stands

__all__ = ['CUTS', 'build']
R, THICK = 1.25, 0.185
RINGS, AROUND = 90, 360


def build(kit: Kit) -> Pack:
    steel = kit.metal(sharp=0.28, rough=0.5)
    drum = [(R - 0.12, 0), (R - 0.02, 0, 0.02), (R, 0.03, 0.02), (R, THICK - 0.03, 0.02), (R - 0.02, THICK, 0.015), (R - 0.1, THICK)]
    coin = [solid(drum, ring(R), steel, top=False, name='coin'), _face(steel)]
    if stands(kit.cut):
        move(coin, lean=90)
        move(coin, lean=-3, turn=11)
    lay(coin)
    return beside(kit.cut, coin, R)


def _face(material: bpy.types.Material) -> bpy.types.Object:
    r = R - 0.1

    def relief(t: float, turn: float) -> float:
        inner = 0.034 / (1 + exp(-(t - 0.955) / 0.006)) - 0.034
        beads = 0.022 * exp(-((t - 0.87) / 0.018) ** 2) * max(0.0, cos(60 * turn)) ** 0.6
        petal = 0.3 + 0.34 * abs(cos(4 * turn)) ** 0.8
        bloom = 0.026 / (1 + exp((t - petal) / 0.012))
        eye = 0.02 / (1 + exp((t - 0.15) / 0.01)) - 0.02 * exp(-((t - 0.19) / 0.018) ** 2)
        return inner + beads + bloom + eye

    vertices: list[tuple[float, float, float]] = [(0, 0, THICK + relief(0, 0))]
    for i in range(1, RINGS + 1):
        t = i / RINGS
        turns = [2 * pi * j / AROUND for j in range(AROUND)]
        vertices += [(r * t * cos(turn), r * t * sin(turn), THICK + relief(t, turn)) for turn in turns]
    faces: list[tuple[int, ...]] = [(0, 1 + j, 1 + (j + 1) % AROUND) for j in range(AROUND)]
    for i in range(RINGS - 1):
        for j in range(AROUND):
            a, b = 1 + i * AROUND + j, 1 + i * AROUND + (j + 1) % AROUND
            faces.append((a, a + AROUND, b + AROUND, b))
    return make_mesh('face', vertices, faces, material, smooth=75)
