import { tmpdir } from 'node:os';
import type { ServerBuild } from 'react-router';
import { readConfig } from '#platform/config';
import { SERVER_CALLER } from '#platform/context';
import { openDatabase } from '#platform/database';
import { createLog } from '#platform/log';
import { createPageRenderer } from '#platform/pages';
import { openGuestSession } from '#platform/session';
import type { DatabaseCopy } from '../../../../testing/copy-template.ts';
import { buildApp } from '../../../app.ts';

/** A listening shop with these seams off. */
export async function openSeamShop(
  build: ServerBuild,
  settings: DatabaseCopy['settings'],
  seamsOffText: string,
) {
  const read = readConfig({
    SHOP_MODE: 'demo',
    LOG_LEVEL: 'silent',
    SHOP_LIMITS: 'off',
    DATA_DIR: settings.dataDir || tmpdir(),
    SEAMS_OFF: seamsOffText,
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { config } = read;
  const database = await openDatabase({ ...settings, seamsOff: config.seamsOff });
  const app = await buildApp({
    config,
    log: createLog(config.logLevel),
    database,
    renderPage: createPageRenderer(build, 'production', config.seamsOff),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const sku = await database.db
    .selectFrom('sku')
    .innerJoin('stock', 'stock.sku_id', 'sku.id')
    .where('stock.available', '>', 5)
    .select(['sku.id', 'sku.product_id'])
    .orderBy('sku.id')
    .executeTakeFirstOrThrow();
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });

  return {
    sku,
    get,
    /** The calls of a new guest; a body makes it a POST. */
    async openGuest() {
      const { guestToken } = await openGuestSession(database.db, SERVER_CALLER);
      return async (path: string, queryBody?: object): Promise<unknown> => {
        const response = await fetch(`${origin}${path}`, {
          headers: { guesttoken: guestToken, ...(queryBody && { 'content-type': 'application/json' }) },
          ...(queryBody && { method: 'POST', body: JSON.stringify({ queryBody }) }),
        });
        return response.json();
      };
    },
    /** How many responses were sent before Fastify. */
    async countEarlyAnswers() {
      const metrics = await (await get('/metrics')).text();
      return Number(/_count\{route="GET kept",status="200"\} (\d+)/.exec(metrics)?.[1] ?? 0);
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}
export type SeamShop = Awaited<ReturnType<typeof openSeamShop>>;
