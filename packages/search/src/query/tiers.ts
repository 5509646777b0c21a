/**
 * How sure a match is, in binary logarithms: the words of a query multiply, so that no sure word drowns what the others
 * say. Sixteenfold apart, because fields weigh up to 8 and popularity up to 1.5: neither lifts a match over the next
 * tier.
 */
export const TIER = {
  typo: 0,
  pinyin: 4,
  /** Pairs scattered over several fields, the beginning of a Latin word, initials, another word for the same. */
  loose: 8,
  word: 12,
  nickname: 16,
  exact: 20,
} as const;
