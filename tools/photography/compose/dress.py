"""Which colour and which finish each part of a pack takes."""
from dataclasses import dataclass, field
from typing import Optional

from compose.finish import FINISHES, Finish

FIXED = {'dark': ('#1d1c1d', 'satin'), 'white': ('#f1efec', 'satin'), 'wood': ('#c9a27a', 'matte'),
         'mirror': ('#8d9196', 'gloss')}


@dataclass(frozen=True)
class Colours:
    body: str
    cap: str
    fill: str
    finish: str
    accent: Optional[str] = None
    """Rubber bulbs, ribbons, print on pouches; by default a warm white."""
    shades: tuple[str, ...] = field(default=())
    """Pans 2 to 9 of a palette."""
    fill_finish: str = 'satin'


def dress(role: str, colours: Colours) -> tuple[str, Finish]:
    if role in FIXED:
        hex_colour, finish = FIXED[role]
        return hex_colour, FINISHES[finish]
    if role == 'body':
        return colours.body, FINISHES[_opaque(colours.finish)]
    if role in ('cap', 'metal'):
        return colours.cap, _cap_finish(colours.cap, colours.finish, always=role == 'metal')
    if role == 'accent':
        return colours.accent or '#f1ede6', FINISHES['matte']
    if role.startswith('pan') and colours.shades:
        return colours.shades[(int(role[3:]) - 2) % len(colours.shades)], FINISHES['matte']
    return colours.fill, FINISHES[colours.fill_finish]


def _opaque(finish: str) -> str:
    """Packs that are never transparent take glass as lacquer and frost as a matte coat."""
    return {'glass': 'gloss', 'frosted': 'matte'}.get(finish, finish)


def _cap_finish(hex_colour: str, finish: str, always: bool) -> Finish:
    """Golds and silvers are metal; black, white and strong colours are lacquer."""
    red, green, blue = (int(hex_colour[i:i + 2], 16) for i in (1, 3, 5))
    high, low = max(red, green, blue), min(red, green, blue)
    is_golden = red >= green >= blue and 0.16 < (high - low) / max(high, 1) < 0.56 and high > 150
    is_silver = (high - low) < 16 and 120 < high < 226
    if always or is_golden or is_silver or finish == 'metal':
        return FINISHES['metal']
    return FINISHES['gloss' if finish in ('gloss', 'glass') else 'satin']
