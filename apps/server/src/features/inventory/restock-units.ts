import { insertRows, type Tx } from '#platform/database';
import { inSkuOrder, type UnitsBySku } from './stock-units.ts';

/** Makes sold units available again. The caller ensures that it happens once. */
export async function restockUnits(tx: Tx, reference: string, units: UnitsBySku): Promise<void> {
  for (const [skuId, quantity] of inSkuOrder(units))
    await tx
      .updateTable('stock')
      .set((row) => ({ available: row('available', '+', quantity), sold: row('sold', '-', quantity) }))
      .where('sku_id', '=', skuId)
      .execute();
  await insertRows(
    tx,
    'stock_ledger',
    inSkuOrder(units).map(([sku_id, quantity]) => ({ sku_id, delta: quantity, reason: 'return', reference })),
  );
}
