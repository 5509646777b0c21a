import { tmpdir } from 'node:os';
import { contracts } from '@huarong/contract';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '#platform/config';
import type { Actor } from '#platform/context';
import type { Database } from '#platform/database';
import { mountApi } from '#platform/feature';
import { createServer } from '#platform/http';
import { createLog } from '#platform/log';
import { createPublishedCache } from '#platform/published';
import { watchVolume } from '#platform/volume';
import { createTestDatabase } from '../../../../testing/index.ts';
import { createFakeStorage } from '../../../integrations/storage/index.ts';
import { watchCatalogue } from '../../catalogue/index.ts';
import { createImagePort } from '../../images/index.ts';
import { remindersFeature } from '../../reminders/index.ts';
import { type AuthorPort, communityFeature, mountShopperImages, type PurchasePort } from '../index.ts';
import { seedProducts } from './seed-products.ts';

/** A purchase in a test. */
export interface Sale {
  memberId: string;
  subOrderId: string;
  skuId: string;
  signedAt: Date;
}

/** The community feature over HTTP on a real database. A header names the caller, so that tests need no sessions. */
export async function openCommunityHarness() {
  const database = await createTestDatabase();
  const { db } = database;
  const { products, skus } = await seedProducts(db);
  const read = readConfig({
    SHOP_MODE: 'demo',
    LOG_LEVEL: 'silent',
    SHOP_LIMITS: 'off',
    DATA_DIR: database.settings.dataDir || tmpdir(),
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { config } = read;
  const log = createLog('silent');
  const catalogue = await watchCatalogue(database, log, () => undefined);
  const storage = createFakeStorage();
  const sales: Sale[] = [];
  const imageOf = createImagePort({ find: () => undefined, findByName: () => undefined });
  const app = await createServer({ config, log, baseHeaders: {}, serveCached: null });
  mountApi(app, {
    contracts,
    features: [
      communityFeature({
        readDb: database.readDb,
        catalogue,
        imageOf,
        storage,
        purchases: purchasesOf(sales, skus),
        authors,
      }),
      remindersFeature(catalogue, imageOf),
    ],
    published: createPublishedCache(),
    contextOf: async ({ headers }) => ({
      ok: true,
      value: { db, config, log, actor: actorOf(headers), caller: { address: '127.0.0.1', userAgent: '' } },
    }),
  });
  mountShopperImages(app, {
    db,
    storage,
    dataDir: config.dataDir,
    volume: watchVolume(config.dataDir),
  });
  await app.ready();
  return {
    app,
    db,
    storage,
    files: { storage, dataDir: config.dataDir },
    sales,
    products,
    skus,
    ...createCalls(app),
    async close() {
      await app.close();
      await catalogue.stop();
      await database.close();
    },
  };
}
export type CommunityHarness = Awaited<ReturnType<typeof openCommunityHarness>>;

function actorOf(headers: Record<string, unknown>): Actor {
  if (typeof headers['x-member'] === 'string') return { kind: 'member', memberId: headers['x-member'] };
  if (typeof headers['x-guest'] === 'string') return { kind: 'guest', guestId: headers['x-guest'] };
  return { kind: 'visitor' };
}

const authors: AuthorPort = {
  findAuthor: async (_db: unknown, memberId: string) => ({ nickname: `${memberId} 的花`, cardType: 'WHITE' }),
};

const purchasesOf = (sales: Sale[], skus: { id: string; product_id: string }[]): PurchasePort => ({
  async findPurchase(_db, memberId, item) {
    const productOf = (skuId: string) => skus.find(({ id }) => id === skuId)?.product_id;
    const sale = sales.find(
      (candidate) =>
        candidate.memberId === memberId &&
        ('productId' in item
          ? productOf(candidate.skuId) === item.productId
          : candidate.subOrderId === item.subOrderId && candidate.skuId === item.skuId),
    );
    return sale ? { skuId: sale.skuId, signedAt: sale.signedAt } : null;
  },
  async listUncommented(_db, memberId, { limit, offset }) {
    const items = sales
      .filter((sale) => sale.memberId === memberId)
      .map((sale) => ({
        orderId: `order-of-${sale.subOrderId}`,
        productId: skus.find(({ id }) => id === sale.skuId)!.product_id,
        ...sale,
      }));
    return {
      items: items.slice(offset, offset + limit),
      total: items.length,
      completedOrders: items.length,
      completedItems: items.length,
    };
  },
  async recordComment() {
    // These purchases have no order lines.
  },
  async clearComment() {
    // These purchases have no order lines.
  },
});

/** Call helpers that return status and body. */
function createCalls(app: FastifyInstance) {
  const as = (memberId?: string) => (memberId === undefined ? {} : { 'x-member': memberId });
  return {
    get: async (url: string, memberId?: string) => {
      const answer = await app.inject({ url, headers: as(memberId) });
      return { http: answer.statusCode, ...answer.json() };
    },
    post: async (url: string, queryBody: object, memberId?: string, headers: Record<string, string> = {}) => {
      const answer = await app.inject({
        method: 'POST',
        url,
        payload: { queryBody },
        headers: { ...as(memberId), ...headers },
      });
      return { http: answer.statusCode, ...answer.json() };
    },
  };
}

/** Sets the state of a text, as a reviewer would. */
export const setState = (
  db: Database,
  table: 'comment' | 'question' | 'answer' | 'post',
  id: string,
  state: 'pending' | 'shown' | 'hidden',
) => db.updateTable(table).set({ state }).where('id', '=', id).execute();
