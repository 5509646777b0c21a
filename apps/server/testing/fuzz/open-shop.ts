import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#platform/config';
import { migrate, openDatabase } from '#platform/database';
import { createLog } from '#platform/log';
import { buildApp } from '../../src/app.ts';
import { seedContent } from '../../src/features/demo/index.ts';
import { awaitReady } from '../await-ready.ts';

/** The whole demo shop outside a test runner: embedded in a temporary folder, or on DATABASE_URL. */
export async function openShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'huarong-fuzz-'));
  const read = readConfig({
    SHOP_MODE: 'demo',
    DATABASE_URL: process.env['DATABASE_URL'],
    LOG_LEVEL: 'error',
    SHOP_LIMITS: 'off',
    DATA_DIR: dataDir,
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { config } = read;
  const errorLines: string[] = [];
  const log = createLog(config.logLevel, { write: (line) => errorLines.push(line) });
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir,
    poolSize: config.databasePool,
    log,
  });
  await migrate(database.db);
  await seedContent(database.db);
  const app = await buildApp({ config, log, database });
  await awaitReady(app);
  return {
    app,
    accidents: errorLines,
    async close() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
