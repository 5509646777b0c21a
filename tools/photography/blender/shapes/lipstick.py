"""Parts of a lipstick: base, sleeve, bullet, cap."""
from math import pi, sin

import bpy
from mathutils import Vector

from geometry import Section, cylinder, ring, rounded, solid

from .kit import Kit, Parts


def section_of(kit: Kit, r: float) -> Section:
    return rounded(r, r, 0.2) if kit.cut['square'] else ring(r)


def base(kit: Kit, z: float = 0) -> Parts:
    cut = kit.cut
    r, height = cut['r'], cut['base']
    parts = [cylinder(r, height, kit.body((0, height * 0.5)), z, edge=0.05, section=section_of(kit, r))]
    if cut['trim'] == 'ring':
        parts.append(cylinder(r * 0.99, 0.16, kit.metal(), z + height - 0.01, edge=0.03, section=section_of(kit, r * 0.99)))
    else:
        parts.append(cylinder(r * 1.008, 0.42, kit.metal(), z, edge=0.03, section=section_of(kit, r * 1.008)))
    return parts


def bullet(kit: Kit, z: float) -> Parts:
    """Cut at a slant, its edge softened; the sleeve rises around its foot."""
    cut = kit.cut
    r, sleeve, height = cut['r'], cut['sleeve'], cut['bullet']
    stick = r * 0.62
    parts = [cylinder(r * 0.84, sleeve, kit.metal(), z, edge=0.05),
             cylinder(r * 0.74, 0.5, kit.metal(), z + sleeve - 0.05, edge=0.04)]
    foot = z + sleeve + 0.2

    def slant(place: Vector) -> Vector:
        up = place.z - foot
        share = max(0.0, min(1.0, (up - 0.5) / (height - 0.5)))
        share = share * share * (3 - 2 * share)
        across = (place.x * 0.93 - place.y * 0.36) / stick
        return Vector((place.x, place.y, place.z - share * (across * 0.66 + 0.56)))

    crown = [(stick * (1 - i / 14), height + 0.035 * sin(pi / 2 * i / 14)) for i in range(3, 14)]
    profile = [(stick, 0), (stick, height, 0.14), *crown]
    skin = kit.part('fill', sharp=0.24, rough=0.42)
    parts.append(solid(profile + [(0.001, height + 0.035)], ring(stick), skin, foot, deform=slant, top=False, smooth=62))
    return parts


def cap(kit: Kit, z: float = 0, material: bpy.types.Material | None = None) -> Parts:
    cut = kit.cut
    r, height = cut['r'], cut['cap']
    return [cylinder(r, height, material or kit.body(), z, edge=0.1, foot=0.03, section=section_of(kit, r)),
            cylinder(r * 1.006, 0.2, kit.metal(), z, edge=0.03, section=section_of(kit, r * 1.006))]
