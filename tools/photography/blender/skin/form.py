"""What no light is needed for, at full size in seconds: which arm is where, and which way its surface looks. It glows a
little: what sends no light at all is left out of every pass."""
import bpy

from nodes import Graph


def form(number: int) -> bpy.types.Material:
    """Strokes and furrows are laid by these places when composing."""
    g = Graph(f'form {number}')
    uv = g.add('SeparateXYZ')
    g.link(g.add('UVMap').outputs[0], uv.inputs[0])
    packed = g.add('CombineXYZ', Z=1)
    for axis in (0, 1):
        g.link(uv.outputs[axis], packed.inputs[axis])
    for name, source in ((f'arm {number}', packed.outputs[0]), ('form', g.add('NewGeometry').outputs['Normal'])):
        g.link(source, g.add('OutputAOV', name=name).inputs['Color'])
    return g.finish(g.add('Emission', Strength=0.1).outputs[0])


def write_role(g: Graph, role: str) -> None:
    g.add('OutputAOV', name='role ' + role).inputs['Value'].default_value = 1


def empty() -> bpy.types.Material:
    g = Graph('empty')
    return g.finish(g.add('Emission', Strength=0.1).outputs[0])
