import { expect, test } from 'vitest';
import { readReceiptsQuery, receiptsPath } from './receipts-query.ts';

const query = { store: '', period: '12', page: 3 } as const;

test('receipts start at page 1 after a change of store or period', () => {
  expect(receiptsPath(query, { page: 4 })).toBe('/myAccount/offlineOrderList?page=4');
  expect(receiptsPath(query, { period: 'all' })).toBe('/myAccount/offlineOrderList?months=all');
  expect(receiptsPath(query, { store: '徐汇店' })).toBe(
    `/myAccount/offlineOrderList?store=${encodeURIComponent('徐汇店')}`,
  );
});
test('an invalid receipts query falls back to the last year of all stores', () =>
  expect(readReceiptsQuery(new URLSearchParams('months=7&page=-1'))).toEqual({ ...query, page: 1 }));
