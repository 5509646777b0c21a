import { type Bitset, emptyBitset, put, sizeOf } from '../build/bitset.ts';
import type { SearchIndex } from '../build/build-index.ts';
import type { SearchAnswer, SearchQuestion } from '../question.ts';
import { clip } from '../text/clip.ts';
import { countFacets } from './count-facets.ts';
import { explainMatch } from './explain-match.ts';
import type { Hits } from './hits.ts';
import { matchKeyword } from './match-keyword.ts';
import { meantBrand, nearestBrand } from './meant-brand.ts';
import { narrow } from './narrow.ts';
import { byOrder, byRelevance, takePage } from './take-page.ts';

/** Answers one question. Any text is a question: what cannot be read is not found. */
export function search(index: SearchIndex, question: SearchQuestion): SearchAnswer {
  const { sort = 'default' } = question;
  const keyword = clip(question.keyword ?? '');
  const match = keyword.trim() === '' ? null : matchKeyword(index, keyword);
  const narrowed = narrow(index, question, match && setOf(index, match.hits));
  const relevant = match && byRelevance(index, match.hits, narrowed.allowed);
  const ordered = relevant && sort === 'default' ? relevant : byOrder(index.orders[sort], narrowed.allowed);
  const best = relevant?.(0, 1)[0];
  const brandId = match ? meantBrand(index, keyword) : undefined;
  const nearestBrandId = match?.hits.documents.length === 0 ? nearestBrand(index, keyword) : undefined;
  return {
    ids: takePage(ordered, question).map((document) => index.ids[document]!),
    total: sizeOf(narrowed.allowed),
    facets: countFacets(index, question, narrowed),
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
