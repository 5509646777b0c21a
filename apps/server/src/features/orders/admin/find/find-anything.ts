import { wholeMobileIn } from '@huarong/contract/admin/orders';
import { maskMobile, maskName } from '@huarong/core/identity';
import { normaliseWaybill, ORDER_ID_LENGTH, orderIdOf } from '@huarong/core/orders';
import { displayYuan, fen, shanghaiDayTime } from '@huarong/core/shared';
import type { Permission } from '@huarong/core/staff';
import type { Queryable } from '#platform/database';
import {
  type FoundOrder,
  findByNumber,
  findMemberById,
  findSkuByCode,
  listByMobile,
  listByMobileEnd,
  listByNumberEnd,
  listByPayment,
  listByRecipient,
  listByRefund,
  listByReturn,
  listByWaybill,
} from './find.queries.ts';

const SHOWN = 20;

export interface Hit {
  kind: 'order' | 'parcel' | 'payment' | 'refund' | 'return' | 'member' | 'sku';
  title: string;
  detail: string;
  path: string;
}

/** Everything that a typed text may be, by the form of the text. Each query is one look-up in an index. */
export async function findAnything(
  db: Queryable,
  words: string,
  permissions: ReadonlySet<Permission>,
): Promise<{ hits: Hit[]; isCut: boolean }> {
  const typed = words.trim();
  const code = normaliseWaybill(typed);
  const limit = SHOWN + 1;
  const found = await Promise.all([
    findOrders(db, typed, limit),
    /^[A-Z0-9]{6,40}$/.test(code) ? findNumbers(db, code, permissions, limit) : [],
    findOthers(db, typed, permissions),
  ]);
  const hits = found.flat();
  const distinct = [...new Map(hits.map((hit) => [`${hit.kind}:${hit.path}:${hit.title}`, hit])).values()];
  return { hits: distinct.slice(0, SHOWN), isCut: distinct.length > SHOWN };
}

async function findOrders(db: Queryable, typed: string, limit: number): Promise<Hit[]> {
  const digits = typed.replace(/[\s]/g, '');
  if (/^\d{18}(-\d{1,2})?$/.test(digits))
    return (await findByNumber(db, orderIdOf(digits))).map((order) => orderHit(order));
  const mobile = wholeMobileIn(typed);
  if (mobile) return (await listByMobile(db, mobile, limit)).map((order) => orderHit(order));
  if (/^\d{6}$/.test(digits))
    return (await listByNumberEnd(db, digits, limit)).map((order) => orderHit(order));
  if (/^\d{4}$/.test(digits))
    return (await listByMobileEnd(db, digits, limit)).map((order) => orderHit(order));
  if (/^\p{Script=Han}{2,25}$/u.test(typed))
    return (await listByRecipient(db, typed, limit)).map((order) => orderHit(order));
  return [];
}

/** Numbers of parcels, payments, refunds and returns. */
async function findNumbers(
  db: Queryable,
  code: string,
  permissions: ReadonlySet<Permission>,
  limit: number,
): Promise<Hit[]> {
  const [parcels, payments, refunds, returns] = await Promise.all([
    listByWaybill(db, code, limit),
    code.length >= 16 && code.length !== ORDER_ID_LENGTH ? listByPayment(db, code, limit) : [],
    code.length >= 16 ? listByRefund(db, code) : [],
    permissions.has('return:read') ? listByReturn(db, code) : [],
  ]);
  return [
    ...parcels.map((parcel) => ({
      ...orderHit(parcel),
      kind: 'parcel' as const,
      title: `${parcel.carrier} ${parcel.waybill_no}`,
    })),
    ...payments.map((payment) => ({
      ...orderHit(payment),
      kind: 'payment' as const,
      title: `支付 ${payment.number}`,
    })),
    ...refunds.map((refund) => ({
      ...orderHit(refund),
      kind: 'refund' as const,
      title: `退款 ${refund.number}，${displayYuan(fen(refund.amount_fen))}`,
    })),
    ...returns.map(({ id, order_id, created_at }) => ({
      kind: 'return' as const,
      title: `退换货 ${id}`,
      detail: `订单 ${order_id}，${shanghaiDayTime(created_at)}`,
      path: `/returns/${id}`,
    })),
  ];
}

async function findOthers(
  db: Queryable,
  typed: string,
  permissions: ReadonlySet<Permission>,
): Promise<Hit[]> {
  const isId = /^[A-Za-z0-9_-]{4,64}$/.test(typed);
  const [members, skus] = await Promise.all([
    isId && permissions.has('member:read') ? findMemberById(db, typed) : [],
    isId && permissions.has('stock:read') ? findSkuByCode(db, typed.toUpperCase()) : [],
  ]);
  return [
    ...members.map(({ id, nickname }) => ({
      kind: 'member' as const,
      title: `会员 ${id}`,
      detail: maskName(nickname),
      path: `/members/${id}`,
    })),
    ...skus.map(({ id, code, name }) => ({
      kind: 'sku' as const,
      title: `商品 ${code}`,
      detail: name,
      path: `/stock/${id}`,
    })),
  ];
}

const orderHit = ({ id, created_at, name, mobile, payable_fen }: FoundOrder): Hit => ({
  kind: 'order',
  title: `订单 ${id}`,
  detail: `${maskName(name)} ${maskMobile(mobile)}，${displayYuan(fen(payable_fen))}，${shanghaiDayTime(created_at)}`,
  path: `/orders/${id}`,
});
