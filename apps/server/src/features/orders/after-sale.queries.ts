import type { InvoiceStatus } from '@huarong/core/invoices';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';

/** Counts units of a line as returned. False when the line has too few units left. */
export async function addReturnedUnits(tx: Tx, lineId: string, units: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_line')
    .set((row) => ({ returned_quantity: row('returned_quantity', '+', units) }))
    .where('id', '=', lineId)
    .where(sql<boolean>`returned_quantity + ${units} <= quantity`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The units of an abandoned return may be returned again. */
export async function subtractReturnedUnits(tx: Tx, lineId: string, units: number): Promise<void> {
  await tx
    .updateTable('order_line')
    .set((row) => ({ returned_quantity: row('returned_quantity', '-', units) }))
    .where('id', '=', lineId)
    .execute();
}

/** Records the numbers of the units of a line that a refund has settled. */
export async function addSettledUnits(tx: Tx, lineId: string, units: readonly number[]): Promise<void> {
  await sql`update order_line set settled_pieces = settled_pieces || ${[...units]}::integer[]
    where id = ${lineId}`.execute(tx);
}

/** 1 while a return is open, 2 once one is completed, 0 when all were abandoned. */
export async function setAfterSaleStatus(tx: Tx, subOrderId: string, status: 0 | 1 | 2): Promise<void> {
  await tx.updateTable('sub_order').set({ after_sale_status: status }).where('id', '=', subOrderId).execute();
}

/** The status of the invoice as shown with the order. */
export async function setInvoiceStatus(tx: Tx, subOrderId: string, status: InvoiceStatus): Promise<void> {
  await tx.updateTable('sub_order').set({ invoice_status: status }).where('id', '=', subOrderId).execute();
}
