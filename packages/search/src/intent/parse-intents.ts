import { foldWithPositions } from '../text/fold.ts';
import type { Intent } from './intent.ts';
import { parsePriceAt } from './parse-price.ts';
import { findPhraseAt } from './phrase-table.ts';

/** An intent with the part of the keyword that it was read from. */
export interface ReadIntent {
  intent: Intent;
  start: number;
  end: number;
}

interface ParsedKeyword {
  intents: ReadIntent[];
  /** The keyword without the phrases of the intents. */
  rest: string;
}

/** Reads prices, recipients, concerns, colours, routines, exclusions and brands that are not sold from a keyword. */
export function parseIntents(keyword: string, isSoldBrand: (phrase: string) => boolean): ParsedKeyword {
  const { text, positions } = foldWithPositions(keyword);
  const original = (at: number) => positions[at] ?? keyword.length;
  const intents: ReadIntent[] = [];
  for (let at = 0; at < text.length; ) {
    const found = readAt(text, at, isSoldBrand);
    if (found?.intent) intents.push({ intent: found.intent, start: original(at), end: original(found.end) });
    at = found?.end ?? at + 1;
  }
  return { intents: intents.filter(isFirstOfItsKind), rest: cut(keyword, intents) };
}

function readAt(text: string, at: number, isSoldBrand: (phrase: string) => boolean) {
  const price = parsePriceAt(text, at);
  if (price) return { intent: price.intent, end: skipParticle(text, price.end) };
  const found = findPhraseAt(text, at);
  if (!found) return null;
  const end = at + found.phrase.length;
  if (found.meaning === null || (found.meaning.kind === 'brand' && isSoldBrand(found.phrase)))
    return { intent: null, end };
  return { intent: found.meaning, end: skipParticle(text, end) };
}

/** 的 joins the phrase to what follows. */
const skipParticle = (text: string, end: number): number => (text.charAt(end) === '的' ? end + 1 : end);

/** One price, one recipient and one brand; a repeated intent counts once. */
function isFirstOfItsKind({ intent }: ReadIntent, at: number, all: readonly ReadIntent[]): boolean {
  return !all
    .slice(0, at)
    .some(
      ({ intent: other }) =>
        other === intent || (other.kind === intent.kind && SINGLE_KINDS.has(intent.kind)),
    );
}
const SINGLE_KINDS: ReadonlySet<Intent['kind']> = new Set(['price', 'recipient', 'brand']);

/** The keyword without these parts. */
export function cut(keyword: string, parts: readonly { start: number; end: number }[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of parts) {
    rest += `${keyword.slice(from, start)} `;
    from = end;
  }
  return `${rest}${keyword.slice(from)}`.replace(/\s+/g, ' ').trim();
}
