import { darken, lighten } from '../colour/shade.ts';
import type { Drawing, Kit, ShapeArt } from '../kit.ts';
import { roundCap } from '../parts/cap.ts';
import { beside } from '../parts/compose.ts';
import { collar, sprayer } from '../parts/fittings.ts';
import { ballCap, blockCap } from '../parts/stopper.ts';
import { d, el } from '../svg/markup.ts';

export interface Flacon {
  /** The bottle without anything on its neck, standing on 0. */
  glass: string;
  width: number;
  height: number;
  foot: number;
  contact?: string;
  /** Half the width of the cap. */
  cap: number;
  /** Height of the cap above the shoulder. */
  rise: number;
}

const footOf = ({ foot, contact }: Flacon) => (contact ? { foot, contact } : { foot });

type Style = 'block' | 'ball' | 'round';

const styleOf = (kit: Kit): Style => kit.chance('stopper').pick(['block', 'round', 'ball', 'block']);

function stopper(kit: Kit, flacon: Flacon, bottom: number): { art: string; height: number } {
  const { cap, rise } = flacon;
  const style = styleOf(kit);
  if (style === 'ball') {
    const radius = Math.min(cap * 1.05, rise * 0.5);
    return {
      art: collar(kit, radius * 0.5, bottom - 7, bottom) + ballCap(kit, radius, bottom - 5),
      height: radius * 1.9 + 6,
    };
  }
  const art =
    style === 'block'
      ? blockCap(kit, cap, bottom - rise, bottom)
      : roundCap(kit, { radius: cap * 0.92, top: bottom - rise, bottom });
  return { art, height: rise };
}

/** The dip tube, bent by the glass it stands in. */
export function dipTube(kit: Kit, top: number, bottom: number): string {
  return (
    el('path', { d: d`M-1.6 ${top}h3.2L2.6 ${bottom}h-3.6Z`, fill: lighten(kit.fill, 0.7), opacity: 0.5 }) +
    el('path', {
      d: d`M1.7 ${top}L2.6 ${bottom}`,
      stroke: darken(kit.fill, 0.35),
      'stroke-width': 0.7,
      opacity: 0.4,
    })
  );
}

/** Every perfume is shot closed, then with its stopper set down beside it. */
export function perfumeArt(flaconOf: (kit: Kit) => Flacon): ShapeArt {
  const closed = (kit: Kit): Drawing => {
    const flacon = flaconOf(kit);
    const lid = stopper(kit, flacon, -flacon.height - 9);
    return {
      art: collar(kit, flacon.cap * 0.56, -flacon.height - 12, -flacon.height + 2) + flacon.glass + lid.art,
      width: flacon.width,
      height: flacon.height + 9 + lid.height,
      ...footOf(flacon),
      glow: kit.fill,
    };
  };
  const opened = (kit: Kit): Drawing => {
    const flacon = flaconOf(kit);
    const radius = flacon.cap * 0.42;
    return {
      art:
        collar(kit, flacon.cap * 0.56, -flacon.height - 8, -flacon.height + 2) +
        flacon.glass +
        sprayer(kit, radius, -flacon.height - 6),
      width: flacon.width,
      height: flacon.height + 6 + radius * 2.8,
      ...footOf(flacon),
      glow: kit.fill,
    };
  };
  const lone = (kit: Kit): Drawing => {
    const flacon = flaconOf(kit);
    const lid = stopper(kit, flacon, 0);
    return {
      art: lid.art,
      width: flacon.cap * 2.1,
      height: lid.height,
      foot: flacon.cap * (styleOf(kit) === 'ball' ? 0.5 : 0.95),
    };
  };
  return {
    front: closed,
    angle: (kit) => beside(opened(kit), lone(kit), kit.chance('side').pick(['left', 'right']), 16),
  };
}
