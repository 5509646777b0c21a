import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { paymentsAdminRoutes } from '@huarong/contract/admin/payments';
import { reconciliationRoutes } from '@huarong/contract/admin/reconciliation';
import { pathOf } from '@huarong/contract/kit';
import { OrderStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberOwner } from '#platform/context';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../../../testing/open-admin.ts';
import {
  openProviders,
  ProviderUnavailable,
  type SandboxRow,
} from '../../../../integrations/payment/index.ts';
import { paymentDepsOf } from '../../../connect-orders.ts';
import { balanceOf } from '../../../ledger/index.ts';
import { askNow } from '../../providers/ask-now.ts';
import { reconcileDay } from '../../reconcile/daily/reconcile-day.ts';
import { timeOn, writeBill } from '../../testing/insert-history.ts';
import { insertOrder } from '../../testing/insert-order.ts';

const DAY = '2026-03-02';
let shop: AdminHarness;
let owner: StaffBrowser;
let finance: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin();
  owner = await shop.signIn('OWNER');
  finance = await shop.signIn('FINANCE');
}, 120_000);
afterAll(() => shop.close());

const deps = () => paymentDepsOf(openProviders(shop.config, shop.db).providers);

async function upload(provider: 'alipay' | 'wechat', bytes: Uint8Array, day = DAY) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'bill.csv');
  const request = new Response(form);
  const answer = await shop.admin.inject({
    method: 'POST',
    url: `${pathOf(reconciliationRoutes.upload)}?${new URLSearchParams({ provider, day })}`,
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: finance.cookie(),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { results, errorMessage } = answer.json();
  return { status: answer.statusCode, results, message: errorMessage as string | null };
}
const countBills = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from provider_bill`.execute(shop.db)).rows[0]!
    .count;

let created = 0;
/** An open payment of an order. A cancelled order has closed it. */
async function createPayment(amountFen: number, { isClosed }: { isClosed: boolean }) {
  const orderId = await insertOrder(shop.db, { owner: memberOwner('1000000001'), payableFen: amountFen });
  if (isClosed)
    await shop.db
      .updateTable('sub_order')
      .set({ status: OrderStatus.Cancelled })
      .where('order_id', '=', orderId)
      .execute();
  const number = `P2026RECON${String(++created).padStart(8, '0')}`;
  await sql`insert into payment (id, owner, provider, purpose, amount_fen, state, opened_at, settled_at)
    values (${number}, ${memberOwner('1000000001')}, 'wechat', 'full', ${amountFen},
      ${isClosed ? 'closed' : 'pending'}, shop_now(), ${isClosed ? new Date() : null})`.execute(shop.db);
  await sql`insert into payment_order (payment_id, order_id, amount_fen, purpose, is_live)
    values (${number}, ${orderId}, ${amountFen}, 'full', ${!isClosed})`.execute(shop.db);
  return { number, orderId };
}
const lineOf = (number: string, amount_fen: number): SandboxRow => ({
  out_trade_no: number,
  trade_no: `T${number}`,
  refund_no: null,
  amount_fen,
  at: timeOn(DAY, 600),
});

/** Uploads a bill with these payments, compares, and reads the page. */
async function compareWith(...rows: SandboxRow[]) {
  expect((await upload('wechat', writeBill('wechat', DAY, rows))).status).toBe(200);
  await reconcileDay({ db: shop.db, providers: deps().providers }, { provider: 'wechat', day: DAY });
  return (await finance.call(reconciliationRoutes.day, { day: DAY })).results;
}
// biome-ignore lint/suspicious/noExplicitAny: answers are untyped here
const differenceOf = (page: any, number: string) =>
  page.differences.find(({ paymentId }: { paymentId: string }) => paymentId === number);

describe('a difference', () => {
  it('of at most ¥100 is booked by one person: the closed order gets its money back', async () => {
    const { number } = await createPayment(9_900, { isClosed: true });
    const difference = differenceOf(await compareWith(lineOf(number, 9_900)), number);
    expect(difference).toMatchObject({ kind: 'paid-there-not-here', needsSecondPerson: false });
    expect(difference.causeText).toBe('通知晚到，订单已关闭');
    const before = await balanceOf(shop.db, 'unapplied');
    const reply = await finance.call(reconciliationRoutes.resolve, {
      differenceId: difference.differenceId,
      resolution: 'book',
      reason: '超时后到账，退回',
    });
    expect(reply.results).toEqual({ state: 'done', result: { message: '已入账，正在原路退回给顾客' } });
    expect((await balanceOf(shop.db, 'unapplied')) - before).toBe(-9_900);
    const detail = (await finance.call(paymentsAdminRoutes.detail, { paymentId: number })).results;
    expect(detail).toMatchObject({
      state: 'paid',
      lateFen: 9_900,
      refunds: [{ isLate: true, state: 'pending' }],
    });
    expect(detail.movements[0].entries).toHaveLength(2);
    const late = (await finance.call(paymentsAdminRoutes.list, { show: 'late' })).results;
    expect(late.rows.map(({ paymentId }: { paymentId: string }) => paymentId)).toContain(number);
    const again = await finance.call(reconciliationRoutes.resolve, {
      differenceId: difference.differenceId,
      resolution: 'explained',
      reason: '再处理一次',
    });
    expect(again.status).toBe(409);
  });

  it('of more than ¥100 needs a second person, never the same', async () => {
    const { number, orderId } = await createPayment(32_000, { isClosed: false });
    const difference = differenceOf(await compareWith(lineOf(number, 32_000)), number);
    expect(difference.options[0]).toMatchObject({ resolution: 'book', note: '订单还在等付款' });
    const asked = await finance.call(reconciliationRoutes.resolve, {
      differenceId: difference.differenceId,
      resolution: 'book',
      reference: '工单 77',
      reason: '通知没有到',
    });
    expect(asked.results).toMatchObject({ state: 'waiting' });
    const { approvalId } = asked.results;
    expect((await finance.call(approvalsRoutes.approve, { approvalId })).errorCode).not.toBeNull();
    const statusOf = async () =>
      (
        await shop.db
          .selectFrom('sub_order')
          .select('status')
          .where('order_id', '=', orderId)
          .executeTakeFirst()
      )?.status;
    expect(await statusOf()).toBe(OrderStatus.AwaitingPayment);
    expect((await owner.call(approvalsRoutes.approve, { approvalId })).errorCode).toBeNull();
    expect(await statusOf()).not.toBe(OrderStatus.AwaitingPayment);
    const page = (await finance.call(reconciliationRoutes.day, { day: DAY })).results;
    expect(differenceOf(page, number).resolved).toMatchObject({
      text: '按账单入账',
      note: '通知没有到，工单 77',
    });
  });

  it('that is not ours can only be explained', async () => {
    const difference = differenceOf(await compareWith(lineOf('NOTOURS2026', 700)), 'NOTOURS2026');
    const resolve = (resolution: string) =>
      finance.call(reconciliationRoutes.resolve, {
        differenceId: difference.differenceId,
        resolution,
        reason: '门店收的款',
      });
    expect((await resolve('book')).message).toContain('不是本店的支付单');
    expect((await resolve('explained')).results).toMatchObject({ state: 'done' });
    const missing = { differenceId: '999999', resolution: 'explained', reason: '没有' };
    expect(
      (await finance.call(reconciliationRoutes.resolve, { ...missing, reason: '没有这条' })).status,
    ).toBe(404);
  });
});

describe('an uploaded bill', () => {
  const good = () =>
    writeBill('wechat', DAY, [lineOf('P2026HOSTILE00001', 500), lineOf('P2026HOSTILE00002', 600)]);
  const replaced = (from: string | RegExp, to: string) => Buffer.from(good().toString().replace(from, to));
  it.each([
    ['of another merchant', () => replaced(/`1900000000/g, '`1900000001'), '别的商户'],
    ['of another month', () => replaced(/`2026-03-02/g, '`2026-02-02'), '2026-02-02 的账单'],
    ['with a formula', () => replaced('P2026HOSTILE00001', '=cmd|A1'), '不是单号'],
    ['cut in the middle', () => good().subarray(0, good().length - 120), '不完整|没有结尾'],
    ['with a row left out', () => replaced(/\r\n[^\r]*00002[^\r]*/, ''), '账单写明 2 行，文件里有 1 行'],
    ['in UTF-16', () => Buffer.from(good().toString(), 'utf16le'), '不是微信支付的交易账单'],
    ['that is empty', () => Buffer.from(''), '空的|没有收到'],
    ['of 50 MB', () => Buffer.alloc(50 * 1024 * 1024, 'a'), '40 MB'],
    ['that is Alipay’s', () => writeBill('alipay', DAY, [lineOf('P2026HOSTILE00001', 500)]), '不是微信支付'],
  ])('%s is refused in words, and nothing is stored', async (_name, bytes, reason) => {
    const before = await countBills();
    const reply = await upload('wechat', bytes());
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.message).toMatch(new RegExp(reason));
    expect(await countBills()).toBe(before);
  });

  it('is refused for a day that is not over', async () => {
    expect((await upload('wechat', good(), '2999-01-01')).status).toBe(409);
  });
});

describe('asking the provider', () => {
  it('applies the answer and stores who asked; without an answer nothing changes', async () => {
    const { number } = await createPayment(500, { isClosed: false });
    expect((await finance.call(paymentsAdminRoutes.ask, { paymentId: number })).errorCode).toBeNull();
    const detail = async () =>
      (await finance.call(paymentsAdminRoutes.detail, { paymentId: number })).results;
    expect((await detail()).isAsking).toBe(true);
    const real = deps();
    const staffId = await shop.staffIdOf('FINANCE');
    const silent = {
      ...real.providers.wechat,
      query: () => Promise.reject(new ProviderUnavailable('no connection')),
    };
    const outage = { ...real, providers: { ...real.providers, wechat: silent } };
    await askNow(shop.db, outage, { paymentId: number, staffId });
    expect(await detail()).toMatchObject({
      state: 'pending',
      answers: [{ state: 'none', text: '没有回答，什么都没有改', times: 1 }],
    });
    await askNow(shop.db, real, { paymentId: number, staffId });
    await askNow(shop.db, real, { paymentId: number, staffId });
    expect((await detail()).answers[0]).toMatchObject({ state: 'waiting', times: 2 });
    expect((await finance.call(paymentsAdminRoutes.ask, { paymentId: 'P2026MISSING0000001' })).status).toBe(
      404,
    );
  });

  it('finds a payment by its number, its order, its amount, its state and its day', async () => {
    const { number, orderId } = await createPayment(77_701, { isClosed: false });
    const found = async (input: object) =>
      (await finance.call(paymentsAdminRoutes.list, { ...input })).results.rows.map(
        ({ paymentId }: { paymentId: string }) => paymentId,
      );
    expect(await found({ q: number.toLowerCase() })).toEqual([number]);
    expect(await found({ q: orderId })).toEqual([number]);
    expect(await found({ amount: '777.01' })).toEqual([number]);
    expect(await found({ amount: '777.01', state: 'paid' })).toEqual([]);
    expect(await found({ amount: '777.01', day: '2020-01-01' })).toEqual([]);
    await sql`update payment set expires_at = shop_now() - interval '1 hour' where id = ${number}`.execute(
      shop.db,
    );
    expect(await found({ show: 'stuck' })).toContain(number);
    expect((await finance.call(paymentsAdminRoutes.list, { after: 'abc' })).status).toBe(400);
    const first = (await finance.call(paymentsAdminRoutes.list, { size: 1 })).results;
    const second = (await finance.call(paymentsAdminRoutes.list, { size: 1, after: first.next })).results;
    expect(second.rows[0].paymentId).not.toBe(first.rows[0].paymentId);
  });
});
