"""The form of a forearm lying on the table, its inner side up. The wrist is at u = 0, the elbow beyond the picture."""
from dataclasses import dataclass
from math import cos, exp, pi, radians, sin

import bpy
from mathutils import Matrix, Vector

from geometry import make_mesh, ripples

LENGTH, ROWS, AROUND = 34.0, 420, 260


@dataclass(frozen=True)
class Arm:
    tone: str
    at: tuple[float, float]
    """Where its axis lies at `middle` cm from the wrist, on the table in cm."""
    turn: float
    """Degrees from the x axis to the direction of the elbow."""
    middle: float
    seed: int
    size: float = 1.0


def build_arm(arm: Arm, number: int, material: bpy.types.Material) -> bpy.types.Object:
    """Its UV are centimetres: along from the wrist, and around from the middle of the inner side."""
    bumps = ripples(arm.seed, 30, 0.55)
    vertices, places = [], []
    for i in range(ROWS + 1):
        u = LENGTH * i / ROWS - 3.0
        wide, deep = _half_width(u) * arm.size, _half_depth(u) * arm.size
        for k in range(AROUND):
            turn = 2 * pi * k / AROUND
            side, over = sin(turn), cos(turn)
            v = turn * (wide + deep) / 2 if turn <= pi else (turn - 2 * pi) * (wide + deep) / 2
            out = 1 + 0.012 * bumps(u, v) + _tendons(u, v) / deep - _creases(u, v) / deep
            # A little flatter than an ellipse above, where the two muscles lie beside each other.
            flat = abs(over) ** 1.12 * (1 if over > 0 else -1)
            vertices.append((u - arm.middle, side * wide * out, deep + flat * deep * out))
            places.append((u, v))
    faces, corners = [], []
    for i in range(ROWS):
        for k in range(AROUND):
            n = (k + 1) % AROUND
            quad = (i * AROUND + k, (i + 1) * AROUND + k, (i + 1) * AROUND + n, i * AROUND + n)
            faces.append(tuple(reversed(quad)))
            flat_uv = [places[c] for c in quad]
            # The seam runs along the underside: there v jumps from one end to the other.
            if max(p[1] for p in flat_uv) - min(p[1] for p in flat_uv) > 3:
                flat_uv = [(u, abs(v)) for u, v in flat_uv]
            corners.append(tuple(reversed(flat_uv)))
    item = make_mesh(f'arm {number}', vertices, faces, material, uv=corners, smooth=180)
    item.matrix_world = Matrix.Translation(Vector((arm.at[0], arm.at[1], 0))) @ Matrix.Rotation(radians(arm.turn), 4, 'Z')
    return item


def _half_width(u: float) -> float:
    """Slim above the wrist, widening at the heel of the hand and towards the belly of the muscles."""
    return 2.62 + 0.5 * exp(-((u + 2.2) / 1.7) ** 2) + 1.5 * _rise(u, 3.0, 19.0)


def _half_depth(u: float) -> float:
    return 1.92 + 0.2 * exp(-((u + 2.4) / 1.6) ** 2) + 1.45 * _rise(u, 2.0, 19.0)


def _rise(u: float, start: float, end: float) -> float:
    t = min(1.0, max(0.0, (u - start) / (end - start)))
    return t * t * (3 - 2 * t)


def _tendons(u: float, v: float) -> float:
    """Two cords that come up towards the wrist and leave a shallow valley between them."""
    fade = exp(-(max(0.0, u) / 7.5) ** 2)
    first, second = v - 0.25 - 0.12 * sin(u / 2.3), v + 0.5 + 0.1 * sin(u / 3.1 + 1)
    cords = 0.055 * exp(-(first / 0.3) ** 2) + 0.04 * exp(-(second / 0.34) ** 2)
    return fade * (cords - 0.02 * exp(-((v - 1.25) / 0.5) ** 2))


def _creases(u: float, v: float) -> float:
    """The lines across the wrist."""
    lines = ((0.0, 0.035, 0.08), (0.55, 0.018, 0.06), (-0.9, 0.03, 0.07))
    return sum(deep * exp(-((u - at - 0.12 * sin(1.3 * v + 3 * at) - 0.02 * v * v) / wide) ** 2) * exp(-(v / 2.6) ** 4)
               for at, deep, wide in lines)
