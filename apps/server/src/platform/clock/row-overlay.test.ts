import { describe, expect, test } from 'vitest';
import { layOver } from './row-overlay.ts';

const rewrite = layOver(new Map([['sku', { key: 'id', unit: 'row', rows: { a: { price: 1 } } }]]));

describe('a statement that reads rows laid over', () => {
  test('has a query of the name of each table it mentions', () => {
    expect(rewrite('select * from sku')).toMatch(
      /^with "sku" as not materialized \([\s\S]+\) select \* from sku$/,
    );
    expect(rewrite(' select 1 from "sku" s')).toMatch(/^with "sku" as/);
  });

  test('keeps the queries it has', () => {
    expect(rewrite('with a as (select 1 from sku) select * from a')).toMatch(
      /^with "sku" as [\s\S]+, a as \(select 1 from sku\) select \* from a$/,
    );
    expect(rewrite('with recursive a as (select 1 from sku) select * from a')).toMatch(
      /^with recursive "sku" as/,
    );
  });

  test.each([
    'select * from product',
    'select * from sku_supply',
    'begin read only',
    'set local timezone = 1',
    'rollback',
  ])('is the same without the table: %s', (text) => expect(rewrite(text)).toBe(text));
});
