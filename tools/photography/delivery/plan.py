"""What is to be taken: every product its front, every shade its own, and a second view where there is a master for one."""

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

from compose.choose_master import Choice, MasterName, choose_master, choose_shown, choose_view, parse_name
from looks import LOOKS, klass_for

from .places import COMPOSED, DELIVERED, MASTERS, PROJECT, SPECS, TOOL
from .shown import Shown, read_shown
from .textures import has_texture


@dataclass(frozen=True)
class Job:
    spec: dict
    #: front, angle or texture: the words of the shop's gallery.
    view: str
    choice: Choice
    #: final or preview
    size: str

    @property
    def name(self) -> str:
        return f"{self.spec['code']}-{self.view}"

    @property
    def product(self) -> str:
        return self.spec["product"]

    @property
    def master(self) -> Path:
        paths = [folder / f"{self.choice.master}.npz" for folder in MASTERS[self.size]]
        return next((path for path in paths if path.exists()), paths[0])

    @property
    def picture(self) -> Path:
        return COMPOSED[self.size] / f"{self.name}.webp"


def read_specs() -> list[dict]:
    """Read from the catalogue each time: it takes a second, and a stale list would cost hours of rendering."""
    SPECS.parent.mkdir(parents=True, exist_ok=True)
    # The project's own Node reads TypeScript; the one on the PATH may be too old for it.
    own = PROJECT / "node_modules" / "node" / "bin" / "node"
    subprocess.run([str(own) if own.exists() else "node", str(TOOL / "specs.ts"), str(SPECS)], check=True)
    return json.loads(SPECS.read_text())


def masters_there(size: str) -> list[MasterName]:
    stems = {path.stem for folder in MASTERS[size] for path in folder.glob("*.npz")}
    return [name for stem in sorted(stems) if (name := parse_name(stem))]


def jobs_for(specs: list[dict], masters: list[MasterName], size: str, only: str = "") -> list[Job]:
    """`only` names a shape, a home category, a brand or the beginning of a code."""
    # What is in the shop stays in its look: it waits for that master. What is not takes the nearest that is there.
    all_looks = masters + [name for look in LOOKS if (name := parse_name(look.name)) and name not in masters]
    settled = {spec["product"] for spec in specs if is_delivered(spec)}
    shown = read_shown()
    jobs = []
    for spec in specs:
        if only and not (only in (spec["shape"], spec["home"], spec["brand"]) or spec["code"].startswith(only)):
            continue
        jobs.extend(_views_of(spec, all_looks if spec["product"] in settled else masters, masters, size, shown.get(spec["product"])))
    return sorted(jobs, key=lambda job: (str(job.choice.master), job.name))


def _views_of(spec: dict, looks: list[MasterName], masters: list[MasterName], size: str, shown: Shown | None) -> list[Job]:
    klass = klass_for(spec["shape"], spec["finish"])
    front = choose_shown(spec["shape"], shown.cut, klass, shown.mood, looks) if shown else choose_master(spec, klass, looks)
    wanted = {
        "front": front,
        "angle": choose_view(front, masters, "angle") if front else None,
        "texture": choose_master(spec, "opaque", looks, shape=f"texture-{spec['texture']}") if has_texture(spec) else None,
    }
    return [Job(spec, view, choice, size) for view, choice in wanted.items() if choice and choice.master in masters]


def is_delivered(spec: dict) -> bool:
    return (DELIVERED / f"{spec['code']}-front.webp").exists()


def complete_homes(specs: list[dict], jobs: list[Job]) -> set[str]:
    """Home categories in which every front is composed, now or before: a listing is never half drawn, half photographed."""
    has_front = {job.spec["code"] for job in jobs if job.view == "front" and job.picture.exists()}
    homes = {spec["home"] for spec in specs}
    return homes - {spec["home"] for spec in specs if spec["code"] not in has_front and not is_delivered(spec)}
