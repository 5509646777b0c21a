import { describe, expect, it } from 'vitest';
import { readReturnsQuery, returnsPath } from './returns-query.ts';

describe('the URL of the returns page', () => {
  it('is parsed, and invalid values fall back to the first page', () => {
    const read = (text: string) => readReturnsQuery(new URLSearchParams(text));
    expect(read('tab=ended&page=3')).toEqual({ tab: 'ended', page: 3 });
    for (const nonsense of ['', 'tab=all', 'tab=<b>&page=-1', 'page=1e9', 'page=1.5'])
      expect(read(nonsense)).toEqual({ tab: 'returnable', page: 1 });
  });

  it('leaves out default values', () => {
    expect(returnsPath({ tab: 'returnable' })).toBe('/myOnlineReturn');
    expect(returnsPath({ tab: 'processing', page: 2 })).toBe('/myOnlineReturn?tab=processing&page=2');
  });
});
