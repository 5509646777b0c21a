import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { checkoutRoutes } from '../../../../packages/contract/src/checkout/index.ts';
import { paymentRoutes } from '../../../../packages/contract/src/payment/index.ts';
import { OrderStatus, PayStatus } from '../../../../packages/core/src/orders/index.ts';
import type { Fixture } from '../fixture.ts';
import { createMembers } from '../members.ts';
import { expectations, type Scenario } from '../scenario.ts';
import { expectOk, shopperOf } from '../shopper.ts';
import { setStock } from '../skus.ts';

/** Fields that a page never sends and that the shop must ignore. */
const FORGED_FIELDS = {
  ...{
    offerPrice: '0.01',
    price: 0.01,
    totalAmount: '0.01',
    payable: '0.01',
    payable_fen: 1,
    amount: '0.01',
  },
  ...{
    discount: '999.00',
    status: OrderStatus.AwaitingShipment,
    paid: true,
    payStatus: PayStatus.Paid,
    memberId: '1000000002',
    freight: '-50.00',
  },
};
const QUANTITIES = [0, -1, 1.5, 1e9, '١', 'NaN', null];

export const forgeries: Scenario = {
  id: 'd',
  title: 'forged prices, quotes and amounts',
  async run(fixture) {
    const { violations, equal, holds } = expectations();
    const [attacker, victim] = (await createMembers(fixture.db, 2)).map((member) =>
      shopperOf(fixture, member),
    );
    const skuId = fixture.skuIds[3]!;
    await setStock(fixture.db, skuId, 1_000);
    const price = await priceOf(fixture, skuId);
    const fair = await payableOf(fixture, await victim!.placeOrder(skuId));
    let tried = 0;
    const commit = (body: object) => {
      tried += 1;
      return attacker!.buyNow(body);
    };

    const genuine = expectOk(await commit({ ...(await attacker!.quoteNow(skuId)), ...FORGED_FIELDS }));
    equal('what the forged price bought', await payableOf(fixture, genuine.results.orderId), fair);

    // Two units, because one unit would be the attacker's own valid quote.
    const victimOrder = await victim!.quoteNow(skuId, { quantity: 2 });
    const stolen = await commit({ ...victimOrder, addrId: attacker!.addrId });
    equal('a quote of somebody else', stolen.http, 409);
    equal('a quote nobody gave', (await commit({ ...victimOrder, quoteHash: 'f'.repeat(64) })).http, 409);
    const ownOrder = await attacker!.quoteNow(skuId);
    equal('more units than quoted', (await commit({ ...ownOrder, quantity: 2 })).http, 409);
    equal('another sku than quoted', (await commit({ ...ownOrder, skuId: fixture.skuIds[4] })).http, 409);
    for (const quantity of QUANTITIES) {
      tried += 1;
      const reply = await attacker!.call(checkoutRoutes.stepTwoForImmediatelyBuy, { skuId, quantity });
      holds(
        `quantity ${quantity} is answered ${reply.http} ${reply.body.slice(0, 80)}`,
        reply.status !== 0 && reply.http < 500,
      );
    }

    await setPrice(fixture, skuId, price + 1_000);
    equal('a price that has risen since', (await commit(ownOrder)).http, 409);
    await setPrice(fixture, skuId, price);

    const input = {
      orderId: genuine.results.orderId,
      channel: 'PC',
      type: 'full',
      paymentCode: 'ALIPAY',
      ...FORGED_FIELDS,
    };
    const opened = expectOk(await attacker!.call(paymentRoutes.payInfo, input));
    const [trade] = await runSql<{ amount_fen: number }>(
      fixture.db,
      'select amount_fen from sandbox_trade where out_trade_no = $1',
      [opened.results.outTradeNo],
    );
    equal('what the provider is asked to take', trade!.amount_fen, fair);
    return { violations, figures: [`${tried + 1} forgeries, ${violations.length} believed`] };
  },
};

const priceOf = async ({ db }: Fixture, skuId: string) =>
  (await runSql<{ fen: number }>(db, 'select offer_price_fen as fen from sku where id = $1', [skuId]))[0]!
    .fen;
const setPrice = ({ db }: Fixture, skuId: string, fen: number) =>
  runSql(
    db,
    'update sku set offer_price_fen = $2, market_price_fen = greatest(market_price_fen, $2) where id = $1',
    [skuId, fen],
  );
const payableOf = async ({ db }: Fixture, orderId: string) =>
  (await runSql<{ fen: number }>(db, 'select payable_fen as fen from shop_order where id = $1', [orderId]))[0]
    ?.fen;
