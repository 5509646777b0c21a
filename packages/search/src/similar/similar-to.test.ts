import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build/build-index.ts';
import { demoDocuments } from '../testing/demo-documents.ts';
import { listSimilar } from './similar-to.ts';

const { documents, brands } = demoDocuments();
const index = buildIndex(documents, brands);
const byId = new Map(documents.map((each) => [each.id, each]));
const lipstick = documents.find((each) => each.nameCn === '朱砂丝绒哑光唇膏')!;

describe('products like this one', () => {
  it('are lipsticks for a lipstick, never itself, never sold out', () => {
    const similar = listSimilar(index, lipstick.id, 8).map((id) => byId.get(id)!);
    expect(similar).toHaveLength(8);
    for (const each of similar) {
      expect(each.id).not.toBe(lipstick.id);
      expect(each.inStock).toBe(true);
      expect(each.categoryIds.at(-1)).toBe(lipstick.categoryIds.at(-1));
    }
  });

  it('share more of what it does than lipsticks do at large', () => {
    const shared = (ids: string[]) =>
      ids.map((id) => byId.get(id)!.effects.filter((effect) => lipstick.effects.includes(effect)).length);
    const mean = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
    const all = documents.filter((each) => each.categoryIds.at(-1) === lipstick.categoryIds.at(-1));
    expect(mean(shared(listSimilar(index, lipstick.id, 6)))).toBeGreaterThan(
      mean(shared(all.map((each) => each.id))),
    );
  });

  it('of an unknown product are none', () => {
    expect(listSimilar(index, 'nobody', 5)).toEqual([]);
  });
});
