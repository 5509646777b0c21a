import { allocate, fen, getAt } from '@huarong/core/shared';
import type { AssembledBundle } from '../bundles/index.ts';
import type { LinePart, LineSnapshot } from './order-rows.ts';

/** The parts as the order stores them, each with its share of the paid amount by price; the case has the rest. */
export function bundleParts({ casePrice, parts }: AssembledBundle, paidFen: number): LinePart[] {
  const weights = [casePrice, ...parts.map(({ price }) => price)];
  const isFree = weights.every((weight) => weight === 0);
  const shares = isFree ? weights.map(() => 0) : allocate(fen(paidFen), weights);
  return parts.map(({ skuId, skuName, slotName, hex }, index) => ({
    skuId,
    skuName,
    slotName,
    hex,
    quantity: 1,
    paidFen: getAt(shares, index + 1),
  }));
}

/** The snapshot stores the choice besides the names, to show the bundle and to buy it again. */
export const bundleSnapshot = ({
  choice,
  engraving,
}: AssembledBundle): Pick<LineSnapshot, 'bundle' | 'engravingFont'> => ({
  bundle: choice,
  ...(engraving && { engravingFont: engraving.fontName }),
});
