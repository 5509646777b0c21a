import type { Sku } from '@huarong/contract/catalogue';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { arrivalText } from '../SoldOut/arrival-text.ts';
import { ChoiceRow } from './ChoiceRow.tsx';

const sku = { skuName: '1.4g × 6' } as Sku;
const row = (soldOutText?: string) => {
  render(<ChoiceRow sku={sku} shades={[]} sizeCount={1} soldOutText={soldOutText} onOpen={() => {}} />);
  return screen.getByRole('button').textContent;
};

test('a sold-out product says on the page of a phone when it is expected, and asks for no quantity', () => {
  expect(row(arrivalText('2026-11-29'))).toBe('规格1.4g × 6预计 11 月 29 日到货');
});

test('without a day it says that it is sold out', () => {
  expect(row(arrivalText(undefined))).toBe('规格1.4g × 6暂时缺货');
});

test('in stock the quantity is chosen here', () => {
  expect(row()).toBe('规格1.4g × 6选数量');
});
