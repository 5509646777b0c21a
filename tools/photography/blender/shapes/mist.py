"""A slim spray bottle under a clear-cut cap."""
from geometry import dome, ring
from light import Frame

from .fittings import collar, round_cap
from .kit import Kit, Pack

CUTS = {
    'a': dict(r=1.85, height=9.6, neck=1.0, shoulder=0.8, full=1.5, cap=3.6, edge=0.1),
    'b': dict(r=2.05, height=8.8, neck=0.95, shoulder=1.8, full=1.0, cap=3.1, edge=0.35),
}


def build(kit: Kit) -> Pack:
    cut = kit.cut
    r, height, neck, shoulder = cut['r'], cut['height'], cut['neck'], cut['shoulder']
    straight = height - shoulder
    parts = kit.vessel(
        [(r - 0.28, 0), (r, 0, 0.28), *dome(r, neck, straight, height, cut['full']), (neck, height + 0.15)],
        ring(r), print_at=straight * 0.5, wall=0.18, floor=0.4, level=straight - 0.3)
    parts += kit.straw(0.7, height)
    parts += collar(kit, neck + 0.12, 0.5, height + 0.02)
    parts += round_cap(kit, neck + 0.22, cut['cap'], height + 0.42, edge=cut['edge'])
    return Pack(parts, Frame(), (r * 1.8, straight * 0.78))
