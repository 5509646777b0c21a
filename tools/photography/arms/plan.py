"""Which pictures of make-up on skin there are: every shade on three arms, and a chart where a product has several shades."""
from dataclasses import dataclass

from .kinds import kind_name


@dataclass(frozen=True)
class ArmJob:
    code: str
    view: str
    """arm | chart"""
    kind: str
    shades: tuple[tuple[str, str], ...]
    """Name and colour, in the order of the product."""
    pans: tuple[str, ...]
    product: str
    backdrop: str

    @property
    def name(self) -> str:
        return f'{self.code}-{self.view}'


def arm_jobs(specs: list[dict], only: str = '') -> list[ArmJob]:
    """`only`: a home category, a brand or the beginning of a code. Runs of one kind stand together."""
    jobs, products = [], {}
    for spec in specs:
        kind = kind_name(spec)
        if kind is None or only and not (only in (spec['home'], spec['brand']) or spec['code'].startswith(only)):
            continue
        jobs.append(_job(spec['code'], 'arm', kind, [spec]))
        products.setdefault(spec['product'], []).append(spec)
    jobs += [_job(code, 'chart', kind_name(own[0]), own) for code, own in products.items() if len(_shades(own)) > 1]
    return sorted(jobs, key=lambda job: (job.view, job.kind, len(job.shades), len(job.pans), job.name))


def _job(code: str, view: str, kind: str, specs: list[dict]) -> ArmJob:
    first = specs[0]
    # A palette is worn pan by pan.
    pans = tuple(first['panColours'][: first['pans']]) if view == 'arm' and first.get('pans', 1) > 1 else ()
    return ArmJob(code, view, kind, _shades(specs), pans, first['product'],
                  first['backdrop'])


def _shades(specs: list[dict]) -> tuple[tuple[str, str], ...]:
    """A refill has the shade of the pack it is for: once is enough."""
    return tuple(dict.fromkeys((spec['shade'], spec['fill']) for spec in specs))
