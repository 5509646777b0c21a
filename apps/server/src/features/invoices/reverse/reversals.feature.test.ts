import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { transaction } from '#platform/database';
import { publishEvent } from '#platform/outbox';
import { sandboxIssuer } from '../../../integrations/invoices/index.ts';
import { SKU } from '../../cart/testing/seed-products.ts';
import { loadOrder, orderCancelled } from '../../orders/index.ts';
import { findAnyOrder } from '../../orders/orders.queries.ts';
import { refundByStaff } from '../../orders/staff/index.ts';
import type { OrderShopper } from '../../orders/testing/open-order-shop.ts';
import { refundOrder, refundsOf } from '../../payment/index.ts';
import { openInvoiceShop } from '../testing/open-invoice-shop.ts';
import { previewInvoiceAdjustment } from './preview-adjustment.ts';

let shop: Awaited<ReturnType<typeof openInvoiceShop>>;
beforeAll(async () => {
  shop = await openInvoiceShop();
});
afterAll(() => shop.close());

const TITLE = { kind: 'individual', title: '林知夏' };
const issue = (shopper: OrderShopper, orderId: string) =>
  shop.request(shopper, 'issue', { orderId, title: TITLE });
const detail = async (shopper: OrderShopper, invoiceId: string) =>
  (await shop.request(shopper, 'detail', { invoiceId })).results;

describe('a return', () => {
  it('of all items reverses the invoice', async () => {
    const lin = await shop.newMember();
    const { orderId, payable } = await shop.createReceivedOrder(lin, SKU.rouge);
    const { invoiceId } = (await issue(lin, orderId)).results;
    await shop.runDueWork();
    await shop.completeReturn(orderId, '1', [0], payable);
    await shop.runDueWork();
    const read = await detail(lin, invoiceId);
    expect(read).toMatchObject({ status: '40', reversal: { amount: '-320.00', reason: '销货退回' } });
    const red = await detail(lin, read.reversedBy);
    expect(red).toMatchObject({
      colour: 'red',
      amount: '-320.00',
      amountInWords: '（负数）叁佰贰拾圆整',
      lines: [{ quantity: -1, amount: '-283.19', tax: '-36.81' }],
      downloadUrl: expect.any(String),
    });
    expect(red.remark).toContain(read.invoiceNumber);
    expect(await shop.invoiceRows(orderId)).toHaveLength(2);
  });

  it('of some items leaves an invoice over the rest', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.rouge, { quantity: 3 });
    await issue(lin, orderId);
    await shop.runDueWork();
    await shop.completeReturn(orderId, '2', [2], 320_00);
    await shop.runDueWork();
    const rows = await shop.invoiceRows(orderId);
    expect(rows.map(({ colour, status, amount_fen }) => [colour, status, amount_fen])).toEqual([
      ['blue', '40', 960_00],
      ['red', '30', -960_00],
      ['blue', '30', 640_00],
    ]);
    expect(rows.reduce((total, { amount_fen }) => total + amount_fen, 0)).toBe(640_00);
  });

  it('reported twice is counted once', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.rouge, { quantity: 2 });
    await issue(lin, orderId);
    await shop.runDueWork();
    await shop.completeReturn(orderId, '3', [1], 320_00);
    await shop.runDueWork();
    await shop.db
      .updateTable('outbox_event')
      .set({ state: 'waiting', settled_at: null, next_attempt_at: new Date(0) })
      .where('topic', '=', 'return-done')
      .where('key', '=', '3')
      .execute();
    await shop.runDueWork();
    expect(await shop.invoiceRows(orderId)).toHaveLength(3);
    const event = await shop.db
      .selectFrom('outbox_event')
      .select('state')
      .where('topic', '=', 'return-done')
      .where('key', '=', '3')
      .executeTakeFirst();
    expect(event?.state).toBe('delivered');
  });

  it('while the issuer is processing is applied afterwards', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.rouge, { quantity: 2 });
    await issue(lin, orderId);
    shop.issuing.issuer = { ...sandboxIssuer, issue: () => Promise.reject(new Error('unavailable')) };
    await shop.runDueWork();
    await shop.completeReturn(orderId, '5', [1], 320_00);
    await shop.runDueWork();
    expect(await shop.invoiceRows(orderId)).toMatchObject([{ status: '20', amount_fen: 640_00 }]);
    shop.issuing.issuer = sandboxIssuer;
    await shop.db
      .updateTable('job')
      .set({ next_attempt_at: new Date(0) })
      .where('state', '=', 'waiting')
      .execute();
    await shop.runDueWork();
    await advanceClock(shop.db, 61);
    await shop.runDueWork();
    expect((await shop.invoiceRows(orderId)).map(({ amount_fen }) => amount_fen)).toEqual([
      640_00, -640_00, 320_00,
    ]);
  });

  it('before the issue only changes the pending invoice', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.rouge, { quantity: 2 });
    const { invoiceId } = (await issue(lin, orderId)).results;
    await shop.completeReturn(orderId, '4', [0], 320_00);
    await shop.runDueWork();
    expect(await detail(lin, invoiceId)).toMatchObject({ status: '30', amount: '320.00' });
    expect(await shop.invoiceRows(orderId)).toHaveLength(1);
  });
});

describe('a refund without a return', () => {
  const refund = async (orderId: string, amountFen: number) => {
    const given = await refundByStaff(
      shop.db,
      { ...shop.payments.port, refundOrder, refundsOf },
      {
        orderId,
        amountFen,
        reason: '价格保护',
      },
    );
    if (!given.ok) throw new Error(given.refusal.code);
  };
  const listInvoices = async (orderId: string) =>
    (await shop.invoiceRows(orderId)).map(({ colour, status, amount_fen }) => [colour, status, amount_fen]);

  it('reverses the invoice and issues one over the rest', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.rouge, { quantity: 2 });
    const { invoiceId } = (await issue(lin, orderId)).results;
    await shop.runDueWork();
    await refund(orderId, 20_05);
    await shop.runDueWork();
    expect(await listInvoices(orderId)).toEqual([
      ['blue', '40', 640_00],
      ['red', '30', -640_00],
      ['blue', '30', 619_95],
    ]);
    const read = await detail(lin, invoiceId);
    expect(read.reversal).toMatchObject({ amount: '-640.00', reason: '销售折让' });
    const rest = (await shop.invoiceRows(orderId)).at(-1)!;
    expect(await detail(lin, rest.id)).toMatchObject({
      amount: '619.95',
      lines: [{ quantity: 2 }],
      remark: `订单 ${orderId}`,
    });
  });

  it('is previewed as it will be', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.rouge, { quantity: 2 });
    const preview = async (amountFen: number) =>
      previewInvoiceAdjustment(shop.db, await loadOrder(shop.db, (await findAnyOrder(shop.db, orderId))!), {
        amountFen,
        storedFen: 0,
        endedSubOrderIds: [],
      });
    const subOrderId = `${orderId}-1`;
    expect(await preview(20_05)).toEqual([]);
    await issue(lin, orderId);
    expect(await preview(20_05)).toEqual([
      { subOrderId, kind: 'reduce', beforeFen: 640_00, afterFen: 619_95 },
    ]);
    await shop.runDueWork();
    expect(await preview(20_05)).toEqual([
      { subOrderId, kind: 'reverse', beforeFen: 640_00, afterFen: 619_95 },
    ]);
    expect(await preview(640_00)).toMatchObject([{ kind: 'reverse', afterFen: 0 }]);
    await refund(orderId, 20_05);
    await shop.runDueWork();
    expect((await listInvoices(orderId)).at(-1)).toEqual(['blue', '30', 619_95]);
  });

  it('during a pending reversal is applied after it', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.rouge);
    await issue(lin, orderId);
    await shop.runDueWork();
    await refund(orderId, 20_00);
    await refund(orderId, 30_00);
    await shop.runDueWork();
    const rows = await listInvoices(orderId);
    expect(rows.reduce((total, [, , amount]) => total + Number(amount), 0)).toBe(270_00);
    expect(rows.at(-1)).toEqual(['blue', '30', 270_00]);
  });

  it('in full leaves no invoice', async () => {
    const lin = await shop.newMember();
    const { orderId, payable } = await shop.createReceivedOrder(lin, SKU.rouge);
    await issue(lin, orderId);
    await shop.runDueWork();
    await refund(orderId, payable);
    await shop.runDueWork();
    expect(await listInvoices(orderId)).toEqual([
      ['blue', '40', 320_00],
      ['red', '30', -320_00],
    ]);
  });

  it('of a cancelled sub-order adjusts the invoice', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.rouge);
    await issue(lin, orderId);
    await shop.runDueWork();
    await transaction(shop.db, async (tx) => {
      await refundOrder(tx, { orderId, amountFen: 120_00, reasonKey: 'cancel:other' });
      await publishEvent(tx, orderCancelled, {
        key: `${orderId}-2`,
        payload: { id: `${orderId}-2`, paid: true },
      });
    });
    await shop.runDueWork();
    expect((await listInvoices(orderId)).at(-1)).toEqual(['blue', '30', 200_00]);
  });
});

describe('an event stored by an earlier release, without the order id', () => {
  it.each([
    ['order-cancelled', '-2', { paid: true }],
    ['order-refunded', ':1', { amountFen: 120_00 }],
  ])('adjusts the invoice: %s', async (topic, suffix, payload) => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.rouge);
    await issue(lin, orderId);
    await shop.runDueWork();
    await transaction(shop.db, (tx) =>
      refundOrder(tx, { orderId, amountFen: 120_00, reasonKey: `old:${orderId}` }),
    );
    const key = `${orderId}${suffix}`;
    await sql`insert into outbox_event (topic, key, payload)
      values (${topic}, ${key}, ${JSON.stringify({ id: key, ...payload })})`.execute(shop.db);
    await shop.runDueWork();
    expect((await shop.invoiceRows(orderId)).at(-1)).toMatchObject({
      colour: 'blue',
      status: '30',
      amount_fen: 200_00,
    });
  });
});

describe('an invoice with the wrong title', () => {
  it('is reversed and issued again', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.cream);
    const { invoiceId } = (await issue(lin, orderId)).results;
    await shop.runDueWork();
    const company = {
      kind: 'enterprise',
      title: '上海示例文化传播有限公司',
      taxNumber: '91310104MA1FR0XK2T',
    };
    expect((await shop.request(lin, 'change', { invoiceId, title: company })).status).toBe(0);
    expect(await shop.request(lin, 'change', { invoiceId, title: company })).toMatchObject({
      errorCode: 'INV2006W',
    });
    await shop.runDueWork();
    expect(
      (await shop.invoiceRows(orderId)).map(({ status, title, amount_fen }) => [status, title, amount_fen]),
    ).toEqual([
      ['40', '林知夏', 110_00],
      ['30', '林知夏', -110_00],
      ['30', company.title, 110_00],
    ]);
  });
});

it('blue less red invoices equal the net payments', async () => {
  const violations = await shop.audit();
  expect(violations.filter(({ invariant }) => invariant.startsWith('I-12'))).toEqual([]);
});
