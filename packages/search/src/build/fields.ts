/** Where in a product a word was read: one bit each. */
export const FIELD = {
  name: 1,
  brand: 2,
  category: 4,
  nickname: 8,
  /** Effects and skin types. */
  trait: 16,
  shade: 32,
  star: 64,
  brandNickname: 128,
} as const;

const WORTH: [bit: number, worth: number][] = [
  [FIELD.name, 2.5],
  [FIELD.brand, 1.8],
  [FIELD.category, 1.5],
  [FIELD.nickname, 0.6],
  [FIELD.trait, 0.4],
  [FIELD.shade, 0.15],
  [FIELD.star, 0.03],
  [FIELD.brandNickname, 0.02],
];

/**
 * For every set of fields the logarithm of 1 to 8: a word in the name counts more than one among the shades. A table,
 * because it is asked for every hit.
 */
export const WORTH_OF_FIELDS = Float64Array.from({ length: 256 }, (_, fields) =>
  Math.log2(WORTH.reduce((sum, [bit, worth]) => sum + (fields & bit ? worth : 0), 1)),
);
