import { labOf, nearestShades } from '@huarong/core/catalogue';
import type { Shade } from '../choose-sku.ts';

const SHOWN = 3;

/** The shades in stock that look most like this one, nearest first. */
export const nearShadesInStock = (shades: readonly Shade[], shade: Shade): Shade[] =>
  nearestShades(
    labOf(shade.hex),
    shades
      .filter(({ name, hasInventory }) => hasInventory && name !== shade.name)
      .map((candidate) => ({ ...candidate, lab: labOf(candidate.hex) })),
    { maxDifference: Number.POSITIVE_INFINITY, limit: SHOWN },
  ).map(({ shade: { lab: _lab, ...near } }) => near);
