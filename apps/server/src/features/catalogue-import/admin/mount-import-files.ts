import { Readable } from 'node:stream';
import { importsContract } from '@huarong/contract/admin/imports';
import type { Permission } from '@huarong/core/staff';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type StaffSession, tokenOf } from '#platform/admin';
import { recordAction } from '#platform/audit';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import type { Storage } from '../../../integrations/storage/index.ts';
import { findStaffSession } from '../../staff/index.ts';
import { writeCatalogue } from './write-catalogue.ts';
import { writeFaultyRows } from './write-faulty-rows.ts';

interface FileDeps {
  db: Database;
  writeDb: Database;
  storage: Storage;
  config: Config;
}
const FAULTY = /^([1-9]\d{0,14})-faulty\.(csv|json)$/;

/** Files of imports and exports, for whoever may have them; anybody else gets 404. */
export function mountImportFiles(app: FastifyInstance, { db, writeDb, storage, config }: FileDeps) {
  const staffWith = async (request: FastifyRequest, permission: Permission): Promise<StaffSession | null> => {
    const token = tokenOf(request, config);
    const staff = token === null ? null : await findStaffSession(db, token);
    const isOwnPage = request.headers['sec-fetch-site'] === 'same-origin';
    return isOwnPage && staff?.hasSecondFactor && staff.permissions.has(permission) ? staff : null;
  };

  app.get<{ Params: { file: string } }>('/admin/files/imports/:file', async (request, reply) => {
    const [name, id, ending] = FAULTY.exec(request.params.file) ?? [];
    if (id === undefined || !(await staffWith(request, 'catalogue:import'))) return reply.callNotFound();
    const written = await writeFaultyRows(db, storage, Number(id));
    if (!written || written.ending !== ending) return reply.callNotFound();
    return asFile(reply, `import-${name}`, TYPES[written.ending]).send(written.text);
  });

  app.get('/admin/files/catalogue-export.csv', async (request, reply) => {
    const staff = await staffWith(request, 'catalogue:export');
    const filter = importsContract.countExport.input.safeParse(request.query);
    if (!staff || !filter.success) return reply.callNotFound();
    await recordAction(
      writeDb,
      {
        actor: { kind: 'staff', staffId: staff.staffId, sessionId: staff.sessionId, address: request.ip },
        call: 'imports.exportFile',
        permission: 'catalogue:export',
        requestId: request.id,
      },
      { subject: { kind: 'export', id: 'catalogue' } },
    );
    return asFile(reply, 'catalogue.csv', TYPES.csv).send(Readable.from(writeCatalogue(db, filter.data)));
  });
}

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;
const asFile = (reply: FastifyReply, name: string, type: string) =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
    .type(type);
