"""A profile turned around a section: bottles, caps, rings, boxes. UV runs in cm, so that print keeps its size on curves."""
from math import cos, hypot, pi, sin
from typing import Callable, Optional, Sequence

import bpy
from mathutils import Vector

from .mesh import make_mesh
from .profile import Point, fillet
from .section import Section, outline, ring, rounded

Deform = Callable[[Vector], Vector]
NOWHERE = (99.0, 99.0)


def solid(
    points: Sequence[Point],
    section: Section,
    material: bpy.types.Material,
    z: float = 0,
    *,
    bottom: bool = True,
    top: bool = True,
    deform: Optional[Deform] = None,
    dense: bool = False,
    smooth: float = 38,
    inside_out: bool = False,
    name: str = 'solid',
) -> bpy.types.Object:
    """`dense` takes the points as they are; otherwise corners are filleted first."""
    # A profile that ends beside the axis means to end on it: a pinhole would show as a dot.
    profile = [(0.0 if r < 0.015 else r, height, round_) for r, height, round_ in (points if dense else fillet(points))]
    widest = max(p[0] for p in profile)
    around = _distances(outline(section, widest))
    count = len(around) - 1
    vertices: list[Vector] = []
    for r, height, round_ in profile:
        for x, y in outline(section, max(r, 1e-4), round_):
            place = Vector((x, y, height + z))
            vertices.append(deform(place) if deform else place)
    faces: list[tuple[int, ...]] = []
    uv: list[tuple[tuple[float, float], ...]] = []
    for i in range(len(profile) - 1):
        low, high = profile[i][1] + z, profile[i + 1][1] + z
        for j in range(count):
            k = (j + 1) % count
            faces.append((i * count + j, i * count + k, (i + 1) * count + k, (i + 1) * count + j))
            uv.append(((around[j], low), (around[j + 1], low), (around[j + 1], high), (around[j], high)))
    last = (len(profile) - 1) * count
    if bottom and profile[0][0] > 1e-3:
        faces.append(tuple(range(count - 1, -1, -1)))
        uv.append((NOWHERE,) * count)
    if top and profile[-1][0] > 1e-3:
        faces.append(tuple(range(last, last + count)))
        uv.append((NOWHERE,) * count)
    return make_mesh(name, vertices, faces, material, uv, smooth, inside_out)


def _distances(points: Sequence[tuple[float, float]]) -> list[float]:
    """How far along the outline each point lies, 0 in the middle of the front."""
    total, found = 0.0, [0.0]
    for i, (x, y) in enumerate(points):
        nx, ny = points[(i + 1) % len(points)]
        total += hypot(nx - x, ny - y)
        found.append(total)
    return [d - total / 2 for d in found]


def cylinder(r: float, height: float, material: bpy.types.Material, z: float = 0, *, edge: float = 0.05,
             foot: Optional[float] = None, section: Optional[Section] = None, **rest) -> bpy.types.Object:
    """A drum with rounded edges: `edge` above, `foot` below."""
    foot = edge if foot is None else foot
    profile: list[Point] = [(r - foot * 1.02, 0), (r, 0, foot), (r, height, edge), (r - edge * 1.02, height)]
    return solid(profile, section or ring(r), material, z, **rest)


def block(width: float, depth: float, height: float, material: bpy.types.Material, z: float = 0, *,
          edge: float = 0.05, corner: float = 0.1, **rest) -> bpy.types.Object:
    return cylinder(width / 2, height, material, z, edge=edge, section=rounded(width / 2, depth / 2, corner), **rest)


def ball(r: float, material: bpy.types.Material, z: float = 0, *, squash: float = 1.0, flat: float = 0.0) -> bpy.types.Object:
    """A sphere standing on z; `flat` cuts that share of it off below, so that it sits."""
    steps = 40
    profile = []
    for i in range(steps + 1):
        turn = pi * (flat + (1 - flat) * i / steps)
        profile.append((max(0.001, r * sin(turn)), r * squash * (1 - cos(turn)), 0.0))
    low = profile[0][1]
    return solid([(r_, h - low, 0.0) for r_, h, _ in profile], ring(r), material, z, dense=True, top=False, smooth=80)
