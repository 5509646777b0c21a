import { checkoutContract } from '../../../../packages/contract/src/checkout/index.ts';
import type { Endpoint } from '../../../../packages/contract/src/kit/index.ts';
import { ordersContract } from '../../../../packages/contract/src/orders/index.ts';
import { paymentContract } from '../../../../packages/contract/src/payment/index.ts';
import { createMembers } from '../members.ts';
import { expectations, type Scenario } from '../scenario.ts';
import { shopperOf } from '../shopper.ts';
import { setStock } from '../skus.ts';
import { createCard } from '../wallets.ts';

/** The other inputs of a call; they belong to the attacker, so that only the order is foreign. */
const REST: Record<string, object> = {
  cancelOrder: { reasonCode: 4 },
  payInfo: { channel: 'PC', type: 'full', paymentCode: 'ALIPAY' },
  orderInformation: { mobile: '13800000426', smsCode: '000000', rToken: 'x' },
  changePayment: { paymentCode: 'WECHAT' },
  confirmCash: { smsCode: '000000', rToken: 'x' },
};
const LOOK_UP = 'orderInformation';
const NO_SUCH_ORDER = '202611150000000000';
const endpoints: [string, Endpoint][] = Object.entries({
  ...ordersContract,
  ...paymentContract,
  ...checkoutContract,
});
const takingOrders = endpoints.filter(
  ([, { input }]) => 'orderId' in ((input as unknown as { shape?: object }).shape ?? {}),
);

/** Another member's order number, at every call that takes one: it must not be found. */
export const foreignOrders: Scenario = {
  id: 'j',
  title: 'order numbers of somebody else',
  async run(fixture) {
    const { violations, equal, holds } = expectations();
    const skuId = fixture.skuIds[10]!;
    await setStock(fixture.db, skuId, 1_000);
    const [owner, attacker] = (await createMembers(fixture.db, 2)).map((member) =>
      shopperOf(fixture, member),
    );
    const unpaid = await owner!.placeOrder(skuId);
    const paid = await owner!.placeOrder(skuId);
    await owner!.payOrder(paid);
    const cardIds = [await createCard(fixture.db, attacker!.memberId, 50_000)];
    const rest = {
      ...REST,
      silkpay: { cardIds },
      sendMsg: { cardIds },
      addReceivingInformation: { addrId: attacker!.addrId },
    };
    let tried = 0;
    for (const [name, { route }] of takingOrders)
      for (const orderId of [unpaid, paid]) {
        tried += 1;
        const input = { ...rest[name as keyof typeof rest], orderId };
        const reply = await attacker!.call(route, input);
        // The guest lookup requires a code first; its answer must not depend on the order either.
        if (name !== LOOK_UP) equal(`${name} for a stranger`, reply.http, 404);
        const nothing = await attacker!.call(route, { ...input, orderId: NO_SUCH_ORDER });
        equal(`${name} tells apart what is and what is not`, reply.body, nothing.body);
        const unknown = await fixture.callWithRetry(route, input);
        holds(`${name} for nobody: ${unknown.http}`, unknown.status !== 0 && unknown.http < 500);
      }
    const found = await Promise.all(
      [unpaid, paid].map((orderId) => owner!.call(ordersContract.orderStatus.route, { orderId })),
    );
    equal(
      'what the owner still sees',
      found.map(({ results }) => results.orderStatus),
      [10, 30],
    );
    return {
      violations,
      figures: [`${takingOrders.length} calls, ${tried * 3} tries: ${violations.length} not refused`],
    };
  },
};
