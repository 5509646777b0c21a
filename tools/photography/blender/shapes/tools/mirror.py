"""Mirrors: on a foot, in the hand with a comb beside it, round for the pocket. And a tray for small things."""
from math import cos, pi, sin

import materials
from geometry import cylinder, lay, limb, move, oval, ring, solid
from light import Frame

from ..case import open_case
from ..kit import Kit, Pack, Parts
from .comb import comb

CUTS = {name: dict(kind=name) for name in ('foot', 'hand', 'pocket', 'tray')}
HANDLE = [(0.4, 0), (0.7, 0.1, 0.3), (0.85, 2.2, 2), (0.6, 6.4, 2), (0.8, 8.8, 0.6), (0.9, 9.2)]
"""Of a hand mirror, from its end to the rim."""


def build(kit: Kit) -> Pack:
    kind = kit.cut['kind']
    if kind == 'foot':
        return Pack(_on_foot(kit), Frame(look_down=9, tall=0.7, wide=0.62), (3.0, 1.0))
    if kind == 'pocket':
        return Pack(_pocket(kit), Frame(look_down=25, wide=0.74, tall=0.72))
    if kind == 'tray':
        return Pack(_tray(kit), Frame(look_down=32, wide=0.8, tall=0.6))
    parts = _hand(kit) + move(comb(kit, 'wood', 5.0), x=7.6, z=2.5)
    move(parts, lean=-90)
    lay(parts)
    move(parts, turn=-18)
    return Pack(parts, Frame(look_down=58, tall=0.76, wide=0.82))


def _disc(kit: Kit, r: float, role: str = 'body') -> Parts:
    """Standing on z = 0, the glass towards -Y."""
    rim = solid([(0.01, 0), (r - 0.2, 0, 0.1), (r, 0.15, 0.15), (r, 0.5, 0.12), (r - 0.22, 0.56, 0.04), (r - 0.26, 0.48, 0.02), (0.01, 0.48)],
                ring(r), kit.part(role, sharp=0.15), bottom=False, top=False)
    glass = solid([(r - 0.28, 0.5), (0.01, 0.5)], ring(r), materials.mirror(), bottom=False, top=False, name='mirror')
    return move([rim, glass], z=r, lean=90)


def _on_foot(kit: Kit) -> Parts:
    r = 6.0
    foot = [(3.6, 0), (4.2, 0, 0.2), (4.1, 1.7, 0.3), (3.7, 1.8)]
    parts: Parts = [solid(foot, ring(4.2), kit.body((0, 0.9), sharp=0.4, rough=0.6), smooth=50),
                    cylinder(0.34, 4.0, kit.metal(), 1.7, edge=0.05), cylinder(0.7, 0.3, kit.metal(), 1.75, edge=0.08)]
    arch = [((r + 0.5) * cos(t), 0.25, 5.7 + r + (r + 0.5) * sin(t)) for t in (pi + pi * i / 40 for i in range(41))]
    parts.append(limb(arch, [(0.22, 0.22)], kit.metal(), up=(0, 1, 0)))
    parts += move([cylinder(0.3, 2 * r + 1.4, kit.metal(), -r - 0.7, edge=0.1)], y=0.25, z=5.7 + r, roll=90)
    parts += move(_disc(kit, r, 'metal'), y=0.3, z=5.7)
    return move(parts, turn=-16)


def _hand(kit: Kit) -> Parts:
    parts: Parts = [solid(HANDLE, oval(0.85, 0.42), kit.body(sharp=0.12), smooth=60)]
    parts += move(_disc(kit, 4.3), y=0.25, z=8.6)
    return parts


def _pocket(kit: Kit) -> Parts:
    """Open, a glass in each half; the lower one enlarges."""
    r, rim = 3.5, 0.42
    parts = open_case(kit, r, rim, 0.42, 104)
    parts.append(solid([(r - 0.36, rim - 0.13), (0.01, rim - 0.13)], ring(r), materials.mirror(), bottom=False, top=False, name='mirror'))
    parts += move([cylinder(0.42, 0.5, kit.cap(), -0.25, edge=0.2)], y=-r - 0.02, z=rim * 0.6, lean=90)
    return move(parts, turn=-14)


def _tray(kit: Kit) -> Parts:
    """Oval, hollow, a ring and earrings in it."""
    stone = kit.body(sharp=0.4, rough=0.6, grain=(22.0, 0.25))
    dish = [(5.4, 0), (6.6, 0.1, 0.4), (7.4, 1.5, 0.3), (7.2, 1.6, 0.05), (6.9, 1.5, 0.1), (6.0, 0.62, 0.6), (0.01, 0.55)]
    parts: Parts = [solid(dish, oval(7.4, 4.9), stone, top=False, smooth=60)]
    path = [(0.95 * cos(t), 0.95 * sin(t), 0) for t in (2 * pi * i / 60 for i in range(61))]
    parts += move([limb(path, [(0.11, 0.11)], kit.metal())], x=-2.2, y=-0.3, z=0.72)
    small = [(0.62 * cos(t), 0.62 * sin(t), 0) for t in (2 * pi * i / 60 for i in range(61))]
    for x, y, lean in ((1.5, 0.5, 12), (2.9, -0.6, -14)):
        parts += move([limb(small, [(0.13, 0.13)], kit.metal())], x=x, y=y, z=0.86, lean=lean)
    return move(parts, turn=-14)
