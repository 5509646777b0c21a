import { presaleChangesRoutes } from '@huarong/contract/admin/presale-changes';
import { presalesRoutes } from '@huarong/contract/admin/presales';
import { OrderStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { transaction } from '#platform/database';
import { listViolations } from '../../../testing/audit.ts';
import { SKU } from '../cart/testing/seed-products.ts';
import { balanceOf } from '../ledger/index.ts';
import { shipSubOrder } from '../orders/index.ts';
import { openPresaleShop, type PresaleShop } from './testing/open-presale-shop.ts';

let shop: PresaleShop;
let presaleId: string;
beforeAll(async () => {
  shop = await openPresaleShop();
  presaleId = await shop.publish(SKU.perfume);
}, 120_000);
afterAll(() => shop.close());

const preview = async (rule: 'paid' | 'double') =>
  (await shop.marketer.call(presaleChangesRoutes.previewCancel, { presaleId, rule })).results;
const ask = async (expectedOrders: number, rule: 'paid' | 'double') =>
  shop.marketer.call(presaleChangesRoutes.cancel, {
    presaleId,
    version: (await shop.boardOf(presaleId)).version,
    rule,
    expectedOrders,
    reason: '厂家停产',
  });
const refundsOf = async (orderId: string) =>
  shop.db.selectFrom('refund').select(['amount_fen', 'state']).where('order_id', '=', orderId).execute();

describe('a presale that the shop cannot ship', () => {
  it('refunds every order that was not sent, the deposit twice, once each, and the books agree', async () => {
    const finance = await shop.signIn('FINANCE');
    const unpaid = await shop.book(await shop.newMember(), SKU.perfume);
    const [owing, settled, sent] = [
      await shop.deposit(),
      await shop.deposit(SKU.perfume, 2),
      await shop.deposit(),
    ];
    await shop.work();
    expect((await ask(3, 'double')).message).toBe('现在不能这样结束预售：还在收定金，请先停止收定金');
    await shop.marketer.call(presalesRoutes.stop, { presaleId, reason: '厂家停产' });
    for (const { orderId } of [settled, sent]) await shop.pay(orderId, 'balance');
    const shipped = await transaction(shop.db, (tx) =>
      shipSubOrder(tx, { subOrderId: `${sent.orderId}-1`, carrier: '顺丰速运', waybillNo: 'SF1' }),
    );
    expect(shipped.ok).toBe(true);
    const stock = await shop.stockOf(SKU.perfume);

    expect(await preview('paid')).toMatchObject({ refundFen: 1700_00, extraFen: 0 });
    expect(await preview('double')).toMatchObject({
      problem: null,
      owing: { orders: 1, units: 1, refundFen: 100_00, extraFen: 100_00 },
      settled: { orders: 1, units: 2, refundFen: 1600_00, extraFen: 200_00 },
      untouched: 1,
      refundFen: 1700_00,
      extraFen: 300_00,
      rows: [
        { orderId: owing.orderId, refundFen: 100_00, extraFen: 100_00 },
        { orderId: settled.orderId, refundFen: 1600_00, extraFen: 200_00 },
      ],
    });
    const wrongCount = await ask(3, 'double');
    expect([wrongCount.errorCode, wrongCount.message]).toEqual([
      'ADM9420W',
      '现在涉及 2 单，请重新查看后再提交',
    ]);
    const { results: asked } = await ask(2, 'double');
    expect((await shop.approve(finance, asked.approvalId)).results.message).toBe('开始逐单取消并退款');
    await shop.work();
    await advanceClock(shop.db, 120);
    await shop.work();

    expect(await shop.statusOf(unpaid)).toBe(OrderStatus.Cancelled);
    expect(await shop.statusOf(owing.orderId)).toBe(OrderStatus.Cancelled);
    expect(await shop.statusOf(settled.orderId)).toBe(OrderStatus.Closed);
    expect(await shop.statusOf(sent.orderId)).toBe(OrderStatus.Shipped);
    expect(await refundsOf(owing.orderId)).toEqual([{ amount_fen: 100_00, state: 'done' }]);
    const back = await refundsOf(settled.orderId);
    expect(back.reduce((total, { amount_fen }) => total + amount_fen, 0)).toBe(1600_00);
    expect(await refundsOf(sent.orderId)).toEqual([]);
    expect((await shop.messagesOf(owing.orderId)).at(-1)).toEqual({
      title: '预售不能发货，已取消并退款',
      text: expect.stringContaining(
        '已付的 ¥100.00 按原支付方式退回，一般 1 至 3 个工作日到账；另按定金双倍返还补付 ¥100.00',
      ),
    });
    const after = (await shop.messagesOf(settled.orderId)).filter(({ title }) => title.includes('取消'));
    expect(after).toHaveLength(1);

    // Stock and quota are back, except what was sent.
    expect((await shop.stockOf(SKU.perfume)).available).toBe(stock.available + 4);
    expect((await shop.boardOf(presaleId)).booked).toBe(1);
    expect(await balanceOf(shop.db, 'compensation')).toBe(300_00);
    expect(await balanceOf(shop.db, 'compensation-due')).toBe(-300_00);
    expect(await balanceOf(shop.db, `order:${settled.orderId}`)).toBe(0);
    const { rows: sandbox } = await sql<{ left: number }>`
      select (select sum(amount_fen) from sandbox_trade where state = 'paid')
        - coalesce((select sum(amount_fen) from sandbox_refund), 0) as left`.execute(shop.db);
    expect(Number(sandbox[0]?.left)).toBe(await balanceOf(shop.db, 'bank:alipay'));
    expect(await listViolations(shop.db)).toEqual([]);
    const { version } = await shop.boardOf(presaleId);
    const again = await shop.marketer.call(presalesRoutes.publish, { presaleId, version });
    expect(again.message).toContain('这个预售因不能发货已取消，请新建一个');
  });

  it('owes the second deposits until finance has transferred them, once', async () => {
    const finance = await shop.signIn('FINANCE');
    const due = (await finance.call(presaleChangesRoutes.extras, {})).results;
    expect([due.rows.length, due.total, due.dueFen]).toEqual([2, 2, 300_00]);
    const { orderId } = due.rows[0];
    const pay = (input: object) => finance.call(presaleChangesRoutes.payExtra, { orderId, ...input });
    expect((await pay({ reference: '1' })).status).toBe(400);
    expect((await pay({ reference: '招行 20261118-77' })).results.extraFen).toBe(due.rows[0].extraFen);
    expect((await pay({ reference: '招行 20261118-78' })).errorCode).toBe('ADM9421W');
    expect((await pay({ orderId: 'nothing', reference: '招行 1' })).status).toBe(409);
    expect(await balanceOf(shop.db, 'compensation-due')).toBe(due.rows[0].extraFen - 300_00);
    expect(await balanceOf(shop.db, 'bank:transfer')).toBe(-due.rows[0].extraFen);
    const paid = (await finance.call(presaleChangesRoutes.extras, { isPaid: 'yes' })).results;
    expect(paid.rows).toMatchObject([{ orderId, reference: '招行 20261118-77' }]);
    const { rows } = (await shop.marketer.call(presaleChangesRoutes.list, { presaleId })).results;
    expect(rows).toMatchObject([{ kind: 'cancel', done: 3, refundFen: 1700_00, extraFen: 300_00 }]);
    expect((await ask(1, 'paid')).message).toBe('现在不能这样结束预售：没有付过定金、还没发货的订单');
  });
});
