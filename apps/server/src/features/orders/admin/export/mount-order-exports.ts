import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { tokenOf } from '#platform/admin';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { findStaffSession } from '../../../staff/index.ts';
import { findOpenExport } from './export.queries.ts';
import { writeExport } from './write-export.ts';

const FILE = /^([0-9a-f]{32})\.csv$/;

/** The file of an export, for whoever asked for it and may still have it; anybody else gets 404. */
export function mountOrderExports(app: FastifyInstance, { db, config }: { db: Database; config: Config }) {
  app.get<{ Params: { file: string } }>('/admin/files/order-exports/:file', async (request, reply) => {
    const id = FILE.exec(request.params.file)?.[1];
    const token = tokenOf(request, config);
    const staff = token === null ? null : await findStaffSession(db, token);
    const isOwnPage = request.headers['sec-fetch-site'] === 'same-origin';
    if (id === undefined || !isOwnPage || !staff?.hasSecondFactor) return reply.callNotFound();
    const found = await findOpenExport(db, id, staff.staffId);
    const { permissions } = staff;
    if (!found || !permissions.has('order:export')) return reply.callNotFound();
    if (found.is_whole && !permissions.has('member:unmask')) return reply.callNotFound();
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="orders-${id.slice(0, 8)}.csv"`,
      })
      .type('text/csv; charset=utf-8')
      .send(Readable.from(writeExport(db, found)));
  });
}
