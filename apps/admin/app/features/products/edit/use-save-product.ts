import { useState } from 'react';
import { api } from '../../../platform/api/index.ts';
import type { SaveTimes } from '../SaveBar.tsx';
import type { Choice } from './ConflictDialog.tsx';
import type { Edits, ProductForm } from './use-product-form.ts';

interface Conflict {
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}
interface Attempt {
  times: SaveTimes;
  reason: string | undefined;
}
type Saved = { state: 'applied' | 'planned' | 'waiting'; setId: string };

/** Saves the edits of a product, and asks where somebody else has changed the same fields. */
export function useSaveProduct(productId: string, form: ProductForm, onSaved: (saved: Saved) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [conflict, setConflict] = useState<{ fields: Conflict[]; attempt: Attempt } | null>(null);

  async function send(values: Edits, base: Edits, attempt: Attempt) {
    setIsBusy(true);
    setError(null);
    const { times, reason } = attempt;
    const reply = await api.products.save({
      productId,
      values,
      base,
      ...times,
      ...(reason !== undefined && { reason }),
    });
    setIsBusy(false);
    if (reply.ok) return onSaved(reply.value);
    const { refusal } = reply;
    if (refusal.code === 'product-conflict') return setConflict({ fields: refusal.fields, attempt });
    if (refusal.code === 'product-refused') form.setRefused(refusal.fields);
    setError(refusal.message);
  }

  /** Where theirs was chosen the edit is dropped; mine is saved over what they wrote. */
  async function resolve(choices: ReadonlyMap<string, Choice>) {
    if (!conflict) return;
    const values: Record<string, unknown> = { ...form.edits };
    const base: Record<string, unknown> = { ...form.base };
    for (const { field, theirs } of conflict.fields) {
      if (choices.get(field) === 'mine') base[field] = theirs;
      else {
        delete values[field];
        delete base[field];
      }
    }
    setConflict(null);
    form.reset(values as Edits, base as Edits);
    if (Object.keys(values).length === 0) return onSaved({ state: 'applied', setId: '' });
    await send(values as Edits, base as Edits, conflict.attempt);
  }
  return {
    isBusy,
    error,
    conflicts: conflict?.fields ?? null,
    save: (times: SaveTimes, reason: string | undefined) => send(form.edits, form.base, { times, reason }),
    resolve,
    closeConflict: () => setConflict(null),
  };
}
