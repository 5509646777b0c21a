"""Entry, run inside Blender: `blender -b --python shoot_arms.py -- spec.json`. Forearms three
times: as skin, as a neutral surface that says how light falls on make-up there, and their form alone."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

from materials import surface  # noqa: E402
from passes import expose, prepare  # noqa: E402
from skin.arm import Arm, build_arm  # noqa: E402
from skin.form import empty, form  # noqa: E402
from skin.studio import set_table  # noqa: E402
from skin.surface import skin  # noqa: E402

LAYOUTS = {
    # One shade on three tones of skin; the elbows are at the left.
    'three': (21.5, (Arm('fair', (0.2, 8.7), 193, 8.6, 3, 0.74), Arm('medium', (0.0, 0.1), 193, 9.2, 8, 0.74),
                     Arm('deep', (-0.2, -8.5), 193, 8.9, 14, 0.74))),
    # All shades of a product on one arm, the wrist above.
    'one': (14.4, (Arm('fair', (0.0, 0.0), 266, 10.0, 5, 1.04),)),
}
LIGHT_SHARE = 0.5
"""Light under skin changes slowly: half the size is plenty."""
FORM_SAMPLES = 5


def shoot_arms(spec: dict) -> None:
    """spec: layout, width, height, samples, limit, out (path without ending)."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    across, arms = LAYOUTS[spec['layout']]
    table = set_table(spec['width'], spec['height'], across)
    items = [build_arm(arm, at, skin(arm.tone, at)) for at, arm in enumerate(arms, start=1)]
    forms = [form(at) for at in range(1, len(arms) + 1)]
    percent = round(100 * LIGHT_SHARE)
    prepare()
    _expose('skin', spec, spec['samples'], percent)
    _wear(items, [surface('skin', sharp=0.16, rough=0.42)] * len(items))
    _expose('light', spec, max(8, spec['samples'] // 2), percent)
    _wear([*items, table], [*forms, empty()])
    _expose('form', spec, FORM_SAMPLES, 100)
    with open(spec['out'] + '.json', 'w', encoding='utf8') as file:
        json.dump(dict(across=across, tones=[arm.tone for arm in arms], sizes=[arm.size for arm in arms],
                       turns=[arm.turn for arm in arms]), file)


def _expose(name: str, spec: dict, samples: int, percent: int) -> None:
    """Written aside first; an exposure that is there already is not made again."""
    path = f'{spec["out"]}.{name}.exr'
    if not os.path.exists(path):
        expose(path + '.part', samples, spec['limit'], percent=percent)
        os.replace(path + '.part', path)


def _wear(items: list[bpy.types.Object], materials: list[bpy.types.Material]) -> None:
    for item, material in zip(items, materials):
        item.data.materials[0] = material


if __name__ == '__main__':
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf8') as source:
        shoot_arms(json.load(source))
