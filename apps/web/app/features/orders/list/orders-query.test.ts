import { describe, expect, it } from 'vitest';
import { ordersPath, readOrdersQuery } from './orders-query.ts';

const read = (query: string) => readOrdersQuery(new URLSearchParams(query));

describe('the query of the order list', () => {
  it('defaults to all orders of the last three months', () =>
    expect(read('')).toEqual({ tab: 'all', time: 'Q', keyword: '', page: 1 }));

  it.each(['page=0', 'page=-3', 'page=1e9', 'page=x', 'orderStatus=paid', 'orderTime=Z'])(
    'ignores the invalid value %s',
    (query) => expect(read(query)).toEqual(read('')),
  );

  it('returns to page 1 when the tab or the period changes', () => {
    const query = read('orderStatus=unpaid&orderTime=Y&page=4&word=唇膏');
    expect(ordersPath(query, { tab: 'unshipped' })).toBe(
      `/myOrderList?orderStatus=unshipped&orderTime=Y&word=${encodeURIComponent('唇膏')}`,
    );
    expect(ordersPath(query, { time: 'A' })).not.toContain('page=');
    expect(ordersPath(query, { page: 5 })).toContain('page=5');
  });

  it('searches all orders by a keyword, unless a period is chosen', () => {
    expect(read('word=唇膏').time).toBe('A');
    expect(read('word=唇膏&orderTime=H').time).toBe('H');
    const search = read('word=唇膏&orderTime=A');
    expect(readOrdersQuery(new URL(ordersPath(search, { time: 'Q' }), 'http://x').searchParams).time).toBe(
      'Q',
    );
  });

  it('survives a round trip through the URL', () => {
    const query = read('orderStatus=unreceived&orderTime=H&page=2');
    expect(readOrdersQuery(new URL(ordersPath(query, { page: 2 }), 'http://x').searchParams)).toEqual(query);
  });
});
