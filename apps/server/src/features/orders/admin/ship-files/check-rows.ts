import {
  type Carrier,
  findCarrier,
  normaliseWaybill,
  OrderStatus,
  orderIdOf,
  type ShipTableRow,
  statusText,
  waybillProblem,
} from '@huarong/core/orders';
import { shanghaiDayTime } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { listNotArrived } from '../../../promotions/index.ts';
import { readCarriers } from '../../../settings/index.ts';
import { listWaybillUses, type WaybillUse } from '../actions/ship-for-staff.ts';
import { TO_SHIP } from '../list/ship-deadline.ts';
import { listStates, type SubOrderState } from './ship-file.queries.ts';

export interface CheckedRow extends ShipTableRow {
  subOrderId: string | null;
  statusText: string | null;
  /** `done`: this parcel has left before. */
  outcome: 'ok' | 'warning' | 'error' | 'done';
  text: string;
}

/** What each row of a shipping file would do. Nothing is stored. */
export async function checkRows(db: Queryable, rows: readonly ShipTableRow[]): Promise<CheckedRow[]> {
  const orderIds = [
    ...new Set(rows.flatMap(({ order }) => (isOrderNumber(order) ? [orderIdOf(clean(order))] : []))),
  ];
  const [states, uses, notArrived, carriers] = await Promise.all([
    listStates(db, orderIds),
    listWaybillUses(db, [...new Set(rows.map(({ waybillNo }) => normaliseWaybill(waybillNo)))]),
    listNotArrived(db, orderIds),
    readCarriers(db),
  ]);
  return evaluateRows(rows, { states, uses, notArrived, carriers });
}

interface Facts {
  states: readonly SubOrderState[];
  uses: readonly WaybillUse[];
  /** Orders of a presale whose units have not arrived. */
  notArrived: ReadonlySet<string>;
  /** Those in use. */
  carriers: readonly Carrier[];
}

const clean = (order: string) => order.replace(/\s/g, '');
const isOrderNumber = (order: string) => /^\d{18}(-\d{1,2})?$/.test(clean(order));
const isToShip = (status: OrderStatus) => (TO_SHIP as readonly OrderStatus[]).includes(status);

export function evaluateRows(
  rows: readonly ShipTableRow[],
  { states, uses, notArrived, carriers }: Facts,
): CheckedRow[] {
  const statesOf = Map.groupBy(states, ({ order_id }) => order_id);
  const usesOf = Map.groupBy(uses, ({ waybill_no }) => waybill_no);
  /** Waybill and sub-order → the line of this file that has it already. */
  const seenParcels = new Map<string, number>();
  const seenWaybills = new Map<string, { line: number; orderId: string }>();
  const seenSubOrders = new Map<string, number>();
  return rows.map((row): CheckedRow => {
    const order = clean(row.order);
    const waybillNo = normaliseWaybill(row.waybillNo);
    const carrier = findCarrier(row.carrier, carriers);
    const checked = (
      outcome: CheckedRow['outcome'],
      text: string,
      state: SubOrderState | null = null,
    ): CheckedRow => ({
      line: row.line,
      order,
      carrier: carrier?.name ?? row.carrier,
      waybillNo,
      subOrderId: state?.id ?? null,
      statusText: state ? statusText(state.status) : null,
      outcome,
      text,
    });
    if (!isOrderNumber(order))
      return checked('error', `订单号应为 18 位数字，现在是「${order}」。表格软件可能截去了末几位。`);
    const subOrders = statesOf.get(orderIdOf(order)) ?? [];
    if (subOrders.length === 0) return checked('error', '没有这笔订单');
    const chosen = chooseSubOrder(
      order,
      subOrders,
      (usesOf.get(waybillNo) ?? []).map((use) => use.sub_order_id),
    );
    if (typeof chosen === 'string') return checked('error', chosen);
    if (!carrier) return checked('error', `没有「${row.carrier}」这家快递`, chosen);
    const problem = waybillProblem(carrier, waybillNo);
    if (problem) return checked('error', problem, chosen);
    const own = (usesOf.get(waybillNo) ?? []).find(({ sub_order_id }) => sub_order_id === chosen.id);
    if (own) return checked('done', `这个运单 ${shanghaiDayTime(own.created_at)} 已发出，不会重复`, chosen);
    const parcel = `${waybillNo}:${chosen.id}`;
    const earlierLine = seenParcels.get(parcel);
    if (earlierLine !== undefined) return checked('done', `与第 ${earlierLine} 行相同，不会重复`, chosen);
    if (!isToShip(chosen.status)) return checked('error', whyNot(chosen), chosen);
    if (notArrived.has(chosen.order_id)) return checked('error', '预售商品还没有到货，不能发出', chosen);
    const sameSubOrder = seenSubOrders.get(chosen.id);
    if (sameSubOrder !== undefined)
      return checked('error', `第 ${sameSubOrder} 行已发出此单的全部商品，分包裹请在订单页发货`, chosen);
    seenParcels.set(parcel, row.line);
    seenSubOrders.set(chosen.id, row.line);
    const other = usesOf
      .get(waybillNo)
      ?.find(({ sub_order_id }) => orderIdOf(sub_order_id) !== chosen.order_id);
    const otherLine = seenWaybills.get(waybillNo);
    seenWaybills.set(waybillNo, otherLine ?? { line: row.line, orderId: chosen.order_id });
    if (other)
      return checked('warning', `运单号已用于订单 ${orderIdOf(other.sub_order_id)}，合并寄出请勾选`, chosen);
    if (otherLine && otherLine.orderId !== chosen.order_id)
      return checked('warning', `运单号与第 ${otherLine.line} 行相同，合并寄出请勾选`, chosen);
    return checked('ok', '可以发出', chosen);
  });
}

/** The sub-order that is meant, or why it is not clear. */
function chooseSubOrder(
  order: string,
  subOrders: readonly SubOrderState[],
  shippedWithWaybill: readonly string[],
): SubOrderState | string {
  if (order.includes('-')) return subOrders.find(({ id }) => id === order) ?? '没有这个子订单';
  const shipped = subOrders.find(({ id }) => shippedWithWaybill.includes(id));
  if (shipped) return shipped;
  const open = subOrders.filter(({ status }) => isToShip(status));
  if (open.length > 1)
    return `此单分 ${open.length} 个子订单，请写子订单号：${open.map(({ id }) => id).join('、')}`;
  return open[0] ?? subOrders[0] ?? '没有这笔订单';
}

function whyNot({ status, shipped_at }: SubOrderState): string {
  if (status === OrderStatus.Cancelling) return '顾客已申请取消，请把货放回';
  if (status === OrderStatus.AwaitingConfirmation) return '货到付款尚未确认，确认后才能发出';
  if (shipped_at) return `${shanghaiDayTime(shipped_at)} 已发出`;
  return `现在是「${statusText(status)}」，不能发出`;
}
