"""Packs side by side at their true sizes, some raised on plinths, props at their feet."""
from dataclasses import replace
from typing import Any

import bpy
from mathutils import Vector

from geometry import move
from light import Frame
from light.framing import extent
from materials import belonging_to
from shapes import Pack, build
from shapes.kit import forget_surfaces

from .open_box import open_box
from .props import petals, plinth, stones

GAP = 0.03
"""Between neighbours, as a share of the tallest pack."""
FRAMES = {
    # Words stand at the left; a narrow window cuts the wall there, a broad one cuts the top.
    'heroes': Frame(look_down=7, wide=0.42, tall=0.74, middle=0.735, foot=0.1),
    # The title hangs at the top, the caption stands at the foot, as wide as the screen.
    'phones': Frame(look_down=7, wide=0.84, tall=0.46, foot=0.27),
    'campaigns': Frame(look_down=7, wide=0.5, tall=0.62, middle=0.71, foot=0.1),
    'tiles': Frame(look_down=8, wide=0.8, tall=0.68, foot=0.1),
    'squares': Frame(wide=0.74, tall=0.74),
    # The gallery crops the foot and lays its words over it.
    'boxes': Frame(look_down=57, wide=0.8, tall=0.64, foot=0.18),
}


def build_scene(spec: dict) -> tuple[list[bpy.types.Object], Frame, list[dict[str, Any]]]:
    """Returns what is framed, how, and the facts of each pack in the order they were named."""
    packs = [_pack(at, wish) for at, wish in enumerate(spec['packs'], start=1)]
    facts = [dict(owner=f'_{at}', klass=wish['klass'], fill_is_cream=pack.fill_is_cream,
                  label=pack.label and dict(w=pack.label[0], h=pack.label[1]))
             for at, (wish, pack) in enumerate(zip(spec['packs'], packs), start=1)]
    if spec['kind'] == 'boxes':
        forget_surfaces()
        return open_box(packs), FRAMES['boxes'], facts
    tallest = max(_size(pack).z for pack in packs)
    framed = _stand(packs, [step * tallest for step in spec['steps']], tallest)
    low, high = extent(framed)
    if 'petals' in spec['props']:
        petals(low, high, tallest)
    if 'stone' in spec['props']:
        framed += stones(low, high, tallest)
    view = FRAMES[spec['kind']]
    # Alone, a pack is looked at as in its own picture: a brush lies, and is seen from above.
    alone = packs[0].frame if len(packs) == 1 else view
    return framed, replace(view, look_down=alone.look_down, turn=alone.turn), facts


def _pack(number: int, wish: dict) -> Pack:
    forget_surfaces()
    with belonging_to(number):
        pack = build(wish['shape'], wish['cut'], wish['klass'], '')
    move(pack.parts, scale=wish.get('times', 1))
    return pack


def _size(pack: Pack) -> Vector:
    bpy.context.view_layer.update()
    low, high = extent(pack.parts)
    return high - low


def _stand(packs: list[Pack], rises: list[float], tallest: float) -> list[bpy.types.Object]:
    """Left to right in the order named, every second one a step back, each as high as its plinth."""
    forget_surfaces()
    parts: list[bpy.types.Object] = []
    x = 0.0
    for at, (pack, rise) in enumerate(zip(packs, rises)):
        size = _size(pack)
        low, high = extent(pack.parts)
        half = max(size.x, size.y) * 0.5
        half = max(half * 1.14, tallest * 0.19) if rise else half
        back = tallest * (0.22 if at % 2 else -0.14)
        centre = (low + high) / 2
        move(pack.parts, x=x + half - centre.x, y=back - centre.y, z=rise)
        if rise:
            parts.append(plinth(x + half, back, half, rise))
        parts += pack.parts
        x += 2 * half + GAP * tallest
    return parts
