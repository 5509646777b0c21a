import { expect, test } from 'vitest';
import { ledgerPath, readLedgerQuery } from './stored-cards-query.ts';

test('a valid query round-trips, an invalid one falls back to the first page of all cards', () => {
  const query = { cardId: 'a-1', period: 'all', page: 2 } as const;
  const path = ledgerPath(query, { page: 2 });
  expect(path).toBe('/restMyCard?card=a-1&months=all&page=2#ledger');
  expect(readLedgerQuery(new URL(path, 'http://shop').searchParams)).toEqual(query);
  expect(readLedgerQuery(new URLSearchParams('card=<script>&months=0&page=0'))).toEqual({
    cardId: '',
    period: '12',
    page: 1,
  });
  expect(ledgerPath(query, { cardId: '', period: '12' })).toBe('/restMyCard#ledger');
});
