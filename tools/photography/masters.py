"""Renders the masters that are missing, one Blender at a time; stops and goes on at any time."""
import json
import subprocess
import sys
import time
from pathlib import Path

from delivery.places import NICE, TOOL, WORK
from looks import LOOKS, Look
from looks.scenes import SIZES as SCENE_SIZES, scene_specs
from weights import weights

SIZES = {'final': (800, 1000, 14), 'draft': (560, 700, 9), 'preview': (240, 300, 8)}
FOLDERS = {'final': 'masters', 'draft': 'drafts', 'preview': 'previews'}
SCENE_SHARE = {'final': 1, 'draft': 0.5, 'preview': 0.3}
"""Of a scene's width; print is laid on at full size."""
LIMIT = 1500
"""Seconds on the clock for one exposure: only against one that never ends, for a busy machine must not make a noisy master."""


def render_masters(only: str, size: str, view: str = '') -> int:
    """`only`: the beginning of a master's name; `view`: `front` or `angle` alone. Returns an exit code."""
    target = WORK / FOLDERS[size]
    target.mkdir(parents=True, exist_ok=True)
    wanted = [look for look in LOOKS if look.name.startswith(only) and (not view or (look.view or 'front') == view)]
    missing = [look for look in wanted if not (target / f'{look.name}.npz').exists()]
    started, failed = time.time(), []
    for at, look in enumerate(missing, start=1):
        if not _render(look, size, target):
            failed.append(look.name)
        left = (time.time() - started) / at * (len(missing) - at)
        print(f'{time.strftime("%H:%M:%S")} {at}/{len(missing)} {look.name}, {left / 60:.0f} min to go', flush=True)
    for name in failed:
        print(f'not rendered: {name} (log beside the raw passes)', file=sys.stderr)
    return 1 if failed else 0


def render_scenes(specs: list[dict], only: str, size: str) -> int:
    """Campaign pictures and category tiles of scenes/scenes.json, each one master of several packs."""
    target = WORK / FOLDERS[size]
    target.mkdir(parents=True, exist_ok=True)
    failed = []
    for wish in scene_specs(specs, only):
        name = f'scene-{wish["name"]}'
        if (target / f'{name}.npz').exists():
            continue
        width, height = (int(side * SCENE_SHARE[size]) for side in SCENE_SIZES[wish['kind']])
        spec = dict(wish, width=width, height=height, samples=SIZES[size][2])
        if not _expose(name, spec, size, target, dict(name=name, klass='scene', rig=wish['rig'])):
            failed.append(name)
        print(f'{time.strftime("%H:%M:%S")} {name}', flush=True)
    return 1 if failed else 0


def render_boxes(specs: list[dict], size: str) -> int:
    """Open boxes with what sets hold, each one master."""
    target = WORK / FOLDERS[size]
    target.mkdir(parents=True, exist_ok=True)
    width, height, samples = SIZES[size]
    failed = []
    for wish in specs:
        name = wish['name']
        if not (target / f'{name}.npz').exists():
            spec = dict(wish, width=width, height=height, samples=samples)
            if not _expose(name, spec, size, target, dict(name=name, klass='scene', rig=wish['rig'])):
                failed.append(name)
            print(f'{time.strftime("%H:%M:%S")} {name}', flush=True)
    for name in failed:
        print(f'not rendered: {name} (log beside the raw passes)', file=sys.stderr)
    return 1 if failed else 0


def render_arms() -> int:
    """The forearms that make-up is shown on: two masters, a few minutes each."""
    target = WORK / FOLDERS['final']
    target.mkdir(parents=True, exist_ok=True)
    for layout in ('three', 'one'):
        path = target / f'arms-{layout}.npz'
        if path.exists():
            continue
        raw = WORK / 'raw' / f'arms-{layout}'
        spec = dict(layout=layout, width=1600, height=2000, samples=20, limit=LIMIT)
        if not _blender('shoot_arms.py', raw, spec):
            print(f'not rendered: arms-{layout} (log beside the raw passes)', file=sys.stderr)
            return 1
        from arms.develop_arms import develop_arms
        from compose.denoise import denoiser

        develop_arms(str(raw), str(path), denoiser(str(weights())))
        _remove(raw, ('.skin.exr', '.light.exr', '.form.exr', '.json', '.spec.json', '.log'))
    return 0


def _render(look: Look, size: str, target: Path) -> bool:
    width, height, samples = SIZES[size]
    facts = dict(shape=look.shape, cut=look.cut, klass=look.klass, view=look.view, rig=look.rig)
    return _expose(look.name, dict(facts, width=width, height=height, samples=samples), size, target, dict(facts, name=look.name))


def _expose(name: str, spec: dict, size: str, target: Path, facts: dict) -> bool:
    """One run of Blender, then post-processing; the raw passes (100 MB) are deleted."""
    raw = WORK / 'raw' / f'{size}-{name}'
    if not _blender('shoot.py', raw, dict(spec, limit=LIMIT, region=True)):
        return False
    # Torch is slow to load and only needed here.
    from compose.denoise import denoiser
    from compose.develop_master import develop_master

    develop_master(str(raw), str(target / f'{name}.npz'), facts, denoiser(str(weights())))
    _remove(raw, ('.exr', '.wide.exr', '.json', '.spec.json', '.log'))
    return True


def _blender(script: str, raw: Path, spec: dict) -> bool:
    raw.parent.mkdir(parents=True, exist_ok=True)
    Path(f'{raw}.spec.json').write_text(json.dumps(dict(spec, out=str(raw))), encoding='utf8')
    command = ['nice', '-n', str(NICE), 'blender', '-b', '--factory-startup', '--python-exit-code', '3',
               '--python', str(TOOL / 'blender' / script), '--', f'{raw}.spec.json']
    with open(f'{raw}.log', 'w', encoding='utf8') as log:
        return subprocess.run(command, stdout=log, stderr=log, check=False).returncode == 0


def _remove(raw: Path, endings: tuple[str, ...]) -> None:
    for ending in endings:
        Path(f'{raw}{ending}').unlink(missing_ok=True)
