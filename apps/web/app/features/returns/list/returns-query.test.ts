import { describe, expect, it } from 'vitest';
import { readReturnsQuery, returnsPath } from './returns-query.ts';

describe('the address of the returns', () => {
  it('is read, and what makes no sense is the beginning', () => {
    const read = (text: string) => readReturnsQuery(new URLSearchParams(text));
    expect(read('tab=ended&page=3')).toEqual({ tab: 'ended', page: 3 });
    for (const nonsense of ['', 'tab=all', 'tab=<b>&page=-1', 'page=1e9', 'page=1.5'])
      expect(read(nonsense)).toEqual({ tab: 'returnable', page: 1 });
  });

  it('is as short as can be', () => {
    expect(returnsPath({ tab: 'returnable' })).toBe('/myOnlineReturn');
    expect(returnsPath({ tab: 'processing', page: 2 })).toBe('/myOnlineReturn?tab=processing&page=2');
  });
});
