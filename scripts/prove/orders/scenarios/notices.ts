import fc from 'fast-check';
import { isSameForm, mutantsOf } from '../../../../apps/server/src/integrations/payment/testing/mutate.ts';
import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { ordersRoutes } from '../../../../packages/contract/src/orders/index.ts';
import { OrderStatus } from '../../../../packages/core/src/orders/index.ts';
import type { Fixture } from '../fixture.ts';
import { createMembers } from '../members.ts';
import { createNotice, deliver, isAcknowledged, takeMoney } from '../notices.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { expectations, type Scenario } from '../scenario.ts';
import { type Shopper, shopperOf } from '../shopper.ts';
import { setStock } from '../skus.ts';

const COPIES = 8;
const FORGED_EACH = 10;

/** Each payment gets forged notices first, then its genuine notice many times at both replicas, some after a cancel. */
export const notices: Scenario = {
  id: 'e',
  title: 'notices forged, repeated, shuffled, of another amount, and late',
  async run(fixture, { payments }) {
    const { violations, equal } = expectations();
    const skuId = fixture.skuIds[5]!;
    await setStock(fixture.db, skuId, 10_000);
    const members = await createMembers(fixture.db, payments);
    let [forged, believed, sent, late] = [0, 0, 0, 0];
    await runConcurrently(members, 6, async (member, index) => {
      const shopper = shopperOf(fixture, member);
      const orderId = await shopper.placeOrder(skuId);
      const number = await shopper.openPayment(orderId, index % 2 ? 'WECHAT' : 'ALIPAY');
      for (const forgery of await forgeriesOf(fixture, number, index)) {
        forged += 1;
        const reply = await deliver(fixture, forged, forgery);
        if (isAcknowledged(reply)) believed += 1;
        equal('failures of the shop', reply.http >= 500, false);
      }
      equal('an order after forged notices', await statusOf(shopper, orderId), 10);
      if (index % 3 === 0) {
        late += 1;
        await takeMoney(fixture, number);
        const cancelled = await shopper.call(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 });
        equal('cancelling an unpaid order', cancelled.status, 0);
      } else await takeMoney(fixture, number);
      const notice = await createNotice(fixture, number);
      const replies = await Promise.all(
        Array.from({ length: COPIES }, (_, nth) => deliver(fixture, nth, notice)),
      );
      sent += replies.length;
      // A notice that was not acknowledged is repeated.
      if (!replies.some(isAcknowledged))
        equal('a true notice', isAcknowledged(await deliver(fixture, 0, notice)), true);
      equal('how it ends', await endOf(fixture, orderId), index % 3 === 0 ? LATE : PAID);
    });
    equal('forged notices believed', believed, 0);
    return {
      violations,
      figures: [
        `${forged} forged notices: ${believed} believed`,
        `${sent} true notices of ${payments} payments (${late} late): each booked once, late money sent back`,
      ],
    };
  },
};

const PAID = { status: OrderStatus.AwaitingShipment, payments: 1, refunds: 0 };
const LATE = { status: OrderStatus.Cancelled, payments: 1, refunds: 1 };

async function forgeriesOf(fixture: Fixture, number: string, seed: number) {
  const paid = { state: 'paid' } as const;
  const truth = await createNotice(fixture, number, paid);
  const [trade] = await runSql<{ amount_fen: number }>(
    fixture.db,
    'select amount_fen from sandbox_trade where out_trade_no = $1',
    [number],
  );
  const changed = fc
    .sample(mutantsOf(truth), { numRuns: FORGED_EACH, seed })
    .filter(({ body, headers }) => truth.headers !== headers || !isSameForm(body, truth.body));
  return [
    ...changed.map((forgery) => ({ ...forgery, provider: truth.provider })),
    { ...truth, provider: truth.provider === 'alipay' ? 'wechat' : 'alipay' },
    await createNotice(fixture, number, { ...paid, out_trade_no: 'P0000000000000000000000' }),
    await createNotice(fixture, number, { ...paid, amount_fen: trade!.amount_fen + 1 }),
    await createNotice(fixture, number, { ...paid, amount_fen: 1 }),
  ];
}

const statusOf = async (shopper: Shopper, orderId: string) =>
  (await shopper.call(ordersRoutes.orderStatus, { orderId })).results.orderStatus;

async function endOf({ db }: Fixture, orderId: string) {
  const [end] = await runSql(
    db,
    `select (select status from sub_order where order_id = $1) as status,
       (select count(*)::int from ledger_movement where kind = 'payment' and reference like '%:' || $1) as payments,
       (select count(*)::int from refund where order_id = $1) as refunds`,
    [orderId],
  );
  return end;
}
