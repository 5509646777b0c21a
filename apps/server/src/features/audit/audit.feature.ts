import { auditContract } from '@huarong/contract/admin/audit';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import { countEntries, type EntryFilter, findEntry, listEntries, listRowChanges } from './audit.queries.ts';
import { presentEntry, presentRowChange } from './present-entry.ts';
import { listSeals, sealedAt } from './seal-days.ts';

const COUNTED_EXACTLY = 10_000;

export const auditFeature: AdminFeature = implementAdmin('audit', auditContract, {
  async list({ db }, { size, after, before, staffId, from, to, ...rest }) {
    const filter = definedOnly({
      ...rest,
      staffId: staffId === undefined ? undefined : Number(staffId),
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    }) as EntryFilter;
    const page = {
      size: size + 1,
      ...(after !== undefined && { olderThan: Number(after) }),
      ...(before !== undefined && { newerThan: Number(before) }),
    };
    const found = await listEntries(db, filter, page);
    const total = await countEntries(db, filter, COUNTED_EXACTLY);
    return accept(
      pageOfRows(found, { size, after, before, cursorOf: ({ id }) => String(id), total }, presentEntry),
    );
  },
  async entry({ db }, { entryId }) {
    const entry = await findEntry(db, Number(entryId));
    if (!entry) return refuse({ code: 'not-found' });
    const changes = await listRowChanges(db, entry.id);
    return accept({
      ...presentEntry(entry),
      address: entry.address,
      sessionId: entry.session_id,
      requestId: entry.request_id,
      approvalId: entry.approval_id === null ? null : String(entry.approval_id),
      bulkRunId: entry.bulk_run_id === null ? null : String(entry.bulk_run_id),
      changes: changes.map(presentRowChange),
      sealedAt: await sealedAt(db, entry.at),
    });
  },
  async ofSubject({ db }, { kind, id, size }) {
    const rows = await listEntries(db, { kind, subjectId: id }, { size });
    return accept({ rows: rows.map(presentEntry) });
  },
  seals: async ({ db }) => accept({ rows: await listSeals(db) }),
});

const definedOnly = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
