import { useState } from 'react';
import type { FieldConflict } from '../assortment/FieldConflicts.tsx';
import { showToast } from '../Toaster.tsx';

export type SaveReply =
  | { ok: true; value: { id: string; state: 'applied' | 'planned' } }
  | { ok: false; refusal: { code: string; message: string; fields?: unknown } };

/** What became of saving an edit: a message, an error, or fields that somebody else has changed. */
export function useContentSave(onSaved: (id: string, state: 'applied' | 'planned') => void) {
  const [error, setError] = useState<string>();
  const [conflicts, setConflicts] = useState<FieldConflict[]>();
  const [problems, setProblems] = useState<{ field: string; message: string }[]>([]);
  async function run(call: Promise<SaveReply>): Promise<void> {
    const reply = await call;
    setProblems([]);
    setError(undefined);
    if (reply.ok) {
      showToast(reply.value.state === 'planned' ? '已定时' : '已保存');
      return onSaved(reply.value.id, reply.value.state);
    }
    const { code, message, fields } = reply.refusal;
    if (code === 'fields-changed') return setConflicts(fields as FieldConflict[]);
    if (code === 'campaign-refused') setProblems(fields as { field: string; message: string }[]);
    setError(message);
  }
  return { run, error, problems, conflicts, closeConflicts: () => setConflicts(undefined) };
}
