import { tmpdir } from 'node:os';
import { buildApp } from '../../apps/server/src/app.ts';
import { seedCatalogue, seedPromotions } from '../../apps/server/src/features/demo/index.ts';
import { readConfig } from '../../apps/server/src/platform/config/index.ts';
import { migrate, openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { findCheckpointer } from '../measure/cluster-cpu.ts';
import { openShoppers, type Shoppers } from './open-shoppers.ts';

export interface Opened extends Shoppers {
  port: number;
  /** A process of the database that lives as long as it does. */
  checkpointer: number;
}

/** The API on a PostgreSQL server, with the demo's products and promotions; sends its port and shoppers to its parent. */
const read = readConfig({ ...process.env, SHOP_MODE: 'demo', SHOP_LIMITS: 'off', DATA_DIR: tmpdir() });
if (!read.ok) throw new Error(read.problems.join('\n'));
const log = createLog('silent');
const database = await openDatabase({ url: process.env['DATABASE_URL'], dataDir: '', log });
await migrate(database.db);
await seedCatalogue(database.db);
await seedPromotions(database.db);
const app = await buildApp({ config: read.config, log, database });
const shoppers = await openShoppers(database.db);
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
const opened: Opened = {
  port: typeof address === 'object' ? address!.port : 0,
  checkpointer: (await findCheckpointer(database.db))!,
  ...shoppers,
};
process.send?.(opened);

process.once('disconnect', async () => {
  await app.close();
  await database.close();
});
