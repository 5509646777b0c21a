import { setImmediate as breath } from 'node:timers/promises';
import { indexInSteps, type SearchDocument, type SearchIndex } from '@huarong/search';
import type { Log } from '#platform/log';
import type { CatalogueSource, Offered, Snapshot } from '../catalogue/index.ts';
import { createSearchDocument, listSearchBrands } from './search-documents.ts';
import { weekNumber } from './weekly-specials.ts';

export interface IndexedCatalogue {
  snapshot: Snapshot;
  index: SearchIndex;
}

/** What the index was made of: when any of it is another, so must the index be. */
interface IndexInputs {
  snapshot: Snapshot;
  stockVersion: number;
  week: number;
  /** What is offered with one of the goods: another object as soon as any promotion begins, ends or changes. */
  offers: Offered | undefined;
}

export type IndexSource = () => IndexedCatalogue;

/** So many products are read before the work may pause. */
const PRODUCTS_PER_STEP = 50;
/** So long the work may keep other requests waiting. */
const SLICE_MS = 8;

/**
 * The index of the catalogue. After a change of goods, of what is in stock, of the week or of what is offered it is
 * built anew beside the running shop; until it is ready, the old one answers together with the catalogue it was made of.
 */
export function createIndexSource(
  catalogue: CatalogueSource,
  { log, onRebuilt, now }: { log: Log; onRebuilt: () => void; now: () => Date },
): IndexSource {
  let current: (IndexedCatalogue & IndexInputs) | null = null;
  let isBuilding = false;

  const readInputs = (): IndexInputs => {
    const snapshot = catalogue.current();
    const [anyProduct] = snapshot.products.values();
    return {
      snapshot,
      stockVersion: catalogue.stockVersion(),
      week: weekNumber(now()),
      offers: anyProduct?.offers(),
    };
  };

  /** Half of the time goes into reading what is offered with each product: that, too, is done in steps. */
  function* buildInSteps({ snapshot, week }: IndexInputs): Generator<void, SearchIndex> {
    const documents: SearchDocument[] = [];
    for (const product of snapshot.products.values()) {
      documents.push(createSearchDocument(product, catalogue.isInStock, week));
      if (documents.length % PRODUCTS_PER_STEP === 0) yield;
    }
    return yield* indexInSteps(documents, listSearchBrands(snapshot));
  }

  async function rebuild() {
    isBuilding = true;
    try {
      const inputs = readInputs();
      current = { ...inputs, index: await runInSlices(buildInSteps(inputs)) };
      onRebuilt();
    } catch (error) {
      // The old index goes on answering; the next change tries again.
      log.error({ err: error }, 'search index not built');
    }
    isBuilding = false;
  }

  return () => {
    const inputs = readInputs();
    if (!current) current = { ...inputs, index: runToEnd(buildInSteps(inputs)) };
    else if (!isBuilding && !hasSameInputs(current, inputs)) void rebuild();
    return current;
  };
}

const hasSameInputs = (a: IndexInputs, b: IndexInputs) =>
  a.snapshot === b.snapshot &&
  a.stockVersion === b.stockVersion &&
  a.week === b.week &&
  a.offers === b.offers;

function runToEnd<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

async function runInSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await breath();
  }
}
