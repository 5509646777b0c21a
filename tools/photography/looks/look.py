"""One master to be rendered."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Look:
    shape: str
    cut: str
    rig: str
    klass: str
    view: str = ''

    @property
    def name(self) -> str:
        return '-'.join(part for part in (self.shape, self.cut, self.rig, self.klass, self.view) if part)
