"""Softboxes with soft edges (a hard-edged lamp shows as a sticker in every glossy cap) and black flags for dark edges."""
import bpy
from mathutils import Vector

from geometry import make_mesh
from nodes import Graph

Place = tuple[float, float, float]


def softbox(at: Place, towards: Place, width: float, height: float, power: float, *, soft: float = 0.3,
            fade: tuple[float, float] = (1, 1)) -> bpy.types.Object:
    """`fade`: brightness at the lamp's two sides, so that its reflection is a gradient."""
    lamp = bpy.data.lights.new('softbox', 'AREA')
    lamp.shape = 'RECTANGLE'
    lamp.size, lamp.size_y, lamp.energy = width, height, power
    item = bpy.data.objects.new('softbox', lamp)
    bpy.context.scene.collection.objects.link(item)
    item.location = at
    item.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    item.visible_camera = False
    _soften(lamp, soft, fade)
    return item


def _soften(lamp: bpy.types.Light, soft: float, fade: tuple[float, float]) -> None:
    lamp.use_nodes = True
    tree = lamp.node_tree
    emission = next(n for n in tree.nodes if n.type == 'EMISSION')
    new, link = tree.nodes.new, tree.links.new
    split = new('ShaderNodeSeparateXYZ')
    link(new('ShaderNodeNewGeometry').outputs['Parametric'], split.inputs[0])

    def fall(source: bpy.types.NodeSocket) -> bpy.types.NodeSocket:
        middle = new('ShaderNodeMath')
        middle.operation = 'SUBTRACT'
        middle.inputs[1].default_value = 0.5
        link(source, middle.inputs[0])
        far = new('ShaderNodeMath')
        far.operation = 'ABSOLUTE'
        link(middle.outputs[0], far.inputs[0])
        edge = new('ShaderNodeMapRange')
        edge.interpolation_type = 'SMOOTHSTEP'
        for at, value in enumerate((0.5 - soft, 0.505, 1, 0.02), start=1):
            edge.inputs[at].default_value = value
        link(far.outputs[0], edge.inputs[0])
        return edge.outputs[0]

    def times(a: bpy.types.NodeSocket, b: bpy.types.NodeSocket) -> bpy.types.NodeSocket:
        node = new('ShaderNodeMath')
        node.operation = 'MULTIPLY'
        link(a, node.inputs[0])
        link(b, node.inputs[1])
        return node.outputs[0]

    across = new('ShaderNodeMapRange')
    across.inputs[3].default_value, across.inputs[4].default_value = fade
    link(split.outputs[0], across.inputs[0])
    strength = times(times(fall(split.outputs[0]), fall(split.outputs[1])), across.outputs[0])
    link(strength, emission.inputs['Strength'])


def flag(at: Place, towards: Place, width: float, height: float) -> bpy.types.Object:
    """A black card that only reflections see: it draws the dark edge of glass and metal."""
    g = Graph('flag')
    black = g.finish(g.add('BsdfDiffuse', Color=(0.003, 0.003, 0.003, 1)).outputs[0])
    w, h = width / 2, height / 2
    item = make_mesh('flag', [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [(0, 1, 2, 3)], black)
    item.location = at
    item.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('Z', 'Y').to_euler()
    item.visible_camera = item.visible_shadow = item.visible_diffuse = False
    return item
