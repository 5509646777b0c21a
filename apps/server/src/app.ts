import { fileURLToPath } from 'node:url';
import { contracts } from '@huarong/contract';
import { openapi } from '@huarong/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { tellTime, watchShopTime } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Context } from '#platform/context';
import type { OpenDatabase } from '#platform/database';
import { inProcess, mountApi } from '#platform/feature';
import { createServer, isApiPath, mountProbes, mountUnknownAddresses, securityHeaders } from '#platform/http';
import type { Log } from '#platform/log';
import { mountPages, type PageRenderer, pageKey } from '#platform/pages';
import { createDoor, createPublishedCache } from '#platform/published';
import { resolveActor } from '#platform/session';
import { mountAnalytics } from './features/analytics/index.ts';
import { subjectOf, watchCatalogue } from './features/catalogue/index.ts';
import { mountContactSheet, mountDemo } from './features/demo/index.ts';
import { createFeatures } from './features/index.ts';
import { createPicturePort, mountPictures, readPhotographs } from './features/pictures/index.ts';

export interface AppDeps {
  config: Config;
  log: Log;
  database: OpenDatabase;
  /** Absent in tests of the API alone: then every page answers 404. */
  renderPage?: PageRenderer;
  isDev?: boolean;
}

/** Photographs beside the demo's data; a file that is there takes the place of a drawing. */
const photographFolder = fileURLToPath(new URL('../../../catalogue/images', import.meta.url));

/** The whole server as a value: nothing listens, nothing is global, a test builds as many as it likes. */
export async function buildApp({
  config,
  log,
  database,
  renderPage,
  isDev = false,
}: AppDeps): Promise<FastifyInstance> {
  const { db } = database;
  const published = createPublishedCache();
  const shopTime = await watchShopTime(db);
  const guarding = securityHeaders({ isLive: config.mode === 'live' });
  const timing = tellTime(shopTime);
  const keyOf = (url: string) => (isApiPath(url) ? url : pageKey(url));
  const door = createDoor({ published, guarding, keyOf, timing });
  const app = await createServer({ config, log, guarding, door });
  const catalogue = await watchCatalogue(database, log, () => published.clear());
  app.addHook('onClose', () => catalogue.stop());
  const photographs = readPhotographs(photographFolder);
  const pictureOf = createPicturePort(photographs);
  const features = createFeatures({ catalogue, pictureOf });

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
  mountPictures(app, {
    dataDir: config.dataDir,
    photographs,
    subjectOf: (skuId) => {
      const found = catalogue.current().skus.get(skuId);
      return found ? subjectOf(found.product, found.sku) : null;
    },
  });
  mountAnalytics(app, { dataDir: config.dataDir });
  if (config.mode === 'demo') {
    mountDemo(app, { db, published, shopTime });
    mountContactSheet(app, catalogue, pictureOf);
  }
  if (renderPage)
    mountPages(app, {
      render: renderPage,
      transportOf: () => inProcess(features, visitor, published),
      published,
      timing,
      isUnderMaintenance: config.isUnderMaintenance,
      isDev,
    });
  mountUnknownAddresses(app, contracts);
  return app;
}
