import { useState } from 'react';
import type { FieldConflict } from '../assortment/FieldConflicts.tsx';
import { showToast } from '../Toaster.tsx';

type SavedState = 'applied' | 'planned' | 'draft';
const SAVED: Record<SavedState, string> = { applied: '已保存', planned: '已定时', draft: '已存草稿' };

export type SaveReply =
  | { ok: true; value: { id: string; state: SavedState } }
  | { ok: false; refusal: { code: string; message: string; fields?: unknown } };

/** What became of saving an edit: a message, an error, or fields that somebody else has changed. */
export function useContentSave(onSaved: (id: string, state: SavedState) => void) {
  const [error, setError] = useState<string>();
  const [conflicts, setConflicts] = useState<FieldConflict[]>();
  const [problems, setProblems] = useState<{ field: string; message: string }[]>([]);
  async function run(call: Promise<SaveReply>): Promise<void> {
    const reply = await call;
    setProblems([]);
    setError(undefined);
    if (reply.ok) {
      showToast(SAVED[reply.value.state]);
      return onSaved(reply.value.id, reply.value.state);
    }
    const { code, message, fields } = reply.refusal;
    if (code === 'fields-changed') return setConflicts(fields as FieldConflict[]);
    if (code === 'campaign-refused') setProblems(fields as { field: string; message: string }[]);
    setError(message);
  }
  return { run, error, problems, conflicts, closeConflicts: () => setConflicts(undefined) };
}
