import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { tokenOf } from '#platform/admin';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import type { Storage } from '../../../integrations/storage/index.ts';
import { findStaffSession } from '../../staff/index.ts';
import { type ExportRow, findOwnFile } from './export.queries.ts';
import { partKey } from './export-jobs.ts';

const FILE = /^([0-9a-f]{32})\.csv$/;

/** The file of an export, for whoever asked for it and may still have it; anybody else gets 404. */
export function mountReportExports(
  app: FastifyInstance,
  { db, storage, config }: { db: Database; storage: Storage; config: Config },
) {
  app.get<{ Params: { file: string } }>('/admin/files/report-exports/:file', async (request, reply) => {
    const id = FILE.exec(request.params.file)?.[1];
    const token = tokenOf(request, config);
    const staff = token === null ? null : await findStaffSession(db, token);
    const isOwnPage = request.headers['sec-fetch-site'] === 'same-origin';
    if (id === undefined || !isOwnPage || !staff?.hasSecondFactor) return reply.callNotFound();
    const found = await findOwnFile(db, id, staff.staffId);
    if (!found || !staff.permissions.has('report:export')) return reply.callNotFound();
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${found.report}-${id.slice(0, 8)}.csv"`,
      })
      .type('text/csv; charset=utf-8')
      .send(Readable.from(readParts(storage, found)));
  });
}

/** One part after another: a large file is never in memory as a whole. */
async function* readParts(storage: Storage, { id, part_count }: ExportRow): AsyncGenerator<Buffer> {
  for (let part = 0; part < part_count; part += 1) {
    const file = await storage.find(partKey(id, part));
    if (!file) throw new Error(`part ${part} of export ${id} is missing`);
    yield file.bytes;
  }
}
