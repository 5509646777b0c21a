import type { Tx } from '#platform/database';
import { stockUnits, sumUnits } from '../../inventory/index.ts';
import { listWaitingExchanges, type WaitingExchange } from '../../points/index.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { createOrderRows, type NewOrderRows } from './new-order-rows.ts';
import type { ValidatedQuote } from './validate-quote.ts';

type Placement = Parameters<typeof createOrderRows>[2];

/**
 * The rows of the order, with the member's redeemed samples as lines of ¥0.00. A presale ships late and takes none. A
 * sample that is out of stock or no longer in the catalogue waits for the next order: it must not stop this one.
 */
export async function createRowsWithSamples(
  tx: Tx,
  deps: CheckoutDeps,
  validated: ValidatedQuote,
  placement: Placement,
): Promise<NewOrderRows> {
  const rows = createOrderRows(deps, validated, placement);
  const { memberId } = placement.buyer;
  if (memberId === null || validated.presale) return rows;
  const waiting = (await listWaitingExchanges(tx, memberId)).filter(({ skuId }) =>
    deps.catalogue.current().skus.has(skuId),
  );
  if (waiting.length === 0) return rows;
  const samples = await keepInStock(tx, waiting, rows);
  return createOrderRows(deps, validated, placement, samples);
}

/** The samples for which stock is left besides what the order takes. */
async function keepInStock(tx: Tx, waiting: readonly WaitingExchange[], { lines }: NewOrderRows) {
  const stock = await tx
    .selectFrom('stock')
    .select(['sku_id', 'available'])
    .where((row) => row('sku_id', '=', row.fn.any(row.val(waiting.map(({ skuId }) => skuId)))))
    .execute();
  const left = new Map(stock.map(({ sku_id, available }) => [sku_id, available]));
  const units = lines.flatMap(({ skuId, parts, quantity }) => stockUnits({ sku_id: skuId, parts }, quantity));
  for (const [skuId, quantity] of sumUnits(units)) left.set(skuId, (left.get(skuId) ?? 0) - quantity);
  return waiting.filter(({ skuId }) => {
    const available = left.get(skuId) ?? 0;
    left.set(skuId, available - 1);
    return available > 0;
  });
}
