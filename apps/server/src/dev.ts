import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { readConfig } from '#platform/config';
import { openDatabase } from '#platform/database';
import { mountFiles } from '#platform/files';
import { createLog } from '#platform/log';
import { prepareDatabase } from '#platform/mode';
import { createPageRenderer } from '#platform/pages';
import { watchVolume } from '#platform/volume';
import { buildShop } from './app.ts';
import { serveAdminInDevelopment } from './dev-admin.ts';
import { seedDemo } from './features/demo/index.ts';
import { checkStart, startFailure } from './start-checks.ts';

/** `npm run dev`: the same server with Vite in front, so that changes of pages show at once. Server code needs a restart. */
const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const read = readConfig(process.env);
if (!read.ok) throw new Error(read.problems.join('\n'));
const { config } = read;
await checkStart(config).catch((error: unknown) => {
  console.error(startFailure(error, config));
  process.exit(1);
});
const log = createLog('warn');
const database = await openDatabase({
  url: config.databaseUrl,
  dataDir: config.dataDir,
  poolSize: config.databasePool,
  seamsOff: config.seamsOff,
  log,
});
await prepareDatabase(database.db, config.mode).catch((error: unknown) => {
  console.error(startFailure(error, config));
  process.exit(1);
});
await seedDemo(database.db, config);

const vite = await createServer({
  root: folder('apps/web'),
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
});
const { app, sources } = await buildShop({
  config,
  log,
  database,
  isDev: true,
  renderPage: async (request, transport) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    return createPageRenderer(build, 'development', config.seamsOff)(request, transport);
  },
});
// Vite answers its own files and passes everything else on.
app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
await mountFiles(app, { catalogueImages: folder('catalogue/pictures') });
const address = await app.listen({ port: config.port, host: config.host });
const adminAddress = config.hasAdmin
  ? await serveAdminInDevelopment({
      config,
      log,
      database,
      volume: watchVolume(config.dataDir),
      features: sources,
    })
  : '（未开启）';
console.log(
  `\n  花容 HUARONG 开发中：${address}　后台 ${adminAddress}　改动 apps/web、apps/admin 与 packages/ui 即时可见\n`,
);
