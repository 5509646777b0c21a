"""A cushion compact: a soaked sponge, the puff leaning against it."""
from random import Random

import bpy

from geometry import cylinder, field, lay, move, ring, ripples, solid
from light import Frame

from .case import floor_ring, open_case
from .kit import Kit, Pack, Parts

CUTS = {
    'a': dict(r=3.4, rim=1.35, lid=0.55, angle=102),
    'b': dict(r=3.3, rim=1.6, lid=0.6, angle=106),
}


def build(kit: Kit) -> Pack:
    r, rim = kit.cut['r'], kit.cut['rim']
    parts = open_case(kit, r, rim, kit.cut['lid'], kit.cut['angle'])
    parts.append(floor_ring(kit, r - 0.62, rim - 0.16))
    parts.append(_sponge(kit, r - 0.62, rim - 0.1))
    parts += _puff(kit, r)
    return Pack(parts, Frame(look_down=24, wide=0.78, tall=0.72))


def _sponge(kit: Kit, r: float, z: float) -> bpy.types.Object:
    chance = Random(5)
    pores = [(chance.uniform(-r, r), chance.uniform(-r, r), chance.uniform(0.04, 0.075)) for _ in range(260)]
    soft = ripples(9, fine=2.2)

    def height(x: float, y: float):
        far = (x * x + y * y) ** 0.5 / r
        if far > 1:
            return None
        dent = sum(0.07 for px, py, pr in pores if (x - px) ** 2 + (y - py) ** 2 < pr * pr)
        return 0.22 * (1 - far ** 4) + 0.02 * soft(x, y) - min(dent, 0.08)

    return field(2 * r, 2 * r, height, kit.part('fill', sharp=0.3, rough=0.5), columns=180, rows=180, z=z, smooth=60)


def _puff(kit: Kit, r: float) -> Parts:
    """Flocked above, soft below, a satin ribbon across."""
    p = r * 0.62
    flock = kit.part('white', sharp=0.5, rough=0.7, grain=(60.0, 0.25))
    disc = solid([(p - 0.28, 0), (p, 0.1, 0.25), (p, 0.5, 0.28), (p - 0.5, 0.62, 0.3), (0.01, 0.66)], ring(p), flock, top=False)
    band = cylinder(p * 1.002, 0.05, kit.part('accent', sharp=0.25), 0.28, edge=0.01)
    puff = move([disc, band], lean=62)
    lay(puff)
    return move(puff, x=r * 1.12, y=-r * 0.62, turn=16)
