import { colourDifference, DEPTH_COLOURS, depthOf, labOf, type Undertone } from '@huarong/core/catalogue';
import type { Shade } from '../choose-sku.ts';

export interface Skin {
  /** A place of `SKIN_DEPTHS`. */
  depth: number;
  undertone: Undertone;
}

export interface FoundShade {
  shade: Shade;
  /** CIEDE2000 between the shade and the chosen depth. */
  difference: number;
}

/** A wrong undertone looks worse on the cheek than a step of depth. */
const OTHER_UNDERTONE = 6;

/** The shades in stock from the best match down: near the depth, and of the undertone where there is one. */
export function rankShades(shades: readonly Shade[], { depth, undertone }: Skin): FoundShade[] {
  const skin = labOf(DEPTH_COLOURS[depth] ?? DEPTH_COLOURS[2]);
  return shades
    .filter(({ hasInventory }) => hasInventory)
    .map((shade) => ({ shade, difference: colourDifference(skin, labOf(shade.hex)) }))
    .sort((a, b) => penalised(a, undertone) - penalised(b, undertone));
}

const penalised = ({ shade, difference }: FoundShade, undertone: Undertone) =>
  difference + (shade.undertone === undertone ? 0 : OTHER_UNDERTONE);

/** The nearest lighter and darker shades of the undertone of the best one. */
export function neighboursOf(found: readonly FoundShade[]): { lighter?: Shade; darker?: Shade } {
  const [best, ...others] = found;
  if (!best) return {};
  const rest = others.filter(({ shade }) => shade.undertone === best.shade.undertone);
  const own = labOf(best.shade.hex).l;
  const lighter = rest.find(({ shade }) => labOf(shade.hex).l > own)?.shade;
  const darker = rest.find(({ shade }) => labOf(shade.hex).l < own)?.shade;
  return { ...(lighter && { lighter }), ...(darker && { darker }) };
}

/** `深浅第 3 级` */
export const depthText = (hex: string): string => `深浅第 ${depthOf(hex) + 1} 级`;
