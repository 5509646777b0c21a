import type { SearchIndex } from '../build/build-index.ts';
import { FIELD, WORTH_OF_FIELDS } from '../build/fields.ts';
import type { Posting } from '../build/postings.ts';
import { termsOfWord, wholeTerm } from '../build/terms-of.ts';
import type { Hits } from './hits.ts';
import { TIER } from './tiers.ts';
import type { Reading } from './word.ts';

/** Being the whole of a category or effect counts more than being a part of its name. */
const WHOLE_BONUS = Math.log2(1.8);

const TIER_OF_KIND = { part: TIER.loose, synonym: TIER.loose, pinyin: TIER.pinyin, typo: TIER.typo } as const;

/** The products a reading is found in, scored by how and where. */
export function findReading(index: SearchIndex, { text, kind }: Reading): Hits {
  const found = postingOf(index, text);
  const whole = index.postings.of(wholeTerm(text));
  const scores = new Float64Array(found.documents.length);
  for (let at = 0, w = 0; at < scores.length; at += 1) {
    const document = found.documents[at]!;
    while (w < whole.documents.length && whole.documents[w]! < document) w += 1;
    const wholeFields = whole.documents[w] === document ? whole.fields[w]! : 0;
    const fields = found.fields[at]!;
    const tier = kind === 'plain' ? plainTier(fields, wholeFields) : TIER_OF_KIND[kind];
    scores[at] = tier + WORTH_OF_FIELDS[fields]! + (wholeFields === 0 ? 0 : WHOLE_BONUS);
  }
  return { documents: found.documents, scores };
}

export function plainTier(fields: number, wholeFields: number): number {
  if (wholeFields & (FIELD.name | FIELD.brand)) return TIER.exact;
  if (wholeFields & FIELD.nickname) return TIER.nickname;
  return fields === 0 ? TIER.loose : TIER.word;
}

const HAN = /^\p{Script=Han}/u;

/** A Chinese word is where all its pairs are; its fields are those that hold every pair. */
function postingOf(index: SearchIndex, text: string): Posting {
  if (!HAN.test(text)) return index.postings.of(text);
  return termsOfWord(text)
    .map((term) => index.postings.of(term))
    .sort((a, b) => a.documents.length - b.documents.length)
    .reduce(meet);
}

function meet(left: Posting, right: Posting): Posting {
  const documents = new Uint32Array(left.documents.length);
  const fields = new Uint8Array(left.documents.length);
  let size = 0;
  for (let l = 0, r = 0; l < left.documents.length && r < right.documents.length; ) {
    const difference = left.documents[l]! - right.documents[r]!;
    if (difference === 0) {
      documents[size] = left.documents[l]!;
      fields[size] = left.fields[l]! & right.fields[r]!;
      size += 1;
    }
    if (difference <= 0) l += 1;
    if (difference >= 0) r += 1;
  }
  return { documents: documents.subarray(0, size), fields: fields.subarray(0, size) };
}
