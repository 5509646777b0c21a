import { expect, test } from 'vitest';
import { cartMergeText } from './cart-merge-text.ts';

const line = { skuId: '1', productName: '朱砂唇膏', added: 2 };

test('states the number of merged units', () =>
  expect(cartMergeText({ lines: [line, { ...line, added: 1 }] })).toBe('游客时加入的 3 件已并入。'));
test('states when some quantities were limited', () =>
  expect(cartMergeText({ lines: [line, { ...line, limitedTo: 2 }] })).toBe(
    '游客时加入的 4 件已并入，1 种按限购调整了数量。',
  ));
