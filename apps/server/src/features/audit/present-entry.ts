import { adminContracts } from '@huarong/contract/admin';
import { ACTION_LABELS } from './action-labels.ts';
import type { EntryRow, listRowChanges } from './audit.queries.ts';

export const presentEntry = (row: EntryRow) => ({
  entryId: String(row.id),
  at: row.at.toISOString(),
  who: row.staff_name ?? '命令行',
  staffId: row.staff_id === null ? null : String(row.staff_id),
  call: row.call,
  action: actionLabel(row.call),
  permission: row.permission,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  reason: row.reason,
  outcome: row.outcome,
  refusal: row.refusal,
  rows: row.rows,
});

/** 发货; a call without a label is named by the summary of its contract. */
export function actionLabel(call: string): string {
  const known = ACTION_LABELS[call];
  if (known) return known;
  const [feature = '', name = ''] = call.split('.');
  const contract = (adminContracts as Record<string, Record<string, { summary: string }>>)[feature];
  return contract?.[name]?.summary ?? call;
}

type RowChange = Awaited<ReturnType<typeof listRowChanges>>[number];

/** The changed fields of a row, side by side. */
export function presentRowChange({ table_name, row_key, operation, before, after }: RowChange) {
  const old = fieldsOf(before);
  const fresh = fieldsOf(after);
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
  return {
    table: table_name,
    key: row_key,
    operation,
    changes: names
      .map((field) => ({ field, before: textOf(old[field]), after: textOf(fresh[field]) }))
      .filter((change) => change.before !== change.after),
  };
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};
