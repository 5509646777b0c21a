import { setImmediate as breath } from 'node:timers/promises';
import { indexInSteps, type SearchDocument, type SearchIndex } from '@huarong/search';
import type { Log } from '#platform/log';
import type { CatalogueSource, Offered, Snapshot } from '../catalogue/index.ts';
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
  /** What is offered with one of the goods: another object as soon as any promotion begins, ends or changes. */
  offered: Offered | undefined;
}

export type IndexSource = () => Searched;

/** So many products are read before the work may pause. */
const STEP = 50;
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
  let built: (Searched & Marks) | null = null;
  let isBuilding = false;

  const readMarks = (): Marks => {
    const snapshot = catalogue.current();
    const [anyProduct] = snapshot.products.values();
    return {
      snapshot,
      stockMark: catalogue.stockMark(),
      week: weekOf(now()),
      offered: anyProduct?.offered(),
    };
  };

  /** Half of the time goes into reading what is offered with each product: that, too, is done in steps. */
  function* buildInSteps({ snapshot, week }: Marks): Generator<void, SearchIndex> {
    const documents: SearchDocument[] = [];
    for (const product of snapshot.products.values()) {
      documents.push(documentOf(product, catalogue.isInStock, week));
      if (documents.length % STEP === 0) yield;
    }
    return yield* indexInSteps(documents, brandsOf(snapshot));
  }

  async function buildBeside() {
    isBuilding = true;
    try {
      const marks = readMarks();
      built = { ...marks, index: await inSlices(buildInSteps(marks)) };
      onRebuilt();
    } catch (error) {
      // The old index goes on answering; the next change tries again.
      log.error({ err: error }, 'search index not built');
    }
    isBuilding = false;
  }

  return () => {
    const marks = readMarks();
    if (!built) built = { ...marks, index: atOnce(buildInSteps(marks)) };
    else if (!isBuilding && !isSame(built, marks)) void buildBeside();
    return built;
  };
}

const isSame = (a: Marks, b: Marks) =>
  a.snapshot === b.snapshot && a.stockMark === b.stockMark && a.week === b.week && a.offered === b.offered;

function atOnce<Made>(steps: Generator<void, Made>): Made {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
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
