import { useState } from 'react';
import type { FieldConflict } from '../assortment/FieldConflicts.tsx';
import { showToast } from '../Toaster.tsx';

type SavedState = 'applied' | 'planned' | 'draft';
const SAVED: Record<SavedState, string> = { applied: '已保存', planned: '已定时', draft: '已存草稿' };

export interface SavedEdit {
  id: string;
  /** The change set. */
  setId: string | number;
  state: SavedState;
}
export type SaveReply =
  | { ok: true; value: SavedEdit }
  | { ok: false; refusal: { code: string; message: string; fields?: unknown } };

/** What became of saving an edit: a message, an error, or fields that somebody else has changed. */
export function useContentSave(onSaved: (id: string, state: SavedState) => void) {
  const [error, setError] = useState<string>();
  const [conflicts, setConflicts] = useState<FieldConflict[]>();
  const [problems, setProblems] = useState<{ field: string; message: string }[]>([]);
  /** Null: nothing was saved. */
  async function run(call: Promise<SaveReply>): Promise<SavedEdit | null> {
    const reply = await call;
    setProblems([]);
    setError(undefined);
    if (reply.ok) {
      showToast(SAVED[reply.value.state]);
      onSaved(reply.value.id, reply.value.state);
      return reply.value;
    }
    const { code, message, fields } = reply.refusal;
    if (code === 'fields-changed') {
      setConflicts(fields as FieldConflict[]);
      return null;
    }
    if (code === 'campaign-refused') setProblems(fields as { field: string; message: string }[]);
    setError(message);
    return null;
  }
  return { run, error, problems, conflicts, closeConflicts: () => setConflicts(undefined) };
}
