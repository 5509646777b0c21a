import { buildAdminServer } from '../../apps/server/src/admin-server.ts';
import { buildShop } from '../../apps/server/src/app.ts';
import { createBackgroundWork } from '../../apps/server/src/features/background-work.ts';
import { seedCatalogue, seedPromotions, seedStaff } from '../../apps/server/src/features/demo/index.ts';
import { loadSandboxKeys } from '../../apps/server/src/integrations/payment/index.ts';
import { openStorage } from '../../apps/server/src/integrations/storage/index.ts';
import { readConfig } from '../../apps/server/src/platform/config/index.ts';
import { migrate, openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { startJobs } from '../../apps/server/src/platform/jobs/index.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { startOutbox } from '../../apps/server/src/platform/outbox/index.ts';
import { watchVolume } from '../../apps/server/src/platform/volume/index.ts';
import { createMembers, type Member } from '../../scripts/prove/orders/members.ts';
import { pickSkus, setStock } from '../../scripts/prove/orders/skus.ts';
import { findCheckpointer } from '../measure/cluster-cpu.ts';
import { BUYERS } from './buyers.ts';
import { createOrders } from './create-orders.ts';

/** What the load generator needs to know of the shop. */
export interface OpenedShop {
  port: number;
  /** 0 without the admin. */
  adminPort: number;
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
const { app, sources } = await buildShop({ config, log, database });
const admin = process.env['BENCH_ADMIN'] === 'on' ? await openAdmin() : null;
const work = createBackgroundWork({ config, db: workDb, log, storage: await openStorage(config.storage) });
const workers = [startJobs(workDb, work.jobs, { log }), startOutbox(workDb, work.outbox, { log })];
await app.listen({ port: 0, host: '127.0.0.1' });
const keys = await loadSandboxKeys(db);
const opened: OpenedShop = {
  checkpointer: await findCheckpointer(db),
  port: portOf(app),
  adminPort: admin ? portOf(admin) : 0,
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
  await admin?.close();
  await app.close();
  await Promise.all(workers.map((worker) => worker.stop()));
  await database.close();
});

async function openAdmin() {
  await seedStaff(db, config);
  const volume = watchVolume(config.dataDir);
  const server = await buildAdminServer({ config, log, database, volume, features: sources });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

function portOf({ server }: typeof app): number {
  const address = server.address();
  return typeof address === 'object' ? address!.port : 0;
}
