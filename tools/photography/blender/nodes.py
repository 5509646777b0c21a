"""Short spelling for shader graphs."""
from typing import Any

import bpy

Socket = bpy.types.NodeSocket


class Graph:
    """One material being wired."""

    def __init__(self, name: str) -> None:
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def add(self, kind: str, **inputs: Any) -> bpy.types.Node:
        """A node by its type name; keywords set inputs where one has that name, else attributes."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in inputs.items():
            label = key.replace('_', ' ')
            if label in node.inputs.keys():
                node.inputs[label].default_value = value
            else:
                setattr(node, key, value)
        return node

    def link(self, source: Socket, target: Socket) -> None:
        self.tree.links.new(source, target)

    def math(self, operation: str, *values: Any) -> Socket:
        node = self.add('Math', operation=operation)
        self._feed(node, values)
        return node.outputs[0]

    def vector_math(self, operation: str, *values: Any) -> bpy.types.Node:
        node = self.add('VectorMath', operation=operation)
        self._feed(node, values)
        return node

    def mix(self, factor: Any, first: Socket, second: Socket) -> Socket:
        node = self.add('MixShader')
        self._feed(node, (factor, first, second))
        return node.outputs[0]

    def plus(self, first: Socket, second: Socket) -> Socket:
        node = self.add('AddShader')
        self._feed(node, (first, second))
        return node.outputs[0]

    def finish(self, shader: Socket, volume: Any = None) -> bpy.types.Material:
        out = self.add('OutputMaterial')
        self.link(shader, out.inputs['Surface'])
        if volume is not None:
            self.link(volume, out.inputs['Volume'])
        return self.material

    def _feed(self, node: bpy.types.Node, values: Any) -> None:
        for at, value in enumerate(values):
            if isinstance(value, bpy.types.NodeSocket):
                self.link(value, node.inputs[at])
            else:
                node.inputs[at].default_value = value
