"""What lies in the hand: a make-up egg, whole or bevelled; velvet puffs; a stone for the face."""
from math import cos, pi, sin

from mathutils import Vector

from geometry import block, lay, move, ring, ripples, slab, solid
from light import Frame

from .kit import Kit, Pack, Parts

CUTS = {
    'a': dict(kind='egg', r=2.1, height=6.0, slant=0.0),
    'b': dict(kind='egg', r=2.3, height=5.6, slant=0.75),
    'puff': dict(kind='puff', r=3.0),
    'stone': dict(kind='stone', half=3.3),
}


def build(kit: Kit) -> Pack:
    kind = kit.cut['kind']
    if kind == 'puff':
        return Pack(_puffs(kit), Frame(look_down=18, tall=0.6, wide=0.68))
    if kind == 'stone':
        return Pack(_stone(kit), Frame(look_down=52, tall=0.6, wide=0.66, foot=0.2))
    return Pack([_egg(kit)], Frame(look_down=12, tall=0.58, wide=0.6))


def _egg(kit: Kit):
    r, height, slant = kit.cut['r'], kit.cut['height'], kit.cut['slant']
    profile = []
    for i in range(64):
        t = i / 63
        # An egg: broad below, drawn out above.
        turn = pi * t
        profile.append((max(0.001, r * sin(turn) * (1 - 0.52 * t ** 1.9)), height * (1 - cos(turn)) / 2, 0.0))
    uneven = ripples(4, fine=1.2)
    across = Vector((0.72, -0.35, 0.6)).normalized()

    def shape(place: Vector) -> Vector:
        place = place * (1 + 0.006 * uneven(place.x + place.z, place.y - place.z))
        if slant:
            over = place.dot(across) - (height * 0.62 * across.z + r * slant)
            if over > 0:
                place = place - across * over * 0.97
        return place

    skin = kit.body(sharp=0.6, rough=0.75, grain=(26.0, 0.55))
    return solid(profile, ring(r), skin, -0.06, dense=True, top=False, bottom=False, deform=shape, smooth=70)


def _puffs(kit: Kit) -> Parts:
    """One lies, its ribbon up; the other leans against it."""
    r = kit.cut['r']
    lying = move(_puff(kit), x=0.5 * r, y=0.55 * r, turn=-24)
    leaning = move(_puff(kit, ribbon=False), lean=66)
    lay(leaning)
    return lying + move(leaning, x=-0.42 * r, y=-0.62 * r, turn=-10)


def _puff(kit: Kit, ribbon: bool = True) -> Parts:
    r = kit.cut['r']
    velvet = kit.body(sharp=0.5, rough=0.75, grain=(60.0, 0.3))
    disc = solid([(r - 0.4, 0), (r, 0.1, 0.34), (r, 0.85, 0.4), (r - 0.8, 1.06, 0.5), (0.01, 1.12)], ring(r), velvet, top=False)
    return [disc, block(1.94 * r, 1.1, 0.07, kit.part('accent', sharp=0.25), 1.07, edge=0.02)] if ribbon else [disc]


def _stone(kit: Kit) -> Parts:
    """A polished plate with a hollow for the jaw, lying."""
    half = kit.cut['half']
    turns = [2 * pi * i / 200 for i in range(200)]
    outline = [(half * cos(t) * (1 + 0.12 * sin(t)), 1.95 * sin(t) + 0.78 * cos(2 * t)) for t in turns]
    plate = [slab(outline, 0.62, 0.27, kit.body(sharp=0.08), bulge=0.06)]
    return lay(move(move(plate, lean=-90), turn=24))
