const KEY = 'firstOrderGift';

/** Whether this browser was shown the gift before. Where nothing can be kept it counts as shown: nobody is asked twice. */
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
