import { isSigned, OrderStatus, ParcelStatus } from '@huarong/core/orders';
import { DAY_MS, STORE } from '@huarong/core/shared';
import { insertRows, type Tx } from '#platform/database';
import { setTimer } from '../../orders/index.ts';
import type { DemoStep } from './order-rows.ts';

const HOUR_MS = 3_600_000;

/** Writes the parcel of a shipped order with the tracking that fits its status. */
export async function writeParcels(
  tx: Tx,
  subOrderId: string,
  lines: readonly { id: string; quantity: number }[],
  steps: readonly DemoStep[],
): Promise<void> {
  const out = steps.find(
    ({ status }) => status === OrderStatus.PartlyShipped || status === OrderStatus.Shipped,
  );
  if (!out) return;
  const signed = steps.find(({ status }) => isSigned(status));
  const refused = steps.find(({ status }) => status === OrderStatus.Refused);
  const end = signed ?? refused;
  const parcelId = `${subOrderId}-parcel`;
  await insertRows(tx, 'parcel', [
    {
      id: parcelId,
      sub_order_id: subOrderId,
      carrier: '顺丰速运',
      waybill_no: `SF${subOrderId.slice(-15, -2)}`,
      status: signed
        ? ParcelStatus.Delivered
        : refused
          ? ParcelStatus.ReturnedToSender
          : ParcelStatus.InTransit,
      expected_at: new Date(out.at.getTime() + 2 * DAY_MS),
      created_at: out.at,
    },
  ]);
  const packed = out.status === OrderStatus.PartlyShipped ? lines.slice(0, 1) : lines;
  await insertRows(
    tx,
    'parcel_item',
    packed.map(({ id, quantity }) => ({ parcel_id: parcelId, order_line_id: id, quantity })),
  );
  const traces = [
    { at: out.at, text: '商品已出库，交由顺丰速运配送' },
    { at: new Date(out.at.getTime() + 3 * HOUR_MS), text: '快件已从上海转运中心发出' },
    ...(end ? [{ at: end.at, text: signed ? '已签收，感谢选购花容' : '收件人拒收，快件退回' }] : []),
  ];
  await insertRows(
    tx,
    'parcel_trace',
    traces.map(({ at, text }) => ({ parcel_id: parcelId, at, text })),
  );
  if (out.status === OrderStatus.Shipped && !end)
    await setTimer(tx, 'receipt', subOrderId, new Date(out.at.getTime() + STORE.orders.receiptDays * DAY_MS));
}
