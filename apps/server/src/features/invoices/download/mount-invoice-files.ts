import type { FastifyInstance } from 'fastify';
import { readClock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { sendDownload } from '#platform/files';
import type { Storage } from '../../../integrations/storage/index.ts';
import { findAnyInvoice } from '../invoices.queries.ts';
import { type FileExtension, isFileLinkValid } from './file-links.ts';

export interface InvoiceFileDeps {
  db: Database;
  storage: Storage;
  config: Pick<Config, 'acceptedSecrets'>;
}

/** Serves invoice files by signed links that have not expired; anything else is 404. */
export function mountInvoiceFiles(app: FastifyInstance, { db, storage, config }: InvoiceFileDeps) {
  for (const extension of ['pdf', 'xml'] as const satisfies readonly FileExtension[])
    app.get<{ Params: { invoiceId: string }; Querystring: { until?: string; sign?: string } }>(
      `/v1/portal/invoice/:invoiceId/file.${extension}`,
      async (request, reply) => {
        const { invoiceId } = request.params;
        const now = await readClock(db);
        if (!isFileLinkValid(config.acceptedSecrets, { invoiceId, extension }, request.query, now))
          return reply.callNotFound();
        const invoice = await findAnyInvoice(db, invoiceId);
        const key = invoice?.[`${extension}_key`];
        const stored = key && invoice.number ? await storage.find(key) : null;
        if (!stored) return reply.callNotFound();
        const filename = `huarong-invoice-${invoice?.number}.${extension}`;
        return sendDownload(reply, { ...stored, filename });
      },
    );
}
