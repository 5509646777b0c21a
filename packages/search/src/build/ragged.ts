import { NumberList } from './number-list.ts';
import { uint32At } from './typed-array-at.ts';

/** A short list of numbers for each product, stored in one array. */
export interface Ragged {
  /** Where the list of a product starts in `all`; the next start is its end. */
  starts: Uint32Array;
  all: Uint32Array;
}

export function raggedFrom<Item>(
  items: readonly Item[],
  listFor: (item: Item, at: number) => readonly number[],
): Ragged {
  const starts = new Uint32Array(items.length + 1);
  const all = new NumberList();
  for (const [at, item] of items.entries()) {
    for (const number of listFor(item, at)) all.push(number);
    starts[at + 1] = all.length;
  }
  return { starts, all: all.toArray() };
}

/** The same for words: each distinct word becomes a number. */
export function raggedWords<Item>(
  items: readonly Item[],
  wordsOf: (item: Item) => readonly string[],
): Ragged {
  const numbers = new Map<string, number>();
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  return raggedFrom(items, (item) => wordsOf(item).map(numberOf));
}

export const listOf = ({ starts, all }: Ragged, product: number): Uint32Array =>
  all.subarray(uint32At(starts, product), uint32At(starts, product + 1));
