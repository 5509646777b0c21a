import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build/build-index.ts';
import { demoDocuments } from '../testing/demo-documents.ts';
import { listSimilar } from './similar-to.ts';

const { documents, brands } = demoDocuments();
const index = buildIndex(documents, brands);
const byId = new Map(documents.map((each) => [each.id, each]));
const lipstick = documents.find((each) => each.nameCn === '朱砂丝绒哑光唇膏')!;

describe('similar products', () => {
  it('are lipsticks for a lipstick, never itself and never sold out', () => {
    const similar = listSimilar(index, lipstick.id, 8).map((id) => byId.get(id)!);
    expect(similar).toHaveLength(8);
    for (const each of similar) {
      expect(each.id).not.toBe(lipstick.id);
      expect(each.inStock).toBe(true);
      expect(each.categoryIds.at(-1)).toBe(lipstick.categoryIds.at(-1));
    }
  });

  it('share more effects than other lipsticks', () => {
    const shared = (ids: string[]) =>
      ids.map((id) => byId.get(id)!.effects.filter((effect) => lipstick.effects.includes(effect)).length);
    const mean = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
    const all = documents.filter((each) => each.categoryIds.at(-1) === lipstick.categoryIds.at(-1));
    expect(mean(shared(listSimilar(index, lipstick.id, 6)))).toBeGreaterThan(
      mean(shared(all.map((each) => each.id))),
    );
  });

  it('are empty for an unknown product', () => {
    expect(listSimilar(index, 'nobody', 5)).toEqual([]);
  });
});
