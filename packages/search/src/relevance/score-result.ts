import type { JudgedDocument, JudgedQuery } from './judged-query.ts';

export interface RelevanceScore {
  /** nDCG of the first ten, from 0 to 1. */
  ndcg: number;
  /** Share of the exact and good products that were found, on any page. */
  recall: number;
}

/** The first results count. */
export const DEPTH = 10;

/** 3 exact, 2 good, 1 acceptable, 0 wrong. */
export function gradeOf([, exact, good, fair]: JudgedQuery, product: JudgedDocument): 0 | 1 | 2 | 3 {
  if (exact?.(product)) return 3;
  if (good?.(product)) return 2;
  return fair?.(product) ? 1 : 0;
}

/** Scores a result, given as products in order. A query without rules expects an empty result. */
export function scoreResult(
  query: JudgedQuery,
  catalogue: readonly JudgedDocument[],
  answer: readonly JudgedDocument[],
): RelevanceScore {
  const grade = (product: JudgedDocument) => gradeOf(query, product);
  const ideal = catalogue.map(grade).sort((a, b) => b - a);
  if (ideal[0] === 0) return answer.length === 0 ? { ndcg: 1, recall: 1 } : { ndcg: 0, recall: 1 };
  const wanted = ideal.filter((each) => each >= 2).length;
  const found = answer.filter((product) => grade(product) >= 2).length;
  return {
    ndcg: gain(answer.map(grade)) / gain(ideal),
    recall: wanted === 0 ? 1 : found / wanted,
  };
}

/** Discounted cumulative gain: a grade counts 2^g − 1, less with every position. */
export const gain = (grades: readonly number[]) =>
  grades.slice(0, DEPTH).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
