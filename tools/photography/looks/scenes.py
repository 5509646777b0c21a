"""The scenes of scenes/scenes.json, with the packs their products come in."""
import json

from compose.choose_master import choose_master, parse_name
from delivery.places import TOOL

from .plan import LOOKS
from .transparency import klass_for

SIZES = {'heroes': (1600, 800), 'phones': (800, 1160), 'campaigns': (1600, 700), 'tiles': (600, 800), 'squares': (400, 400)}
"""Of what is delivered: the stage of the home page, the same on a phone, a campaign's head, a category's tile, a picture beside
a line of text."""
PHONE = '-phone'
"""Behind the name of a hero: the same products, framed for a phone."""


def scene_wishes() -> dict[str, list[dict]]:
    """What scenes/scenes.json asks for, by kind; every hero is taken for phones too."""
    wishes = json.loads((TOOL / 'scenes' / 'scenes.json').read_text(encoding='utf8'))
    return dict(wishes, phones=[dict(wish, name=wish['name'] + PHONE) for wish in wishes['heroes']])


def scene_specs(specs: list[dict], only: str) -> list[dict]:
    """`only`: the beginning of a scene's name. The same choice of cut as the product's own picture."""
    wishes = scene_wishes()
    by_code = {spec['code']: spec for spec in specs}
    masters = [name for look in LOOKS if (name := parse_name(look.name))]
    found = []
    for kind in SIZES:
        for wish in wishes[kind]:
            if not wish['name'].startswith(only):
                continue
            packs = [_pack(by_code[code], masters) for code in wish['packs']]
            rig = 'noon' if wish['mood'] == 'noon' else 'slant'
            found.append(dict(name=wish['name'], kind=kind, rig=rig, packs=packs, steps=wish['steps'],
                              props=wish.get('props', [])))
    return found


def _pack(spec: dict, masters: list) -> dict:
    klass = klass_for(spec['shape'], spec['finish'])
    choice = choose_master(spec, klass, masters)
    return dict(shape=spec['shape'], cut=choice.master.cut, klass=klass)
