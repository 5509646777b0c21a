import { parseSeamsOff } from '@huarong/core/shared';
import type { ServerBuild } from 'react-router';
import { SERVER_CALLER } from '#platform/context';
import { createPageRenderer } from '#platform/pages';
import { openGuestSession } from '#platform/session';
import { createTestApp } from '../../../../testing/index.ts';

/** A listening shop with these seams off, on its own copy of the demo catalogue. */
export async function openSeamShop(build: ServerBuild, seamsOffText: string) {
  const read = parseSeamsOff(seamsOffText);
  if (!read.ok) throw new Error(`no seam: ${read.unknownNames.join()}`);
  const { app, database, close } = await createTestApp({
    env: { SEAMS_OFF: seamsOffText },
    hasCatalogue: true,
    renderPage: createPageRenderer(build, 'production', read.seamsOff),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const sku = await database.db
    .selectFrom('sku')
    .innerJoin('stock', 'stock.sku_id', 'sku.id')
    .where('stock.on_hand', '>', 5)
    .select(['sku.id', 'sku.product_id'])
    .orderBy('sku.id')
    .executeTakeFirstOrThrow();
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });

  return {
    close,
    database,
    sku,
    get,
    /** The calls of a guest; a body makes it a POST. */
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
    countEarlyAnswers: async () =>
      Number(
        /_count\{route="GET kept",status="200"\} (\d+)/.exec(await (await get('/metrics')).text())?.[1] ?? 0,
      ),
  };
}
export type SeamShop = Awaited<ReturnType<typeof openSeamShop>>;
