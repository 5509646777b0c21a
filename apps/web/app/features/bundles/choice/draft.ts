import { choiceWords, readChoice, type WrittenChoice } from './choice-query.ts';

const keyOf = (bundleId: string) => `bundleDraft:${bundleId}`;

/** What she put aside on this device; null where nothing was, or nothing may be kept. */
export function readDraft(bundleId: string): WrittenChoice | null {
  try {
    const kept = localStorage.getItem(keyOf(bundleId));
    return kept === null ? null : readChoice(new URLSearchParams(kept));
  } catch {
    return null;
  }
}

/** Tells whether the browser kept it. */
export function keepDraft(bundleId: string, choice: WrittenChoice): boolean {
  try {
    localStorage.setItem(keyOf(bundleId), new URLSearchParams(choiceWords(choice)).toString());
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(bundleId: string): void {
  try {
    localStorage.removeItem(keyOf(bundleId));
  } catch {
    // Where nothing may be kept there is nothing to forget.
  }
}
