import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build/build-index.ts';
import { demoDocuments } from '../testing/demo-documents.ts';
import { GROUPS, scoreAll, scoresOf } from './index.ts';
import { on } from './rules.ts';
import { scoreResult } from './score-result.ts';

const { documents, brands } = demoDocuments();

/** Here the good products include alternatives of other categories, which a filter leaves out on purpose. */
const WIDE_GROUPS: ReadonlySet<string> = new Set(['recipients', 'colours and looks', 'brands not sold']);

describe('relevance of judged queries', () => {
  const { groups, overall } = scoresOf(scoreAll(buildIndex(documents, brands), documents));

  it('covers enough queries, none twice in the same group', () => {
    expect(overall.queries).toBeGreaterThanOrEqual(500);
    for (const queries of Object.values(GROUPS))
      expect(new Set(queries.map(([typed]) => typed)).size).toBe(queries.length);
  });

  it('reaches the target nDCG overall', () => expect(overall.ndcg).toBeGreaterThanOrEqual(0.98));

  const [wide, narrow] = [true, false].map((isWide) =>
    groups.filter(({ name }) => WIDE_GROUPS.has(name) === isWide),
  );
  it.each(narrow ?? [])('reaches the target nDCG and recall for $name', ({ ndcg, recall }) => {
    expect(ndcg).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });
  it.each(wide ?? [])('reaches the target nDCG for $name', ({ ndcg }) =>
    expect(ndcg).toBeGreaterThanOrEqual(0.93),
  );
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
