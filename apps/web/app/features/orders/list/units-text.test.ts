import { expect, test } from 'vitest';
import { unitsText } from './units-text.ts';

test('gifts are counted separately from bought units', () => {
  const bought = { type: 'ordinary', quantity: 2 } as const;
  expect(unitsText([bought, { ...bought, quantity: 1 }])).toBe('3 件');
  expect(unitsText([bought, { type: 'gift', quantity: 2 }])).toBe('2 件，赠品 2 件');
});
