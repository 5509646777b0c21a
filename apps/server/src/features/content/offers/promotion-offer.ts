import { promotionFacts } from '@huarong/core/content';
import { type Promotion, priceOrder, type QuotaUse } from '@huarong/core/pricing';
import { fen, toYuan } from '@huarong/core/shared';
import { brandLink, type Snapshot } from '../../catalogue/index.ts';
import { isRunning, scopeIdsOf } from '../../promotions/index.ts';
import type { LiveOffer } from './offer-ref.ts';
import { productFacts, productLink } from './product-offer.ts';

interface Moment {
  snapshot: Snapshot;
  now: number;
  /** How much of the quotas is used up. */
  used: QuotaUse;
}

/** Any member, because a text is the same for everyone. */
const ANY_MEMBER = { card: 'PINK' as const, isFirstOrder: false };

/** A promotion that runs now. One that names a sku speaks of it, and is over when its quota is used up. */
export function promotionOffer(promotion: Promotion, { snapshot, now, used }: Moment): LiveOffer | null {
  if (!isRunning(promotion, now)) return null;
  const base = {
    startsAt: dateOf(promotion.window.from),
    endsAt: dateOf(promotion.window.until),
    isForFirstOrder: promotion.conditions.some(({ kind }) => kind === 'firstOrder'),
  };
  const listed = namedSku(promotion, snapshot);
  if (!listed) return { ...base, facts: promotionFacts(promotion), link: linkOf(promotion, snapshot) };
  const { product, sku } = listed;
  const line = {
    ...scopeIdsOf(product, sku.id),
    lineId: sku.id,
    quantity: 1,
    listUnitPrice: fen(sku.offer_price_fen),
  };
  const [priced] = priceOrder({
    lines: [line],
    shopper: ANY_MEMBER,
    now,
    promotions: [promotion],
    used,
  }).lines;
  const isUnitPrice = !('tiers' in promotion);
  if (isUnitPrice && priced!.unitPrice >= priced!.listUnitPrice) return null;
  return {
    ...base,
    facts: { ...promotionFacts(promotion), ...productFacts(product, sku), 价格: toYuan(priced!.unitPrice) },
    link: productLink(product),
  };
}

const dateOf = (at: number | null) => (at === null ? null : new Date(at));

/** The first listed sku of a promotion on a list of skus. */
function namedSku({ scope }: Promotion, { skus }: Snapshot) {
  if (scope.kind !== 'list') return undefined;
  return scope.goods.skuIds?.map((id) => skus.get(id)).find((listed) => listed !== undefined);
}

/** Empty for a promotion on everything: it has no page of its own. */
function linkOf({ scope }: Promotion, { brands, categories, products }: Snapshot): string {
  if (scope.kind === 'brand') {
    const brand = brands.get(scope.brandIds[0] ?? '');
    if (brand) return brandLink(brand);
  }
  if (scope.kind === 'category' && categories.has(scope.categoryIds[0] ?? ''))
    return `/category/${scope.categoryIds[0]}/`;
  const product = scope.kind === 'list' ? products.get(scope.goods.productIds?.[0] ?? '') : undefined;
  return product ? productLink(product) : '';
}
