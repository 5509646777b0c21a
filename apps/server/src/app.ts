import { contracts } from '@huarong/contract';
import { openapi } from '@huarong/contract/openapi';
import { refuse } from '@huarong/core/shared';
import type { FastifyInstance } from 'fastify';
import { createServerTiming, watchShopTime } from '#platform/clock';
import type { Config } from '#platform/config';
import { type Context, callerOf, SERVER_CALLER } from '#platform/context';
import { callAddress, inProcess, mountApi } from '#platform/feature';
import {
  createAccessLog,
  createRequestIds,
  createRequestTimes,
  createServer,
  isApiPath,
  mountProbes,
  mountUnknownAddresses,
  observeResponses,
  securityHeaders,
} from '#platform/http';
import type { Limits } from '#platform/limits';
import type { Log } from '#platform/log';
import type { MaintenanceSource } from '#platform/maintenance';
import { createMetrics } from '#platform/metrics';
import { createPageAddresses, createRenderQueue, mountPages, type PageAddresses } from '#platform/pages';
import { createFixedAnswer, createPublishedCache, type PublishedCache } from '#platform/published';
import { createCachedResponseHandler } from '#platform/seams';
import { isCrossSite, isFromOwnPage, resolveActor } from '#platform/session';
import { type Volume, watchVolume } from '#platform/volume';
import { connectIdentityProviders } from './connect-identity-providers.ts';
import { memberAuthors } from './features/community/index.ts';
import { guestOrders, memberFigures, onSignIn, purchases } from './features/connect-members.ts';
import { createFeatures, type FeatureDeps, isAuthenticationRoute } from './features/index.ts';
import { countedCall, openLimits } from './features/limit-rules.ts';
import { listUsedUpPrices } from './features/promotions/index.ts';
import { loginRedirectFor } from './login-redirect.ts';
import { mountPreviews } from './mount-previews.ts';
import { mountDemoRoutes, mountFileRoutes } from './mount-routes.ts';
import { pageMetrics, processMetrics } from './observe/shop-metrics.ts';
import { type AppDeps, openSources, type Sources } from './open-sources.ts';
import { readinessOf } from './process/readiness.ts';
import { createWarmUp, firstPagesOf } from './warm-up.ts';

export type { AppDeps } from './open-sources.ts';

/** The whole server as a value: it does not listen, so a test may build several; they share the counters of the process. */
export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => (await buildShop(deps)).app;

/** The same with what the admin shares with it. */
export async function buildShop(deps: AppDeps) {
  const { config, log, database, renderPage, isDev = false, volume = watchVolume(config.dataDir) } = deps;
  const published = createPublishedCache();
  const addresses = createPageAddresses(renderPage?.parameters);
  const shopTime = await watchShopTime(database.db);
  const timing = createServerTiming(shopTime);
  const times = createRequestTimes();
  const app = await createAppServer(config, log, { published, addresses, timing, times });
  app.addHook('onClose', async () => shopTime.stop());

  const sources = await openSources(app, deps, { published, shopTime });
  const { searchIndex, maintenance } = sources;
  const featureDeps = featureDepsOf(app, { ...deps, volume }, sources);
  const features = createFeatures(featureDeps);
  const visitor: Context = {
    db: database.db,
    config,
    log,
    actor: { kind: 'visitor' },
    caller: SERVER_CALLER,
  };
  const openapiAnswer = createFixedAnswer(
    () => JSON.stringify(openapi(contracts)),
    'application/json; charset=utf-8',
  );
  const warmUp = createWarmUp(app, {
    prepare: [searchIndex.prepare, ...(config.publishesOpenapi ? [openapiAnswer.warmUp] : [])],
    // In development the first page is compiled when it is opened; during maintenance every page answers 503.
    pages: () =>
      renderPage && !isDev && !maintenance.current() ? firstPagesOf(sources.catalogue.current()) : [],
    onWarm: deps.onWarm,
    log,
  });
  app.addHook('onListen', async () => void warmUp.start());
  const limits = config.hasLimits ? openLimits(config, log) : null;
  app.addHook('onClose', async () => limits?.close());
  observeResponses(app, times);
  const metrics = createMetrics([
    times.families,
    ...processMetrics(config, database),
    ...pageMetrics(published, sources, () => limits?.isRedisUp() ?? null),
  ]);
  mountProbes(app, {
    // A server that does not listen is warmed up when it is asked, as in tests.
    readiness: async () => {
      void warmUp.start();
      return readinessOf({ database, volume, isWarm: warmUp.isWarm() });
    },
    isDraining: deps.isDraining ?? (() => false),
    metrics,
    metricsAccess: config.metrics,
  });
  const { ownText } = sources;
  mountCalls(app, { config, limits, features, published, visitor, volume, maintenance, ownText });
  if (config.publishesOpenapi) app.get('/openapi.json', openapiAnswer.send);
  mountFileRoutes(app, { ...deps, volume }, sources, published);
  if (config.mode === 'demo') mountDemoRoutes(app, deps, sources, { published, shopTime });
  if (renderPage) {
    const renderQueue = createRenderQueue();
    const transport = inProcess(features, visitor, published, ownText);
    const drawing = { render: renderPage, renderQueue, transport };
    mountPreviews(app, { ...drawing, config, log, database, sources, featureDeps });
    mountPages(app, {
      ...drawing,
      addresses,
      origin: new URL(config.publicUrl).origin,
      published,
      tagsOf: sources.pageTagsOf,
      timing,
      redirectOf: loginRedirectFor,
      isUnderMaintenance: () => maintenance.current() !== null,
      apiOrigins: config.apiOrigins,
      isDev,
    });
  }
  mountUnknownAddresses(app, contracts);
  return { app, sources, metrics };
}

/** Fastify, behind the handler of cached responses unless that seam is off. */
function createAppServer(
  config: Config,
  log: Log,
  {
    published,
    addresses,
    timing,
    times,
  }: {
    published: PublishedCache;
    addresses: PageAddresses;
    timing: () => string;
    times: ReturnType<typeof createRequestTimes>;
  },
): Promise<FastifyInstance> {
  const baseHeaders = securityHeaders({ isLive: config.mode === 'live' });
  const accessLog = createAccessLog(config.accessLog, log);
  // A cached response has no header for another origin, so with a separate web host Fastify answers its calls.
  const isOff = config.seamsOff.has('early-answers') || config.webOrigins.length > 0;
  const serveCached = isOff
    ? null
    : createCachedResponseHandler({
        published,
        baseHeaders,
        cacheKeyOf: (url) => (isApiPath(url) ? callAddress(url) : addresses.keyOf(url)),
        timing,
        requestIdOf: createRequestIds(config.trustProxy),
        onResponse: (status, seconds, requestId) => {
          times.observe('GET kept', status, seconds);
          accessLog?.({ requestId, route: 'GET kept', status, seconds });
        },
      });
  return createServer({ config, log, baseHeaders, serveCached });
}

const featureDepsOf = (
  app: FastifyInstance,
  { config, log, database, volume }: AppDeps & { volume: Volume },
  { offers, builders, catalogue, searchIndex, maintenance, content, imageOf, storage, ...rest }: Sources,
): FeatureDeps => ({
  readDb: database.readDb,
  catalogue,
  imageOf,
  searchIndex,
  ...{ offers, visitorCoupons: rest.visitorCoupons },
  content,
  maintenance,
  builders,
  soldOut: rest.soldOut,
  navigation: rest.navigation,
  storage,
  purchases,
  authors: memberAuthors,
  providers: rest.payment.providers,
  analytics: {
    // The embedded database is on the volume of DATA_DIR.
    hasRoom: async () => database.kind !== 'embedded' || volume.hasRoomForFiles(),
    addEvents: rest.eventBuffer.add,
    countSearch: rest.searchCounter.count,
    countSlot: rest.slotCounter.count,
  },
  identity: {
    memberFigures,
    usedUpPrices: (db, member) => listUsedUpPrices(db, { catalogue, offers }, member),
    guestOrders,
    onSignIn: onSignIn,
    identityProviders: connectIdentityProviders(app, config, log),
  },
});

/** The calls of the API: rate limits and who is calling. */
function mountCalls(
  app: FastifyInstance,
  {
    config,
    limits,
    features,
    published,
    visitor,
    volume,
    maintenance,
    ownText,
  }: {
    config: Config;
    limits: Limits | null;
    features: ReturnType<typeof createFeatures>;
    published: PublishedCache;
    visitor: Context;
    volume: Volume;
    maintenance: MaintenanceSource;
    ownText: Sources['ownText'];
  },
) {
  mountApi(app, {
    ...{ contracts, features, published, ownText },
    // Files that go elsewhere do not need this disk.
    canStoreUploads: async () => config.storage.kind !== 'local' || volume.hasRoomForFiles(),
    retryAfterOf: async (endpoint, context, input) => {
      const call = limits && countedCall(endpoint, context, input);
      return call ? limits.take(call) : 0;
    },
    contextOf: async (request, { access, route, isFromOwnPages = false }) => {
      // A provider's notice of a payment is taken all the same: the money has moved.
      const closed = access === 'provider' ? null : maintenance.current();
      if (closed) return refuse({ code: 'under-maintenance', retryAfter: closed.retryAfter });
      if (isFromOwnPages && !isFromOwnPage(request.headers, config)) return refuse({ code: 'forbidden' });
      if (access !== 'provider' && isCrossSite(request.headers, config)) return refuse({ code: 'forbidden' });
      const actor = await resolveActor(visitor.db, request.headers, {
        isAuthenticationRoute: isAuthenticationRoute(route),
      });
      if (!actor.ok) return actor;
      return {
        ok: true,
        value: {
          ...visitor,
          actor: actor.value,
          caller: callerOf(request, { readsDeviceCookie: isFromOwnPages }),
        },
      };
    },
  });
}
