import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import {
  type BillLine,
  createBillHash,
  type PaymentProvider,
  readBill,
} from '../../../../integrations/payment/index.ts';

const BATCH = 2_000;

interface NewBill {
  /** `2026-11-15` */
  day: string;
  bytes: Uint8Array;
  /** Null: fetched from the provider. */
  staffId: number | null;
}

/**
 * Stores a bill line by line, so that a large one is never in memory as rows. The bill that is stored already is found
 * again by its content; another bill of the day takes the place of the earlier one. Throws `BillRefused` with the reason, and
 * the caller rolls back.
 */
export async function storeBill(
  tx: Tx,
  { name: provider, merchant }: Pick<PaymentProvider, 'name' | 'merchant'>,
  { day, bytes, staffId }: NewBill,
): Promise<{ billId: number; isNew: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtext(${`bill ${provider} ${day}`}))`.execute(tx);
  const expected = { day, merchant };
  const content = createBillHash();
  const totals = { payments: 0, payments_fen: 0, refunds: 0, refunds_fen: 0, fees_fen: 0 };
  let read = 0;
  for (const line of readBill(provider, bytes, expected)) {
    content.add(line);
    // Other requests are answered meanwhile.
    if (++read % BATCH === 0) await nextTurn();
    totals[line.kind === 'payment' ? 'payments' : 'refunds'] += 1;
    totals[line.kind === 'payment' ? 'payments_fen' : 'refunds_fen'] += line.amount;
    if (line.kind === 'payment') totals.fees_fen += line.fee ?? 0;
  }
  const content_hash = content.digest();
  const known = await tx
    .selectFrom('provider_bill')
    .select(['id', 'is_current'])
    .where('provider', '=', provider)
    .where('day', '=', day)
    .where('content_hash', '=', content_hash)
    .executeTakeFirst();
  if (known?.is_current) return { billId: known.id, isNew: false };
  await tx
    .updateTable('provider_bill')
    .set({ is_current: false })
    .where('provider', '=', provider)
    .where('day', '=', day)
    .where('is_current', '=', true)
    .execute();
  if (known) {
    await tx.updateTable('provider_bill').set({ is_current: true }).where('id', '=', known.id).execute();
    return { billId: known.id, isNew: false };
  }
  const { id: billId } = await tx
    .insertInto('provider_bill')
    .values({
      provider,
      day,
      content_hash,
      source: staffId === null ? 'fetched' : 'uploaded',
      uploaded_by: staffId,
      ...totals,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertLines(tx, billId, readBill(provider, bytes, expected));
  return { billId, isNew: true };
}

async function insertLines(tx: Tx, billId: number, lines: Iterable<BillLine>): Promise<void> {
  let first = 1;
  let batch: BillLine[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    const column = (of: (line: BillLine) => string | number | null) => batch.map(of);
    await sql`
      insert into provider_bill_line (bill_id, line, kind, number, refund_number, trade_no, amount_fen, fee_fen, at)
      select ${billId}, ${first} + ordinality - 1, kind, number, refund_number, trade_no, amount_fen, fee_fen,
        at::timestamp at time zone 'Asia/Shanghai'
      from unnest(${column(({ kind }) => kind)}::text[], ${column(({ number }) => number)}::text[],
        ${column(({ refundNumber }) => refundNumber)}::text[], ${column(({ tradeNo }) => tradeNo)}::text[],
        ${column(({ amount }) => amount)}::bigint[], ${column(({ fee }) => fee)}::bigint[],
        ${column(({ at }) => at)}::text[]) with ordinality
        as given (kind, number, refund_number, trade_no, amount_fen, fee_fen, at, ordinality)`.execute(tx);
    first += batch.length;
    batch = [];
  };
  for (const line of lines) {
    batch.push(line);
    if (batch.length === BATCH) await flush();
  }
  await flush();
}
