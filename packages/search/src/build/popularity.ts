import type { SearchDocument } from '../document.ts';

/** How much better a well-sold, well-rated product of equal fit stands: from 1 to 1.5. */
export function popularityOf(document: SearchDocument, mostSold: number): number {
  const sales = mostSold === 0 ? 0 : Math.log1p(document.soldCount) / Math.log1p(mostSold);
  return 1 + 0.5 * sales * (document.rating / 5);
}

/** Sold out is still worth showing, behind its equals. */
const SOLD_OUT = 0.75;

/** What stands first when nothing is asked: in stock, then popular. The order in which products are numbered. */
export function byPopularity(documents: readonly SearchDocument[]): {
  document: SearchDocument;
  weight: number;
}[] {
  const mostSold = documents.reduce((most, each) => Math.max(most, each.soldCount), 0);
  return documents
    .map((document) => ({
      document,
      weight: popularityOf(document, mostSold) * (document.inStock ? 1 : SOLD_OUT),
    }))
    .sort(
      (a, b) =>
        Number(b.document.inStock) - Number(a.document.inStock) ||
        b.weight - a.weight ||
        (a.document.id < b.document.id ? -1 : 1),
    );
}
