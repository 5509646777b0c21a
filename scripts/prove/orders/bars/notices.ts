import fc from 'fast-check';
import { mutantsOf, isSameForm } from '../../../../apps/server/src/integrations/payment/testing/mutate.ts';
import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { ordersRoutes } from '../../../../packages/contract/src/orders/index.ts';
import { type Bar, expectations } from '../bar.ts';
import { countStock } from '../goods.ts';
import { inLanes } from '../in-lanes.ts';
import { deliver, isThanked, noticeOf, takeMoney } from '../notices.ts';
import { admitMembers } from '../people.ts';
import { type Shopper, shopperOf } from '../shopper.ts';
import type { World } from '../world.ts';

const COPIES = 8;
const FORGED_EACH = 10;

/** Each payment hears forgeries first, then its true notice many times over at both replicas, some after a cancel. */
export const notices: Bar = {
  id: 'e',
  title: 'notices forged, repeated, shuffled, of another amount, and late',
  async prove(world, { copies }) {
    const { violations, equal } = expectations();
    const skuId = world.skuIds[5]!;
    await countStock(world.db, skuId, 10_000);
    const members = await admitMembers(world.db, copies);
    let [forged, believed, sent, late] = [0, 0, 0, 0];
    await inLanes(members, 6, async (member, index) => {
      const shopper = shopperOf(world, member);
      const orderId = await shopper.orders(skuId);
      const number = await shopper.opens(orderId, index % 2 ? 'WECHAT' : 'ALIPAY');
      for (const lie of await liesAbout(world, number, index)) {
        forged += 1;
        const reply = await deliver(world, forged, lie);
        if (isThanked(reply)) believed += 1;
        equal('failures of the shop', reply.http >= 500, false);
      }
      equal('an order after forged notices', await statusOf(shopper, orderId), 10);
      if (index % 3 === 0) {
        late += 1;
        await takeMoney(world, number);
        const cancelled = await shopper.ask(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 });
        equal('cancelling an unpaid order', cancelled.status, 0);
      } else await takeMoney(world, number);
      const notice = await noticeOf(world, number);
      const replies = await Promise.all(
        Array.from({ length: COPIES }, (_, nth) => deliver(world, nth, notice)),
      );
      sent += replies.length;
      // Whoever was told to come again comes again.
      if (!replies.some(isThanked)) equal('a true notice', isThanked(await deliver(world, 0, notice)), true);
      equal('how it ends', await endOf(world, orderId), index % 3 === 0 ? LATE : PAID);
    });
    equal('forged notices believed', believed, 0);
    return {
      violations,
      figures: [
        `${forged} forged notices: ${believed} believed`,
        `${sent} true notices of ${copies} payments (${late} late): each booked once, late money sent back`,
      ],
    };
  },
};

const PAID = { status: 30, payments: 1, refunds: 0 };
const LATE = { status: 90, payments: 1, refunds: 1 };

async function liesAbout(world: World, number: string, seed: number) {
  const paid = { state: 'paid' } as const;
  const truth = await noticeOf(world, number, paid);
  const [trade] = await runSql<{ amount_fen: number }>(
    world.db,
    'select amount_fen from sandbox_trade where out_trade_no = $1',
    [number],
  );
  const changed = fc
    .sample(mutantsOf(truth), { numRuns: FORGED_EACH, seed })
    .filter(({ body, headers }) => truth.headers !== headers || !isSameForm(body, truth.body));
  return [
    ...changed.map((lie) => ({ ...lie, provider: truth.provider })),
    { ...truth, provider: truth.provider === 'alipay' ? 'wechat' : 'alipay' },
    await noticeOf(world, number, { ...paid, out_trade_no: 'P0000000000000000000000' }),
    await noticeOf(world, number, { ...paid, amount_fen: trade!.amount_fen + 1 }),
    await noticeOf(world, number, { ...paid, amount_fen: 1 }),
  ];
}

const statusOf = async (shopper: Shopper, orderId: string) =>
  (await shopper.ask(ordersRoutes.orderStatus, { orderId })).results.orderStatus;

async function endOf({ db }: World, orderId: string) {
  const [end] = await runSql(
    db,
    `select (select status from sub_order where order_id = $1) as status,
       (select count(*)::int from ledger_movement where kind = 'payment' and reference like '%:' || $1) as payments,
       (select count(*)::int from refund where order_id = $1) as refunds`,
    [orderId],
  );
  return end;
}
