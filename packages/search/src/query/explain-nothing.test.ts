import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build/build-index.ts';
import { demoDocuments } from '../testing/demo-documents.ts';
import { explainNothing } from './explain-nothing.ts';
import { search } from './search.ts';

const { documents, brands } = demoDocuments();
const index = buildIndex(documents, brands);

describe('a keyword that finds nothing', () => {
  it('names the words that no product has', () => {
    const { words } = explainNothing(index, 'qwrtpsdfg');
    expect(words).toEqual([{ typed: 'qwrtpsdfg', use: 'dropped', synonyms: [] }]);
  });

  it('is completed from its first letters', () =>
    expect(explainNothing(index, 'kouhzzzz').near.length).toBeGreaterThan(0));

  it('is not shortened to a part that begins or ends with a filler', () => {
    const { shorter } = explainNothing(index, 'qwrtp的唇膏的');
    expect(shorter.map(({ keyword }) => keyword)).toEqual(['唇膏']);
  });

  it('proposes only shorter searches that find products, whatever was typed', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('唇膏', '牙膏', '夜光', '面霜', 'xyzzy', '棒', '500元', ' '), {
          minLength: 1,
          maxLength: 4,
        }),
        (parts) => {
          const keyword = parts.join('');
          const { shorter } = explainNothing(index, keyword);
          expect(shorter.length).toBeLessThanOrEqual(4);
          for (const { keyword: shown, total } of shorter) {
            expect(search(index, { keyword: shown }).total).toBe(total);
            expect(total).toBeGreaterThan(0);
            expect(shown).not.toBe(keyword);
          }
        },
      ),
      { numRuns: 40 },
    ));
});
