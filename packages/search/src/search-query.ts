export type Sort = 'default' | 'sales' | 'new' | 'rating' | 'priceAsc' | 'priceDesc';

export interface SearchQuery {
  /** Empty: all products in scope. */
  keyword?: string;
  /** A category of any level. */
  category?: string;
  brandId?: string;
  /** Any value within a code, and all codes. */
  filters?: Readonly<Record<string, readonly string[]>>;
  /** Both ends are inclusive. */
  priceRange?: { minFen?: number; maxFen?: number };
  inStockOnly?: boolean;
  sort?: Sort;
  pageNo?: number;
  pageSize?: number;
  /** What staff put first or last for this keyword. */
  pins?: QueryPins;
  /** Only these products. */
  only?: ReadonlySet<string>;
  /** The order of products without a keyword, unless the shopper chose one. */
  usualSort?: Sort;
}

export interface QueryPins {
  /** Found even when the words do not match, and shown at this place from 1 unless the shopper chose an order. */
  pinned: readonly { id: string; position: number }[];
  /** Shown last. */
  buried: readonly string[];
}

export interface FacetValue {
  value: string;
  /** Products in stock, without the filter of this facet. */
  count: number;
  selected: boolean;
}
export interface FacetCounts {
  code: string;
  values: FacetValue[];
}

/** The meaning of a word that did not match as typed. */
export interface MatchedBy {
  kind: 'nickname' | 'pinyin' | 'typo' | 'traditional';
  word: string;
  meaning: string;
}

/** A filter that was read from the keyword. */
interface UnderstoodIntent {
  kind: 'price' | 'recipient' | 'concern' | 'colour' | 'routine' | 'exclusion' | 'brand';
  /** 价格 ≤ ¥500 */
  label: string;
  /** The keyword that searches without it; empty when nothing else was typed. */
  keywordWithout: string;
}

export interface SearchResult {
  ids: string[];
  total: number;
  facets: FacetCounts[];
  /** Words that were dropped to find anything, as typed. */
  droppedWords: string[];
  matchedBy: MatchedBy | null;
  intents: UnderstoodIntent[];
  /** The keyword without all intents. */
  words: string;
  /** Sentences about what the shop can and cannot do for the keyword. */
  notices: { kind: 'brandNotSold' | 'exclusion' | 'claim' | 'relaxed'; text: string }[];
  /** The brand that the whole keyword names. */
  brandId?: string;
  /** When no word matched: the brand with the most similar name. */
  nearestBrandId?: string;
}
