import { expect, test } from 'vitest';
import { createCookies } from '../cookies/cookies.ts';
import { fakeJar } from '../cookies/fake-jar.ts';
import { createPrivacy, type TrackingSignals } from './privacy.ts';

const privacyWith = (signals: TrackingSignals = {}, initial: Record<string, string> = {}) =>
  createPrivacy(createCookies(fakeJar(initial), { secure: false }), () => signals);

test('everything is allowed until the member switches it off', () => {
  const privacy = privacyWith();
  expect(privacy.allows('analytics')).toBe(true);
  privacy.set({ analytics: false });
  expect(privacy.allows('analytics')).toBe(false);
  expect(privacy.allows('browsingHistory')).toBe(true);
  privacy.set({ browsingHistory: false });
  privacy.set({ analytics: true });
  expect(privacy.allows('analytics')).toBe(true);
  expect(privacy.allows('browsingHistory')).toBe(false);
  privacy.set({ browsingHistory: true });
  expect(privacy.allows('browsingHistory')).toBe(true);
});

test.each<[string, TrackingSignals]>([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
  ['an older Do Not Track', { doNotTrack: 'yes' }],
])('%s turns off analytics and nothing else', (_signal, signals) => {
  const privacy = privacyWith(signals);
  privacy.set({ analytics: true });
  expect(privacy.allows('analytics')).toBe(false);
  expect(privacy.allows('personalisation')).toBe(true);
});

test.each<TrackingSignals>([
  {},
  { doNotTrack: null },
  { doNotTrack: '0' },
  { doNotTrack: 'unspecified' },
  { globalPrivacyControl: false },
])('%j does not turn off analytics', (signals) =>
  expect(privacyWith(signals).allows('analytics')).toBe(true),
);

test('an invalid cookie does not break the page', () =>
  expect(privacyWith({}, { privacyOff: '%E6%9,,<b>' }).allows('analytics')).toBe(true));

test('the account switches apply to this browser, until the account changes them', () => {
  const privacy = privacyWith();
  privacy.applyAccountSwitches(['history', 'marketingSms']);
  expect([privacy.allows('browsingHistory'), privacy.allows('analytics')]).toEqual([false, true]);
  privacy.applyAccountSwitches([]);
  expect(privacy.allows('browsingHistory')).toBe(true);
});
