import { useEffect, useRef, useState } from 'react';
import { api } from '../../../platform/api/index.ts';
import type { Edits } from './use-product-form.ts';

/** After the last key, and between two drafts: each one is an entry of the audit log. */
const PAUSE_MS = 4_000;
const LEAST_MS = 20_000;

/** Stores what is typed as a draft of this person. Returns when that was last done. */
export function useDraft(productId: string, edits: Edits, base: Edits, isOn: boolean): string | null {
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const lastSaved = useRef({ at: 0, text: '{}' });
  const text = JSON.stringify(edits);
  const latest = useRef({ edits, base });
  latest.current = { edits, base };
  useEffect(() => {
    if (!isOn || text === lastSaved.current.text || text === '{}') return;
    const wait = Math.max(PAUSE_MS, lastSaved.current.at + LEAST_MS - Date.now());
    const timer = setTimeout(async () => {
      lastSaved.current = { at: Date.now(), text };
      const { edits: values, base: seen } = latest.current;
      const reply = await api.products.saveDraft({ productId, values, base: seen });
      if (reply.ok) setSavedAt(reply.value.savedAt);
    }, wait);
    return () => clearTimeout(timer);
  }, [productId, text, isOn]);
  return savedAt;
}
