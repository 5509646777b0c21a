import type { SearchDocument } from '../document.ts';

const DAY_MS = 86_400_000;
/** After so many days half of the bonus of being new is gone. */
const HALF_LIFE_DAYS = 45;

/** What sales and age are measured by: the best-sold and the newest product of the catalogue. */
interface PopularityBaseline {
  mostSold: number;
  newest: number;
}

/** How much better a well-sold, well-rated or new product of equal fit stands: from 1 to 1.5. */
export function popularityOf(document: SearchDocument, { mostSold, newest }: PopularityBaseline): number {
  const sales = mostSold === 0 ? 0 : Math.log1p(document.soldCount) / Math.log1p(mostSold);
  const freshness = 0.5 ** ((newest - document.publishedAt) / DAY_MS / HALF_LIFE_DAYS);
  return 1 + 0.4 * sales * (document.rating / 5) + 0.1 * freshness;
}

/** Sold out is still worth showing, behind its equals. */
const SOLD_OUT_FACTOR = 0.75;

/** What stands first when nothing is asked: in stock, then popular. The order in which products are numbered. */
export function rankByPopularity(documents: readonly SearchDocument[]): {
  document: SearchDocument;
  weight: number;
}[] {
  const baseline = {
    mostSold: documents.reduce((most, each) => Math.max(most, each.soldCount), 0),
    newest: documents.reduce((latest, each) => Math.max(latest, each.publishedAt), 0),
  };
  return documents
    .map((document) => ({
      document,
      weight: popularityOf(document, baseline) * (document.inStock ? 1 : SOLD_OUT_FACTOR),
    }))
    .sort(
      (a, b) =>
        Number(b.document.inStock) - Number(a.document.inStock) ||
        b.weight - a.weight ||
        (a.document.id < b.document.id ? -1 : 1),
    );
}
