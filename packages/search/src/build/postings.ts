import { FIELD_BITS } from './fields.ts';
import { uint32At } from './typed-array-at.ts';

/** For a term: the products that contain it, ascending, and the fields of each. */
export interface Posting {
  documents: Uint32Array;
  fields: Uint16Array;
}

export interface Postings {
  of: (term: string) => Posting;
  /** Latin terms, sorted for prefix search. */
  latinTerms: readonly string[];
}

const EMPTY_POSTING: Posting = { documents: new Uint32Array(0), fields: new Uint16Array(0) };
const FIELDS_MASK = 2 ** FIELD_BITS - 1;
const LATIN = /^(?!\p{Script=Han})\p{L}/u;

/** Collects terms by product, then writes all lists into two arrays. */
export class PostingsWriter {
  readonly #numbers = new Map<string, number>();
  /** A document and its fields in one small integer, which keeps the lists packed for up to four million products. */
  readonly #lists: number[][] = [];

  /** The number of a term, so that repeated texts are looked up once. */
  numberOf(term: string): number {
    const existing = this.#numbers.get(term);
    if (existing !== undefined) return existing;
    const number = this.#lists.length;
    this.#numbers.set(term, number);
    this.#lists.push([]);
    return number;
  }

  /** Documents must come in ascending order. */
  add(term: number, document: number, field: number): void {
    const list = this.#lists[term]!;
    const end = list.length - 1;
    if (end >= 0 && list[end]! >> FIELD_BITS === document) list[end]! |= field;
    else list.push((document << FIELD_BITS) | field);
  }

  finish(): Postings {
    const starts = new Uint32Array(this.#lists.length + 1);
    this.#lists.forEach((list, at) => {
      starts[at + 1] = uint32At(starts, at) + list.length;
    });
    const documents = new Uint32Array(starts.at(-1)!);
    const fields = new Uint16Array(starts.at(-1)!);
    let at = 0;
    for (const list of this.#lists) {
      for (const entry of list) {
        documents[at] = entry >> FIELD_BITS;
        fields[at] = entry & FIELDS_MASK;
        at += 1;
      }
    }
    const numbers = this.#numbers;
    return {
      of: (term) => {
        const number = numbers.get(term);
        if (number === undefined) return EMPTY_POSTING;
        const [start, end] = [uint32At(starts, number), uint32At(starts, number + 1)];
        return { documents: documents.subarray(start, end), fields: fields.subarray(start, end) };
      },
      latinTerms: [...numbers.keys()].filter((term) => LATIN.test(term)).sort(),
    };
  }
}
