import { describe, expect, it } from 'vitest';
import { commentsPath, itemKey, readCommentsQuery } from './comments-query.ts';

const read = (query: string) => readCommentsQuery(new URLSearchParams(query));

describe('which of her comments are shown', () => {
  it('is what waits for one, to begin with', () =>
    expect(read('')).toEqual({ tab: 'waiting', kind: 'question', item: '', order: '', page: 1 }));

  it.each(['tab=drafts', 'kind=both', 'item=<b>', 'order=a%20b', 'page=0'])('is not changed by %s', (query) =>
    expect(read(query)).toEqual(read('')),
  );

  it('names something bought by its parcel and its sku', () => {
    const item = itemKey({ subOrderId: '202611150000000001-1', skuId: '20010103' });
    expect(read(`item=${item}`).item).toBe(item);
  });

  it('keeps the kind while turning pages, and nothing in another tab', () => {
    const query = read('tab=questions&kind=answer&page=2');
    expect(commentsPath(query, { page: 3 })).toBe('/myAccount/comment?tab=questions&kind=answer&page=3');
    expect(commentsPath(query, { tab: 'written' })).toBe('/myAccount/comment?tab=written');
    expect(commentsPath(query, { tab: 'waiting' })).toBe('/myAccount/comment');
  });
});
