import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../build/build-index.ts';
import { demoDocuments } from '../demo-documents.ts';
import { GROUPS, scoreAll, scoresOf } from './index.ts';
import { on } from './rules.ts';
import { scoreResult } from './score-result.ts';

const { documents, brands } = demoDocuments();

describe('relevance of judged queries', () => {
  const { groups, overall } = scoresOf(scoreAll(buildIndex(documents, brands), documents));

  it('covers enough queries, none twice in the same group', () => {
    expect(overall.queries).toBeGreaterThanOrEqual(150);
    for (const queries of Object.values(GROUPS))
      expect(new Set(queries.map(([typed]) => typed)).size).toBe(queries.length);
  });

  it('reaches the target nDCG overall', () => expect(overall.ndcg).toBeGreaterThanOrEqual(0.98));
  it('reaches the target recall overall', () => expect(overall.recall).toBeGreaterThanOrEqual(0.98));
  it.each(groups)('reaches the target nDCG for $name', ({ ndcg, recall }) => {
    expect(ndcg).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });
});

describe('scoreResult', () => {
  const creams = documents.filter(on('面霜'));
  const other = documents.filter((each) => !on('面霜')(each));
  const judged = ['面霜', on('面霜')] as const;

  it('gives a full score for the right products in any order of equal grades', () =>
    expect(scoreResult(judged, documents, creams.toReversed())).toEqual({ ndcg: 1, recall: 1 }));

  it('lowers the score for a wrong product in front and for missing ones', () => {
    const { ndcg, recall } = scoreResult(judged, documents, [...other.slice(0, 3), ...creams.slice(0, 5)]);
    expect(ndcg).toBeLessThan(0.5);
    expect(recall).toBeCloseTo(5 / creams.length);
  });

  it('expects an empty result where nothing matches', () => {
    expect(scoreResult(['螺丝刀'], documents, []).ndcg).toBe(1);
    expect(scoreResult(['螺丝刀'], documents, creams).ndcg).toBe(0);
  });
});
