import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build/build-index.ts';
import { demoDocuments } from '../testing/demo-documents.ts';
import { search } from './search.ts';

const { documents, brands } = demoDocuments();
const index = buildIndex(documents, brands);
const byId = new Map(documents.map((document) => [document.id, document]));

describe('every name of the demo catalogue', () => {
  it('finds its brand, in Latin, without accents and in Chinese', () => {
    for (const brand of brands) {
      if (!documents.some((each) => each.brandId === brand.id)) continue;
      const plain = brand.en.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      for (const keyword of [brand.en, plain, brand.cn]) {
        const answer = search(index, { keyword });
        expect([keyword, byId.get(answer.ids[0]!)?.brandId]).toEqual([keyword, brand.id]);
        expect([keyword, answer.brandId]).toEqual([keyword, brand.id]);
      }
    }
  });

  it('finds its product', () => {
    for (const document of documents) {
      const first = byId.get(search(index, { keyword: document.nameCn }).ids[0]!)!;
      expect(first.nameCn).toBe(document.nameCn);
    }
  });

  it('that is a nickname finds a product with it', () => {
    for (const nickname of new Set(documents.flatMap((each) => each.nicknames))) {
      const first = byId.get(search(index, { keyword: nickname }).ids[0]!)!;
      expect([...first.nicknames, first.nameCn, first.brandCn]).toContain(nickname);
    }
  });
});
