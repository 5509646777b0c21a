import { expect, it } from 'vitest';
import { dateOf, endOfDay, factorsText } from './staff-labels.ts';

it('a role ends with the day in Shanghai, and shows as that day again', () => {
  expect(endOfDay('2026-11-30')).toBe('2026-11-30T23:59:59+08:00');
  expect(dateOf('2026-11-30T23:59:59+08:00')).toBe('2026-11-30');
  expect(dateOf('2026-11-30T15:59:59.000Z')).toBe('2026-11-30');
  expect([endOfDay(''), dateOf(null)]).toEqual([null, '']);
});

it('names the second factors', () => {
  expect(factorsText({ hasTotp: true, passkeys: 2 })).toBe('通行密钥 2，验证器');
  expect(factorsText({ hasTotp: false, passkeys: 0 })).toBe('未设置');
});
