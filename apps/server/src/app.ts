import { fileURLToPath } from 'node:url';
import { contracts } from '@huarong/contract';
import { openapi } from '@huarong/contract/openapi';
import { refuse } from '@huarong/core/shared';
import type { FastifyInstance } from 'fastify';
import { createServerTiming, watchShopTime } from '#platform/clock';
import type { Config } from '#platform/config';
import { type Context, callerOf, OURSELVES } from '#platform/context';
import type { OpenDatabase } from '#platform/database';
import { inProcess, mountApi } from '#platform/feature';
import {
  createRequestTimes,
  createServer,
  isApiPath,
  mountProbes,
  mountUnknownAddresses,
  securityHeaders,
} from '#platform/http';
import type { Log } from '#platform/log';
import { mountPages, type PageRenderer, pageKey } from '#platform/pages';
import { createCachedResponseHandler, createPublishedCache } from '#platform/published';
import { comesFromElsewhere, resolveActor } from '#platform/session';
import { mountAvatars, mountExports } from './features/account/index.ts';
import { mountAnalytics } from './features/analytics/index.ts';
import { watchBuilders } from './features/bundles/index.ts';
import { mountScenes } from './features/campaigns/index.ts';
import { findSubject, watchCatalogue } from './features/catalogue/index.ts';
import { memberAuthors, mountShopperPictures } from './features/community/index.ts';
import { bringAlong, guestOrders, memberFigures, purchases } from './features/connect-members.ts';
import { refundPort } from './features/connect-orders.ts';
import { mountContactSheet, mountDemo, mountOutbox, openDemoHouse } from './features/demo/index.ts';
import { createPicturePort, mountPictures, readPhotographs } from './features/images/index.ts';
import { createFeatures, isWayIn } from './features/index.ts';
import { mountInvoiceFiles } from './features/invoices/index.ts';
import { countedCall, openLimits } from './features/limit-rules.ts';
import { mountSandbox } from './features/payment/index.ts';
import { offeredWith, watchOffers } from './features/promotions/index.ts';
import { mountReturnPictures } from './features/returns/index.ts';
import { createIndexSource } from './features/search/index.ts';
import { mountSharePictures } from './features/share-images/index.ts';
import { mountSitemap } from './features/sitemap/index.ts';
import { openHouse } from './integrations/oidc/index.ts';
import { openProviders } from './integrations/payment/index.ts';
import { openStorage } from './integrations/storage/index.ts';
import { loginRedirectFor } from './login-redirect.ts';

export interface AppDeps {
  config: Config;
  log: Log;
  database: OpenDatabase;
  /** Absent in tests of the API alone: then every page answers 404. */
  renderPage?: PageRenderer;
  isDev?: boolean;
}

/** Photographs that take the place of drawings: the merchant's own before those the demo comes with. */
const photographFolders = ['images', 'photographs'].map((name) =>
  fileURLToPath(new URL(`../../../catalogue/${name}`, import.meta.url)),
);

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
  const baseHeaders = securityHeaders({ isLive: config.mode === 'live' });
  const serverTiming = createServerTiming(shopTime);
  const cacheKeyOf = (url: string) => (isApiPath(url) ? url : pageKey(url));
  const times = createRequestTimes();
  const door = createCachedResponseHandler({
    published,
    baseHeaders: baseHeaders,
    cacheKeyOf: cacheKeyOf,
    timing: serverTiming,
    onResponse: (status, seconds) => times.observe('GET kept', status, seconds),
  });
  const app = await createServer({ config, log, guarding: baseHeaders, door });
  const offers = await watchOffers(database, { log, now: shopTime.now, onChange: () => published.clear() });
  app.addHook('onClose', () => offers.stop());
  const builders = await watchBuilders(database, { log, onChange: () => published.clear() });
  app.addHook('onClose', () => builders.stop());
  const catalogue = await watchCatalogue(database, log, () => published.clear(), offeredWith(offers));
  app.addHook('onClose', () => catalogue.stop());
  const photographs = readPhotographs(...photographFolders);
  const pictureOf = createPicturePort(photographs);
  const storage = await openStorage(config.storage);
  const payment = openProviders(config, db);
  const features = createFeatures({
    catalogue,
    pictureOf,
    searched: createIndexSource(catalogue, { log, onRebuilt: () => published.clear(), now: shopTime.now }),
    offers,
    builders,
    storage,
    purchases,
    authors: memberAuthors,
    providers: payment.providers,
    identity: {
      memberFigures,
      guestOrders,
      onSignIn: bringAlong,
      houses: connectIdentityProviders(app, config, log),
    },
  });

  app.addHook('onClose', async () => shopTime.stop());

  const limits = config.hasLimits ? openLimits(config, log) : null;
  app.addHook('onClose', async () => limits?.close());

  const visitor: Context = { db, config, log, actor: { kind: 'visitor' }, caller: OURSELVES };
  mountProbes(app, { isReady: () => database.ping(), times });
  mountApi(app, {
    contracts,
    features,
    published,
    retryAfterOf: async (endpoint, context, input) => {
      const call = limits && countedCall(endpoint, context, input);
      return call ? limits.take(call) : 0;
    },
    contextOf: async (request, { access, route }) => {
      if (access !== 'provider' && comesFromElsewhere(request.headers, config.publicUrl))
        return refuse({ code: 'forbidden' });
      const actor = await resolveActor(db, request.headers, { isAuthenticationRoute: isWayIn(route) });
      if (!actor.ok) return actor;
      return { ok: true, value: { ...visitor, actor: actor.value, caller: callerOf(request) } };
    },
  });
  let document: object | undefined;
  app.get('/openapi.json', () => (document ??= openapi(contracts)));
  mountPictures(app, {
    dataDir: config.dataDir,
    photographs,
    subjectOf: (skuId) => findSubject(db, catalogue, skuId),
  });
  mountShopperPictures(app, { db, storage, dataDir: config.dataDir });
  mountReturnPictures(app, { db, storage, secret: config.secret });
  mountAvatars(app, { db, storage });
  mountExports(app, { db, storage, config });
  mountInvoiceFiles(app, { db, storage, config });
  mountSitemap(app, { db, catalogue, published, publicUrl: config.publicUrl });
  mountScenes(app, { db, dataDir: config.dataDir, catalogue, photographs });
  mountSharePictures(app, { db, dataDir: config.dataDir, catalogue, photographs });
  mountAnalytics(app, { dataDir: config.dataDir });
  if (config.mode === 'demo') {
    mountDemo(app, { db, published, shopTime, refunds: refundPort });
    mountOutbox(app, db);
    mountContactSheet(app, catalogue, pictureOf);
    if (payment.sandbox) mountSandbox(app, { db, sandbox: payment.sandbox });
  }
  if (renderPage)
    mountPages(app, {
      render: renderPage,
      origin: new URL(config.publicUrl).origin,
      transport: inProcess(features, visitor, published),
      published,
      timing: serverTiming,
      redirectOf: loginRedirectFor,
      isUnderMaintenance: config.isUnderMaintenance,
      isDev,
    });
  mountUnknownAddresses(app, contracts);
  return app;
}

/** The identity providers a shopper may log in with: the configured one, and in a demo the one it brings along. */
const connectIdentityProviders = (app: FastifyInstance, config: Config, log: Log) =>
  [
    config.oidc &&
      openHouse({
        ...config.oidc,
        log,
        provider: 'oidc',
        redirectUri: `${config.publicUrl}/login/social/oidc`,
      }),
    config.mode === 'demo' ? openDemoHouse(app, config, log) : null,
  ].filter((provider) => provider !== null);
