import { choiceParams, readChoice, type UrlChoice } from './choice-query.ts';

const keyOf = (bundleId: string) => `bundleDraft:${bundleId}`;

/** What she put aside on this device; null where nothing was, or nothing may be kept. */
export function readDraft(bundleId: string): UrlChoice | null {
  try {
    const stored = localStorage.getItem(keyOf(bundleId));
    return stored === null ? null : readChoice(new URLSearchParams(stored));
  } catch {
    return null;
  }
}

/** Tells whether the browser kept it. */
export function saveDraft(bundleId: string, choice: UrlChoice): boolean {
  try {
    localStorage.setItem(keyOf(bundleId), new URLSearchParams(choiceParams(choice)).toString());
    return true;
  } catch {
    return false;
  }
}

export function deleteDraft(bundleId: string): void {
  try {
    localStorage.removeItem(keyOf(bundleId));
  } catch {
    // Where nothing may be kept there is nothing to forget.
  }
}
