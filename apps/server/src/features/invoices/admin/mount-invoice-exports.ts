import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { tokenOf } from '#platform/admin';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { findStaffSession } from '../../staff/index.ts';
import { findInvoiceExport, writeMonth } from './export-month.ts';

const FILE = /^([0-9a-f]{32})\.csv$/;

/** The file of an export, for whoever asked for it and may still have it; anybody else gets 404. */
export function mountInvoiceExports(app: FastifyInstance, { db, config }: { db: Database; config: Config }) {
  app.get<{ Params: { file: string } }>('/admin/files/invoice-exports/:file', async (request, reply) => {
    const id = FILE.exec(request.params.file)?.[1];
    const token = tokenOf(request, config);
    const staff = token === null ? null : await findStaffSession(db, token);
    const isOwnPage = request.headers['sec-fetch-site'] === 'same-origin';
    if (id === undefined || !isOwnPage || !staff?.hasSecondFactor) return reply.callNotFound();
    const found = await findInvoiceExport(db, id, staff.staffId);
    if (!found || !staff.permissions.has('invoice:write')) return reply.callNotFound();
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="invoices-${found.month}.csv"`,
      })
      .type('text/csv; charset=utf-8')
      .send(
        Readable.from(
          writeMonth(db, { ...found, is_whole: found.is_whole && staff.permissions.has('member:unmask') }),
        ),
      );
  });
}
