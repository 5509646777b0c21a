import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { Config } from '#platform/config';
import { openDatabase } from '#platform/database';
import { mountFiles } from '#platform/files';
import { startJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { prepareDatabase } from '#platform/mode';
import { startOutbox } from '#platform/outbox';
import { createPageRenderer } from '#platform/pages';
import { watchVolume } from '#platform/volume';
import { type AdminServerDeps, buildAdminServer } from './admin-server.ts';
import { buildShop } from './app.ts';
import { drain } from './drain.ts';
import { scheduleSealing } from './features/audit/index.ts';
import { createBackgroundWork } from './features/background-work.ts';
import { seedDemo } from './features/demo/index.ts';
import { prerenderImages } from './features/images/index.ts';
import { scheduleRankings } from './features/rankings/index.ts';
import { resealStaffCodes, storeBuiltInRoles } from './features/staff/index.ts';
import { scheduleVacuum } from './features/system/index.ts';
import { openStorage } from './integrations/storage/index.ts';
import type { Sources } from './open-sources.ts';
import { progressBar } from './progress-bar.ts';
import { startMessage } from './start-message.ts';

const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Home, then the first page of every home category. */
const FIRST_PAGES = ['/', ...Array.from({ length: 8 }, (_, at) => `/category/6000${at + 1}/`)];

/** Opens the database, listens, and drains on SIGTERM or SIGINT. */
export async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const volume = watchVolume(config.dataDir);

  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
    seamsOff: config.seamsOff,
    embedded: { volume },
    log,
  });
  await prepareDatabase(database.db, config.mode);
  if (config.mode === 'demo') await seedDemo(database.db, config, progressBar('摆放商品'));
  await scheduleRankings(database.db);
  await scheduleSealing(database.db);
  await scheduleVacuum(database);

  const shutdown = new AbortController();
  let prerendering: Promise<unknown> | null = null;
  const build = (await import(folder('apps/web/build/server/index.js'))) as ServerBuild;
  const { app, sources } = await buildShop({
    config,
    log,
    database,
    volume,
    isDraining: () => shutdown.signal.aborted,
    renderPage: createPageRenderer(build, 'production', config.seamsOff),
    onWarm: () => {
      if (!config.prerendersImages || shutdown.signal.aborted) return;
      prerendering = prerenderImages(app, FIRST_PAGES, shutdown.signal).catch((error) =>
        log.warn({ err: error }, 'images could not be prerendered'),
      );
    },
  });
  await mountFiles(app, {
    clientBuild: folder('apps/web/build/client'),
    catalogueImages: folder('catalogue/pictures'),
  });
  const work = createBackgroundWork({
    config,
    db: database.workDb,
    log,
    storage: await openStorage(config.storage),
  });
  const workers = [
    startJobs(database.workDb, work.jobs, { log }),
    startJobs(database.workDb, work.slowJobs, { log }),
    startOutbox(database.workDb, work.outbox, { log }),
  ];
  const admin = config.hasAdmin ? await openAdmin({ config, log, database, volume, sources }) : null;
  const address = await app.listen({ port: config.port, host: config.host });
  await admin?.listen({ port: config.adminPort, host: config.host });
  console.log(startMessage({ address, config, databaseKind: database.kind }));

  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  await drain({
    ...config.drain,
    log,
    begin: () => shutdown.abort(),
    async close() {
      await prerendering;
      await Promise.all([app.close(), admin?.close(), ...workers.map((worker) => worker.stop())]);
      await database.close();
    },
  });
}

/** The admin, with the roles of this release. */
async function openAdmin({
  config,
  log,
  database,
  volume,
  sources,
}: Omit<AdminServerDeps, 'features' | 'files'> & { sources: Sources }) {
  await storeBuiltInRoles(database.workDb);
  await resealStaffCodes(database.workDb, config);
  return buildAdminServer({
    config,
    log,
    database,
    volume,
    features: sources,
    files: {
      clientBuild: folder('apps/admin/build/client'),
      catalogueImages: folder('catalogue/pictures'),
    },
  });
}
