import { type Bitset, emptyBitset, has, isEmpty, keepOnly, put, sizeOf } from '../build/bitset.ts';
import type { SearchIndex } from '../build/build-index.ts';
import type { IntentNotice } from '../intent/intent.ts';
import type { ReadIntent } from '../intent/parse-intents.ts';
import { type ResolvedIntent, resolveIntent } from '../intent/resolve-intent.ts';
import type { SearchQuery } from '../search-query.ts';
import type { Hits } from './hits.ts';

export interface AppliedIntent extends ReadIntent, ResolvedIntent {}

/** Intents that no product satisfies together with the rest are dropped, the least important first. */
const DROP_ORDER = ['routine', 'colour', 'concern', 'brand', 'recipient', 'exclusion', 'price'] as const;

interface AppliedIntents {
  /** No other word was typed. */
  isAlone: boolean;
  applied: readonly AppliedIntent[];
  dropped: readonly ReadIntent[];
}

/** A hit this far below the best one matches only loosely: an eye cream for 面霜. */
const STRONG_HIT_RANGE = 6;

/**
 * The products of each intent. `hits` match the words; null means that only intents were typed. A filter that the
 * shopper chose replaces the intent of the same facet. An intent is dropped when only loose hits would be left.
 */
export function applyIntents(
  index: SearchIndex,
  query: SearchQuery,
  intents: readonly ReadIntent[],
  hits: Hits | null,
): AppliedIntents {
  const strong = hits && intents.length > 0 ? listStrong(index, hits) : null;
  let applied = intents
    .filter((each) => !isReplaced(query, each))
    .map((each) => ({ ...each, ...resolveIntent(index, each.intent, hits?.documents ?? null) }));
  const dropped: ReadIntent[] = [];
  for (const kind of DROP_ORDER) {
    if (applied.length === 0 || !isEmpty(intersect(applied, strong))) break;
    dropped.push(...applied.filter(({ intent }) => intent.kind === kind));
    applied = applied.filter(({ intent }) => intent.kind !== kind);
  }
  return { isAlone: hits === null, applied, dropped };
}

function listStrong(index: SearchIndex, { documents, scores }: Hits): Bitset {
  const set = emptyBitset(index.size);
  let best = 0;
  for (const score of scores) best = Math.max(best, score);
  for (let at = 0; at < documents.length; at += 1)
    if ((scores[at] ?? 0) >= best - STRONG_HIT_RANGE) put(set, documents[at] ?? 0);
  return set;
}

/** The facet whose filter means the same as an intent. */
const FACET_OF_INTENT = { price: 'price', colour: 'shadeFamily' } as const;

export const facetOf = ({ intent }: ReadIntent): string | undefined =>
  intent.kind === 'price' || intent.kind === 'colour' ? FACET_OF_INTENT[intent.kind] : undefined;

function isReplaced({ filters = {}, priceRange }: SearchQuery, read: ReadIntent): boolean {
  const facet = facetOf(read);
  if (facet === undefined) return false;
  return (filters[facet]?.length ?? 0) > 0 || (facet === 'price' && priceRange !== undefined);
}

function intersect(applied: readonly AppliedIntent[], found: Bitset | null): Bitset {
  const [first, ...others] = [...(found ? [found] : []), ...applied.map(({ allowed }) => allowed)];
  const all = first?.slice() ?? new Uint32Array(0);
  for (const other of others) keepOnly(all, other);
  return all;
}

/** Adds the bonuses of the intents to the scores of the allowed hits. */
export function rankByIntents(
  { documents, scores }: Hits,
  applied: readonly AppliedIntent[],
  allowed: Bitset,
): Hits {
  if (applied.length === 0) return { documents, scores };
  const ranked = scores.slice();
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] ?? 0;
    if (!has(allowed, document)) continue;
    let bonus = 0;
    for (const { bonusOf } of applied) bonus += bonusOf(document);
    ranked[at] = (scores[at] ?? 0) + bonus;
  }
  return { documents, scores: ranked };
}

/** The intents that narrow the result; others only change its order. */
export const listFilters = (index: SearchIndex, { applied }: AppliedIntents): readonly AppliedIntent[] =>
  applied.filter(({ intent, allowed }) => intent.label !== '' && sizeOf(allowed) < index.size);

/** What the shopper should know about the intents, each sentence once. */
export function listNotices({ isAlone, applied, dropped }: AppliedIntents): IntentNotice[] {
  const own = applied.flatMap(
    ({ intent }) => (isAlone ? intent.notice : (intent.noticeWithWords ?? intent.notice)) ?? [],
  );
  const labels = dropped
    .filter(({ intent }) => intent.label !== '')
    .map(({ intent }) => `「${intent.label}」`);
  return labels.length === 0
    ? own
    : [...own, { kind: 'relaxed', text: `没有符合${labels.join('')}的商品，下面的结果不限这一条。` }];
}
