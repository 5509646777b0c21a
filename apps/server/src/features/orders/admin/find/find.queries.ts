import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database';

export interface FoundOrder {
  id: string;
  created_at: Date;
  name: string;
  mobile: string;
  payable_fen: number;
}

const ORDER_COLUMNS = sql`shop_order.id, shop_order.created_at, shop_order.recipient ->> 'name' as name,
  shop_order.recipient ->> 'mobile' as mobile, shop_order.payable_fen`;

/** The newest orders under a condition that an index answers. */
const listOrdersWhere = async (
  db: Queryable,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<FoundOrder[]> =>
  (
    await sql<FoundOrder>`
      select ${ORDER_COLUMNS} from shop_order where ${condition}
      order by shop_order.created_at desc, shop_order.id desc limit ${limit}`.execute(db)
  ).rows;

export const findByNumber = (db: Queryable, orderId: string) =>
  listOrdersWhere(db, sql`shop_order.id = ${orderId}`, 1);
export const listByNumberEnd = (db: Queryable, digits: string, limit: number) =>
  listOrdersWhere(db, sql`right(shop_order.id, 6) = ${digits}`, limit);
export const listByMobile = (db: Queryable, mobile: string, limit: number) =>
  listOrdersWhere(db, sql`shop_order.recipient ->> 'mobile' = ${mobile}`, limit);
export const listByMobileEnd = (db: Queryable, digits: string, limit: number) =>
  listOrdersWhere(db, sql`right(shop_order.recipient ->> 'mobile', 4) = ${digits}`, limit);
export const listByRecipient = (db: Queryable, name: string, limit: number) =>
  listOrdersWhere(
    db,
    sql`shop_order.recipient ->> 'name' like ${`${name.replace(/[\\%_]/g, '\\$&')}%`}`,
    limit,
  );

export interface FoundParcel extends FoundOrder {
  waybill_no: string;
  carrier: string;
}
export const listByWaybill = async (db: Queryable, waybillNo: string, limit: number) =>
  (
    await sql<FoundParcel>`
      select ${ORDER_COLUMNS}, parcel.waybill_no, parcel.carrier
      from parcel join sub_order on sub_order.id = parcel.sub_order_id
        join shop_order on shop_order.id = sub_order.order_id
      where upper(parcel.waybill_no) = ${waybillNo} order by parcel.created_at desc limit ${limit}`.execute(
      db,
    )
  ).rows;

export interface FoundPayment extends FoundOrder {
  number: string;
  amount_fen: number;
}
/** By our number or by the number of the provider. A merged payment has several orders. */
export const listByPayment = async (db: Queryable, number: string, limit: number) =>
  (
    await sql<FoundPayment>`
      select ${ORDER_COLUMNS}, payment.id as number, payment_order.amount_fen
      from payment join payment_order on payment_order.payment_id = payment.id
        join shop_order on shop_order.id = payment_order.order_id
      where payment.id in (select id from payment where id = ${number}
        union select id from payment where provider_trade_no = ${number})
      order by shop_order.id limit ${limit}`.execute(db)
  ).rows;
export const listByRefund = async (db: Queryable, number: string) =>
  (
    await sql<FoundPayment>`
      select ${ORDER_COLUMNS}, refund.id as number, refund.amount_fen
      from refund join shop_order on shop_order.id = refund.order_id where refund.id = ${number}`.execute(db)
  ).rows;

export const listByReturn = async (db: Queryable, number: string) =>
  (
    await sql<{ id: string; order_id: string; created_at: Date }>`
      select id, order_id, created_at from return_request where id = ${number}
      union select id, order_id, created_at from return_request where upper(waybill_no) = ${number}`.execute(
      db,
    )
  ).rows;

export const findMemberById = async (db: Queryable, memberId: string) =>
  (
    await sql<{
      id: string;
      nickname: string;
    }>`select id, nickname from member where id = ${memberId}`.execute(db)
  ).rows;
export const findSkuByCode = async (db: Queryable, code: string) =>
  (
    await sql<{ id: string; code: string; name: string }>`
      select sku.id, sku.code, concat_ws(' ', product.name_cn, sku.shade_number, sku.shade_name, sku.size) as name
      from sku join product on product.id = sku.product_id where sku.code = ${code} or sku.id = ${code}`.execute(
      db,
    )
  ).rows;
