import type { SearchDocument } from '../document.ts';

const DAY_MS = 86_400_000;
/** After this many days the bonus for new products is halved. */
const HALF_LIFE_DAYS = 45;

/** The best-selling and the newest product, which sales and age are relative to. */
interface PopularityBaseline {
  mostSold: number;
  newest: number;
}

/** The ranking factor for sales, rating and age among equal matches: from 1 to 1.5. */
export function popularityOf(document: SearchDocument, { mostSold, newest }: PopularityBaseline): number {
  const sales = mostSold === 0 ? 0 : Math.log1p(document.soldCount) / Math.log1p(mostSold);
  const freshness = 0.5 ** ((newest - document.publishedAt) / DAY_MS / HALF_LIFE_DAYS);
  return 1 + 0.4 * sales * (document.rating / 5) + 0.1 * freshness;
}

/** Products are numbered in this order, whatever their stock: that changes more often than the index is built. */
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
      weight: popularityOf(document, baseline),
    }))
    .sort((a, b) => b.weight - a.weight || (a.document.id < b.document.id ? -1 : 1));
}
