import type { Server } from 'node:http';
import { integrationKeysRoutes, webhooksRoutes } from '@huarong/contract/admin/integration';
import { workQueueRoutes } from '@huarong/contract/admin/work-queue';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, createReceiver, isSigned } from '../../../../../../docs/integration/client.mjs';
import {
  addressOf,
  listen,
  openWebhookShop,
  type Received,
  type WebhookShop,
} from '../testing/open-webhook-shop.ts';

let shop: WebhookShop;
beforeAll(async () => {
  shop = await openWebhookShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());
afterEach(() => void vi.unstubAllEnvs());

describe('a webhook', () => {
  it('gets each event once, signed, without anything about the person', async () => {
    const { webhookId, secret } = await shop.createWebhook();
    const { orderId } = await shop.payOrder();
    await shop.passEvents();
    await sql`update outbox_event set state = 'waiting', settled_at = null, next_attempt_at = now() where key = ${orderId}`.execute(
      shop.db,
    );
    await shop.passEvents();
    await shop.runSenders();
    await shop.runSenders();
    expect(shop.receiver.received).toHaveLength(1);
    const [{ headers, body }] = shop.receiver.received as [Received];
    const signature = headers['x-huarong-signature'];
    expect(isSigned({ secret, signature, body })).toBe(true);
    expect(isSigned({ secret, signature, body: `${body} ` })).toBe(false);
    expect(isSigned({ secret: 'another', signature, body })).toBe(false);
    expect(isSigned({ secret, signature, body, now: Date.now() / 1000 + 400 })).toBe(false);
    expect(JSON.parse(body)).toMatchObject({
      id: `order.paid:${orderId}`,
      topic: 'order.paid',
      data: { orderId, purpose: 'full', payableFen: 100_00, subOrders: [{ subOrderId: `${orderId}-1` }] },
    });
    expect(body).not.toMatch(/林知夏|13800000426|花间路/);
    expect((await shop.owner.call(webhooksRoutes.deliveries, { webhookId })).results).toMatchObject({
      rows: [{ state: 'delivered', status: 204, attempts: 1 }],
      total: 1,
    });
  });

  it('is tried again with the same id, and a receiver that is down holds nobody up', async () => {
    const down = await shop.createWebhook({ url: 'http://127.0.0.1:9001/' });
    const { webhookId } = await shop.createWebhook();
    shop.receiver.status = 503;
    for (let count = 0; count < 5; count++) await shop.payOrder();
    await shop.passEvents();
    await shop.runSenders();
    expect(
      (await shop.deliveriesOf(down.webhookId)).every((each: { status: null }) => each.status === null),
    ).toBe(true);
    expect(shop.receiver.received.length).toBeGreaterThan(0);
    shop.receiver.status = 204;
    for (let round = 0; round < 6; round++) {
      await shop.endPauses();
      await shop.runSenders();
    }
    const states = (await shop.deliveriesOf(webhookId)).map(({ state }: { state: string }) => state);
    expect(states).toEqual(Array(5).fill('delivered'));
    const ids = shop.receiver.received.map(({ headers }) => headers['x-huarong-event']);
    expect(new Set(ids).size).toBe(5);
    expect(shop.receiver.received.some(({ headers }) => headers['x-huarong-attempt'] === '2')).toBe(true);
  });

  it('is sent again when the process dies between the answer and noting it', async () => {
    const { webhookId } = await shop.createWebhook();
    await shop.payOrder();
    await shop.passEvents();
    vi.stubEnv('FP', 'webhook.sent:throw');
    await shop.runSenders();
    expect(await shop.deliveriesOf(webhookId)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    vi.unstubAllEnvs();
    await shop.endPauses();
    await shop.runSenders();
    expect(await shop.deliveriesOf(webhookId)).toMatchObject([{ state: 'delivered' }]);
    expect(new Set(shop.receiver.received.map(({ headers }) => headers['x-huarong-event'])).size).toBe(1);
    expect(shop.receiver.received).toHaveLength(2);
  });

  it('gets the newest stock only, however often it changed', async () => {
    const { webhookId } = await shop.createWebhook({ topics: ['stock.changed'] });
    await shop.watch();
    const { sku_id: skuId, available } = await shop.db
      .selectFrom('stock')
      .select(['sku_id', 'available'])
      .where('available', '>', 10)
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const left of [1, 2, 3]) {
      await sql`update stock set available = ${available - left} where sku_id = ${skuId}`.execute(shop.db);
      await sql`insert into stock_ledger (sku_id, delta, reason, reference) values (${skuId}, -1, 'count', 'test')`.execute(
        shop.db,
      );
      await shop.watch();
    }
    expect(await shop.deliveriesOf(webhookId)).toHaveLength(1);
    await shop.runSenders();
    expect(shop.receiver.received.map(({ body }) => JSON.parse(body).data)).toEqual([
      { skuId, available: available - 3, held: expect.any(Number) },
    ]);
    await shop.watch();
    expect(await shop.deliveriesOf(webhookId)).toHaveLength(1);
  });

  it('signs with both secrets for a day after a rotation', async () => {
    const { webhookId, secret } = await shop.createWebhook();
    const renewed = (await shop.owner.call(webhooksRoutes.rotate, { webhookId })).results.secret;
    await shop.owner.call(webhooksRoutes.ping, { webhookId });
    await shop.runSenders();
    const [{ headers, body }] = shop.receiver.received as [Received];
    for (const each of [secret, renewed])
      expect(isSigned({ secret: each, signature: headers['x-huarong-signature'], body })).toBe(true);
    const { rows } = await sql<{ text: string }>`select webhook::text as text from webhook`.execute(shop.db);
    expect(JSON.stringify(rows)).not.toContain(renewed.slice('whsec_'.length));
  });

  it('is given up after a day, sent again by staff, and paused after three days', async () => {
    const { webhookId } = await shop.createWebhook();
    await shop.payOrder();
    await shop.passEvents();
    shop.receiver.status = 500;
    await sql`update webhook_delivery set created_at = now() - interval '25 hours' where webhook_id = ${webhookId}`.execute(
      shop.db,
    );
    await shop.runSenders();
    const [parked] = await shop.deliveriesOf(webhookId, { state: 'parked' });
    expect(parked).toMatchObject({ status: 500, error: '对方答复 500' });
    const open = async () =>
      (await shop.owner.call(workQueueRoutes.list)).results.groups
        .flatMap(({ items }: { items: { id: string; count: number }[] }) => items)
        .filter(({ id, count }: { id: string; count: number }) => id.startsWith('webhooks') && count > 0)
        .map(({ id }: { id: string }) => id);
    expect(await open()).toEqual(['webhooks-parked']);
    expect((await shop.owner.call(webhooksRoutes.resend, { deliveryId: parked.deliveryId })).status).toBe(
      200,
    );
    expect(await shop.owner.call(webhooksRoutes.resend, { deliveryId: parked.deliveryId })).toMatchObject({
      errorCode: 'ADM9604W',
    });
    await sql`update webhook set failing_since = now() - interval '73 hours', failures = 9 where id = ${webhookId}`.execute(
      shop.db,
    );
    await shop.endPauses();
    await shop.runSenders();
    expect((await shop.owner.call(webhooksRoutes.detail, { webhookId })).results.state).toBe('paused');
    expect(await open()).toContain('webhooks-paused');
    await shop.payOrder();
    await shop.passEvents();
    await shop.runSenders();
    expect(await shop.deliveriesOf(webhookId, { state: 'waiting' })).toMatchObject([{ attempts: 0 }]);
    shop.receiver.status = 204;
    expect((await shop.owner.call(webhooksRoutes.move, { webhookId, state: 'active' })).status).toBe(200);
    const period = { from: '2020-01-01T00:00:00+08:00', to: '2099-01-01T00:00:00+08:00' };
    expect((await shop.owner.call(webhooksRoutes.resendMany, { webhookId, period })).results).toEqual({
      resent: 1,
    });
    await shop.runSenders();
    expect(await shop.deliveriesOf(webhookId, { state: 'delivered' })).toHaveLength(2);
    const wrong = { from: period.to, to: period.from };
    expect((await shop.owner.call(webhooksRoutes.resendMany, { webhookId, period: wrong })).status).toBe(400);
  });
});

it('the example client of docs/integration lists and ships an order, and handles a double once', async () => {
  await shop.admin.listen({ host: '127.0.0.1', port: 0 });
  const { token } = (
    await shop.owner.call(integrationKeysRoutes.create, {
      name: '示例',
      permissions: ['order:read', 'order:ship'],
      days: 30,
    })
  ).results;
  const client = createClient({ address: addressOf(shop.admin.server as Server), key: token });
  const handled: string[] = [];
  let secret = '';
  const example = createReceiver({
    secretOf: () => secret,
    handle: async ({ data }) => void handled.push(String(data['orderId'])),
  });
  await listen(example);
  const created = await shop.createWebhook({ url: addressOf(example) });
  const { webhookId } = created;
  secret = created.secret;
  const { orderId } = await shop.payOrder();
  await shop.passEvents();
  await shop.runSenders();
  const [delivery] = await shop.deliveriesOf(webhookId);
  await shop.owner.call(webhooksRoutes.resend, { deliveryId: delivery.deliveryId });
  await shop.runSenders();
  expect(handled).toEqual([orderId]);
  const { rows } = await client.listUnshipped();
  expect(rows.map((row) => row.orderId)).toContain(orderId);
  const parcel = { carrier: '顺丰速运', waybillNo: 'SF1400000000777' };
  const first = await client.ship(`${orderId}-1`, parcel);
  expect(await client.ship(`${orderId}-1`, parcel)).toEqual(first);
  await expect(
    createClient({ address: addressOf(shop.admin.server as Server), key: 'hrk_wrong' }).order(orderId),
  ).rejects.toThrow('接口密钥无效');
  example.close();
});
