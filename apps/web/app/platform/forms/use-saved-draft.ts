import { useState } from 'react';
import { browserPlatform } from '../browser.ts';

/**
 * A draft that survives a login in between: kept in this tab until it is sent. Stored under the member who writes it,
 * so that nobody else who signs in here sees it.
 */
export function useSavedDraft<Draft extends object>(name: string, initial: Draft) {
  const [key] = useState(() => `draft:${browserPlatform().cookies.get('UID')}:${name}`);
  const [draft, setDraft] = useState<Draft>(() => ({ ...initial, ...readDraft(key) }));
  function update(change: Partial<Draft>) {
    setDraft((before) => {
      const next = { ...before, ...change };
      saveDraft(key, next);
      return next;
    });
  }
  return { draft, update, discard: () => window.sessionStorage.removeItem(key) };
}

function readDraft(key: string): object {
  try {
    const saved: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '{}');
    return typeof saved === 'object' && saved !== null ? saved : {};
  } catch {
    return {};
  }
}

/** Storage may be full or forbidden; the draft on the page is not affected. */
function saveDraft(key: string, draft: object): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Nothing to do.
  }
}
