import { buildWordColumns, type SearchIndex, type ShopWords } from '@huarong/search';
import {
  JUDGED_QUERIES,
  type JudgedDocument,
  type JudgedSet,
  judgeCatalogue,
  scoreInSteps,
} from '@huarong/search/relevance';
import type { CatalogueSource, Product, Snapshot } from '../../catalogue/index.ts';
import type { IndexedCatalogue } from '../index-source.ts';
import { runInSlices } from '../run-in-slices.ts';
import { createSearchDocument } from '../search-documents.ts';
import { weekNumber } from '../weekly-specials.ts';

/** A fall of more than this has to be confirmed. */
const LARGEST_FALL = 0.005;
/** Below this, two scores of a query are the same. */
const SAME = 0.000_5;

interface JudgedChange {
  query: string;
  before: number;
  after: number;
}
export interface Effect {
  queries: number;
  leftOut: number;
  before: number | null;
  after: number | null;
  better: JudgedChange[];
  worse: JudgedChange[];
  needsConfirmation: boolean;
}

/** What is found once for a snapshot: grades depend on its products only. */
interface Judgement {
  set: JudgedSet;
  documentOf: (id: string) => JudgedDocument | null;
  /** The last words and their scores: mostly the words of now. */
  last?: { words: string; scores: number[] };
}
const judgements = new WeakMap<Snapshot, Judgement>();

async function judge(
  { isInStock }: Pick<CatalogueSource, 'isInStock'>,
  snapshot: Snapshot,
): Promise<Judgement> {
  const known = judgements.get(snapshot);
  if (known) return known;
  const week = weekNumber(new Date());
  const create = (product: Product) => createSearchDocument(product, isInStock, week);
  const set = await runInSlices(judgeCatalogue(JUDGED_QUERIES, snapshot.products.values().map(create)));
  // Only products among the first ten of a judged query are asked for.
  const documents = new Map<string, JudgedDocument>();
  const documentOf = (id: string) => {
    const product = snapshot.products.get(id);
    const document = documents.get(id) ?? (product && create(product));
    if (document) documents.set(id, document);
    return document ?? null;
  };
  const judgement = { set, documentOf };
  judgements.set(snapshot, judgement);
  return judgement;
}

async function scoresWith(judgement: Judgement, index: SearchIndex, words: ShopWords): Promise<number[]> {
  const key = JSON.stringify(words);
  if (judgement.last?.words === key) return judgement.last.scores;
  const { set, documentOf } = judgement;
  return runInSlices(scoreInSteps(await indexWith(index, words), set, documentOf));
}

/** nDCG of the judged queries with the words of now and with others, in slices between the requests of shoppers. */
export async function measureEffect(
  catalogue: Pick<CatalogueSource, 'isInStock'>,
  { snapshot, index }: IndexedCatalogue,
  words: { before: ShopWords; after: ShopWords },
): Promise<Effect> {
  const judgement = await judge(catalogue, snapshot);
  const { set } = judgement;
  const before = await scoresWith(judgement, index, words.before);
  judgement.last = { words: JSON.stringify(words.before), scores: before };
  const after = await scoresWith(judgement, index, words.after);
  const changes = set.queries.map(
    ({ query }, at): JudgedChange => ({
      query: query[0],
      before: before[at] ?? 0,
      after: after[at] ?? 0,
    }),
  );
  const [meanBefore, meanAfter] = [mean(before), mean(after)];
  return {
    queries: set.queries.length,
    leftOut: set.leftOut,
    before: meanBefore,
    after: meanAfter,
    better: changes
      .filter((change) => change.after - change.before > SAME)
      .sort((a, b) => b.after - b.before - (a.after - a.before)),
    worse: changes
      .filter((change) => change.before - change.after > SAME)
      .sort((a, b) => b.before - b.after - (a.before - a.after)),
    needsConfirmation: (meanBefore ?? 0) - (meanAfter ?? 0) > LARGEST_FALL,
  };
}

/** The index as it would be with these words. */
export const indexWith = async (index: SearchIndex, words: ShopWords): Promise<SearchIndex> => ({
  ...index,
  ...(await runInSlices(buildWordColumns(index, words))),
});

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
