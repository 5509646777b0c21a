import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Config } from '#platform/config';
import { openDatabase } from '#platform/database';
import { mountFiles } from '#platform/files';
import { type Poller, startJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { collectGarbage } from '#platform/memory';
import type { Metrics } from '#platform/metrics';
import { prepareDatabase } from '#platform/mode';
import { startOutbox } from '#platform/outbox';
import { createPageRenderer } from '#platform/pages';
import { startHeartbeat } from '#platform/replicas';
import { startTelemetry } from '#platform/trace';
import { watchVolume } from '#platform/volume';
import { type AdminServerDeps, buildAdminServer } from './admin-server.ts';
import { buildShop } from './app.ts';
import { scheduleSealing } from './features/audit/index.ts';
import { createBackgroundWork } from './features/background-work.ts';
import { seedDemo } from './features/demo/index.ts';
import { prerenderImages } from './features/images/index.ts';
import { resealWebhookSecrets } from './features/integration/index.ts';
import { scheduleRankings } from './features/rankings/index.ts';
import { resealStaffCodes, storeBuiltInRoles } from './features/staff/index.ts';
import { scheduleVacuum } from './features/system/index.ts';
import { openStorage } from './integrations/storage/index.ts';
import type { Sources } from './open-sources.ts';
import { drain } from './process/drain.ts';
import { buildWorkerServer, type WorkerServerDeps } from './process/worker-server.ts';
import { progressBar } from './progress-bar.ts';
import { startMessage } from './start-message.ts';

const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Home, then the first page of every home category. */
const FIRST_PAGES = ['/', ...Array.from({ length: 8 }, (_, at) => `/category/6000${at + 1}/`)];

/** Opens the database, listens, and drains on SIGTERM or SIGINT. What it does besides depends on its role. */
export async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel, undefined, { release: config.release });
  const telemetry = await startTelemetry(config.telemetry, log);
  const volume = watchVolume(config.dataDir);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
    readUrl: config.databaseReadUrl,
    maxReadLagMs: config.databaseReadLagMs,
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
  const deps = { config, log, database, volume, isDraining: () => shutdown.signal.aborted };
  const { app, metrics, listenAdmin, close } =
    config.role === 'worker' ? await openWorker(deps) : await openPages(deps, shutdown.signal);
  telemetry.sendMetrics(metrics);
  const workers = config.role === 'web' ? [] : await startWorkers(deps);
  const address = await app.listen({ port: config.port, host: config.host });
  await listenAdmin();
  const heartbeat = await startHeartbeat(database.workDb, config, log);
  console.log(startMessage({ address, config, databaseKind: database.kind }));

  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  await drain({
    ...config.drain,
    log,
    begin: () => shutdown.abort(),
    async close() {
      await Promise.all([close(), ...workers.map((worker) => worker.stop())]);
      await heartbeat.stop();
      await database.close();
      await telemetry.stop();
    },
  });
}

/** What listens in a process, whatever its role. */
interface OpenProcess {
  app: FastifyInstance;
  metrics: Metrics;
  listenAdmin(): Promise<void>;
  close(): Promise<void>;
}

async function openWorker(deps: WorkerServerDeps): Promise<OpenProcess> {
  const { app, metrics } = await buildWorkerServer(deps);
  return { app, metrics, listenAdmin: async () => undefined, close: async () => void (await app.close()) };
}

/** The shop and its admin. */
async function openPages(deps: WorkerServerDeps, shutdown: AbortSignal): Promise<OpenProcess> {
  const { config, log } = deps;
  let prerendering: Promise<unknown> | null = null;
  const build = (await import(folder('apps/web/build/server/index.js'))) as ServerBuild;
  const { app, sources, metrics } = await buildShop({
    ...deps,
    renderPage: createPageRenderer(build, 'production', config.seamsOff),
    onWarm: () => {
      collectGarbage();
      if (!config.prerendersImages || shutdown.aborted) return;
      prerendering = prerenderImages(app, FIRST_PAGES, shutdown).catch((error) =>
        log.warn({ err: error }, 'images could not be prerendered'),
      );
    },
  });
  await mountFiles(app, {
    clientBuild: folder('apps/web/build/client'),
    catalogueImages: folder('catalogue/pictures'),
  });
  const admin = config.hasAdmin ? await openAdmin({ ...deps, sources }) : null;
  return {
    app,
    metrics,
    listenAdmin: async () => void (await admin?.listen({ port: config.adminPort, host: config.host })),
    async close() {
      await prerendering;
      await Promise.all([app.close(), admin?.close()]);
    },
  };
}

/** Receivers that one process sends to at the same time. One that does not answer takes a place for ten seconds. */
const WEBHOOKS_AT_ONCE = 8;

/** Jobs and events of all features. */
async function startWorkers({ config, log, database: { workDb } }: WorkerServerDeps): Promise<Poller[]> {
  const work = createBackgroundWork({ config, db: workDb, log, storage: await openStorage(config.storage) });
  return [
    startJobs(workDb, work.jobs, { log }),
    startJobs(workDb, work.slowJobs, { log }),
    startJobs(workDb, work.webhookJobs, { log, batch: WEBHOOKS_AT_ONCE }),
    startOutbox(workDb, work.outbox, { log }),
  ];
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
  await resealWebhookSecrets(database.workDb, config);
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
