import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

/** The members named in a file, by mobile or card number. A mobile can have two accounts. */
export const listNamedMembers = (db: Queryable, names: readonly string[]) =>
  db
    .selectFrom('member')
    .select(['id', 'mobile', 'card_number', 'card_type'])
    .where('state', '<>', 'closed')
    .where((row) => {
      const named = row.fn.any(row.val([...names]));
      return row.or([row('mobile', '=', named), row('card_number', '=', named)]);
    })
    .execute();
export type NamedMember = Awaited<ReturnType<typeof listNamedMembers>>[number];

export const listNamedSkus = (db: Queryable, codes: readonly string[]) =>
  db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['sku.id', 'sku.code', 'sku.product_id', 'product.name_cn as product_name'])
    .select(sql<string>`concat_ws(' ', sku.shade_number, sku.shade_name, sku.size)`.as('sku_name'))
    .select(sql<string>`concat_ws(' ', brand.name_en, brand.name_cn)`.as('brand_name'))
    .where((row) => row('sku.code', '=', row.fn.any(row.val([...codes]))))
    .execute();
export type NamedSku = Awaited<ReturnType<typeof listNamedSkus>>[number];

/** The lines of these receipts that were imported before. */
export const listKnownLines = (db: Queryable, receiptNos: readonly string[]) =>
  db
    .selectFrom('offline_line')
    .innerJoin('offline_receipt', 'offline_receipt.receipt_no', 'offline_line.receipt_no')
    .select(['offline_line.receipt_no', 'member_id', 'sku_id', 'quantity', 'price_fen', 'returned_quantity'])
    .where((row) => row('offline_line.receipt_no', '=', row.fn.any(row.val([...receiptNos]))))
    .orderBy('offline_line.position')
    .execute();
export type KnownLine = Awaited<ReturnType<typeof listKnownLines>>[number];

/** The receipts that were imported last. */
export const listLastReceipts = (db: Queryable, limit: number) =>
  db
    .selectFrom('offline_receipt')
    .innerJoin('member', 'member.id', 'offline_receipt.member_id')
    .select(['receipt_no', 'store_name', 'bought_at', 'imported_at', 'points', 'member_id', 'member.mobile'])
    .orderBy('imported_at', 'desc')
    .orderBy('receipt_no')
    .limit(limit)
    .execute();

/** True when the returned quantity grew, so that importing a file again records a return once. */
export async function recordReturnedQuantity(
  tx: Tx,
  { receiptNo, skuId, returned }: { receiptNo: string; skuId: string; returned: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('offline_line')
    .set({ returned_quantity: returned })
    .where('receipt_no', '=', receiptNo)
    .where('sku_id', '=', skuId)
    .where('returned_quantity', '<', returned)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets what a receipt earned after a return; answers how many points fewer that is. */
export async function lowerReceiptPoints(tx: Tx, receiptNo: string, points: number): Promise<number> {
  const { points: before } = await tx
    .selectFrom('offline_receipt')
    .select('points')
    .where('receipt_no', '=', receiptNo)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before <= points) return 0;
  await tx.updateTable('offline_receipt').set({ points }).where('receipt_no', '=', receiptNo).execute();
  return before - points;
}
