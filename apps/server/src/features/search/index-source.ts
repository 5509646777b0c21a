import { setImmediate as breath } from 'node:timers/promises';
import { buildIndex, indexInSteps, type SearchIndex } from '@huarong/search';
import type { Log } from '#platform/log';
import type { CatalogueSource, Snapshot } from '../catalogue/index.ts';
import { brandsOf, documentOf } from './search-documents.ts';

export interface Searched {
  snapshot: Snapshot;
  index: SearchIndex;
}

export type IndexSource = () => Searched;

/** So long the work may keep other requests waiting. */
const SLICE_MS = 8;

/**
 * The index of the catalogue. After a change of goods or of what is in stock it is built anew beside the running shop;
 * until it is ready, the old one answers together with the catalogue it was made of.
 */
export function createIndexSource(
  catalogue: CatalogueSource,
  { log, onRebuilt }: { log: Log; onRebuilt: () => void },
): IndexSource {
  let built: (Searched & { stockMark: number }) | null = null;
  let isBuilding = false;

  const marks = () => ({ snapshot: catalogue.current(), stockMark: catalogue.stockMark() });
  const partsOf = (snapshot: Snapshot) =>
    [
      [...snapshot.products.values()].map((product) => documentOf(product, catalogue.isInStock)),
      brandsOf(snapshot),
    ] as const;

  async function buildBeside() {
    isBuilding = true;
    try {
      const now = marks();
      built = { ...now, index: await inSlices(indexInSteps(...partsOf(now.snapshot))) };
      onRebuilt();
    } catch (error) {
      // The old index goes on answering; the next change tries again.
      log.error({ err: error }, 'search index not built');
    }
    isBuilding = false;
  }

  return () => {
    const now = marks();
    if (!built) built = { ...now, index: buildIndex(...partsOf(now.snapshot)) };
    else if (!isBuilding && (built.snapshot !== now.snapshot || built.stockMark !== now.stockMark))
      void buildBeside();
    return built;
  };
}

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
