import type { OrderDetail, Parcel } from '@huarong/contract/orders';
import type { Queryable } from '#platform/database';
import { readSetting } from '../../settings/index.ts';
import { type LoadedOrder, loadOrder } from '../load-orders.ts';
import type { OrderRow } from '../order-rows.ts';
import { listOffers, listParcels, listStatusChanges } from '../orders.queries.ts';
import type { OrderPorts } from '../ports.ts';
import { presentDetail } from './present-order.ts';
import { presentParcel } from './present-parcel.ts';

export async function showOrder(
  db: Queryable,
  { payments, imageOf }: OrderPorts,
  order: OrderRow,
): Promise<OrderDetail> {
  const loaded = await loadOrder(db, order);
  const details = {
    tenders: await payments.tendersOf(db, order.id),
    refunds: await payments.refundsOf(db, order.id),
    parcels: await parcelsOf(db, loaded),
    changes: await listStatusChanges(db, order.id),
    confirmUntil: await findConfirmUntil(db, order),
    offers: order.offer_count ? await listOffers(db, order.id) : [],
  };
  return presentDetail(loaded, details, imageOf);
}

/** As it was when the order was placed; null unless it is paid in cash. */
export async function findConfirmUntil(db: Queryable, order: OrderRow): Promise<Date | null> {
  if (order.payment_code !== 'COD') return null;
  const { confirmHours } = await readSetting(db, 'cash-on-delivery', order.created_at);
  return new Date(order.created_at.getTime() + confirmHours * 3_600_000);
}

export async function parcelsOf(db: Queryable, { order, subOrders }: LoadedOrder): Promise<Parcel[]> {
  const lines = new Map(subOrders.flatMap((subOrder) => subOrder.lines).map((line) => [line.id, line]));
  const { carriers } = await readSetting(db, 'carriers');
  const phones = new Map(carriers.map(({ name, phone }) => [name, phone]));
  return (await listParcels(db, order.id)).map((parcel) =>
    presentParcel(parcel, lines, phones.get(parcel.carrier)),
  );
}
