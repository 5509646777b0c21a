import { type Bitset, emptyBitset, put, sizeOf } from '../build/bitset.ts';
import type { SearchIndex } from '../build/build-index.ts';
import type { SearchQuery, SearchResult } from '../search-query.ts';
import { truncateKeyword } from '../text/truncate-keyword.ts';
import { applyFilters } from './apply-filters.ts';
import { countFacets } from './count-facets.ts';
import { explainMatch } from './explain-match.ts';
import { findNamedBrand, findNearestBrand } from './find-brand.ts';
import type { Hits } from './hits.ts';
import { matchKeyword } from './match-keyword.ts';
import { byOrder, byRelevance, takePage } from './take-page.ts';

/** Runs one query. Any text is a valid query. */
export function search(index: SearchIndex, query: SearchQuery): SearchResult {
  const { sort = 'default' } = query;
  const keyword = truncateKeyword(query.keyword ?? '');
  const match = keyword.trim() === '' ? null : matchKeyword(index, keyword);
  const filtered = applyFilters(index, query, match && setOf(index, match.hits));
  const relevant = match && byRelevance(index, match.hits, filtered.allowed);
  const ordered = relevant && sort === 'default' ? relevant : byOrder(index.orders[sort], filtered.allowed);
  const best = relevant?.(0, 1)[0];
  const brandId = match ? findNamedBrand(index, keyword) : undefined;
  const nearestBrandId = match?.hits.documents.length === 0 ? findNearestBrand(index, keyword) : undefined;
  return {
    ids: takePage(ordered, query).map((document) => index.ids[document]!),
    total: sizeOf(filtered.allowed),
    facets: countFacets(index, query, filtered),
    droppedWords: match?.droppedWords ?? [],
    matchedBy: match && best !== undefined ? explainMatch(index, keyword, match, best) : null,
    ...(brandId !== undefined && { brandId }),
    ...(nearestBrandId !== undefined && { nearestBrandId }),
  };
}

function setOf(index: SearchIndex, hits: Hits): Bitset {
  const set = emptyBitset(index.size);
  for (const document of hits.documents) put(set, document);
  return set;
}
