import { describe, expect, it } from 'vitest';
import { ordersPath, readOrdersQuery } from './orders-query.ts';

const read = (query: string) => readOrdersQuery(new URLSearchParams(query));

describe('which orders are shown', () => {
  it('are the last three months of everything, to begin with', () =>
    expect(read('')).toEqual({ tab: 'all', time: 'Q', word: '', page: 1 }));

  it.each(['page=0', 'page=-3', 'page=1e9', 'page=x', 'orderStatus=paid', 'orderTime=Z'])(
    'are not changed by %s',
    (query) => expect(read(query)).toEqual(read('')),
  );

  it('begin at page 1 again when the tab or the time changes', () => {
    const query = read('orderStatus=unpaid&orderTime=Y&page=4&word=唇膏');
    expect(ordersPath(query, { tab: 'unshipped' })).toBe(
      `/myOrderList?orderStatus=unshipped&orderTime=Y&word=${encodeURIComponent('唇膏')}`,
    );
    expect(ordersPath(query, { time: 'A' })).not.toContain('page=');
    expect(ordersPath(query, { page: 5 })).toContain('page=5');
  });

  it('survive a round trip', () => {
    const query = read('orderStatus=unreceived&orderTime=H&page=2');
    expect(readOrdersQuery(new URL(ordersPath(query, { page: 2 }), 'http://x').searchParams)).toEqual(query);
  });
});
