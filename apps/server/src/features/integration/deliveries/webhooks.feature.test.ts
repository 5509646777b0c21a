import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { integrationKeysRoutes, webhooksRoutes } from '@huarong/contract/admin/integration';
import { workQueueRoutes } from '@huarong/contract/admin/work-queue';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { deliverOutbox, publishEvent } from '#platform/outbox';
import { createClient, createReceiver, isSigned } from '../../../../../../docs/integration/client.mjs';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { createOrder } from '../../orders/admin/testing/create-order.ts';
import { orderPaid } from '../../orders/index.ts';
import { webhookEventHandlers, webhookSendJobs, webhookWatchJobs } from '../index.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

let shop: AdminHarness;
let owner: StaffBrowser;
let receiver: Server;
let received: Received[] = [];
/** What the receiver answers. */
let status = 204;
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  owner = await shop.signIn('OWNER');
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ headers: request.headers, body });
    response.writeHead(status).end();
  });
  await listen(receiver);
});
afterAll(async () => {
  receiver.close();
  await shop.close();
});
beforeEach(async () => {
  received = [];
  status = 204;
  await sql`update webhook set state = 'removed'`.execute(shop.db);
});
afterEach(() => void vi.unstubAllEnvs());

const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

const createWebhook = async (more: object = {}) =>
  (
    await owner.call(webhooksRoutes.create, {
      name: '仓库 WMS',
      url: addressOf(receiver),
      topics: ['order.paid'],
      ...more,
    })
  ).results as { webhookId: string; secret: string };

const payOrder = async () => {
  const { orderId, ...order } = await createOrder(shop.db);
  const payload = { id: orderId, orderId, purpose: 'full' as const };
  await transaction(shop.db, (tx) => publishEvent(tx, orderPaid, { key: orderId, payload }));
  return { orderId, ...order };
};
const passEvents = async () => {
  const { [orderPaid.topic]: handler } = webhookEventHandlers(shop.db);
  while ((await deliverOutbox(shop.db, { [orderPaid.topic]: handler! })) > 0);
};
const runSenders = async () => void (await runDueJobs(shop.db, webhookSendJobs(shop.db, shop.config)));
const watch = async () => {
  await sql`update job set run_at = shop_now() where kind = 'webhook-watch' and state = 'waiting'`.execute(
    shop.db,
  );
  await runDueJobs(shop.db, webhookWatchJobs(shop.db));
};
/** As if the pauses were over. */
const endPauses = async () => {
  await sql`update webhook set sending_until = null, resume_at = null`.execute(shop.db);
  await sql`update webhook_delivery set next_attempt_at = now() where state = 'waiting'`.execute(shop.db);
  await sql`update job set run_at = shop_now(), next_attempt_at = now() where kind = 'webhook-send' and state = 'waiting'`.execute(
    shop.db,
  );
};
const deliveriesOf = async (webhookId: string, filter: object = {}) =>
  (await owner.call(webhooksRoutes.deliveries, { webhookId, ...filter })).results.rows;

describe('a webhook', () => {
  it('gets each event once, signed, without anything about the person', async () => {
    const { webhookId, secret } = await createWebhook();
    const { orderId } = await payOrder();
    await passEvents();
    await sql`update outbox_event set state = 'waiting', settled_at = null, next_attempt_at = now() where key = ${orderId}`.execute(
      shop.db,
    );
    await passEvents();
    await runSenders();
    await runSenders();
    expect(received).toHaveLength(1);
    const [{ headers, body }] = received as [Received];
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
    expect((await owner.call(webhooksRoutes.deliveries, { webhookId })).results).toMatchObject({
      rows: [{ state: 'delivered', status: 204, attempts: 1 }],
      total: 1,
    });
  });

  it('is tried again with the same id, and a receiver that is down holds nobody up', async () => {
    const down = await createWebhook({ url: 'http://127.0.0.1:9001/' });
    const { webhookId } = await createWebhook();
    status = 503;
    for (let count = 0; count < 5; count++) await payOrder();
    await passEvents();
    await runSenders();
    expect((await deliveriesOf(down.webhookId)).every((each: { status: null }) => each.status === null)).toBe(
      true,
    );
    expect(received.length).toBeGreaterThan(0);
    status = 204;
    for (let round = 0; round < 6; round++) {
      await endPauses();
      await runSenders();
    }
    const states = (await deliveriesOf(webhookId)).map(({ state }: { state: string }) => state);
    expect(states).toEqual(Array(5).fill('delivered'));
    const ids = received.map(({ headers }) => headers['x-huarong-event']);
    expect(new Set(ids).size).toBe(5);
    expect(received.some(({ headers }) => headers['x-huarong-attempt'] === '2')).toBe(true);
  });

  it('is sent again when the process dies between the answer and noting it', async () => {
    const { webhookId } = await createWebhook();
    await payOrder();
    await passEvents();
    vi.stubEnv('FP', 'webhook.sent:throw');
    await runSenders();
    expect(await deliveriesOf(webhookId)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    vi.unstubAllEnvs();
    await endPauses();
    await runSenders();
    expect(await deliveriesOf(webhookId)).toMatchObject([{ state: 'delivered' }]);
    expect(new Set(received.map(({ headers }) => headers['x-huarong-event'])).size).toBe(1);
    expect(received).toHaveLength(2);
  });

  it('gets the newest stock only, however often it changed', async () => {
    const { webhookId } = await createWebhook({ topics: ['stock.changed'] });
    await watch();
    const { sku_id: skuId, available } = await shop.db
      .selectFrom('stock')
      .select(['sku_id', 'available'])
      .where('available', '>', 10)
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const left of [1, 2, 3]) {
      await sql`update stock set available = ${available - left} where sku_id = ${skuId}`.execute(shop.db);
      await watch();
    }
    expect(await deliveriesOf(webhookId)).toHaveLength(1);
    await runSenders();
    expect(received.map(({ body }) => JSON.parse(body).data)).toEqual([
      { skuId, available: available - 3, held: expect.any(Number) },
    ]);
    await watch();
    expect(await deliveriesOf(webhookId)).toHaveLength(1);
  });

  it('signs with both secrets for a day after a rotation', async () => {
    const { webhookId, secret } = await createWebhook();
    const renewed = (await owner.call(webhooksRoutes.rotate, { webhookId })).results.secret;
    await owner.call(webhooksRoutes.ping, { webhookId });
    await runSenders();
    const [{ headers, body }] = received as [Received];
    for (const each of [secret, renewed])
      expect(isSigned({ secret: each, signature: headers['x-huarong-signature'], body })).toBe(true);
    const { rows } = await sql<{ text: string }>`select webhook::text as text from webhook`.execute(shop.db);
    expect(JSON.stringify(rows)).not.toContain(renewed.slice('whsec_'.length));
  });

  it('is given up after a day, sent again by staff, and paused after three days', async () => {
    const { webhookId } = await createWebhook();
    await payOrder();
    await passEvents();
    status = 500;
    await sql`update webhook_delivery set created_at = now() - interval '25 hours' where webhook_id = ${webhookId}`.execute(
      shop.db,
    );
    await runSenders();
    const [parked] = await deliveriesOf(webhookId, { state: 'parked' });
    expect(parked).toMatchObject({ status: 500, error: '对方答复 500' });
    const open = async () =>
      (await owner.call(workQueueRoutes.list)).results.groups
        .flatMap(({ items }: { items: { id: string; count: number }[] }) => items)
        .filter(({ id, count }: { id: string; count: number }) => id.startsWith('webhooks') && count > 0)
        .map(({ id }: { id: string }) => id);
    expect(await open()).toEqual(['webhooks-parked']);
    expect((await owner.call(webhooksRoutes.resend, { deliveryId: parked.deliveryId })).status).toBe(200);
    expect(await owner.call(webhooksRoutes.resend, { deliveryId: parked.deliveryId })).toMatchObject({
      errorCode: 'ADM9604W',
    });
    await sql`update webhook set failing_since = now() - interval '73 hours', failures = 9 where id = ${webhookId}`.execute(
      shop.db,
    );
    await endPauses();
    await runSenders();
    expect((await owner.call(webhooksRoutes.detail, { webhookId })).results.state).toBe('paused');
    expect(await open()).toContain('webhooks-paused');
    await payOrder();
    await passEvents();
    await runSenders();
    expect(await deliveriesOf(webhookId, { state: 'waiting' })).toMatchObject([{ attempts: 0 }]);
    status = 204;
    expect((await owner.call(webhooksRoutes.move, { webhookId, state: 'active' })).status).toBe(200);
    const period = { from: '2020-01-01T00:00:00+08:00', to: '2099-01-01T00:00:00+08:00' };
    expect((await owner.call(webhooksRoutes.resendMany, { webhookId, period })).results).toEqual({
      resent: 1,
    });
    await runSenders();
    expect(await deliveriesOf(webhookId, { state: 'delivered' })).toHaveLength(2);
    const wrong = { from: period.to, to: period.from };
    expect((await owner.call(webhooksRoutes.resendMany, { webhookId, period: wrong })).status).toBe(400);
  });
});

it('the example client of docs/integration lists and ships an order, and handles a double once', async () => {
  await shop.admin.listen({ host: '127.0.0.1', port: 0 });
  const { token } = (
    await owner.call(integrationKeysRoutes.create, {
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
  const created = await createWebhook({ url: addressOf(example) });
  const { webhookId } = created;
  secret = created.secret;
  const { orderId } = await payOrder();
  await passEvents();
  await runSenders();
  const [delivery] = await deliveriesOf(webhookId);
  await owner.call(webhooksRoutes.resend, { deliveryId: delivery.deliveryId });
  await runSenders();
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
