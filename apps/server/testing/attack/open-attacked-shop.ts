import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { readConfig } from '#platform/config';
import { migrate, openDatabase } from '#platform/database';
import { createLog } from '#platform/log';
import { createPageRenderer, type PageRenderer } from '#platform/pages';
import { buildApp } from '../../src/app.ts';
import { seedDemo } from '../../src/features/demo/index.ts';
import { awaitReady } from '../await-ready.ts';
import { createFillableVolume } from '../fillable-volume.ts';

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, or as it is when it is text. */
  body?: unknown;
  /** The address the request comes from: attacks use different ones, so that they do not share limits. */
  from?: string;
}
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  ms: number;
  /** The code of a refusal, of an answer in the envelope. */
  errorCode: string | null;
}

const BUILD = fileURLToPath(new URL('../../../web/build/server/index.js', import.meta.url));
const PRODUCTS = '60';

/** A whole demo shop with its limits on a free port: embedded database, temporary folder, built pages. */
export async function openAttackedShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'huarong-attack-'));
  const read = readConfig({
    SHOP_MODE: 'demo',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    SHOP_PRODUCTS: PRODUCTS,
    // The shop believes the address in X-Forwarded-For, as behind a reverse proxy.
    TRUST_PROXY: '127.0.0.1',
    ANALYTICS_DAY_MB: '8',
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { config } = read;
  const log = createLog(config.logLevel);
  const volume = createFillableVolume();
  const database = await openDatabase({ dataDir, log, embedded: { isTemporary: true, volume } });
  await migrate(database.db);
  await seedDemo(database.db, config);
  const { renderPage, countRenders, mostRendersAtOnce } = await countedRenderer();
  const app = await buildApp({ config, log, database, volume, renderPage });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await awaitReady(app);

  return {
    origin,
    db: database.db,
    dataDir,
    volume,
    countRenders,
    mostRendersAtOnce,
    request: (path: string, options?: RequestOptions) => request(origin, path, options),
    async close() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
export type AttackedShop = Awaited<ReturnType<typeof openAttackedShop>>;

async function countedRenderer() {
  const build = (await import(BUILD)) as ServerBuild;
  const render = createPageRenderer(build, 'production', new Set());
  let renders = 0;
  let running = 0;
  let most = 0;
  const counted: PageRenderer = async (request, transport) => {
    renders += 1;
    running += 1;
    most = Math.max(most, running);
    try {
      return await render(request, transport);
    } finally {
      running -= 1;
    }
  };
  return {
    renderPage: Object.assign(counted, { parameters: render.parameters! }),
    countRenders: () => renders,
    mostRendersAtOnce: () => most,
  };
}

async function request(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, from = '203.0.113.200' }: RequestOptions = {},
): Promise<Answer> {
  const startedAt = performance.now();
  const response = await fetch(`${origin}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': from,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const ms = performance.now() - startedAt;
  return { status: response.status, headers: response.headers, text, ms, errorCode: errorCodeIn(text) };
}

function errorCodeIn(text: string): string | null {
  try {
    return (JSON.parse(text) as { errorCode?: string | null }).errorCode ?? null;
  } catch {
    return null;
  }
}
