import { type Bitset, forEach, sizeOf } from '../build/bitset.ts';
import { float64At, uint32At } from '../build/typed-array-at.ts';

/** Matching products, ascending by number, with their scores. */
export interface Hits {
  documents: Uint32Array;
  scores: Float64Array;
}

export const NO_HITS: Hits = { documents: new Uint32Array(0), scores: new Float64Array(0) };

/** All products of a set, with equal scores. */
export function hitsIn(set: Bitset): Hits {
  const documents = new Uint32Array(sizeOf(set));
  let size = 0;
  forEach(set, (document) => {
    documents[size] = document;
    size += 1;
  });
  return { documents, scores: new Float64Array(documents.length) };
}

/** Products in both lists; scores are added. */
export function intersectHits(left: Hits, right: Hits): Hits {
  const maxSize = Math.min(left.documents.length, right.documents.length);
  const documents = new Uint32Array(maxSize);
  const scores = new Float64Array(maxSize);
  let size = 0;
  for (let l = 0, r = 0; l < left.documents.length && r < right.documents.length; ) {
    const difference = uint32At(left.documents, l) - uint32At(right.documents, r);
    if (difference === 0) {
      documents[size] = uint32At(left.documents, l);
      scores[size] = float64At(left.scores, l) + float64At(right.scores, r);
      size += 1;
    }
    if (difference <= 0) l += 1;
    if (difference >= 0) r += 1;
  }
  return { documents: documents.subarray(0, size), scores: scores.subarray(0, size) };
}

/**
 * A product that matches two interpretations of a word ranks before one that matches only one: 散粉 in the category 蜜粉.
 */
const BOTH_BONUS = 1;

/** Products in either list, with the better score. */
function uniteTwo(left: Hits, right: Hits): Hits {
  if (left.documents.length === 0) return right;
  if (right.documents.length === 0) return left;
  const maxSize = left.documents.length + right.documents.length;
  const documents = new Uint32Array(maxSize);
  const scores = new Float64Array(maxSize);
  let size = 0;
  for (let l = 0, r = 0; l < left.documents.length || r < right.documents.length; size += 1) {
    const fromLeft = left.documents[l] ?? Number.POSITIVE_INFINITY;
    const fromRight = right.documents[r] ?? Number.POSITIVE_INFINITY;
    documents[size] = Math.min(fromLeft, fromRight);
    if (fromLeft === fromRight)
      scores[size] = Math.max(float64At(left.scores, l), float64At(right.scores, r)) + BOTH_BONUS;
    else scores[size] = fromLeft < fromRight ? float64At(left.scores, l) : float64At(right.scores, r);
    if (fromLeft <= fromRight) l += 1;
    if (fromRight <= fromLeft) r += 1;
  }
  return { documents: documents.subarray(0, size), scores: scores.subarray(0, size) };
}

/** Merged pairwise, so that long lists are walked as rarely as possible. */
export function uniteHits(lists: readonly Hits[]): Hits {
  if (lists.length < 2) return lists[0] ?? NO_HITS;
  const middle = lists.length >>> 1;
  return uniteTwo(uniteHits(lists.slice(0, middle)), uniteHits(lists.slice(middle)));
}

/** The score of one product; null when it is not among the hits. */
export function scoreOf(hits: Hits, document: number): number | null {
  const position = lowerBound(hits.documents, document);
  return hits.documents[position] === document ? float64At(hits.scores, position) : null;
}

/** The position of a product in an ascending list, or where it would be inserted. */
export function lowerBound(documents: Uint32Array, document: number): number {
  let low = 0;
  let high = documents.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (uint32At(documents, middle) < document) low = middle + 1;
    else high = middle;
  }
  return low;
}
