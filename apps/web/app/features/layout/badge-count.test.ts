import { expect, it } from 'vitest';
import { badgeCount } from './badge-count.ts';

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('shows %i as %s', (count, text) => expect(badgeCount(count)).toBe(text));
