"""Cream jars, low and tall."""
from geometry import cylinder, ring, solid
from light import Frame

from .kit import Kit, Pack, Parts


def build_jar(kit: Kit) -> Pack:
    cut = kit.cut
    r, height = cut['r'], cut['height']
    print_at = height * 0.48
    parts = kit.vessel(
        [(r - cut['foot'] - 0.2, 0), (r - cut['foot'] * 0.35, 0, cut['foot']), (r, height * 0.4, 2.0),
         (r, height, cut['shoulder']), (r - 0.55, height)],
        ring(r), print_at=print_at, wall=0.36, floor=0.4, level=height - 0.12, fill='cream')
    parts += _mouth(kit, r, height)
    parts += _lid(kit, r - cut['inset'], height + 0.1)
    frame = Frame(look_down=cut['look_down'], wide=0.74)
    return Pack(parts, frame, (r * 1.9, height * 0.78), fill_is_cream=True)


def _mouth(kit: Kit, r: float, height: float) -> Parts:
    """The thread under the lid: what makes the seam dark."""
    return [cylinder(r - 0.5, 0.3, kit.part('dark'), height - 0.1, edge=0.02)]


def _lid(kit: Kit, r: float, z: float) -> Parts:
    lid, edge = kit.cut['lid'], kit.cut['lid_edge']
    profile = [(r - 0.06, 0), (r, 0, 0.05), (r, lid, edge), (r * 0.6, lid + 0.015), (0.01, lid + 0.02)]
    return [solid(profile, ring(r), kit.cap(), z, top=False)]
