"""A twist-up stick: cap off and standing beside it, the balm cut at a slant. Cut b is broad and oval."""
from mathutils import Vector

from geometry import cylinder, move, oval, ring, solid
from light import Frame

from .kit import Kit, Pack, Parts

CUTS = {
    'a': dict(r=1.2, deep=1.2, barrel=5.0, sleeve=0.75, balm=1.7, cap=3.4),
    'b': dict(r=1.75, deep=1.15, barrel=4.4, sleeve=0.6, balm=1.5, cap=3.0),
}


def build(kit: Kit) -> Pack:
    cut = kit.cut
    r, deep, barrel, sleeve = cut['r'], cut['deep'], cut['barrel'], cut['sleeve']
    section = ring(r) if r == deep else oval(r, deep)
    parts: Parts = [
        solid([(r - 0.06, 0), (r, 0, 0.06), (r, barrel, 0.06), (r - 0.12, barrel)], section, kit.body((0, barrel * 0.5))),
        cylinder(r + 0.01, 0.7, kit.cap(), 0.0, edge=0.04, section=_like(section, r + 0.015)),
        cylinder(r - 0.14, sleeve, kit.part('white', sharp=0.2), barrel - 0.02, edge=0.04, section=_like(section, r - 0.14)),
    ]
    parts.append(_balm(kit, section, r - 0.24, barrel + sleeve - 0.06, cut['balm']))
    cap = [solid([(r - 0.03, 0), (r + 0.03, 0, 0.04), (r + 0.03, cut['cap'], 0.16), (r * 0.6, cut['cap'] + 0.01),
                  (0.01, cut['cap'] + 0.012)],
                 _like(section, r + 0.03), kit.cap(), top=False)]
    parts += move(cap, x=2 * r + 0.9, y=0.7)
    return Pack(parts, Frame(look_down=8, wide=0.66), (r * 1.65, barrel * 0.72))


def _like(section, half: float):
    """The same form, its walls moved to another width."""
    return ring(half) if section.kind == 'round' else oval(half, section.deep + half - section.half)


def _balm(kit: Kit, section, r: float, z: float, height: float):
    """Rounded above, then pressed to a slant, as it comes out of its mould."""
    normal, centre = Vector((-0.42, -0.25, 0.87)).normalized(), Vector((0, 0, z + height * 0.72))

    def slanted(place: Vector) -> Vector:
        beyond = (place - centre).dot(normal) - 0.12
        return place - normal * beyond * 0.94 if beyond > 0 else place

    dome = [(r, 0), (r, height * 0.6, 0.6), (r * 0.8, height, 0.5), (0.01, height + 0.02)]
    return solid(dome, _like(section, r), kit.part('fill', sharp=0.22, rough=0.45), z, top=False, smooth=60, deform=slanted)
