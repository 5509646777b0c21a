import { accept, type Result, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { type ChangedField, type RowChange, saveChanges } from '../change-sets/index.ts';

interface Edit {
  kind: string;
  title: string;
  reason: string | undefined;
  rows: readonly RowChange[];
}

type SaveRefusal = { code: 'busy'; retryAfter: number } | { code: 'conflict'; fields: ChangedField[] };

/** Applies rows at once as a change set; conflicts are named by column. */
export async function saveRows(
  context: AdminWriteContext,
  { kind, title, reason, rows }: Edit,
): Promise<Result<string, SaveRefusal>> {
  const saved = await saveChanges(context, {
    kind,
    title: title.slice(0, 120),
    reason: reason ?? null,
    source: {},
    rows,
    approval: null,
  });
  if (saved.ok) return accept(saved.value.setId);
  const { refusal } = saved;
  if (refusal.code === 'busy') return refuse(refusal);
  const conflicts = refusal.code === 'change-conflicts' ? refusal.conflicts : [];
  return refuse({
    code: 'conflict',
    fields: conflicts.map(({ column, base, mine, theirs }) => ({ field: column, base, mine, theirs })),
  });
}
