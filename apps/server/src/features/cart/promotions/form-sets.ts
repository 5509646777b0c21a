import type { BundleInput, LineInput } from '@huarong/core/pricing';
import { fen } from '@huarong/core/shared';
import { type BundlePrice, isBundleRunning } from '../../promotions/index.ts';

interface Sets {
  lines: LineInput[];
  bundles: BundleInput[];
}

/**
 * 搭配价: pieces that together make a set are taken out of their lines and priced as one; what is left of a line stays
 * with it. Each piece is in one set at most; sets are formed in the order of their ids, so the same cart costs the same.
 */
export function formSets(lines: readonly LineInput[], prices: readonly BundlePrice[], now: number): Sets {
  // What a shopper put together herself has a price of its own already.
  const plain = lines.filter(({ isBundle }) => !isBundle);
  const left = new Map(plain.map((line) => [line.skuId, line.quantity]));
  const parts: LineInput[] = [];
  const bundles: BundleInput[] = [];
  for (const price of prices.filter((each) => isBundleRunning(each, now))) {
    const sets = Math.min(...price.sku_ids.map((skuId) => left.get(skuId) ?? 0));
    if (sets === 0) continue;
    bundles.push({
      bundleSetId: price.id,
      bundleId: price.id,
      title: price.title,
      sets,
      price: fen(price.price_fen),
    });
    for (const skuId of price.sku_ids) {
      left.set(skuId, left.get(skuId)! - sets);
      const line = plain.find((each) => each.skuId === skuId)!;
      parts.push({ ...line, lineId: partId(line.lineId, price.id), quantity: sets, bundleSetId: price.id });
    }
  }
  const rest = lines.flatMap((line) => {
    if (line.isBundle) return [line];
    const quantity = left.get(line.skuId)!;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  return { lines: [...rest, ...parts], bundles };
}

const PART = '+';
const partId = (lineId: string, bundleId: string) => `${lineId}${PART}${bundleId}`;
/** The cart's line that a priced line came from. */
export const wholeLineId = (lineId: string) => lineId.split(PART)[0]!;
