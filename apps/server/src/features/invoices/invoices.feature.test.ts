import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { memberIdOfOwner } from '#platform/context';
import { onPostgres } from '../../../testing/index.ts';
import { sandboxIssuer } from '../../integrations/invoices/index.ts';
import { SKU } from '../cart/testing/seed-products.ts';
import type { OrderShopper } from '../orders/testing/open-order-shop.ts';
import { mountInvoiceFiles } from './index.ts';
import { openInvoiceShop } from './testing/open-invoice-shop.ts';

let shop: Awaited<ReturnType<typeof openInvoiceShop>>;
beforeAll(async () => {
  shop = await openInvoiceShop();
});
afterAll(() => shop.close());

const TITLE = { kind: 'individual', title: '林知夏' };
const issue = (shopper: OrderShopper, orderId: string, fields: object = {}) =>
  shop.request(shopper, 'issue', { orderId, title: TITLE, ...fields });
const detail = async (shopper: OrderShopper, invoiceId: string) =>
  (await shop.request(shopper, 'detail', { invoiceId })).results;

describe('a requested invoice', () => {
  it('is issued by the job and can be read', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.cream);
    const requested = (await issue(lin, orderId)).results;
    expect(requested).toMatchObject({
      status: '10',
      statusText: '已申请',
      amount: '110.00',
      invoiceType: 82,
    });
    await shop.runDueWork();
    const read = await detail(lin, requested.invoiceId);
    expect(read).toMatchObject({
      status: '30',
      invoiceNumber: expect.stringMatching(/^\d{20}$/),
      amount: '110.00',
      netTotal: '97.35',
      taxTotal: '12.65',
      amountInWords: '壹佰壹拾圆整',
      lines: [
        { quantity: 1, amount: '88.50', tax: '11.50', taxRate: '13%' },
        { name: '*美容护肤品*运费', quantity: 1, amount: '8.85', tax: '1.15' },
      ],
    });
    expect(read.remark).toBe(`订单 ${orderId}`);
    const sub = await shop.db
      .selectFrom('sub_order')
      .select('invoice_status')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    expect(sub?.invoice_status).toBe('30');
  });

  it('leaves out what a stored card paid, and says so', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.rouge, { storedFen: 120_00 });
    const { invoiceable } = (await shop.request(lin, 'list')).results;
    expect(invoiceable).toMatchObject([{ orderId, amount: '200.00', storedAmount: '120.00' }]);
    const { invoiceId, amount } = (await issue(lin, orderId)).results;
    expect(amount).toBe('200.00');
    expect((await detail(lin, invoiceId)).remark).toContain('储值卡支付 ¥120.00 不在本票');
  });

  it('is not offered for an order paid wholly by stored cards', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.rouge, { storedFen: 320_00 });
    expect((await shop.request(lin, 'list')).results.invoiceable).toEqual([]);
    expect(await issue(lin, orderId)).toMatchObject({ errorCode: 'INV2005W' });
  });

  it('exists once per order', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.cream);
    expect((await issue(lin, orderId)).status).toBe(0);
    expect(await issue(lin, orderId)).toMatchObject({ errorCode: 'INV2003W', httpStatus: 409 });
  });

  it('is refused before the order is signed for', async () => {
    const lin = await shop.newMember();
    expect(await issue(lin, await lin.placeOrder(SKU.cream))).toMatchObject({ errorCode: 'INV2002W' });
  });

  it('of another shopper is not found, nor are their orders and titles', async () => {
    const [lin, otherShopper] = [await shop.newMember(), await shop.newMember()];
    const { orderId } = await shop.createReceivedOrder(lin, SKU.cream);
    expect(await issue(otherShopper, orderId)).toMatchObject({ httpStatus: 404 });
    const { invoiceId } = (await issue(lin, orderId)).results;
    expect(await shop.request(otherShopper, 'detail', { invoiceId })).toMatchObject({
      errorCode: 'INV2001E',
      httpStatus: 404,
    });
    expect(await shop.request(otherShopper, 'change', { invoiceId, title: TITLE })).toMatchObject({
      httpStatus: 404,
    });
    const { titleId } = (await shop.request(lin, 'addTitle', TITLE)).results;
    const otherOrder = await shop.createReceivedOrder(otherShopper, SKU.cream);
    expect(await issue(otherShopper, otherOrder.orderId, { titleId, title: undefined })).toMatchObject({
      errorCode: 'INV1001E',
      httpStatus: 404,
    });
  });

  it('is a special VAT invoice only for a verified company', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.cream);
    expect(await issue(lin, orderId, { invoiceType: 81 })).toMatchObject({ errorCode: 'INV2004W' });
    const company = {
      kind: 'enterprise',
      title: '上海示例文化传播有限公司',
      taxNumber: '91310104MA1FR0XK2T',
    };
    const { titleId } = (await shop.request(lin, 'addTitle', company)).results;
    await shop.runDueWork();
    const requested = await shop.request(lin, 'issue', { orderId, titleId, invoiceType: 81 });
    expect(requested.results).toMatchObject({ invoiceType: 81, typeText: '电子专用发票' });
  });

  it('is refused with a wrong tax number', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.cream);
    const title = { kind: 'enterprise', title: '上海示例文化传播有限公司', taxNumber: '91310104MA1FR0XK2E' };
    expect(await issue(lin, orderId, { title })).toMatchObject({ errorCode: 'CMN3005E' });
  });

  it('is issued to a guest who types a title', async () => {
    const guest = await shop.newGuest();
    await shop.db
      .insertInto('checkout_draft')
      .values({
        owner: guest.owner,
        proved_mobile: '13800000426',
        proved_until: new Date(Date.now() + 3_600_000),
      })
      .execute();
    const { orderId } = await shop.createReceivedOrder(guest, SKU.cream, {
      orderInput: { mobile: '13800000426' },
    });
    const ofOrder = async () => (await shop.request(guest, 'ofOrder', { orderId })).results;
    expect(await ofOrder()).toMatchObject({ list: [], invoiceable: [{ orderId, amount: '110.00' }] });
    const { invoiceId } = (await issue(guest, orderId)).results;
    await shop.runDueWork();
    expect(await detail(guest, invoiceId)).toMatchObject({ status: '30', title: '林知夏' });
    expect(await ofOrder()).toMatchObject({ list: [{ invoiceId, status: '30' }], invoiceable: [] });
    const otherShopper = await shop.newGuest();
    expect(await shop.request(otherShopper, 'ofOrder', { orderId })).toMatchObject({ errorCode: 'ORD3001E' });
  });

  it('publishes an event at every status, once each', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.cream);
    const { invoiceId } = (await issue(lin, orderId)).results;
    await shop.runDueWork();
    const events = await shop.db
      .selectFrom('outbox_event')
      .select(['key', 'payload'])
      .where('topic', '=', 'invoice-moved')
      .where('key', 'like', `${invoiceId}:%`)
      .orderBy('id')
      .execute();
    expect(events.map(({ key }) => key.split(':')[1])).toEqual(['10', '20', '30']);
    expect(events[2]!.payload).toEqual({
      invoiceId,
      orderId,
      memberId: memberIdOfOwner(lin.owner)!,
      status: '30',
      amountFen: 110_00,
    });
  });
});

describe('the issuer', () => {
  it('that refuses leaves a reason, and a retry with another title succeeds', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.cream);
    const { invoiceId } = (await issue(lin, orderId, { title: { kind: 'individual', title: '名称不符' } }))
      .results;
    await shop.runDueWork();
    expect(await detail(lin, invoiceId)).toMatchObject({
      status: '50',
      failReason: '税号与名称不符',
      canRetry: true,
    });
    const again = await issue(lin, orderId);
    expect(again.results).toMatchObject({ invoiceId, status: '10', title: '林知夏' });
    await shop.runDueWork();
    expect(await detail(lin, invoiceId)).toMatchObject({ status: '30' });
  });

  it('that lost its connection after issuing is called again and issues once', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.cream);
    const { invoiceId } = (await issue(lin, orderId)).results;
    const numbers: string[] = [];
    shop.issuing.issuer = {
      ...sandboxIssuer,
      async issue(document) {
        const outcome = await sandboxIssuer.issue(document);
        if (outcome.ok) numbers.push(outcome.number);
        if (numbers.length === 1) throw new Error('connection lost');
        return outcome;
      },
    };
    await shop.runDueWork();
    expect(await detail(lin, invoiceId)).toMatchObject({ status: '20' });
    await shop.db
      .updateTable('job')
      .set({ next_attempt_at: new Date(0) })
      .where('state', '=', 'waiting')
      .execute();
    await shop.runDueWork();
    shop.issuing.issuer = sandboxIssuer;
    expect(await detail(lin, invoiceId)).toMatchObject({ status: '30', invoiceNumber: numbers[0] });
    expect(new Set(numbers).size).toBe(1);
  });

  it('that does not answer makes the invoice fail after five attempts', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.cream);
    const { invoiceId } = (await issue(lin, orderId)).results;
    shop.issuing.issuer = { ...sandboxIssuer, issue: () => Promise.reject(new Error('unavailable')) };
    for (let times = 1; times <= 5; times++) {
      await shop.runDueWork();
      await shop.db
        .updateTable('job')
        .set({ next_attempt_at: new Date(0) })
        .where('state', '=', 'waiting')
        .execute();
    }
    shop.issuing.issuer = sandboxIssuer;
    expect(await detail(lin, invoiceId)).toMatchObject({ status: '50', failReason: '开票系统暂时没有响应' });
  });
});

describe('invoice files', () => {
  it('open only by the owner’s link and only until it expires', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.cream);
    const { invoiceId } = (await issue(lin, orderId)).results;
    expect((await detail(lin, invoiceId)).downloadUrl).toBeUndefined();
    await shop.runDueWork();
    const { downloadUrl, xmlUrl, invoiceNumber } = await detail(lin, invoiceId);
    const app = fastify();
    mountInvoiceFiles(app, shop.deps);
    const pdf = await app.inject(downloadUrl);
    expect(pdf.statusCode).toBe(200);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="huarong-invoice-${invoiceNumber}.pdf"`,
    });
    const xml = await app.inject(xmlUrl);
    expect(xml.body).toContain(`<EIid>${invoiceNumber}</EIid>`);
    const other = downloadUrl.replace('file.pdf', 'file.xml');
    const later = downloadUrl.replace(/until=\d+/, 'until=9999999999');
    for (const guess of [other, later, downloadUrl.replace(/&sign=.*/, ''), downloadUrl.split('?')[0]])
      expect((await app.inject(guess)).statusCode).toBe(404);
    await advanceClock(shop.db, 11 * 60);
    expect((await app.inject(downloadUrl)).statusCode).toBe(404);
    await app.close();
  });
});

describe('an invoice chosen at checkout', () => {
  it('is requested automatically after delivery, and emailed', async () => {
    const lin = await shop.newMember();
    const invoice = { title: TITLE, email: 'lin@mail.example' };
    const { orderId } = await shop.createReceivedOrder(lin, SKU.cream, { orderInput: { invoice } });
    await shop.runDueWork();
    expect((await shop.request(lin, 'list')).results.list).toMatchObject([
      { orderId, status: '30', title: '林知夏' },
    ]);
    const mailed = await shop.db
      .selectFrom('demo_message')
      .select('content')
      .where('recipient', '=', 'lin@mail.example')
      .execute();
    expect(mailed).toHaveLength(1);
    expect(mailed[0]!.content).toMatch(/\/v1\/portal\/invoice\/.+\/file\.pdf\?until=\d+&sign=/);
  });

  it('is validated before the order is placed', async () => {
    const [lin, otherShopper] = [await shop.newMember(), await shop.newMember()];
    const { titleId } = (await shop.request(otherShopper, 'addTitle', TITLE)).results;
    await lin.addToCart(SKU.cream);
    const addrId = await lin.addAddress();
    const { quoteHash } = await lin.quote({ addrId });
    const placeOrder = (invoice: object) => lin.commit({ quoteHash, addrId, paymentCode: 'ALIPAY', invoice });
    expect(await placeOrder({ titleId })).toMatchObject({ errorCode: 'INV1001E' });
    expect(await placeOrder({ invoiceType: 81, title: TITLE })).toMatchObject({ errorCode: 'INV2004W' });
    const company = { kind: 'enterprise', title: '公司', taxNumber: '91310104MA1FR0XK2E' };
    expect(await placeOrder({ title: company })).toMatchObject({ errorCode: 'CMN3005E' });
    expect((await placeOrder({ title: TITLE })).status).toBe(0);
  });
});

onPostgres('concurrent requests', () => {
  it('create one invoice', async () => {
    const lin = await shop.newMember();
    const { orderId } = await shop.createReceivedOrder(lin, SKU.cream);
    const answers = await Promise.all([1, 2, 3, 4].map(() => issue(lin, orderId)));
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(1);
  });
});

/** Last, because it moves the clock for all tests. */
it('an invoice cannot be requested 180 days after the signature', async () => {
  const lin = await shop.newMember();
  const { orderId } = await shop.createReceivedOrder(lin, SKU.cream);
  await advanceClock(shop.db, 180 * 86_400);
  expect((await shop.request(lin, 'list')).results.invoiceable).toEqual([]);
  expect(await issue(lin, orderId)).toMatchObject({ errorCode: 'INV2002W' });
});
