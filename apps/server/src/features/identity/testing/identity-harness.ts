import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { accountRoutes } from '@huarong/contract/account';
import { identityRoutes } from '@huarong/contract/identity';
import { methodOf, pathOf, type Route } from '@huarong/contract/kit';
import { encodeBase64 } from '@huarong/core/identity';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { advanceClock } from '#platform/clock';
import { readConfig } from '#platform/config';
import { createLog } from '#platform/log';
import { createTestApp } from '../../../../testing/index.ts';
import { buildApp } from '../../../app.ts';

/** Headers that identify caller and device. */
export type CallerHeaders = Record<string, string>;
export const routes = { ...identityRoutes, ...accountRoutes };
export const b64 = encodeBase64;
export const PASSWORD = 'Huarong2026!';

interface DemoMessage {
  kind: string;
  to: string;
  text: string;
  code: string | null;
}
export interface Reply {
  status: number;
  /** The envelope's results, untyped because each test reads another part. */
  results: { [name: string]: unknown };
  errorCode: string | null;
  message: string | null;
  headers: Record<string, unknown>;
  body: string;
}

/** On a busy machine a shop with limits answers 503; the call is then repeated. */
async function injectWithRetry(server: FastifyInstance, options: InjectOptions) {
  for (;;) {
    const answer = await server.inject(options);
    if (answer.statusCode !== 503) return answer;
    await setTimeout(500);
  }
}

async function callOn(
  server: FastifyInstance,
  route: Route,
  queryBody: object,
  headers: CallerHeaders,
  remoteAddress = '127.0.0.1',
) {
  const isGet = methodOf(route) === 'GET';
  const answer = await injectWithRetry(server, {
    method: methodOf(route) as 'GET' | 'POST',
    url: isGet ? `${pathOf(route)}?${new URLSearchParams(queryBody as never)}` : pathOf(route),
    headers,
    remoteAddress,
    ...(!isGet && { payload: { queryBody } }),
  });
  const { results, errorCode, errorMessage } = answer.json();
  return {
    status: answer.statusCode,
    results,
    errorCode,
    message: errorMessage,
    headers: answer.headers,
    body: answer.body,
  } as Reply;
}

/** A shop with the demo's members, and the calls that every identity test needs. */
export async function openIdentityHarness(env: Record<string, string> = {}) {
  const shop = await createTestApp({ hasMembers: true, env });
  const { app } = shop;
  const { db } = shop.database;

  const call = (route: Route, queryBody: object = {}, headers: CallerHeaders = {}, address?: string) =>
    callOn(app, route, queryBody, headers, address);
  const outbox = async (): Promise<DemoMessage[]> =>
    (await injectWithRetry(app, { url: '/demo/outbox.json' })).json();

  return {
    ...shop,
    db,
    call,
    /** A second server on the same database, like a restart or a replica. */
    async replica() {
      const read = readConfig({
        SHOP_MODE: 'demo',
        LOG_LEVEL: 'silent',
        DATA_DIR: shop.database.settings.dataDir,
        ...env,
      });
      if (!read.ok) throw new Error(read.problems.join());
      const replicaApp = await buildApp({
        config: read.config,
        log: createLog('silent'),
        database: shop.database,
      });
      return {
        call: (route: Route, queryBody: object = {}, headers: CallerHeaders = {}, address?: string) =>
          callOn(replicaApp, route, queryBody, headers, address),
        close: () => replicaApp.close(),
      };
    },
    outbox,
    /** The newest code sent to this recipient. */
    async codeFor(to: string): Promise<string> {
      return (await outbox()).find((message) => message.to === to && message.code)?.code ?? 'none';
    },
    logIn: (
      loginId: string,
      password = PASSWORD,
      extra: object = {},
      headers: CallerHeaders = {},
      address?: string,
    ) =>
      call(routes.postLogin, { loginId: b64(loginId), password: b64(password), ...extra }, headers, address),
    /** A captcha solved from the demo outbox. */
    async captcha(purpose?: string) {
      const { results } = await call(routes.captcha, purpose ? { purpose } : {});
      const code = (await outbox()).find((message) => message.to === results['valiCodeToken'])!.code;
      return { valiCodeToken: results['valiCodeToken'] as string, valiCode: code };
    },
    /** Sends a code and reads it from the outbox. */
    async verifyMobile(mobile: string, purpose: string, headers: CallerHeaders = {}) {
      const sent = await call(routes.smsCode, { mobile, purpose }, headers);
      return { mobile, smsCode: await this.codeFor(mobile), rToken: sent.results['rToken'] as string };
    },
    advanceSeconds: (seconds: number) => advanceClock(db, seconds),
  };
}
export type IdentityHarness = Awaited<ReturnType<typeof openIdentityHarness>>;

/** The headers of a browser with a new device id. */
export const newDevice = (): CallerHeaders => ({ devicefingerprint: randomUUID(), 'user-agent': CHROME });
export const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let lastMobile = 15_000_000_000 + Math.floor(Math.random() * 900_000_000);
/** A mobile that is unused in this run. */
export function newMobile(): string {
  lastMobile += 1;
  return String(lastMobile);
}
