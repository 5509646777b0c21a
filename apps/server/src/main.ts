import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { readConfig } from '#platform/config';
import { migrate, openDatabase } from '#platform/database';
import { mountFiles } from '#platform/files';
import { createLog } from '#platform/log';
import { createPageRenderer } from '#platform/pages';
import { buildApp } from './app.ts';
import { seedCatalogue, seedContent } from './features/demo/index.ts';
import { greeting } from './greeting.ts';
import { progressBar } from './progress-bar.ts';

/** config → database → listen → drain. The only file that does anything when imported. */
const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

async function main() {
  const read = readConfig(process.env);
  if (!read.ok) throw new StartRefused(read.problems);
  const { config } = read;
  const log = createLog(config.logLevel);

  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
    log,
  });
  await migrate(database.db);
  if (config.mode === 'demo') {
    await seedContent(database.db);
    await seedCatalogue(database.db, config.demoProducts, progressBar('摆放商品'));
  }

  const build = (await import(folder('apps/web/build/server/index.js'))) as ServerBuild;
  const app = await buildApp({ config, log, database, renderPage: createPageRenderer(build, 'production') });
  await mountFiles(app, {
    clientBuild: folder('apps/web/build/client'),
    pictures: folder('catalogue/pictures'),
  });
  const address = await app.listen({ port: config.port, host: config.host });
  console.log(greeting({ address, config, databaseKind: database.kind }));

  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  log.info('draining');
  await app.close();
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
