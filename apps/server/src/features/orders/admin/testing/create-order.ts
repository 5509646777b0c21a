import { maskName } from '@huarong/core/identity';
import { OrderStatus, PayStatus } from '@huarong/core/orders';
import { shanghaiDate } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Database, insertRows } from '#platform/database';
import { insertMember } from '../../../cart/testing/open-cart-shop.ts';

let count = 0;

export interface StaffOrderFixture {
  status?: OrderStatus;
  paymentCode?: 'ALIPAY' | 'COD';
  amountFen?: number;
  quantity?: number;
  /** Sub-orders with one line each. */
  subOrders?: number;
  recipient?: { name?: string; mobile?: string };
  hasPackaging?: boolean;
  engraving?: string | null;
  /** Minutes before now. */
  minutesAgo?: number;
}

/** An order of a new member, paid when its status says so, with the stock, payment and ledger rows that belong to it. */
export async function createOrder(db: Database, fixture: StaffOrderFixture = {}) {
  const {
    status = OrderStatus.AwaitingShipment,
    paymentCode = 'ALIPAY',
    amountFen = 100_00,
    quantity = 2,
    subOrders = 1,
    hasPackaging = false,
    engraving = null,
    minutesAgo = 0,
  } = fixture;
  count += 1;
  const memberId = String(3_000_000_000 + count);
  await insertMember(db, memberId);
  const day = shanghaiDate(new Date(Date.now() - minutesAgo * 60_000)).replaceAll('-', '');
  const orderId = `${day}${String(count).padStart(10, '0')}`;
  const owner = `member:${memberId}`;
  const isPaid = status === OrderStatus.AwaitingShipment && paymentCode !== 'COD';
  const totalFen = amountFen * subOrders;
  const at = sql<Date>`shop_now() - make_interval(mins => ${minutesAgo})`;
  const sku = await db
    .selectFrom('sku')
    .innerJoin('stock', 'stock.sku_id', 'sku.id')
    .selectAll('sku')
    .where('stock.available', '>=', quantity * subOrders)
    .orderBy('sku.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('shop_order')
    .values({
      id: orderId,
      owner,
      kind: 'ordinary',
      source: 'cart',
      payment_code: paymentCode,
      goods_fen: totalFen,
      payable_fen: totalFen,
      arithmetic: JSON.stringify([{ label: '实付', amountFen: totalFen }]),
      recipient: JSON.stringify({
        name: '林知夏',
        mobile: '13800000426',
        provinceCode: '310000',
        provinceName: '上海市',
        cityCode: '310100',
        cityName: '上海市',
        districtCode: '310104',
        districtName: '徐汇区',
        streetName: null,
        detail: '花间路 88 号 3 幢 1201 室',
        ...fixture.recipient,
      }),
      delivery: JSON.stringify({ mode: 'express', time: 'any' }),
      packaging: hasPackaging
        ? JSON.stringify({ packagingId: 'yuebai', name: '月白礼盒', greeting: '生日快乐' })
        : null,
      quote_hash: 'a'.repeat(64),
      paid_at: isPaid ? at : null,
      created_at: at,
    })
    .execute();
  for (let position = 1; position <= subOrders; position++) {
    const subOrderId = `${orderId}-${position}`;
    await db
      .insertInto('sub_order')
      .values({
        id: subOrderId,
        order_id: orderId,
        position,
        status,
        pay_status: isPaid ? PayStatus.Paid : PayStatus.Unpaid,
      })
      .execute();
    const unitFen = amountFen / quantity;
    await db
      .insertInto('order_line')
      .values({
        id: `${subOrderId}-L1`,
        order_id: orderId,
        sub_order_id: subOrderId,
        position,
        sku_id: sku.id,
        product_id: sku.product_id,
        kind: 'ordinary',
        snapshot: JSON.stringify({
          skuCode: sku.code,
          productName: '朱砂丝绒哑光唇膏',
          productNameEN: '',
          brandNameEN: 'SOLENE',
          brandNameCN: '索兰娜',
          skuName: '03 朱砂',
          skuImagePath: '/images/sku.webp',
          noReturnReason: null,
        }),
        engraving,
        unit_price_fen: unitFen,
        quantity,
        paid_fen: amountFen,
        unit_shares: JSON.stringify(
          Array.from({ length: quantity }, () => ({
            promotion: 0,
            coupon: 0,
            points: 0,
            paid: unitFen,
            pointsEarned: 0,
          })),
        ),
      })
      .execute();
  }
  await takeStock(db, { skuId: sku.id, orderId, units: quantity * subOrders, isSold: isPaid });
  const paymentId = isPaid ? await insertPayment(db, { orderId, owner, amountFen: totalFen }) : null;
  return {
    orderId,
    memberId,
    skuId: sku.id,
    skuCode: sku.code,
    paymentId,
    subOrderId: `${orderId}-1`,
    lineId: `${orderId}-1-L1`,
    maskedName: maskName('林知夏'),
  };
}

async function takeStock(
  db: Database,
  { skuId, orderId, units, isSold }: { skuId: string; orderId: string; units: number; isSold: boolean },
) {
  if (isSold) {
    await sql`update stock set available = available - ${units}, sold = sold + ${units} where sku_id = ${skuId}`.execute(
      db,
    );
    return;
  }
  await sql`update stock set available = available - ${units}, held = held + ${units} where sku_id = ${skuId}`.execute(
    db,
  );
  await sql`insert into stock_hold (reference, sku_id, quantity, expires_at)
    values (${orderId}, ${skuId}, ${units}, shop_now() + interval '1 day')`.execute(db);
}

async function insertPayment(
  db: Database,
  { orderId, owner, amountFen }: { orderId: string; owner: string; amountFen: number },
): Promise<string> {
  const id = `P20261116${orderId.slice(-10)}`;
  await insertRows(db, 'payment', [
    {
      id,
      owner,
      provider: 'alipay',
      purpose: 'full',
      amount_fen: amountFen,
      state: 'paid',
      provider_trade_no: `2026111622001${orderId.slice(-10)}`,
      payer: 'buyer',
      opened_at: new Date(),
      settled_at: new Date(),
    },
  ]);
  await insertRows(db, 'payment_order', [
    { payment_id: id, order_id: orderId, amount_fen: amountFen, purpose: 'full' },
  ]);
  return id;
}
