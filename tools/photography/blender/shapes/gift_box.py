"""A gift box: tied with a bow over a third of its front, or banded under the lid."""
from math import cos, pi, sin

import bpy

from geometry import block, limb, move, rounded, solid
from light import Frame

from .kit import Kit, Pack, Parts

CUTS = {
    'a': dict(width=8.4, depth=6.4, height=7.2, lid=2.2, ribbon='bow', turn=24),
    'b': dict(width=10.2, depth=6.6, height=6.0, lid=1.9, ribbon='band', turn=20),
    'c': dict(width=6.8, depth=5.8, height=9.4, lid=2.6, ribbon='bow', turn=28),
}
GROW = 0.09
"""The lid's cardboard, around the box."""


def build(kit: Kit) -> Pack:
    cut = kit.cut
    w, d, h, lid = cut['width'], cut['depth'], cut['height'], cut['lid']
    tied = cut['ribbon'] == 'bow'
    seam = h - lid * 0.62
    spot = (w * 0.17, seam * 0.5) if tied else (0, seam * 0.5)
    card = dict(sharp=0.3, rough=0.5, grain=(30.0, 0.06))
    parts = [_box(w, d, seam + 0.3, kit.body(spot, **card), 0), _box(w + 2 * GROW, d + 2 * GROW, lid, kit.body(**card), seam)]
    parts += _bow_tied(kit, w, d, seam, lid) if tied else _banded(kit, w, d, seam)
    move(parts, turn=cut['turn'])
    area = (w * 0.52, seam * 0.8) if tied else (w * 0.8, seam * 0.7)
    return Pack(parts, Frame(look_down=15, wide=0.8, tall=0.66), area)


def _box(w: float, d: float, h: float, material: bpy.types.Material, z: float) -> bpy.types.Object:
    half = w / 2
    return solid([(half - 0.06, 0), (half, 0, 0.05), (half, h, 0.05), (half - 0.06, h)], rounded(half, d / 2, 0.06), material, z)


def _satin(kit: Kit) -> bpy.types.Material:
    return kit.part('accent', sharp=0.22, rough=0.4)


def _banded(kit: Kit, w: float, d: float, seam: float) -> Parts:
    """A flat ribbon around the lid's foot."""
    return [block(w + 2 * GROW + 0.05, d + 2 * GROW + 0.05, 0.62, _satin(kit), seam + 0.1, edge=0.02, corner=0.09)]


def _bow_tied(kit: Kit, w: float, d: float, seam: float, lid: float) -> Parts:
    satin, at, wide = _satin(kit), -w * 0.22, w * 0.12
    top = seam + lid
    box = block(wide, d + 0.05, seam + 0.2, satin, 0.0, edge=0.02, corner=0.06)
    cover = block(wide, d + 2 * GROW + 0.06, lid + 0.03, satin, seam, edge=0.03, corner=0.06)
    across = block(w + 2 * GROW + 0.06, wide, lid + 0.025, satin, seam, edge=0.03, corner=0.06)
    sides = block(w + 0.05, wide, seam + 0.2, satin, 0.0, edge=0.02, corner=0.06)
    parts = move([box, cover], x=at) + move([across, sides], y=0.0)
    return parts + move(_bow(kit, wide), x=at, z=top + 0.02)


def _bow(kit: Kit, wide: float) -> Parts:
    """Two loops, two tails and a knot; the ribbon stands on its edge in the loops."""
    satin = kit.part('accent', sharp=0.22, rough=0.4)
    parts: Parts = []
    for side in (-1, 1):
        loop, sizes = [], []
        for i in range(41):
            t = i / 40
            turn = 2 * pi * t
            out = 1.55 * (1 - cos(turn)) / 2
            rise = 0.3 + 0.62 * out + 0.62 * sin(turn) * out ** 0.7
            loop.append((side * (0.12 + out * 1.5), 0.25 * sin(turn) - 0.25 * out, rise))
            sizes.append((wide * (0.2 + 0.34 * min(1.0, out)), 0.028))
        parts.append(limb(loop, sizes, satin, up=(0, 0, 1), square=3, name='loop'))
        tail = [(side * 0.15, -0.1, 0.25), (side * 0.6, -0.75, 0.32), (side * 1.05, -1.35, 0.16), (side * 1.45, -1.95, 0.05)]
        parts.append(limb(_smooth(tail), [(wide * 0.4, 0.028)], satin, square=3, name='tail'))
    knot = limb([(-0.3, 0, 0.3), (0, -0.03, 0.32), (0.3, 0, 0.3)], [(0.2, 0.22), (0.3, 0.32), (0.2, 0.22)], satin, square=1.6)
    return parts + [knot]


def _smooth(points: list[tuple[float, float, float]], steps: int = 24) -> list[tuple[float, float, float]]:
    """A curve through four points (Bezier)."""
    a, b, c, d = points
    found = []
    for i in range(steps + 1):
        t = i / steps
        s = 1 - t
        found.append(tuple(s**3 * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t**3 * d[k] for k in range(3)))
    return found
