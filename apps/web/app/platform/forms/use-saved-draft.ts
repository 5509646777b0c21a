import { useEffect, useRef, useState } from 'react';
import { draftKey, readDraft, removeDraft, saveDraft } from './saved-draft.ts';

/**
 * A draft that survives a login in between: kept in this tab until it is sent or discarded. It is read after hydration,
 * because the server does not know it, and belongs to the member who was signed in then, whoever is signed in later.
 */
export function useSavedDraft<Draft extends object>(name: string, initial: Draft) {
  const key = useRef<string | null>(null);
  const [draft, setDraft] = useState(initial);
  useEffect(() => {
    key.current = draftKey(name);
    const saved = readDraft(key.current);
    if (Object.keys(saved).length > 0) setDraft((before) => ({ ...before, ...saved }));
  }, [name]);

  function update(change: Partial<Draft>) {
    setDraft((before) => {
      const next = { ...before, ...change };
      saveDraft(key.current, next);
      return next;
    });
  }
  return { draft, update, discard: () => removeDraft(key.current) };
}
