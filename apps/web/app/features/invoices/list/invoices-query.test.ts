import { expect, it } from 'vitest';
import { invoicesPath, issuePath, readInvoicesQuery, readOrderIds } from './invoices-query.ts';

it.each([
  ['', { status: null, page: 1 }],
  ['status=30&page=2', { status: '30', page: 2 }],
  ['status=99&page=-1', { status: null, page: 1 }],
])('parses the query “%s”', (search, query) =>
  expect(readInvoicesQuery(new URLSearchParams(search))).toEqual(query),
);

it('returns to page 1 when the status changes', () =>
  expect(invoicesPath({ status: '30', page: 3 }, { status: '50' })).toBe('/myAccount/invoiceList?status=50'));

it('passes several orders to the request page', () => {
  const ids = ['202611150000000001', '202611150000000002'];
  const [, search] = issuePath(...ids).split('?');
  expect(readOrderIds(new URLSearchParams(search))).toEqual(ids);
});

it('drops values that are not order numbers', () =>
  expect(readOrderIds(new URLSearchParams('orderId=<b>,1'))).toEqual([]));
