import type { ComparedProduct } from './compared-product.ts';

/** What a cell shows. `text` alone decides whether products differ. */
export interface CompareCell {
  text: string;
  /** Small, below the text. */
  note?: string | undefined;
  /** The steps of a price or the reasons of a match, one a line. */
  lines?: readonly string[];
  /** Of five. */
  score?: number;
  /** What the bars say to whoever cannot see them; without it the text is the score. */
  spoken?: string;
  /** A long text that opens below. */
  more?: { label: string; text: string };
  look?: 'price' | 'figure';
  /** The price before offers, struck through. */
  before?: string | undefined;
}
export interface CompareRow {
  name: string;
  note?: string;
  cells: readonly CompareCell[];
  isAlike: boolean;
  /** The same for all products, shown once across the columns. */
  isShared?: boolean;
}
export interface CompareGroup {
  title: string;
  rows: readonly CompareRow[];
}

export const UNKNOWN = '—';

type Content = CompareCell | string | null | undefined;

/** One cell for each product; a dash where nothing is known. */
export function rowOf(
  products: readonly ComparedProduct[],
  name: string,
  read: (product: ComparedProduct) => Content,
  note?: string,
): CompareRow {
  const cells = products.map((product) => toCell(read(product)));
  return {
    name,
    ...(note !== undefined && { note }),
    cells,
    isAlike: products.length > 1 && new Set(cells.map(({ text }) => text)).size === 1,
  };
}

const toCell = (content: Content): CompareCell =>
  typeof content === 'object' && content !== null ? content : { text: content || UNKNOWN };

export const hasText = ({ text }: CompareCell) => text !== UNKNOWN;
