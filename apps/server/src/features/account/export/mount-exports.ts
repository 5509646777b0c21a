import { shanghaiDate } from '@huarong/core/shared';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { isCrossSite, resolveActor } from '#platform/session';
import type { Storage } from '../../../integrations/storage/index.ts';
import { findDownloadableExport } from './export.queries.ts';
import { EXPORT_PATH } from './show-export.ts';

interface ExportDeps {
  db: Database;
  storage: Storage;
  config: Pick<Config, 'publicUrl' | 'webOrigins'>;
}

/** Serves the export of a member's data. Knowing the address is not enough: the session must be the member's. */
export function mountExports(app: FastifyInstance, { db, storage, config }: ExportDeps) {
  app.get<{ Params: { id: string } }>(`${EXPORT_PATH}/:id`, async (request, reply) => {
    const { id } = request.params;
    if (isCrossSite(request.headers, config)) return reply.callNotFound();
    const actor = await resolveActor(db, request.headers);
    if (!actor.ok || actor.value.kind !== 'member') return reply.callNotFound();
    const found = await findDownloadableExport(db, { id, memberId: actor.value.memberId });
    const stored = found?.storage_key ? await storage.find(found.storage_key) : null;
    if (!found || !stored) return reply.callNotFound();
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="huarong-${shanghaiDate(found.requested_at)}.zip"`,
      })
      .type(stored.contentType)
      .send(stored.bytes);
  });
}
