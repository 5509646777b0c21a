import { methodOf, pathOf, type RefusalDetails, wrapAnswer } from '@huarong/contract/kit';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Permission, permissionLabel } from '@huarong/core/staff';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { recordAction } from '#platform/audit';
import type { Config } from '#platform/config';
import { callerOf } from '#platform/context';
import type { Database } from '#platform/database';
import { readInput, sendEnvelope } from '#platform/feature';
import type { Log } from '#platform/log';
import { readImages, readOneFile, registerUploads } from '#platform/uploads';
import type { AdminContext, SessionCookie, SignInContext, StaffSession } from './admin-context.ts';
import { type AdminCall, type AdminFeature, actionOf } from './implement-admin.ts';

const HANDLER_TIMEOUT_MS = 30_000;
const STORAGE_FULL = { code: 'storage-full', retryAfter: 60 } as const;

export interface AdminApiDeps {
  config: Config;
  log: Log;
  features: readonly AdminFeature[];
  /** For lists and pages of staff, which must not delay shoppers. */
  readDb: Database;
  writeDb: Database;
  /** The session of a cookie's token; null when it opens nothing. */
  findSession: (token: string) => Promise<StaffSession | null>;
  /** Who calls with this API key; null when it is unknown, expired, revoked or not for this address. */
  findKey: (key: string, address: string) => Promise<StaffSession | null>;
  /** Counts a wrong key; seconds to wait before the next one, otherwise 0. */
  retryAfterWrongKey: (address: string) => Promise<number>;
  /** Who may do what the caller may not: shown on the page that says so. */
  holdersOf: (permission: Permission) => Promise<string[]>;
  /** Seconds to wait before this call; 0 when it may proceed. */
  retryAfterOf: (call: AdminCall, staff: StaffSession | null, address: string) => Promise<number>;
  canStoreUploads: () => Promise<boolean>;
}

/**
 * Registers every call of the admin. Each asks for a page of the admin's own origin with a session, or for an API key, and
 * for one permission.
 */
export function mountAdminApi(app: FastifyInstance, deps: AdminApiDeps) {
  const uploads: RouteOptions[] = [];
  for (const call of deps.features.flatMap(({ calls }) => calls)) {
    const { route, maxBodyBytes, body } = call.endpoint;
    const mounted: RouteOptions = {
      method: methodOf(route),
      url: pathOf(route).replace(/\{(\w+)\}/g, ':$1'),
      handlerTimeout: HANDLER_TIMEOUT_MS,
      ...(maxBodyBytes !== undefined && { bodyLimit: maxBodyBytes }),
      handler: (request, reply) => answerCall(call, deps, request, reply),
    };
    if (body === 'multipart') uploads.push(mounted);
    else app.route(mounted);
  }
  if (uploads.length > 0)
    registerUploads(app, (scope) => uploads.forEach((route) => void scope.route(route)));
}

async function answerCall(call: AdminCall, deps: AdminApiDeps, request: FastifyRequest, reply: FastifyReply) {
  const refuseWith = (refusal: RefusalDetails) => sendEnvelope(reply, wrapAnswer({ ok: false, refusal }));
  const caller = callerOf(request);
  const found = await findCaller(request, caller.address, deps);
  if (!found.ok) return refuseWith(found.refusal);
  const staff = found.value;
  const cookie = sessionCookie(reply, deps.config);
  const retryAfter = await deps.retryAfterOf(call, staff, caller.address);
  if (retryAfter > 0) return refuseWith({ code: 'rate-limited', retryAfter });

  const context: SignInContext & Required<Pick<AdminContext, 'readImages' | 'readFile'>> = {
    db: deps.readDb,
    config: deps.config,
    log: deps.log,
    caller,
    requestId: request.id,
    staff,
    cookie,
    readImages: async (limits) =>
      (await deps.canStoreUploads()) ? readImages(request, limits) : refuse(STORAGE_FULL),
    readFile: async (maxBytes) =>
      (await deps.canStoreUploads()) ? readOneFile(request, maxBytes) : refuse(STORAGE_FULL),
  };
  const refusal = await accessRefusal(call, staff, deps);
  if (refusal) {
    if (staff && refusal.code === 'permission-missing')
      await recordForbidden(call, { ...context, staff, note: () => undefined }, deps);
    return refuseWith(refusal);
  }
  const input = readInput(request);
  const db = call.endpoint.permission === 'sign-in' ? deps.writeDb : deps.readDb;
  const answer = input.ok
    ? await call.answer({ context: { ...context, db }, writeDb: deps.writeDb }, input.value)
    : input;
  return sendEnvelope(reply, wrapAnswer(answer));
}

async function accessRefusal(
  { endpoint: { permission, needsProof } }: AdminCall,
  staff: StaffSession | null,
  { holdersOf }: AdminApiDeps,
): Promise<RefusalDetails | null> {
  // Keys act for no person: nothing that a person does for themselves, or has to prove for.
  if (staff?.keyId !== undefined && (permission === 'sign-in' || permission === 'own-account' || needsProof))
    return { code: 'key-unsuited' };
  if (permission === 'sign-in') return null;
  if (!staff) return { code: 'login-needed' };
  if (!staff.hasSecondFactor) return { code: 'second-factor-needed' };
  if (permission !== 'own-account' && !staff.permissions.has(permission))
    return {
      code: 'permission-missing',
      permission,
      label: permissionLabel(permission),
      holders: staff.keyId === undefined ? await holdersOf(permission) : [],
    };
  return needsProof && !staff.isProofFresh ? { code: 'fresh-proof-needed' } : null;
}

/** A page of the admin with its cookie, or another system with its key; never both in one request. */
async function findCaller(
  request: FastifyRequest,
  address: string,
  { config, findSession, findKey, retryAfterWrongKey }: AdminApiDeps,
): Promise<Result<StaffSession | null, RefusalDetails>> {
  const token = tokenOf(request, config);
  const key = keyOf(request);
  if (key === null) {
    if (!isFromAdminPage(request)) return refuse({ code: 'forbidden' });
    return accept(token === null ? null : await findSession(token));
  }
  if (isFromBrowser(request) || token !== null) return refuse({ code: 'forbidden' });
  const staff = await findKey(key, address);
  if (staff) return accept(staff);
  const retryAfter = await retryAfterWrongKey(address);
  return refuse(retryAfter > 0 ? { code: 'rate-limited', retryAfter } : { code: 'key-wrong' });
}

/** What an Authorization header holds, whatever its scheme: a request with one is never a page. */
export const keyOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  headers.authorization === undefined ? null : headers.authorization.replace(/^Bearer +/i, '');

/** Browsers add these themselves: a key in a page would be a key for everyone who opens the page. */
const isFromBrowser = ({ headers }: FastifyRequest): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

const recordForbidden = (call: AdminCall, context: AdminContext, { writeDb }: AdminApiDeps) =>
  recordAction(
    writeDb,
    actionOf(call.name, call.endpoint, context, null),
    { subject: { kind: 'staff', id: String(context.staff.staffId) } },
    { outcome: 'forbidden', code: 'permission-missing' },
  );

/** A page of another origin cannot send this header; a caller that does not send it is no page of the admin. */
const isFromAdminPage = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'same-origin';

/** `__Host-`: only over https, for this host alone, for every path. A demo runs over http, where browsers refuse that prefix. */
export const cookieName = ({ mode }: Config): string =>
  mode === 'live' ? '__Host-huarong-admin' : 'huarong-admin';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>, config: Config): string | null {
  const name = cookieName(config);
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const found = pairs.filter(([key]) => key === name).map(([, value]) => value ?? '');
  // Two cookies of this name: somebody has planted one from a neighbouring path or host.
  return found.length === 1 && found[0] !== undefined && TOKEN.test(found[0]) ? found[0] : null;
}

function sessionCookie(reply: FastifyReply, config: Config): SessionCookie {
  const attributes = `Path=/; HttpOnly; SameSite=Strict${config.mode === 'live' ? '; Secure' : ''}`;
  return {
    set: (token) => void reply.header('set-cookie', `${cookieName(config)}=${token}; ${attributes}`),
    clear: () => void reply.header('set-cookie', `${cookieName(config)}=; ${attributes}; Max-Age=0`),
  };
}
