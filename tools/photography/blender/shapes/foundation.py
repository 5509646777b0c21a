"""A foundation bottle: heavy glass, full of its shade, a block of a cap."""
from geometry import cylinder, ring, rounded
from light import Frame

from .fittings import round_cap
from .kit import Kit, Pack

CUTS = {
    'a': dict(r=2.0, deep=1.25, height=7.0, cap=3.9, square=True, cap_square=True),
    'b': dict(r=1.75, deep=1.75, height=7.6, cap=3.5, square=False, cap_square=False),
}


def build(kit: Kit) -> Pack:
    cut = kit.cut
    r, height = cut['r'], cut['height']
    section = rounded(r, cut['deep'], 0.32) if cut['square'] else ring(r)
    neck = min(0.95, cut['deep'] - 0.15)
    parts = kit.vessel(
        [(r - 0.2, 0), (r, 0, 0.2), (r, height, 0.32), (neck, height, 0, 1), (neck, height + 0.1, 0, 1)],
        section, print_at=height * 0.5, wall=0.26, floor=0.6, level=height - 0.5, fill='cream')
    parts.append(cylinder(neck, 0.42, kit.metal(), height, edge=0.03))
    cap_r = r * 0.62
    cap_section = rounded(cap_r, cut['deep'] * 0.86, 0.22) if cut['cap_square'] else ring(cap_r)
    parts += round_cap(kit, cap_r, cut['cap'], height + 0.38, edge=0.08, section=cap_section)
    return Pack(parts, Frame(), (r * 1.7, height * 0.74), fill_is_cream=True)
