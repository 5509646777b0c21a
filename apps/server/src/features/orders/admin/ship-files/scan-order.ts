import { OrderStatus, orderIdOf, statusText } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { NO_IMAGE } from '../../../images/index.ts';
import { listNotArrived } from '../../../promotions/index.ts';
import { loadOrder } from '../../load-orders.ts';
import { findAnyOrder } from '../../orders.queries.ts';
import type { OrderPorts } from '../../ports.ts';
import { listUnitsLeft } from '../../ship/ship-sub-order.ts';
import { listNotes } from '../detail/detail.queries.ts';
import { TO_SHIP } from '../list/ship-deadline.ts';
import { suggestLots } from '../pick-lists/suggest-lots.ts';

/** The sub-order of a scanned number, with what is still to be packed. */
export async function scanOrder(db: Queryable, imageOf: OrderPorts['imageOf'], code: string) {
  const number = code.replace(/\s/g, '');
  if (!/^\d{18}(-\d{1,2})?$/.test(number)) return refuse({ code: 'order-not-found' } as const);
  const order = await findAnyOrder(db, orderIdOf(number));
  if (!order) return refuse({ code: 'order-not-found' } as const);
  const { subOrders } = await loadOrder(db, order);
  const isToShip = (status: OrderStatus) => (TO_SHIP as readonly OrderStatus[]).includes(status);
  // The number of a whole order means the first sub-order that still has to leave.
  const found = number.includes('-')
    ? subOrders.find(({ sub }) => sub.id === number)
    : (subOrders.find(({ sub }) => isToShip(sub.status)) ?? subOrders[0]);
  if (!found) return refuse({ code: 'order-not-found' } as const);
  const { sub, lines } = found;
  const left = await listUnitsLeft(db, lines);
  const isArrived = (await listNotArrived(db, [order.id])).size === 0;
  const notes = await listNotes(db, order.id);
  return accept({
    subOrderId: sub.id,
    orderId: order.id,
    status: sub.status as number,
    statusText: statusText(sub.status),
    problem: isToShip(sub.status)
      ? isArrived
        ? null
        : '预售商品还没有到货，请把货放回'
      : problemOf(sub.status),
    hasEngraving: lines.some(({ engraving }) => engraving !== null),
    packaging: order.packaging?.name ?? null,
    greeting: order.packaging?.greeting ?? null,
    pinnedNotes: notes.filter(({ is_pinned }) => is_pinned).map(({ text }) => text),
    lines: lines.map((line) => ({
      lineId: line.id,
      image: imageOf(line.sku_id) ?? line.snapshot.skuImagePath ?? NO_IMAGE,
      productName: line.snapshot.productName,
      skuName: line.snapshot.skuName,
      skuCode: line.snapshot.skuCode,
      engraving: line.engraving,
      parts: (line.parts ?? []).map(({ skuName }) => skuName),
      unitsLeft: left.get(line.id) ?? 0,
    })),
    lots: await suggestLots(
      db,
      lines.map((line) => ({ line, position: 1 })),
    ),
  });
}

const problemOf = (status: OrderStatus): string => {
  if (status === OrderStatus.Cancelling) return '顾客已申请取消，请把货放回';
  if (status === OrderStatus.AwaitingConfirmation) return '货到付款尚未确认';
  return `现在是「${statusText(status)}」，不能发出`;
};
