import { fileURLToPath } from 'node:url';
import { buildAdminServer } from '../../apps/server/src/admin-server.ts';
import { buildShop } from '../../apps/server/src/app.ts';
import { seedCatalogue, seedStaff } from '../../apps/server/src/features/demo/index.ts';
import { readConfig } from '../../apps/server/src/platform/config/index.ts';
import { migrate, openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { watchVolume } from '../../apps/server/src/platform/volume/index.ts';

/** What is sent when the shop listens. */
export interface OpenedGrid {
  port: number;
  adminPort: number;
  products: number;
  skus: number;
}

/** The calls of the shop, and the admin with its pages, in one process. A message asks how often the catalogue was read. */
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
const { db } = database;
await migrate(db);
await seedCatalogue(db, config.demoProducts);
await seedStaff(db, config);
const { app, sources } = await buildShop({ config, log, database });
const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const admin = await buildAdminServer({
  config,
  log,
  database,
  volume: watchVolume(config.dataDir),
  features: sources,
  files: { clientBuild: folder('apps/admin/build/client'), catalogueImages: folder('catalogue/pictures') },
});
await app.listen({ port: 0, host: '127.0.0.1' });
await admin.listen({ port: 0, host: '127.0.0.1' });
const { products, skus } = sources.catalogue.current();
const opened: OpenedGrid = {
  port: portOf(app),
  adminPort: portOf(admin),
  products: products.size,
  skus: skus.size,
};
process.send?.(opened);

process.on('message', () => process.send?.(sources.catalogue.current().version));
process.once('disconnect', async () => {
  await admin.close();
  await app.close();
  await database.close();
});

function portOf({ server }: typeof app): number {
  const address = server.address();
  return typeof address === 'object' ? address!.port : 0;
}
