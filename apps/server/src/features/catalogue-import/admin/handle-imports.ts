import { accept, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { newStorageKey, type Storage } from '../../../integrations/storage/index.ts';
import { columnsOfSubject } from '../columns/columns.ts';
import { headerHash, type Mapping } from '../file/map-columns.ts';
import { fileKindOf } from '../file/read-table.ts';
import { findImport, insertImport, moveImport, rememberMapping } from './import-files.queries.ts';
import { scheduleApply, scheduleCheck } from './import-jobs.ts';

const FILE_DELETED = '文件已过保存期，请重新上传';
const refuseFile = (reason: string) => refuse({ code: 'import-file-refused' as const, reason });

/** Stores the file; a job reads it. */
export async function uploadImport(
  storage: Storage,
  { db, staff, file }: AdminWriteContext,
  givenName: string,
) {
  const name = givenName.replaceAll('\\', '/').split('/').at(-1) ?? '';
  const kind = fileKindOf(name);
  if (!kind) return refuseFile('只认识 .csv、.xlsx 和 .json 文件');
  if (!file?.ok) {
    const refusal = file?.refusal;
    if (refusal?.code === 'busy' || refusal?.code === 'storage-full') return refuse(refusal);
    return refuseFile(refusal?.code === 'picture-too-large' ? '至多 20 MB，请拆成几个文件' : '没有收到文件');
  }
  if (file.value.length === 0) return refuseFile('文件是空的');
  const key = newStorageKey('imports', kind);
  const { id } = await insertImport(db, {
    name,
    storage_key: key,
    bytes: file.value.length,
    made_by: staff.staffId,
  });
  await storage.put(key, file.value);
  await scheduleCheck(db, id);
  return accept({ importId: String(id) });
}

/** Says what the columns mean; the next file with this header begins with it. */
export async function mapImport({ db, staff }: AdminWriteContext, id: number, mapping: Mapping) {
  const found = await findImport(db, id);
  if (!found) return refuse({ code: 'import-not-found' as const });
  if (!found.report || found.state !== 'checked') return refuse({ code: 'import-moved-on' as const });
  if (found.file_deleted_at !== null) return refuseFile(FILE_DELETED);
  const known = new Set(Object.values(columnsOfSubject).flatMap((columns) => columns.map(({ en }) => en)));
  if (mapping.some(({ column }) => column !== null && !known.has(column))) return refuseFile('有的列不认识');
  const headers = found.report.mapping.map(({ header }) => header);
  if (mapping.some(({ header }) => !headers.includes(header))) return refuseFile('文件里没有这样的列');
  const meant = new Map(mapping.map(({ header, column }) => [header, column]));
  const whole = found.report.mapping.map(({ header, column }) => ({
    header,
    column: meant.has(header) ? (meant.get(header) ?? null) : column,
  }));
  const used = whole.flatMap(({ column }) => column ?? []);
  if (new Set(used).size < used.length) return refuseFile('两列不能是同一个意思');
  await rememberMapping(db, headerHash(headers), whole, staff.staffId);
  if (!(await moveImport(db, id, ['checked'], 'checking', { mapping: JSON.stringify(whole) })))
    return refuse({ code: 'import-moved-on' as const });
  await scheduleCheck(db, id);
  return accept(null);
}

/** A job writes the rows without errors. */
export async function applyImportFile({ db }: AdminWriteContext, id: number) {
  const found = await findImport(db, id);
  if (!found) return refuse({ code: 'import-not-found' as const });
  if (found.state === 'checked' && found.file_deleted_at !== null) return refuseFile(FILE_DELETED);
  if (found.report && found.faulty_count >= found.report.rowCount)
    return refuse({ code: 'import-nothing' as const });
  if (!(await moveImport(db, id, ['checked'], 'applying')))
    return refuse({ code: 'import-moved-on' as const });
  await scheduleApply(db, id);
  return accept(null);
}
