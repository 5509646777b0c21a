import { MAX_COMPARED, readProductIds } from './compare-ids.ts';

const KEY = 'compareIds';

/** The products collected for comparison in this browser. Without storage each comparison starts anew. */
export function readCompareList(): string[] {
  try {
    return readProductIds(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

export function saveCompareList(ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(KEY, ids.join(','));
    else localStorage.removeItem(KEY);
  } catch {
    // The comparison is still in the address.
  }
}

/** The list with one more product; null when four others are in it. */
export function addToCompareList(ids: readonly string[], productId: string): string[] | null {
  if (ids.includes(productId)) return [...ids];
  return ids.length < MAX_COMPARED ? [...ids, productId] : null;
}
