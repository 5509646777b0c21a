/** Where in a product a word was read: one bit each. */
export const FIELD = {
  name: 1,
  brand: 2,
  /** The name of the shelf it lies on. */
  leafCategory: 4,
  nickname: 8,
  /** Effects and skin types. */
  trait: 16,
  /** Names and numbers. */
  shade: 32,
  starIngredient: 64,
  brandNickname: 128,
  /** The shelves above: 乳液面霜 holds 面霜 and eye creams alike. */
  parentCategory: 256,
} as const;

/** So many bits name a set of fields. */
export const FIELD_BITS = 9;

const FIELD_WEIGHTS: [bit: number, worth: number][] = [
  [FIELD.name, 2.5],
  [FIELD.brand, 1.8],
  [FIELD.leafCategory, 1.2],
  [FIELD.nickname, 0.6],
  [FIELD.trait, 0.4],
  [FIELD.parentCategory, 0.3],
  [FIELD.shade, 0.15],
  [FIELD.starIngredient, 0.03],
  [FIELD.brandNickname, 0.02],
];

/**
 * For every set of fields the logarithm of 1 to 8: a word in the name counts more than one among the shades. A table,
 * because it is asked for every hit.
 */
export const WEIGHT_BY_FIELDS = Float64Array.from({ length: 2 ** FIELD_BITS }, (_, fields) =>
  Math.log2(FIELD_WEIGHTS.reduce((sum, [bit, weight]) => sum + (fields & bit ? weight : 0), 1)),
);
