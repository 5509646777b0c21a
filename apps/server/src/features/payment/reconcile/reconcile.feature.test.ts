import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberOwner } from '#platform/context';
import { transaction } from '#platform/database';
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

async function openPayment(payableFen: number) {
  const orderId = await harness.createOrder({ owner: memberOwner(LIN), payableFen });
  const input = { orderId, channel: 'PC', type: 'full', paymentCode: 'ALIPAY' };
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
    compared: 2,
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
