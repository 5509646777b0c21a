import { integrationKeysRoutes, webhooksRoutes } from '@huarong/contract/admin/integration';
import { type EvidenceShop, type PrepareCase, REASON } from '../evidence-case.ts';

const KEY = { name: '仓库 WMS', permissions: ['order:read', 'order:ship'], days: 30 };
const WEBHOOK = { name: '仓库 WMS', url: 'http://127.0.0.1:9001/orders', topics: ['order.paid'] };
const NO_WEBHOOK = { webhookId: '999999' };

const createKey = async ({ owner }: EvidenceShop): Promise<string> =>
  (await owner.call(integrationKeysRoutes.create, KEY)).results.keyId;
const createWebhook = async ({ owner }: EvidenceShop): Promise<string> =>
  (await owner.call(webhooksRoutes.create, WEBHOOK)).results.webhookId;

/** A webhook with a delivery that was given up. */
async function createParked(shop: EvidenceShop) {
  const webhookId = await createWebhook(shop);
  await shop.owner.call(webhooksRoutes.ping, { webhookId });
  const { id } = await shop.db
    .updateTable('webhook_delivery')
    .set({ state: 'parked', settled_at: new Date() })
    .where('webhook_id', '=', Number(webhookId))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { webhookId, deliveryId: String(id) };
}

export const integrationCases: Record<string, PrepareCase> = {
  'integrationKeys.create': () => ({ input: KEY, refused: { ...KEY, permissions: ['staff:write'] } }),
  'integrationKeys.revoke': async (shop) => ({
    input: { keyId: await createKey(shop), reason: REASON },
    refused: { keyId: 'aaaaaaaaaaaa', reason: REASON },
  }),
  'webhooks.create': () => ({ input: WEBHOOK, refused: { ...WEBHOOK, url: 'https://10.0.0.1/orders' } }),
  'webhooks.update': async (shop) => ({
    input: { ...WEBHOOK, name: '新的名称', webhookId: await createWebhook(shop) },
    refused: { ...WEBHOOK, ...NO_WEBHOOK },
  }),
  'webhooks.rotate': async (shop) => ({
    input: { webhookId: await createWebhook(shop) },
    refused: NO_WEBHOOK,
  }),
  'webhooks.ping': async (shop) => ({ input: { webhookId: await createWebhook(shop) }, refused: NO_WEBHOOK }),
  'webhooks.move': async (shop) => ({
    input: { webhookId: await createWebhook(shop), state: 'paused' },
    refused: { ...NO_WEBHOOK, state: 'paused' },
  }),
  'webhooks.remove': async (shop) => ({
    input: { webhookId: await createWebhook(shop) },
    refused: NO_WEBHOOK,
  }),
  'webhooks.resend': async (shop) => ({
    input: { deliveryId: (await createParked(shop)).deliveryId },
    refused: { deliveryId: '999999' },
  }),
  'webhooks.resendMany': async (shop) => ({
    input: { webhookId: (await createParked(shop)).webhookId },
    refused: NO_WEBHOOK,
  }),
};
