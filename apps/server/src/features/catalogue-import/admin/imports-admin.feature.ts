import { importsContract } from '@huarong/contract/admin/imports';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import type { Storage } from '../../../integrations/storage/index.ts';
import { listColumns } from '../file/map-columns.ts';
import { fileKindOf } from '../file/read-table.ts';
import { countExported, exportAddress } from './export-filter.ts';
import { applyImportFile, mapImport, uploadImport } from './handle-imports.ts';
import { countImports, findImport, type ImportFileRow, listImports } from './import-files.queries.ts';

const COUNTED = 10_000;
const POSITION = /^\d{1,15}$/;

/** Imports and exports of the catalogue on pages; the command line does the same by the same code. */
export const importsAdminFeature = ({ storage }: { storage: Storage }): AdminFeature =>
  implementAdmin('imports', importsContract, {
    async list({ db }, { after, before, size }) {
      if (![after, before].every((position) => position === undefined || POSITION.test(position)))
        return refuse({ code: 'invalid-input', message: '列表的位置无效，请从头看起' });
      const rows = await listImports(db, { size: size + 1, after, before });
      const counted = await countImports(db, COUNTED + 1);
      const total = counted > COUNTED ? null : counted;
      return accept(
        pageOfRows(rows, { size, after, before, cursorOf: ({ id }) => String(id), total }, presentImport),
      );
    },
    async detail({ db }, { importId }) {
      const row = await findImport(db, Number(importId));
      if (!row) return refuse({ code: 'import-not-found' });
      const hasFile = row.file_deleted_at === null;
      const ending = fileKindOf(row.name) === 'json' ? 'json' : 'csv';
      return accept({
        ...presentImport(row),
        report: row.report,
        faultyCount: row.faulty_count,
        hasFile,
        faultyPath:
          hasFile && row.faulty_count > 0 ? `/admin/files/imports/${row.id}-faulty.${ending}` : null,
        columns: listColumns(row.report?.subject ?? 'products'),
      });
    },
    upload: (context, { name }) => uploadImport(storage, context, name),
    map: (context, { importId, mapping }) => mapImport(context, Number(importId), mapping),
    apply: (context, { importId }) => applyImportFile(context, Number(importId)),
    async countExport({ db }, filter) {
      return accept({ count: await countExported(db, filter), path: exportAddress(filter) });
    },
  });

/** A file is done with when it has become a change set; that may wait for a second person, or never be written. */
function stateOf({ state, set_state }: ImportFileRow) {
  if (set_state === 'waiting') return 'waiting' as const;
  if (set_state === 'planned') return 'applying' as const;
  const isNever = set_state === 'withdrawn' || set_state === 'refused' || set_state === 'failed';
  return isNever ? ('withdrawn' as const) : state;
}

const presentImport = (row: ImportFileRow) => ({
  importId: String(row.id),
  name: row.name,
  bytes: row.bytes,
  madeBy: row.maker_name,
  createdAt: row.created_at.toISOString(),
  state: stateOf(row),
  done: row.done,
  total: row.total,
  problem: row.problem,
  setId: row.set_id === null ? null : String(row.set_id),
  approvalId: row.approval_id === null ? null : String(row.approval_id),
  rowCount: row.report?.rowCount ?? null,
  problemCount: row.report?.problemCount ?? null,
});
