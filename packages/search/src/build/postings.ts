import { NumberList } from './number-list.ts';
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
const LATIN = /^(?!\p{Script=Han})\p{L}/u;

/** Collects terms by product, then sorts them by term into two arrays. */
export class PostingsWriter {
  readonly #numbers = new Map<string, number>();
  /** In the order of documents: the numbers of their terms and the fields of each; then where each document ends. */
  readonly #terms = new NumberList();
  readonly #fields = new NumberList();
  readonly #ends = new NumberList();
  /** By term: one more than the place of its latest entry, so that a term of several texts is one entry. */
  readonly #latest = new NumberList();
  #start = 0;

  /** The number of a term, so that repeated texts are looked up once. */
  numberOf(term: string): number {
    const existing = this.#numbers.get(term);
    if (existing !== undefined) return existing;
    const number = this.#numbers.size;
    this.#numbers.set(term, number);
    this.#latest.push(0);
    return number;
  }

  /** A term of the current document. */
  add(term: number, field: number): void {
    const latest = this.#latest.at(term);
    if (latest > this.#start) {
      this.#fields.set(latest - 1, this.#fields.at(latest - 1) | field);
      return;
    }
    this.#terms.push(term);
    this.#fields.push(field);
    this.#latest.set(term, this.#terms.length);
  }

  /** The current document is complete; the next one follows. */
  endDocument(): void {
    this.#start = this.#terms.length;
    this.#ends.push(this.#start);
  }

  finish(): Postings {
    const terms = this.#terms.view();
    const fieldsAt = this.#fields.view();
    const starts = startsOf(terms, this.#numbers.size);
    const documents = new Uint32Array(terms.length);
    const fields = new Uint16Array(terms.length);
    const next = starts.slice();
    let from = 0;
    for (const [document, end] of this.#ends.view().entries()) {
      for (let at = from; at < end; at += 1) {
        const term = uint32At(terms, at);
        const place = uint32At(next, term);
        documents[place] = document;
        fields[place] = uint32At(fieldsAt, at);
        next[term] = place + 1;
      }
      from = end;
    }
    return createPostings(this.#numbers, { starts, documents, fields });
  }
}

/** Where the list of each term begins. */
function startsOf(terms: Uint32Array, size: number): Uint32Array {
  const starts = new Uint32Array(size + 1);
  for (const term of terms) starts[term + 1] = uint32At(starts, term + 1) + 1;
  for (let term = 0; term < size; term += 1)
    starts[term + 1] = uint32At(starts, term + 1) + uint32At(starts, term);
  return starts;
}

/** Apart from the writer, whose arrays would otherwise live as long as the index. */
const createPostings = (
  numbers: ReadonlyMap<string, number>,
  { starts, documents, fields }: Posting & { starts: Uint32Array },
): Postings => ({
  of: (term) => {
    const number = numbers.get(term);
    if (number === undefined) return EMPTY_POSTING;
    const [start, end] = [uint32At(starts, number), uint32At(starts, number + 1)];
    return { documents: documents.subarray(start, end), fields: fields.subarray(start, end) };
  },
  latinTerms: [...numbers.keys()].filter((term) => LATIN.test(term)).sort(),
});
