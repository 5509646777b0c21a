import { allowsCashOnDelivery } from '@huarong/core/addresses';
import { deliveryPromise } from '@huarong/core/checkout';
import { OrderStatus } from '@huarong/core/orders';
import { type CardType, freightTo } from '@huarong/core/pricing';
import { accept, type Result, refuse, shanghaiDate } from '@huarong/core/shared';
import { memberIdOfOwner } from '#platform/context';
import type { Queryable, Tx } from '#platform/database';
import { publishEvent } from '#platform/outbox';
import { findRegionPath } from '../../../addresses/index.ts';
import { readFreightTable } from '../../../card-levels/index.ts';
import { readSetting } from '../../../settings/index.ts';
import { type LoadedOrder, loadOrder } from '../../load-orders.ts';
import { orderAddressChanged } from '../../order-events.ts';
import type { OrderRow, Recipient } from '../../order-rows.ts';
import { findAnyOrder, lockOrder, setRecipient } from '../../orders.queries.ts';
import { regionOf } from '../detail/present-recipient.ts';
import { ADDRESS_STATUSES } from '../detail/staff-actions.ts';

export interface TypedAddress {
  orderId: string;
  name: string;
  mobile: string;
  districtCode: string;
  streetName?: string | undefined;
  address: string;
}
type AddressRefusal =
  | { code: 'order-not-found' }
  | { code: 'order-moved-on' }
  | { code: 'region-unknown' }
  | { code: 'payment-method-unavailable'; reason: string };

interface PlannedChange {
  recipient: Recipient;
  freightDifferenceFen: number;
  isBeingPacked: boolean;
}

/** What a new address would change. Nothing is stored. */
export async function previewAddress(db: Queryable, typed: TypedAddress) {
  const order = await findAnyOrder(db, typed.orderId);
  if (!order) return refuse({ code: 'order-not-found' } as const);
  const loaded = await loadOrder(db, order);
  const planned = await planChange(db, loaded, typed);
  if (!planned.ok) return planned;
  const delivery = await readSetting(db, 'delivery');
  const arrival = (districtCode: string) =>
    shanghaiDate(deliveryPromise(loaded.now, delivery, districtCode).arrivesAt);
  return accept({
    regionBefore: regionOf(order.recipient),
    regionAfter: regionOf(planned.value.recipient),
    freightDifferenceFen: planned.value.freightDifferenceFen,
    arrivalBefore: arrival(order.recipient.districtCode),
    arrivalAfter: arrival(typed.districtCode),
    isBeingPacked: planned.value.isBeingPacked,
  });
}

/**
 * Staff change where an unshipped order goes, with the shopper on the phone. The freight stays as it was paid: the
 * difference is shown and never charged.
 */
export async function changeAddress(
  tx: Tx,
  typed: TypedAddress & { hasWarehouseAgreed: boolean },
): Promise<Result<{ freightDifferenceFen: number }, AddressRefusal | { code: 'warehouse-must-agree' }>> {
  const order = await lockOrder(tx, typed.orderId);
  if (!order) return refuse({ code: 'order-not-found' });
  const planned = await planChange(tx, await loadOrder(tx, order), typed);
  if (!planned.ok) return planned;
  const { recipient, freightDifferenceFen, isBeingPacked } = planned.value;
  if (isBeingPacked && !typed.hasWarehouseAgreed) return refuse({ code: 'warehouse-must-agree' });
  await setRecipient(tx, order.id, recipient);
  const id = `${order.id}:${order.version + 1}`;
  await publishEvent(tx, orderAddressChanged, {
    key: id,
    payload: { id, orderId: order.id, region: regionOf(recipient) },
  });
  return accept({ freightDifferenceFen });
}

async function planChange(
  db: Queryable,
  { order, subOrders }: LoadedOrder,
  typed: TypedAddress,
): Promise<Result<PlannedChange, AddressRefusal>> {
  if (!subOrders.every(({ sub }) => ADDRESS_STATUSES.includes(sub.status)))
    return refuse({ code: 'order-moved-on' });
  // Regions that are not served are in no path.
  const path = findRegionPath(typed.districtCode);
  if (!path) return refuse({ code: 'region-unknown' });
  const cashRules = await readSetting(db, 'cash-on-delivery', order.created_at);
  if (order.payment_code === 'COD' && !allowsCashOnDelivery(typed.districtCode, cashRules))
    return refuse({ code: 'payment-method-unavailable', reason: '该地区不支持货到付款' });
  const card = await findCard(db, order);
  // An order stays under the levels that held when it was placed.
  const table = await readFreightTable(db, order.created_at);
  const itemsAmount = order.goods_fen - order.promotion_fen;
  const feeAt = (region: string) => freightTo({ region, card, itemsAmount, table });
  return accept({
    recipient: {
      name: typed.name,
      mobile: typed.mobile,
      provinceCode: path.province.code,
      provinceName: path.province.name,
      cityCode: path.city.code,
      cityName: path.city.name,
      districtCode: path.district.code,
      districtName: path.district.name,
      streetName: typed.streetName || null,
      detail: typed.address,
    },
    freightDifferenceFen: feeAt(typed.districtCode) - feeAt(order.recipient.districtCode),
    isBeingPacked: subOrders.some(({ sub }) => sub.status === OrderStatus.Packing),
  });
}

/** Some member cards have free freight. */
async function findCard(db: Queryable, { owner }: OrderRow): Promise<CardType | null> {
  const memberId = memberIdOfOwner(owner);
  if (memberId === null) return null;
  const row = await db.selectFrom('member').select('card_type').where('id', '=', memberId).executeTakeFirst();
  return (row?.card_type as CardType | undefined) ?? null;
}
