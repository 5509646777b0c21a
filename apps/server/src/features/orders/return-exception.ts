import type { LineRow, OrderRow } from './order-rows.ts';

/**
 * Why a line is not taken back without a fault, or null. Goods are exempt only where the shopper ticked so when she
 * ordered: without the tick the law's seven days hold. What was made for her alone needs no tick.
 */
export function returnExceptionOf({ consents }: Pick<OrderRow, 'consents'>, line: LineRow): string | null {
  if (line.engraving !== null) return '刻字商品，质量问题可退';
  return consents.includes(`no-return-${line.sku_id}`) ? line.snapshot.noReturnReason : null;
}
