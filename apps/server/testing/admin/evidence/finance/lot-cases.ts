import { sql } from 'kysely';
import { SKU } from '../../../../src/features/cart/testing/seed-products.ts';
import { type EvidenceShop, type PrepareCase, REASON } from '../evidence-case.ts';

const MISSING = '999999';

/** A lot of the serum with three units that are for sale. */
async function createLot({ db }: EvidenceShop, expiresOn = '2090-01-01'): Promise<string> {
  const { rows } = await sql<{ id: number }>`
    with lot as (
      insert into stock_lot (sku_id, lot_no, expires_on, remaining)
      values (${SKU.serum}, 'CASE' || (random() * 100000000)::int, ${expiresOn}::date, 3) returning id
    ), moved as (
      insert into stock_lot_movement (lot_id, delta, reason, reference) select id, 3, 'correction', 'case' from lot
    ), counted as (
      update stock set available = available + 3 where sku_id = ${SKU.serum}
    ), noted as (
      insert into stock_ledger (sku_id, delta, reason, reference) values (${SKU.serum}, 3, 'correction', 'case')
    )
    select id from lot`.execute(db);
  return String(rows[0]?.id);
}

export const lotCases: Record<string, PrepareCase> = {
  'lots.exportReceipts': () => ({
    input: { from: '2026-01-01', to: '2026-12-31', reason: REASON },
    refused: { from: '2026-12-31', to: '2026-01-01', reason: REASON },
  }),
  'lots.removeExpired': async (shop) => ({
    input: { lotId: await createLot(shop, '2020-01-01'), reason: REASON },
    refused: { lotId: await createLot(shop), reason: REASON },
  }),
  'recalls.start': async (shop) => ({
    input: { lotId: await createLot(shop), advice: '请停止使用并联系客服', reason: REASON },
    refused: { lotId: MISSING, advice: '请停止使用并联系客服', reason: REASON },
  }),
  'recalls.export': async (shop) => {
    const lotId = Number(await createLot(shop));
    const { rows } = await sql<{ id: number }>`
      insert into recall (lot_id, started_by, reason, advice)
      select ${lotId}, min(id), '抽检不合格', '请停止使用' from staff returning id`.execute(shop.db);
    return {
      input: { recallId: String(rows[0]?.id), reason: REASON },
      refused: { recallId: MISSING, reason: REASON },
    };
  },
};
