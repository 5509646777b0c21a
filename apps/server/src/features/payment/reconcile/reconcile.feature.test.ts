import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { member } from '../../orders/testing/call-as.ts';
import { refundOrder } from '../index.ts';
import { openTill, type Till } from '../testing/open-till.ts';
import { askAccount, readSandboxAccount } from './provider-account.ts';
import { reconcile } from './reconcile.ts';
import { describeReconciled } from './report.ts';

const LIN = '1000000001';
let till: Till;
beforeAll(async () => {
  till = await openTill();
  await till.newMember(LIN);
});
afterAll(() => till.database.close());

async function opened(payableFen: number) {
  const orderId = await till.order({ owner: `member:${LIN}`, payableFen });
  const input = { orderId, channel: 'PC', type: 'full', paymentCode: 'ALIPAY' };
  const route = 'GET /v1/order/pay/payInfo/{orderId}/{channel}/{type}';
  return { orderId, number: (await till.call(member(LIN), route, input)).results.outTradeNo as string };
}
const compare = async () => reconcile(till.db, 'alipay', await readSandboxAccount(till.db, 'alipay'));

it('finds nothing when every payment and refund is booked', async () => {
  const { orderId, number } = await opened(32_000);
  await till.play(number, 'success');
  await transaction(till.db, (tx) => refundOrder(tx, { orderId, amountFen: 2_000, reasonKey: 'return:1' }));
  await till.work();
  await opened(1_000);
  const outcome = await compare();
  expect(outcome).toMatchObject({
    compared: 2,
    there: 30_000,
    here: 30_000,
    ledger: 30_000,
    differences: [],
  });
  expect(describeReconciled(outcome)).toContain('一致');
});

it('finds money that a provider took and never told us of, and writes it down once', async () => {
  const { number } = await opened(500);
  await till.db
    .updateTable('sandbox_trade')
    .set({ state: 'paid' })
    .where('out_trade_no', '=', number)
    .execute();
  const found = [{ number, kind: 'paid-there-not-here', thereFen: 500, hereFen: 0 }];
  expect((await compare()).differences).toEqual(found);
  expect((await compare()).differences).toEqual(found);
  expect(await till.breaks()).toHaveLength(1);
  const asked = await askAccount(till.db, till.deps.providers, 'alipay', 3);
  expect((await reconcile(till.db, 'alipay', asked)).differences).toEqual(found);
});
