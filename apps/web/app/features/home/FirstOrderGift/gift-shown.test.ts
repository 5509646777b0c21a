import { expect, test } from 'vitest';
import { recordGiftShown, wasGiftShown } from './gift-shown.ts';

function storageOf() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

test('the gift is shown once per browser', () => {
  const storage = storageOf();
  expect(wasGiftShown(() => storage)).toBe(false);
  recordGiftShown(() => storage);
  expect(wasGiftShown(() => storage)).toBe(true);
});

test('without storage the gift counts as shown', () => {
  const forbidden = () => {
    throw new Error('storage is off');
  };
  expect(wasGiftShown(forbidden)).toBe(true);
  expect(() => recordGiftShown(forbidden)).not.toThrow();
});
