import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  buildIndexInSteps,
  buildWordColumns,
  type QueryPins,
  type SearchDocument,
  type SearchIndex,
  type ShopWords,
  withStock,
} from '@huarong/search';
import type { Log } from '#platform/log';
import type { CatalogueSource, Snapshot } from '../catalogue/index.ts';
import { runInSlices, SLICE_MS } from './run-in-slices.ts';
import { createSearchDocument, listSearchBrands } from './search-documents.ts';
import { weekNumber } from './weekly-specials.ts';

export interface IndexedCatalogue {
  snapshot: Snapshot;
  index: SearchIndex;
  /** What staff put first or last for a keyword. */
  pinsFor: (keyword: string) => QueryPins | undefined;
}

/**
 * What the index was built from. When the catalogue, the week or the offers change, it is rebuilt; when only the words
 * change, what depends on words.
 */
interface IndexInputs {
  snapshot: Snapshot;
  soldOutSkus: ReadonlySet<string>;
  week: number;
  /** Another value whenever a promotion begins, ends or changes. */
  offers: unknown;
  words: ShopWords;
}

interface BuiltIndex extends IndexedCatalogue, IndexInputs {
  builtAt: Date;
  /** A sku sold out or came back since: shades and prices in stock are those of `builtAt`. */
  hasOldDetails: boolean;
}

export type IndexSource = () => IndexedCatalogue;
export interface PreparedIndexSource extends IndexSource {
  /** Builds the first index in slices, so that other requests are answered meanwhile. */
  prepare: () => Promise<void>;
  /** Null before the first index. */
  status: () => IndexStatus | null;
}
export interface IndexStatus {
  products: number;
  builtAt: Date;
  isBuilding: boolean;
}

/** Products read in one step. */
const PRODUCTS_PER_STEP = 50;
/** So old may the shades and prices in stock be that filters use. Cards and product pages show the current ones. */
const DETAILS_MS = 600_000;

/**
 * The search index of the catalogue. When products, the week or promotions change, it is rebuilt in the background; until
 * then the previous index answers together with its own catalogue snapshot. Stock changes all day: it only marks products
 * as sold out or back, and the rest of what follows from it waits until the next build.
 */
export function createIndexSource(
  catalogue: CatalogueSource,
  {
    words,
    pinsFor = () => undefined,
    log,
    onRebuilt,
    now,
  }: {
    words: () => ShopWords;
    pinsFor?: IndexedCatalogue['pinsFor'];
    log: Log;
    /** Whether offers began or ended, or a week, so that other pages than lists change, too. */
    onRebuilt: (haveOffersChanged: boolean) => void;
    now: () => Date;
  },
): PreparedIndexSource {
  let current: BuiltIndex | null = null;
  let isBuilding = false;

  const readInputs = (): IndexInputs => ({
    snapshot: catalogue.current(),
    soldOutSkus: catalogue.soldOutSkus(),
    week: weekNumber(now()),
    offers: catalogue.offersRevision(),
    words: words(),
  });

  /** Reading the offers of each product takes half of the time, so it is done in steps too. */
  function* buildInSteps({ snapshot, week, words }: IndexInputs): Generator<void, SearchIndex> {
    const documents: SearchDocument[] = [];
    for (const product of snapshot.products.values()) {
      documents.push(createSearchDocument(product, catalogue.isInStock, week));
      if (documents.length % PRODUCTS_PER_STEP === 0) yield;
    }
    return yield* buildIndexInSteps(documents, listSearchBrands(snapshot), words);
  }

  async function rebuild() {
    isBuilding = true;
    try {
      const inputs = readInputs();
      const before = current;
      if (before && !isRebuildDue(before, inputs)) await rebuildWords(before, inputs.words);
      else current = built(inputs, await runInSlices(buildInSteps(inputs)), pinsFor);
      // With another snapshot every product has offers of its own; a change of both is announced by the offers.
      onRebuilt(
        before?.snapshot === inputs.snapshot &&
          (before.week !== inputs.week || before.offers !== inputs.offers),
      );
    } catch (error) {
      // The previous index stays; the next change tries again.
      log.error({ err: error }, 'search index not built');
    }
    isBuilding = false;
  }

  async function rebuildWords(before: BuiltIndex, words: ShopWords) {
    const columns = await runInSlices(buildWordColumns(before.index, words));
    // Stock may have changed meanwhile, which concerns other columns.
    if (current) current = { ...current, words, index: { ...current.index, ...columns } };
  }

  let firstBuild: Generator<void, BuiltIndex> | null = null;
  function* buildFirst(): Generator<void, BuiltIndex> {
    const inputs = readInputs();
    return built(inputs, yield* buildInSteps(inputs), pinsFor);
  }
  /** One step of the first build; a search that cannot wait and `prepare` continue the same build. */
  function stepFirstBuild() {
    const build = firstBuild ?? buildFirst();
    // Forgotten while it runs: after an error the next search begins anew.
    firstBuild = null;
    const step = build.next();
    if (step.done) current = step.value;
    else firstBuild = build;
  }

  const source = () => {
    while (!current) stepFirstBuild();
    const inputs = readInputs();
    if (!isBuilding && (isRebuildDue(current, inputs) || current.words !== inputs.words)) void rebuild();
    if (current.soldOutSkus !== inputs.soldOutSkus) current = markStock(current, inputs.soldOutSkus);
    return current;
  };
  const prepare = async () => {
    while (!current) {
      const until = performance.now() + SLICE_MS;
      while (!current && performance.now() < until) stepFirstBuild();
      await yieldToEventLoop();
    }
  };
  const status = () =>
    current && { products: current.snapshot.products.size, builtAt: current.builtAt, isBuilding };
  return Object.assign(source, { prepare, status });
}

const built = (
  inputs: IndexInputs,
  index: SearchIndex,
  pinsFor: IndexedCatalogue['pinsFor'],
): BuiltIndex => ({
  ...inputs,
  index,
  pinsFor,
  builtAt: new Date(),
  hasOldDetails: false,
});

const isRebuildDue = (current: BuiltIndex, inputs: IndexInputs) =>
  current.snapshot !== inputs.snapshot ||
  current.week !== inputs.week ||
  current.offers !== inputs.offers ||
  (current.hasOldDetails && Date.now() - current.builtAt.getTime() > DETAILS_MS);

/** Marks the products whose skus sold out or came back. */
function markStock(current: BuiltIndex, soldOutSkus: ReadonlySet<string>): BuiltIndex {
  const changes = new Map<string, boolean>();
  for (const skuId of soldOutSkus.symmetricDifference(current.soldOutSkus)) {
    const product = current.snapshot.skus.get(skuId)?.product;
    if (product)
      changes.set(
        product.id,
        product.skus.some(({ id }) => !soldOutSkus.has(id)),
      );
  }
  if (changes.size === 0) return { ...current, soldOutSkus };
  return { ...current, soldOutSkus, index: withStock(current.index, changes), hasOldDetails: true };
}
