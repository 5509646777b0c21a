import { financeExportRoutes } from '@huarong/contract/admin/finance-exports';
import { reconciliationRoutes } from '@huarong/contract/admin/reconciliation';
import { fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../testing/open-admin.ts';
import { writeMonthEntries } from '../ledger/admin/export-month.ts';
import { balanceOf, postEntries } from '../ledger/index.ts';
import { sumSettledEntries } from '../ledger/sum-days.ts';
import { writeDayDifferences } from '../payment/admin/reconciliation/export-differences.ts';
import { deleteOldLines } from '../payment/index.ts';
import { insertHistory } from '../payment/testing/insert-history.ts';

const DAY = '2026-03-02';
let shop: AdminHarness;
let finance: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin();
  finance = await shop.signIn('FINANCE');
}, 120_000);
afterAll(() => shop.close());

const get = (path: string, by: StaffBrowser) =>
  shop.admin.inject({ url: path, headers: { 'sec-fetch-site': 'same-origin', cookie: by.cookie() } });
async function joined(parts: AsyncGenerator<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}
const insertBreak = async (values: object) =>
  String(
    (
      await shop.db
        .insertInto('recon_break')
        .values({ provider: 'wechat', day: DAY, detail: '{}', kind: 'paid-there-not-here', ...values })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id,
  );

it('exports every difference of a day, for whoever asked and for nobody else', async () => {
  for (let each = 0; each < 3; each++)
    await insertBreak({ payment_id: `=NOTOURS${each}`, there_fen: 500 + each, here_fen: 0 });
  const { results } = await finance.call(financeExportRoutes.differences, { day: DAY, reason: '核对' });
  expect(results.rows).toBe(3);
  const answer = await get(results.path, finance);
  expect(answer.headers['content-disposition']).toContain(`differences-${DAY}.csv`);
  const lines = answer.body.trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain('微信支付,账单有，本店无');
  expect(answer.body).not.toContain(',=NOTOURS');
  expect(await joined(writeDayDifferences(shop.db, DAY, 2))).toBe(answer.body);
  expect((await get(results.path, await shop.signIn('OWNER'))).statusCode).toBe(404);
  expect((await shop.lastEntries())[0]).toMatchObject({ call: 'financeExports.differences' });
});

it('exports the entries of a month, summed or not, and debits are credits', async () => {
  const { rows: now } = await sql<{ month: string }>`
    select to_char(shop_now() at time zone 'Asia/Shanghai', 'YYYY-MM') as month`.execute(shop.db);
  const month = now[0]!.month;
  const post = (reference: string) =>
    transaction(shop.db, (tx) =>
      postEntries(tx, {
        kind: 'payment',
        reference,
        entries: [
          { account: 'bank:alipay', amount: fen(12_300) },
          { account: 'order:202611150000000001', amount: fen(-12_300) },
        ],
      }),
    );
  await post('PEXPORT1:202611150000000001');
  await sumSettledEntries(shop.db);
  await sumSettledEntries(shop.db);
  await post('PEXPORT2:202611150000000001');
  const { results } = await finance.call(financeExportRoutes.ledger, { month, reason: '交给会计' });
  const { body } = await get(results.path, finance);
  const lines = body.trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(results.rows);
  expect(lines.filter((line) => line.includes('PEXPORT'))).toHaveLength(4);
  expect(lines.find((line) => line.includes('PEXPORT2'))).toMatch(
    /收款,bank:alipay,应收渠道 支付宝,123\.00,,PEXPORT2/,
  );
  expect(await joined(writeMonthEntries(shop.db, month, 1))).toBe(body);
  expect((await finance.call(financeExportRoutes.ledger, { month: '2026-13', reason: '没有' })).status).toBe(
    400,
  );
  const empty = await finance.call(financeExportRoutes.ledger, { month: '2001-01', reason: '没有分录' });
  expect(empty.results.rows).toBe(0);
});

it('shows the weeks of a month, and corrects a refund by the bill', async () => {
  const number = 'P2026REFUNDDIFF001';
  const refundNumber = 'R2026REFUNDDIFF001';
  await insertHistory(shop.db, 'wechat', DAY, [
    { number, amountFen: 9_000, minute: 600, refunds: [{ refundNumber, amountFen: 3_000, minute: 700 }] },
  ]);
  const refund = { payment_id: number, refund_id: refundNumber, here_fen: 3_000 };
  const small = await insertBreak({ ...refund, kind: 'other-refund-amount', there_fen: 3_500 });
  const monthPage = (await finance.call(reconciliationRoutes.month, { month: '2026-03' })).results;
  expect(monthPage.weeks.map(({ from }: { from: string }) => from)).toEqual([
    ...['2026-03-01', '2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30'],
  ]);
  expect(monthPage.weeks[1].days[1]).toMatchObject({ day: DAY, provider: 'wechat', openCount: 4 });
  expect(monthPage.total.openCount).toBe(4);
  const resolve = (differenceId: string) =>
    finance.call(reconciliationRoutes.resolve, { differenceId, resolution: 'book', reason: '按账单' });
  const before = await balanceOf(shop.db, 'bank:wechat');
  expect((await resolve(small)).results).toMatchObject({ state: 'done' });
  expect(await balanceOf(shop.db, 'bank:wechat')).toBe(before - 500);
  expect(await balanceOf(shop.db, 'refund-differences')).toBe(500);
  const large = await insertBreak({
    ...{ payment_id: number, refund_id: 'BYHAND2026', kind: 'refunded-there-not-here' },
    ...{ there_fen: 12_000, here_fen: 0 },
  });
  expect((await resolve(large)).results).toMatchObject({ state: 'waiting' });
  expect(await balanceOf(shop.db, 'refund-differences')).toBe(500);
  await sql`update refund set state = 'failed' where id = ${refundNumber}`.execute(shop.db);
  const failed = await insertBreak({
    ...refund,
    kind: 'refunded-there-not-here',
    there_fen: 3_000,
    here_fen: 0,
  });
  expect((await resolve(failed)).message).toContain('请在退款里重试');
});

it('deletes the lines of bills after 400 days, goes on where it stopped, and the day is not compared again', async () => {
  const { rows } = await sql<{ id: number; day: string }>`
    insert into provider_bill (provider, day, source, content_hash, payments, payments_fen, refunds, refunds_fen, fees_fen)
    select 'alipay', (shop_now() at time zone 'Asia/Shanghai')::date - age, 'fetched', age::text, 5, 500, 0, 0, 0
    from unnest(array[401, 400]) as age returning id, day::text`.execute(shop.db);
  await sql`insert into provider_bill_line (bill_id, line, kind, number, trade_no, amount_fen)
    select id, line, 'payment', 'P' || line, 'T' || line, 100
    from unnest(${rows.map(({ id }) => id)}::bigint[]) as id, generate_series(1, 5) as line`.execute(shop.db);
  const left = async () =>
    (
      await sql<{ count: number }>`
        select count(*)::int as count from provider_bill_line
        where bill_id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(shop.db)
    ).rows[0]?.count;
  const day = rows[0]!.day;
  let looks = 0;
  expect(await deleteOldLines(shop.db, () => ++looks > 1, 2)).toBe(false);
  expect(await left()).toBe(8);
  expect((await finance.call(reconciliationRoutes.run, { day })).errorCode).toBeNull();
  expect(await deleteOldLines(shop.db, () => false, 2)).toBe(true);
  expect(await left()).toBe(5);
  expect((await finance.call(reconciliationRoutes.run, { day })).status).toBe(409);
  expect((await finance.call(reconciliationRoutes.run, { day: DAY })).errorCode).toBeNull();
});
