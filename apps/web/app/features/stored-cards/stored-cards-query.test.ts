import { expect, test } from 'vitest';
import { ledgerPath, readLedgerQuery } from './stored-cards-query.ts';

test('an address reads as it was written, and nonsense is all cards from the start', () => {
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
