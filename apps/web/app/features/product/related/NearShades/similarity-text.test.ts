import { expect, test } from 'vitest';
import { similarityText } from './similarity-text.ts';

test.each([
  [0.4, '几乎同色'],
  [2, '几乎同色'],
  [2.1, '很接近'],
  [5, '很接近'],
  [5.1, '同色系'],
])('a colour difference of %f is described as %s', (difference, text) =>
  expect(similarityText(difference)).toBe(text),
);
