import { shanghaiDate } from '@huarong/core/shared';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { memberOwner } from '#platform/context';
import { transaction } from '#platform/database';
import type { ProviderName } from '../../../integrations/payment/index.ts';
import { member } from '../../orders/testing/call-as.ts';
import { refundOrder } from '../index.ts';
import { openPaymentHarness, type PaymentHarness } from '../testing/open-payment-harness.ts';
import { queryProviderRecords, readSandboxRecords } from './provider-records.ts';
import { reconcile } from './reconcile.ts';
import { describeReconciliation } from './report.ts';

const LIN = '1000000001';
let harness: PaymentHarness;
beforeAll(async () => {
  harness = await openPaymentHarness();
  await harness.createMember(LIN);
});
afterAll(() => harness.database.close());

async function openPayment(payableFen: number, provider: ProviderName = 'alipay') {
  const orderId = await harness.createOrder({ owner: memberOwner(LIN), payableFen });
  const input = { orderId, channel: 'PC', type: 'full', paymentCode: provider.toUpperCase() };
  const route = 'GET /v1/order/pay/payInfo/{orderId}/{channel}/{type}';
  return { orderId, number: (await harness.call(member(LIN), route, input)).results.outTradeNo as string };
}
const compare = async () => reconcile(harness.db, 'alipay', await readSandboxRecords(harness.db, 'alipay'));

it('finds no difference when every payment and refund is recorded', async () => {
  const { orderId, number } = await openPayment(32_000);
  await harness.simulate(number, 'success');
  await transaction(harness.db, (tx) =>
    refundOrder(tx, { orderId, amountFen: 2_000, reasonKey: 'return:1' }),
  );
  await harness.runDueWork();
  await openPayment(1_000);
  const outcome = await compare();
  expect(outcome).toMatchObject({
    payments: 2,
    refunds: 1,
    providerNet: 30_000,
    ourNet: 30_000,
    ledger: 30_000,
    differences: [],
  });
  expect(describeReconciliation(outcome)).toContain('一致');
});

it('finds a payment that the provider never reported, and records it once', async () => {
  const { number } = await openPayment(500);
  await harness.db
    .updateTable('sandbox_trade')
    .set({ state: 'paid' })
    .where('out_trade_no', '=', number)
    .execute();
  const found = [{ number, kind: 'paid-there-not-here', providerFen: 500, ourFen: 0 }];
  expect((await compare()).differences).toEqual(found);
  expect((await compare()).differences).toEqual(found);
  expect(await harness.listDiscrepancies()).toHaveLength(1);
  const records = await queryProviderRecords(harness.db, harness.deps.providers, 'alipay', 3);
  expect((await reconcile(harness.db, 'alipay', records)).differences).toEqual(found);
});

describe.each(['alipay', 'wechat'] as const)('the refunds at %s', (provider) => {
  async function createRefund(amountFen = 2_000) {
    const { orderId, number } = await openPayment(32_000, provider);
    await harness.simulate(number, 'success');
    await transaction(harness.db, (tx) => refundOrder(tx, { orderId, amountFen, reasonKey: 'return:1' }));
    await harness.runDueWork();
    const [refund] = await harness.listRefunds(orderId);
    return { number, refundNumber: refund!.id };
  }
  /** As a live shop does: statements of the days before, single queries for the rest. */
  const compareLive = async (number: string) => {
    const records = await queryProviderRecords(harness.db, harness.deps.providers, provider, 3);
    return (await reconcile(harness.db, provider, records)).differences.filter(
      (each) => each.number === number,
    );
  };
  const compareBoth = async (number: string) => {
    const live = await compareLive(number);
    const sandbox = await reconcile(harness.db, provider, await readSandboxRecords(harness.db, provider));
    expect(sandbox.differences.filter((each) => each.number === number)).toEqual(live);
    return live;
  };

  it.each([0, 1, 2])('agree when they are %i days old', async (days) => {
    const { number, refundNumber } = await createRefund();
    const day = shanghaiDate(await readClock(harness.db));
    await advanceClock(harness.db, days * 86_400);
    expect(await compareBoth(number)).toEqual([]);
    const lines = await harness.deps.providers[provider].statement(day);
    expect(lines).toContainEqual(expect.objectContaining({ kind: 'refund', refundNumber, amount: 2_000 }));
  });

  it('agree after the whole payment was refunded', async () => {
    const { number } = await createRefund(32_000);
    expect(await compareBoth(number)).toEqual([]);
  });

  it.each([0, 1])('made by hand at the provider are found, after %i days', async (days) => {
    const { number } = await createRefund();
    const refundNumber = `R2026MADEBYHAND${number.slice(-8)}`;
    await sql`insert into sandbox_refund (refund_no, out_trade_no, amount_fen, at)
      values (${refundNumber}, ${number}, 700, shop_now())`.execute(harness.db);
    await advanceClock(harness.db, days * 86_400);
    const found = { number, refundNumber, kind: 'refunded-there-not-here', providerFen: 700, ourFen: 0 };
    // Only a statement has a number that we never sent, and the statement of today comes tomorrow.
    expect(await compareLive(number)).toEqual(days === 0 ? [] : [found]);
  });

  it.each([0, 1])('that the provider never made are found, after %i days', async (days) => {
    const { number, refundNumber } = await createRefund();
    await sql`delete from sandbox_refund where refund_no = ${refundNumber}`.execute(harness.db);
    await advanceClock(harness.db, days * 86_400);
    const found = { number, refundNumber, kind: 'refunded-here-not-there', providerFen: 0, ourFen: 2_000 };
    expect(await compareBoth(number)).toEqual([found]);
    expect(await compareBoth(number)).toEqual([found]);
    const recorded = await harness.listDiscrepancies();
    expect(recorded.filter(({ payment_id }) => payment_id === number)).toHaveLength(1);
  });

  it.each([0, 1])('of another amount are found, after %i days', async (days) => {
    const { number, refundNumber } = await createRefund();
    await sql`update sandbox_refund set amount_fen = 2001 where refund_no = ${refundNumber}`.execute(
      harness.db,
    );
    await advanceClock(harness.db, days * 86_400);
    expect(await compareBoth(number)).toEqual([
      { number, refundNumber, kind: 'other-refund-amount', providerFen: 2_001, ourFen: 2_000 },
    ]);
  });

  it('that failed here and were paid there are found', async () => {
    const { number, refundNumber } = await createRefund();
    await sql`update refund set state = 'failed' where id = ${refundNumber}`.execute(harness.db);
    expect(await compareBoth(number)).toEqual([
      { number, refundNumber, kind: 'refunded-there-not-here', providerFen: 2_000, ourFen: 0 },
    ]);
  });

  it('are compared without statements when these do not come, and the report says so', async () => {
    const { number, refundNumber } = await createRefund();
    await sql`delete from sandbox_refund where refund_no = ${refundNumber}`.execute(harness.db);
    const client = { ...harness.deps.providers[provider], statement: async () => null };
    const providers = { ...harness.deps.providers, [provider]: client };
    const records = await queryProviderRecords(harness.db, providers, provider, 1);
    const outcome = await reconcile(harness.db, provider, records);
    expect(outcome.differences.filter((each) => each.number === number)).toMatchObject([
      { kind: 'refunded-here-not-there' },
    ]);
    expect(describeReconciliation(outcome)).toMatch(/的对账单没有取到/);
    expect(describeReconciliation(outcome)).toContain(`${refundNumber} 我们已记退款，渠道没有退款`);
  });
});
