import { getAt } from '@huarong/core/shared';
import { type Bitset, emptyBitset, fullBitset, put, sizeOf } from '../build/bitset.ts';
import type { SearchIndex } from '../build/build-index.ts';
import type { SearchQuery, SearchResult } from '../search-query.ts';
import { truncateKeyword } from '../text/truncate-keyword.ts';
import { applyFilters } from './apply-filters.ts';
import { applyIntents, listFilters, listNotices, rankByIntents } from './apply-intents.ts';
import { countFacets } from './count-facets.ts';
import { explainMatch } from './explain-match.ts';
import { findNamedBrand, findNearestBrand } from './find-brand.ts';
import { type Hits, hitsIn } from './hits.ts';
import { type KeywordMatch, matchWords } from './match-keyword.ts';
import { isOnlyFiller, parseWords } from './parse-words.ts';
import { admitPinned, numberPins, placePins, withPinned } from './pins.ts';
import { byOrder, byRelevance, takePage } from './take-page.ts';
import { keywordWithout, type UnderstoodKeyword, understandKeyword } from './understand-keyword.ts';

/** Runs one query. Any text is a valid query. */
export function search(index: SearchIndex, query: SearchQuery): SearchResult {
  const { sort = 'default' } = query;
  const keyword = truncateKeyword(query.keyword ?? '');
  const understood = understandKeyword(index, keyword);
  const { match, droppedWords } = matchUnderstood(index, understood);
  const intents = applyIntents(index, query, understood.intents, match?.hits ?? null);
  const pins = numberPins(index, query.pins);
  const filtered = applyFilters(
    index,
    query,
    match && withPinned(setOf(index, match.hits), pins),
    admitPinned(intents.applied, pins),
  );
  const hits = match?.hits ?? (intents.applied.length > 0 ? hitsIn(filtered.allowed) : null);
  const relevant =
    hits && byRelevance(index, rankByIntents(hits, intents.applied, filtered.allowed), filtered.allowed);
  const total = sizeOf(filtered.allowed);
  const ordered =
    sort === 'default'
      ? placePins(
          relevant ?? byOrder(index.orders[query.usualSort ?? 'default'], filtered.allowed),
          pins,
          filtered.allowed,
          total,
        )
      : byOrder(index.orders[sort], filtered.allowed);
  const best = relevant?.(0, 1)[0];
  const brandId = match ? findNamedBrand(index, keyword) : undefined;
  const nearestBrandId = match?.hits.documents.length === 0 ? findNearestBrand(index, keyword) : undefined;
  return {
    ids: takePage(ordered, query).map((document) => getAt(index.ids, document)),
    total,
    facets: countFacets(index, query, filtered),
    droppedWords,
    matchedBy:
      best === undefined
        ? null
        : (understood.matchedBy ?? (match && explainMatch(index, understood.words, match, best))),
    intents: listFilters(index, intents).map((read) => ({
      kind: read.intent.kind,
      label: read.intent.label,
      keywordWithout: keywordWithout(understood, read),
    })),
    words: understood.words,
    notices: listNotices(intents),
    ...(brandId !== undefined && { brandId }),
    ...(nearestBrandId !== undefined && { nearestBrandId }),
  };
}

/** Intents that name products themselves; a price or an exclusion only narrows other words. */
const NAMING_KINDS: ReadonlySet<string> = new Set(['recipient', 'concern', 'routine', 'colour', 'brand']);

/** The match of the words besides the intents; null when there are none, or when only the intents are known. */
export function matchUnderstood(
  index: SearchIndex,
  { words, intents }: UnderstoodKeyword,
): { match: KeywordMatch | null; droppedWords: string[] } {
  if (words.trim() === '') return { match: null, droppedWords: [] };
  const parsed = parseWords(index, words);
  if (intents.length > 0 && isOnlyFiller(index, parsed)) return { match: null, droppedWords: [] };
  const match = matchWords(index, words, parsed);
  const isUnknown = match.hits.documents.length === 0;
  return isUnknown && intents.some(({ intent }) => NAMING_KINDS.has(intent.kind))
    ? { match: null, droppedWords: parsed.map(({ typed }) => typed) }
    : { match, droppedWords: match.droppedWords };
}

function setOf(index: SearchIndex, hits: Hits): Bitset {
  if (hits.documents.length === index.size) return fullBitset(index.size);
  const set = emptyBitset(index.size);
  for (const document of hits.documents) put(set, document);
  return set;
}
