import type { SkuValues } from '@huarong/core/catalogue';
import { useState } from 'react';
import { api } from '../../../platform/api/index.ts';
import type { Choice } from '../edit/ConflictDialog.tsx';
import type { SaveTimes } from '../SaveBar.tsx';
import type { SkuEdits } from './use-sku-edits.ts';

type Saved = { state: 'applied' | 'planned' | 'waiting'; setId: string };
type SomeValues = Record<string, Partial<SkuValues>>;
export interface SkuConflict {
  key: string;
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Saves the skus of a product, and asks where somebody else has changed the same fields. */
export function useSaveSkus(productId: string, skus: SkuEdits, onSaved: (saved: Saved) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflicts, setConflicts] = useState<SkuConflict[] | null>(null);

  async function save(times: SaveTimes, reason: string | undefined) {
    setIsBusy(true);
    setError(null);
    setErrors({});
    const reply = await api.products.saveSkus({
      productId,
      ...skus.request,
      ...times,
      ...(reason !== undefined && { reason }),
    });
    setIsBusy(false);
    if (reply.ok) return onSaved(reply.value);
    const { refusal } = reply;
    setError(refusal.message);
    if (refusal.code === 'skus-conflict') setConflicts(refusal.cells);
    if (refusal.code === 'skus-refused')
      setErrors(
        Object.fromEntries(refusal.cells.map(({ key, field, message }) => [`${key}.${field}`, message])),
      );
  }

  /** Where theirs was chosen the edit is dropped; mine is saved over what they wrote, after one more look. */
  function resolve(choices: ReadonlyMap<string, Choice>) {
    const edits: SomeValues = Object.fromEntries(skus.changed.map((row) => [row.key, { ...row.edits }]));
    const seen: SomeValues = {};
    for (const { key, field, theirs } of conflicts ?? []) {
      if (choices.get(`${key}.${field}`) === 'mine') seen[key] = { ...seen[key], [field]: theirs };
      else delete edits[key]?.[field as keyof SkuValues];
    }
    skus.keep({ edits, seen });
    setConflicts(null);
    setError('已按选择合并，请再保存一次');
  }
  return { isBusy, error, errors, conflicts, save, resolve, closeConflict: () => setConflicts(null) };
}
