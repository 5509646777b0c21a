import type { SearchIndex } from '../build/build-index.ts';
import { FIELD } from '../build/fields.ts';
import { termsOfWord } from '../build/list-terms.ts';
import type { Posting } from '../build/postings.ts';
import { uint16At, uint32At } from '../build/typed-array-at.ts';
import { splitRuns } from '../text/split-runs.ts';
import { lowerBound } from './hits.ts';

/**
 * The products that contain all terms of a word (for Chinese all character pairs), with the fields that contain every
 * one.
 */
export function findPosting(index: SearchIndex, text: string, within: Uint32Array | undefined): Posting {
  const exact = index.postings.of(text);
  if (exact.documents.length > 0) return restrictTo(exact, within);
  const terms = splitRuns(text).flatMap((run) => (run.script === 'han' ? termsOfWord(run.text) : [run.text]));
  if (terms.length < 2) return exact;
  return restrictTo(
    intersectAll(
      terms.map((term) => index.postings.of(term)),
      (left, right) => left & right,
    ),
    within,
  );
}

/** Fields that say what a product is. */
const NAMING_FIELDS = FIELD.name | FIELD.leafCategory;

/** A compound also matches when its parts stand apart in naming fields: 眼线 in the category and 液笔 in the name. */
export function findCompoundPosting(
  index: SearchIndex,
  parts: readonly string[],
  within: Uint32Array | undefined,
): Posting {
  const postings = parts.map((part) => findPosting(index, part, within));
  return dropUnnamed(
    intersectAll(postings, (left, right) =>
      left & NAMING_FIELDS && right & NAMING_FIELDS ? left | right : 0,
    ),
  );
}

/** An upper bound of the products with a word, from its rarest term. */
export function maxMatches(index: SearchIndex, text: string): number {
  const exact = index.postings.of(text).documents.length;
  if (exact > 0) return exact;
  const terms = splitRuns(text).flatMap((run) => (run.script === 'han' ? termsOfWord(run.text) : [run.text]));
  return Math.min(...terms.map((term) => index.postings.of(term).documents.length));
}

const intersectAll = (postings: Posting[], combineFields: (left: number, right: number) => number): Posting =>
  postings
    .sort((a, b) => a.documents.length - b.documents.length)
    .reduce((left, right) => intersect(left, restrictTo(right, left.documents), combineFields));

function intersect(
  left: Posting,
  right: Posting,
  combineFields: (left: number, right: number) => number,
): Posting {
  const documents = new Uint32Array(left.documents.length);
  const fields = new Uint16Array(left.documents.length);
  let size = 0;
  for (let l = 0, r = 0; l < left.documents.length && r < right.documents.length; ) {
    const difference = uint32At(left.documents, l) - uint32At(right.documents, r);
    if (difference === 0) {
      documents[size] = uint32At(left.documents, l);
      fields[size] = combineFields(uint16At(left.fields, l), uint16At(right.fields, r));
      size += 1;
    }
    if (difference <= 0) l += 1;
    if (difference >= 0) r += 1;
  }
  return { documents: documents.subarray(0, size), fields: fields.subarray(0, size) };
}

/** From this length ratio on, a binary search in the longer list is faster than walking it. */
const LOOKUP_RATIO = 8;

function restrictTo(posting: Posting, within: Uint32Array | undefined): Posting {
  if (within === undefined || within.length * LOOKUP_RATIO > posting.documents.length) return posting;
  const documents = new Uint32Array(within.length);
  const fields = new Uint16Array(within.length);
  let size = 0;
  for (const document of within) {
    const position = lowerBound(posting.documents, document);
    if (posting.documents[position] !== document) continue;
    documents[size] = document;
    fields[size] = uint16At(posting.fields, position);
    size += 1;
  }
  return { documents: documents.subarray(0, size), fields: fields.subarray(0, size) };
}

function dropUnnamed({ documents, fields }: Posting): Posting {
  return {
    documents: documents.filter((_, at) => fields[at] !== 0),
    fields: fields.filter((each) => each !== 0),
  };
}
