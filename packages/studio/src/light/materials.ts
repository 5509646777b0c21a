import { lightness, saturate, tone } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import type { Finish } from '../pack.ts';
import type { Stop } from '../svg/svg-defs.ts';

type Tones = readonly (readonly [offset: number, light: number])[];

/** Light around an upright cylinder, from its left edge to its right edge. */
const ROUND: Record<Finish, Tones> = {
  // Edges of the softbox are sharp on gloss: two stops close together.
  gloss: [
    [0, -0.42],
    [0.04, -0.26],
    [0.125, -0.03],
    [0.15, 0.36],
    [0.24, 0.46],
    [0.285, 0.3],
    [0.31, 0.06],
    [0.48, 0],
    [0.7, -0.14],
    [0.87, -0.34],
    [0.93, -0.38],
    [0.95, -0.04],
    [0.975, 0.04],
    [1, -0.34],
  ],
  matte: [
    [0, -0.2],
    [0.08, -0.08],
    [0.22, 0.15],
    [0.36, 0.14],
    [0.56, 0],
    [0.78, -0.17],
    [0.93, -0.3],
    [1, -0.24],
  ],
  metal: [
    [0, -0.55],
    [0.035, -0.3],
    [0.08, 0.12],
    [0.13, 0.72],
    [0.2, 0.82],
    [0.25, 0.4],
    [0.31, -0.04],
    [0.4, -0.26],
    [0.5, -0.32],
    [0.58, -0.14],
    [0.66, 0.18],
    [0.74, 0.46],
    [0.8, 0.26],
    [0.88, -0.3],
    [0.95, -0.5],
    [0.985, -0.1],
    [1, -0.36],
  ],
  paper: [
    [0, -0.16],
    [0.1, -0.04],
    [0.3, 0.1],
    [0.55, 0],
    [0.85, -0.15],
    [1, -0.22],
  ],
  frosted: [
    [0, 0.16],
    [0.05, -0.12],
    [0.2, 0.22],
    [0.34, 0.2],
    [0.55, 0.04],
    [0.82, -0.12],
    [0.95, -0.2],
    [1, 0.12],
  ],
  glass: [
    [0, -0.4],
    [0.1, 0.05],
    [0.24, 0.3],
    [0.5, 0.05],
    [0.84, -0.12],
    [1, -0.42],
  ],
};

/** Light on a flat face seen from the front, from top left to bottom right. */
const FLAT: Record<Finish, Tones> = {
  gloss: [
    [0, 0.3],
    [0.34, 0.1],
    [0.36, 0.02],
    [0.7, -0.06],
    [1, -0.24],
  ],
  matte: [
    [0, 0.18],
    [0.5, 0],
    [1, -0.18],
  ],
  metal: [
    [0, 0.55],
    [0.22, 0.1],
    [0.4, -0.22],
    [0.56, 0.3],
    [0.66, 0.36],
    [0.84, -0.14],
    [1, -0.36],
  ],
  paper: [
    [0, 0.12],
    [0.55, 0],
    [1, -0.12],
  ],
  frosted: [
    [0, 0.3],
    [0.5, 0.08],
    [1, -0.1],
  ],
  glass: [
    [0, 0.3],
    [0.5, 0.04],
    [1, -0.16],
  ],
};

function paintStops(context: DrawContext, colour: string, tones: Tones, bounce = context.ambient): Stop[] {
  // A dark pack reflects less light: its highlights are narrower in tone than those of a pale one.
  const gain = context.lighting.highlight * (0.84 + 0.16 * lightness(colour));
  return tones.map(([offset, light]) => [
    offset,
    tone(colour, light >= 0 ? light * gain : light * context.lighting.shade, bounce),
  ]);
}

export function roundPaint(context: DrawContext, colour: string, finish: Finish): string {
  // Metal reflects its own colour more than the room: gold stays gold in its shadows.
  const bounce = finish === 'metal' ? saturate(colour, 1.3) : context.ambient;
  return context.svgDefs.across(paintStops(context, colour, ROUND[finish], bounce));
}

export function flatPaint(context: DrawContext, colour: string, finish: Finish): string {
  return context.svgDefs.slant(paintStops(context, colour, FLAT[finish]));
}

/** The lid of a cylinder, which faces the light. */
export function lidPaint(context: DrawContext, colour: string, finish: Finish): string {
  const spread = finish === 'metal' ? 0.6 : finish === 'gloss' ? 0.46 : 0.3;
  return context.svgDefs.across(
    paintStops(context, colour, [
      [0, spread * 0.5],
      [0.3, spread],
      [0.62, 0.08],
      [1, -spread * 0.5],
    ]),
  );
}

/** Fall of light from top to bottom, laid over a painted side: lamp above, floor bounce below. */
export function fallPaint(context: DrawContext): string {
  const shade = 0.26 * context.lighting.shade;
  return context.svgDefs.down([
    [0, '#fff', 0.16 * context.lighting.highlight],
    [0.28, '#fff', 0],
    [0.6, '#120b10', 0],
    [0.96, '#120b10', shade],
    [1, '#120b10', shade * 0.5],
  ]);
}

/** A bullet or cap is glossy, a paper box matte; there are no glass caps. */
export function partFinish(finish: Finish): Finish {
  return finish === 'glass' || finish === 'frosted' ? 'gloss' : finish;
}

/** Golds, silvers and rose golds are metal whatever the finish of the pack; black, white and wood are not. */
export function capFinish(cap: string, finish: Finish): Finish {
  return isMetal(cap) ? 'metal' : finish === 'matte' || finish === 'paper' ? 'matte' : 'gloss';
}

const METALS = ['#c9a36a', '#cfd3d8', '#c79a86', '#d4af7a', '#bfc4ca', '#b87333', '#a8adb4'];

function isMetal(hex: string): boolean {
  return METALS.some((metal) => {
    const differences = [1, 3, 5].map((at) => channelOf(hex, at) - channelOf(metal, at));
    return Math.hypot(...differences) < 28;
  });
}

const channelOf = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
