import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { BillRefused, type SandboxRow } from '../../../../integrations/payment/index.ts';
import {
  billOf,
  billRows,
  insertHistory,
  randomHistory,
  timeOn,
  writeBill,
} from '../../testing/insert-history.ts';
import { openPaymentHarness, type PaymentHarness } from '../../testing/open-payment-harness.ts';
import { reconcileDay, requestRun } from './reconcile-day.ts';
import { storeBill } from './store-bill.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await openPaymentHarness();
  await harness.createMember('1000000001');
});
afterAll(() => harness.database.close());

const PROVIDERS = ['alipay', 'wechat'] as const;
type Provider = (typeof PROVIDERS)[number];
/** Every case has days of its own. */
let nextDay = Date.UTC(2026, 0, 1);
const newDay = () => {
  nextDay += 10 * 86_400_000;
  return new Date(nextDay).toISOString().slice(0, 10);
};
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
let seed = 0;
const history = (count: number) => randomHistory(count, `A${String(++seed).padStart(5, '0')}`, Math.random);

const store = (provider: Provider, day: string, bytes: Buffer) =>
  transaction(harness.db, (tx) =>
    storeBill(tx, harness.deps.providers[provider], { day, bytes, staffId: null }),
  );
async function compare(provider: Provider, day: string) {
  await transaction(harness.db, (tx) => requestRun(tx, { provider, day, staffId: null }));
  await reconcileDay({ db: harness.db, providers: harness.deps.providers }, { provider, day });
}
const breaksOf = async (provider: Provider, day: string) =>
  (
    await sql<{
      kind: string;
      payment_id: string;
      refund_id: string | null;
      there: number;
      here: number;
      cause: string;
    }>`
      select kind, payment_id, refund_id, there_fen as there, here_fen as here, cause from recon_break
      where provider = ${provider} and day = ${day}::date and resolved_at is null order by kind, payment_id`.execute(
      harness.db,
    )
  ).rows;

describe.each(PROVIDERS)('the days at %s', (provider) => {
  it('have no difference when every payment and refund is in the bill', async () => {
    for (let round = 0; round < 5; round++) {
      const day = newDay();
      const payments = history(40);
      await insertHistory(harness.db, provider, day, payments);
      await store(provider, day, billOf(provider, day, payments));
      await compare(provider, day);
      expect(await breaksOf(provider, day)).toEqual([]);
      const run = await harness.db
        .selectFrom('recon_run')
        .innerJoin('provider_bill', 'provider_bill.id', 'recon_run.bill_id')
        .select(['recon_run.state', 'recon_run.payments_fen', 'provider_bill.payments_fen as bill_fen'])
        .select(['recon_run.refunds', 'provider_bill.refunds as bill_refunds'])
        .where('recon_run.provider', '=', provider)
        .where('recon_run.day', '=', day)
        .executeTakeFirstOrThrow();
      expect(run.state).toBe('done');
      expect(run.payments_fen).toBe(run.bill_fen);
      expect(run.refunds).toBe(run.bill_refunds);
    }
  });

  it('show every kind of planted difference once, and nothing else', async () => {
    const day = newDay();
    const [there, here, amount, refundThere, refundHere, refundAmount, otherDay, twice, fee, ...clean] =
      history(60).map((payment, index) => ({
        ...payment,
        amountFen: 50_000,
        minute: 600,
        refunds:
          index >= 3 && index <= 5
            ? [{ refundNumber: `R${payment.number.slice(1)}`, amountFen: 2_000, minute: 700 }]
            : payment.refunds.map((refund) => ({ ...refund, amountFen: 10, minute: 700 })),
      }));
    const plain = [there, here, amount, otherDay, twice, fee].map((payment) => ({
      ...payment!,
      refunds: [],
    }));
    const all = [...plain, refundThere!, refundHere!, refundAmount!, ...clean];
    await insertHistory(harness.db, provider, day, all);
    await sql`delete from refund where id = ${refundThere!.refunds[0]!.refundNumber}`.execute(harness.db);
    await sql`update payment set state = 'closed' where id = ${there!.number}`.execute(harness.db);
    await sql`update payment set settled_at = settled_at + interval '3 days' where id = ${otherDay!.number}`.execute(
      harness.db,
    );
    const changed = billRows(day, all).flatMap((row): SandboxRow[] => {
      if (row.out_trade_no === here!.number) return [];
      if (row.refund_no === refundHere!.refunds[0]!.refundNumber) return [];
      if (row.out_trade_no === amount!.number) return [{ ...row, amount_fen: 40_000 }];
      if (row.refund_no === refundAmount!.refunds[0]!.refundNumber) return [{ ...row, amount_fen: 2_001 }];
      return row.out_trade_no === twice!.number ? [row, row] : [row];
    });
    const stranger = { ...changed[0]!, out_trade_no: 'NOTOURS2026', trade_no: 'X1', refund_no: null };
    await store(provider, day, writeBill(provider, day, [...changed, stranger]));
    await sql`update provider_bill_line set fee_fen = fee_fen + 2 where number = ${fee!.number}`.execute(
      harness.db,
    );
    const found = async () =>
      (await breaksOf(provider, day)).map(({ kind, payment_id, there: t, here: h, cause }) => [
        kind,
        payment_id,
        t,
        h,
        cause,
      ]);
    await compare(provider, day);
    const expected = [
      ['other-amount', amount!.number, 40_000, 50_000, 'provider-discount'],
      ['other-day', otherDay!.number, 50_000, 50_000, 'late-notice'],
      ['other-fee', fee!.number, 302, 300, 'other-rate'],
      ['other-refund-amount', refundAmount!.number, 2_001, 2_000, 'unknown'],
      ['paid-here-not-there', here!.number, 0, 50_000, 'not-collected'],
      ['paid-there-not-here', 'NOTOURS2026', 50_000, 0, 'not-ours'],
      ['paid-there-not-here', there!.number, 50_000, 0, 'closed-before'],
      ['refunded-here-not-there', refundHere!.number, 0, 2_000, 'not-paid-out'],
      ['refunded-there-not-here', refundThere!.number, 2_000, 0, 'refunded-by-hand'],
      ['twice-in-bill', twice!.number, 100_000, 50_000, 'paid-twice'],
    ];
    const sorted = expected.toSorted((a, b) => `${a[0]} ${a[1]}`.localeCompare(`${b[0]} ${b[1]}`, 'en'));
    const inOrder = async () =>
      (await found()).toSorted((a, b) => `${a[0]} ${a[1]}`.localeCompare(`${b[0]} ${b[1]}`, 'en'));
    expect(await inOrder()).toEqual(sorted);
    await compare(provider, day);
    expect(await inOrder()).toEqual(sorted);
    // A whole bill takes the place of the faulty one: what it explains is matched by itself.
    await sql`update payment set state = 'paid' where id = ${there!.number}`.execute(harness.db);
    await store(provider, day, billOf(provider, day, all));
    await compare(provider, day);
    expect((await found()).map(([kind]) => kind).sort()).toEqual(['other-day', 'refunded-there-not-here']);
  });

  it('wait for the bill of the next day with what was paid in the last hour', async () => {
    const day = newDay();
    const [early, late, lost] = history(3).map((payment, index) => ({
      ...payment,
      minute: index === 0 ? 600 : 1_438,
      refunds: [],
    }));
    await insertHistory(harness.db, provider, day, [early!, late!, lost!]);
    await store(provider, day, billOf(provider, day, [early!]));
    await compare(provider, day);
    expect((await breaksOf(provider, day)).map(({ cause }) => cause)).toEqual(['next-day', 'next-day']);
    const next = dayAfter(day);
    const rows = billRows(next, [{ ...late!, minute: 1 }]);
    expect(rows[0]!.at).toEqual(timeOn(next, 1));
    await store(provider, next, writeBill(provider, next, rows));
    await compare(provider, next);
    expect(await breaksOf(provider, day)).toMatchObject([
      { payment_id: lost!.number, cause: 'not-collected' },
    ]);
    expect(await breaksOf(provider, next)).toEqual([]);
  });

  it('stay open without a bill, and say so', async () => {
    const day = newDay();
    const client = { ...harness.deps.providers[provider], bill: async () => null };
    await transaction(harness.db, (tx) => requestRun(tx, { provider, day, staffId: null }));
    const providers = { ...harness.deps.providers, [provider]: client };
    await reconcileDay({ db: harness.db, providers }, { provider, day });
    const run = await harness.db
      .selectFrom('recon_run')
      .select(['state', 'problem'])
      .where('provider', '=', provider)
      .where('day', '=', day)
      .executeTakeFirst();
    expect(run).toEqual({ state: 'missing', problem: '渠道还没有给出这一天的账单' });
  });

  it('take the same bill twice as one, and refuse a bill of another day with nothing stored', async () => {
    const day = newDay();
    const bytes = billOf(provider, day, history(5));
    const first = await store(provider, day, bytes);
    expect(first.isNew).toBe(true);
    expect(await store(provider, day, bytes)).toEqual({ billId: first.billId, isNew: false });
    const other = newDay();
    await expect(store(provider, other, bytes)).rejects.toThrow(BillRefused);
    const stored =
      await sql`select from provider_bill where provider = ${provider} and day = ${other}::date`.execute(
        harness.db,
      );
    expect(stored.rows).toEqual([]);
  });
});
