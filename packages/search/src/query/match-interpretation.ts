import type { SearchIndex } from '../build/build-index.ts';
import { FIELD, FIELD_BITS, WEIGHT_BY_FIELDS } from '../build/fields.ts';
import { wholeTerm } from '../build/list-terms.ts';
import { float64At, uint16At, uint32At } from '../build/typed-array-at.ts';
import { findCompoundPosting, findPosting } from './find-posting.ts';
import { type Hits, lowerBound } from './hits.ts';
import { TIER } from './tiers.ts';
import type { Interpretation } from './word.ts';

/** A match of a whole category or effect counts more than a match of a part. */
export const WHOLE_BONUS = Math.log2(1.8);

/** Where to match a word: in these products, or in this many of the most popular ones. Empty: everywhere. */
export interface MatchScope {
  within?: Uint32Array;
  limit?: number;
}

/** The products that match an interpretation, with their scores. */
export function matchInterpretation(
  index: SearchIndex,
  interpretation: Interpretation,
  { within, limit }: MatchScope,
): Hits {
  const { text, parts } = interpretation;
  if (interpretation.documents) return nicknameHits(interpretation.documents, within);
  const found = parts ? findCompoundPosting(index, parts, within) : findPosting(index, text, within);
  const documents = found.documents.subarray(0, limit);
  const { fields } = found;
  const whole = index.postings.of(wholeTerm(text));
  const scores = new Float64Array(documents.length);
  const scoreByFields = new Float64Array(2 ** FIELD_BITS);
  for (let at = 0, w = 0; at < scores.length; at += 1) {
    const document = uint32At(documents, at);
    while (w < whole.documents.length && uint32At(whole.documents, w) < document) w += 1;
    const documentFields = uint16At(fields, at);
    if (whole.documents[w] === document)
      scores[at] = scoreOf(interpretation, documentFields, uint16At(whole.fields, w));
    else {
      // Scores are never 0, so 0 means not yet computed.
      scoreByFields[documentFields] ||= scoreOf(interpretation, documentFields, 0);
      scores[at] = float64At(scoreByFields, documentFields);
    }
  }
  return { documents, scores };
}

/** As good as a nickname of the product itself. */
const NICKNAME_SCORE = TIER.nickname + float64At(WEIGHT_BY_FIELDS, FIELD.nickname) + WHOLE_BONUS;

function nicknameHits(all: Uint32Array, within: Uint32Array | undefined): Hits {
  const documents = within
    ? all.filter((document) => within[lowerBound(within, document)] === document)
    : all;
  return { documents, scores: new Float64Array(documents.length).fill(NICKNAME_SCORE) };
}

const scoreOf = (interpretation: Interpretation, fields: number, wholeFields: number): number =>
  tierOf(interpretation, fields, wholeFields) +
  float64At(WEIGHT_BY_FIELDS, fields) +
  (wholeFields === 0 ? 0 : WHOLE_BONUS);

function tierOf({ kind, meaning, text }: Interpretation, fields: number, wholeFields: number): number {
  if (kind === 'plain') return plainTier(fields, wholeFields);
  if (kind === 'typo') return TIER.typo;
  const isCategory = (fields & FIELD.leafCategory) !== 0 || (wholeFields & FIELD.parentCategory) !== 0;
  if (kind === 'pinyin')
    return isCategory || meaning === undefined || meaning === text
      ? TIER.pinyin
      : TIER.pinyin - SECONDARY_MEANING_PENALTY;
  // A synonym that names the category is as good as the word itself: 散粉 are in the category 定妆蜜粉.
  return kind === 'synonym' && isCategory ? TIER.word : TIER.loose;
}

/** Other meanings of a pinyin rank behind the first. */
const SECONDARY_MEANING_PENALTY = 2;

/** Products in the category of this name rank before those of a similar category. */
const LEAF_CATEGORY_BONUS = 1;

/** Fields where a word says little: names of parent categories and brand nicknames. */
const WEAK_FIELDS = FIELD.parentCategory | FIELD.brandNickname;

export function plainTier(fields: number, wholeFields: number): number {
  if (wholeFields & (FIELD.name | FIELD.brand)) return TIER.exact;
  if (wholeFields & FIELD.nickname) return TIER.nickname;
  if ((fields & ~WEAK_FIELDS) === 0 && wholeFields === 0) return TIER.loose;
  return fields & FIELD.leafCategory ? TIER.word + LEAF_CATEGORY_BONUS : TIER.word;
}
