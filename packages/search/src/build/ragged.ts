import { uint32At } from './typed-array-at.ts';
/** A short list of numbers for each product, stored in one array. */
export interface Ragged {
  /** Where the list of a product starts in `all`; the next start is its end. */
  starts: Uint32Array;
  all: Uint32Array;
}

export function ragged(lists: readonly (readonly number[])[]): Ragged {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, at) => {
    starts[at + 1] = uint32At(starts, at) + list.length;
  });
  return { starts, all: Uint32Array.from(lists.flat()) };
}

/** The same for words: each distinct word becomes a number. */
export function raggedWords(lists: readonly (readonly string[])[]): Ragged {
  const numbers = new Map<string, number>();
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  return ragged(lists.map((words) => words.map(numberOf)));
}

export const listOf = ({ starts, all }: Ragged, product: number): Uint32Array =>
  all.subarray(uint32At(starts, product), uint32At(starts, product + 1));
