import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import type { FieldConflict } from '../../ui/assortment/FieldConflicts.tsx';
import type { SeenFields } from '../../ui/assortment/use-edited-fields.ts';
import type { BrandFields } from './brand-fields.ts';

/** Saves a brand, a new one when there is no id; what others changed meanwhile is shown field by field. */
export function useSaveBrand(brandId: string | null, onSaved: (brandId: string) => void) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [conflicts, setConflicts] = useState<FieldConflict[]>();

  async function save(fields: Partial<BrandFields>, base: SeenFields) {
    setIsBusy(true);
    setError(undefined);
    const reply =
      brandId === null
        ? await api.brands.create({ fields: fields as BrandFields })
        : await api.brands.save({ brandId, fields, base });
    setIsBusy(false);
    if (reply.ok) return onSaved(reply.value.brandId);
    if (reply.refusal.code === 'fields-changed') return setConflicts(reply.refusal.fields);
    setError(reply.refusal.message);
  }
  return { save, error, isBusy, conflicts, closeConflicts: () => setConflicts(undefined) };
}
