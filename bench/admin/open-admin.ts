import { buildShop } from '../../apps/server/src/app.ts';
import { seedCatalogue, seedContent } from '../../apps/server/src/features/demo/index.ts';
import { readConfig } from '../../apps/server/src/platform/config/index.ts';
import { migrate, openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { openAdminOn } from '../../apps/server/testing/open-admin.ts';

/** The shop and its admin without a network; without a database URL the database is embedded in `dataDir`. */
export async function openBenchAdmin(databaseUrl: string | null, dataDir: string) {
  const read = readConfig({
    SHOP_MODE: 'demo',
    LOG_LEVEL: 'silent',
    SHOP_LIMITS: 'off',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { config } = read;
  const log = createLog('silent');
  const database = await openDatabase({ url: config.databaseUrl, dataDir, log });
  await migrate(database.db);
  await seedCatalogue(database.db);
  await seedContent(database.db);
  const { app, sources } = await buildShop({ config, log, database });
  return openAdminOn({
    config,
    log,
    database,
    sources,
    async close() {
      await app.close();
      await database.close();
    },
  });
}
export type BenchAdmin = Awaited<ReturnType<typeof openBenchAdmin>>;
