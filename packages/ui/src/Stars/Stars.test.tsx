import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { filledWidth, Stars } from './Stars.tsx';

test.each([
  [0, 0],
  [1, 26],
  [4.5, 4 * 26 + 12],
  [5, 130],
  [9, 130],
  [-1, 0],
])('a score of %d fills %d units', (score, width) => {
  expect(filledWidth(score)).toBe(width);
});

test('the score has an accessible text', () => {
  expect(renderToStaticMarkup(<Stars score={4.9} />)).toContain('aria-label="4.9 分，满分 5 分"');
});
