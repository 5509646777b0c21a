import { setImmediate as breath } from 'node:timers/promises';
import { buildIndex, indexInSteps, type SearchIndex } from '@huarong/search';
import type { Log } from '#platform/log';
import type { CatalogueSource, Snapshot } from '../catalogue/index.ts';
import { brandsOf, documentOf } from './search-documents.ts';
import { weekOf } from './weekly-specials.ts';

export interface Searched {
  snapshot: Snapshot;
  index: SearchIndex;
}

/** What the index was made of: when any of it is another, so must the index be. */
interface Marks {
  snapshot: Snapshot;
  stockMark: number;
  week: number;
}

export type IndexSource = () => Searched;

/** So long the work may keep other requests waiting. */
const SLICE_MS = 8;

/**
 * The index of the catalogue. After a change of goods, of what is in stock or of the week it is built anew beside the
 * running shop; until it is ready, the old one answers together with the catalogue it was made of.
 */
export function createIndexSource(
  catalogue: CatalogueSource,
  { log, onRebuilt, now }: { log: Log; onRebuilt: () => void; now: () => Date },
): IndexSource {
  let built: (Searched & Marks) | null = null;
  let isBuilding = false;

  const readMarks = (): Marks => ({
    snapshot: catalogue.current(),
    stockMark: catalogue.stockMark(),
    week: weekOf(now()),
  });
  const partsOf = ({ snapshot, week }: Marks) =>
    [
      [...snapshot.products.values()].map((product) => documentOf(product, catalogue.isInStock, week)),
      brandsOf(snapshot),
    ] as const;

  async function buildBeside() {
    isBuilding = true;
    try {
      const marks = readMarks();
      built = { ...marks, index: await inSlices(indexInSteps(...partsOf(marks))) };
      onRebuilt();
    } catch (error) {
      // The old index goes on answering; the next change tries again.
      log.error({ err: error }, 'search index not built');
    }
    isBuilding = false;
  }

  return () => {
    const marks = readMarks();
    if (!built) built = { ...marks, index: buildIndex(...partsOf(marks)) };
    else if (!isBuilding && !isSame(built, marks)) void buildBeside();
    return built;
  };
}

const isSame = (a: Marks, b: Marks) =>
  a.snapshot === b.snapshot && a.stockMark === b.stockMark && a.week === b.week;

async function inSlices<Made>(steps: Generator<void, Made>): Promise<Made> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await breath();
  }
}
