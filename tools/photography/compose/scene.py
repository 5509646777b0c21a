"""A campaign picture: several packs of one render, each in its own colours and print."""
import json
from dataclasses import dataclass
from typing import Mapping, Optional, Sequence

import numpy as np

from compose.backdrop import backdrop_light
from compose.colour import linear, luminance
from compose.decal import Artwork
from compose.dress import Colours
from compose.edges import at_own_side
from compose.finish import FINISHES
from compose.pack_light import pack_light
from compose.picture import WARMTH
from compose.read_master import Master, plane, read_roles
from compose.recolour import bounce_of, surface_light
from compose.tone import develop

WHITE = np.ones(3, np.float32)
PAPERWHITE, STONE = linear('#f6f1ea'), linear('#8c857d')
PAINT = {'petal': '#C9636A'}
"""What props are painted in unless a scene says otherwise."""


@dataclass(frozen=True)
class Scene:
    stage: Master
    """Backdrop, plinths, stones and petals."""
    packs: tuple[Master, ...]
    """In the order the scene names them: same light, own roles and label."""


@dataclass(frozen=True)
class Dressed:
    colours: Colours
    artwork: Optional[Artwork]


def load_scene(path: str) -> Scene:
    with np.load(path) as data:
        meta = json.loads(str(data['meta']))
        roles = read_roles(data, meta)
        shared = [plane(data, name) for name in ('D', 'G', 'E', 'F', 'T', 'k')]
        nowhere = np.zeros(roles['backdrop'].shape, np.float32)
        packs = []
        for facts in meta['packs']:
            owner = facts['owner']
            own = {name.removesuffix(owner): mask for name, mask in roles.items() if name.endswith(owner)}
            label, uv = plane(data, 'label' + owner), plane(data, 'label_uv' + owner)
            packs.append(Master({**meta, **facts}, own, *shared, nowhere if label is None else label / 255,
                                np.zeros(nowhere.shape + (2,), np.float32) if uv is None else uv))
        stage = {name: mask for name, mask in roles.items() if '_' not in name}
        return Scene(Master({**meta, 'klass': 'opaque'}, stage, *shared, nowhere, packs[0].label_uv), tuple(packs))


def compose_scene(scene: Scene, dressed: Sequence[Dressed], backdrop_hex: str, *, paint: Mapping[str, str] = PAINT,
                  mood: str = 'noon', seed: int = 0) -> np.ndarray:
    """`dressed` in the order of the scene's packs. -> uint8 sRGB (H, W, 3)."""
    paper = linear(backdrop_hex)
    bounce = bounce_of(paper)
    # Plinths are of the same paper, a little lighter; on dark paper less so, or they outshine what stands on them.
    pale = 0.08 + 0.2 * float(luminance(paper)) ** 0.5
    colours = {'plinth': paper * (1 - pale) + PAPERWHITE * pale, 'stone': STONE * 0.75 + paper * 0.25,
               **{role: linear(colour) for role, colour in paint.items()}}
    light = np.zeros(scene.stage.D.shape, np.float32)
    for role, mask in scene.stage.roles.items():
        own = at_own_side(scene.stage, mask)
        seen = (backdrop_light(own, paper, bounce, WHITE, mood, seed) if role == 'backdrop'
                else surface_light(own, colours[role], FINISHES['paper'], bounce))
        light += seen * mask[..., None]
    for pack, dress in zip(scene.packs, dressed):
        light += pack_light(pack, dress.colours, dress.artwork, bounce)
    return develop(light * np.array(WARMTH[mood], np.float32), seed=seed)
