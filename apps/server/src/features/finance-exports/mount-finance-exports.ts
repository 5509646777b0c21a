import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { tokenOf } from '#platform/admin';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { writeMonthEntries } from '../ledger/index.ts';
import { writeDayDifferences } from '../payment/index.ts';
import { findStaffSession } from '../staff/index.ts';
import { type ExportKind, findExport } from './finance-exports.queries.ts';

const FILE = /^([0-9a-f]{32})\.csv$/;

const FILES: Record<
  ExportKind,
  { nameOf: (day: string) => string; write: (db: Database, day: string) => AsyncGenerator<string> }
> = {
  differences: { nameOf: (day) => `differences-${day}`, write: writeDayDifferences },
  ledger: {
    nameOf: (day) => `ledger-${day.slice(0, 7)}`,
    write: (db, day) => writeMonthEntries(db, day.slice(0, 7)),
  },
};

/** The file of an export, for whoever asked for it and may still have it; anybody else gets 404. */
export function mountFinanceExports(app: FastifyInstance, { db, config }: { db: Database; config: Config }) {
  app.get<{ Params: { file: string } }>('/admin/files/finance-exports/:file', async (request, reply) => {
    const id = FILE.exec(request.params.file)?.[1];
    const token = tokenOf(request, config);
    const staff = token === null ? null : await findStaffSession(db, token);
    const isOwnPage = request.headers['sec-fetch-site'] === 'same-origin';
    if (id === undefined || !isOwnPage || !staff?.hasSecondFactor) return reply.callNotFound();
    const found = await findExport(db, id, staff.staffId);
    if (!found || !staff.permissions.has('ledger:export')) return reply.callNotFound();
    const { nameOf, write } = FILES[found.kind];
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${nameOf(found.first_day)}.csv"`,
      })
      .type('text/csv; charset=utf-8')
      .send(Readable.from(write(db, found.first_day)));
  });
}
