import type { LineRow, OrderRow } from './order-rows.ts';

/**
 * Why a line cannot be returned without a fault, or null. The exemption needs the shopper's consent at checkout: without
 * it the statutory seven days apply. Engraved items are exempt without consent.
 */
export function returnExceptionOf({ consents }: Pick<OrderRow, 'consents'>, line: LineRow): string | null {
  if (line.engraving !== null) return '刻字商品，质量问题可退';
  return consents.includes(`no-return-${line.sku_id}`) ? line.snapshot.noReturnReason : null;
}
