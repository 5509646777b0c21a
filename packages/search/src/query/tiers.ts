/**
 * The certainty of a match, as binary logarithms, because scores of words are multiplied. Tiers are 16 times apart,
 * because fields count up to 8 and popularity up to 1.5: neither lifts a match over the next tier.
 */
export const TIER = {
  typo: 0,
  pinyin: 4,
  /** Pairs in different fields, a prefix of a Latin word, initials, a synonym. */
  loose: 8,
  word: 12,
  nickname: 16,
  exact: 20,
} as const;
