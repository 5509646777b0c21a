import { browserPlatform } from '../browser.ts';

/**
 * Drafts are stored in this tab under the member who writes them, so that nobody else who signs in here sees them. Null
 * for a visitor: nothing is stored, because visitors cannot be distinguished.
 */
export function draftKey(name: string): string | null {
  const memberId = browserPlatform().cookies.get('UID');
  return memberId === '' ? null : `draft:${memberId}:${name}`;
}

export function readDraft(key: string | null): object {
  if (key === null) return {};
  try {
    const saved: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '{}');
    return typeof saved === 'object' && saved !== null ? saved : {};
  } catch {
    return {};
  }
}

/** Storage may be full or forbidden; the draft on the page is not affected. */
export function saveDraft(key: string | null, draft: object): void {
  if (key === null) return;
  try {
    window.sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Nothing to do.
  }
}

export function removeDraft(key: string | null): void {
  if (key !== null) window.sessionStorage.removeItem(key);
}
