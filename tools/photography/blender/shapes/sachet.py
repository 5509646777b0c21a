"""A sheet mask pouch: welded edges, a full middle, soft creases; it leans back a little."""
from math import cos, pi, sin

import bpy

from geometry import make_mesh, move, ripples
from light import Frame

from .kit import Kit, Pack

CUTS = {
    'a': dict(width=10.0, height=13.4, seed=3, fat=0.5),
    'b': dict(width=9.0, height=13.8, seed=11, fat=0.62),
}
COLUMNS, ROWS = 110, 150


def build(kit: Kit) -> Pack:
    w, h = kit.cut['width'], kit.cut['height']
    skin = kit.body((0, h * 0.56), sharp=0.24, rough=0.45)
    front = _face(kit, 1.0, skin)
    rear = _face(kit, -0.4, kit.body(sharp=0.24, rough=0.45))
    parts = move([front, rear], lean=-7)
    return Pack(parts, Frame(look_down=6, tall=0.74), (w * 0.78, h * 0.6))


def _face(kit: Kit, side: float, material: bpy.types.Material) -> bpy.types.Object:
    w, h, fat = kit.cut['width'], kit.cut['height'], kit.cut['fat']
    crease = ripples(kit.cut['seed'])

    def swell(x: float, z: float) -> float:
        u, v = abs(x) / (w / 2), abs(z) / (h / 2)
        edge = min((1 - u) * w / 2, (1 - v) * h / 2)
        # The product of both rises, not the smaller: corners stay soft instead of mitred.
        full = _rise((1 - u) * w / 2) * _rise((1 - v) * h / 2)
        pillow = fat * full * (0.8 + 0.2 * cos(pi * u) * cos(pi * v * 0.8))
        folds = 0.06 * crease(x * 0.75, z * 0.5) * (0.3 + full) * (1 if edge > 0.7 else 0.2)
        ribs = 0.016 * sin(z * 2 * pi / 0.17) if (1 - v) * h / 2 < 0.65 else 0
        return pillow + folds + ribs

    vertices, faces, uv = [], [], []
    for j in range(ROWS + 1):
        for i in range(COLUMNS + 1):
            x, z = (i / COLUMNS - 0.5) * w, (j / ROWS - 0.5) * h
            vertices.append((x, -side * swell(x, z) - 0.01 * side, z + h / 2))
    place = lambda q: ((q % (COLUMNS + 1) / COLUMNS - 0.5) * w, (q // (COLUMNS + 1)) / ROWS * h)
    for j in range(ROWS):
        for i in range(COLUMNS):
            a = j * (COLUMNS + 1) + i
            corners = (a, a + 1, a + COLUMNS + 2, a + COLUMNS + 1)
            faces.append(corners)
            uv.append(tuple(place(c) for c in corners))
    return make_mesh('pouch', vertices, faces, material, uv, 70, inside_out=side < 0)


def _rise(edge: float) -> float:
    """How full the pouch is at this distance from its edge: flat in the weld, then swelling."""
    t = max(0.0, min(1.0, (edge - 0.75) / 2.4))
    return t * t * (3 - 2 * t)
