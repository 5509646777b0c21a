"""A lipstick turned up; the second cut has its cap beside it."""
from geometry import move
from light import Frame

from .kit import Kit, Pack
from .lipstick import base, bullet, cap

CUTS = {
    'a': dict(r=0.98, base=2.7, sleeve=1.25, bullet=2.7, cap=4.2, square=False, trim='ring', beside=False),
    'b': dict(r=0.95, base=3.0, sleeve=1.0, bullet=2.5, cap=4.2, square=True, trim='foot', beside=True),
    'c': dict(r=0.9, base=2.6, sleeve=1.1, bullet=2.4, cap=4.0, square=False, trim='foot', beside=True),
}


def build(kit: Kit) -> Pack:
    r = kit.cut['r']
    parts = base(kit) + bullet(kit, kit.cut['base'] + 0.1)
    if kit.cut['beside']:
        move(parts, x=-1.3, turn=-6)
        parts += move(cap(kit), x=1.35, y=0.8, turn=12)
    return Pack(parts, Frame(), (r * 1.5, kit.cut['base'] * 0.75))
