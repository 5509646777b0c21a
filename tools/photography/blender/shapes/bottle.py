"""A toner or lotion bottle with a screw cap."""
from geometry import cylinder, dome, ring, rounded
from light import Frame

from .fittings import round_cap
from .kit import Kit, Pack

CUTS = {
    'a': dict(r=2.1, height=9.6, neck=1.05, shoulder=0.95, full=1.5, cap=(1.25, 3.0), edge=0.1),
    'b': dict(r=2.25, height=9.2, neck=0.82, shoulder=1.9, full=1.0, cap=(1.02, 2.1), edge=0.24),
    'c': dict(r=2.0, height=9.0, neck=0.95, shoulder=0.5, full=2.4, cap=(1.34, 2.5), edge=0.14, deep=1.5),
}


def build(kit: Kit) -> Pack:
    cut = kit.cut
    r, height, neck, shoulder = cut['r'], cut['height'], cut['neck'], cut['shoulder']
    straight = height - shoulder
    section = rounded(r, cut['deep'], 0.5) if 'deep' in cut else ring(r)
    parts = kit.vessel([(r - 0.3, 0), (r, 0, 0.32), *_shoulder(cut, straight), (neck, height + 0.15, 0, 1)], section,
                       print_at=straight * 0.52, wall=0.2, floor=0.5, level=straight + shoulder * 0.1)
    cap_r, cap = cut['cap']
    parts.append(cylinder(cap_r * 0.86, 0.3, kit.part('dark'), height - 0.06, edge=0.02))
    parts += round_cap(kit, cap_r, cap, height + 0.05, edge=cut['edge'])
    return Pack(parts, Frame(), (r * 1.8, straight * 0.78))


def _shoulder(cut: dict, straight: float) -> list:
    """Round necks on flat bottles: the outline turns into a circle on its way up."""
    curve = dome(cut['r'], cut['neck'], straight, cut['height'], cut['full'])
    if 'deep' not in cut:
        return curve
    return [(r, z, 0, i / (len(curve) - 1)) for i, (r, z) in enumerate(curve)]
