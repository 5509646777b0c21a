"""An ampoule or drinking bottle with a crimped metal cap."""
from geometry import dome, ring, solid
from light import Frame

from .kit import Kit, Pack

CUTS = {
    'a': dict(r=1.6, height=6.0, neck=0.72, shoulder=1.5, full=1.0, cap=1.2),
    'b': dict(r=1.5, height=6.6, neck=0.66, shoulder=1.0, full=1.3, cap=1.0),
}


def build(kit: Kit) -> Pack:
    cut = kit.cut
    r, height, neck, shoulder = cut['r'], cut['height'], cut['neck'], cut['shoulder']
    straight = height - shoulder
    parts = kit.vessel(
        [(r - 0.25, 0), (r, 0, 0.26), *dome(r, neck, straight, height - 0.45, cut['full']), (neck, height - 0.1, 0.05),
         (neck + 0.12, height, 0.05), (neck + 0.12, height + 0.1)],
        ring(r), print_at=straight * 0.5, wall=0.15, floor=0.3, level=straight - 0.05)
    cap_r = neck + 0.2
    crimp = [(cap_r - 0.1, -0.05), (cap_r, 0, 0.06), (cap_r + 0.03, 0.12, 0.05), (cap_r - 0.02, 0.2, 0.04),
             (cap_r, cut['cap'], 0.1), (cap_r * 0.6, cut['cap'] + 0.01, 0.02), (cap_r * 0.58, cut['cap'] + 0.1, 0.04),
             (0.01, cut['cap'] + 0.11)]
    parts.append(solid(crimp, ring(cap_r), kit.metal(), height - 0.08, top=False))
    return Pack(parts, Frame(), (r * 1.75, straight * 0.82))
