import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { moveLots } from './lots.queries.ts';

/** What the delivery note of a supplier says. Days are `2027-03-31`. */
export interface LotReceipt {
  lotNo: string;
  expiresOn: string;
  producedOn?: string | undefined;
  supplier: string;
  documentNo?: string | undefined;
}
export type ReceiptRefusal = { code: 'lot-expiry-differs'; expiresOn: string } | { code: 'lot-is-recalled' };

/** Adds received units to their lot and records the receipt. The caller changes the stock in the same transaction. */
export async function receiveLot(
  tx: Tx,
  skuId: string,
  units: number,
  receipt: LotReceipt,
): Promise<Result<{ lotId: number }, ReceiptRefusal>> {
  const { lotNo, expiresOn, producedOn, supplier, documentNo } = receipt;
  await sql`
    insert into stock_lot (sku_id, lot_no, expires_on, produced_on)
    values (${skuId}, ${lotNo}, ${expiresOn}::date, ${producedOn ?? null}::date)
    on conflict (sku_id, lot_no) do nothing`.execute(tx);
  const { rows } = await sql<{ id: number; expires_on: string; is_recalled: boolean }>`
    select id, to_char(expires_on, 'YYYY-MM-DD') as expires_on, recalled_at is not null as is_recalled
    from stock_lot where sku_id = ${skuId} and lot_no = ${lotNo} for update`.execute(tx);
  const [lot] = rows;
  if (!lot) throw new Error(`lot ${lotNo} of sku ${skuId} is missing`);
  if (lot.is_recalled) return refuse({ code: 'lot-is-recalled' });
  if (lot.expires_on !== expiresOn) return refuse({ code: 'lot-expiry-differs', expiresOn: lot.expires_on });
  const { rows: made } = await sql<{ id: number }>`
    insert into stock_receipt (lot_id, units, supplier, document_no)
    values (${lot.id}, ${units}, ${supplier}, ${documentNo ?? null}) returning id`.execute(tx);
  await moveLots(tx, [{ lotId: lot.id, delta: units }], {
    reason: 'received',
    reference: `receipt:${made[0]?.id ?? ''}`,
  });
  return accept({ lotId: lot.id });
}
