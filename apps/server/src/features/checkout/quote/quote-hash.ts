import { createHash } from 'node:crypto';
import type { PricedOrder } from '@huarong/core/pricing';
import type { Presale } from '../../promotions/index.ts';

/** Covers everything the buyer agrees to. Equal hashes mean equal items, shares, amounts and dates. */
export function quoteHash(
  order: PricedOrder,
  {
    region,
    presale,
    packagingId,
  }: { region: string | null; presale: Presale | null; packagingId: string | null },
): string {
  const content = {
    lines: order.lines.map(({ lineId, skuId, kind, quantity, amount, shares, paid }) => ({
      lineId,
      skuId,
      kind,
      quantity,
      amount,
      shares,
      paid,
    })),
    gifts: order.gifts.map(({ giftId, promotionId, skuId, quantity }) => ({
      giftId,
      promotionId,
      skuId,
      quantity,
    })),
    coupons: order.coupons.filter(({ chosen }) => chosen).map(({ couponId, saves }) => ({ couponId, saves })),
    amounts: order.amounts,
    points: order.points.used,
    split: order.presale,
    dates: presale && [presale.balance_from, presale.balance_until, presale.ships_by],
    region,
    packagingId,
  };
  return createHash('sha256').update(canonical(content)).digest('hex');
}

/** JSON with sorted keys, so that equal contents are equal strings. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
