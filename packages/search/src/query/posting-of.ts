import type { SearchIndex } from '../build/build-index.ts';
import { FIELD } from '../build/fields.ts';
import type { Posting } from '../build/postings.ts';
import { termsOfWord } from '../build/terms-of.ts';
import { splitRuns } from '../text/split-runs.ts';
import { placeOf } from './hits.ts';

/** A word is where all its terms are, a Chinese one where all its pairs are; its fields are those that hold every one. */
export function meetingOf(index: SearchIndex, text: string, within: Uint32Array | undefined): Posting {
  const own = index.postings.of(text);
  if (own.documents.length > 0) return onlyWithin(own, within);
  const terms = splitRuns(text).flatMap((run) => (run.script === 'han' ? termsOfWord(run.text) : [run.text]));
  if (terms.length < 2) return own;
  return onlyWithin(
    meetAll(
      terms.map((term) => index.postings.of(term)),
      (left, right) => left & right,
    ),
    within,
  );
}

/** Fields that say what a thing is. */
const NAMING = FIELD.name | FIELD.leaf;

/** A compound is also where each of its pieces names the thing, be it apart: 眼线 on the shelf and 液笔 in the name. */
export function postingOfPieces(
  index: SearchIndex,
  pieces: readonly string[],
  within: Uint32Array | undefined,
): Posting {
  const parts = pieces.map((piece) => meetingOf(index, piece, within));
  return keepNamed(meetAll(parts, (left, right) => (left & NAMING && right & NAMING ? left | right : 0)));
}

/** How many products a word is read in at most: its rarest term tells. */
export function mostOf(index: SearchIndex, text: string): number {
  const own = index.postings.of(text).documents.length;
  if (own > 0) return own;
  const terms = splitRuns(text).flatMap((run) => (run.script === 'han' ? termsOfWord(run.text) : [run.text]));
  return Math.min(...terms.map((term) => index.postings.of(term).documents.length));
}

const meetAll = (postings: Posting[], join: (left: number, right: number) => number): Posting =>
  postings
    .sort((a, b) => a.documents.length - b.documents.length)
    .reduce((left, right) => meet(left, onlyWithin(right, left.documents), join));

function meet(left: Posting, right: Posting, join: (left: number, right: number) => number): Posting {
  const documents = new Uint32Array(left.documents.length);
  const fields = new Uint16Array(left.documents.length);
  let size = 0;
  for (let l = 0, r = 0; l < left.documents.length && r < right.documents.length; ) {
    const difference = left.documents[l]! - right.documents[r]!;
    if (difference === 0) {
      documents[size] = left.documents[l]!;
      fields[size] = join(left.fields[l]!, right.fields[r]!);
      size += 1;
    }
    if (difference <= 0) l += 1;
    if (difference >= 0) r += 1;
  }
  return { documents: documents.subarray(0, size), fields: fields.subarray(0, size) };
}

/** So many times longer, a list is better looked up than walked. */
const WORTH_LOOKING_UP = 8;

function onlyWithin(posting: Posting, within: Uint32Array | undefined): Posting {
  if (within === undefined || within.length * WORTH_LOOKING_UP > posting.documents.length) return posting;
  const documents = new Uint32Array(within.length);
  const fields = new Uint16Array(within.length);
  let size = 0;
  for (const document of within) {
    const place = placeOf(posting.documents, document);
    if (posting.documents[place] !== document) continue;
    documents[size] = document;
    fields[size] = posting.fields[place]!;
    size += 1;
  }
  return { documents: documents.subarray(0, size), fields: fields.subarray(0, size) };
}

function keepNamed({ documents, fields }: Posting): Posting {
  return {
    documents: documents.filter((_, at) => fields[at] !== 0),
    fields: fields.filter((each) => each !== 0),
  };
}
