import type { Texture } from '../pack.ts';
import { leaf, powder } from './dry.ts';
import { gel, liquid, oil } from './fluid.ts';
import { foam } from './foam.ts';
import { balm, cream, type Spread } from './smear.ts';

/** How each kind of product looks spread on paper; `none` has no texture. */
export const SPREADS: Record<Exclude<Texture, 'none'>, (spread: Spread) => string> = {
  balm,
  cream,
  gel,
  oil,
  liquid,
  foam,
  powder,
  leaf,
};
