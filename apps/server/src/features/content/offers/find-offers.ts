import type { Queryable } from '#platform/database';
import type { CatalogueSource } from '../../catalogue/index.ts';
import { listOffersById } from '../../coupons/index.ts';
import { type OfferSource, readQuotaUseOf } from '../../promotions/index.ts';
import { couponOffer } from './coupon-offer.ts';
import type { LiveOffer, OfferRef } from './offer-ref.ts';
import { productOffer, skuOffer } from './product-offer.ts';
import { promotionOffer } from './promotion-offer.ts';

export interface OfferDeps {
  catalogue: Pick<CatalogueSource, 'current'>;
  offers: Pick<OfferSource, 'current' | 'now'>;
}
export type FindOffer = (ref: OfferRef) => LiveOffer | null;

/**
 * The live offers among those that the texts of one answer name. Promotions and products are in memory; coupons are
 * read in one query, and quotas in one, when there are any.
 */
export async function findOffers(
  db: Queryable,
  { catalogue, offers }: OfferDeps,
  refs: readonly OfferRef[],
): Promise<FindOffer> {
  const idsOf = (kind: OfferRef['kind']) => [
    ...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id)),
  ];
  const snapshot = catalogue.current();
  const now = offers.now();
  const wanted = new Set(idsOf('promotion'));
  const promotions = offers.current().promotions.filter(({ promotionId }) => wanted.has(promotionId));
  const used = await readQuotaUseOf(db, promotions, null);
  const couponIds = idsOf('coupon');
  const coupons = couponIds.length === 0 ? [] : await listOffersById(db, couponIds);
  const found = {
    promotion: new Map(
      promotions.map((each) => [each.promotionId, promotionOffer(each, { snapshot, now, used })]),
    ),
    coupon: new Map(coupons.map((row) => [row.id, couponOffer(row)])),
  };
  return ({ kind, id }) => {
    if (kind === 'product') return productOffer(snapshot, id);
    if (kind === 'sku') return skuOffer(snapshot, id);
    return found[kind].get(id) ?? null;
  };
}
