import { fen } from '@huarong/core/shared';
import { expect, it } from 'vitest';
import type { Snapshot } from '../catalogue/index.ts';
import { missingHint, nameItems } from './scope-name.ts';

const snapshot = {
  all: {
    brands: new Map([
      ['1', { name_cn: '索兰娜' }],
      ['2', { name_cn: '凯斯黛' }],
      ['3', { name_cn: '青也' }],
    ]),
    categories: new Map([['60001', { name: '护肤' }]]),
  },
} as unknown as Snapshot;

it.each([
  [{ kind: 'all' }, '再买 1 件，可享 8 折'],
  [{ kind: 'brand', brandIds: ['1'] }, '再买索兰娜商品 1 件，可享 8 折'],
  [{ kind: 'brand', brandIds: ['1', '2'] }, '再买索兰娜、凯斯黛商品 1 件，可享 8 折'],
  [{ kind: 'brand', brandIds: ['1', '2', '3'] }, '再买活动商品 1 件，可享 8 折'],
  [{ kind: 'brand', brandIds: ['gone'] }, '再买活动商品 1 件，可享 8 折'],
  [{ kind: 'category', categoryIds: ['60001'] }, '再买护肤商品 1 件，可享 8 折'],
  [{ kind: 'list', goods: { skuIds: ['5'] } }, '再买活动商品 1 件，可享 8 折'],
] as const)('a hint for scope %j is %s', (scope, text) =>
  expect(nameItems('再买 1 件，可享 8 折', scope, snapshot)).toBe(text),
);

it('what is missing is an amount or a number of units', () => {
  const brand = { kind: 'brand', brandIds: ['1'] } as const;
  expect(missingHint({ kind: 'amount', amount: fen(38_00) }, brand, snapshot)).toBe(
    '再买索兰娜商品 38.00 元',
  );
  expect(missingHint({ kind: 'quantity', quantity: 2 }, brand, snapshot)).toBe('再买索兰娜商品 2 件');
});
