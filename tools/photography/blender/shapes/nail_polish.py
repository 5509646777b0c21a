"""A lacquer bottle with a tall tapering cap."""
from geometry import cylinder, ring, rounded, solid
from light import Frame

from .kit import Kit, Pack

CUTS = {
    'a': dict(r=1.35, height=3.5, cap=4.3, square=True, shoulder=0.5),
    'b': dict(r=1.5, height=3.1, cap=4.0, square=False, shoulder=1.2),
}


def build(kit: Kit) -> Pack:
    r, height, cap, bend = kit.cut['r'], kit.cut['height'], kit.cut['cap'], kit.cut['shoulder']
    section = rounded(r, r, 0.34) if kit.cut['square'] else ring(r)
    neck = 0.58
    parts = kit.vessel(
        [(r - 0.2, 0), (r, 0, 0.2 if kit.cut['square'] else 0.5), (r, height - bend * 0.4, bend), (neck, height, 0.1, 1),
         (neck, height + 0.1, 0, 1)],
        section, print_at=height * 0.46, wall=0.14, floor=0.4, level=height - 0.32, fill='cream')
    parts.append(cylinder(0.66, 0.3, kit.metal(), height, edge=0.03))
    stick = [(0.7, 0), (0.75, 0, 0.04), (0.62, cap, 0.1), (0.4, cap + 0.01), (0.01, cap + 0.015)]
    parts.append(solid(stick, ring(0.75), kit.cap(), height + 0.3, top=False))
    return Pack(parts, Frame(), (r * 1.6, height * 0.62), fill_is_cream=True)
