import { BlockList } from 'node:net';
import { adminContracts } from '@huarong/contract/admin';
import { wrapAnswer } from '@huarong/contract/kit';
import { openapi } from '@huarong/contract/openapi';
import type { FastifyInstance } from 'fastify';
import {
  type AdminApiDeps,
  type AdminCall,
  keyOf,
  mountAdminApi,
  mountAdminPages,
  type StaffSession,
  tokenOf,
} from '#platform/admin';
import type { Config } from '#platform/config';
import type { OpenDatabase } from '#platform/database';
import { sendEnvelope } from '#platform/feature';
import { createServer, securityHeaders } from '#platform/http';
import { createLimits, createMemoryCounters, createRedisCounters } from '#platform/limits';
import type { Log } from '#platform/log';
import type { Volume } from '#platform/volume';
import { type AdminDeps, createAdminFeatures } from './features/admin-features.ts';
import { findKeySession } from './features/integration/index.ts';
import { findStaffSession, listHolders } from './features/staff/index.ts';
import { mountAdminFileRoutes } from './mount-routes.ts';
import type { Sources } from './open-sources.ts';

export interface AdminServerDeps {
  config: Config;
  log: Log;
  database: OpenDatabase;
  volume: Volume;
  features: Omit<AdminDeps, 'volume'> & Pick<Sources, 'catalogue' | 'photographs' | 'storage'>;
  /** The built pages and the images of the catalogue; absent in tests of the API alone. */
  files?: { clientBuild: string; catalogueImages: string };
}

/** Requests a minute; reading is not limited for people. */
const LIMITS = {
  rules: {
    'sign-in': { calls: 10, seconds: 60 },
    write: { calls: 600, seconds: 60 },
    // Of one key, reading included: a program that loops must not slow the pages of staff.
    key: { calls: 600, seconds: 60 },
    'wrong-key': { calls: 10, seconds: 60 },
  },
  peoplePerAddress: 10,
};

/** The admin: a listener and an origin of its own, so that no script on a page of the shop can reach it. */
export async function buildAdminServer({
  config,
  log,
  database,
  volume,
  features: deps,
  files,
}: AdminServerDeps): Promise<FastifyInstance> {
  const app = await createServer({
    config: { ...config, webOrigins: [] },
    log,
    baseHeaders: {
      ...securityHeaders({ isLive: config.mode === 'live' }),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
    serveCached: null,
    bodyLimit: ADMIN_BODY_LIMIT,
  });
  allowNetworks(app, config.adminNetworks);
  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'ok' }));
  const features = createAdminFeatures({ ...deps, volume });
  const findSession = (token: string) => findStaffSession(database.adminDb, token);
  const findKey = (key: string, address: string) => findKeySession(database.adminDb, key, address);
  const limits = openAdminLimits(app, config, log);
  mountAdminApi(app, {
    config,
    log,
    features,
    readDb: database.adminDb,
    writeDb: database.workDb,
    findSession,
    findKey,
    retryAfterWrongKey: limits.retryAfterWrongKey,
    holdersOf: (permission) => listHolders(database.adminDb, permission),
    retryAfterOf: limits.retryAfterOf,
    canStoreUploads: async () => config.storage.kind !== 'local' || volume.hasRoomForFiles(),
  });
  mountOpenapi(app, config, { findSession, findKey });
  mountAdminFileRoutes(app, { config, database, volume }, deps);
  if (files) await mountAdminPages(app, { ...files, shopOrigin: new URL(config.publicUrl).origin });
  return app;
}

const ADMIN_BODY_LIMIT = 1024 * 1024;

function openAdminLimits(app: FastifyInstance, config: Config, log: Log) {
  if (!config.hasLimits) return { retryAfterOf: async () => 0, retryAfterWrongKey: async () => 0 };
  const limits = createLimits(
    LIMITS,
    config.redisUrl ? createRedisCounters(config.redisUrl, log) : createMemoryCounters(),
  );
  app.addHook('onClose', async () => limits.close());
  return {
    async retryAfterOf({ endpoint, name }: AdminCall, staff: StaffSession | null, address: string) {
      if (staff?.keyId !== undefined) return limits.take({ rule: 'key', who: staff.keyId, address });
      const who = staff ? `staff:${staff.staffId}` : undefined;
      if (GUESSABLE.has(name)) return limits.take({ rule: 'sign-in', who, address });
      return endpoint.isWrite ? limits.take({ rule: 'write', who, address }) : 0;
    },
    retryAfterWrongKey: (address: string) => limits.take({ rule: 'wrong-key', who: address, address }),
  };
}

/** Calls at which somebody could guess. */
const GUESSABLE = new Set([
  'staff.signIn',
  'staff.passCode',
  'staff.passRecoveryCode',
  'staff.passPasskey',
  'staff.enrol',
  'staff.showInvite',
  'staff.prove',
  'staff.changePassword',
]);

/** The document of the admin API, for whoever has signed in or has a key. */
function mountOpenapi(
  app: FastifyInstance,
  config: Config,
  { findSession, findKey }: Pick<AdminApiDeps, 'findSession' | 'findKey'>,
) {
  app.get('/admin/openapi.json', async (request, reply) => {
    const token = tokenOf(request, config);
    const key = keyOf(request);
    const staff =
      key !== null ? await findKey(key, request.ip) : token === null ? null : await findSession(token);
    if (!staff?.hasSecondFactor)
      return sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'login-needed' } }));
    return reply.header('cache-control', 'no-store').send(openapi(adminContracts));
  });
}

/** Outside the allowed networks the admin does not exist. */
function allowNetworks(app: FastifyInstance, networks: readonly string[] | null) {
  if (networks === null) return;
  const allowed = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = address.includes(':') ? 'ipv6' : 'ipv4';
    if (bits === undefined) allowed.addAddress(address, family);
    else allowed.addSubnet(address, Number(bits), family);
  }
  app.addHook('onRequest', async (request, reply) => {
    if (!allowed.check(request.ip, request.ip.includes(':') ? 'ipv6' : 'ipv4'))
      return sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'not-found' } }));
  });
}
