import { describe, expect, it } from 'vitest';
import { commentsPath, itemKey, readCommentsQuery } from './comments-query.ts';

const read = (query: string) => readCommentsQuery(new URLSearchParams(query));

describe('the query of the comments page', () => {
  it('shows items waiting for a comment by default', () =>
    expect(read('')).toEqual({ tab: 'waiting', kind: 'question', item: '', order: '', page: 1 }));

  it.each(['tab=drafts', 'kind=both', 'item=<b>', 'order=a%20b', 'page=0'])(
    'ignores the invalid value %s',
    (query) => expect(read(query)).toEqual(read('')),
  );

  it('identifies a purchased item by sub-order and sku', () => {
    const item = itemKey({ subOrderId: '202611150000000001-1', skuId: '20010103' });
    expect(read(`item=${item}`).item).toBe(item);
  });

  it('keeps the kind on another page and drops it in another tab', () => {
    const query = read('tab=questions&kind=answer&page=2');
    expect(commentsPath(query, { page: 3 })).toBe('/myAccount/comment?tab=questions&kind=answer&page=3');
    expect(commentsPath(query, { tab: 'written' })).toBe('/myAccount/comment?tab=written');
    expect(commentsPath(query, { tab: 'waiting' })).toBe('/myAccount/comment');
  });
});
