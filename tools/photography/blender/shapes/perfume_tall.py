"""A column of glass with a heavy floor."""
from geometry import polygon, ring
from light import Frame

from .flacon import sprayer_inside, stopper
from .kit import Kit, Pack

CUTS = {
    'a': dict(r=1.85, height=8.0, shoulder=0.35, cap=('round', 1.3, 2.6), facets=0),
    'b': dict(r=2.0, height=7.4, shoulder=0.8, cap=('block', 1.0, 2.2), facets=0),
}


def build(kit: Kit) -> Pack:
    cut = kit.cut
    r, height = cut['r'], cut['height']
    parts = kit.vessel(
        [(r - 0.2, 0), (r, 0, 0.14), (r, height, cut['shoulder']), (0.75, height, 0), (0.75, height + 0.05)],
        polygon(r, cut['facets']) if cut['facets'] else ring(r), print_at=height * 0.5, wall=0.26, floor=0.95, level=height - 1.1)
    parts += sprayer_inside(kit, height, 1.05)
    style, cap_r, rise = cut['cap']
    parts += stopper(kit, style, cap_r, rise, height)
    return Pack(parts, Frame(), (r * 1.7, height * 0.62))
