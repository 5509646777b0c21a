import { buildIndex, type SearchIndex } from '@huarong/search';
import type { CatalogueSource, Snapshot } from '../catalogue/index.ts';
import { brandsOf, documentOf } from './search-documents.ts';

export interface Searched {
  snapshot: Snapshot;
  index: SearchIndex;
}

/** The index of the catalogue as it is published now, built once a change of goods or of what is in stock. */
export function createIndexSource(catalogue: CatalogueSource): () => Searched {
  let built: (Searched & { stockMark: number }) | null = null;
  return () => {
    const snapshot = catalogue.current();
    const stockMark = catalogue.stockMark();
    if (built?.snapshot !== snapshot || built.stockMark !== stockMark) {
      const documents = [...snapshot.products.values()].map((product) =>
        documentOf(product, catalogue.isInStock),
      );
      built = { snapshot, stockMark, index: buildIndex(documents, brandsOf(snapshot)) };
    }
    return built;
  };
}
