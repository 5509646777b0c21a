import { addAll, type Bitset, emptyBitset, has, put } from '../build/bitset.ts';
import type { SearchIndex } from '../build/build-index.ts';
import type { QueryPins } from '../search-query.ts';
import type { AppliedIntent } from './apply-intents.ts';
import type { Page } from './take-page.ts';

/** The pins of a query by product number. Null: there are none. */
export interface NumberedPins {
  pinned: readonly { number: number; position: number }[];
  buried: readonly number[];
  /** The pinned products as a set. */
  set: Bitset;
}

export function numberPins(index: SearchIndex, pins: QueryPins | undefined): NumberedPins | null {
  if (!pins || pins.pinned.length + pins.buried.length === 0) return null;
  const set = emptyBitset(index.size);
  const pinned = pins.pinned
    .flatMap(({ id, position }) => {
      const number = index.numberOf.get(id);
      return number === undefined ? [] : [{ number, position }];
    })
    .sort((a, b) => a.position - b.position || a.number - b.number);
  for (const { number } of pinned) put(set, number);
  return { pinned, buried: pins.buried.flatMap((id) => index.numberOf.get(id) ?? []), set };
}

/** A pinned product is found even when the words do not match. */
export function withPinned(found: Bitset, pins: NumberedPins | null): Bitset {
  if (pins) addAll(found, pins.set);
  return found;
}

/** What was read from the words does not hide a pinned product, unless it is a price or an exclusion. */
export const admitPinned = (
  intents: readonly AppliedIntent[],
  pins: NumberedPins | null,
): readonly AppliedIntent[] =>
  pins === null
    ? intents
    : intents.map((intent) =>
        intent.intent.kind === 'price' || intent.intent.kind === 'exclusion'
          ? intent
          : { ...intent, allowed: withPinned(intent.allowed.slice(), pins) },
      );

/** Puts allowed pinned products at their places and buried ones last. */
export function placePins(page: Page, pins: NumberedPins | null, allowed: Bitset, total: number): Page {
  if (!pins) return page;
  const pinned = pins.pinned.filter(({ number }) => has(allowed, number));
  const first = new Set(pinned.map(({ number }) => number));
  const buried = [...new Set(pins.buried)].filter((number) => has(allowed, number) && !first.has(number));
  const moved = new Set([...first, ...buried]);
  const restSize = total - moved.size;
  return (start, end) => {
    const rest = page(0, Math.min(end, total) + moved.size).filter((number) => !moved.has(number));
    const placed: number[] = [];
    let [nextPin, nextRest] = [0, 0];
    while (placed.length < end) {
      const pin = pinned[nextPin];
      if (pin && (pin.position <= placed.length + 1 || nextRest >= restSize)) {
        placed.push(pin.number);
        nextPin += 1;
      } else if (nextRest < restSize && rest[nextRest] !== undefined) {
        placed.push(rest[nextRest]!);
        nextRest += 1;
      } else break;
    }
    return [...placed, ...buried].slice(start, end);
  };
}
