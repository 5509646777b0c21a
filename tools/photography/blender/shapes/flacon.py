"""What perfumes share: stoppers, and a flat flacon of glass drawn by its outline."""
from typing import Sequence

import materials
from geometry import ball, block, cylinder, inset, slab
from geometry.slab import Flat

from .fittings import round_cap
from .kit import Kit, Parts


def stopper(kit: Kit, style: str, r: float, rise: float, z: float) -> Parts:
    """A neck ring, then a block, a drum or a ball."""
    parts: Parts = [cylinder(min(0.85, r * 0.72), 0.4, kit.metal(), z - 0.02, edge=0.04)]
    z += 0.34
    if style == 'block':
        return parts + [block(2 * r, 1.7 * r, rise, kit.cap(), z, edge=0.09, corner=0.14)]
    if style == 'ball':
        return parts + [ball(r * 1.1, kit.cap(sharp=0.12), z - 0.06, flat=0.14)]
    return parts + round_cap(kit, r, rise, z, edge=0.12)


def sprayer_inside(kit: Kit, top: float, floor: float) -> Parts:
    """The pump in the neck and its tube."""
    if not kit.clear:
        return []
    return [cylinder(0.42, 0.55, materials.plain(0.6, 'white'), top - 0.6, edge=0.03), *kit.straw(floor, top - 0.5, r=0.1)]


def flat_flacon(kit: Kit, outline: Sequence[Flat], depth: float, *, print_at: float, wall: float, floor: float,
                level: float, edge: float, bulge: float = 0.0) -> Parts:
    """A slab of glass with a room in it; `floor` is how much thicker it is below."""
    shell = materials.glass(frosted=kit.klass == 'frosted', print_at=(0, print_at)) if kit.clear else kit.body((0, print_at))
    parts = [slab(outline, depth, edge, shell, bulge=bulge, name='glass')]
    if not kit.clear:
        return parts
    low = min(z for _, z in outline)
    high = max(z for _, z in outline)

    def room(grow: float) -> list[Flat]:
        drawn = inset(outline, wall - grow)
        # Squeezed upwards, so that the floor is thick and the sides are thin.
        bottom = low + wall - grow
        share = (high - wall + grow - (low + floor - grow)) / (high - wall + grow - bottom)
        return [(x, high - wall + grow - (high - wall + grow - z) * share) for x, z in drawn]

    inner = depth - 2 * wall
    parts.append(slab(room(0), inner, min(edge, inner * 0.45), materials.inner_wall(), bulge=bulge * 0.8, inside_out=True,
                      name='room'))
    parts.append(slab(room(0.012), inner + 0.024, min(edge, inner * 0.45), materials.liquid(inner), bulge=bulge * 0.8,
                      level=level, name='fill'))
    return parts
