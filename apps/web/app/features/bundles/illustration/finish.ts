/** How a shade reflects light, derived from its group in the catalogue. */
export type Finish = 'matte' | 'sheen' | 'glitter';

const FINISHES: Record<string, Finish> = { 哑光: 'matte', 闪片: 'glitter' };
export const finishOf = (groupName: string): Finish => FINISHES[groupName] ?? 'sheen';

const FLECKS = 45;
const MARGIN = 8;
const INNER_SIZE = 112;

/**
 * The flecks of a glitter pan as two paths of round dots, fine and coarse: one circle element per fleck would be more
 * markup than the rest of the page. Seeded by the sku, so server and browser render the same.
 */
export function flecksOf(skuId: string): [fine: string, coarse: string] {
  let seed = seedOf(skuId);
  const nextCoordinate = () => {
    seed = (seed * 75 + 74) % 65_537;
    return Math.round(MARGIN + (seed / 65_537) * INNER_SIZE);
  };
  const dots = () =>
    Array.from({ length: FLECKS }, () => `M${nextCoordinate()} ${nextCoordinate()}h0`).join('');
  return [dots(), dots()];
}

const seedOf = (skuId: string) =>
  [...skuId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_537, 7);
