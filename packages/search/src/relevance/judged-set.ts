import type { SearchIndex } from '../build/build-index.ts';
import { search } from '../query/search.ts';
import type { JudgedDocument, JudgedQuery } from './judged-query.ts';
import { DEPTH, gain, gradeOf } from './score-result.ts';

interface ApplicableQuery {
  query: JudgedQuery;
  /** The gain of a perfect result; 0: an empty result is expected. */
  idealGain: number;
}

/** The judged queries that a catalogue can answer. */
export interface JudgedSet {
  queries: readonly ApplicableQuery[];
  /** How many were left out, because no product of the catalogue is what they ask for. */
  leftOut: number;
}

const PRODUCTS_PER_STEP = 20;

/** Grades every product once, in steps of a few milliseconds. Holds counts only: a catalogue may have 100,000 products. */
export function* judgeCatalogue(
  all: readonly JudgedQuery[],
  documents: Iterable<JudgedDocument>,
): Generator<void, JudgedSet> {
  const counts = all.map(() => [0, 0, 0, 0]);
  let seen = 0;
  for (const document of documents) {
    for (const [at, query] of all.entries()) {
      const found = counts[at]!;
      if (found[3]! >= DEPTH) continue;
      const grade = gradeOf(query, document);
      found[grade] = found[grade]! + 1;
    }
    seen += 1;
    if (seen % PRODUCTS_PER_STEP === 0) yield;
  }
  const judged = all.map((query, at) => ({ query, idealGain: gain(idealGrades(counts[at]!)) }));
  // A query without rules expects nothing; one with rules that no product fulfils says nothing about this catalogue.
  const queries = judged.filter(({ query, idealGain }) => idealGain > 0 || query[1] === undefined);
  return { queries, leftOut: all.length - queries.length };
}

const idealGrades = (counts: readonly number[]): number[] =>
  [3, 2, 1].flatMap((grade) => Array.from({ length: Math.min(DEPTH, counts[grade] ?? 0) }, () => grade));

/** nDCG of each query, in the order of the set, one query a step. */
export function* scoreInSteps(
  index: SearchIndex,
  { queries }: JudgedSet,
  documentOf: (id: string) => JudgedDocument | null,
): Generator<void, number[]> {
  const scores: number[] = [];
  for (const { query, idealGain } of queries) {
    const { ids, total } = search(index, { keyword: query[0], pageSize: DEPTH });
    const grades = ids.map((id) => documentOf(id)).map((found) => (found ? gradeOf(query, found) : 0));
    scores.push(idealGain === 0 ? Number(total === 0) : gain(grades) / idealGain);
    yield;
  }
  return scores;
}
