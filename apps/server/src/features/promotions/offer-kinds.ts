import type { Promotion } from '@huarong/core/pricing';
import { getFirst } from '@huarong/core/shared';
import type { OfferKind, Product } from '../catalogue/index.ts';
import { bookingStatusOf, isBundleRunning, type Offers } from './offers.ts';

/** The kinds of current offers of a product, used as search filter. */
export function offerKinds(
  product: Product,
  applicable: readonly Promotion[],
  { presales, bundlePrices }: Offers,
  now: number,
): OfferKind[] {
  const hasSkuIn = (skuIds: readonly string[]) => product.skus.some(({ id }) => skuIds.includes(id));
  const isBooking = product.skus.some(({ id }) => bookingStatusOf(presales.get(id), now) === 'deposit');
  const isInBundlePrice = bundlePrices.some((set) => isBundleRunning(set, now) && hasSkuIn(set.sku_ids));
  return [
    ...new Set([
      ...applicable.map(kindOf),
      ...(isBooking ? (['presale'] as const) : []),
      ...(isInBundlePrice ? (['set'] as const) : []),
    ]),
  ];
}

function kindOf(promotion: Promotion): OfferKind {
  if (promotion.kind !== 'fullAmount') return promotion.kind;
  const { reach, benefit } = getFirst(promotion.tiers);
  if (benefit.kind === 'nthUnit') return 'nthUnit';
  if (benefit.kind === 'amountOff') return 'amountOff';
  return reach.kind === 'quantity' ? 'piecesPercent' : 'amountPercent';
}
