"""Pads for the face: a stack and one that leans on it. The round ones can be washed."""
from geometry import block, cylinder, lay, move
from light import Frame

from ..kit import Kit, Pack, Parts

CUTS = {'round': dict(r=3.6, thick=0.5, count=9), 'square': dict(r=2.9, thick=0.3, count=16)}


def build(kit: Kit) -> Pack:
    count, r = kit.cut['count'], kit.cut['r']
    parts: Parts = []
    for at in range(count):
        parts += move([_pad(kit)], x=0.09 * ((at * 7) % 5 - 2), y=0.07 * ((at * 3) % 5 - 2), z=at * kit.cut['thick'] * 1.02,
                      turn=(at * 37) % 9 - 4)
    leaning = move([_pad(kit)], lean=70)
    lay(leaning)
    parts += move(leaning, x=-r * 1.2, y=-r * 0.98, turn=-24)
    return Pack(move(parts, turn=12), Frame(look_down=17, tall=0.6, wide=0.7))


def _pad(kit: Kit):
    r, thick = kit.cut['r'], kit.cut['thick']
    cotton = kit.part('fill', sharp=0.6, rough=0.75, grain=(34.0, 0.7))
    edge = thick * 0.42
    return cylinder(r, thick, cotton, 0, edge=edge) if r > 3 else block(2 * r, 2 * r * 0.84, thick, cotton, 0, edge=edge, corner=0.45)
