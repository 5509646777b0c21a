import { expect, test } from 'vitest';
import { likeness } from './similarity-text.ts';

test.each([
  [0.4, '几乎同色'],
  [2, '几乎同色'],
  [2.1, '很接近'],
  [5, '很接近'],
  [5.1, '同色系'],
])('a difference of %f is called %s', (difference, words) => expect(likeness(difference)).toBe(words));
