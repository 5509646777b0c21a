import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build/build-index.ts';
import { demoDocuments } from '../testing/demo-documents.ts';
import { search } from './search.ts';

const { documents, brands } = demoDocuments();
const index = buildIndex(documents, brands);
const all = (keyword: string, more: object = {}) => search(index, { keyword, pageSize: 2_000, ...more });
const plain = all('面霜').ids;
const outsider = documents.find(({ id, inStock }) => inStock && !plain.includes(id))!;
const pins = (pinned: [string, number][], buried: string[] = []) => ({
  pins: { pinned: pinned.map(([id, position]) => ({ id, position })), buried },
});

describe('pins of a query', () => {
  it('put products at their places, also one that does not match, and others last', () => {
    const { ids, total } = all(
      '面霜',
      pins(
        [
          [outsider.id, 1],
          [plain[5]!, 3],
        ],
        [plain[0]!],
      ),
    );
    expect(total).toBe(plain.length + 1);
    expect(ids.slice(0, 4)).toEqual([outsider.id, plain[1], plain[5], plain[2]]);
    expect(ids.at(-1)).toBe(plain[0]);
    expect([...ids].sort()).toEqual([...plain, outsider.id].sort());
  });

  it('give every product once over all pages', () => {
    const pinned = pins(
      [
        [outsider.id, 7],
        [plain[20]!, 2],
        [plain[21]!, 2],
      ],
      [plain[1]!, plain[2]!],
    );
    const whole = all('面霜', pinned).ids;
    const pages = Array.from({ length: Math.ceil(whole.length / 5) }, (_, at) =>
      search(index, { keyword: '面霜', pageSize: 5, pageNo: at + 1, ...pinned }),
    );
    expect(pages.flatMap(({ ids }) => ids)).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
  });

  it('show nothing that a filter or a price excludes', () => {
    const other = documents.find(({ brandId, inStock }) => inStock && brandId !== outsider.brandId)!;
    expect(all('面霜', { ...pins([[outsider.id, 1]]), brandId: other.brandId }).ids).not.toContain(
      outsider.id,
    );
    const range = { priceRange: { minFen: outsider.priceFen + 10_000_000 } };
    expect(all('面霜', { ...pins([[outsider.id, 1]]), ...range }).ids).toEqual([]);
    const dear = documents.find(
      ({ skuPrices = [], inStock }) => inStock && skuPrices.every((fen) => fen > 60_000),
    )!;
    expect(all('100元以内面霜', pins([[dear.id, 1]])).ids).not.toContain(dear.id);
  });

  it('leave an order that the shopper chose', () => {
    const pinned = pins([[plain[9]!, 1]], [plain[0]!]);
    for (const sort of ['sales', 'new', 'priceAsc'] as const)
      expect(all('面霜', { sort, ...pinned }).ids).toEqual(all('面霜', { sort }).ids);
  });

  it('find something where the words find nothing, and ignore products that are gone', () => {
    expect(all('素颜睡帽').ids).toEqual([]);
    expect(
      all(
        '素颜睡帽',
        pins(
          [
            [outsider.id, 5],
            ['gone', 1],
          ],
          ['gone'],
        ),
      ).ids,
    ).toEqual([outsider.id]);
    expect(all('送妈妈', pins([[outsider.id, 1]])).ids[0]).toBe(outsider.id);
  });
});
