import { expect, test } from 'vitest';
import { recordGiftShown, wasGiftShown } from './gift-shown.ts';

function storageOf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('the gift is shown once to a person', () => {
  const storage = storageOf();
  expect(wasGiftShown(() => storage)).toBe(false);
  recordGiftShown(() => storage);
  expect(wasGiftShown(() => storage)).toBe(true);
});

test('a browser that keeps nothing is left in peace', () => {
  const forbidden = () => {
    throw new Error('storage is off');
  };
  expect(wasGiftShown(forbidden)).toBe(true);
  expect(() => recordGiftShown(forbidden)).not.toThrow();
});
