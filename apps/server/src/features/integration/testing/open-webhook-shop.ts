import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webhooksRoutes } from '@huarong/contract/admin/integration';
import { sql } from 'kysely';
import { transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { publishEvent } from '#platform/outbox';
import { openAdmin } from '../../../../testing/open-admin.ts';
import { createOrder } from '../../orders/admin/testing/create-order.ts';
import { orderPaid } from '../../orders/index.ts';
import { webhookSendJobs, webhookWatchJobs } from '../index.ts';
import { passWebhookEvents } from './pass-webhook-events.ts';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export const listen = (server: Server) =>
  new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
export const addressOf = (server: Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

/** A shop with its admin and a receiver of webhooks. */
export async function openWebhookShop() {
  const shop = await openAdmin({ hasCatalogue: true });
  const owner = await shop.signIn('OWNER');
  const { db, config } = shop;
  /** What has arrived, and what is answered. */
  const receiver = { received: [] as Received[], status: 204 };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    receiver.received.push({ headers: request.headers, body });
    response.writeHead(receiver.status).end();
  });
  await listen(server);
  return {
    ...shop,
    owner,
    receiver,
    /** The receiver accepts, and no webhook of an earlier test is left. */
    async reset() {
      Object.assign(receiver, { received: [], status: 204 });
      await sql`update webhook set state = 'removed'`.execute(db);
    },
    createWebhook: async (more: object = {}) =>
      (
        await owner.call(webhooksRoutes.create, {
          name: '仓库 WMS',
          url: addressOf(server),
          topics: ['order.paid'],
          ...more,
        })
      ).results as { webhookId: string; secret: string },
    async payOrder() {
      const order = await createOrder(db);
      const { orderId } = order;
      const payload = { id: orderId, orderId, purpose: 'full' as const };
      await transaction(db, (tx) => publishEvent(tx, orderPaid, { key: orderId, payload }));
      return order;
    },
    passEvents: () => passWebhookEvents(db),
    runSenders: async () => void (await runDueJobs(db, webhookSendJobs(db, config))),
    async watch() {
      await sql`update job set run_at = shop_now() where kind = 'webhook-watch' and state = 'waiting'`.execute(
        db,
      );
      await runDueJobs(db, webhookWatchJobs(db));
    },
    /** As if the pauses were over. */
    async endPauses() {
      await sql`update webhook set sending_until = null, resume_at = null`.execute(db);
      await sql`update webhook_delivery set next_attempt_at = now() where state = 'waiting'`.execute(db);
      await sql`
        update job set run_at = shop_now(), next_attempt_at = now()
        where kind = 'webhook-send' and state = 'waiting'`.execute(db);
    },
    deliveriesOf: async (webhookId: string, filter: object = {}) =>
      (await owner.call(webhooksRoutes.deliveries, { webhookId, ...filter })).results.rows,
    async close() {
      server.closeAllConnections();
      server.close();
      await shop.close();
    },
  };
}
export type WebhookShop = Awaited<ReturnType<typeof openWebhookShop>>;
