"""Packs side by side at their true sizes, the small ones raised on plinths, props at their feet."""
from typing import Any

import bpy
from mathutils import Vector

from geometry import move
from light import Frame
from light.framing import extent
from materials import belonging_to
from shapes import Pack, build
from shapes.kit import forget_surfaces

from .props import petals, plinth, stones

GAP, LEAST = 0.03, 0.13
"""Between neighbours, and the lowest plinth, as shares of the tallest pack."""


def build_scene(spec: dict) -> tuple[list[bpy.types.Object], Frame, list[dict[str, Any]]]:
    """Returns what is framed, how, and the facts of each pack in the order they were named."""
    packs = [_pack(at, wish) for at, wish in enumerate(spec['packs'], start=1)]
    facts = [dict(owner=f'_{at}', klass=wish['klass'], fill_is_cream=pack.fill_is_cream,
                  label=pack.label and dict(w=pack.label[0], h=pack.label[1]))
             for at, (wish, pack) in enumerate(zip(spec['packs'], packs), start=1)]
    tallest = max(_size(pack).z for pack in packs)
    framed = _stand(packs, tallest, 'plinth' in spec['props'])
    low, high = extent(framed)
    if 'petals' in spec['props']:
        petals(low, high, tallest)
    if 'stone' in spec['props']:
        framed += stones(low, high, tallest)
    wide = spec['width'] > spec['height']
    # Words stand at the left of a hero: the packs keep to its right half.
    view = Frame(look_down=7, wide=0.53, tall=0.78, middle=0.69, foot=0.1) if wide else Frame(look_down=8, wide=0.78, tall=0.62)
    return framed, view, facts


def _pack(number: int, wish: dict) -> Pack:
    forget_surfaces()
    with belonging_to(number):
        return build(wish['shape'], wish['cut'], wish['klass'], '')


def _size(pack: Pack) -> Vector:
    bpy.context.view_layer.update()
    low, high = extent(pack.parts)
    return high - low


def _stand(packs: list[Pack], tallest: float, raised: bool) -> list[bpy.types.Object]:
    """Left to right in the order named; every second one a step back, low ones on plinths so that the tops make a line."""
    forget_surfaces()
    parts: list[bpy.types.Object] = []
    x = 0.0
    for at, pack in enumerate(packs):
        size = _size(pack)
        low, high = extent(pack.parts)
        rise = 0.0
        half = max(size.x, size.y) * 0.5
        if raised and size.z < tallest * 0.8:
            rise = min(tallest * 0.34, tallest * (0.94 if at % 2 else 0.78) - size.z)
        # A plinth as thin as a plate only lifts the shadow off its pack.
        rise = rise if rise > tallest * LEAST else 0.0
        half = max(half * 1.14, tallest * 0.19) if rise else half
        back = tallest * (0.22 if at % 2 else -0.14)
        centre = (low + high) / 2
        move(pack.parts, x=x + half - centre.x, y=back - centre.y, z=rise)
        if rise:
            parts.append(plinth(x + half, back, half, rise))
        parts += pack.parts
        x += 2 * half + GAP * tallest
    return parts
