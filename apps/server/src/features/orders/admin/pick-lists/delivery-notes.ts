import { maskMobile, maskName } from '@huarong/core/identity';
import { orderIdOf } from '@huarong/core/orders';
import type { Queryable } from '#platform/database';
import { type LoadedOrder, type LoadedSubOrder, loadOrders } from '../../load-orders.ts';
import { listOrders } from '../../orders.queries.ts';
import { regionOf } from '../detail/present-recipient.ts';
import { countPrints } from './pick-list.queries.ts';

/** Delivery notes in the given order; numbers without a sub-order are left out. */
export async function listDeliveryNotes(db: Queryable, subOrderIds: readonly string[]) {
  const orders = await loadOrders(db, await listOrders(db, [...new Set(subOrderIds.map(orderIdOf))]));
  const prints = await countPrints(db, 'delivery-note', subOrderIds);
  const found = new Map(
    orders.flatMap((loaded) => loaded.subOrders.map((subOrder) => [subOrder.sub.id, { loaded, subOrder }])),
  );
  return subOrderIds.flatMap((id) => {
    const each = found.get(id);
    return each ? [presentNote(each.loaded, each.subOrder, prints.get(id) ?? 0)] : [];
  });
}

/** A parcel in gift packaging is a present: its note shows no price. */
function presentNote({ order }: LoadedOrder, { sub, lines }: LoadedSubOrder, prints: number) {
  const isPresent = order.packaging !== null;
  return {
    subOrderId: sub.id,
    orderId: order.id,
    placedAt: order.created_at.toISOString(),
    recipientName: maskName(order.recipient.name),
    recipientMobile: maskMobile(order.recipient.mobile),
    region: regionOf(order.recipient),
    packaging: order.packaging?.name ?? null,
    greeting: order.packaging?.greeting ?? null,
    shopperNote: order.note,
    isPresent,
    lines: lines.map((line) => ({
      skuCode: line.snapshot.skuCode,
      productName: line.snapshot.productName,
      skuName: line.snapshot.skuName,
      engraving: line.engraving,
      parts: (line.parts ?? []).map(({ skuName }) => skuName),
      units: line.quantity,
      paidFen: isPresent ? null : line.paid_fen,
    })),
    totalFen: isPresent ? null : lines.reduce((total, { paid_fen }) => total + paid_fen, 0),
    prints,
  };
}
