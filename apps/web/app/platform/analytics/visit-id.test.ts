import { describe, expect, test } from 'vitest';
import { createVisitId } from './visit-id.ts';

function open({ hasStorage = true } = {}) {
  const stored = new Map<string, string>();
  const state = { allowed: true, now: new Date('2026-11-15T12:00:00+08:00') };
  const visit = createVisitId({
    mayAnalyse: () => state.allowed,
    storage() {
      if (!hasStorage) throw new Error('forbidden');
      return {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      };
    },
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    now: () => state.now,
  });
  return { visit, state, stored };
}

describe('the visit id', () => {
  test('is random, the same for a day of Shanghai, and another one the next day', () => {
    const { visit, state } = open();
    const first = visit.current();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    state.now = new Date('2026-11-15T23:59:59.999+08:00');
    expect(visit.current()).toBe(first);
    state.now = new Date('2026-11-16T00:00:00+08:00');
    expect(visit.current()).not.toBe(first);
    expect(open().visit.current()).not.toBe(first);
  });
  test('is not made while analytics is off, and removed once it is switched off', () => {
    const { visit, state, stored } = open();
    state.allowed = false;
    expect(visit.current()).toBeUndefined();
    expect(stored.size).toBe(0);
    state.allowed = true;
    const first = visit.current();
    visit.forgetWhenOff();
    expect(visit.current()).toBe(first);
    state.allowed = false;
    visit.forgetWhenOff();
    expect(stored.size).toBe(0);
  });
  test('is made again when something else is stored in its place', () => {
    const { visit, stored } = open();
    visit.current();
    for (const key of stored.keys()) stored.set(key, '2026-11-15 <b>');
    expect(visit.current()).toMatch(/^[0-9a-f]{32}$/);
  });
  test('is left out without storage, and never throws', () => {
    const { visit, state } = open({ hasStorage: false });
    expect(visit.current()).toBeUndefined();
    state.allowed = false;
    expect(() => visit.forgetWhenOff()).not.toThrow();
  });
});
