const KEY = 'firstOrderGift';

/**
 * Whether this browser has shown the gift before. Without storage it counts as shown, so that it does not open on
 * every visit.
 */
export function wasGiftShown(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function recordGiftShown(storage: () => Pick<Storage, 'setItem'>): void {
  try {
    storage().setItem(KEY, '1');
  } catch {
    return;
  }
}
