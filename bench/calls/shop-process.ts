import { tmpdir } from 'node:os';
import { buildApp } from '../../apps/server/src/app.ts';
import { seedCatalogue, seedPromotions } from '../../apps/server/src/features/demo/index.ts';
import { readConfig } from '../../apps/server/src/platform/config/index.ts';
import { SERVER_CALLER } from '../../apps/server/src/platform/context/index.ts';
import { migrate, openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { openGuestSession } from '../../apps/server/src/platform/session/index.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { findCheckpointer } from '../measure/cluster-cpu.ts';

export interface OpenedShop {
  port: number;
  /** A process of the database that lives as long as it does. */
  checkpointer: number;
  productIds: string[];
  skuIds: string[];
}
/** A list of tokens of new guests, or nothing once the answers that everyone gets are dropped. */
export type ShopRequest = { newGuests: number } | 'drop-answers';

/** The API on a PostgreSQL server, with the demo's products and promotions. */
const read = readConfig({ ...process.env, SHOP_MODE: 'demo', SHOP_LIMITS: 'off', DATA_DIR: tmpdir() });
if (!read.ok) throw new Error(read.problems.join('\n'));
const log = createLog('silent');
const database = await openDatabase({ url: process.env['DATABASE_URL'], dataDir: '', log });
const { db } = database;
await migrate(db);
await seedCatalogue(db);
await seedPromotions(db);
const app = await buildApp({ config: read.config, log, database });
await app.listen({ port: 0, host: '127.0.0.1' });

const address = app.server.address();
const products = await db.selectFrom('product').select('id').where('status', '=', 'published').execute();
const skus = await db
  .selectFrom('sku')
  .innerJoin('stock', 'stock.sku_id', 'sku.id')
  .select('sku.id')
  .where('purchase_limit', 'is', null)
  .where('is_live', '=', true)
  .where('available', '>', 100)
  .execute();
const opened: OpenedShop = {
  port: typeof address === 'object' ? address!.port : 0,
  checkpointer: (await findCheckpointer(db))!,
  productIds: products.map(({ id }) => id),
  skuIds: skus.map(({ id }) => id),
};

async function openGuests(count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push((await openGuestSession(db, SERVER_CALLER)).guestToken);
  return tokens;
}

process.on('message', async (request: ShopRequest) => {
  if (request === 'drop-answers') {
    await runSql(db, `select pg_notify('published', 'content_resource')`);
    process.send?.([]);
  } else process.send?.(await openGuests(request.newGuests));
});
process.once('disconnect', async () => {
  await app.close();
  await database.close();
});
process.send?.(opened);
