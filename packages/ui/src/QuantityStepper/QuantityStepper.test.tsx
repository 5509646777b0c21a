import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { clampQuantity, quantityForKey } from './clamp-quantity.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

describe('a typed quantity', () => {
  test.each([
    ['a number in between stays', '3', 3],
    ['less than one becomes one', '0', 1],
    ['more than the stock becomes the stock', '12', 5],
    ['nothing typed becomes one', '', 1],
    ['words become one', '两支', 1],
    ['a fraction loses its fraction', '2.9', 2],
  ])('%s', (_, typed, quantity) => {
    expect(clampQuantity(typed, 1, 5)).toBe(quantity);
  });

  test('never falls under the smallest order, even when less is left', () => {
    expect(clampQuantity(1, 2, 1)).toBe(2);
  });
});

describe('the keyboard', () => {
  test.each([
    ['ArrowUp', 5, 5],
    ['ArrowUp', 2, 3],
    ['ArrowDown', 1, 1],
    ['Home', 4, 1],
    ['End', 2, 5],
    ['a', 2, null],
  ])('%s on %i asks for %s', (key, value, quantity) => {
    expect(quantityForKey(key, value, 1, 5)).toBe(quantity);
  });
});

test('the buttons are off at the limits and the range is told to readers', () => {
  const html = renderToStaticMarkup(<QuantityStepper value={5} max={5} onChange={() => {}} />);
  expect(html).toContain('aria-valuemax="5"');
  expect(html).toMatch(/aria-disabled="false" aria-label="减少数量"/);
  expect(html).toMatch(/aria-disabled="true" aria-label="增加数量"/);
});
