import { ledgerRoutes } from '@huarong/contract/admin/ledger';
import { fen } from '@huarong/core/shared';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { transaction } from '#platform/database';
import { listViolations } from '../../../../testing/audit.ts';
import { onPostgres } from '../../../../testing/index.ts';
import {
  type AdminHarness,
  type AdminReply,
  openAdmin,
  type StaffBrowser,
} from '../../../../testing/open-admin.ts';
import { postEntries } from '../post-entries.ts';
import { sumSettledEntries } from '../sum-days.ts';

let shop: AdminHarness;
let finance: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin();
  finance = await shop.signIn('FINANCE');
});
afterAll(() => shop.close());

let count = 0;
/** Books money of an order on a day; the ledger itself takes only the present. */
async function book(from: string, to: string, amount: number, day = '2026-11-10') {
  count += 1;
  const reference = `P${count}:O${count}`;
  await transaction(shop.db, (tx) =>
    postEntries(tx, {
      kind: 'payment',
      reference,
      entries: [
        { account: to, amount: fen(amount) },
        { account: from, amount: fen(-amount) },
      ],
    }),
  );
  await sql`alter table ledger_movement disable trigger ledger_movement_append_only`.execute(shop.db);
  await sql`update ledger_movement set at = ${`${day}T12:00:00+08:00`} where reference = ${reference}`.execute(
    shop.db,
  );
  return reference;
}
/** Transactions of other databases on the same server delay it. */
const sumAll = () =>
  vi.waitFor(
    async () => {
      await sumSettledEntries(shop.db, 7);
      const { rows } = await sql<{ left: number }>`
        select (select coalesce(max(id), 0) from ledger_entry) - summed_id as left from ledger_sum_state`.execute(
        shop.db,
      );
      if (rows[0]?.left !== 0) throw new Error('some entries are not summed yet');
    },
    { timeout: 60_000, interval: 1 },
  );
const trial = async (from: string, to: string) =>
  (await finance.call(ledgerRoutes.trialBalance, { from, to })).results;
// biome-ignore lint/suspicious/noExplicitAny: each test reads another part
const lineOf = (results: any, account: string) =>
  results.groups
    .flatMap(({ accounts }: { accounts: { account: string }[] }) => accounts)
    .find((line: { account: string }) => line.account === account);

describe('the trial balance', () => {
  it('has one line for all orders, and is the same before and after the entries are summed', async () => {
    await book('order:A1', 'bank:alipay', 300_00, '2026-10-31');
    await book('order:A2', 'bank:alipay', 200_00, '2026-11-01');
    await book('bank:alipay', 'order:A1', 50_00, '2026-11-02');
    await book('unapplied', 'bank:wechat', 7_00, '2026-11-03');
    const before = await trial('2026-11-01', '2026-11-30');
    expect(lineOf(before, 'bank:alipay')).toMatchObject({
      label: '应收渠道 支付宝',
      openingFen: 300_00,
      debitFen: 200_00,
      creditFen: 50_00,
      closingFen: 450_00,
      entries: 2,
    });
    expect(lineOf(before, 'order')).toMatchObject({ side: 'credit', closingFen: -450_00 });
    expect(lineOf(before, 'unapplied')).toMatchObject({ warning: '有余额' });
    expect(before.differenceFen).toBe(0);
    await sumAll();
    const { rows } = await sql<{ summed_id: number }>`select summed_id from ledger_sum_state`.execute(
      shop.db,
    );
    expect(rows[0]?.summed_id).toBeGreaterThan(0);
    await book('order:A3', 'bank:alipay', 1_00, '2026-11-04');
    const after = await trial('2026-11-01', '2026-11-30');
    expect(lineOf(after, 'bank:alipay')).toMatchObject({ closingFen: 451_00, entries: 3 });
    expect((await trial('2026-11-01', '2026-11-01')).differenceFen).toBe(0);
    expect((await listViolations(shop.db)).filter(({ invariant }) => invariant.startsWith('I-18'))).toEqual(
      [],
    );
  });

  it('shows a ledger that does not balance', async () => {
    await sql`alter table ledger_entry disable trigger all`.execute(shop.db);
    const { rows } = await sql<{ id: number }>`insert into ledger_entry (movement_id, account, amount_fen)
      select min(id), 'sales', -5 from ledger_movement returning id`.execute(shop.db);
    expect((await trial('2026-10-01', '2026-11-30')).differenceFen).toBe(-5);
    await sql`delete from ledger_entry where id = ${rows[0]?.id}`.execute(shop.db);
    await sql`alter table ledger_entry enable trigger all`.execute(shop.db);
  });

  it('refuses a period that ends before it begins', async () => {
    const reply = await finance.call(ledgerRoutes.trialBalance, { from: '2026-11-02', to: '2026-11-01' });
    expect(reply).toMatchObject({ status: 400, errorCode: 'ADM9522E' });
  });
});

describe('an account', () => {
  const pages = async (account: string, input: object = {}) => {
    const rows: { amountFen: number; balanceFen: number; entryId: string; movementId: string }[] = [];
    let after: string | null = null;
    let first: { entries: number; closingFen: number; openingFen: number } | undefined;
    do {
      const { results }: AdminReply = await finance.call(ledgerRoutes.account, {
        account,
        from: '2026-01-01',
        to: '2026-12-31',
        size: 3,
        ...input,
        ...(after !== null && { after }),
      });
      first ??= results;
      rows.push(...results.rows);
      after = results.next;
    } while (after);
    return { rows, first: first! };
  };

  it('lists every entry once, and the running balance leads from the end to the beginning', async () => {
    const days = ['2026-11-05', '2026-11-06', '2026-11-07'];
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.constantFrom('bank:alipay', 'card:C1'),
            fc.integer({ min: 1, max: 9_000 }),
            fc.constantFrom(...days),
          ),
          {
            minLength: 1,
            maxLength: 8,
          },
        ),
        fc.boolean(),
        async (bookings, isSummed) => {
          for (const [account, amount, day] of bookings)
            await book(`order:${count % 4}`, account, amount, day);
          if (isSummed) await sumAll();
          for (const account of ['order', 'bank:alipay', 'card', 'order:1']) {
            for (const period of [{}, { from: '2026-11-06', to: '2026-11-06' }]) {
              const reply = await finance.call(ledgerRoutes.account, { account, ...period });
              if (reply.status === 404) continue;
              const { rows, first } = await pages(account, period);
              expect(rows.length).toBe(first.entries);
              expect(new Set(rows.map(({ entryId }) => entryId)).size).toBe(rows.length);
              let balance = first.closingFen;
              for (const row of rows) {
                expect(row.balanceFen).toBe(balance);
                balance -= row.amountFen;
              }
              expect(balance).toBe(first.openingFen);
            }
          }
        },
      ),
      { numRuns: 6 },
    );
    expect((await listViolations(shop.db)).filter(({ invariant }) => invariant.startsWith('I-18'))).toEqual(
      [],
    );
  });

  it('leads to the movement, its other entries, the order and the payment', async () => {
    const reference = await book('order:D1', 'bank:wechat', 12_00);
    const { rows } = await pages('order:D1');
    const { results } = await finance.call(ledgerRoutes.movement, { movementId: rows[0]?.movementId });
    expect(results).toMatchObject({
      kindText: '收款',
      entries: [
        { account: 'bank:wechat', amountFen: 12_00 },
        { account: 'order:D1', label: '订单 D1', amountFen: -12_00 },
      ],
    });
    expect(results.sources).toContainEqual({ kind: 'order', id: 'D1' });
    expect(results.sources).toContainEqual({ kind: 'payment', id: reference.split(':')[0] });
  });

  it('that does not exist, a movement that does not exist and a wrong position are refused', async () => {
    const of = (account: string, input: object = {}) =>
      finance.call(ledgerRoutes.account, { account, ...input });
    expect(await of('order:nobody')).toMatchObject({ status: 404, errorCode: 'ADM9520E' });
    expect(await of('bank:nowhere')).toMatchObject({ status: 404 });
    expect((await of('order', { after: 'abcd' })).status).toBe(400);
    expect((await of("order:'--")).status).toBe(400);
    expect(await finance.call(ledgerRoutes.movement, { movementId: '999999999' })).toMatchObject({
      status: 404,
    });
  });
});

it('adds a new entry to the sums when nothing could come before it', async () => {
  await sumAll();
  const summed = async () =>
    (await sql<{ id: number }>`select summed_id as id from ledger_sum_state`.execute(shop.db)).rows[0]?.id ??
    0;
  const before = await summed();
  await book('order:E1', 'bank:alipay', 1);
  await sumSettledEntries(shop.db);
  expect(await summed()).toBe(before);
  await sumAll();
  expect(await summed()).toBe(before + 2);
});

onPostgres('several transactions', () => {
  it('waits for one that holds a smaller id', async () => {
    await sumAll();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const postOne = (reference: string, isHeld: boolean) =>
      transaction(shop.db, async (tx) => {
        await postEntries(tx, {
          kind: 'payment',
          reference,
          entries: [
            { account: 'bank:alipay', amount: fen(9) },
            { account: 'order:slow', amount: fen(-9) },
          ],
        });
        if (isHeld) await held;
      });
    const slow = postOne('slow:1', true);
    await postOne('quick:1', false);
    await sumSettledEntries(shop.db);
    await sumSettledEntries(shop.db);
    await sumSettledEntries(shop.db);
    release();
    await slow;
    await sumAll();
    expect((await listViolations(shop.db)).filter(({ invariant }) => invariant.startsWith('I-18'))).toEqual(
      [],
    );
  });
});
