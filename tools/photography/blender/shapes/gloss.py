"""A lip gloss: a thick clear tube full of colour, a long cap."""
from geometry import cylinder, ring, rounded
from light import Frame

from .fittings import round_cap
from .kit import Kit, Pack

CUTS = {
    'a': dict(r=0.95, tube=5.6, cap=4.6, square=False),
    'b': dict(r=0.98, tube=5.2, cap=4.2, square=True),
}


def build(kit: Kit) -> Pack:
    r, tube, cap = kit.cut['r'], kit.cut['tube'], kit.cut['cap']
    section = rounded(r, r, 0.24) if kit.cut['square'] else ring(r)
    parts = kit.vessel(
        [(r - 0.1, 0), (r, 0, 0.1), (r, tube, 0.14), (r * 0.6, tube, 0), (r * 0.6, tube + 0.1)],
        section, print_at=tube * 0.48, wall=0.2, floor=0.5, level=tube - 0.35, fill='cream')
    parts.append(cylinder(r * 0.72, 0.3, kit.metal(), tube - 0.02, edge=0.02))
    parts += round_cap(kit, r * 0.985, cap, tube + 0.2, edge=0.08, section=section)
    return Pack(parts, Frame(), (r * 1.5, tube * 0.8), fill_is_cream=True)
