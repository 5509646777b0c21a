import type { SearchIndex } from '../build/build-index.ts';
import { FIELD, FIELD_BITS, WEIGHT_BY_FIELDS } from '../build/fields.ts';
import { wholeTerm } from '../build/list-terms.ts';
import { findCompoundPosting, findPosting } from './find-posting.ts';
import type { Hits } from './hits.ts';
import { TIER } from './tiers.ts';
import type { Interpretation } from './word.ts';

/** Being the whole of a category or effect counts more than being a part of its name. */
export const WHOLE_BONUS = Math.log2(1.8);

/** Where to look for a word: among these products, or so many of the most popular ones. Left out: everywhere. */
export interface MatchScope {
  within?: Uint32Array;
  limit?: number;
}

/** The products a reading is found in, scored by how and where. */
export function matchInterpretation(
  index: SearchIndex,
  interpretation: Interpretation,
  { within, limit }: MatchScope,
): Hits {
  const { text, pieces } = interpretation;
  const found = pieces ? findCompoundPosting(index, pieces, within) : findPosting(index, text, within);
  const documents = found.documents.subarray(0, limit);
  const { fields } = found;
  const whole = index.postings.of(wholeTerm(text));
  const scores = new Float64Array(documents.length);
  const scoreByFields = new Float64Array(2 ** FIELD_BITS);
  for (let at = 0, w = 0; at < scores.length; at += 1) {
    const document = documents[at]!;
    while (w < whole.documents.length && whole.documents[w]! < document) w += 1;
    const documentFields = fields[at]!;
    if (whole.documents[w] === document)
      scores[at] = scoreOf(interpretation, documentFields, whole.fields[w]!);
    else {
      // A tier is never the logarithm of nothing: zero stands for not yet worked out.
      scoreByFields[documentFields] ||= scoreOf(interpretation, documentFields, 0);
      scores[at] = scoreByFields[documentFields]!;
    }
  }
  return { documents, scores };
}

const scoreOf = (interpretation: Interpretation, fields: number, wholeFields: number): number =>
  tierOf(interpretation, fields, wholeFields) +
  WEIGHT_BY_FIELDS[fields]! +
  (wholeFields === 0 ? 0 : WHOLE_BONUS);

function tierOf({ kind, meaning, text }: Interpretation, fields: number, wholeFields: number): number {
  if (kind === 'plain') return plainTier(fields, wholeFields);
  if (kind === 'typo') return TIER.typo;
  const isCategory = (fields & FIELD.leafCategory) !== 0 || (wholeFields & FIELD.parentCategory) !== 0;
  if (kind === 'pinyin')
    return isCategory || meaning === undefined || meaning === text
      ? TIER.pinyin
      : TIER.pinyin - SECONDARY_MEANING_PENALTY;
  // Another word that names the very shelf is as good as the word itself: 散粉 lie on the shelf 定妆蜜粉.
  return kind === 'synonym' && isCategory ? TIER.word : TIER.loose;
}

/** What a spelled word may mean besides stands behind what it means first. */
const SECONDARY_MEANING_PENALTY = 2;

/** What lies on the shelf of this name stands before what lies on a shelf of the same kind. */
const LEAF_CATEGORY_BONUS = 1;

/** Where a word says little by itself: in the middle of an upper shelf's or of a brand's nickname. */
const WEAK_FIELDS = FIELD.parentCategory | FIELD.brandNickname;

export function plainTier(fields: number, wholeFields: number): number {
  if (wholeFields & (FIELD.name | FIELD.brand)) return TIER.exact;
  if (wholeFields & FIELD.nickname) return TIER.nickname;
  if ((fields & ~WEAK_FIELDS) === 0 && wholeFields === 0) return TIER.loose;
  return fields & FIELD.leafCategory ? TIER.word + LEAF_CATEGORY_BONUS : TIER.word;
}
