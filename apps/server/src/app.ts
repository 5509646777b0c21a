import { contracts } from '@huarong/contract';
import { openapi } from '@huarong/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { watchShopTime } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Context } from '#platform/context';
import type { OpenDatabase } from '#platform/database';
import { inProcess, mountApi } from '#platform/feature';
import { createServer, mountProbes, mountUnknownAddresses } from '#platform/http';
import type { Log } from '#platform/log';
import { mountPages, type PageRenderer } from '#platform/pages';
import { createPublishedCache } from '#platform/published';
import { resolveActor } from '#platform/session';
import { mountAnalytics } from './features/analytics/index.ts';
import { mountDemo } from './features/demo/index.ts';
import { features } from './features/index.ts';

export interface AppDeps {
  config: Config;
  log: Log;
  database: OpenDatabase;
  /** Absent in tests of the API alone: then every page answers 404. */
  renderPage?: PageRenderer;
  isDev?: boolean;
}

/** The whole server as a value: nothing listens, nothing is global, a test builds as many as it likes. */
export async function buildApp({
  config,
  log,
  database,
  renderPage,
  isDev = false,
}: AppDeps): Promise<FastifyInstance> {
  const { db } = database;
  const app = await createServer({ config, log });
  const published = createPublishedCache();
  const stopListening = await database.listen('published', () => published.clear());
  app.addHook('onClose', stopListening);

  const shopTime = await watchShopTime(db);
  app.addHook('onClose', async () => shopTime.stop());

  const visitor: Context = { db, config, log, actor: { kind: 'visitor' } };
  mountProbes(app, { isReady: () => database.ping() });
  mountApi(app, {
    contracts,
    features,
    published,
    contextOf: async (request) => {
      const actor = await resolveActor(request.headers);
      return actor.ok ? { ok: true, value: { ...visitor, actor: actor.value } } : actor;
    },
  });
  let document: object | undefined;
  app.get('/openapi.json', () => (document ??= openapi(contracts)));
  mountAnalytics(app, { dataDir: config.dataDir });
  if (config.mode === 'demo') mountDemo(app, { db, published, shopTime });
  if (renderPage)
    mountPages(app, {
      render: renderPage,
      transportOf: () => inProcess(features, visitor),
      published,
      shopTime,
      isUnderMaintenance: config.isUnderMaintenance,
      isDev,
    });
  mountUnknownAddresses(app, contracts);
  return app;
}
