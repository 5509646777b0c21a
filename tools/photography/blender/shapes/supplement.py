"""A capsule jar with a ribbed cap."""
from math import cos, pi, sin

from geometry import make_mesh, ring
from light import Frame

from .kit import Kit, Pack, Parts

CUTS = {
    'a': dict(r=2.7, height=6.8, neck=2.0, shoulder=1.0, cap=2.0),
    'b': dict(r=2.4, height=7.6, neck=1.9, shoulder=0.55, cap=1.8),
}


def build(kit: Kit) -> Pack:
    cut = kit.cut
    r, height, neck, shoulder = cut['r'], cut['height'], cut['neck'], cut['shoulder']
    straight = height - shoulder
    parts = kit.vessel(
        [(r - 0.35, 0), (r, 0, 0.35), (r, straight, shoulder * 0.9), (neck, height, 0.15), (neck, height + 0.15)],
        ring(r), print_at=straight * 0.5, wall=0.2, floor=0.4, level=straight * 0.9, fill='cream')
    parts += _ribbed_cap(kit, neck + 0.25, cut['cap'], height + 0.04)
    return Pack(parts, Frame(look_down=8), (r * 1.85, straight * 0.8), fill_is_cream=True)


def _ribbed_cap(kit: Kit, r: float, height: float, z: float) -> Parts:
    """Grooves between two smooth bands: a cap one can grip."""
    ribs, per = 64, 6
    count = ribs * per
    levels = [(0.0, 0), (0.0, 0.03), (0.12, 0), (0.2, 1), (height - 0.3, 1), (height - 0.2, 0), (height - 0.08, 0),
              (height - 0.02, -0.03), (height, -0.09)]
    vertices = []
    for z_up, groove in levels:
        for i in range(count):
            turn = 2 * pi * i / count
            wave = 0.5 - 0.5 * cos(2 * pi * (i % per) / per)
            rr = r + (-0.07 * wave if groove == 1 else min(groove, 0))
            vertices.append((rr * cos(turn), rr * sin(turn), z + z_up))
    faces = [(j * count + i, j * count + (i + 1) % count, (j + 1) * count + (i + 1) % count, (j + 1) * count + i)
             for j in range(len(levels) - 1) for i in range(count)]
    last = (len(levels) - 1) * count
    faces.append(tuple(range(last, last + count)))
    return [make_mesh('ribbed cap', vertices, faces, kit.cap(sharp=0.2), smooth=45)]
