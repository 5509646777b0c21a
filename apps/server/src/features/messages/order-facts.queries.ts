import { OrderStatus, PayStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import { memberIdOfOwner } from '#platform/context';
import { type Queryable, statusIn } from '#platform/database';
import { settingNumberAt } from '../settings/index.ts';

/** Order data for message texts. */
export interface OrderFacts {
  orderId: string;
  /** Null for a guest. */
  memberId: string | null;
  guestMobile: string | null;
  payableFen: number;
  payUntil: Date | null;
  /** Hours in which cash on delivery has to be confirmed. */
  confirmHours: number;
  /** Null unless a presale. */
  depositFen: number | null;
  depositWorthFen: number | null;
  balanceFrom: Date | null;
  balanceUntil: Date | null;
  /** The deposit is paid, the balance is not. */
  isDepositPaid: boolean;
  isWaitingForBalance: boolean;
  /** Cancelled and refunded with its presale, which has a message of its own. */
  isRefundedWithPresale: boolean;
  /** `朱砂丝绒哑光唇膏 等 3 件` */
  itemsText: string;
  skuId: string;
}

/** Without an owner check: messages go to the current owner. */
export async function findOrderFacts(db: Queryable, orderId: string): Promise<OrderFacts | null> {
  const { rows } = await sql<Omit<OrderFacts, 'memberId'> & { owner: string }>`
    select shop_order.id as "orderId", owner,
      guest_mobile as "guestMobile", payable_fen as "payableFen", pay_until as "payUntil",
      ${settingNumberAt('cash-on-delivery', 'confirmHours', sql.ref('shop_order.created_at'))} as "confirmHours",
      deposit_fen as "depositFen", deposit_worth_fen as "depositWorthFen",
      balance_from as "balanceFrom", balance_until as "balanceUntil",
      exists (select from sub_order where order_id = shop_order.id and ${statusIn('pay_status', [PayStatus.DepositPaid])}) as "isDepositPaid",
      exists (select from sub_order where order_id = shop_order.id and ${statusIn('status', [OrderStatus.AwaitingBalance])}) as "isWaitingForBalance",
      exists (select from presale_change_order ended where ended.order_id = shop_order.id and ended.refund_fen > 0)
        as "isRefundedWithPresale",
      (first.snapshot ->> 'productName') || case when units > 1 then ' 等 ' || units || ' 件' else '' end
        as "itemsText",
      first.sku_id as "skuId"
    from shop_order
      cross join lateral (
        select sku_id, snapshot from order_line where order_id = shop_order.id order by position limit 1) first
      cross join lateral (
        select sum(quantity)::int as units from order_line where order_id = shop_order.id and kind <> 'gift') counted
    where shop_order.id = ${orderId}`.execute(db);
  if (!rows[0]) return null;
  const { owner, ...facts } = rows[0];
  return { ...facts, memberId: memberIdOfOwner(owner) };
}

export interface ParcelFacts {
  carrier: string;
  waybillNo: string | null;
  expectedAt: Date | null;
}

export const findParcel = (db: Queryable, parcelId: string): Promise<ParcelFacts | undefined> =>
  db
    .selectFrom('parcel')
    .select(['carrier', 'waybill_no as waybillNo', 'expected_at as expectedAt'])
    .where('id', '=', parcelId)
    .executeTakeFirst();

/** The points that a sub-order earned. */
export const pointsOfSubOrder = async (
  db: Queryable,
  memberId: string,
  subOrderId: string,
): Promise<number> =>
  (
    await db
      .selectFrom('points_entry')
      .select('pay_points')
      .where('member_id', '=', memberId)
      .where('kind', '=', 'earn')
      .where('reference', '=', subOrderId)
      .executeTakeFirst()
  )?.pay_points ?? 0;
