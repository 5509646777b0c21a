import { contracts } from '@huarong/contract';
import { openapi } from '@huarong/contract/openapi';
import { refuse } from '@huarong/core/shared';
import type { FastifyInstance } from 'fastify';
import { createServerTiming, watchShopTime } from '#platform/clock';
import type { Config } from '#platform/config';
import { type Context, callerOf, SERVER_CALLER } from '#platform/context';
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
import { mountPages, pageKey } from '#platform/pages';
import { createPublishedCache, type PublishedCache } from '#platform/published';
import { createCachedResponseHandler } from '#platform/seams';
import { isCrossSite, resolveActor } from '#platform/session';
import { memberAuthors } from './features/community/index.ts';
import { guestOrders, memberFigures, onSignIn, purchases } from './features/connect-members.ts';
import { openDemoIdentityProvider } from './features/demo/index.ts';
import { createFeatures, isAuthenticationRoute } from './features/index.ts';
import { countedCall, openLimits } from './features/limit-rules.ts';
import { listUsedUpPrices } from './features/promotions/index.ts';
import { createIndexSource } from './features/search/index.ts';
import { connectIdentityProvider } from './integrations/oidc/index.ts';
import { loginRedirectFor } from './login-redirect.ts';
import { mountDemoRoutes, mountFileRoutes } from './mount-routes.ts';
import { type AppDeps, openSources, type Published, type Sources } from './open-sources.ts';

export type { AppDeps } from './open-sources.ts';

/** The whole server as a value: it does not listen and has no global state, so a test may build several. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, log, database, renderPage, isDev = false } = deps;
  const published = createPublishedCache();
  const shopTime = await watchShopTime(database.db);
  const timing = createServerTiming(shopTime);
  const times = createRequestTimes();
  const app = await createAppServer(config, log, { published, timing, times });
  app.addHook('onClose', async () => shopTime.stop());

  const sources = await openSources(app, deps, { published, shopTime });
  const features = createAppFeatures(app, deps, sources, { published, shopTime });
  const visitor: Context = {
    db: database.db,
    config,
    log,
    actor: { kind: 'visitor' },
    caller: SERVER_CALLER,
  };
  mountProbes(app, { isReady: () => database.ping(), times });
  mountCalls(app, { config, log, features, published, visitor });
  mountFileRoutes(app, deps, sources, published);
  if (config.mode === 'demo') mountDemoRoutes(app, deps, sources, { published, shopTime });
  if (renderPage)
    mountPages(app, {
      render: renderPage,
      origin: new URL(config.publicUrl).origin,
      transport: inProcess(features, visitor, published),
      published,
      timing,
      redirectOf: loginRedirectFor,
      isUnderMaintenance: config.isUnderMaintenance,
      apiOrigins: config.apiOrigins,
      isDev,
    });
  mountUnknownAddresses(app, contracts);
  return app;
}

/** Fastify, behind the handler of cached responses unless that seam is off. */
function createAppServer(
  config: Config,
  log: Log,
  {
    published,
    timing,
    times,
  }: { published: PublishedCache; timing: () => string; times: ReturnType<typeof createRequestTimes> },
): Promise<FastifyInstance> {
  const baseHeaders = securityHeaders({ isLive: config.mode === 'live' });
  const serveCached = config.seamsOff.has('early-answers')
    ? null
    : createCachedResponseHandler({
        published,
        baseHeaders,
        cacheKeyOf: (url) => (isApiPath(url) ? url : pageKey(url)),
        timing,
        onResponse: (status, seconds) => times.observe('GET kept', status, seconds),
      });
  // A cached response has no header for another origin, so with a separate web host Fastify answers its calls.
  const isSameOrigin = config.webOrigins.length === 0;
  return createServer({ config, log, baseHeaders, serveCached: isSameOrigin ? serveCached : null });
}

const createAppFeatures = (
  app: FastifyInstance,
  { config, log }: AppDeps,
  { offers, builders, catalogue, content, imageOf, storage, payment }: Sources,
  { published, shopTime }: Published,
) =>
  createFeatures({
    catalogue,
    imageOf,
    searchIndex: createIndexSource(catalogue, { log, onRebuilt: () => published.clear(), now: shopTime.now }),
    offers,
    content,
    builders,
    storage,
    purchases,
    authors: memberAuthors,
    providers: payment.providers,
    identity: {
      memberFigures,
      usedUpPrices: (db, member) => listUsedUpPrices(db, { catalogue, offers }, member),
      guestOrders,
      onSignIn: onSignIn,
      identityProviders: connectIdentityProviders(app, config, log),
    },
  });

/** The calls of the API: rate limits, who is calling, and the OpenAPI document. */
function mountCalls(
  app: FastifyInstance,
  {
    config,
    log,
    features,
    published,
    visitor,
  }: {
    config: Config;
    log: Log;
    features: ReturnType<typeof createFeatures>;
    published: PublishedCache;
    visitor: Context;
  },
) {
  const limits = config.hasLimits ? openLimits(config, log) : null;
  app.addHook('onClose', async () => limits?.close());
  mountApi(app, {
    contracts,
    features,
    published,
    retryAfterOf: async (endpoint, context, input) => {
      const call = limits && countedCall(endpoint, context, input);
      return call ? limits.take(call) : 0;
    },
    contextOf: async (request, { access, route }) => {
      if (access !== 'provider' && isCrossSite(request.headers, config)) return refuse({ code: 'forbidden' });
      const actor = await resolveActor(visitor.db, request.headers, {
        isAuthenticationRoute: isAuthenticationRoute(route),
      });
      if (!actor.ok) return actor;
      return { ok: true, value: { ...visitor, actor: actor.value, caller: callerOf(request) } };
    },
  });
  let document: object | undefined;
  app.get('/openapi.json', () => (document ??= openapi(contracts)));
}

/** The identity providers a shopper may log in with: the configured one, and in a demo the one it brings along. */
const connectIdentityProviders = (app: FastifyInstance, config: Config, log: Log) =>
  [
    config.oidc &&
      connectIdentityProvider({
        ...config.oidc,
        log,
        provider: 'oidc',
        redirectUri: `${config.publicUrl}/login/social/oidc`,
      }),
    config.mode === 'demo' ? openDemoIdentityProvider(app, config, log) : null,
  ].filter((provider) => provider !== null);
