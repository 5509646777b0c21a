export type Sort = 'default' | 'sales' | 'new' | 'rating' | 'priceAsc' | 'priceDesc';

export interface SearchQuery {
  /** Empty: everything in the scope. */
  keyword?: string;
  /** A category of any level. */
  category?: string;
  brandId?: string;
  /** Any of a code's values, and every code. */
  filters?: Readonly<Record<string, readonly string[]>>;
  /** Both ends belong to it. */
  priceRange?: { minFen?: number; maxFen?: number };
  inStockOnly?: boolean;
  sort?: Sort;
  pageNo?: number;
  pageSize?: number;
}

export interface FacetValue {
  value: string;
  /** Products in stock, as if nothing were chosen in this facet. */
  count: number;
  selected: boolean;
}
export interface FacetCounts {
  code: string;
  values: FacetValue[];
}

/** What a word was taken to mean, when it was not found as it stands. */
export interface MatchedBy {
  kind: 'nickname' | 'pinyin' | 'typo' | 'traditional';
  word: string;
  meaning: string;
}

export interface SearchResult {
  ids: string[];
  total: number;
  facets: FacetCounts[];
  /** Words that had to go before anything was found, as typed. */
  droppedWords: string[];
  matchedBy: MatchedBy | null;
  /** The brand the whole keyword names. */
  brandId?: string;
  /** When no word was found: the brand whose name looks most alike. */
  nearestBrandId?: string;
}
