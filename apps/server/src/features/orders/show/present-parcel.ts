import type { Parcel } from '@huarong/contract/orders';
import { PARCEL_STATUS_TEXTS, ParcelStatus } from '@huarong/core/orders';
import { shanghaiDate, shanghaiIso } from '@huarong/core/shared';
import type { LineRow } from '../order-rows.ts';
import type { ParcelRow } from '../orders.queries.ts';

export const presentParcel = (
  row: ParcelRow,
  lines: ReadonlyMap<string, LineRow>,
  carrierPhone: string | undefined,
): Parcel => ({
  parcelId: row.id,
  subOrderId: row.sub_order_id,
  carrier: row.carrier,
  ...(carrierPhone !== undefined && { carrierPhone }),
  ...(row.waybill_no !== null && { waybillNo: row.waybill_no }),
  status: row.status,
  statusText: PARCEL_STATUS_TEXTS[row.status],
  ...(row.expected_at !== null &&
    row.status < ParcelStatus.Delivered && { expectedText: `预计 ${shanghaiDate(row.expected_at)} 送达` }),
  items: row.items.flatMap(({ lineId, quantity }) => {
    const line = lines.get(lineId);
    if (!line) return [];
    const { productName, skuName } = line.snapshot;
    return [{ skuId: line.sku_id, productName, skuName, quantity }];
  }),
  traces: row.traces.map(({ at, text }) => ({ at: shanghaiIso(new Date(at)), text })),
});
