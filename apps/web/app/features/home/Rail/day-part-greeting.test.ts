import { expect, it } from 'vitest';
import { dayPartGreeting } from './day-part-greeting.ts';

it.each([
  ['04:59', '晚上好'],
  ['05:00', '早上好'],
  ['10:59', '早上好'],
  ['11:00', '中午好'],
  ['13:00', '下午好'],
  ['17:59', '下午好'],
  ['18:00', '晚上好'],
  ['00:00', '晚上好'],
])('at %s in Shanghai the greeting is %s', (time, greeting) => {
  expect(dayPartGreeting(new Date(`2026-11-15T${time}:00+08:00`))).toBe(greeting);
});
