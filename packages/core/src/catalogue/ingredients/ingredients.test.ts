import { describe, expect, it } from 'vitest';
import { findSensitiveWord } from '../../community/index.ts';
import { explainIngredient, GLOSSARY } from './index.ts';

describe('the glossary of ingredients', () => {
  it('has at least eighty entries without duplicate names', () => {
    const names = GLOSSARY.flatMap(([each]) => each);
    expect(GLOSSARY.length).toBeGreaterThanOrEqual(80);
    expect(new Set(names).size).toBe(names.length);
  });
  it('has one sentence per entry and no claims forbidden for cosmetics', () => {
    for (const [, note] of GLOSSARY) {
      expect(note).toMatch(/^[^。]{6,60}。$/u);
      expect(findSensitiveWord(note)).toBeNull();
    }
  });
});

describe('an ingredient of a label', () => {
  it.each([
    ['甘油', '保湿'],
    ['glycerin', '保湿'],
    ['生育酚（维生素E）', '抗氧化'],
    ['蓖麻（RICINUS COMMUNIS）籽油', '口红'],
    ['CI 77891', '白色'],
    ['丙烯酸（酯）类共聚物', '成膜'],
  ])('%s is explained', (name, word) => expect(explainIngredient(name)).toContain(word));
  it.each(['', '青苔', '甘油三'])('%j is unknown', (name) => expect(explainIngredient(name)).toBeNull());
});
