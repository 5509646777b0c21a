import { describe, expect, it } from 'vitest';
import { choiceParams, readChoice, withChoice } from './choice-query.ts';

const read = (query: string) => readChoice(new URLSearchParams(query));

describe('a choice in a URL', () => {
  it.each(['知夏', 'Zhi Xia', '夏·2026', '龍'])('is read back unchanged with the engraving %j', (text) => {
    const choice = {
      choices: [
        { slotId: '1', skuId: '2001' },
        { slotId: '3', skuId: '2004' },
      ],
      engraving: { text, font: 'song' },
    };
    const query = new URLSearchParams(choiceParams(choice)).toString();
    expect(read(query)).toEqual(choice);
    expect(new URLSearchParams(query).get('e')).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  it('is empty without parameters', () => {
    expect(read('')).toEqual({ choices: [] });
    expect(choiceParams({ choices: [] })).toEqual([]);
  });

  it('keeps the readable parts of a mangled link', () =>
    expect(read('c=1.2001,x,2.,.3,4.%3Cscript%3E,4.2004&e=%25%25&f=song')).toEqual({
      choices: [
        { slotId: '1', skuId: '2001' },
        { slotId: '4', skuId: '2004' },
      ],
    }));

  it('drops an engraving without a font or longer than the limit', () => {
    expect(read('e=55-l5aSP')).toEqual({ choices: [] });
    const long = choiceParams({ choices: [], engraving: { text: 'abcdefghijklm', font: 'song' } });
    expect(readChoice(new URLSearchParams(long))).toEqual({ choices: [] });
  });

  it('replaces the previous choice and keeps other parameters', () =>
    expect(
      withChoice(new URLSearchParams('c=1.2001&utm_source=weibo&e=x'), {
        choices: [{ slotId: '2', skuId: '2002' }],
      }).toString(),
    ).toBe('utm_source=weibo&c=2.2002'));
});
