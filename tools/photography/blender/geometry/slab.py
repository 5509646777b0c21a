"""A flat outline with depth and rounded edges: discs, arches, stones."""
from math import cos, hypot, inf, pi, sin
from typing import Sequence

import bpy

from .mesh import make_mesh

Flat = tuple[float, float]
STEPS = 10


def slab(outline: Sequence[Flat], depth: float, edge: float, material: bpy.types.Material, *, bulge: float = 0.0,
         inside_out: bool = False, level: float = inf, name: str = 'slab') -> bpy.types.Object:
    """Outline in (x, z), counter-clockwise seen from the front; `bulge` domes both faces by that much.

    A liquid ends at `level`: what lies above is pressed flat, which closes it with a calm surface.
    """
    rings = _rings(outline, depth, edge, bulge)
    count = len(outline)
    vertices = [(x, y, min(z, level)) for ring, y in rings for x, z in ring]
    faces: list[tuple[int, ...]] = []
    for i in range(len(rings) - 1):
        for k in range(count):
            n = (k + 1) % count
            faces.append((i * count + k, i * count + n, (i + 1) * count + n, (i + 1) * count + k))
    last = (len(rings) - 1) * count
    faces.append(tuple(range(count - 1, -1, -1)))
    faces.append(tuple(range(last, last + count)))
    # Ring 0 is the front, so faces look outwards once turned.
    faces = [tuple(reversed(f)) for f in faces]
    uv = [tuple((vertices[v][0], vertices[v][2]) for v in f) for f in faces]
    return make_mesh(name, vertices, faces, material, uv, 50, inside_out)


def _rings(outline: Sequence[Flat], depth: float, edge: float, bulge: float) -> list[tuple[list[Flat], float]]:
    half = depth / 2
    front: list[tuple[list[Flat], float]] = []
    if bulge:
        for share in (0.02, 0.2, 0.4, 0.6, 0.8, 0.92):
            front.append((_scaled(inset(outline, edge), share), -half - bulge * (1 - share * share)))
    for i in range(STEPS + 1):
        turn = pi / 2 * i / STEPS
        front.append((inset(outline, edge * (1 - sin(turn))), -half + edge * (1 - cos(turn))))
    return front + [(ring, -y) for ring, y in reversed(front)]


def _scaled(outline: Sequence[Flat], share: float) -> list[Flat]:
    cx = sum(p[0] for p in outline) / len(outline)
    cz = sum(p[1] for p in outline) / len(outline)
    return [(cx + (x - cx) * share, cz + (z - cz) * share) for x, z in outline]


def inset(outline: Sequence[Flat], by: float) -> list[Flat]:
    """The outline drawn `by` closer to its middle, along its own normals."""
    moved: list[Flat] = []
    for i, (x, z) in enumerate(outline):
        ax, az = outline[i - 1]
        bx, bz = outline[(i + 1) % len(outline)]
        length = hypot(bx - ax, bz - az) or 1.0
        moved.append((x - (bz - az) / length * by, z + (bx - ax) / length * by))
    return moved


def circle(r: float, steps: int = 160) -> list[Flat]:
    """Counter-clockwise, standing on z = 0."""
    return [(r * sin(2 * pi * i / steps), r - r * cos(2 * pi * i / steps)) for i in range(steps)]


def arch(half: float, height: float, spring: float, corner: float, steps: int = 40) -> list[Flat]:
    """Square below with small corners, round above from `spring` under the top."""
    points: list[Flat] = []
    for i in range(9):
        turn = -pi / 2 + pi / 2 * i / 8
        points.append((half - corner + corner * cos(turn), corner + corner * sin(turn)))
    low = height - spring
    points += [(half, corner + (low - corner) * i / 8) for i in range(1, 8)]
    points += [(half * cos(pi * i / steps), low + spring * sin(pi * i / steps)) for i in range(steps + 1)]
    points += [(-half, low - (low - corner) * i / 8) for i in range(1, 8)]
    for i in range(9):
        turn = pi + pi / 2 * i / 8
        points.append((-half + corner + corner * cos(turn), corner + corner * sin(turn)))
    return points
