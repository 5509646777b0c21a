import type { PricedOrder, Promotion } from '@huarong/core/pricing';
import { getFirst } from '@huarong/core/shared';
import type { QuotaTake } from '../../promotions/index.ts';

type Take = QuotaTake & { limit: number };

/** What an order uses of promotion quotas: units per sku for unit prices, one order for the other kinds. */
export function quotaTakes(order: PricedOrder, promotions: readonly Promotion[], owner: string): Take[] {
  const known = new Map(promotions.map((promotion) => [promotion.promotionId, promotion]));
  const perUnit = order.lines.flatMap(({ skuId, unitPriceReason: { promotionId, units, kind } }) =>
    promotionId && kind !== 'extraBuy' ? [{ promotionId, skuId, used: units }] : [],
  );
  const perOrder = new Set([
    ...order.applied.map(({ id }) => id),
    ...order.gifts.map(({ promotionId }) => promotionId),
    ...order.lines.flatMap(({ kind, promotionId }) =>
      kind === 'extraBuy' && promotionId ? promotionId : [],
    ),
  ]);
  const isPerUnit = new Set(perUnit.map(({ promotionId }) => promotionId));
  const perOrderTakes = [...perOrder]
    .filter((promotionId) => !isPerUnit.has(promotionId))
    .map((promotionId) => ({ promotionId, skuId: '', used: 1 }));
  return sumTakes([...perUnit, ...perOrderTakes]).flatMap(({ promotionId, skuId, used }) => {
    const quota = known.get(promotionId)?.quota;
    return [
      ...(quota?.total ? [{ promotionId, skuId, owner: '', used, limit: quota.total }] : []),
      ...(quota?.perShopper ? [{ promotionId, skuId, owner, used, limit: quota.perShopper }] : []),
    ];
  });
}

/** Two lines of one sku, such as a set and the rest, use the same quota. */
function sumTakes<Take extends { promotionId: string; skuId: string; used: number }>(
  takes: readonly Take[],
): Take[] {
  const groups = Map.groupBy(takes, ({ promotionId, skuId }) => `${promotionId} ${skuId}`);
  return [...groups.values()].map((same) => ({
    ...getFirst(same),
    used: same.reduce((total, { used }) => total + used, 0),
  }));
}
