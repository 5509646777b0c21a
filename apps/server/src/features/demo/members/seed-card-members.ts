import { OrderStatus } from '@huarong/core/orders';
import { type CardType, cardFor } from '@huarong/core/points';
import { displayYuan, fen, getAt, requireValue, STORE, sum } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { memberOwner } from '#platform/context';
import { type Database, insertRows, type Tx, transaction } from '#platform/database';
import { earnPoints } from '../../points/index.ts';
import type { DemoItem, DemoOrder, OrderPlan } from '../orders/order-plans.ts';
import { createOrderRows } from '../orders/order-rows.ts';
import { listDemoItems } from '../orders/seed-orders.ts';
import { writeOrder } from '../orders/write-order.ts';
import { demoMembers } from './demo-members.ts';

/** Unlike the numbers of the other demo orders. */
const FIRST_NUMBER = 501;

/** The purchases that earned each card: how long ago, and how much at least. 玉簪 needs one purchase of any amount. */
const PURCHASES: Record<string, readonly { daysAgo: number; atLeastFen: number }[]> = {
  '1000000003': [
    { daysAgo: 200, atLeastFen: 4_100_00 },
    { daysAgo: 90, atLeastFen: 4_100_00 },
    { daysAgo: 20, atLeastFen: 6_000_00 },
  ],
  '1000000004': [{ daysAgo: 150, atLeastFen: 1 }],
  '1000000005': [{ daysAgo: 120, atLeastFen: 1 }],
  '1000000006': [{ daysAgo: 45, atLeastFen: 1_600_00 }],
};

/** Gives each member with a card the paid orders, points and card changes that lead to it, once. */
export const seedCardMembers = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-card-members'))`.execute(tx);
    const items = (await listDemoItems(tx)).sort(
      (a, b) => a.priceFen - b.priceFen || (a.skuId < b.skuId ? -1 : 1),
    );
    if (items.length === 0) return;
    const now = await readClock(tx);
    // The trigger would record the current time; past status changes are written with their own times.
    await sql`alter table sub_order disable trigger sub_order_noted`.execute(tx);
    let number = FIRST_NUMBER;
    for (const [memberId, purchases] of Object.entries(PURCHASES)) {
      const orders = purchases.map(({ daysAgo, atLeastFen }) => ({
        number: number++,
        plan: completedPlan(daysAgo, itemsWorth(items, atLeastFen)),
        bought: itemsWorth(items, atLeastFen),
      }));
      if (!(await hasOrders(tx, memberId))) await writeHistory(tx, memberId, orders, now);
    }
    await sql`alter table sub_order enable trigger sub_order_noted`.execute(tx);
  });

const completedPlan = (daysAgo: number, bought: readonly DemoItem[]): OrderPlan => ({
  path: [
    [OrderStatus.AwaitingPayment, 0],
    [OrderStatus.AwaitingShipment, 0.1],
    [OrderStatus.Shipped, 20],
    [OrderStatus.Delivered, 70],
    [OrderStatus.Completed, 120],
  ],
  daysAgo,
  items: bought.length,
});

/** The cheapest item when it is enough; otherwise the most expensive ones, so that an order stays short. */
function itemsWorth(items: readonly DemoItem[], atLeastFen: number): DemoItem[] {
  const cheapest = getAt(items, 0);
  if (cheapest.priceFen >= atLeastFen) return [cheapest];
  const bought: DemoItem[] = [];
  for (const item of items.toReversed()) {
    if (sum(bought.map(({ priceFen }) => fen(priceFen))) >= atLeastFen) break;
    bought.push(item);
  }
  return bought;
}

const hasOrders = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx
    .selectFrom('shop_order')
    .select('id')
    .where('owner', '=', memberOwner(memberId))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Each order is placed with the card of that day; its payment may earn the next one, its completion the points. */
async function writeHistory(
  tx: Tx,
  memberId: string,
  orders: readonly Pick<DemoOrder, 'number' | 'plan' | 'bought'>[],
  now: Date,
): Promise<void> {
  const member = demoMembers.find(({ id }) => id === memberId);
  if (!member || !(await isKnown(tx, memberId))) return;
  let card: CardType = 'PINK';
  let spentFen = 0;
  for (const order of orders) {
    const buyer = { card, name: member.nickname, mobile: member.mobile };
    const demo: DemoOrder = { ...order, memberId, buyer, now };
    const { order: placed, sub, lines } = createOrderRows(demo);
    await writeOrder(tx, demo);
    spentFen += placed.payable_fen;
    const paidAt = requireValue(placed.paid_at, 'paid_at');
    const next = cardFor({ spent: fen(spentFen), hasPaid: true });
    if (next !== card) await writeCardChange(tx, memberId, { from: card, to: next, spentFen }, paidAt);
    card = next;
    const points = lines
      .flatMap(({ unit_shares }) => unit_shares)
      .reduce((all, unit) => all + unit.pointsEarned, 0);
    await earnPoints(tx, {
      memberId,
      points,
      reference: sub.id,
      text: `订单 ${sub.id} 已完成`,
      earnedAt: requireValue(sub.completed_at, 'completed_at'),
    });
  }
}

const isKnown = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx.selectFrom('member').select('id').where('id', '=', memberId).executeTakeFirst()) !== undefined;

const writeCardChange = (
  tx: Tx,
  memberId: string,
  { from, to, spentFen }: { from: CardType; to: CardType; spentFen: number },
  at: Date,
) =>
  insertRows(tx, 'card_change', [
    {
      member_id: memberId,
      from_type: from,
      to_type: to,
      reason:
        to === 'WHITE'
          ? '完成首笔付款'
          : `近 ${STORE.cardTiers.months} 个月消费达到 ${displayYuan(fen(spentFen))}`,
      made_by: '系统',
      at,
    },
  ]);
