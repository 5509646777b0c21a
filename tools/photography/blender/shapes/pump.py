"""A lotion bottle with a pump."""
from geometry import dome, ring
from light import Frame

from .fittings import pump_head
from .kit import Kit, Pack

CUTS = {
    'a': dict(r=2.35, height=8.8, neck=0.95, shoulder=1.2, full=1.4),
    'b': dict(r=2.1, height=9.8, neck=1.0, shoulder=0.5, full=1.9),
    'c': dict(r=2.65, height=7.6, neck=0.98, shoulder=1.9, full=1.1),
}


def build(kit: Kit) -> Pack:
    cut = kit.cut
    r, height, neck, shoulder = cut['r'], cut['height'], cut['neck'], cut['shoulder']
    straight = height - shoulder
    parts = kit.vessel(
        [(r - 0.3, 0), (r, 0, 0.3), *dome(r, neck, straight, height, cut['full']), (neck, height + 0.12)],
        ring(r), print_at=straight * 0.5, wall=0.2, floor=0.45, level=straight - 0.25)
    parts += kit.straw(0.8, height, r=0.17)
    parts += pump_head(kit, neck + 0.06, height + 0.02)
    return Pack(parts, Frame(), (r * 1.8, straight * 0.78))
