"""Surfaces given by a height above the floor: pressed powder, cream, smears."""
from math import sin
from random import Random
from typing import Callable, Optional

import bpy

from .mesh import make_mesh

Height = Callable[[float, float], Optional[float]]


def field(width: float, depth: float, height: Height, material: bpy.types.Material, *, columns: int = 240,
          rows: int = 200, z: float = 0.0, smooth: float = 180) -> bpy.types.Object:
    """A sheet over width x depth; where `height` is None there is nothing."""
    vertices, there = [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            x, y = (i / columns - 0.5) * width, (j / rows - 0.5) * depth
            h = height(x, y)
            there.append(h is not None)
            vertices.append((x, y, z + (h if h is not None else -0.01)))
    faces = []
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            corners = (a, a + 1, a + columns + 2, a + columns + 1)
            if any(there[c] for c in corners):
                faces.append(corners)
    # Framing looks at every vertex: only those that belong to the sheet may stay.
    used = sorted({c for face in faces for c in face})
    place = {old: new for new, old in enumerate(used)}
    faces = [tuple(place[c] for c in face) for face in faces]
    return make_mesh('field', [vertices[c] for c in used], faces, material, smooth=smooth)


def ripples(seed: int, count: int = 24, fine: float = 6.0) -> Callable[[float, float], float]:
    """Smooth chance over the plane, about -1..1."""
    chance = Random(seed)
    waves = [(chance.uniform(-fine, fine), chance.uniform(-fine, fine), chance.uniform(0, 6.3)) for _ in range(count)]
    return lambda x, y: sum(sin(a * x + b * y + c) / (1 + (a * a + b * b) ** 0.5) for a, b, c in waves) / 3
