import { OrderStatus, PARCEL_STATUS_TEXTS, ParcelStatus, statusText } from '@huarong/core/orders';
import { NO_IMAGE } from '../../../images/index.ts';
import type { LoadedSubOrder } from '../../load-orders.ts';
import type { LineRow } from '../../order-rows.ts';
import type { ParcelRow } from '../../orders.queries.ts';
import type { OrderPorts } from '../../ports.ts';
import { subOrderActions } from './staff-actions.ts';

interface SubOrderParts {
  imageOf: OrderPorts['imageOf'];
  parcels: readonly ParcelRow[];
  parcelTimes: ReadonlyMap<string, Date>;
  deadline: { shipBy: Date; isLate: boolean } | undefined;
  refused: 'away' | 'back' | 'inspected';
  isAwaitingArrival: boolean;
  /** When receipt is confirmed automatically. */
  receiptDue: Date | null;
}

export const refusedState = (isInspected: boolean | undefined): SubOrderParts['refused'] => {
  if (isInspected === undefined) return 'away';
  return isInspected ? 'inspected' : 'back';
};

/** A sub-order with its lines and parcels, and what staff may do with it. */
export function presentSubOrder({ sub, lines }: LoadedSubOrder, parts: SubOrderParts) {
  const { imageOf, parcels, parcelTimes, deadline, refused, isAwaitingArrival, receiptDue } = parts;
  const names = new Map(lines.map((line) => [line.id, lineName(line)]));
  const shipped = new Map<string, number>();
  for (const { lineId, quantity } of parcels.flatMap(({ items }) => items))
    shipped.set(lineId, (shipped.get(lineId) ?? 0) + quantity);
  return {
    subOrderId: sub.id,
    status: sub.status,
    statusText: statusText(sub.status),
    shipBy: deadline?.shipBy.toISOString() ?? null,
    isLate: deadline?.isLate ?? false,
    shippedAt: sub.shipped_at?.toISOString() ?? null,
    signedAt: sub.signed_at?.toISOString() ?? null,
    receiptUntil: receiptDue?.toISOString() ?? null,
    isReceiptExtendedByMember: sub.receipt_extended_at !== null,
    lines: lines.map((line) => presentLine(line, imageOf, shipped.get(line.id) ?? 0)),
    parcels: parcels.map((parcel) => presentParcel(parcel, names, parcelTimes)),
    actions: subOrderActions({
      status: sub.status,
      pay_status: sub.pay_status,
      hasDeliveredParcel: parcels.some(({ status }) => status === ParcelStatus.Delivered),
      refused,
      isAwaitingArrival,
      isReceiptOpen: receiptDue !== null,
    }),
    cancelRefusal: sub.cancel_refusal,
    isAwaitingArrival: isAwaitingArrival && sub.status === OrderStatus.AwaitingShipment,
  };
}

const lineName = ({ snapshot }: LineRow) => `${snapshot.productName} ${snapshot.skuName}`.trim();

const presentLine = (line: LineRow, imageOf: OrderPorts['imageOf'], shippedUnits: number) => ({
  lineId: line.id,
  skuId: line.sku_id,
  skuCode: line.snapshot.skuCode,
  image: imageOf(line.sku_id) ?? line.snapshot.skuImagePath ?? NO_IMAGE,
  productName: line.snapshot.productName,
  brandName: line.snapshot.brandNameCN,
  skuName: line.snapshot.skuName,
  kind: line.kind,
  engraving: line.engraving,
  parts: (line.parts ?? []).map(({ skuName, slotName, quantity }) => ({ skuName, slotName, quantity })),
  quantity: line.quantity,
  unitPriceFen: line.unit_price_fen,
  discountFen: line.promotion_share_fen + line.coupon_share_fen + line.points_share_fen,
  paidFen: line.paid_fen,
  shippedUnits,
  returnedUnits: line.returned_quantity,
});

const presentParcel = (
  row: ParcelRow,
  names: ReadonlyMap<string, string>,
  times: ReadonlyMap<string, Date>,
) => ({
  parcelId: row.id,
  carrier: row.carrier,
  waybillNo: row.waybill_no,
  status: row.status,
  statusText: PARCEL_STATUS_TEXTS[row.status],
  sentAt: (times.get(row.id) ?? new Date(0)).toISOString(),
  expectedAt: row.expected_at?.toISOString() ?? null,
  items: row.items.map(({ lineId, quantity }) => ({ lineId, name: names.get(lineId) ?? '', quantity })),
  traces: row.traces.map(({ at, text }) => ({ at: new Date(at).toISOString(), text })),
});
