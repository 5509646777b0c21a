import type { FastifyInstance } from 'fastify';
import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import { sendDownload } from '#platform/files';
import type { Storage } from '../../integrations/storage/index.ts';
import { findAttachedFile } from './cooperation.queries.ts';
import { isDocumentLinkValid } from './document-links.ts';

/** Sends the documents of applications to staff by signed links that have not expired; anything else is 404. */
export function mountCooperationDocuments(
  app: FastifyInstance,
  { db, storage, secrets }: { db: Database; storage: Storage; secrets: readonly string[] },
) {
  app.get<{ Params: { fileId: string }; Querystring: { until?: unknown; sign?: unknown } }>(
    '/v1/brandCooperation/file/:fileId',
    async (request, reply) => {
      const { fileId: id } = request.params;
      const { until, sign } = request.query;
      if (!isDocumentLinkValid(secrets, { id, until, sign }, await readClock(db)))
        return reply.callNotFound();
      const file = await findAttachedFile(db, id);
      const stored = file && (await storage.find(file.storage_key));
      if (!stored) return reply.callNotFound();
      const extension = file.storage_key.slice(file.storage_key.lastIndexOf('.') + 1);
      return sendDownload(reply, { ...stored, filename: `huarong-document-${id.slice(0, 12)}.${extension}` });
    },
  );
}
