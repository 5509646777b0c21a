import type { SearchIndex } from '../build/build-index.ts';
import { FIELD, FIELD_BITS, WORTH_OF_FIELDS } from '../build/fields.ts';
import { wholeTerm } from '../build/terms-of.ts';
import type { Hits } from './hits.ts';
import { meetingOf, postingOfPieces } from './posting-of.ts';
import { TIER } from './tiers.ts';
import type { Reading } from './word.ts';

/** Being the whole of a category or effect counts more than being a part of its name. */
export const WHOLE_BONUS = Math.log2(1.8);

/** Where to look for a word: among these products, or so many of the most popular ones. Left out: everywhere. */
export interface Bounds {
  within?: Uint32Array;
  most?: number;
}

/** The products a reading is found in, scored by how and where. */
export function findReading(index: SearchIndex, reading: Reading, { within, most }: Bounds): Hits {
  const { text, pieces } = reading;
  const found = pieces ? postingOfPieces(index, pieces, within) : meetingOf(index, text, within);
  const documents = found.documents.subarray(0, most);
  const { fields } = found;
  const whole = index.postings.of(wholeTerm(text));
  const scores = new Float64Array(documents.length);
  const ordinary = new Float64Array(2 ** FIELD_BITS);
  for (let at = 0, w = 0; at < scores.length; at += 1) {
    const document = documents[at]!;
    while (w < whole.documents.length && whole.documents[w]! < document) w += 1;
    const own = fields[at]!;
    if (whole.documents[w] === document) scores[at] = scoreOf(reading, own, whole.fields[w]!);
    else {
      // A tier is never the logarithm of nothing: zero stands for not yet worked out.
      ordinary[own] ||= scoreOf(reading, own, 0);
      scores[at] = ordinary[own]!;
    }
  }
  return { documents, scores };
}

const scoreOf = (reading: Reading, fields: number, wholeFields: number): number =>
  tierOf(reading, fields, wholeFields) + WORTH_OF_FIELDS[fields]! + (wholeFields === 0 ? 0 : WHOLE_BONUS);

function tierOf({ kind, meaning, text }: Reading, fields: number, wholeFields: number): number {
  if (kind === 'plain') return plainTier(fields, wholeFields);
  if (kind === 'typo') return TIER.typo;
  const isShelf = (fields & FIELD.leaf) !== 0 || (wholeFields & FIELD.shelf) !== 0;
  if (kind === 'pinyin')
    return isShelf || meaning === undefined || meaning === text ? TIER.pinyin : TIER.pinyin - ASIDE;
  // Another word that names the very shelf is as good as the word itself: 散粉 lie on the shelf 定妆蜜粉.
  return kind === 'synonym' && isShelf ? TIER.word : TIER.loose;
}

/** What a spelled word may mean besides stands behind what it means first. */
const ASIDE = 2;

/** What lies on the shelf of this name stands before what lies on a shelf of the same kind. */
const ON_ITS_SHELF = 1;

/** Where a word says little by itself: in the middle of an upper shelf's or of a brand's nickname. */
const ASIDE_FIELDS = FIELD.shelf | FIELD.brandNickname;

export function plainTier(fields: number, wholeFields: number): number {
  if (wholeFields & (FIELD.name | FIELD.brand)) return TIER.exact;
  if (wholeFields & FIELD.nickname) return TIER.nickname;
  if ((fields & ~ASIDE_FIELDS) === 0 && wholeFields === 0) return TIER.loose;
  return fields & FIELD.leaf ? TIER.word + ON_ITS_SHELF : TIER.word;
}
