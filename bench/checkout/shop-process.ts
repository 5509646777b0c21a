import { buildApp } from '../../apps/server/src/app.ts';
import { createBackgroundWork } from '../../apps/server/src/features/background-work.ts';
import { seedCatalogue, seedPromotions } from '../../apps/server/src/features/demo/index.ts';
import { loadSandboxKeys } from '../../apps/server/src/integrations/payment/index.ts';
import { openStorage } from '../../apps/server/src/integrations/storage/index.ts';
import { readConfig } from '../../apps/server/src/platform/config/index.ts';
import { migrate, openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { startJobs } from '../../apps/server/src/platform/jobs/index.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { startOutbox } from '../../apps/server/src/platform/outbox/index.ts';
import { createMembers, type Member } from '../../scripts/prove/orders/members.ts';
import { pickSkus, setStock } from '../../scripts/prove/orders/skus.ts';
import { findCheckpointer } from '../measure/cluster-cpu.ts';
import { BUYERS } from './buyers.ts';
import { createOrders } from './create-orders.ts';

/** What the load generator needs to know of the shop. */
export interface OpenedShop {
  port: number;
  members: Member[];
  skuIds: string[];
  /** A process of the database server that lives as long as it does; null when it is embedded. */
  checkpointer: number | null;
  /** The sandbox provider's key, which signs payment notices. */
  providerKey: string;
}
/** Orders to create in the database. */
export type CreateOrdersRequest = { orders: number; ownerId: string };

/** The whole shop without its pages: API, jobs and outbox in one process, on PostgreSQL or embedded. */
const read = readConfig({ ...process.env, SHOP_MODE: 'demo', SHOP_LIMITS: 'off' });
if (!read.ok) throw new Error(read.problems.join('\n'));
const { config } = read;
const log = createLog('silent');
const database = await openDatabase({
  url: config.databaseUrl,
  dataDir: config.dataDir,
  poolSize: config.databasePool,
  log,
});
const { db, workDb } = database;
await migrate(db);
await seedCatalogue(db);
await seedPromotions(db);
const skuIds = await pickSkus(db, 8);
for (const skuId of skuIds) await setStock(db, skuId, 10_000_000);
const members = await createMembers(db, BUYERS);
const app = await buildApp({ config, log, database });
const work = createBackgroundWork({ config, db: workDb, log, storage: await openStorage(config.storage) });
const workers = [startJobs(workDb, work.jobs, { log }), startOutbox(workDb, work.outbox, { log })];
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
const keys = await loadSandboxKeys(db);
const opened: OpenedShop = {
  checkpointer: await findCheckpointer(db),
  port: typeof address === 'object' ? address!.port : 0,
  members,
  skuIds,
  providerKey: keys.alipay.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};
process.send?.(opened);

process.on('message', async (request: CreateOrdersRequest) => {
  await createOrders(db, request.orders, request.ownerId);
  process.send?.('created');
});

process.once('disconnect', async () => {
  await app.close();
  await Promise.all(workers.map((worker) => worker.stop()));
  await database.close();
});
