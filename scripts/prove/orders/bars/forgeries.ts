import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { checkoutRoutes } from '../../../../packages/contract/src/checkout/index.ts';
import { paymentRoutes } from '../../../../packages/contract/src/payment/index.ts';
import { type Bar, expectations } from '../bar.ts';
import { countStock } from '../goods.ts';
import { admitMembers } from '../people.ts';
import { expectOk, shopperOf } from '../shopper.ts';
import type { World } from '../world.ts';

/** What a page never sends, and a thief would like the shop to read. */
const WISHES = {
  ...{
    offerPrice: '0.01',
    price: 0.01,
    totalAmount: '0.01',
    payable: '0.01',
    payable_fen: 1,
    amount: '0.01',
  },
  ...{ discount: '999.00', status: 30, paid: true, payStatus: 2, memberId: '1000000002', freight: '-50.00' },
};
const QUANTITIES = [0, -1, 1.5, 1e9, '١', 'NaN', null];

export const forgeries: Bar = {
  id: 'd',
  title: 'forged prices, quotes and amounts',
  async prove(world) {
    const { violations, equal, holds } = expectations();
    const [thief, victim] = (await admitMembers(world.db, 2)).map((member) => shopperOf(world, member));
    const skuId = world.skuIds[3]!;
    await countStock(world.db, skuId, 1_000);
    const price = await priceOf(world, skuId);
    const fair = await payableOf(world, await victim!.orders(skuId));
    let tried = 0;
    const commit = (body: object) => {
      tried += 1;
      return thief!.buyNow(body);
    };

    const honest = expectOk(await commit({ ...(await thief!.quoteNow(skuId)), ...WISHES }));
    equal('what the forged price bought', await payableOf(world, honest.results.orderId), fair);

    // Two pieces: one would be the very quote the thief was given himself.
    const hers = await victim!.quoteNow(skuId, { quantity: 2 });
    const stolen = await commit({ ...hers, addrId: thief!.addrId });
    equal('a quote of somebody else', stolen.http, 409);
    equal('a quote nobody gave', (await commit({ ...hers, quoteHash: 'f'.repeat(64) })).http, 409);
    const mine = await thief!.quoteNow(skuId);
    equal('more pieces than quoted', (await commit({ ...mine, quantity: 2 })).http, 409);
    equal('another sku than quoted', (await commit({ ...mine, skuId: world.skuIds[4] })).http, 409);
    for (const quantity of QUANTITIES) {
      tried += 1;
      const reply = await thief!.ask(checkoutRoutes.stepTwoForImmediatelyBuy, { skuId, quantity });
      holds(
        `quantity ${quantity} is answered ${reply.http} ${reply.body.slice(0, 80)}`,
        reply.status !== 0 && reply.http < 500,
      );
    }

    await setPrice(world, skuId, price + 1_000);
    equal('a price that has risen since', (await commit(mine)).http, 409);
    await setPrice(world, skuId, price);

    const input = {
      orderId: honest.results.orderId,
      channel: 'PC',
      type: 'full',
      paymentCode: 'ALIPAY',
      ...WISHES,
    };
    const opened = expectOk(await thief!.ask(paymentRoutes.payInfo, input));
    const [trade] = await runSql<{ amount_fen: number }>(
      world.db,
      'select amount_fen from sandbox_trade where out_trade_no = $1',
      [opened.results.outTradeNo],
    );
    equal('what the provider is asked to take', trade!.amount_fen, fair);
    return { violations, figures: [`${tried + 1} forgeries, ${violations.length} believed`] };
  },
};

const priceOf = async ({ db }: World, skuId: string) =>
  (await runSql<{ fen: number }>(db, 'select offer_price_fen as fen from sku where id = $1', [skuId]))[0]!
    .fen;
const setPrice = ({ db }: World, skuId: string, fen: number) =>
  runSql(
    db,
    'update sku set offer_price_fen = $2, market_price_fen = greatest(market_price_fen, $2) where id = $1',
    [skuId, fen],
  );
const payableOf = async ({ db }: World, orderId: string) =>
  (await runSql<{ fen: number }>(db, 'select payable_fen as fen from shop_order where id = $1', [orderId]))[0]
    ?.fen;
