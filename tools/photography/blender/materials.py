"""Roles -> neutral materials. Colour is put on when a picture is composed."""
from contextlib import contextmanager
from typing import Iterator, Optional

import bpy

from coding import BACKDROP, CREAM, DIFFUSE, FROST_DIFFUSE, GLASS_DIFFUSE, ROUGH, SHARP
from nodes import Graph, Socket

Spot = tuple[float, float]
"""Where the middle of the label lies on a surface, in its own cm: around and up."""

SHARED = ('backdrop', 'plinth', 'stone', 'petal', 'carton', 'lining')
"""Roles of a scene that belong to no pack."""
_owner = ''


@contextmanager
def belonging_to(pack: int) -> Iterator[None]:
    """In a scene each pack's roles and label carry its number: body_1, label_1."""
    global _owner
    _owner = f'_{pack}'
    try:
        yield
    finally:
        _owner = ''


def surface(role: str, *, sharp: float = 0.12, rough: float = 0.42, print_at: Optional[Spot] = None,
            grain: Optional[tuple[float, float]] = None) -> bpy.types.Material:
    """Anything opaque. `print_at`: the label's middle; `grain`: scale and strength of a fine bump."""
    g = Graph(role)
    _tell(g, role, print_at)
    normal = _grain(g, *grain) if grain else None
    diffuse = g.add('BsdfDiffuse', Color=(DIFFUSE,) * 3 + (1,))
    clear = g.add('BsdfGlossy', Color=(SHARP, 0, SHARP, 1), Roughness=sharp)
    soft = g.add('BsdfGlossy', Color=(0, ROUGH, 0, 1), Roughness=rough)
    if normal is not None:
        for node in (diffuse, clear, soft):
            g.link(normal, node.inputs['Normal'])
    return g.finish(g.plus(g.plus(diffuse.outputs[0], clear.outputs[0]), soft.outputs[0]))


def backdrop() -> bpy.types.Material:
    g = Graph('backdrop')
    _tell(g, 'backdrop', None)
    return g.finish(g.add('BsdfDiffuse', Color=(BACKDROP, BACKDROP, 0, 1)).outputs[0])


def glass(*, frosted: bool = False, print_at: Optional[Spot] = None, role: str = 'body') -> bpy.types.Material:
    """The outer wall. A small part of its front scatters, to know how light falls on a label there."""
    g = Graph('glass')
    _tell(g, role, print_at)
    body = _dielectric(g, ior=1.46, roughness=0.34 if frosted else 0.0, shadow=(0.86, 0.86, 0.86, 1))
    scatter = g.add('BsdfDiffuse', Color=(1, 1, 1, 1))
    front = g.math('SUBTRACT', 1.0, g.add('NewGeometry').outputs['Backfacing'])
    share = g.math('MULTIPLY', front, FROST_DIFFUSE if frosted else GLASS_DIFFUSE)
    return g.finish(g.mix(share, body, scatter.outputs[0]))


def inner_wall() -> bpy.types.Material:
    g = Graph('inner wall')
    return g.finish(_dielectric(g, ior=1.46, roughness=0.0, shadow=(1, 1, 1, 1)))


def liquid(depth: float) -> bpy.types.Material:
    """Absorbs in green only: a ray that has crossed `depth` cm keeps 1/e of it."""
    g = Graph('liquid')
    absorb = g.add('VolumeAbsorption', Color=(1, 0, 1, 1), Density=1 / depth)
    return g.finish(_dielectric(g, ior=1.35, roughness=0.0, shadow=(1, 0.75, 1, 1)), absorb.outputs[0])


def cream() -> bpy.types.Material:
    """An opaque fill seen through glass: lacquer, foundation, gloss, wax."""
    g = Graph('cream')
    _tell(g, 'fill', None)
    red, green = CREAM
    coat = g.add('BsdfGlossy', Color=(0.04, 0.04, 0.04, 1), Roughness=0.25)
    return g.finish(g.plus(g.add('BsdfDiffuse', Color=(red, green, red, 1)).outputs[0], coat.outputs[0]))


def plain(grey: float, role: str) -> bpy.types.Material:
    """Small parts behind glass (straws, pipettes' rubber): the same in all three channels."""
    g = Graph('plain')
    _tell(g, role, None)
    coat = g.add('BsdfGlossy', Color=(0.08,) * 3 + (1,), Roughness=0.2)
    return g.finish(g.plus(g.add('BsdfDiffuse', Color=(grey,) * 3 + (1,)).outputs[0], coat.outputs[0]))


def mirror() -> bpy.types.Material:
    """A retoucher's mirror: weak reflection and a slanting gradient, for a true one shows an empty grey studio."""
    g = Graph('mirror')
    _tell(g, 'mirror', None)
    reflect = g.add('BsdfGlossy', Color=(0.3, 0, 0.3, 1), Roughness=0.0)
    place = g.add('SeparateXYZ')
    g.link(g.add('TexCoord').outputs['Generated'], place.inputs[0])
    slant = g.math('ADD', g.math('MULTIPLY', place.outputs[0], 0.6), place.outputs[1])
    band = g.add('ValToRGB')
    ramp = band.color_ramp
    ramp.interpolation = 'EASE'
    ramp.elements[0].position, ramp.elements[0].color = 0.0, (0.26, 0.26, 0.26, 1)
    ramp.elements[1].position, ramp.elements[1].color = 1.0, (0.42, 0.42, 0.42, 1)
    for at, tone in ((0.36, 0.34), (0.44, 0.66), (0.56, 0.7), (0.62, 0.4), (0.68, 0.58), (0.72, 0.42)):
        ramp.elements.new(at).color = (tone, tone, tone, 1)
    g.link(g.math('DIVIDE', slant, 1.6), band.inputs[0])
    glow = g.add('Emission')
    g.link(band.outputs[0], glow.inputs['Color'])
    return g.finish(g.plus(reflect.outputs[0], glow.outputs[0]))


def _dielectric(g: Graph, *, ior: float, roughness: float, shadow: tuple[float, ...]) -> Socket:
    """Refraction and reflection by Fresnel. Shadow and diffuse rays pass straight, or the inside turns grey-brown."""
    bend = g.add('BsdfRefraction', IOR=ior, Roughness=roughness)
    shine = g.add('BsdfGlossy', Roughness=max(roughness, 0.03))
    fresnel = g.add('Fresnel', IOR=ior)
    body = g.mix(fresnel.outputs[0], bend.outputs[0], shine.outputs[0])
    path = g.add('LightPath')
    straight = g.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray'])
    return g.mix(straight, body, g.add('BsdfTransparent', Color=shadow).outputs[0])


def _tell(g: Graph, role: str, print_at: Optional[Spot]) -> None:
    """Writes role, facing and label position into their own passes."""
    mask = g.add('OutputAOV', name='role ' + role + ('' if role in SHARED else _owner))
    mask.inputs['Value'].default_value = 1
    geometry = g.add('NewGeometry')
    cosine = g.math('ABSOLUTE', g.vector_math('DOT_PRODUCT', geometry.outputs['Normal'],
                                              geometry.outputs['Incoming']).outputs['Value'])
    facing = g.add('OutputAOV', name='facing')
    g.link(g.math('POWER', g.math('SUBTRACT', 1.0, cosine), 5.0), facing.inputs['Value'])
    if print_at is None:
        return
    uv = g.add('SeparateXYZ')
    g.link(g.add('UVMap').outputs[0], uv.inputs[0])
    packed = g.add('CombineXYZ', Z=1)
    for axis in (0, 1):
        g.link(g.math('SUBTRACT', uv.outputs[axis], print_at[axis]), packed.inputs[axis])
    label = g.add('OutputAOV', name='label' + _owner)
    g.link(packed.outputs[0], label.inputs['Color'])


def _grain(g: Graph, scale: float, strength: float) -> Socket:
    noise = g.add('TexNoise', Scale=scale, Detail=5.0)
    g.link(g.add('TexCoord').outputs['Object'], noise.inputs['Vector'])
    bump = g.add('Bump', Strength=strength, Distance=0.01)
    g.link(noise.outputs[0], bump.inputs['Height'])
    return bump.outputs[0]
