"""Tools for hair: a dryer that stands on its handle; a straightener, a wand and a blow brush that lie."""
from math import cos, pi, sin

from mathutils import Vector

from geometry import block, cylinder, lay, limb, move, ring, solid
from light import Frame

from ..kit import Kit, Pack, Parts
from .paths import through
from .strands import bristles

CUTS = {name: dict(kind=name) for name in ('dryer', 'straightener', 'wand', 'brush')}
LYING = dict(look_down=56, tall=0.78, wide=0.8)


def build(kit: Kit) -> Pack:
    kind = kit.cut['kind']
    if kind == 'dryer':
        return Pack(_dryer(kit), Frame(look_down=9, tall=0.74, wide=0.68), (2.0, 6.0))
    parts = {'straightener': _straightener, 'wand': _wand, 'brush': _blow_brush}[kind](kit)
    move(parts, lean=-90)
    lay(parts)
    move(parts, turn=-36)
    return Pack(parts, Frame(**LYING), (1.6, 7.0) if kind != 'straightener' else None)


def _dryer(kit: Kit) -> Parts:
    body, metal = kit.body(sharp=0.14), kit.metal()
    r, high = 3.1, 13.4
    handle = [(1.35, 0), (1.5, 0, 0.15), (1.42, 5.0, 4), (1.62, high - 1.4, 2), (1.9, high)]
    parts: Parts = [solid(handle, ring(1.6), kit.body((0, 5.6), sharp=0.14), smooth=60),
                    cylinder(1.53, 0.5, metal, 0.25, edge=0.06)]
    barrel = [solid([(r - 0.5, -4.6), (r - 0.12, -4.6, 0.2), (r, -3.9, 0.6), (r, 3.2, 0.6), (r * 0.9, 4.4, 0.4), (r * 0.86, 4.6)],
                    ring(r), body, smooth=60),
              cylinder(r * 0.93, 0.45, metal, 4.4, edge=0.08),
              solid([(r * 0.84, 0), (r * 0.86, 0.0, 0.03), (r * 0.74, 1.5, 0.8), (r * 0.66, 2.6, 0.06), (r * 0.6, 2.6), (r * 0.6, 1.2),
                     (0.01, 1.2)], ring(r), kit.part('dark', sharp=0.2), 4.8, top=False),
              cylinder(r - 0.42, 0.12, kit.part('dark', sharp=0.3), -4.68, edge=0.03)]
    # Rings of the grille at the back and a metal collar.
    barrel += [cylinder(r - 0.1, 0.22, metal, -4.5, edge=0.06)]
    parts += move(barrel, z=high + r * 0.72, roll=90)
    parts += move([block(0.62, 0.3, 1.7, kit.part('dark', sharp=0.2), 0, edge=0.1, corner=0.12)], y=-1.42, z=9.6)
    cable = [(0.0, 1.2, 0.32), (1.5, 2.6, 0.3), (4.0, 3.6, 0.3), (7.2, 3.2, 0.3), (9.0, 4.8, 0.3), (8.2, 7.0, 0.3)]
    parts.append(limb(through(cable), [(0.26, 0.26)], kit.part('dark', sharp=0.35), up=(0, 0, 1)))
    return move(parts, turn=28)


def _straightener(kit: Kit) -> Parts:
    """Two arms in the shape of a V, plates inside."""
    parts: Parts = []
    for side in (-1, 1):
        arm: Parts = [block(1.7, 2.7, 24.0, kit.body(sharp=0.14), 0, edge=0.5, corner=0.7)]
        arm += move([block(0.22, 2.2, 9.5, kit.metal(), 0, edge=0.05, corner=0.05)], x=-side * 0.86, z=13.4)
        arm += move([block(1.74, 2.74, 0.35, kit.metal(), 0, edge=0.06, corner=0.7)], z=12.2)
        parts += move(arm, x=side * 0.95, roll=side * 5.0)
    parts += [cylinder(1.15, 1.6, kit.part('dark', sharp=0.3), -1.0, edge=0.3)]
    parts.append(limb(through([(0, 0, -0.8), (0, 0, -3.4), (1.6, 0.6, -5.6), (5.2, 1.0, -6.2), (8.4, 1.0, -4.4)]), [(0.28, 0.28)],
                      kit.part('dark', sharp=0.35), up=(0, 1, 0)))
    return parts


def _wand(kit: Kit) -> Parts:
    handle = [(0.9, 0), (1.3, 0, 0.3), (1.5, 5, 4), (1.3, 10.4, 1.0), (1.25, 10.6)]
    parts: Parts = [solid(handle, ring(1.4), kit.body((0, 5.2), sharp=0.14), smooth=60),
                    cylinder(1.36, 0.6, kit.part('dark', sharp=0.2), 10.4, edge=0.1),
                    cylinder(1.12, 9.2, kit.part('dark', sharp=0.2), 10.9, edge=0.2),
                    solid([(1.0, 0), (1.1, 0, 0.05), (0.95, 1.1, 0.5), (0.01, 1.4)], ring(1.1), kit.part('dark', sharp=0.2), 20.0, top=False)]
    clip = [(0, -1.25, 10.6), (0, -1.55, 12.0), (0, -1.32, 14.0), (0, -1.3, 19.2)]
    parts.append(limb(through(clip), [(0.62, 0.1)], kit.metal(sharp=0.2), up=(0, 1, 0), square=2))
    parts.append(limb(through([(0, -1.5, 11.0), (0, -2.3, 10.2), (0, -2.5, 9.2)]), [(0.5, 0.16)], kit.part('dark', sharp=0.2), up=(0, 1, 0), square=2))
    return parts


def _blow_brush(kit: Kit) -> Parts:
    handle = [(1.0, 0), (1.5, 0, 0.3), (1.75, 5, 4), (1.5, 11.0, 1.0), (1.45, 11.2)]
    r, low, high = 1.7, 12.4, 21.0
    parts: Parts = [solid(handle, ring(1.7), kit.body((0, 5.2), sharp=0.14), smooth=60),
                    cylinder(1.62, 1.1, kit.metal(), 11.1, edge=0.12),
                    cylinder(r, high - low, kit.part('dark', sharp=0.35), low - 0.3, edge=0.3),
                    solid([(1.2, 0), (1.6, 0, 0.05), (1.5, 0.7, 0.4), (0.01, 0.9)], ring(1.6), kit.metal(), high - 0.4, top=False)]
    strands = []
    for row in range(19):
        z = low + 0.1 + row * 0.43
        for at in range(22):
            turn = 2 * pi * (at + 0.5 * (row % 2)) / 22
            out = Vector((cos(turn), sin(turn), 0))
            strands.append((Vector((0, 0, z)) + out * r, Vector((0, 0, z)) + out * (r + 1.05), 0.055, 0.035))
    parts.append(bristles(strands, kit.part('dark', sharp=0.35), name='teeth'))
    return parts
