import type { BundleInput, LineInput } from '@huarong/core/pricing';
import { fen, getFirst, getFrom } from '@huarong/core/shared';
import { type BundlePrice, isBundleRunning } from '../../promotions/index.ts';

interface Sets {
  lines: LineInput[];
  bundles: BundleInput[];
}

/**
 * 搭配价: units that form a set are split off their lines and priced together; the rest of a line keeps its price. A unit
 * is in one set at most. Sets are formed in the order of their ids, so that the same cart always has the same price.
 */
export function formSets(lines: readonly LineInput[], prices: readonly BundlePrice[], now: number): Sets {
  // A bundle built by the shopper already has its own price.
  const plainLines = lines.filter(({ isBundle }) => !isBundle);
  const remaining = new Map(plainLines.map((line) => [line.skuId, line.quantity]));
  const lineOfSku = new Map(plainLines.toReversed().map((line) => [line.skuId, line]));
  const setLines: LineInput[] = [];
  const bundles: BundleInput[] = [];
  for (const price of prices.filter((each) => isBundleRunning(each, now))) {
    const sets = Math.min(...price.sku_ids.map((skuId) => remaining.get(skuId) ?? 0));
    if (sets === 0) continue;
    bundles.push({
      bundleSetId: price.id,
      bundleId: price.id,
      title: price.title,
      sets,
      price: fen(price.price_fen),
    });
    for (const skuId of price.sku_ids) {
      remaining.set(skuId, getFrom(remaining, skuId) - sets);
      const line = getFrom(lineOfSku, skuId);
      setLines.push({
        ...line,
        lineId: setLineId(line.lineId, price.id),
        quantity: sets,
        bundleSetId: price.id,
      });
    }
  }
  const restLines = lines.flatMap((line) => {
    if (line.isBundle) return [line];
    const quantity = getFrom(remaining, line.skuId);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  return { lines: [...restLines, ...setLines], bundles };
}

const SET_SEPARATOR = '+';
const setLineId = (lineId: string, bundleId: string) => `${lineId}${SET_SEPARATOR}${bundleId}`;
/** The id of the cart line that a priced line belongs to. */
export const cartLineId = (lineId: string) => getFirst(lineId.split(SET_SEPARATOR));
