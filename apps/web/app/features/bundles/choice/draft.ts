import { choiceParams, readChoice, type UrlChoice } from './choice-query.ts';

const keyOf = (bundleId: string) => `bundleDraft:${bundleId}`;

/** The draft saved on this device; null when there is none or storage is blocked. */
export function readDraft(bundleId: string): UrlChoice | null {
  try {
    const stored = localStorage.getItem(keyOf(bundleId));
    return stored === null ? null : readChoice(new URLSearchParams(stored));
  } catch {
    return null;
  }
}

/** Returns whether the browser stored it. */
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
    // When storage is blocked there is no draft to delete.
  }
}
