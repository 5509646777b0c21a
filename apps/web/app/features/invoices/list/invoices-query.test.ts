import { expect, it } from 'vitest';
import { invoicesPath, issuePath, readInvoicesQuery, readOrderIds } from './invoices-query.ts';

it.each([
  ['', { status: null, page: 1 }],
  ['status=30&page=2', { status: '30', page: 2 }],
  ['status=99&page=-1', { status: null, page: 1 }],
])('reads %s', (search, query) => expect(readInvoicesQuery(new URLSearchParams(search))).toEqual(query));

it('begins another status at its first page', () =>
  expect(invoicesPath({ status: '30', page: 3 }, { status: '50' })).toBe('/myAccount/invoiceList?status=50'));

it('carries several orders to the page that asks for them', () => {
  const ids = ['202611150000000001', '202611150000000002'];
  const [, search] = issuePath(...ids).split('?');
  expect(readOrderIds(new URLSearchParams(search))).toEqual(ids);
});

it('takes nothing for an order that is none', () =>
  expect(readOrderIds(new URLSearchParams('orderId=<b>,1'))).toEqual([]));
