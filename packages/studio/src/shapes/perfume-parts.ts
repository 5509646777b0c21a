import { darken, lighten } from '../colour/shade.ts';
import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
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

const styleOf = (context: DrawContext): Style =>
  context.random('stopper').pick(['block', 'round', 'ball', 'block']);

function stopper(context: DrawContext, flacon: Flacon, bottom: number): { art: string; height: number } {
  const { cap, rise } = flacon;
  const style = styleOf(context);
  if (style === 'ball') {
    const radius = Math.min(cap * 1.05, rise * 0.5);
    return {
      art: collar(context, radius * 0.5, bottom - 7, bottom) + ballCap(context, radius, bottom - 5),
      height: radius * 1.9 + 6,
    };
  }
  const art =
    style === 'block'
      ? blockCap(context, cap, bottom - rise, bottom)
      : roundCap(context, { radius: cap * 0.92, top: bottom - rise, bottom });
  return { art, height: rise };
}

/** The dip tube, bent by the glass it stands in. */
export function dipTube(context: DrawContext, top: number, bottom: number): string {
  return (
    el('path', {
      d: d`M-1.6 ${top}h3.2L2.6 ${bottom}h-3.6Z`,
      fill: lighten(context.fill, 0.7),
      opacity: 0.5,
    }) +
    el('path', {
      d: d`M1.7 ${top}L2.6 ${bottom}`,
      stroke: darken(context.fill, 0.35),
      'stroke-width': 0.7,
      opacity: 0.4,
    })
  );
}

/** Every perfume is drawn closed, then with its stopper beside it. */
export function perfumeArt(flaconOf: (context: DrawContext) => Flacon): ShapeArt {
  const closed = (context: DrawContext): Drawing => {
    const flacon = flaconOf(context);
    const lid = stopper(context, flacon, -flacon.height - 9);
    return {
      art:
        collar(context, flacon.cap * 0.56, -flacon.height - 12, -flacon.height + 2) + flacon.glass + lid.art,
      width: flacon.width,
      height: flacon.height + 9 + lid.height,
      ...footOf(flacon),
      glow: context.fill,
    };
  };
  const opened = (context: DrawContext): Drawing => {
    const flacon = flaconOf(context);
    const radius = flacon.cap * 0.42;
    return {
      art:
        collar(context, flacon.cap * 0.56, -flacon.height - 8, -flacon.height + 2) +
        flacon.glass +
        sprayer(context, radius, -flacon.height - 6),
      width: flacon.width,
      height: flacon.height + 6 + radius * 2.8,
      ...footOf(flacon),
      glow: context.fill,
    };
  };
  const lone = (context: DrawContext): Drawing => {
    const flacon = flaconOf(context);
    const lid = stopper(context, flacon, 0);
    return {
      art: lid.art,
      width: flacon.cap * 2.1,
      height: lid.height,
      foot: flacon.cap * (styleOf(context) === 'ball' ? 0.5 : 0.95),
    };
  };
  return {
    front: closed,
    angle: (context) =>
      beside(opened(context), lone(context), context.random('side').pick(['left', 'right']), 16),
  };
}
