import type { PricingInput, SkippedOffer } from '@huarong/core/pricing';
import type { BundlePrice, OffersAt, Presale } from '../../promotions/index.ts';

/** Sets and presales that did not apply: the engine gets only those that did. */
export function explainSets(input: PricingInput, { bundlePrices, presales }: OffersAt): SkippedOffer[] {
  const formed = new Set((input.bundles ?? []).map(({ bundleId }) => bundleId));
  const skuIds = new Set(input.lines.map(({ skuId }) => skuId));
  return [
    ...bundlePrices.filter(({ id }) => !formed.has(id)).map((set) => whyNoSet(set, skuIds, input.now)),
    ...[...presales.values()]
      .filter((presale) => skuIds.has(presale.sku_id))
      .flatMap((presale) => whyNoPresale(presale, input.now)),
  ];
}

function whyNoSet(set: BundlePrice, inBasket: ReadonlySet<string>, now: number): SkippedOffer {
  const offer = { source: 'bundle', id: set.id, title: set.title, missing: null } as const;
  if (now < set.starts_at.getTime()) return { ...offer, code: 'not-started', reason: '活动尚未开始' };
  if (now >= set.ends_at.getTime()) return { ...offer, code: 'ended', reason: '已过有效期' };
  const there = set.sku_ids.filter((skuId) => inBasket.has(skuId)).length;
  if (there === 0) return { ...offer, code: 'nothing-in-scope', reason: '没有参加活动的商品' };
  const quantity = set.sku_ids.length - there;
  // The units are all there but belong to another set.
  if (quantity === 0) return { ...offer, code: 'better-taken', reason: '商品已在另一个套装里' };
  return {
    ...offer,
    code: 'not-reached',
    reason: `还差 ${quantity} 件凑成一套`,
    missing: { kind: 'quantity', quantity },
  };
}

function whyNoPresale(presale: Presale, now: number): SkippedOffer[] {
  const offer = { source: 'presale', id: presale.id, title: presale.title, missing: null } as const;
  if (now < presale.deposit_from.getTime())
    return [{ ...offer, code: 'not-started', reason: '预售尚未开始付定金' }];
  return now >= presale.deposit_until.getTime()
    ? [{ ...offer, code: 'ended', reason: '付定金的时间已过' }]
    : [];
}
