"""Skin: light scatters under it, veins shine through it. Its furrows are laid on when composing: rendered, they would need
four times the pixels and more samples."""
from dataclasses import dataclass

import bpy
import numpy as np

from nodes import Graph, Socket

from .form import write_role

Colour = tuple[float, float, float]


@dataclass(frozen=True)
class Tone:
    base: Colour
    """Linear light."""
    flush: Colour
    vein: Colour
    radius: Colour
    """How far light travels under the skin, in cm."""
    veins: float
    gloss: float


TONES = {
    'fair': Tone((0.80, 0.555, 0.435), (0.78, 0.45, 0.36), (0.60, 0.51, 0.47), (0.24, 0.09, 0.05), 0.5, 0.36),
    'medium': Tone((0.60, 0.345, 0.215), (0.56, 0.27, 0.17), (0.44, 0.30, 0.22), (0.21, 0.075, 0.04), 0.4, 0.4),
    'deep': Tone((0.215, 0.093, 0.049), (0.20, 0.073, 0.042), (0.17, 0.088, 0.056), (0.15, 0.05, 0.028), 0.25, 0.5),
}
#: Pixels per cm and extent in cm of the map of veins.
_FINE, _LONG, _ROUND = 24, 36.0, 28.0


def skin(tone: str, number: int) -> bpy.types.Material:
    look = TONES[tone]
    g = Graph(f'skin {number}')
    write_role(g, 'skin')
    uv = g.add('UVMap').outputs[0]
    body = g.add('BsdfPrincipled', Roughness=0.43, Specular=look.gloss, Subsurface=1.0)
    body.inputs['Subsurface Radius'].default_value = look.radius
    colour = _colour(g, look, uv, number)
    g.link(colour, body.inputs['Base Color'])
    g.link(colour, body.inputs['Subsurface Color'])
    return g.finish(body.outputs[0])


def _wavy(g: Graph, uv: Socket) -> Socket:
    noise = g.add('TexNoise', noise_dimensions='2D', Scale=3.0, Detail=2.0)
    g.link(uv, noise.inputs['Vector'])
    shift = g.vector_math('MULTIPLY', noise.outputs['Color'], (0.25, 0.25, 0.0))
    return g.vector_math('ADD', uv, shift.outputs[0]).outputs[0]


def _colour(g: Graph, look: Tone, uv: Socket, number: int) -> Socket:
    """Uneven in warmth; veins a breath bluer; a few small spots."""
    blotch = g.add('TexNoise', noise_dimensions='2D', Scale=0.8, Detail=4.0, Roughness=0.62)
    g.link(g.vector_math('ADD', uv, (7.0 * number, 3.0 * number, 0)).outputs[0], blotch.inputs['Vector'])
    even = _mixed(g, _range(g, blotch.outputs[0], 0.35, 0.75), look.base + (1,), look.flush + (1,))
    pale = g.add('TexNoise', noise_dimensions='2D', Scale=4.5, Detail=5.0, Roughness=0.7)
    g.link(uv, pale.inputs['Vector'])
    light = tuple(min(0.9, c * 1.13) for c in look.base)
    even = _mixed(g, g.math('MULTIPLY', _range(g, pale.outputs[0], 0.45, 0.75), 0.6), even, light + (1,))
    image = g.add('TexImage', extension='EXTEND')
    image.image = _vein_map(number)
    place = g.add('VectorMath', operation='MULTIPLY_ADD')
    place.inputs[1].default_value, place.inputs[2].default_value = (1 / _LONG, 1 / _ROUND, 0), (3 / _LONG, 0.5, 0)
    g.link(uv, place.inputs[0])
    g.link(place.outputs[0], image.inputs['Vector'])
    veined = _mixed(g, g.math('MULTIPLY', image.outputs[0], look.veins), even, look.vein + (1,))
    spots = g.add('TexVoronoi', voronoi_dimensions='2D', Scale=0.75)
    g.link(_wavy(g, uv), spots.inputs['Vector'])
    spot = g.math('SUBTRACT', 1.0, _range(g, spots.outputs['Distance'], 0.035, 0.06))
    return _mixed(g, g.math('MULTIPLY', spot, 0.38), veined, tuple(c * 0.5 for c in look.base) + (1,))


def _range(g: Graph, source: Socket, low: float, high: float) -> Socket:
    node = g.add('MapRange', interpolation_type='SMOOTHSTEP')
    node.inputs[1].default_value, node.inputs[2].default_value = low, high
    g.link(source, node.inputs[0])
    return node.outputs[0]


def _mixed(g: Graph, share: Socket, first: object, second: object) -> Socket:
    node = g.add('MixRGB')
    for at, value in enumerate((share, first, second)):
        if isinstance(value, bpy.types.NodeSocket):
            g.link(value, node.inputs[at])
        else:
            node.inputs[at].default_value = value
    return node.outputs[0]


def _vein_map(number: int) -> bpy.types.Image:
    """Soft lines along the arm that wander and meet."""
    chance = np.random.default_rng(60 + number)
    along = np.linspace(-3, _LONG - 3, int(_LONG * _FINE))
    around = np.linspace(-_ROUND / 2, _ROUND / 2, int(_ROUND * _FINE))
    total = np.zeros((len(around), len(along)))
    for start, slope in ((-1.7, 0.09), (-0.9, -0.05), (1.3, 0.04), (2.3, -0.03), (0.2, 0.11)):
        path = start + slope * along
        for reach in (11.0, 5.0, 2.6):
            path = path + 0.028 * reach * np.sin(2 * np.pi * along / reach + chance.uniform(0, 6.3))
        fade = np.clip(0.55 + 0.45 * np.sin(2 * np.pi * along / chance.uniform(9, 16) + chance.uniform(0, 6.3)), 0.1, 1)
        wide = chance.uniform(0.11, 0.19)
        total = np.maximum(total, fade * np.exp(-(((around[:, None] - path) / wide) ** 2)))
    image = bpy.data.images.new(f'veins {number}', len(along), len(around), float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set(np.repeat(total[..., None], 4, 2).astype(np.float32).ravel())
    return image
