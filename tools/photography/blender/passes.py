"""What Cycles writes: light split into its kinds, who is where, and where the label lies."""
from typing import Optional

import bpy

KINDS = ('diffuse', 'glossy', 'transmission')
PLACES = ('label', 'arm ', 'form')
"""Passes of three numbers; all others are masks."""


Region = tuple[float, float, float, float]
"""Left, right, under, over as shares of the frame."""


def prepare() -> None:
    """Names what is to be written; once, before the first exposure."""
    layer = bpy.context.view_layer
    for kind in KINDS:
        for part in ('direct', 'indirect', 'color'):
            setattr(layer, f'use_pass_{kind}_{part}', True)
    layer.use_pass_emit = True
    layer.cycles.denoising_store_passes = True
    used = {node.name for material in bpy.data.materials if material.use_nodes
            for node in material.node_tree.nodes if node.type == 'OUTPUT_AOV'}
    # A pack without print still has the pass, empty: whoever reads it need not ask.
    for name in sorted(used | ({'label'} if not any(n.startswith('label') for n in used) else set())):
        _aov(name, 'COLOR' if name.startswith(PLACES) else 'VALUE')


def expose(path: str, samples: int, limit: float, *, percent: int = 100, region: Optional[Region] = None) -> None:
    """One exposure, as multilayer EXR without compression: numpy reads that. Outside a region nothing is rendered."""
    _cycles(samples, limit)
    render = bpy.context.scene.render
    render.resolution_percentage, render.use_border, render.use_crop_to_border = percent, region is not None, False
    if region:
        render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = region
    _write(path)


def _aov(name: str, kind: str) -> None:
    aov = bpy.context.view_layer.aovs.add()
    aov.name, aov.type = name, kind


def _cycles(samples: int, limit: float) -> None:
    """Numbers found by trial: see the README's pitfalls."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.use_denoising, c.use_auto_tile, c.seed = 'CPU', False, False, 7
    # Plain paper needs few samples (composing smooths it); edges and glass get them all.
    c.samples, c.use_adaptive_sampling, c.time_limit = samples, True, limit
    c.adaptive_threshold, c.adaptive_min_samples = 0.04, 8
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 9, 1, 3
    c.transmission_bounces, c.transparent_max_bounces, c.volume_bounces = 8, 12, 0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.sample_clamp_indirect = 0.8, 3
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    scene.render.use_persistent_data = False


def _write(path: str) -> None:
    scene = bpy.context.scene
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'NONE'
    scene.render.filepath, scene.render.use_file_extension = path, False
    bpy.ops.render.render(write_still=True)
