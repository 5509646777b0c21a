import type { Random } from '../random/random.ts';

/** Settings of the lamp. The key light is always at top left; its size and height vary. */
export interface Lighting {
  name: 'softbox' | 'sun' | 'dusk';
  /** Strength of highlights and of shading on the pack. */
  highlight: number;
  shade: number;
  /** Shadow on the floor: reach in pack widths, edge softness, darkness. */
  reach: number;
  softness: number;
  darkness: number;
}

export const LIGHTINGS: Record<Lighting['name'], Lighting> = {
  softbox: { name: 'softbox', highlight: 0.92, shade: 0.9, reach: 0.7, softness: 13, darkness: 0.3 },
  sun: { name: 'sun', highlight: 1.1, shade: 1, reach: 1.25, softness: 6, darkness: 0.4 },
  dusk: { name: 'dusk', highlight: 1, shade: 1.18, reach: 0.95, softness: 10, darkness: 0.46 },
};

/** Half of all images use the softbox. */
export function pickLighting(random: Random): Lighting {
  return LIGHTINGS[random.pick(['softbox', 'softbox', 'sun', 'dusk'])];
}
