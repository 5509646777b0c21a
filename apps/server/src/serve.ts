import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { readConfig } from '#platform/config';
import { migrate, openDatabase } from '#platform/database';
import { mountFiles } from '#platform/files';
import { startJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { startOutbox } from '#platform/outbox';
import { createPageRenderer } from '#platform/pages';
import { buildApp } from './app.ts';
import { createBackgroundWork } from './features/background-work.ts';
import { seedDemo } from './features/demo/index.ts';
import { prerenderImages } from './features/images/index.ts';
import { refreshRankings } from './features/rankings/index.ts';
import { openStorage } from './integrations/storage/index.ts';
import { progressBar } from './progress-bar.ts';
import { startMessage } from './start-message.ts';

/** Starts the server: config → database → listen → drain. */
const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Home, then the first page of every home category. */
const FIRST_PAGES = ['/', ...Array.from({ length: 8 }, (_, at) => `/category/6000${at + 1}/`)];

async function main() {
  const read = readConfig(process.env);
  if (!read.ok) throw new StartRefused(read.problems);
  const { config } = read;
  const log = createLog(config.logLevel);

  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
    seamsOff: config.seamsOff,
    log,
  });
  await migrate(database.db);
  if (config.mode === 'demo') await seedDemo(database.db, config, progressBar('摆放商品'));

  await refreshRankings(database.db);

  const build = (await import(folder('apps/web/build/server/index.js'))) as ServerBuild;
  const app = await buildApp({
    config,
    log,
    database,
    renderPage: createPageRenderer(build, 'production', config.seamsOff),
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
    startOutbox(database.workDb, work.outbox, { log }),
  ];
  const address = await app.listen({ port: config.port, host: config.host });
  console.log(startMessage({ address, config, databaseKind: database.kind }));

  const shutdown = new AbortController();
  const prerendering = config.prerendersImages ? prerenderImages(app, FIRST_PAGES, shutdown.signal) : null;
  prerendering?.catch((error) => log.warn({ err: error }, 'images could not be prerendered'));

  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  log.info('draining');
  shutdown.abort();
  await prerendering?.catch(() => undefined);
  await app.close();
  await Promise.all(workers.map((worker) => worker.stop()));
  await database.close();
}

class StartRefused extends Error {
  sentence: string;
  constructor(problems: string[]) {
    super('start refused');
    this.sentence = problems.join('\n');
  }
}

main().catch((error: Error & { sentence?: string }) => {
  console.error(error.sentence ?? error);
  process.exitCode = 1;
});
