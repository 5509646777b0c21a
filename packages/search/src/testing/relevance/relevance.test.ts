import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../build/build-index.ts';
import { demoDocuments } from '../demo-documents.ts';
import { GROUPS, judgeAll, scoresOf } from './index.ts';
import { on } from './rules.ts';
import { scoreResult } from './score-result.ts';

const { documents, brands } = demoDocuments();

describe('what shoppers ask for', () => {
  const { groups, overall } = scoresOf(judgeAll(buildIndex(documents, brands), documents));

  it('is asked in enough ways to mean something, and never twice in the same group', () => {
    expect(overall.queries).toBeGreaterThanOrEqual(150);
    for (const queries of Object.values(GROUPS))
      expect(new Set(queries.map(([typed]) => typed)).size).toBe(queries.length);
  });

  it('stands in front', () => expect(overall.ndcg).toBeGreaterThanOrEqual(0.98));
  it('is found at all', () => expect(overall.recall).toBeGreaterThanOrEqual(0.98));
  it.each(groups)('stands in front when it comes as $name', ({ ndcg, recall }) => {
    expect(ndcg).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });
});

describe('the judge', () => {
  const creams = documents.filter(on('面霜'));
  const other = documents.filter((each) => !on('面霜')(each));
  const wish = ['面霜', on('面霜')] as const;

  it('is content with the right goods in any order', () =>
    expect(scoreResult(wish, documents, creams.toReversed())).toEqual({ ndcg: 1, recall: 1 }));

  it('takes off for something else in front, and for what is missing', () => {
    const { ndcg, recall } = scoreResult(wish, documents, [...other.slice(0, 3), ...creams.slice(0, 5)]);
    expect(ndcg).toBeLessThan(0.5);
    expect(recall).toBeCloseTo(5 / creams.length);
  });

  it('wants an empty page where nothing answers', () => {
    expect(scoreResult(['螺丝刀'], documents, []).ndcg).toBe(1);
    expect(scoreResult(['螺丝刀'], documents, creams).ndcg).toBe(0);
  });
});
